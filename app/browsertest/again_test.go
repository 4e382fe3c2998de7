package browsertest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/app/dicegame/gametest"
	rules "serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/again"
	"serviert/engine/escalero/solver"
)

// rolledGame is the record of a game to its end, in a hurry; where there is
// Contra, the first party announces one, which is accepted.
func rolledGame(t *testing.T, head string) string {
	t.Helper()
	d := gametest.Recorded(t, "serviert 1 "+head, "1", "1", 0).Dice
	rng := rand.New(rand.NewPCG(11, 7))
	hurry := solver.NewThumbPlayer(solver.NewBrain(d.Match.State()))
	for !d.Match.State().Over() {
		st := d.Match.State()
		a := hurry.Decide(st)
		switch {
		case st.Asked() != 0:
			a = escalero.Action{Kind: escalero.Accept}
		case st.Round() == 4 && st.Turn() == 1 && st.Factor() == 1 && st.Rules().Contra && !st.Last().Begun():
			a = escalero.Action{Kind: escalero.Contra}
		}
		var faces []dice.Face
		for range a.Blank() {
			faces = append(faces, dice.Face(rng.IntN(6)+1))
		}
		if len(faces) > 0 {
			a = st.Fill(a, faces...)
		}
		next, err := d.Match.Apply(a)
		if err != nil {
			t.Fatal(err)
		}
		d.Match = next
	}
	return d.String()
}

// leaving is the record of such a game, as player.sitDown takes it, with so many entries still to be made.
func leaving(t *testing.T, head string, entries int) string {
	t.Helper()
	lines := strings.SplitAfter(strings.TrimPrefix(rolledGame(t, head), "serviert 1 "), "\n")
	for i := len(lines) - 1; i > 0; i-- {
		if !strings.HasPrefix(lines[i], "write ") && !strings.HasPrefix(lines[i], "strike ") {
			continue
		}
		if entries == 0 {
			return strings.Join(lines[:i+1], "")
		}
		entries--
	}
	t.Fatal("the game has fewer entries")
	return ""
}

