package main

import (
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/players"
	"serviert/engine/random"
)

// chance is a source of random numbers; its value is the seed.
type chance random.Source

func (c *chance) next() uint64 { return (*random.Source)(c).Next() }

func (c *chance) below(n int) int { return int(c.next() >> 11 % uint64(n)) }

// player makes a player of a level; those of a level know the same words.
func (m *match) player(l players.Strength) *players.Player {
	return players.New(l, m.finder, m.seed*100+uint64(l))
}

// weigh weighs the exchange of all hands at each level, and counts how strong they
// are.
func (m *match) weigh() {
	for _, l := range levels {
		n := m.hands * 4
		found := make([]weighed, n)
		dealt, final := make([]int, n), make([]int, n)
		for i := range dealt {
			dealt[i], final[i] = -1, -1
		}
		m.each(m.hands, func(deal int, _ *players.Plans) {
			p := m.player(l)
			pack := m.pack(deal)
			for i, hand := range m.dealt(deal, pack) {
				at := deal*4 + i
				key := tapeKey{m.deck.Language, l, hand}
				w, ok := m.tape.find(key)
				if !ok {
					w.gone = p.Decide(exchanging(m.deck, hand)).Cards
					w.worth = p.Promise()
				}
				found[at] = w
				dealt[at] = m.points(p, hand)
				final[at] = m.points(p, hand.Without(w.gone)+pack[28:28+len(w.gone)])
			}
		})
		for deal := range m.hands {
			for i, hand := range m.dealt(deal, m.pack(deal)) {
				m.tape.keep(tapeKey{m.deck.Language, l, hand}, found[deal*4+i])
			}
		}
		m.scales[l] = newScale(m, counted(dealt), counted(final))
	}
}

// counted leaves out the places of hands that were not played.
func counted(list []int) (out []int) {
	for _, n := range list {
		if n >= 0 {
			out = append(out, n)
		}
	}
	return out
}

// dealt is the hands of a deal that are played.
func (m *match) dealt(deal int, pack letters.Cards) []letters.Cards {
	hands := m.handsOf(pack)
	if deal >= m.deals(4) {
		return hands[:2]
	}
	return hands[:]
}

// deals is how many deals a table of this size plays.
func (m *match) deals(seats int) int {
	if seats > 2 {
		return (m.hands + 4) / 5
	}
	return m.hands
}

// handsOf is the hands of a deal. Two have the same ones as the first two of four.
func (m *match) handsOf(pack letters.Cards) (list [4]letters.Cards) {
	for i := range list {
		list[i] = pack[i*letters.HandSize : (i+1)*letters.HandSize]
	}
	return list
}

// ordered is the pack that deals these hands, from the dealer's left.
func (m *match) ordered(pack letters.Cards, seats int) (out letters.Cards) {
	hands := m.handsOf(pack)
	for j := range letters.HandSize {
		for i := range seats {
			out += hands[i][j : j+1]
		}
	}
	return out + pack[seats*letters.HandSize:]
}

// exchanging and choosing are views of a player with this hand.
func exchanging(d *letters.Deck, hand letters.Cards) letters.View {
	r := letters.Usual()
	r.Deck = d
	return letters.View{Seat: 1, Turn: 1, Phase: letters.Exchanging, Hand: hand, Rules: r}
}

// points is the points of the best word that a player knows.
func (m *match) points(p *players.Player, hand letters.Cards) int {
	v := exchanging(m.deck, hand)
	v.Phase = letters.Choosing
	return m.deck.Sum(p.Decide(v).Cards)
}

func (m *match) table(p pair, plans *players.Plans) *table {
	t := &table{match: m, pair: p, rules: letters.Usual()}
	t.rules.Deck, t.rules.Chips, t.rules.Dealer = m.deck, 1000, 1
	for i := range p.seats {
		level, d := p.level, decider(level{})
		if i > 0 && p.other != 0 {
			level = p.other
		} else if i > 0 {
			d = newFixed(p.fixed)
		}
		brain := m.player(level)
		brain.Share(plans)
		t.sits, t.brain = append(t.sits, d), append(t.brain, brain)
	}
	return t
}

// play plays a deal with the level at seat at+1 and returns what it wins.
func (t *table) play(deal, at int, r *result) int {
	pack := t.pack(deal)
	s := letters.New(t.rules, t.seats, t.finder.List())
	s, err := s.Apply(letters.Action{Kind: letters.Deal, Cards: t.ordered(pack, t.seats)})
	must(err)
	who := func(p engine.Player) int { return (int(p) - 1 - at + t.seats) % t.seats }
	know := make([]cards, t.seats)
	for i := range know {
		know[i] = cards{seat: engine.Player((i+at)%t.seats + 1), brain: t.brain[i], scale: t.scales[t.level],
			luck: chance(t.seed + uint64(deal*64+at*16+i))}
		if i > 0 && t.other != 0 {
			know[i].scale = t.scales[t.other]
		}
		v := s.View(know[i].seat)
		level := t.level
		if i > 0 && t.other != 0 {
			level = t.other
		}
		w, _ := t.tape.find(tapeKey{t.deck.Language, level, v.Hand})
		t.brain[i].Recall(v.Hand, w.gone, w.worth)
	}
	for len(s.Hands()) == 0 {
		var a letters.Action
		switch s.Phase() {
		case letters.Restocking:
			a.Kind = letters.Stock
			a.Cards, _ = s.ToShuffle()
		case letters.Showdown:
			a.Kind = letters.Pay
		default:
			i, v := who(s.Turn()), s.View(s.Turn())
			if s.Phase() != letters.Betting {
				a = t.brain[i].Decide(v)
				break
			}
			a = t.sits[i].bet(v, &know[i])
			if i == 0 && v.Bet > 0 {
				r.asked++
				switch a.Kind {
				case letters.Fold:
					r.fold++
				case letters.Bet:
					r.raised++
				}
			}
		}
		s, err = s.Apply(a)
		must(err)
	}
	for i := range know {
		t.sits[i].over(s, &know[i])
	}
	return s.Chips(engine.Player(at+1)) - t.rules.Chips + s.Hands()[0].Carry/t.seats
}

func must(err error) {
	if err != nil {
		panic(err) // a fault of a player: nobody offers an illegal action
	}
}

// level bets as the level does.
type level struct{}

func (level) bet(v letters.View, c *cards) letters.Action { return c.brain.Decide(v) }
func (level) over(letters.State, *cards)                  {}
