// weights.go is the table of all that evaluation counts.

package engine

// weights are in centipawns for the middle game and the endgame. Ranks and files are seen
// from the side that owns the piece; the files a to d stand for e to h as well.
//
// Where the numbers began: the squares' are those that Ronald Friederich tuned for his
// engine Rofchade and published, left and right made equal. From there TestTune has drawn
// them toward what Stockfish 15.1 says, one ply deep, of 295,000 quiet positions that grew
// out of 3,297 games of this engine. Pressure in the middle game is two fifths higher than
// that: positions before an attack are few, and in a match of 300 games it gained 36 Elo (3 to
// 70), the best of six such trials, so less in truth.
var weights = struct {
	tempo                                   weight // to be on the move
	material                                [6]weight
	squares                                 [6][32]weight // by rank, and files a to d
	mobility                                [6][14]weight // by kind and half the number of squares
	bishops, openFile, halfOpenFile, threat weight
	isolated, doubled, united, blocked      weight
	passed                                  [8]weight  // by rank
	ownKing, otherKing                      weight     // for each step to the square before a passed pawn, by its rank
	shelter                                 [2]weight  // for each pawn one or two ranks before the king
	pressure                                [20]weight // by how often pieces attack the squares around the king
}{
	tempo:    weight{15, 5},
	material: [6]weight{queen: {966, 889}, rook: {449, 538}, bishop: {362, 313}, knight: {354, 299}, pawn: {82, 79}},
	squares: [6][32]weight{
		king: {
			{30, -31}, {34, -19}, {-2, -11}, {1, -18}, {21, -3}, {5, 11}, {-22, 16}, {-37, 7}, {-18, -13}, {-34, 13}, {-53, 15}, {-78, 18}, {-59, -13}, {-33, 8}, {-62, 17}, {-84, 23},
			{-35, -12}, {-22, 7}, {-39, 17}, {-43, 15}, {-17, -3}, {16, 5}, {-17, 25}, {-14, 12}, {0, -8}, {-18, 11}, {-11, 3}, {-5, -1}, {-26, -56}, {12, -10}, {-12, 6}, {-34, -17},
		},
		queen: {
			{-25, -23}, {-19, -29}, {-3, -44}, {3, -44}, {-22, -16}, {-7, -34}, {15, -38}, {12, -18}, {-12, 2}, {-6, 9}, {-2, 16}, {1, -3}, {-16, 6}, {-4, 15}, {-11, 20}, {-11, 39},
			{-1, 22}, {-24, 32}, {-8, 27}, {-16, 45}, {7, -17}, {4, 8}, {9, 14}, {14, 25}, {-2, -4}, {-28, 28}, {-4, 18}, {-22, 42}, {-15, -23}, {8, 0}, {-4, -13}, {6, 3},
		},
		rook: {
			{-17, -9}, {-12, -3}, {10, -6}, {18, -14}, {-46, 5}, {-14, -3}, {-8, -12}, {-8, -8}, {-21, -3}, {-8, -4}, {-15, 3}, {-5, -10}, {-20, 11}, {-15, 15}, {-7, 8}, {1, 2},
			{-9, 21}, {7, 9}, {17, 9}, {16, 7}, {4, 19}, {24, 11}, {40, 6}, {29, 6}, {16, 17}, {-7, 25}, {25, 6}, {41, 0}, {14, 26}, {24, 19}, {5, 22}, {17, 5},
		},
		bishop: {
			{-9, 10}, {-3, -1}, {-11, -5}, {-15, -6}, {9, -10}, {26, -16}, {10, -9}, {14, -12}, {0, -1}, {19, -5}, {18, 4}, {13, 6}, {-3, -5}, {14, -3}, {9, 13}, {29, 9},
			{5, -3}, {6, 2}, {13, 1}, {37, 14}, {5, 0}, {19, -7}, {38, -2}, {32, -4}, {-34, -8}, {13, -6}, {2, -4}, {-1, -4}, {-1, -1}, {-5, -16}, {-68, 0}, {-34, -6},
		},
		knight: {
			{-54, -43}, {-24, -46}, {-27, -21}, {-9, -18}, {-19, -41}, {-20, 0}, {6, -16}, {12, -11}, {-16, -33}, {7, -12}, {18, -5}, {24, 9}, {3, -6}, {2, 8}, {16, 18}, {29, 30},
			{20, -13}, {19, 7}, {41, 18}, {43, 25}, {-16, -28}, {60, -14}, {61, 8}, {79, 8}, {-39, -12}, {-24, -4}, {63, -26}, {30, 1}, {-119, -62}, {-52, -42}, {-75, -11}, {-4, -31},
		},
		pawn: {
			{0, 0}, {0, 0}, {0, 0}, {0, 0}, {-28, 22}, {2, 11}, {-7, 29}, {-27, 23}, {-11, 7}, {3, 10}, {2, 10}, {-3, 11}, {-16, 16}, {0, 21}, {12, 5}, {24, -1},
			{1, 25}, {14, 19}, {27, 14}, {33, 5}, {14, 44}, {20, 41}, {19, 52}, {59, 19}, {38, 136}, {66, 123}, {89, 103}, {85, 123},
		},
	},
	mobility: [6][14]weight{
		queen:  {{-50, -39}, {-41, -45}, {-30, -44}, {-20, -32}, {-12, -17}, {-5, -11}, {0, 2}, {9, 6}, {12, 18}, {32, 21}, {31, 15}, {10, -5}, {16, 10}, {13, 19}},
		rook:   {{-20, -58}, {-15, -20}, {-7, 4}, {-3, 15}, {0, 30}, {7, 34}, {-2, 37}, {-9, 36}},
		bishop: {{-35, -51}, {-9, -16}, {6, 7}, {10, 17}, {14, 24}, {21, 25}, {15, 43}, {24, 20}},
		knight: {{-18, -32}, {-2, 7}, {10, 14}, {18, 16}, {19, 8}},
	},
	bishops: weight{51, 48}, openFile: weight{50, 1}, halfOpenFile: weight{24, 10}, threat: weight{65, 18},
	isolated: weight{-10, -5}, doubled: weight{-8, -22}, united: weight{7, 5}, blocked: weight{6, -46},
	passed:  [8]weight{{0, 0}, {12, -4}, {11, 6}, {-8, 38}, {-5, 75}, {34, 106}, {25, 92}},
	ownKing: weight{2, -4}, otherKing: weight{-3, 6},
	shelter:  [2]weight{{31, -8}, {17, -6}},
	pressure: [20]weight{{-30, 7}, {-23, 10}, {-9, 8}, {21, 6}, {82, -19}, {95, -16}, {84, -16}, {89, -9}, {89, 2}, {117, 12}, {138, 14}, {168, 16}, {196, 18}, {226, 20}, {259, 22}, {291, 24}, {324, 26}, {358, 28}, {392, 30}, {427, 32}},
}
