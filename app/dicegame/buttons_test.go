package dicegame_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/escalero"
)

// what a button does, in a word: the action it plays or its order.
func what(b dicegame.Button) string {
	switch {
	case b.Link != "":
		return b.Link
	case b.Off:
		return "off"
	case b.Press.Order == dicegame.Play:
		return strings.TrimSpace(b.Press.Action.String())
	}
	return map[dicegame.Order]string{
		dicegame.Enter: "enter", dicegame.TakeBack: "take back", dicegame.AskCoach: "ask", dicegame.CompareResults: "compare",
		dicegame.StartTyping: "type", dicegame.Untype: "untype", dicegame.TypedServed: "served",
	}[b.Press.Order]
}

// The buttons of every situation at the table: what each is called, what it
// says below, and what it does.
func TestButtons(t *testing.T) {
	const (
		two    = "party Anna\nparty Bernd\n"
		contra = "option contra on\n" + two
		thrown = two + "throw 66612\n"
		last   = thrown + "keep 666 throw 66612\nkeep 666 throw 66612\n"
		seven  = "party Anna\tcomputer best\nparty Bernd\n"
	)
	back := dicegame.Around{TakeBack: true}
	for _, c := range []struct {
		preset, record string
		begun          func(d *dicegame.Desk) // at the desk
		around         dicegame.Around
		want           string
	}{
		{"escalero", two, nil, back, "acts: throw main Throw 5 dice|=throw"},
		{"escalero", two + "throw 66612\nwrite 6 1\n", nil, back, "acts: back back Take back|Anna, 18=take back; throw main Throw 5 dice|=throw"},
		{"escalero", two + "throw 66612\nwrite 6 1\n", nil, dicegame.Around{}, "acts: throw main Throw 5 dice|=throw"},
		{"escalero", thrown, nil, back, "acts: quiet quiet Choose a cell|=off; throw main Throw all 5|from the cup=keep -"},
		{"escalero", thrown, func(d *dicegame.Desk) { d.Row, d.Col = "6", 2 }, back, "acts: write write Write 18|Aces ×2=enter; throw main Throw all 5|from the cup=keep -"},
		{"escalero", thrown, func(d *dicegame.Desk) { d.Row, d.Col = "G", 3 }, back, "acts: write write Strike|Grande ×4=enter; throw main Throw all 5|from the cup=keep -"},
		{"escalero", last, func(d *dicegame.Desk) { d.Row, d.Col = "G", 3 }, back, "acts: write main Strike|Grande ×4=enter"},
		{"escalero", thrown, func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true, true, true, true} }, back, "acts: quiet quiet Choose a cell|=off; throw main Throw 1 die|=keep 1666"},
		{"escalero", thrown, func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true, true, true} }, back, "acts: quiet quiet Choose a cell|=off; throw main Throw 2 dice|=keep 666"},
		{"escalero", thrown, func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true, true, true, true, true} }, back, "acts: quiet quiet Choose a cell|=off; quiet-throw quiet All dice stay|=off"},
		{"escalero", two + "throw 12345\n", func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true} }, back, "acts: throw  Throw 4 dice|gives up 25=keep 1; write main Write it|Straight ×4 · 25 points=write S 3"},
		{"escalero", two + "throw 66666\n", nil, back, "acts: throw  Throw again|gives up 80=keep -; write main Write it|Grande ×4 · 80 points=write G 3"},
		{"escalero", two + "throw 66666\n", func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true, true, true, true} }, back, "acts: throw  Throw 1 die|gives up 40=keep 6666; write main Write it|Grande ×4 · 80 points=write G 3"},
		{"escalero", two + "throw 66666\n", func(d *dicegame.Desk) { d.Row, d.Col = "F", 1 }, back, "acts: throw  Throw again|gives up 80=keep -; write main Write 35|Full house ×1=enter"},
		{"escalero", two + "throw 66666\n", func(d *dicegame.Desk) { d.Row, d.Col = "1", 1 }, back, "acts: throw  Throw again|gives up 80=keep -; write write Strike|Nines ×1=enter"},
		{"escalero", two + "throw 12346\nkeep - throw 66666\n", func(d *dicegame.Desk) { d.Row, d.Col = "1", 1 }, back, "acts: throw  Throw again|gives up 80=keep -; write write Strike|Nines ×1=enter"},
		{"escalero", two + "throw 66666\n", nil, dicegame.Around{Coach: true}, "acts asks: throw  Throw again|gives up 80=keep -; coach coach-ask Hint|=ask; write main Write it|Grande ×4 · 80 points=write G 3"},
		{"escalero-single", two + "throw 66611\n", nil, back, "acts: throw  Throw again|gives up 35=keep -; write main Write it|Full house · 35 points=write F 1"},
		{"escalero-single", two + "strike S 1\nstrike S 1\nthrow 12345\n", nil, back, "acts: quiet quiet Choose a cell|=off; throw main Throw all 5|from the cup=keep -"},
		{"escalero-single", two + "strike S 1\nstrike S 1\nthrow 12345\n", func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true} }, back, "acts: quiet quiet Choose a cell|=off; throw main Throw 4 dice|no longer served=keep 1"},
		// A poker whose four dice stay is not given away, but served it is worth more.
		{"escalero", two + "throw 66612\nkeep 666 throw 66661\n", func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true, true, true, true} }, back, "acts: quiet quiet Choose a cell|=off; throw main Throw 1 die|=keep 6666"},
		{"escalero", two + "throw 66612\nkeep 666 throw 66661\n", nil, back, "acts: throw  Throw again|gives up 40=keep -; write main Write it|Poker ×4 · 40 points=write P 3"},
		{"escalero", two + "throw 66661\n", func(d *dicegame.Desk) { d.Game.Kept = [5]bool{true, true, true, true} }, back, "acts: throw  Throw 1 die|gives up 5=keep 6666; write main Write it|Poker ×4 · 45 points=write P 3"},
		{"escalero", two + "throw 66612\nkeep 666 throw 66612\nkeep 666 throw 66611\n", nil, back, "acts: write main Write it|Full house ×4 · 30 points=write F 3"},
		{"escalero", "option contra on\n" + two + "contra\naccept\nthrow 66666\n", nil, back, "acts: throw  Throw again|gives up 80=keep -; write main Write it|Grande ×4 · 80 points=write G 3"},
		{"escalero", pairs + "throw 66666\n", nil, back, "acts: throw  Throw again|gives up 80=keep -; done main To Alf|Grande served=done"},
		{"escalero", pairs + "throw 66612\ndone\nthrow 66666\n", nil, back, "acts three: throw  Throw again|gives up 80=keep -; compare write Compare|Anna: Three aces=compare; write main Write it|Grande ×4 · 80 points=write G 3"},
		{"escalero", pairs + "throw 66666\ndone\nthrow 12345\n", nil, back, "acts: compare write Compare|Anna: Grande served=compare; throw main Throw all 5|from the cup=keep -"},
		{"escalero-single", two + "result 66666 served\n", block, back, "acts three typed: typed-back  Back|=untype; typed-served  Served|in one throw=served true; write main Write it|Grande · 80 points=write G 1"},
		{"escalero", last, nil, back, "acts: quiet quiet Choose a cell|=off"},
		{"escalero", last, func(d *dicegame.Desk) { d.Row, d.Col = "6", 1 }, back, "acts: write main Write 18|Aces ×1=enter"},
		{"escalero", thrown, func(d *dicegame.Desk) { d.Row, d.Col = "6", 2 }, dicegame.Around{Coach: true}, "acts asks: write write Write 18|Aces ×2=enter; coach coach-ask Hint|=ask; throw main Throw all 5|from the cup=keep -"},
		{"escalero", two, nil, dicegame.Around{Coach: true}, "acts asks two: throw main Throw 5 dice|=throw; coach coach-ask Hint|=ask"},

		{"escalero", contra, nil, back, "acts: contra  Contra (×2)|up to 18 points=contra; throw main Throw 5 dice|=throw"},
		{"escalero", contra + "contra\n", nil, back, "acts three: concede  Give up|costs 7 points=concede; contra  Recontra (×4)|up to 36 points=contra; throw main Play on at ×2|up to 18 points=accept"},
		{"escalero", contra + "contra\ncontra\n", nil, back, "acts three: concede  Give up|costs 14 points=concede; contra  Recontra (×8)|up to 72 points=contra; throw main Play on at ×4|up to 36 points=accept"},
		{"escalero", contra + "contra\naccept\n", nil, back, "acts: throw main Throw 5 dice|=throw"},
		{"escalero", contra + "contra\naccept\nthrow 66612\nwrite 6 1\n", nil, back, "acts: contra  Contra (×4)|up to 36 points=contra; throw main Throw 5 dice|=throw"},
		// Of a difference both learn whether they would win or lose it.
		{"escalero-single", contra + "points 6 1 24\nstrike 1 1\ncontra\n", nil, back, "acts three: concede  Give up|costs 50 points=concede; contra  Recontra (×4)|−96 points as it stands=contra; throw main Play on at ×2|−48 points as it stands=accept"},
		{"escalero-single", contra + "points 6 1 24\n", nil, back, "acts: contra  Contra (×2)|−48 points as it stands=contra; throw main Throw 5 dice|=throw"},
		{"escalero-single", "option stake 0.10 EUR\n" + contra + "points 6 1 24\ncontra\n", nil, back, "acts three: concede  Give up|costs €5.00=concede; contra  Recontra (×4)|+€9.60 as it stands=contra; throw main Play on at ×2|+€4.80 as it stands=accept"},
		{"escalero-single", contra, nil, back, "acts: contra  Contra (×2)|0 points as it stands=contra; throw main Throw 5 dice|=throw"},
		{"escalero", contra + "contra\nconcede\n", nil, back, "acts: throw main Settlement|=/settlement"},

		// Partners each pay what their sheet costs, and who plays for two pays for two, as the settlement has it.
		{"escalero", "option contra on\noption stake 0.10 EUR\n" + pairs + "contra\n", nil, back, "acts three: concede  Give up|costs €0.70 each=concede; contra  Recontra (×4)|up to €3.60 each=contra; throw main Play on at ×2|up to €1.80 each=accept"},
		{"escalero", "option contra on\nparty Anna + Alf\nparty Bernd\ncontra\n", nil, back, "acts three: concede  Give up|costs 14 points=concede; contra  Recontra (×4)|up to 72 points=contra; throw main Play on at ×2|up to 36 points=accept"},
		{"escalero-single", "option contra on\n" + pairs + "points 6 1 24\n", nil, back, "acts: contra  Contra (×2)|−48 points each as it stands=contra; throw main Throw 5 dice|=throw"},

		{"escalero", pairs + "throw 66612\n", nil, back, "acts: done write To Alf|Three aces=done; throw main Throw all 5|from the cup=keep -"},
		{"escalero", pairs + last[len(two):], nil, back, "acts: done main To Alf|Three aces=done"},
		{"escalero", pairs + "throw 66612\ndone\n", nil, back, "acts: throw main Throw 5 dice|=throw"},
		{"escalero", pairs + "throw 66612\ndone\n", func(d *dicegame.Desk) { d.Row, d.Col = "6", 1 }, back, "acts: write write Write 18|Aces ×1=enter; throw main Throw 5 dice|=throw"},
		{"escalero", pairs + "throw 66612\ndone\nthrow 11234\n", nil, back, "acts: compare write Compare|Anna: Three aces=compare; throw main Throw all 5|from the cup=keep -"},
		{"escalero", pairs + "throw 66612\ndone\nthrow 11234\n", func(d *dicegame.Desk) { d.Compare = true }, back, "acts: quiet quiet Choose a cell|=off; throw main Throw all 5|from the cup=keep -"},
		{"escalero", pairs + "throw 66612\ndone\nthrow 11234\n", func(d *dicegame.Desk) { d.Row, d.Col, d.Result = "6", 1, 1 }, back, "acts: write write Write 18|Aces ×1=enter; throw main Throw all 5|from the cup=keep -"},
		{"wuerfelpoker", "option double-hand on\n" + thrown, nil, back, "acts: done write Second turn|Three aces=done; throw main Throw all 5|from the cup=keep -"},

		{"escalero", seven, nil, dicegame.Around{Why: "because"}, "acts: quiet quiet Anna is thinking|because=off"},
		{"escalero", seven + "throw 66612\n", nil, back, "acts: quiet quiet Anna is thinking|=off"},
		{"escalero", seven + "throw 66612\nwrite 6 1\nthrow 12345\nwrite S 1\n", nil, back, "acts: back back Take back|Bernd, 25=take back; quiet quiet Anna is thinking|=off"},
		// While another tab has the game nothing is offered that this one cannot do.
		{"escalero", thrown, func(d *dicegame.Desk) { d.Watching = true }, back, "acts: quiet quiet Here you only watch|=off"},
		{"escalero", "option contra on\nparty Anna\nparty Bernd\tcomputer best\ncontra\n", func(d *dicegame.Desk) { d.Watching = true }, dicegame.Around{Waits: true}, "acts: quiet quiet Here you only watch|=off"},
		// A Contra is answered by the one who is asked, not by the one who is to throw.
		{"escalero", "option contra on\nparty Anna\nparty Bernd\tcomputer best\ncontra\n", nil, back, "acts: quiet quiet Bernd is thinking|=off"},
		{"escalero", "option contra on\nparty Anna\nparty Bernd\tcomputer best\ncontra\n", nil, dicegame.Around{Waits: true}, "acts: go-on waits Go on|Bernd is thinking="},
		{"escalero", "option contra on\nparty Anna + Alf\nparty Bernd + Bea\tcomputer best casual\ncontra\n", nil, back, "acts: quiet quiet Bernd & Bea are thinking|=off"},

		{"escalero-single", two, block, back, "acts: type  Type the dice|=type; quiet quiet Choose a cell|=off"},
		{"escalero-single", two, both(block, func(d *dicegame.Desk) { d.Row, d.Col = "6", 1 }), back, "acts: type  Type the dice|=type; strike  Strike|Aces=strike 6 1"},
		{"escalero-single", two + "points 6 1 18\n", block, back, "acts: type  Type the dice|=type; back back Take back|Anna, 18=take back"},
		{"escalero-single", two + "result 66612\n", block, back, "acts three typed: typed-back  Back|=untype; typed-served  Served|in one throw=served false; quiet quiet Choose a cell|=off"},
		{"escalero-single", two + "result 66612 served\n", both(block, func(d *dicegame.Desk) { d.Row, d.Col = "6", 1 }), back, "acts three typed: typed-back  Back|=untype; typed-served  Served|in one throw=served true; write main Write 18|Aces=enter"},
		{"escalero", contra, block, back, "acts: type  Type the dice|=type; contra  Contra (×2)|up to 18 points=contra"},
		{"escalero", contra + "points 6 1 18\n", block, back, "acts: type  Type the dice|=type; contra  Contra (×2)|up to 18 points=contra"},
		{"escalero", contra, both(block, func(d *dicegame.Desk) { d.Row, d.Col = "6", 1 }), back, "acts: type  Type the dice|=type; strike  Strike|Aces ×1=strike 6 1"},
		{"escalero", contra + "contra\naccept\n", block, back, "acts: type  Type the dice|=type; quiet quiet Choose a cell|=off"},
		{"escalero-single", two, both(block, typing), back, "acts: typed-back  Back|=untype; typed-served  Served|in one throw=served false"},
		{"escalero-single", two, both(block, typing, func(d *dicegame.Desk) { d.Served = true }), back, "acts: typed-back  Back|=untype; typed-served  Served|in one throw=served true"},
	} {
		d := &dicegame.Desk{Game: recorded(t, c.preset, c.record)}
		if c.begun != nil {
			c.begun(d)
		}
		class, list := d.Buttons(dicegame.Names{Lang: "en"}, c.around)
		var parts []string
		for _, b := range list {
			parts = append(parts, strings.TrimSpace(fmt.Sprintf("%s %s %s|%s=%s %s", b.ID, b.Class, b.Label, strings.ReplaceAll(b.Below, "\u00a0", " "), what(b), b.Toggle)))
		}
		if got := class + ": " + strings.Join(parts, "; "); got != c.want {
			t.Errorf("%s\n%s%+v:\n%s\nwant\n%s", c.preset, c.record, c.around, got, c.want)
		}
	}
}

