// drawings.go lists what is defined once in a file and used many times.

package picture

// A drawing is defined in a box of a square's size.
type drawing struct {
	id     string
	define func(c *canvas)
}

// drawings lists the squares, the pieces and the marks, in the order of a file.
func drawings() []drawing {
	list := []drawing{
		{"light", func(c *canvas) { defineSquare(c, "light", lightSquare) }},
		{"dark", func(c *canvas) { defineSquare(c, "dark", darkSquare) }},
	}
	for _, s := range shapes {
		list = append(list, drawing{s.name, s.define})
	}
	for _, m := range marks {
		list = append(list, drawing{m.element, func(c *canvas) { m.define(c, m.element, m.path) }})
		if id := m.element + "-corner"; m.corner != "" {
			list = append(list, drawing{id, func(c *canvas) { m.define(c, id, m.corner) }})
		}
	}
	return list
}

func defineSquare(c *canvas, id, color string) {
	c.line(`<path id="%s" d="M0 0H%dV%[2]dH0Z" fill="%[3]s"/>`, id, cell, color)
}
