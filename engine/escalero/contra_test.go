package escalero_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/escalero"
)

// after is the state after lines of a record in a game for two.
func after(t *testing.T, r escalero.Rules, lines string) escalero.State {
	t.Helper()
	s := escalero.New(r, 2, 1, false)
	for _, line := range strings.Split(lines, ", ") {
		if line == "" {
			continue
		}
		a, err := escalero.ParseAction(line)
		if err != nil {
			t.Fatal(err)
		}
		if s, err = s.Apply(a); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return s
}

// The players may stop after a whole round, and nothing is played after that.
func TestStop(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	r = agreed(r, "contra", "on")
	for so, may := range map[string]bool{
		"": false, "strike 1 1": false, "strike 1 1, strike 1 1": true, "strike 1 1, points 1 1 3": true,
		"strike 1 1, strike 1 1, throw 11111": false, "strike 1 1, strike 1 1, result 11111": false, "strike 1 1, strike 1 1, contra": false,
		"strike 1 1, strike 1 1, contra, accept": true, "strike 1 1, strike 1 1, contra, concede": false, "strike 1 1, strike 1 1, stop": false,
	} {
		s := after(t, r, so)
		next, err := s.Apply(escalero.Action{Kind: escalero.Stop})
		if (err == nil) != may || s.MayStop() != may {
			t.Errorf("%q: %v, may is %t", so, err, s.MayStop())
		}
		_, wrong := s.Apply(escalero.Action{Kind: escalero.Done}) // there are no two turns
		if listed := strings.HasSuffix(wrong.Error(), ", stop"); !s.Over() && listed != may {
			t.Errorf("%q: what is legal says %q, stopping is %t", so, wrong, may)
		}
		if may && (!next.Over() || !next.Stopped() || next.Turn() != 0 || len(next.Legal()) != 0 || !slices.Equal(next.Payoff(), times(s.Factor(), s.Standing()))) {
			t.Errorf("%q, then stopped: over %t, %v is paid, %v stood", so, next.Over(), next.Payoff(), s.Standing())
		}
	}
}

// times is each number so many times.
func times(n int, list []int) (product []int) {
	for _, x := range list {
		product = append(product, n*x)
	}
	return product
}

func TestWhoMayDouble(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	r = agreed(r, "contra", "on")
	for _, c := range []struct {
		so   string // what has happened
		turn engine.Player
		may  bool
		why  string
	}{
		{"", 1, true, "at the start of the first turn"},
		{"strike 1 1", 2, true, "either side may be the first"},
		{"throw 11111", 1, false, "dice lie"},
		{"result 11111", 1, false, "dice lie that were typed in"},
		{"contra", 2, true, "asked: Recontra at once"},
		{"contra, accept", 1, false, "doubled last, the other side answered"},
		{"contra, accept, strike 1 1", 2, true, "the side that answered, later"},
		{"contra, accept, strike 1 1, strike 1 1", 1, false, "still the other side's right"},
		{"contra, accept, strike 1 1, contra, accept", 2, false, "it has passed over"},
		{"contra, accept, strike 1 1, contra, accept, strike 1 1", 1, true, "and over"},
		{"contra, contra", 1, true, "asked again"},
		{"contra, contra, accept", 1, true, "answered last, and at the start of the own turn"},
		{"contra, contra, accept, strike 1 1", 2, false, "doubled last"},
	} {
		s := after(t, r, c.so)
		_, err := s.Apply(escalero.Action{Kind: escalero.Contra})
		if s.Turn() != c.turn || (err == nil) != c.may {
			t.Errorf("%q: it is for party %d, Contra gives %v; want party %d, %t: %s", c.so, s.Turn(), err, c.turn, c.may, c.why)
		}
	}
}

// Who is refused a Contra is told what stands against it.
func TestWhyThereIsNoContra(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for so, want := range map[string]string{
		"throw 11111":    "Contra only at the start of the own turn",
		"contra, accept": "party 1 doubled last, only party 2 may double next",
	} {
		_, err := after(t, agreed(r, "contra", "on"), so).Apply(escalero.Action{Kind: escalero.Contra})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: Contra gives %v, want %q", so, err, want)
		}
	}
}

// Partners double before the first of them throws, not between their turns.
func TestNoContraBetweenPartners(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	r = agreed(agreed(r, "contra", "on"), "double-hand", "on")
	after(t, r, "contra, accept, throw 11111, done")
	between := after(t, r, "throw 11111, done")
	if next, err := between.Apply(escalero.Action{Kind: escalero.Contra}); err == nil {
		t.Errorf("party %d is asked while the partner waits to throw", next.Asked())
	}
}

// Each answer doubles; a Contra that is still open does not.
func TestFactor(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	r = agreed(r, "contra", "on")
	for so, want := range map[string]int{
		"": 1, "contra": 1, "contra, accept": 2, "contra, contra": 2, "contra, contra, accept": 4,
		"contra, concede": 1, "contra, contra, concede": 2, "contra, contra, contra, contra, accept": 16,
	} {
		if got := after(t, r, so).Factor(); got != want {
			t.Errorf("%q: factor %d, want %d", so, got, want)
		}
	}
}

