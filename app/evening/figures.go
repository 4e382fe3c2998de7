package evening

// Figures counts what a player did in an evening.
type Figures struct{ Games, Won, Served, Struck int }

// Figures counts for every player; partners share the figures of their sheet.
func (e Evening) Figures() []Figures {
	list := make([]Figures, len(e.Players))
	for _, g := range e.Games {
		for i, names := range g.Names {
			for _, name := range names {
				f := &list[e.player(name)]
				f.Games++
				f.Served += g.Served[i]
				f.Struck += g.Struck[i]
				if g.Won(i) {
					f.Won++
				}
			}
		}
	}
	return list
}
