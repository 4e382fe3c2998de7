package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

var built = sync.OnceValues(func() (programs, error) {
	root, err := moduleRoot()
	if err != nil {
		return programs{}, err
	}
	return buildPrograms(root, false)
})

func siteFor(t *testing.T, o options) tree {
	t.Helper()
	p, err := built()
	if err != nil {
		t.Fatal(err)
	}
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	site, err := generate(root, o, p)
	if err != nil {
		t.Fatal(err)
	}
	return site
}

var bases = []string{"/", "/repo/", "/any/sub/path/"}

func pagesOf(site tree) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(site)), func(n string) bool { return path.Ext(n) != ".html" })
}

func TestTwoRunsWriteTheSameBytes(t *testing.T) {
	a, b := siteFor(t, options{base: "/repo/"}), siteFor(t, options{base: "/repo"})
	if !maps.EqualFunc(a, b, func(x, y []byte) bool { return string(x) == string(y) }) {
		for name := range a {
			if string(a[name]) != string(b[name]) {
				t.Errorf("%s differs", name)
			}
		}
		t.Error("two runs, two sites")
	}
	if c := siteFor(t, options{base: "/repo/", label: "x"}); c.version() == a.version() {
		t.Error("a label makes no difference")
	}
}

// keptPrograms is where the worker keeps the programs; only the worker answers there.
var keptPrograms = func() (list []string) {
	all, err := built()
	if err != nil {
		panic(err)
	}
	for _, p := range (tree{}).addPrograms(all, nil).Programs {
		list = append(list, p.Files.Kept)
	}
	return list
}()

var reference = regexp.MustCompile(`(?:href|src|content)="([^"]*)"`)

// elsewhere finds an address of another site. The fingerprint of a style in the page's policy may have two slashes in it.
var elsewhere = regexp.MustCompile(`(?:^|[\s,])(?:[a-z]+:)?//`)

func TestEveryReferenceIsAFileOfTheSite(t *testing.T) {
	for _, base := range bases {
		site := siteFor(t, options{base: base})
		for _, name := range pagesOf(site) {
			for _, m := range reference.FindAllStringSubmatch(string(site[name]), -1) {
				if elsewhere.MatchString(m[1]) {
					t.Errorf("%s%s refers to %s", base, name, m[1])
				}
				if !strings.HasPrefix(m[1], "/") {
					continue
				}
				for _, to := range strings.Fields(m[1]) {
					rest, inside := strings.CutPrefix(strings.SplitN(strings.SplitN(to, "?", 2)[0], "#", 2)[0], base)
					_, file := site[rest]
					_, page := site[pageFile("/"+rest)]
					if !inside || !file && !page && !slices.Contains(keptPrograms, rest) {
						t.Errorf("%s%s refers to %s, which is not there", base, name, to)
					}
				}
			}
		}
	}
}

func TestTheBarsHaveTheColourOfThePage(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	tokens, err := os.ReadFile(filepath.Join(root, "web", "styles", "tokens.css"))
	if err != nil {
		t.Fatal(err)
	}
	if want := "--table: light-dark(" + lightTable + ", " + darkTable + ");"; !strings.Contains(string(tokens), want) {
		t.Errorf("tokens.css lacks %s", want)
	}
}

func TestCanonicalAddresses(t *testing.T) {
	site := siteFor(t, options{base: "/repo/", origin: "https://somebody.example/"})
	rules := string(site["rules.html"])
	for _, want := range []string{
		`<link rel="canonical" href="https://somebody.example/repo/rules">`,
		`<meta property="og:url" content="https://somebody.example/repo/rules">`,
		`content="https://somebody.example/repo/icons/icon-512.png"`,
	} {
		if !strings.Contains(rules, want) {
			t.Errorf("rules.html lacks %s", want)
		}
	}
	if strings.Contains(string(siteFor(t, options{base: "/"})["index.html"]), "og:url") {
		t.Error("an address without an origin")
	}
}

var (
	handler    = regexp.MustCompile(`<[^>]* on[a-z]+="`)
	badBoolean = regexp.MustCompile(`\s(?:disabled|checked|hidden|selected|readonly|required|open)="(?:false|true)"`)
	badARIA    = regexp.MustCompile(`\saria-[a-z]+[\s>]`)
	id         = regexp.MustCompile(`\sid="([^"]*)"`)
)

