package app

import "slices"

// bring takes in a text as a game: a finished one goes to the history, one
// that runs is continued, but never in place of another without being asked.
func (s *store) bring(text string) {
	b := readText(text)
	if b.err == nil && b.doc.IsLetters() {
		s.bringEvening(text, b)
		return
	}
	g, wrong := s.readGame(b)
	if s.refuse(wrong); wrong != nil {
		return
	}
	if path := s.alreadyAt(g); path != "" {
		s.say(s.texts().Games.Already)
		s.visit(path)
		return
	}
	g.id = s.newID()
	if g.evening == "" {
		g.evening = g.id
	}
	switch {
	case g.state().Over():
		s.done = append(s.done, doneAs{g.id, g})
		latestFirst(s.done)
		s.keepDone(g)
		s.say(s.texts().Games.Imported)
		s.visit("/games?game=" + g.id)
	case s.elsewhere:
		// Another tab plays: the game waits among the interrupted ones.
		s.save(keyParked+g.id, g.saved())
		s.parked = slices.Insert(s.parked, 0, doneAs{g.id, g})
		s.say(s.texts().Games.Imported)
		s.visit("/games?game=" + g.id)
	case s.running():
		s.games.incoming = g
		s.say(s.texts().Games.Replace)
		s.focusOn("incoming")
	default:
		s.take(g)
		s.say(s.texts().Games.Imported)
		s.visit("/table")
	}
}

// refuse shows and says what is wrong with a text; the text itself stays where
// it is. With nil it takes an earlier refusal away.
func (s *store) refuse(wrong *problem) {
	if s.games.problem = wrong; wrong != nil {
		s.say(s.texts().Games.Problem.Title + ". " + wrong.text)
		s.focusOn("problem")
	}
}

// alreadyAt is where the same game stands already, "" for nowhere.
func (s *store) alreadyAt(g *game) string {
	text := g.Dice.String()
	same := func(d doneAs) bool { return d.Dice.String() == text && (g.state().Over() || d.started == g.started) }
	for _, list := range [][]doneAs{s.done, s.parked} {
		if at := slices.IndexFunc(list, same); at >= 0 {
			return "/games?game=" + list[at].id
		}
	}
	if s.game != nil && same(doneAs{s.game.id, s.game}) {
		return "/table"
	}
	return ""
}

// replaceRunning puts the running game aside for the one that was read in.
func (s *store) replaceRunning() {
	g := s.games.incoming
	if s.elsewhere {
		s.say(s.texts().Notices.Elsewhere)
		return
	}
	if s.park(); g == nil || s.running() {
		return
	}
	s.take(g)
	s.say(s.texts().Games.Imported)
	s.visit("/table")
}
