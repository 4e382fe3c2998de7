package main

import (
	"strings"
	"testing"
)

func TestMendMarkup(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"quotes", `<p title="say \"ja\" & go">x</p>`, `<p title="say &#34;ja&#34; &amp; go">x</p>`},
		{"other characters", `<p title="a\u00a0b\n\\">x</p>`, "<p title=\"a\u00a0b\n\\\">x</p>"},
		{"order", `<a title="t" href="/x" class="c">x</a>`, `<a class="c" href="/x" title="t">x</a>`},
		{"false is not true", `<option selected="false" value="1"></option>`, `<option value="1"></option>`},
		{"true is written", `<p aria-hidden data-kept hidden aria-label>x</p>`, `<p aria-hidden="true" aria-label="" data-kept="true" hidden>x</p>`},
		{"false for ARIA", `<p aria-pressed="false">x</p>`, `<p aria-pressed="false">x</p>`},
		{"controls wait", `<button>x</button><input disabled>`, `<button aria-disabled="true">x</button><input disabled>`},
		{"breaks between children", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>", `<ul><li>a</li><li>b</li></ul>`},
		{"text among children", "<p>\nzwei \n<b>drei</b>\n</p>", `<p>zwei <b>drei</b></p>`},
		{"raw HTML", "<svg viewBox='0 0 1 1'>\n  <path d=\"M0 0\\1\"/></svg>", "<svg viewBox=\"0 0 1 1\">\n  <path d=\"M0 0\\1\"/></svg>"},
		{"entities in raw HTML", `<a href="?a=1&amp;b=2">x</a>`, `<a href="?a=1&amp;b=2">x</a>`},
		{"comment", `<!-- a > b --><p>x</p>`, `<!-- a > b --><p>x</p>`},
	} {
		got, err := mendMarkup(c.in)
		if err != nil || got != c.want {
			t.Errorf("%s: %s %v, want %s", c.name, got, err, c.want)
		}
	}
	for _, bad := range []string{`<p`, `<p class="x`, `</p`} {
		if got, err := mendMarkup(bad); err == nil {
			t.Errorf("%s became %s", bad, got)
		}
	}
}

func FuzzMendMarkup(f *testing.F) {
	f.Add(`<p title="a\"b">x</p>`)
	f.Add("<a b='c' d=e/>")
	f.Fuzz(func(t *testing.T, s string) {
		once, err := mendMarkup(s)
		if err != nil {
			return
		}
		// In HTML a backslash is itself; mendMarkup would read it as Go's.
		if _, err := mendMarkup(strings.ReplaceAll(once, `\`, "&#92;")); err != nil {
			t.Errorf("%q became %q: %v", s, once, err)
		}
	})
}
