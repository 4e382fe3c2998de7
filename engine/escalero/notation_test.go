package escalero_test

import (
	"strings"
	"testing"

	"serviert/engine/escalero"
)

func TestNotation(t *testing.T) {
	for in, want := range map[string]string{
		"throw 11356":            "throw 11356",
		"keep 11 throw 11146":    "keep 11 throw 11146",
		"keep 611 throw 11146":   "keep 116 throw 11146",
		"keep - throw 12345":     "keep - throw 12345",
		"result 11111 served":    "result 11111 served",
		"result 11111":           "result 11111",
		"write F 2 hand 1":       "write F 2 hand 1",
		"  write   GG\t3 ":       "write GG 3",
		"points F 2 30":          "points F 2 30",
		"strike F 2":             "strike F 2",
		"done":                   "done",
		"contra":                 "contra",
		"accept":                 "accept",
		"concede":                "concede",
		"write anything 99":      "write anything 99", // the sheet knows its rows
		"keep 11111 throw 11111": "keep 11111 throw 11111",
	} {
		a, err := escalero.ParseAction(in)
		if err != nil || a.String() != want {
			t.Errorf("%q is read as %q, %v; want %q", in, a, err, want)
		}
	}
}

// Every error shows the form of the line.
func TestNotationRefused(t *testing.T) {
	for in, says := range map[string]string{
		"":                       "empty line",
		"roll 11356":             "those are throw, keep, result, done, write, points, strike, contra, accept, concede",
		"THROW 11356":            "no action",
		"throw":                  "the form is throw 11356",
		"throw 1135":             "the form is throw 11356",
		"throw 11357":            "five faces 1 to 6",
		"throw 1 1 3 5 6":        "wrong number of words",
		"throw 11356 served":     "wrong number of words",
		"keep 11":                "the form is keep 11 throw 11146",
		"keep 11 11146":          "the form is keep",
		"keep 11 roll 11146":     "the form is keep",
		"keep 17 throw 11146":    "up to five faces",
		"keep 111111 throw 1114": "up to five faces",
		"result 11111 SERVED":    "the form is result",
		"result served":          "five faces",
		"done now":               "the form is done",
		"write F":                "the form is write F 2",
		"write F two":            "no column",
		"write F 0":              "no column",
		"write F +1":             "no column",
		"write F 2 hand":         "wrong number of words",
		"write F 2 hand 3":       "only 1 and 2",
		"write F 2 30":           "wrong number of words",
		"points F 2":             "the form is points F 2 30",
		"points F 2 -5":          "no points",
		"points F 2 30 hand 1":   "wrong number of words",
		"strike F 2 hand 1":      "wrong number of words",
		"contra 1":               "the form is contra",
	} {
		if a, err := escalero.ParseAction(in); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q is read as %q, %v; want %q", in, a, err, says)
		}
	}
}

// Errors stay short however long the line is.
func TestNotationErrorsAreShort(t *testing.T) {
	long := strings.Repeat("1", 100_000)
	for _, in := range []string{long, "throw " + long, "keep " + long + " throw 11111", "write F " + long, "write F 1 hand " + long} {
		if _, err := escalero.ParseAction(in); err == nil || len(err.Error()) > 300 {
			t.Errorf("the error for a line of %d bytes has %d", len(in), len(err.Error()))
		}
	}
}

// Unknown kinds are illegal like any other action.
func TestUnknownKind(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	s := escalero.New(r, 2, 1, false)
	for _, k := range []escalero.Kind{0, escalero.Stop + 1, 255} {
		a := escalero.Action{Kind: k}
		if _, err := s.Apply(a); err == nil || a.String() != "" {
			t.Errorf("kind %d is %q and gives %v", k, a, err)
		}
	}
}

func FuzzParseAction(f *testing.F) {
	for _, s := range []string{"throw 11356", "keep 11 throw 11146", "write F 2 hand 1", "points F 2 30", "result 11111 served"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		a, err := escalero.ParseAction(line)
		if err != nil {
			return
		}
		if back, err := escalero.ParseAction(a.String()); err != nil || back != a {
			t.Errorf("%q is %q, read back as %q, %v", line, a, back, err)
		}
	})
}
