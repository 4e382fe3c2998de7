package record

import (
	"errors"
	"strings"
	"testing"
)

// FuzzRecord reads any text. It is refused with one of the two kinds of errors, or
// it is a game that round-trips.
func FuzzRecord(f *testing.F) {
	for _, text := range goldens(f) {
		if lines := strings.SplitAfter(text, "\n"); len(lines) > 40 {
			text = strings.Join(lines[:40], "")
		}
		f.Add(text)
	}
	for _, text := range []string{
		"", "\uFEFFserviert 1 escalero\r\nparty A\r\nparty B\r\n", "serviert 1 escalero\nparty A + B\nparty C\nthrow 11111\ndone\n",
		"serviert 1 escalero\noption start 99999999999999999999\nparty A\nparty B\n", "serviert 1 \x00\n", "\xff",
		"serviert 1 escalero\nparty A\nparty B\npoints P 1 45\nwrite S -1\n",
		"serviert 1 escalero\n" + strings.Repeat("option x on\n", 40), "serviert 1 escalero\n" + strings.Repeat("party A\n", 40),
		"serviert 1 escalero\nparty A\nparty \u200bA\n", "serviert 1 escalero\nparty \u202eA\nparty B\n", "serviert 1 escalero\nparty \u3164\nparty B\n",
		"serviert 1 escalero\nparty A\u0085 + B\x00\nparty C\n", "serviert 1 escalero\u2028party A\u2028party B", "serviert 1 escalero\rparty A\rparty B\r",
		"serviert 1 escalero\nparty __proto__\nparty \u05d9\u05e2\u05dc\t\x1b[0m\noption\u00a0contra on\ncontra\n",
		"serviert 1 escalero\noption stake 10000.00 XXXXXXXXXXXXXXXXXXXXXXXX\noption columns 1000-1000-1000\nparty A\nparty B\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		doc, err := Parse(text)
		if err != nil {
			if !errors.Is(err, ErrNotRecord) {
				t.Errorf("the error does not wrap ErrNotRecord: %v", err)
			}
			return
		}
		_, err = doc.Dice()
		var line *LineError
		switch {
		case err == nil:
		case errors.As(err, &line):
			if line.Line < 1 || line.Line > strings.Count(text, "\n")+1 {
				t.Errorf("the error names line %d", line.Line)
			}
		case !errors.Is(err, ErrNotRecord):
			t.Errorf("neither kind of error: %v", err)
		}
		if err != nil && (len(err.Error()) > 1000 || strings.ContainsAny(err.Error(), "\n\r")) {
			t.Errorf("the error is not one short line: %q", err)
		}
		roundTrip(t, doc)
	})
}
