package dicegame_test

import (
	"strings"
	"testing"
	"unicode"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
)

// Whatever text a player brings, it is a game or refused with a sentence; a
// game leaves as a text and comes back the same.
func FuzzReadText(f *testing.F) {
	for _, k := range gametest.Kinds() {
		g := begun(f, k)
		f.Add(g.Exported())
	}
	f.Add(`{"v":1,"record":"serviert 1 escalero\nparty Anna\nparty Bernd\n"}`)
	f.Add("\uFEFF# app started=x ended=-1 evening=\nserviert 1 escalero\nparty A\nparty B\n")
	for _, text := range []string{
		"serviert 1 escalero\nparty A\nparty \u200bA\n", "serviert 1 escalero\nparty \u202eA\nparty B\n", "serviert 1 escalero\nparty M\xfcller\nparty B\n",
		"serviert 1 \u202ex\nparty A\nparty B\n", "serviert 1 escalero\nparty A\nparty B\n\x1b[2J\n", "\uFEFF{\"record\":[[[[[[[[",
		"serviert 1 escalero\nparty A\nparty B\n# app started=9223372036854775807 evening=a&b judged=\n",
		`{"v":1,"evening":"1\n# app started=7","record":"serviert 1 escalero\nparty A\nparty B\n"}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, problem := dicegame.ReadText(text).Game(5)
		if problem != nil {
			if g != nil || problem.Text(i18n.For("en")) == "" {
				t.Fatalf("refused without a sentence, or with a game: %+v", problem)
			}
			if strings.ContainsFunc(problem.Text(i18n.For("en")), unicode.IsControl) || len(problem.Text(i18n.For("en"))) > 2000 {
				t.Fatalf("not one plain sentence: %q", problem.Text(i18n.For("en")))
			}
			return
		}
		back, problem := dicegame.ReadText(g.Exported()).Game(5)
		if problem != nil || back.Dice.String() != g.Dice.String() || back.Started != g.Started || back.Block != g.Block {
			t.Fatalf("%+v came back as %+v, %+v", g.Saved(), back, problem)
		}
	})
}