// sameDice fails the test for every throw of the first party that is not what fell
// before, as far as that is known.
func sameDice(t *testing.T, now again.Match, fell again.Dice) {
	t.Helper()
	known := 0
	m := rules.NewMatch[escalero.State, escalero.Action](now.At(0))
	for i := range now.Len() {
		s, a := now.At(i), now.Action(i)
		if a.Chance() && s.Writer() == 1 {
			left, thrown := a.Kept, []dice.Face(nil)
			for at, f := range a.Dice {
				if a.Kind == escalero.Keep && f == s.Now().Dice[at] && left[f-1] > 0 {
					left[f-1]--
					continue
				}
				thrown = append(thrown, f)
			}
			// Of two equal dice the record does not say which one stayed, so that a throw has no order.
			want := fell.Next(m, len(thrown))
			known += len(want)
			var got, fall dice.Hand
			for _, f := range thrown {
				got[f-1]++
			}
			for _, f := range want {
				fall[f-1]++
			}
			if !got.Contains(fall) {
				t.Errorf("action %d: %v fell, want %v", i, thrown, want)
			}
		}
		var err error
		if m, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if known < 5*len(fell) {
		t.Errorf("only %d dice were known", known)
	}
}

// playOn plays one's own turns until so many cells are written, or to the end.
const playOn = `(async until => {
	const written = () => (play.state().record.match(/^(write|strike) /gm) || []).length;
	for (const end = Date.now() + 50000; Date.now() < end;) {
		if (/\/(end|settlement)$/.test(location.pathname)) return "end";
		if (document.querySelector("#main .table") && written() >= until) return "";
		const on = document.querySelector("#go-on");
		if (on) on.click();
		try { if (!/damals/.test(document.querySelector("#quiet")?.textContent) && !await play.step()) return "end"; } catch (e) { if (!/nothing to press/.test(e.message)) return e.message; }
		await new Promise(done => setTimeout(done, 20));
	}
	return "in vain";
})`

// A pair that plays a game once more has the same dice, and sees what was done with them then: whatever is tapped
// twice, wherever the tab dies, and after going back and forth. Every kind of game is played again without a browser.
func TestAPairAgainstItself(t *testing.T) {
	t.Parallel()
	then := rolledGame(t, "escalero-single\nparty Mitzi + Max\nparty Franz + Fritz\n")
	old := gametest.Recorded(t, then, "1", "1", 0)
	fell, ok := again.DiceOf(old.Match, 2)
	if !ok {
		t.Fatal("the dice are not known")
	}
	p := newPlayer(t, holding("serviert:settings", quick, "serviert:done:1", savedGame("1", then, 1790000900000)))
	p.reducedMotion()
	p.open("/review?game=1")
	p.waitLong(`document.querySelector("label:has(#review-whose-2)")`)
	p.clickCSS("label:has(#review-whose-2)")
	p.waitLong(`/im Schnitt .* Spielpunkte geholt/.test(document.querySelector("#same")?.closest("section").textContent)`)
	p.bothThemes()
	p.eval(`{ const e = document.querySelector("#myself"); e.click(); e.click() }`, nil)
	s := p.seen("the table", `location.pathname.endsWith("/table") && document.querySelector("button#throw") && play.state().record`)
	var parked []string
	p.eval(`Object.keys(localStorage).filter(key => key.startsWith("serviert:parked"))`, &parked)
	if len(parked) > 0 {
		t.Errorf("two taps have begun two games: %q", parked)
	}
	d := s.game(t)
	if len(d.Parties) != 2 || fmt.Sprint(d.Parties[0].Names) != fmt.Sprint(old.Parties[1].Names) || !strings.Contains(d.Parties[1].Names[0], "(damals)") {
		t.Fatal(d.Parties)
	}
	p.bothThemes()
	on := func(until int) {
		t.Helper()
		var wrong string
		p.eval(fmt.Sprintf(`%s(%d)`, playOn, until), &wrong)
		if wrong != "" && wrong != "end" {
			t.Fatalf("%s after\n%s", wrong, p.seen("anything", "true").Record)
		}
	}
	// The second tap of two falls on nothing.
	p.eval(`{ const e = document.querySelector("button#throw"); e.click(); e.click() }`, nil)
	p.seen("one throw", `(play.state().record.match(/^(throw|keep) /gm) || []).length === 1`)
	on(5)
	p.reload()
	p.mine()
	on(8)
	// Back to the review and forth again; the game waits.
	p.travel("back")
	p.seen("another page", `!location.pathname.endsWith("/table")`)
	p.open("/table")
	p.mine()
	on(11)
	p.killTab()
	p.reducedMotion()
	p.open("/table")
	p.mine()
	on(1 << 20)
	end := p.seen("the end", `/\/(end|settlement)$/.test(location.pathname) && play.state().record`).game(t)
	if got, want := end.Match.State().Sheet(2), old.Match.State().Sheet(2); got != want {
		t.Errorf("then was %v, now it says %v", want, got)
	}
	sameDice(t, end.Match, fell)
	p.nothingWrong()
	p.bothThemes()
}

// Where one throws in the app and the other one's dice lie on the table, only the
// first one's are known.
func TestTypedPointsAreNotPlayedAgain(t *testing.T) {
	t.Parallel()
	text := "serviert 1 escalero-single\nparty Mitzi\nparty Franz\n"
	for _, turn := range []struct{ dice, row, points string }{
		{"11123", "1", "3"}, {"22213", "2", "6"}, {"33312", "3", "9"}, {"44412", "4", "12"}, {"55512", "5", "15"}, {"66612", "6", "18"},
		{"12345", "S", "20"}, {"22333", "F", "30"}, {"44441", "P", "40"}, {"55555", "G", "50"},
	} {
		text += fmt.Sprintf("throw %s\nwrite %s 1\npoints %[2]s 1 %s\n", turn.dice, turn.row, turn.points)
	}
	p := newPhone(t, holding("serviert:settings", quick, "serviert:done:1", savedGame("1", text, 1790000900000)))
	p.reducedMotion()
	p.open("/review?game=1")
	p.waitLong(`document.querySelector("#myself")`)
	p.clickCSS("label:has(#review-whose-2)")
	p.waitFor(`document.querySelector("#review-whose-2").checked && !document.querySelector("#same") && !document.querySelector("#myself")`)
	p.waitFor(`/Franz: Da stehen nur Punkte/.test(document.querySelector(".shares").textContent)`)
	p.bothThemes()
	p.clickCSS("label:has(#review-whose-1)")
	p.waitLong(`document.querySelector("#myself")`)
	p.clickCSS("#myself")
	p.see("button", "5 Würfel werfen")
	p.clickCSS("#throw")
	p.said("Drei Neuner")
	p.bothThemes()
}
