package browsertest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// branch is a part of the page as Chromium tells it to screen readers.
type branch struct {
	Role, Name string
	Readonly   bool
	Kids       []*branch
}

// tells returns the part of the accessibility tree below the first node of a role.
func (p *phone) tells(role string) *branch {
	p.t.Helper()
	type value struct {
		Value any `json:"value"`
	}
	type node struct {
		NodeID     string `json:"nodeId"`
		Ignored    bool   `json:"ignored"`
		Role       value  `json:"role"`
		Name       value  `json:"name"`
		Properties []struct {
			Name  string `json:"name"`
			Value value  `json:"value"`
		} `json:"properties"`
		ChildIDs []string `json:"childIds"`
	}
	// Read by hand: newer browsers give reasons that the library does not know.
	var tree struct {
		Nodes []*node `json:"nodes"`
	}
	p.run(chromedp.ActionFunc(func(ctx context.Context) error { return cdp.Execute(ctx, "Accessibility.getFullAXTree", nil, &tree) }))
	text := func(v value) string {
		s, _ := v.Value.(string)
		return strings.TrimSpace(s)
	}
	byID, at := map[string]*node{}, (*node)(nil)
	for _, n := range tree.Nodes {
		if byID[n.NodeID] = n; at == nil && text(n.Role) == role {
			at = n
		}
	}
	if at == nil {
		p.t.Fatalf("there is no %s", role)
	}
	var build func(n *node) *branch
	build = func(n *node) *branch {
		t := &branch{Role: text(n.Role), Name: text(n.Name)}
		for _, q := range n.Properties {
			t.Readonly = t.Readonly || q.Name == "readonly" && q.Value.Value == true
		}
		for _, id := range n.ChildIDs {
			kid := byID[id]
			if kid == nil {
				continue
			}
			if k := build(kid); kid.Ignored {
				t.Kids = append(t.Kids, k.Kids...)
			} else {
				t.Kids = append(t.Kids, k)
			}
		}
		return t
	}
	return build(at)
}

// all lists the parts of a role, from above to below.
func (t *branch) all(role string) (list []*branch) {
	for _, k := range t.Kids {
		if k.Role == role {
			list = append(list, k)
		}
		list = append(list, k.all(role)...)
	}
	return list
}

// texts are the names of what a line of the table consists of.
func (t *branch) texts() string {
	var list []string
	for _, k := range t.Kids {
		list = append(list, strings.Join(strings.Fields(k.Name), " "))
	}
	return strings.Join(list, "|")
}

// Every cell of the pad stands below the heading of its own column: the line of headings has as many cells
// as all others, and each heading says whose column it is. Chromium tells a grid, which screen readers hand
// the arrow keys to.
func TestThePadTellsItsColumns(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, c := range []struct {
		record, heads string
		size          [2]int
		rows          int
		line          int // one of the rows, from 0
		want          string
	}{
		{"escalero\nparty Anna\nparty Bernd\nthrow 12345\nwrite S 1\nstrike S 3\nthrow 66612\n", "|Anna, ×1|Anna, ×2|Anna, ×4|Bernd, ×1|Bernd, ×2|Bernd, ×4", [2]int{360, 740}, 12, 7,
			"Straße|25 serviert|Straße, Kolonne ×2, 0, streichen|Straße, Kolonne ×4, 0, streichen|offen|offen|gestrichen"},
		{"escalero\nparty Anna\nparty Bernd\nthrow 12345\nwrite S 1\nstrike S 3\nthrow 66612\n", "|Anna, ×1|Anna, ×2|Anna, ×4|Bernd, ×1|Bernd, ×2|Bernd, ×4", [2]int{740, 360}, 12, 6,
			"Asse|Asse, Kolonne ×1, bringt 18|Asse, Kolonne ×2, bringt 18|Asse, Kolonne ×4, bringt 18|offen|offen|offen"},
		{"escalero-single\nparty Anna\nparty Bernd\nthrow 12345\nwrite S 1\n", "|Bernd|Anna", [2]int{360, 740}, 12, 11, "Summe|0|25 führt"},
		{"wuerfelpoker-top-down\nparty Anna\nparty Bernd\nparty Carl\n", "|Anna, Kolonne 1|Anna, Kolonne 2|Carl, Kolonne 1|Carl, Kolonne 2", [2]int{360, 740}, 13, 2,
			"Zweier|offen|noch geschlossen|offen|noch geschlossen"},
		{"escalero\nparty Anna + Alf\nparty Bernd\nparty Carl\n", "|Anna & Alf, ×1|Anna & Alf, ×2|Anna & Alf, ×4|Carl, ×1|Carl, ×2|Carl, ×4|Bernd, ×1|Bernd, ×2|Bernd, ×4", [2]int{1280, 800}, 12, 1,
			"Neuner|offen|offen|offen|offen|offen|offen|offen|offen|offen"},
	} {
		p.size(c.size[0], c.size[1])
		p.sitDown(c.record)
		grid := p.tells("grid")
		rows := grid.all("row")
		what := fmt.Sprint(strings.Fields(c.record)[0], c.size)
		if len(rows) != c.rows {
			t.Fatalf("%s: %d rows", what, len(rows))
		}
		if got := rows[0].texts(); got != c.heads {
			t.Errorf("%s: the headings are %q", what, got)
		}
		if got := rows[c.line].texts(); got != c.want {
			t.Errorf("%s: line %d is %q, want %q", what, c.line, got, c.want)
		}
		for i, row := range rows {
			roles := map[string]int{}
			for _, cell := range row.Kids {
				roles[cell.Role]++
				if button := len(cell.all("button")) > 0; cell.Role == "gridcell" && i > 0 && cell.Readonly == button {
					t.Errorf("%s: %q is readonly: %v", what, cell.Name, cell.Readonly)
				}
			}
			heads, first := len(rows[0].Kids)-1, "rowheader"
			if i == 0 {
				first = "gridcell"
			}
			if len(row.Kids) != heads+1 || row.Kids[0].Role != first || i == 0 && roles["columnheader"] != heads || i > 0 && roles["gridcell"] != heads {
				t.Errorf("%s: row %d has %v", what, i, roles)
			}
		}
		p.axe()
		// The rule that axe does not run by itself.
		var headless []string
		p.eval(`typeof axe === "undefined" ? [] : axe.run(document, { runOnly: ["td-has-header", "td-headers-attr", "th-has-data-cells", "scope-attr-valid"], rules: { "td-has-header": { enabled: true } } })
			.then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.html.slice(0, 200))))`, &headless)
		if len(headless) > 0 {
			t.Errorf("%s: %q", what, headless)
		}
		p.noOverflow()
	}
}