func block(d *dicegame.Desk) { d.Game.Block = true }

func typing(d *dicegame.Desk) {
	d.Do(dicegame.Names{Lang: "en"}, dicegame.Press{Order: dicegame.StartTyping}, false)
}

func both(all ...func(*dicegame.Desk)) func(*dicegame.Desk) {
	return func(d *dicegame.Desk) {
		for _, f := range all {
			f(d)
		}
	}
}

// In any position of any game every button that plays something plays what is
// legal, and where nobody is a computer something can be done.
func TestButtonsAreLegal(t *testing.T) {
	for i, k := range gametest.Kinds() {
		g, r := begun(t, k), rand.New(rand.NewPCG(uint64(i), 4))
		for !g.Over() {
			d := &dicegame.Desk{Game: g}
			if r.IntN(2) > 0 && d.Choosable() {
				row, col := d.Cursor()
				d.Row, d.Col = g.Rules.Rows[row].Key, col+1
			}
			legal := g.State().Legal()
			_, list := d.Buttons(speakers[i%4], dicegame.Around{})
			on := 0
			for _, b := range list {
				if gametest.Sentence(t, b.ID, b.Label); !b.Off {
					on++
				}
				if !b.Off && b.Press.Order == dicegame.Play && !slices.Contains(legal, b.Press.Action) {
					t.Fatalf("%s would play %v", b.ID, b.Press.Action)
				}
			}
			if on == 0 && !d.Choosable() {
				t.Fatalf("nothing can be done after\n%s", g.Dice)
			}
			if err := g.Apply(gametest.Any(g, r)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Giving up costs what the settlement then says, whoever leads.
func TestPrice(t *testing.T) {
	for record, want := range map[string]int{
		"contra\n":                         7,
		"contra\ncontra\n":                 14,
		"throw 66612\nwrite 6 1\ncontra\n": 7,
		"throw 66612\nwrite 6 1\n":         0,
		"contra\naccept\nthrow 66612\nwrite 6 1\ncontra\n": 14,
	} {
		st := recorded(t, "escalero", "option contra on\nparty Anna\nparty Bernd\n"+record).State()
		if got := dicegame.Price(st); got != want {
			t.Errorf("after\n%s giving up costs %d, want %d", record, got, want)
		}
		if next, err := st.Apply(escalero.Action{Kind: escalero.Concede}); err == nil && max(next.Payoff()[0], next.Payoff()[1]) != want {
			t.Errorf("after\n%s %v is paid", record, next.Payoff())
		}
	}
}