func TestEveryPageIsSound(t *testing.T) {
	site := siteFor(t, options{base: "/repo/"})
	for _, name := range pagesOf(site) {
		text := string(site[name])
		for what, pattern := range map[string]*regexp.Regexp{"an inline handler": handler, "a boolean with a value": badBoolean, "ARIA without a value": badARIA} {
			if found := pattern.FindString(strings.ReplaceAll(text, ` aria-disabled="true"`, "")); found != "" {
				t.Errorf("%s: %s: %s", name, what, found)
			}
		}
		for _, no := range []string{"user-scalable", "maximum-scale", "localhost", "127.0.0.1", "<base"} {
			if strings.Contains(text, no) {
				t.Errorf("%s has %s", name, no)
			}
		}
		if policy, script := strings.Index(text, "Content-Security-Policy"), strings.Index(text, "<script"); policy < 0 || policy > script {
			t.Errorf("%s: a script comes before the policy", name)
		}
		german, english, ok := strings.Cut(text, "<template")
		if !ok {
			t.Errorf("%s has no second language", name)
		}
		for _, half := range []string{german, english} {
			seen := map[string]bool{}
			for _, m := range id.FindAllStringSubmatch(half, -1) {
				if seen[m[1]] {
					t.Errorf("%s has the id %s twice", name, m[1])
				}
				seen[m[1]] = true
			}
			if strings.Count(half, "<h1") != 1 || strings.Count(half, "<main") != 1 {
				t.Errorf("%s: %d first headings, %d main parts", name, strings.Count(half, "<h1"), strings.Count(half, "<main"))
			}
		}
		if err := balanced(text); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

var (
	tag   = regexp.MustCompile(`<(/?)([a-zA-Z][a-zA-Z0-9-]*)[^>]*?(/?)>`)
	style = regexp.MustCompile(`(?s)<style>.*?</style>|<script>.*?</script>|<!--.*?-->`)
	void  = []string{"area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)

// Elements that hold text and what belongs to text, and those that do not belong to text. A summary may
// hold a heading as well.
var (
	texts  = []string{"p", "summary", "button", "label", "span", "strong", "small", "b", "kbd", "h1", "h2", "h3", "h4"}
	blocks = []string{"p", "div", "section", "header", "footer", "main", "nav", "ul", "ol", "li", "dl", "table", "details", "dialog", "form", "h1", "h2", "h3", "h4"}
)

// balanced finds a tag that is closed by another: the sign of a quote that broke out of its place. It
// also finds an element where a browser's reading of the standard would move it out of its place.
func balanced(page string) error {
	var open []string
	for _, m := range tag.FindAllStringSubmatch(style.ReplaceAllString(page, ""), -1) {
		switch name := m[2]; {
		case slices.Contains(void, name), m[3] == "/":
		case m[1] == "":
			for _, around := range open {
				if slices.Contains(blocks, name) && slices.Contains(texts, around) && !(around == "summary" && strings.HasPrefix(name, "h")) {
					return fmt.Errorf("a <%s> in a <%s>", name, around)
				}
			}
			open = append(open, name)
		case len(open) == 0 || open[len(open)-1] != name:
			return fmt.Errorf("</%s> closes %v", name, open)
		default:
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		return fmt.Errorf("left open: %v", open)
	}
	return nil
}

// The worker's list is the whole site, except for what the app itself never asks for.
func TestTheWorkerKnowsEveryFile(t *testing.T) {
	for _, base := range bases {
		site := siteFor(t, options{base: base})
		config := struct {
			Version, Base, Prefix string
			Files, OnDemand       [][]any
		}{}
		_, rest, _ := strings.Cut(string(site["sw.js"]), "const config = ")
		if err := json.NewDecoder(strings.NewReader(rest)).Decode(&config); err != nil {
			t.Fatal(err)
		}
		if config.Version != site.version() || config.Base != base || config.Prefix != "serviert:"+base+":" {
			t.Errorf("%s: version %s, base %s, prefix %s", base, config.Version, config.Base, config.Prefix)
		}
		listed := map[string]bool{}
		list := func(name, integrities any) {
			if name == "./" {
				name = "index.html"
			}
			listed[name.(string)] = true
			if !strings.Contains(integrities.(string), integrity(site[name.(string)])) {
				t.Errorf("%s has another fingerprint than the worker thinks", name)
			}
		}
		for _, f := range append(config.Files, config.OnDemand...) {
			if len(f) < 4 {
				list(f[0], f[1])
				continue
			}
			if !slices.Contains(keptPrograms, f[0].(string)) {
				t.Errorf("%s is kept unpacked", f[0])
			}
			for _, packed := range f[3].([]any) {
				list(packed.([]any)[0], packed.([]any)[1])
			}
		}
		for name := range site {
			alone := name == "sw.js" || name == "404.html" || name == ".nojekyll" || name == "version.txt" ||
				strings.HasPrefix(name, "screenshots/") || strings.HasPrefix(name, "unpack.")
			if listed[name] == alone {
				t.Errorf("%s: listed %v", name, listed[name])
			}
		}
	}
}

// Where the command xz is missing the program travels as gzip and is kept so, and no page asks for more.
func TestASiteWithoutXZ(t *testing.T) {
	p, err := built()
	if err != nil {
		t.Fatal(err)
	}
	p.list = slices.Clone(p.list)
	for i := range p.list {
		p.list[i].xz = nil
	}
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	site, err := generate(root, options{base: "/repo/"}, p)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range site {
		if strings.Contains(name, "xz") || strings.HasSuffix(name, ".html") && strings.Contains(string(text), "xz") {
			t.Errorf("%s speaks of xz", name)
		}
	}
}

func TestABaseMustBeAPath(t *testing.T) {
	for _, bad := range []string{"//repo/", "", "repo", "https://x/", "/a b/", `/"/`} {
		if err := (&options{base: bad}).check(); err == nil {
			t.Errorf("%q passed", bad)
		}
	}
}

func TestOutputSparesOtherDirectories(t *testing.T) {
	dir := t.TempDir()
	if err := (tree{"sw.js": nil, "a/b.txt": []byte("x")}).write(dir); err != nil {
		t.Fatal(err)
	}
	if err := (tree{"sw.js": nil}).write(dir); err != nil {
		t.Errorf("a site of ours was not replaced: %v", err)
	}
	other := t.TempDir()
	if err := (tree{"precious.txt": nil}).write(other); err != nil {
		t.Fatal(err)
	}
	if err := (tree{"sw.js": nil}).write(other); err == nil {
		t.Error("somebody's files were replaced")
	}
	if err := writeNamed(t.TempDir(), other); err == nil || !strings.Contains(err.Error(), "stays as it is") {
		t.Errorf("somebody's files could be emptied away: %v", err)
	}
	programs := t.TempDir()
	if err := (tree{"table.wasm": nil}).write(programs); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{programs, t.TempDir(), filepath.Join(programs, "new")} {
		if err := onlyPrograms(dir); err != nil {
			t.Error(err)
		}
	}
}
