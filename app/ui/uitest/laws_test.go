package uitest

import (
	"fmt"
	"testing"
)

// ear hears what a law complains of.
type ear struct {
	testing.TB
	heard []string
}

func (e *ear) Helper()                        {}
func (e *ear) Errorf(format string, a ...any) { e.heard = append(e.heard, fmt.Sprintf(format, a...)) }

// Each law fails for what breaks it, and only for that.
func TestLawsHear(t *testing.T) {
	const whole = `<h1 id="a">A</h1><p class="wrong" hidden></p><section aria-labelledby="a b"><h2 id="b">B</h2></section><a href="#a">up</a>`
	for name, c := range map[string]struct {
		more string
		want int
	}{
		"nothing":                   {``, 0},
		"an empty paragraph":        {`<p class="note"> </p>`, 1},
		"an empty number":           {`<td class="n"></td>`, 1},
		"a verb":                    {`<p>%s throws</p>`, 1},
		"an id twice":               {`<b id="a">x</b>`, 1},
		"an id without a name":      {`<b id="">x</b>`, 1},
		"a second heading":          {`<h1>B</h1>`, 1},
		"a name that is not there":  {`<nav aria-labelledby="a c">x</nav>`, 1},
		"a target that is not":      {`<a href="#c">x</a>`, 1},
		"a label without its field": {`<label for="c">x</label>`, 1},
	} {
		e := &ear{TB: t}
		SoundPage(e, name, whole+c.more)
		if len(e.heard) != c.want {
			t.Errorf("%s: heard %q", name, e.heard)
		}
	}
}

// go-app prints attributes in a random order.
func TestSorted(t *testing.T) {
	if got := sorted(`<p hidden class="b" id="a">x</p>`); got != `<p class="b" hidden id="a">x</p>` {
		t.Error(got)
	}
}
