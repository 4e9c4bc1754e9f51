// witnesses.go is yours: positions on which three crooked sets of rules fail.

package exercises

// Witnesses returns one witness each against [CrookedA], [CrookedB] and
// [CrookedC], in this order: a position that could stand in a game, a depth from
// 1 to 3 and a first move on which the divide of the crooked rules and that of
// the real ones differ. With each goes the diagnosis: which [Slip] it is.
func Witnesses() [3]Witness {
	panic("task Witnesses: not written yet")
}