// Where a highest stake is agreed nothing leads beyond it: neither Contra, nor Recontra, which accepts one first.
func TestTheHighestStake(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	r = agreed(r, "contra", "on")
	for _, c := range []struct {
		most, so string
		may      bool
	}{
		{"2", "", true}, {"2", "contra", false}, {"2", "contra, accept, strike 1 1", false},
		{"4", "contra", true}, {"4", "contra, contra", false}, {"4", "contra, accept, strike 1 1", true},
		{"4", "contra, accept, strike 1 1, contra", false}, {"8", "contra, accept, strike 1 1, contra", true},
		{"none", "contra, contra, contra, contra, contra, contra, contra, contra", true},
	} {
		s := after(t, agreed(r, "contra-most", c.most), c.so)
		next, err := s.Apply(escalero.Action{Kind: escalero.Contra})
		if (err == nil) != c.may || err != nil && !strings.Contains(err.Error(), "the highest stake agreed on is "+c.most+" times") {
			t.Errorf("at most %s, after %q: Contra gives %v", c.most, c.so, err)
		}
		if slices.Contains(s.Legal(), escalero.Action{Kind: escalero.Contra}) != c.may {
			t.Errorf("at most %s, after %q: legal are %v", c.most, c.so, s.Legal())
		}
		if c.may && c.most != "none" {
			s, _ := next.Apply(escalero.Action{Kind: escalero.Accept})
			if most, _ := strconv.Atoi(c.most); s.Factor() > most {
				t.Errorf("at most %s, and it is %d", c.most, s.Factor())
			}
		}
	}
	if _, err := r.With("contra-most", "3"); err == nil {
		t.Error("three times the stake can be agreed")
	}
}

// As it stands, each leader is paid the column, and who leads them all what that pays on top.
func TestStanding(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for _, c := range []struct {
		rules escalero.Rules
		so    string
		want  []int
	}{
		{r, "", []int{0, 0}},
		{r, "points 6 1 24, points 6 1 18, points 6 3 12, points 6 2 18", []int{1 - 2 + 4, -1 + 2 - 4}},
		{r, "points 6 1 24, points 6 1 18, points 6 2 18, points 5 1 5, points 6 3 6", []int{9, -9}},
		{agreed(r, "settlement", "difference"), "points 6 1 24, points 6 1 18", []int{6, -6}},
	} {
		if got := after(t, c.rules, c.so).Standing(); !slices.Equal(got, c.want) {
			t.Errorf("after %q it stands %v, want %v", c.so, got, c.want)
		}
	}
	for preset, most := range map[string]int{"escalero": 9, "wuerfelpoker": 14, "escalero-single": 0} {
		if r, _ := escalero.Preset(preset); r.Most() != most {
			t.Errorf("%s costs at most %d, want %d", preset, r.Most(), most)
		}
	}
}

// The stake can be doubled 21 times and no more, so that payoffs cannot overflow.
func TestContraEnds(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	s := escalero.New(agreed(r, "contra", "on"), 2, 1, false)
	doublings := 0
	for {
		next, err := s.Apply(escalero.Action{Kind: escalero.Contra})
		if err != nil {
			if !strings.Contains(err.Error(), "highest; legal now: accept, concede") {
				t.Error(err)
			}
			break
		}
		s, doublings = next, doublings+1
	}
	s, _ = s.Apply(escalero.Action{Kind: escalero.Concede})
	if p := s.Payoff(); doublings != 21 || !s.Over() || p[0]+p[1] != 0 || p[0] == 0 {
		t.Errorf("%d times Contra, then %v", doublings, p)
	}
}

func TestWhileAskedOnlyAnswersAreLegal(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	s := after(t, agreed(r, "contra", "on"), "strike 1 1, contra")
	if s.Asked() != 1 || s.Writer() != 2 || s.Turn() != 1 {
		t.Errorf("asked %d, writer %d, turn %d", s.Asked(), s.Writer(), s.Turn())
	}
	for _, line := range []string{"throw 11111", "strike 2 1", "points 6 1 6", "done", "result 11111"} {
		a, _ := escalero.ParseAction(line)
		if _, err := s.Apply(a); err == nil || !strings.Contains(err.Error(), "before the Contra is answered; legal now: accept, concede, contra") {
			t.Errorf("%s gives %v", line, err)
		}
	}
	// Giving up ends the game, and nothing is legal after it.
	s = after(t, agreed(r, "contra", "on"), "contra, concede")
	if !s.Over() || s.Conceded() != 2 || s.Turn() != 0 || s.Legal() != nil {
		t.Errorf("conceded by %d, turn %d, legal %v", s.Conceded(), s.Turn(), s.Legal())
	}
}
