package escalero_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/engine/enginetest"
	"serviert/engine/escalero"
)

// Setting an option changes its value, nothing else, and the list of changes;
// setting it back restores the rules.
func TestOptionRoundTrip(t *testing.T) {
	for _, preset := range escalero.Presets() {
		before, _ := escalero.Preset(preset.Preset)
		for _, o := range preset.Options() {
			for _, v := range o.Choices {
				r, err := preset.With(o.Key, v)
				if err != nil {
					t.Errorf("%s: %v", preset.Preset, err)
					continue
				}
				if got := r.Value(o.Key); got != v {
					t.Errorf("%s: option %s is %s after %s was agreed", preset.Preset, o.Key, got, v)
				}
				var want [][2]string
				if v != preset.Value(o.Key) {
					want = [][2]string{{o.Key, v}}
				}
				if got := r.Changes(); !reflect.DeepEqual(got, want) {
					t.Errorf("%s with %s %s: changes %v", preset.Preset, o.Key, v, got)
				}
				if back, err := r.With(o.Key, preset.Value(o.Key)); err != nil || !reflect.DeepEqual(back, preset) {
					t.Errorf("%s: %s %s cannot be taken back: %v", preset.Preset, o.Key, v, err)
				}
			}
		}
		if !reflect.DeepEqual(preset, before) {
			t.Errorf("agreeing on options changed the preset %s", preset.Preset)
		}
	}
}

// A preset and its changes make the same rules again.
func TestChangesMakeTheRules(t *testing.T) {
	for _, table := range tables() {
		r, _ := escalero.Preset(table.rules.Preset)
		for _, c := range table.rules.Changes() {
			r = agreed(r, c[0], c[1])
		}
		if !reflect.DeepEqual(r, table.rules) {
			t.Errorf("%v makes other rules than %v", table.rules.Changes(), table)
		}
	}
}

func TestFreeOptions(t *testing.T) {
	for _, c := range []struct{ preset, key, value string }{
		{"escalero", "columns", "3-5-7"},
		{"wuerfelpoker-two", "columns", "1-1000"},
		{"wuerfelpoker", "sweep", "14"},
		{"escalero-single", "concede", "0"},
		{"escalero", "stake", "12.34 Nüsse"},
	} {
		r, _ := escalero.Preset(c.preset)
		r, err := r.With(c.key, c.value)
		if err != nil || r.Value(c.key) != c.value {
			t.Errorf("%s %s in %s: %s, %v", c.key, c.value, c.preset, r.Value(c.key), err)
		}
	}
}

func TestOptionsRefused(t *testing.T) {
	for _, c := range []struct{ preset, key, value, says string }{
		{"escalero", "colour", "red", "it has: straight, grande-served"},
		{"escalero", "straight", "30/35", "possible: 20/25, 25/30"},
		{"escalero", "grande-served", "60", "possible: 50, 55, 80"},
		{"escalero", "double-grande", "yes", "possible: off, on"},
		{"escalero", "columns", "1-2", "possible: 1-2-4, 2-2-4 and the like"},
		{"escalero", "columns", "1-2-0", "possible"},
		{"escalero", "columns", "1-2-4-8", "possible"},
		{"escalero", "columns", "1-2-1001", "possible"},
		{"escalero", "columns", "1-2--4", "possible"},
		{"escalero", "columns", "01-2-4", "possible"},
		{"escalero", "sweep", "-1", "possible: none, 2, double"},
		{"escalero", "sweep", "0", "possible"},
		{"escalero", "concede", "-1", "possible"},
		{"escalero", "concede", "9999999999999999999", "possible"},
		{"escalero", "faces", "", "possible: poker, pips"},
		{"escalero", "stake", "free", "not an amount and a currency"},
		{"escalero", "stake", "007 EUR", "has a zero too many in front"},
		// Options that the sheet or the settlement has no use for are not there.
		{"escalero-single", "columns", "1", "has no option"},
		{"escalero-single", "sweep", "double", "has no option"},
		{"wuerfelpoker-top-down", "double-grande", "on", "has no option"},
		{"wuerfelpoker-top-down", "settlement", "columns", "has no option"},
	} {
		r, _ := escalero.Preset(c.preset)
		got, err := r.With(c.key, c.value)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %s %q gives %v, want %q", c.preset, c.key, c.value, err, c.says)
		}
		if !reflect.DeepEqual(got, r) {
			t.Errorf("%s: %s %q is refused but changed the rules", c.preset, c.key, c.value)
		}
	}
}

func TestPresets(t *testing.T) {
	if _, ok := escalero.Preset("kniffel"); ok {
		t.Error("kniffel is a preset")
	}
	// rows, columns and the values of the last row (RULES.md, "Columns and settlement")
	for preset, want := range map[string]string{
		"escalero":               "123456SFPG 1-2-4 2 80 20/25 poker columns",
		"escalero-single":        "123456SFPG 1 none 80 20/25 poker difference",
		"escalero-double-grande": "123456SFPGGG 1-2-4 2 80 20/25 poker columns",
		"wuerfelpoker":           "123456SFPGGG 1-2-4 double 55 20/25 pips columns",
		"wuerfelpoker-two":       "123456SFPGGG 1-2 double 55 20/25 pips columns",
		"wuerfelpoker-top-down":  "123456SFPGX 1-1 none 55 20/25 pips difference",
	} {
		r, ok := escalero.Preset(preset)
		if !ok {
			t.Fatalf("no preset %s", preset)
		}
		got := ""
		for _, row := range r.Rows {
			got += row.Key
		}
		for _, key := range []string{"columns", "sweep", "grande-served", "straight", "faces", "settlement"} {
			got += " " + r.Value(key)
		}
		if got != want {
			t.Errorf("%s is %s, want %s", preset, got, want)
		}
		if len(r.Changes()) != 0 {
			t.Errorf("%s differs from itself: %v", preset, r.Changes())
		}
	}
}

// An option that does not matter changes no payment; one that does changes some.
func TestOptionsThatMatter(t *testing.T) {
	paid := func(r escalero.Rules, seed uint64) []int {
		s, _, err := enginetest.Play(table{r, 2, false}.game(), enginetest.Random(seed))
		if err != nil {
			t.Fatal(err)
		}
		return s.Payoff()
	}
	for _, preset := range escalero.Presets() {
		for _, contra := range []string{"off", "on"} {
			for _, settlement := range []string{"columns", "difference"} {
				r := agreed(preset, "contra", contra)
				if r, _ = r.With("settlement", settlement); r.Value("settlement") != settlement {
					continue // there is one only
				}
				for _, o := range r.Options() {
					if !slices.Contains([]string{"columns", "sweep", "contra-most", "concede"}, o.Key) {
						continue
					}
					differs, games := false, uint64(4)
					if r.Matters(o.Key) {
						games = 1000 // until one is paid otherwise
					}
					for seed := range games {
						for _, v := range o.Choices {
							differs = differs || !slices.Equal(paid(agreed(r, o.Key, v), seed), paid(r, seed))
						}
						if differs {
							break
						}
					}
					if differs != r.Matters(o.Key) {
						t.Errorf("%s with contra %s, settled by %s: %s changes payments: %v", r.Preset, contra, settlement, o.Key, differs)
					}
				}
			}
		}
	}
}
