package cardgame

import (
	"slices"
	"sort"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Showdown is the words of a hand as they are turned up, one after the other.
// All of them are known to the table by then; the order is for the eye and the
// ear.
type Showdown struct {
	Order []engine.Player // who laid a word, the lowest first, equal ones from the dealer's left
	Up    int             // how many of them lie face up
	None  []engine.Player // still in, without a word
	Out   []engine.Player // dropped out
}

// Showdown is the words that lie on the table, all but the last few turned up.
func (e *Evening) Showdown(down int) Showdown {
	v, n := e.Public(), engine.Player(e.Seats())
	var s Showdown
	for i := range n {
		p := (v.Dealer+i)%n + 1
		switch seat := v.Seats[p-1]; {
		case !seat.In && seat.Dealt:
			s.Out = append(s.Out, p)
		case !seat.In:
		case seat.Laid == "":
			s.None = append(s.None, p)
		default:
			s.Order = append(s.Order, p)
		}
	}
	sort.SliceStable(s.Order, func(i, j int) bool { return worth(v, s.Order[i]) < worth(v, s.Order[j]) })
	s.Up = max(0, len(s.Order)-down)
	return s
}

// worth is what the cards of a word count, whatever became of it.
func worth(v letters.View, p engine.Player) int { return v.Rules.Deck.Sum(v.Seats[p-1].Laid) }

// Leads are those of some seats who lead with a word that lies face up and was
// not refused; nobody where there is none.
func (s Showdown) Leads(v letters.View, among []engine.Player) (list []engine.Player) {
	for _, p := range s.Order[:s.Up] {
		if v.Seats[p-1].Doubt == letters.Refused || !slices.Contains(among, p) {
			continue
		}
		if len(list) > 0 && worth(v, p) > worth(v, list[0]) {
			list = nil
		}
		list = append(list, p)
	}
	return list
}

// Top is who leads, of several the one whose word was turned up last, 0 for
// nobody.
func (s Showdown) Top(v letters.View) engine.Player {
	if leads := s.Leads(v, s.Order); len(leads) > 0 {
		return leads[len(leads)-1]
	}
	return 0
}

// Behind are the others whose words lie face up: the best first, then those
// that were refused.
func (s Showdown) Behind(v letters.View) []engine.Player {
	top := s.Top(v)
	var list, refused []engine.Player
	for i := s.Up - 1; i >= 0; i-- {
		switch p := s.Order[i]; {
		case v.Seats[p-1].Doubt == letters.Refused:
			refused = append(refused, p)
		case p != top:
			list = append(list, p)
		}
	}
	return append(list, refused...)
}

// Opening is what is said before the first word is turned up.
func (s Speech) Opening(e *Evening, sd Showdown) string {
	t := s.T.Cards()
	text := t.Say.Showdown
	if len(sd.None) > 0 {
		text += " " + s.T.Fill(t.Showdown.None, s.Seats(e, sd.None))
	}
	return text
}

// Turned is what is said of the words from a place in the order on that lie
// face up, a sentence each, with what has become of it where it was doubted, and of who leads
// once there are no more.
func (s Speech) Turned(e *Evening, sd Showdown, from int) string {
	t, v, text := &s.T.Cards().Showdown, e.Public(), ""
	for _, p := range sd.Order[from:max(from, sd.Up)] {
		word := v.Seats[p-1].Laid
		text += " " + e.Name(p) + ": " + e.Spelled(word.Word()) + ", " + s.Points(v.Rules.Deck.Sum(word))
		switch v.Seats[p-1].Doubt {
		case letters.Refused:
			text += ", " + t.Refused
		case letters.Upheld:
			text += ", " + t.Upheld
		}
		text += "."
		if len(word) == letters.HandSize {
			text += " " + t.Full + "."
		}
	}
	if sd.Up == len(sd.Order) {
		text += " " + s.Leading(e, v, sd, sd.Order) + "."
	}
	return strings.TrimSpace(text)
}

// Leading is who leads among some seats, as far as the words lie face up.
func (s Speech) Leading(e *Evening, v letters.View, sd Showdown, among []engine.Player) string {
	t := &s.T.Cards().Showdown
	switch leads := sd.Leads(v, among); {
	case len(leads) > 1:
		return s.T.Fill(t.Lead, s.Seats(e, leads))
	case len(leads) == 1:
		return s.T.Fill(t.Leads, e.Name(leads[0]))
	case sd.Up == len(sd.Order):
		return t.Nobody
	}
	return t.Begins
}

// Stakes is what lies in each part of the pot and who leads there, where it
// has several; nil otherwise.
func (s Speech) Stakes(e *Evening, v letters.View, sd Showdown) (lines []string) {
	t := &s.T.Cards().Showdown
	if len(v.Pots) < 2 {
		return nil
	}
	for i, pot := range v.Pots {
		line := s.T.Fill(t.PotSide, sidePot(v.Pots, i), pot.Chips)
		switch {
		case i == 0:
			line = s.T.Fill(t.PotMain, pot.Chips)
		case pot.Returned:
			lines = append(lines, s.T.Fill(s.T.Cards().Summary.Returned, s.Chips(pot.Chips), e.Name(pot.Seats[0])))
			continue
		}
		cards := sd.Up == len(sd.Order) && len(pot.Seats) > 1 && sd.Top(v) != 0 // the highest decides, but not in every part
		if cards || len(sd.Leads(v, pot.Seats)) > 0 {
			line += ": " + s.Leading(e, v, sd, pot.Seats)
		}
		lines = append(lines, line)
	}
	return lines
}

// Unveiled tells whether the words were laid open by the last action: nobody has
// doubted one yet.
func (e *Evening) Unveiled() bool {
	return e.state().Phase() == letters.Showdown && e.Log() > 0 && e.heard[e.Log()-1].Kind == letters.Word
}

// Retractable is whose word was doubted or judged last, where nothing has been done since and the players' own book
// decides: a slip of the finger can be put right until the pot is paid. It is 0 for none. What a list has decided stands:
// everybody knows it now.
func (e *Evening) Retractable() engine.Player {
	if e.Log() == 0 {
		return 0
	}
	s, before := e.state(), e.game.Match.At(e.Log()-1).View(0)
	switch a := e.game.Match.Action(e.Log() - 1); {
	case a.Kind == letters.Challenge && s.Phase() == letters.Judging:
		return a.Seat
	case a.Kind == letters.Verdict && s.Phase() == letters.Showdown:
		return before.Judged
	}
	return 0
}

// Retract takes back the doubt or the verdict that Retractable tells of. It reports whether there was one.
func (e *Evening) Retract() bool {
	if e.Retractable() == 0 {
		return false
	}
	e.game.Match = e.game.Match.Undo()
	e.heard = slices.Clip(e.heard[:e.Log()]) // what is heard instead must not change a list that Events has returned
	return true
}
