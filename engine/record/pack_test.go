package record_test

import (
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/enginetest"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// travels checks that a game is the same after it was packed and unpacked, and
// returns the packed game.
func travels(t *testing.T, d record.Dice, note string) []byte {
	t.Helper()
	b, err := record.Pack(d, []byte(note))
	if err != nil {
		t.Fatalf("%v for\n%s", err, d.String())
	}
	back, again, err := record.Unpack(b)
	if err != nil || back.String() != d.String() || string(again) != note {
		t.Fatalf("%v, note %q; came back as\n%s\nwas\n%s", err, again, back.String(), d.String())
	}
	return b
}

// own are rules somebody may have agreed on: every option of a preset at random.
func own(r escalero.Rules, c *enginetest.Choices) escalero.Rules {
	for _, o := range r.Options() {
		if v := o.Choices[c.Choose(len(o.Choices))]; c.Choose(2) == 1 {
			if with, err := r.With(o.Key, v); err == nil {
				r = with
			}
		}
	}
	return r
}

// played is a game of some actions chosen at random: throws of the app with dice
// kept at any place, and turns with real dice.
func played(t *testing.T, s record.Setup, c *enginetest.Choices, most int) record.Dice {
	t.Helper()
	d, err := record.NewDice(s)
	if err != nil {
		t.Fatal(err)
	}
	face := func() dice.Face { return dice.Face(c.Choose(6) + 1) }
	for range most {
		st := d.Match.State()
		if st.Over() || c.Empty() {
			break
		}
		legal := st.Legal()
		a := legal[c.Choose(len(legal))]
		switch {
		case a.Kind == escalero.Concede && c.Choose(10) > 0:
			continue
		case a.Kind == escalero.Keep && c.Choose(2) == 1:
			a = st.KeepAt([dice.N]bool{c.Choose(2) == 1, c.Choose(2) == 1, c.Choose(2) == 1, c.Choose(2) == 1}, face(), face(), face(), face(), face())
		case a.Blank() > 0:
			a = st.Fill(a, face(), face(), face(), face(), face())
		}
		if d.Match, err = d.Match.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// somebody is a set-up of this many parties, pairs and computer players among them.
func somebody(r escalero.Rules, parties int, c *enginetest.Choices) record.Setup {
	s := record.Setup{Rules: r, Start: engine.Player(c.Choose(parties) + 1)}
	pairs := c.Choose(3) == 0
	for i := range parties {
		p := record.Party{Names: []string{fmt.Sprint([]string{"Anna", "Zoë", "👩🏽‍🦯", "می\u200cخواهم", "<b>"}[c.Choose(5)], " ", i)}}
		if pairs {
			p.Names = append(p.Names, fmt.Sprint("Partner ", i))
		}
		if c.Choose(2) == 1 {
			p.Extra = []string{"computer casual", "computer - best", "computer coach", "colour red\x01\x00"}[c.Choose(4)]
		}
		s.Parties = append(s.Parties, p)
	}
	return s
}

// A game comes back as it was packed: of every preset and of rules of their own,
// running and finished, thrown and entered by hand.
func TestPackedGamesComeBack(t *testing.T) {
	for _, preset := range escalero.Presets() {
		for seed := range uint64(60) {
			c := enginetest.Random(seed)
			r := own(preset, c)
			parties := 2 + c.Choose(3)
			if r.Contra {
				parties = 2
			}
			most := 10_000
			if seed%2 == 0 {
				most = c.Choose(200)
			}
			travels(t, played(t, somebody(r, parties, c), c, most), strings.Repeat("x", c.Choose(20)))
		}
	}
}

// What the rules allow to be written in more ways than one comes back in the same.
func TestUnusualLinesComeBack(t *testing.T) {
	for _, text := range []string{
		"serviert 1 escalero\nparty A + B\nparty C + D\nthrow 11111\ndone\nwrite 1 1 hand 1\nthrow 12345\ndone\nthrow 11234\nwrite S 1 hand 1\n" +
			"throw 66666\ndone\nthrow 12345\nwrite S 2 hand 2\n",
		"serviert 1 escalero\nparty A\nparty B\nthrow 12345\nkeep 1 throw 23456\n", // refused below
		"serviert 1 escalero\nparty A\nparty B\nthrow 12345\nkeep 12 throw 66621\nkeep 66 throw 16126\nwrite 6 1\nresult 65432 served\nstrike P 3\npoints P 2 45\n",
		"serviert 1 wuerfelpoker\noption contra on\noption start 2\nparty A\nparty B\ncontra\ncontra\naccept\nthrow 12345\nwrite S 1\nthrow 11111\nwrite 1 1\ncontra\nconcede\n",
	} {
		doc, err := record.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		d, err := doc.Dice()
		if (err != nil) != strings.Contains(text, "23456") {
			t.Fatal(err)
		}
		travels(t, d, "")
	}
}

// Golden games come back, and a whole game is as small as it has to be to be
// scanned.
func TestAWholeGameIsSmall(t *testing.T) {
	files, _ := filepath.Glob("../escalero/testdata/*.serviert")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		doc, _ := record.Parse(string(text))
		if d, err := doc.Dice(); err == nil {
			b := travels(t, d, "")
			t.Logf("%s: %d actions, %d bytes", filepath.Base(file), d.Match.Len(), len(b))
		}
	}
	r, _ := escalero.Preset("escalero")
	for seed := range uint64(5) {
		c := enginetest.Random(seed)
		s := record.Setup{Rules: r, Start: 1, Parties: []record.Party{{Names: []string{"Wilhelmine"}}, {Names: []string{"Franz"}, Extra: "computer strong"}}}
		d, _ := record.NewDice(s)
		turn := 0
		for !d.Match.State().Over() { // every turn to the third throw
			st := d.Match.State()
			var a escalero.Action
			switch n := st.Now().Throws; {
			case n == 0:
				a = st.Fill(escalero.Action{Kind: escalero.Throw}, dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1))
			case n < escalero.Throws:
				stay := [dice.N]bool{true, n == 2, false, n == 2, false}
				a = st.KeepAt(stay, dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1), dice.Face(c.Choose(6)+1))
			default:
				turn++
				legal := st.Legal()
				a = legal[len(legal)-1]
			}
			var err error
			if d.Match, err = d.Match.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if b := travels(t, d, strings.Repeat("n", 16)); turn != 60 || len(b) > 500 {
			t.Errorf("%d turns take %d bytes", turn, len(b))
		} else {
			t.Logf("%d turns take %d bytes, %d as text", turn, len(b), len(d.String()))
		}
	}
}

// The longest games of the limits are packed and come back in no time, or are said
// not to fit.
func TestLongGamesArePackedOrRefused(t *testing.T) {
	for _, r := range escalero.Presets() {
		doc, err := record.Parse(longGame(t, r))
		if err != nil {
			t.Fatal(err)
		}
		d, err := doc.Dice()
		if err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		b, err := record.Pack(d, nil)
		if err != nil && !errors.Is(err, record.ErrUnpackable) {
			t.Error(err)
		}
		if took := time.Since(began); took > 30*time.Second {
			t.Errorf("%s: %v", r.Preset, took)
		}
		t.Logf("%s: %d actions, %d bytes, %v", r.Preset, d.Match.Len(), len(b), err)
	}
}

// sealed puts the checksum behind a packed game, as who forges one would.
func sealed(b []byte) []byte {
	h := fnv.New32a()
	h.Write(b)
	return append(b, h.Sum(nil)[:3]...)
}

// forged is a packed game of any parts.
func forged(version byte, note, head string, actions uint64, rest ...byte) []byte {
	b := []byte{version}
	for _, part := range []string{note, head} {
		b = append(binary.AppendUvarint(b, uint64(len(part))), part...)
	}
	return sealed(append(binary.AppendUvarint(b, actions), rest...))
}

func TestHostilePackedGamesAreRefused(t *testing.T) {
	const two = "escalero\nparty Anna\nparty Bernd"
	good := forged(1, "", two, 0)
	if d, _, err := record.Unpack(good); err != nil || len(d.Parties) != 2 {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		packed []byte
		want   error
	}{
		"nothing":                {nil, record.ErrDamaged},
		"three bytes":            {[]byte{1, 2, 3}, record.ErrDamaged},
		"cut off":                {good[:len(good)-1], record.ErrDamaged},
		"one bit":                {append([]byte{1, 0, 31 ^ 1}, good[3:]...), record.ErrDamaged},
		"another version":        {forged(2, "", two, 0), record.ErrNewer},
		"a megabyte":             {make([]byte, 1<<20), record.ErrNotRecord},
		"a note beyond the end":  {sealed([]byte{1, 200, 1}), record.ErrDamaged},
		"an endless length":      {sealed([]byte{1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}), record.ErrDamaged},
		"no head":                {forged(1, "", "", 0), record.ErrNotRecord},
		"an action in the head":  {forged(1, "", two+"\nthrow 12345", 0), record.ErrDamaged},
		"one party":              {forged(1, "", "escalero\nparty Anna", 0), record.ErrNotRecord},
		"twins":                  {forged(1, "", "escalero\nparty Anna\nparty An\u200bna", 0), record.ErrSameName},
		"a name that steers":     {forged(1, "", "escalero\nparty Anna\nparty \u202eBernd", 0), record.ErrUnseen},
		"no UTF-8":               {forged(1, "", two+"\xff", 0), record.ErrNotUTF8},
		"cards":                  {forged(1, "", "choose-your-words\nparty A\nparty B", 0), record.ErrNotRecord},
		"many actions":           {forged(1, "", two, 1<<40), record.ErrDamaged},
		"more than a game has":   {forged(1, "", two, record.MostActions+1), record.ErrNotRecord},
		"throws without end":     {forged(1, "", two, 9_999, make([]byte, 4000)...), nil},
		"something left over":    {forged(1, "", two, 0, 7), record.ErrDamaged},
		"a length of the escape": {forged(1, "", two, 1, 255, 255, 255, 255), nil},
		"half an escape":         {forged(1, "", two+"\x00", 0), record.ErrUnseen},
		"many parties":           {forged(1, "", "escalero"+strings.Repeat("\x01A", 4000), 0), record.ErrNotRecord},
	} {
		var err error
		bytes, took := cost(func() { _, _, err = record.Unpack(c.packed) })
		if err == nil || c.want != nil && !errors.Is(err, c.want) || len(err.Error()) > 500 || strings.ContainsAny(err.Error(), "\n\r\x00") || strings.Contains(err.Error(), "line 0") {
			t.Errorf("%s: %v", name, err)
		}
		if bytes > 50_000_000 || took > 20*time.Second {
			t.Errorf("%s: %d kB in %v", name, bytes/1000, took)
		}
		t.Logf("%-22s %6d kB %8v  %v", name, bytes/1000, took.Round(time.Microsecond), err)
	}
	// What is too long is not even taken apart, and said to be.
	var limit *record.LimitError
	if _, _, err := record.Unpack(forged(1, strings.Repeat("n", record.MostPacked), two, 0)); !errors.As(err, &limit) || limit.What != record.TooManyBytes {
		t.Errorf("a note that is too long: %v", err)
	}
}

// A link that was sent opens in every later version: these bytes never change
// their meaning.
func TestOldPackedGamesStillOpen(t *testing.T) {
	const text = "serviert 1 wuerfelpoker\noption contra on\noption stake 0.10 EUR\noption start 2\nparty Anna\tcomputer strong\nparty Bernd\n" +
		"contra\naccept\nthrow 11356\nkeep 11 throw 11146\nkeep 111 throw 11111\nwrite G 3\nresult 12345 served\nwrite S 1\npoints P 2 40\nstrike 1 1\nthrow 66612\n"
	const packed = "01046e6f74651a050212020c302e31300e020f3201416e6e61031d014265726e640b40a3c60808100fd50e624b5abf8d2801658c3f"
	doc, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	d, err := doc.Dice()
	if err != nil {
		t.Fatal(err)
	}
	if got := hex.EncodeToString(travels(t, d, "note")); got != packed {
		t.Errorf("is packed as\n%s\nwas\n%s", got, packed)
	}
	b, _ := hex.DecodeString(packed)
	if back, note, err := record.Unpack(b); err != nil || back.String() != text || string(note) != "note" {
		t.Errorf("%v, %q\n%s", err, note, back.String())
	}
}

// FuzzUnpack takes any bytes, with and without the checksum of an honest game. They
// are refused, or they are a game like any other that comes in as a text.
func FuzzUnpack(f *testing.F) {
	for seed := range uint64(4) {
		c := enginetest.Random(seed)
		r := escalero.Presets()[seed]
		d, _ := record.NewDice(somebody(r, 2, c))
		if b, err := record.Pack(d, []byte("x")); err == nil {
			f.Add(b[:len(b)-3])
		}
	}
	f.Add(forged(1, "", "escalero\nparty A\nparty B", 300, 1, 2, 3, 4, 5, 6, 7, 8, 9))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, packed := range [][]byte{b, sealed(b[:len(b):len(b)])} {
			d, note, err := record.Unpack(packed)
			if err != nil {
				continue
			}
			text := d.String()
			doc, err := record.Parse(text)
			if err != nil {
				t.Fatalf("%v in\n%s", err, text)
			}
			if again, err := doc.Dice(); err != nil || again.String() != text {
				t.Fatalf("%v; read again it is\n%s\nwas\n%s", err, again.String(), text)
			}
			travels(t, d, string(note))
		}
	})
}

// FuzzPack plays by bytes and packs what comes of it.
func FuzzPack(f *testing.F) {
	f.Add([]byte("0123456789abcdefghijklmnopqrstuvwxyz"))
	f.Fuzz(func(t *testing.T, b []byte) {
		c := enginetest.Bytes(b)
		r := escalero.Presets()[c.Choose(6)]
		travels(t, played(t, somebody(own(r, c), 2, c), c, 1000), "")
	})
}
