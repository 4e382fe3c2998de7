package record

import (
	"math/rand/v2"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/letters"
)

// longGame is a game of three columns of which every turn was thrown, one entry before its end.
func longGame(b testing.TB) Dice {
	b.Helper()
	rules, _ := escalero.Preset("escalero")
	g, err := NewDice(Setup{Rules: rules, Parties: []Party{{Names: []string{"Anna"}}, {Names: []string{"Bernd"}}}, Start: 1})
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	act := func(a escalero.Action) {
		if g.Match, err = g.Match.Apply(a); err != nil {
			b.Fatal(err)
		}
	}
	for cell := 0; ; cell++ {
		var t dice.Throw
		for i := range t {
			t[i] = dice.Face(r.IntN(6) + 1)
		}
		act(escalero.Action{Kind: escalero.Throw, Dice: t})
		if cell == 2*3*len(rules.Rows)-1 {
			return g
		}
		own := cell / 2
		act(escalero.Action{Kind: escalero.Write, Row: rules.Rows[own%len(rules.Rows)].Key, Col: 1 + own/len(rules.Rows)})
	}
}

// longEvening is twenty hands of four people, and the betting of another one.
func longEvening(b testing.TB) Letters {
	b.Helper()
	t := Table{Rules: letters.Usual()}
	for _, name := range []string{"Anna", "Bernd", "Cilli", "Dora"} {
		t.Parties = append(t.Parties, Party{Names: []string{name}})
	}
	t.Rules.Dealer = 1
	g, err := NewLetters(t, nil)
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	hands := 0
	for hands < 21 || g.Match.State().Phase() != letters.Exchanging {
		st := g.Match.State()
		legal := st.Legal()
		if len(legal) == 0 {
			b.Fatalf("the evening is over after %d hands", hands)
		}
		a := legal[0]
		for _, l := range legal {
			if l.Kind == letters.Call {
				a = l
			}
		}
		switch a.Kind {
		case letters.Deal:
			hands++
		case letters.Exchange:
			a = legal[r.IntN(len(legal))]
		}
		if a.Blank() {
			cards, take := st.ToShuffle()
			pack := cards.List()
			r.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
			a.Cards = letters.CardsOf(pack[:take]...)
		}
		if g.Match, err = g.Match.Apply(a); err != nil {
			b.Fatal(err)
		}
	}
	return g
}

// A whole game, tap by tap.
func BenchmarkPlay(b *testing.B) {
	g, e := longGame(b), longEvening(b)
	b.Run("dice", func(b *testing.B) { playAgain(b, g.Match) })
	b.Run("cards", func(b *testing.B) { playAgain(b, e.Match) })
}

func playAgain[S engine.State[S, A], A engine.Action](b *testing.B, played engine.Match[S, A]) {
	log := played.Log()
	b.ReportAllocs()
	for b.Loop() {
		m := engine.NewMatch[S, A](played.At(0))
		for _, a := range log {
			var err error
			if m, err = m.Apply(a); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// The last tap is taken back and done again, late in a game.
func BenchmarkUndo(b *testing.B) {
	g, e := longGame(b), longEvening(b)
	b.Run("dice", func(b *testing.B) {
		undoAgain(b, g.Match, escalero.Action{Kind: escalero.Strike, Row: g.Rules.Rows[len(g.Rules.Rows)-1].Key, Col: 3})
	})
	b.Run("cards", func(b *testing.B) { undoAgain(b, e.Match, letters.Action{Kind: letters.Exchange}) })
}

func undoAgain[S engine.State[S, A], A engine.Action](b *testing.B, m engine.Match[S, A], last A) {
	b.ReportAllocs()
	for b.Loop() {
		next, err := m.Apply(last)
		if err != nil {
			b.Fatal(err)
		}
		m = next.Undo()
	}
}

// What a phone does when it comes back to a game, and what it writes after every tap.
func BenchmarkReplay(b *testing.B) {
	for name, text := range map[string]string{"dice": longGame(b).String(), "cards": longEvening(b).String()} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				d, err := ParseSaved(text)
				if err != nil {
					b.Fatal(err)
				}
				if d.IsDice() {
					_, err = d.Dice()
				} else {
					_, err = d.Letters(nil)
				}
				if err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkWrite(b *testing.B) {
	for name, write := range map[string]func() string{"dice": longGame(b).String, "cards": longEvening(b).String} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				write()
			}
		})
	}
}

// What a player may see, which is asked for before anything is drawn.
func BenchmarkView(b *testing.B) {
	st := longEvening(b).Match.State()
	b.ReportAllocs()
	for b.Loop() {
		st.View(st.Turn())
	}
}
