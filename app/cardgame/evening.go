// Package cardgame is an evening of Choose Your Words on one phone that goes
// from hand to hand: whose cards lie open, what may be seen, what the computer
// players do, what is said aloud, and what is saved.
//
// In come actions, word lists and texts; out come views, events and sentences.
// The package touches neither the browser nor the storage, and knows no
// screen.
//
// Screens get an Evening and nothing below it. The position itself is out of
// reach: View is what may be seen at this moment, which is one person's view
// while he holds the phone and everybody's otherwise, and Events is what was
// said aloud. Code that shows somebody else's cards does not compile.
package cardgame

import (
	"slices"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Evening is the game on this phone. Its methods change it in place; those
// that only answer leave it as it is.
type Evening struct {
	id      string
	game    record.Letters
	started int64
	ended   int64
	stake   escalero.Stake                       // what a chip is worth
	note    string                               // what somebody has noted on it, see record.Noted
	from    string                               // where it came from, see dicegame.Game.From
	seen    []int                                // by seat: how many actions there were when its last turn ended
	open    engine.Player                        // whose cards lie open, 0 for nobody's
	looked  int                                  // how many actions there were when the cards of who is to act lay open last
	resting bool                                 // he has exchanged and looks at what he drew
	asks    engine.Player                        // who wants to look at his own hand once it is over, 0 for nobody
	list    *lexicon.List                        // in the edition that is played, nil without one
	decided wordthought.Answer                   // of the computer player whose turn it is, no action before he has decided
	memory  map[engine.Player]wordthought.Memory // of the computer players
	found   map[engine.Player]wordthought.Best   // what could have been laid, as far as it was asked
	heard   []Event                              // one for each action of the evening
	plans   map[engine.Player]letters.Cards      // words put together before the choice
	swaps   map[engine.Player]letters.Cards      // marked for the exchange, which is still to come
	orders  map[engine.Player]letters.Cards      // hands as their players have put them in order
	settled map[engine.Player]bool               // whose plan is final
	changed map[engine.Player]int                // how many actions there were when a person left a seat to a computer player, or came
	until   int                                  // after how many hands the players have agreed to end it, 0 for no agreement
	round   bool                                 // until is after how many hands they agreed that each deals once more
}

// Begin starts an evening, with the newest edition of the list. The list may be nil where the players' own book
// judges and only people play.
func Begin(t record.Table, list *lexicon.List, id string, now int64) (*Evening, error) {
	t.Rules.Edition, t.Rules.Owed, t.Rules.Spared = list.Newest(), true, true
	g, err := record.NewLetters(t, list)
	if err != nil {
		return nil, err
	}
	e := &Evening{id: id, game: g, started: now, seen: make([]int, len(t.Parties))}
	e.prepare(list)
	return e, nil
}

// prepare takes the word list, which is not saved.
func (e *Evening) prepare(list *lexicon.List) {
	if list != nil {
		e.list = list.Edition(e.game.Rules.Edition)
	}
}

// Learn takes a word list that arrived after the evening began, where the game
// can be played without one. Best words and spellings are known from then on.
func (e *Evening) Learn(list *lexicon.List) {
	if e.list == nil {
		e.prepare(list)
	}
}

// seed makes the vocabulary of each computer player differ, from the others'
// and from evening to evening.
func (e *Evening) seed(p engine.Player) uint64 {
	h := uint64(p)
	for i := range len(e.id) {
		h = h*1099511628211 + uint64(e.id[i])
	}
	return h
}

// ID names the evening on this device.
func (e *Evening) ID() string { return e.id }

// Started is when the evening began, in Unix milliseconds.
func (e *Evening) Started() int64 { return e.started }

// Ended is when the last hand was over, 0 while the evening runs.
func (e *Evening) Ended() int64 { return e.ended }

// From is where the evening came from, "" for one that was begun here; see
// dicegame.Game.From.
func (e *Evening) From() string { return e.from }

// End notes when the evening ended.
func (e *Evening) End(now int64) { e.ended = now }

// Left is how many hands are still to be played, the present one included, where
// the players have agreed on an end; agreed is false otherwise. In a last round
// everybody who can pay the ante deals once. Whoever owes a deal makes up for it
// as well. Somebody who comes to the table deals only if his turn is before a
// player's second one. The round is over when one player alone can pay the ante.
func (e *Evening) Left() (hands int, agreed bool) {
	v := e.Public()
	switch {
	case e.until == 0 || e.Over():
		return 0, false
	case !e.round:
		return max(0, e.until-len(v.Hands)), true
	case v.Phase == letters.Dealing && e.paying(true) < letters.MinSeats:
		return 0, true
	}
	came, dealt := e.came(), make([]bool, len(v.Seats))
	for _, h := range v.Hands[e.until:] {
		dealt[h.Dealer-1] = true
	}
	for i, p := range e.state().Deals() {
		if !dealt[p-1] && (hands == i || !slices.Contains(came, p)) {
			dealt[p-1], hands = true, i+1
		}
	}
	return hands, true
}

// paying is how many can pay the ante, with those who sit out or without them.
func (e *Evening) paying(all bool) (n int) {
	v := e.Public()
	for _, s := range v.Seats {
		if s.Chips >= v.Rules.Ante && (all || !s.Out) {
			n++
		}
	}
	return n
}

// came is who has come to the table since the last round was agreed on.
func (e *Evening) came() (list []engine.Player) {
	hands := 0
	for _, ev := range e.heard {
		switch {
		case ev.Hand != nil:
			hands++
		case ev.Kind == letters.Join && hands >= e.until:
			list = append(list, ev.Seat)
		}
	}
	return list
}

// DealsTwice is who would deal twice in a last round that is agreed on now.
func (e *Evening) DealsTwice() (list []engine.Player) {
	deals := e.state().Deals()
	for i, p := range deals {
		if slices.Contains(deals[:i], p) {
			list = append(list, p)
		}
	}
	return list
}

// MayEndSoon tells whether there is something to agree on: a hand is being played, or
// one has been.
func (e *Evening) MayEndSoon() bool { return !e.Over() && !e.Unplayed() }

// EndSoon notes that the players have agreed on an end: after the hand that is being
// played or, between two hands, when each has dealt once more. Nothing ends by itself:
// they may still play on.
func (e *Evening) EndSoon() {
	if e.MayEndSoon() {
		v := e.Public()
		if e.until, e.round = len(v.Hands), !inHand(v); !e.round {
			e.until++
		}
	}
}

// PlayOn takes back what EndSoon has noted.
func (e *Evening) PlayOn() { e.until, e.round = 0, false }

// Over tells whether the evening has ended.
func (e *Evening) Over() bool { return e.state().Over() }

// Unplayed tells whether no card has been dealt yet.
func (e *Evening) Unplayed() bool {
	p := e.state().Phase()
	return p == letters.Cutting || p == letters.Dealing && len(e.state().Hands()) == 0
}

// Again is the table for another evening of the same people by the same rules.
// Where nobody cut for the first deal it passes to the left of whoever dealt last.
// own are the words the players have taken up by now.
func (e *Evening) Again(own []string) record.Table {
	t := e.game.Table
	if d := t.Rules.Dealer; d != 0 {
		if hands := e.state().Hands(); len(hands) > 0 {
			d = hands[len(hands)-1].Dealer
		}
		t.Rules.Dealer = d%engine.Player(len(t.Parties)) + 1
	}
	t.Rules.Words, t.Rules.InTurn = own, t.Rules.BuyIn // evenings from before had no deal in turn
	t.Rules.Late = 0
	return t
}

// Reseat changes who sits at the table, between two hands: what they are called, and
// who is a computer player. It reports whether they can play: a computer player needs
// the word list. The parties are those of a table, as many as before, or one more, who
// joins.
func (e *Evening) Reseat(parties []record.Party) bool {
	if e.list == nil && NeedsList(record.Table{Rules: e.game.Rules, Parties: parties}) {
		return false
	}
	for i, p := range parties {
		if i == e.Seats() || (level(p) == "") != (level(e.game.Parties[i]) == "") {
			if e.changed == nil {
				e.changed = map[engine.Player]int{}
			}
			e.changed[engine.Player(i+1)] = e.Log()
		}
	}
	if e.asks != 0 {
		e.Cover() // he may be another one, and no longer alone
	}
	if len(parties) > e.Seats() {
		return e.join(parties)
	}
	e.game.Parties = parties
	return true
}

// join replays the evening at the larger table: whoever joins has an empty seat in all of it.
func (e *Evening) join(parties []record.Party) bool {
	d := e.game.Document()
	d.Parties = parties
	d.Actions = append(d.Actions, record.Line{Text: letters.Action{Kind: letters.Join, Seat: engine.Player(len(parties))}.String()})
	g, err := d.Letters(e.list)
	if err != nil {
		return false
	}
	e.game, e.seen, e.heard = g, append(e.seen, 0), nil
	e.hear()
	return true
}

// MayJoin tells whether somebody can come to the table now: between two hands, and while
// there is room.
func (e *Evening) MayJoin() bool {
	return e.state().Phase() == letters.Dealing && e.Seats() < letters.MaxSeats
}

// played tells whether whoever sits there now has played the last hand, as far as
// is known.
func (e *Evening) played(p engine.Player) bool { return e.changed[p] <= e.handBegan() }

// Names is what the table calls its seats, in their order.
func (e *Evening) Names() []string {
	list := make([]string, e.Seats())
	for i := range list {
		list[i] = e.game.Parties[i].Name()
	}
	return list
}

// Seats is how many sit at the table.
func (e *Evening) Seats() int { return len(e.game.Parties) }

// Name is what the table calls a seat.
func (e *Evening) Name(p engine.Player) string {
	return e.game.Parties[p-1].Name()
}

// state stays in this package: nothing outside may see all cards.
func (e *Evening) state() letters.State { return e.game.Match.State() }
