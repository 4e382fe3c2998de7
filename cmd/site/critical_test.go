package main

import (
	"slices"
	"strings"
	"testing"
)

func TestWhatAPageNeedsOfTheStyleSheet(t *testing.T) {
	const sheet = `@layer one, two;
@layer one {
p, .gone { color: red }
.gone { color: red }
#here > .there:not(.gone) { background: url("a.svg") }
#gone p { color: red }
html:has(.gone) p { color: red }
[data-x="1"] .there::before { content: "" }
@media (min-width: 1px) {
.there:is(.gone, .also) { color: red }
}
@media (min-width: 2px) {
.gone { color: red }
}
}
@media print {
p { color: red }
}
@keyframes k { from { color: red } to { color: blue } }
`
	const want = `@layer one, two;
@layer one{
p, .gone{color: red}
#here > .there:not(.gone){background: url("/repo/a.svg")}
html:has(.gone) p{color: red}
[data-x="1"] .there::before{content: ""}
@media (min-width: 1px){
.there:is(.gone, .also){color: red}
}
}
@keyframes k{from { color: red } to { color: blue }}
`
	got, err := critical(sheet, `<html><div id="here"><p class="there other">x</p></div>`, "/repo/")
	if err != nil || got != want {
		t.Errorf("%v\n%s", err, got)
	}
	for _, bad := range []string{"p{", "p{}}", "@layer a{p{}", "color: red}", `p{content:"</style>"}`} {
		if got, err := critical(bad, "<p>", "/"); err == nil {
			t.Errorf("%q became %q", bad, got)
		}
	}
}

// The page for newcomers holds what it needs, far less than the sheet, and asks for the sheet where no script runs.
func TestTheFirstPageBringsItsStyle(t *testing.T) {
	site := siteFor(t, options{base: "/repo/"})
	home := string(site["index.html"])
	sheet := ""
	for name, text := range site {
		if strings.HasPrefix(name, "style.") {
			sheet = string(text)
		}
	}
	styles := inlineStyle.FindAllStringSubmatch(home, -1)
	if n := len(styles[0][1]); n < 5000 || n > len(sheet)/4 {
		t.Errorf("the first page has %d bytes of the sheet's %d", n, len(sheet))
	}
	if !strings.Contains(home, `<noscript><link rel="stylesheet" href="/repo/style-table.`) {
		t.Error("without scripts the first page has no style sheet")
	}
	if strings.Contains(home, "{{") || strings.Count(home, `rel="stylesheet"`) != 1 {
		t.Error("the first page waits for the style sheet")
	}
	for _, name := range pagesOf(site) {
		if name != "index.html" && !strings.Contains(string(site[name]), "\n<link rel=\"stylesheet\"") {
			t.Errorf("%s has no style sheet", name)
		}
	}
	if !slices.Contains(pagesOf(site), "index.html") {
		t.Error("there is no first page")
	}
}
