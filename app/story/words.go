package story

import (
	"fmt"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// SaidVerdict is the verdict in a sentence or two.
func (s *Story) SaidVerdict(n dicegame.Names) string {
	t, v := &n.T().Review().Verdict, s.Verdict()
	winner, other := "", s.Game.Names(v.Others)
	if v.Winner != 0 {
		winner = s.Game.Name(v.Winner)
	}
	many := len(s.Game.Parties) > 2
	switch v.By {
	case LuckAndSkill:
		if many {
			return i18n.Of(t.BothOfAll, winner)
		}
		return i18n.Of(t.Both, winner)
	case Luck:
		if many {
			return i18n.Of(t.DiceOfAll, winner) + " " + t.NobodyBetter
		}
		return i18n.Of(t.Luck, winner)
	case OnlyLuck:
		if many {
			return i18n.Of(t.DiceOfAll, winner) + " " + i18n.Of(t.BestOfAll, other)
		}
		return i18n.Of(t.OnlyLuck, winner) + " " + i18n.Of(t.Better, other)
	case Skill:
		if many {
			return i18n.Of(t.SkillOfAll, winner) + " " + t.NobodyLuckier
		}
		return i18n.Of(t.Skill, winner)
	case OnlySkill:
		if many {
			return i18n.Of(t.SkillOfAll, winner) + " " + i18n.Of(t.LuckiestOfAll, other)
		}
		return i18n.Of(t.OnlySkill, winner) + " " + i18n.Of(t.Lucky, other)
	case Doubling:
		return i18n.Of(t.Contra, winner)
	case Nobody:
		return t.Nobody
	case SameDice:
		return i18n.Of(t.SameDice, winner)
	case Untold:
		return i18n.Of(t.Untold, winner)
	}
	return i18n.Of(t.Nothing, winner)
}

// SaidShare says what dice and decisions have brought a party: its sentence of
// the verdict.
func (s *Story) SaidShare(n dicegame.Names, p engine.Player) string {
	t, name := &n.T().Review().Verdict, s.Game.Name(p)
	if !s.decided(p) {
		return fmt.Sprintf(t.Typed, name)
	}
	gained, lost := s.Books.Luck[p-1], n.T().Fixed(s.Books.Lost[p-1], 1)
	known, entries := s.Game.Known()
	if known, all := known[p-1], entries[p-1]; known < all { // what is typed is booked as luck
		text := fmt.Sprintf(t.Partly, name, known, all) + " "
		if lost == n.T().Fixed(0, 1) {
			return text + t.PartClean
		}
		return text + fmt.Sprintf(t.PartLost, lost)
	}
	text := fmt.Sprintf(t.Even, name)
	switch sign(gained, thought.Matters(&s.Game.Rules)) {
	case 1:
		text = fmt.Sprintf(t.More, name, n.T().Fixed(gained, 1))
	case -1:
		text = fmt.Sprintf(t.Less, name, n.T().Fixed(-gained, 1))
	}
	text += " "
	if lost == n.T().Fixed(0, 1) {
		text += t.Clean
	} else {
		text += fmt.Sprintf(t.Lost, lost)
	}
	if len(s.Game.Parties) == 2 || !s.told() { // the verdict has said it of both, or nobody knows
		return text
	}
	luck, skill := s.balance(p)
	return text + " " + t.Plain[3*(luck+1)+skill+1]
}

// SaidLead says from when on the winner was ahead, "" where nobody is, or only because
// the other one gave up, which the verdict has told, or all stopped.
func (s *Story) SaidLead(n dicegame.Names) string {
	from, ok := s.lead()
	if !ok || s.Game.Match.Action(s.Curve[from].At).Kind == escalero.Concede {
		return ""
	}
	t, name := &n.T().Review().Verdict, s.Game.Name(s.Verdict().Winner)
	switch from {
	case 0:
		return i18n.Of(t.Always, name)
	case len(s.Curve) - 1:
		return i18n.Of(t.AtLast, name)
	}
	return i18n.Of(t.Since, name, s.Game.Match.At(s.Curve[from].At).Round())
}

// decided tells whether a party had anything to decide.
func (s *Story) decided(p engine.Player) bool {
	for _, d := range s.Decisions {
		if s.Game.Match.At(d.At).Turn() == p {
			return true
		}
	}
	return false
}

// SaidTurn tells a turning point of a party. answer is what was said about a
// Contra there, and price what somebody has given away, both in words.
func (s *Story) SaidTurn(n dicegame.Names, x Turn, p engine.Player, answer, price string) string {
	t, g := n.T().Review(), s.Game
	what := g.Name(g.Match.At(x.At).Turn()) + ": " + answer
	if e, ok := g.Entry(x.At); ok {
		what = n.Wrote(g, e)
	}
	text := fmt.Sprintf(t.Turned, what, g.Name(p), n.T().Plus(x.Before, 1), n.T().Plus(x.After, 1))
	if x.Dice {
		text += t.ByDice
	}
	if x.Lost >= thought.Matters(&g.Rules) {
		text += i18n.Of(t.Gave, g.Name(x.Loser), price)
	}
	return text
}