// By keys over the whole pad: into it by Tab as one stop, over written cells and onto the rival's sheet, folded
// away or not, and out again.
func TestTheWholePadByKeys(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	at := func(id string) {
		t.Helper()
		p.seen(id, fmt.Sprintf(`document.activeElement.id === %q && document.activeElement.getClientRects().length > 0 && document.activeElement.tabIndex === 0`, id))
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nparty Carl\nthrow 12345\nwrite S 1\nstrike S 3\nstrike G 1\nthrow 66612\n")
	p.reach("die-1", false)
	p.key("Shift+Tab")
	at("cell-0-0")
	for _, step := range [][2]string{
		{"PageDown", "cell-6-0"}, {"ArrowDown", "cell-7-0"}, {"ArrowUp", "cell-6-0"}, {"End", "pad-cell-3-3-7"}, {"ArrowRight", "pad-cell-2-1-7"},
		{"ArrowRight", "pad-cell-2-2-7"}, {"ArrowDown", "pad-cell-2-2-8"}, {"Home", "cell-7-0"}, {"Control+End", "pad-cell-3-3-11"}, {"Control+Home", "cell-0-0"},
	} {
		p.key(step[0])
		at(step[1])
	}
	p.key("ArrowUp")
	p.said("Rand. Anna, Neuner, Kolonne ×1.")
	p.key("Tab")
	p.seen("the dice", `document.activeElement.id === "die-1"`)
	// The pad has one stop, where somebody has been last: by key, or by a tap, after which the stop waits for the picture.
	const stops = `[...document.querySelectorAll("#pad [role=grid] :is(button, td):not([tabindex='-1']):is(button, [tabindex])")].map(e => e.id).join()`
	for _, cell := range []string{"cell-0-0", "cell-2-1", "cell-3-1"} {
		if cell != "cell-0-0" {
			p.touch("#" + cell)
		}
		p.seen("one stop", fmt.Sprintf(`%s === %q`, stops, cell))
	}
	// In a wide window all sheets are shown, and none changes its place.
	p.size(1280, 800)
	p.sitDown("escalero\nparty Anna\nparty Bernd\nparty Carl\n")
	p.reach("cell-0-0", false)
	for _, step := range [][2]string{{"End", "pad-cell-2-3-1"}, {"ArrowLeft", "pad-cell-2-2-1"}} {
		p.key(step[0])
		at(step[1])
	}
	if !p.is(`document.querySelector("#pad").dataset.sheets === "1 3"`) {
		t.Error("the sheets have changed places")
	}
}
