//go:build !js

package coach

import (
	"strings"
	"testing"

	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// Where the mind does not come the dialog says so, and the advice comes when somebody tries again.
func TestAdviceWithoutAMind(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := playing(t, coached)
		b.speak(lang)
		b.page.Mindless = true
		b.Ask()
		if html := b.sound(b.box); b.advice.ready || !strings.Contains(html, b.shell.Texts().Notices.NoThinking) || strings.Contains(html, b.shell.Texts().Coach.Thinking) {
			t.Errorf("%s: %s", lang, html)
		}
		uitest.Press(t, b.box(), "think-again")
		if html := b.sound(b.box); !strings.Contains(html, "think-again") || b.shell.Focused != "thinking" {
			t.Errorf("%s: the focus is on %q in %s", lang, b.shell.Focused, html)
		}
		b.page.Mindless = false
		uitest.Press(t, b.box(), "think-again")
		if html := b.sound(b.box); !b.advice.ready || strings.Contains(html, "think-again") {
			t.Errorf("%s: no advice: %s", lang, html)
		}
		// Who has closed the dialog waits for nothing.
		b.page.Mindless = true
		b.Ask()
		if b.shell.Shown = ""; b.mind.Failing() {
			t.Errorf("%s: it fails though nobody waits", lang)
		}
	}
}

// Where no verdict comes its dialog can be closed, and then nothing was answered.
func TestAVerdictWithoutAMind(t *testing.T) {
	for _, closes := range []bool{true, false} {
		b := newBench(t)
		b.page.Mindless = true
		b.open("/practice?lesson=run&position=1")
		q := b.practice.quiz
		b.answer(escalero.Action{Kind: escalero.Keep})
		if html := b.sound(b.box); !strings.Contains(html, "think-again") {
			t.Fatal(html)
		}
		if closes {
			uitest.Press(t, b.box(), "verdict-close")
		}
		b.page.Mindless = false
		b.mind.Again()
		if q.list == nil || closes != (b.mistakes.Asked == 0) || closes != (q.chosen.Kind == 0) {
			t.Errorf("closed %v: %d asked, chosen %v", closes, b.mistakes.Asked, q.chosen)
		}
	}
}
