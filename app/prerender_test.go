package app

import (
	"encoding/xml"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"
)

// element is a tag with what a screen reader could call it.
type element struct {
	name string
	attr map[string]string
	text string // inside, without what is hidden from screen readers
}

// elements reads a page as go-app prints it.
func elements(t *testing.T, where, text string) (list []*element) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	var open []*element
	for {
		token, err := d.Token()
		if err == io.EOF {
			return list
		}
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
		switch x := token.(type) {
		case xml.StartElement:
			e := &element{name: x.Name.Local, attr: map[string]string{}}
			for _, a := range x.Attr {
				if _, twice := e.attr[a.Name.Local]; twice {
					t.Errorf("%s: <%s> has %s twice", where, e.name, a.Name.Local)
				}
				e.attr[a.Name.Local] = a.Value
			}
			list, open = append(list, e), append(open, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			for i := len(open) - 1; i >= 0; i-- {
				if _, hidden := open[i].attr["aria-hidden"]; hidden {
					break
				}
				open[i].text += string(x)
			}
		}
	}
}

// checkPage fails for what no page may have.
func checkPage(t *testing.T, where, text string) {
	t.Helper()
	list := elements(t, where, text)
	ids, labels := map[string]bool{}, map[string]string{}
	h1, mains := 0, 0
	for _, e := range list {
		if id, ok := e.attr["id"]; ok {
			if ids[id] || id == "" {
				t.Errorf("%s: id %q twice", where, id)
			}
			ids[id] = true
			labels[id] = e.text
		}
		switch e.name {
		case "h1":
			h1++
			sentence(t, where+", heading", e.text)
		case "main":
			mains++
		}
	}
	if h1 != 1 || mains != 1 {
		t.Errorf("%s: %d first headings, %d main parts", where, h1, mains)
	}
	inLabel := inLabels(text)
	for _, e := range list {
		for _, a := range []string{"aria-labelledby", "aria-describedby", "aria-controls"} {
			for _, id := range strings.Fields(e.attr[a]) {
				if !ids[id] {
					t.Errorf("%s: %s of a %s names %q, which is not there", where, a, e.name, id)
				}
			}
		}
		name := strings.TrimSpace(e.attr["aria-label"] + e.text + labels[e.attr["aria-labelledby"]])
		switch e.name {
		case "button", "a":
			if name == "" {
				t.Errorf("%s: a %s without a name: %v", where, e.name, e.attr)
			}
			if e.name == "button" && e.attr["type"] != "button" {
				t.Errorf("%s: button %q has the type %q", where, name, e.attr["type"])
			}
			if e.name == "a" && e.attr["href"] == "" {
				t.Errorf("%s: link %q leads nowhere", where, name)
			}
		case "input", "select", "textarea":
			if e.attr["aria-label"] == "" && !slices.Contains(inLabel, e.attr["id"]) {
				t.Errorf("%s: a field without a label: %v", where, e.attr)
			}
		case "section", "table", "dialog", "nav":
			if role := e.attr["role"]; e.name == "dialog" && name == "" && role == "" {
				t.Errorf("%s: a dialog without a name", where)
			}
		case "img":
			if _, ok := e.attr["alt"]; !ok {
				t.Errorf("%s: a picture without alt", where)
			}
		}
		if h := e.attr["href"]; strings.HasPrefix(h, "#") && !ids[h[1:]] {
			t.Errorf("%s: a link to %s, which is not there", where, h)
		}
	}
}

var labelParts = regexp.MustCompile(`(?s)<label.*?</label>`)
var idParts = regexp.MustCompile(` id="([^"]*)"`)

// inLabels are the ids inside of labels that say something.
func inLabels(text string) (ids []string) {
	for _, label := range labelParts.FindAllString(text, -1) {
		for _, m := range idParts.FindAllStringSubmatch(label, -1) {
			ids = append(ids, m[1])
		}
	}
	return ids
}

// Every route, as it is prepared for somebody who comes for the first time.
func TestPreparedPages(t *testing.T) {
	old := the
	defer func() { the = old }()
	for _, lang := range []string{"de", "en"} {
		titles := map[string]string{}
		for _, path := range append(Paths(), "/lost") {
			p := Prerender(path, lang)
			checkPage(t, path+" "+lang, p.Body)
			if p.Title == "" || p.Description == "" || titles[p.Title] != "" && !strings.HasPrefix(path, "/cards") {
				t.Errorf("%s in %s: title %q, as %s has", path, lang, p.Title, titles[p.Title])
			}
			titles[p.Title] = path
			if other := Prerender(path, map[string]string{"de": "en", "en": "de"}[lang]); other.Body == p.Body {
				t.Errorf("%s is the same in both languages", path)
			}
		}
	}
}

// Every route with games in every state, and every dialog.
func TestPagesWithGames(t *testing.T) {
	for n, f := range tables {
		s := f.begun(t, memory{})
		s.settings.Language = []string{"de", "en"}[n%2]
		check := func(when string) {
			t.Helper()
			for _, path := range Paths() {
				s.path = path
				if path == "/new" {
					s.draft = s.newDraft(f.preset, "")
					s.draft.count, s.draft.pairs = 2+n%4, n%3 == 0
					s.draft.fillSeats()
				}
				checkPage(t, f.String()+" "+path+" "+when, goapp.HTMLString((&page{Path: path}).Render()))
			}
			s.path = "/table"
		}
		r := rand.New(rand.NewPCG(uint64(n), 3))
		check("at the start")
		for s.game.state().Round() < 3 {
			for range 9 {
				if !s.game.state().Over() {
					pressAny(t, s, r)
				}
			}
			if s.game.state().Over() || s.dialog != "" {
				break
			}
			check("in play")
		}
		for name := range dialogParts {
			if strings.HasPrefix(name, "cards") {
				continue // about a game of letters
			}
			if s.dialog = name; !s.game.state().Over() {
				s.table.row, s.table.col = s.game.Rules.Rows[0].Key, 1
				s.opening = []roll{roll{3, 4, 1, 1}[:len(s.game.Parties)]}
				checkPage(t, f.String()+" dialog "+name, goapp.HTMLString((&page{Path: "/table"}).Render()))
			}
		}
		s.dialog, s.table = "", tableView{}
		s.elsewhere, s.saveFailed, s.updateReady = true, true, true
		s.broken = []broken{{Key: "serviert:broken:1", Text: "x", Why: "y"}}
		check("with every notice")
	}
}
