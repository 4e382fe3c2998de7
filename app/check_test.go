//go:build !js

package app

import (
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame/gametest"
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
			gametest.Sentence(t, where+", heading", e.text)
		case "main":
			mains++
		}
	}
	if h1 != 1 || mains != 1 {
		t.Errorf("%s: %d first headings, %d main parts", where, h1, mains)
	}
	inLabel := inLabels(text)
	for i, e := range list {
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
		case "dialog":
			if role := e.attr["role"]; name == "" && role == "" {
				t.Errorf("%s: a dialog without a name", where)
			}
		case "table":
			caption := i+1 < len(list) && list[i+1].name == "caption"
			if e.attr["aria-label"]+labels[e.attr["aria-labelledby"]] == "" && !caption {
				t.Errorf("%s: a table without a name, of %.60q", where, e.text)
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
