package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// everyRule is every rule of axe, the experimental ones and what is merely good practice too, but two: the
// stronger contrast of AAA, which this table's colours do not aim at, and p-as-heading, which takes the bold name of
// whoever has to answer, in the tray, for a heading.
const everyRule = `axe.run(document, { resultTypes: ["violations"], rules: Object.fromEntries(axe.getRules().map(r => [r.ruleId, { enabled: !["color-contrast-enhanced", "p-as-heading"].includes(r.ruleId) }])) })
	.then(r => r.violations.map(v => v.id + ": " + v.nodes.slice(0, 3).map(n => n.html).join(" ")))`

// Every rule of axe holds where a page is least like the others: Contra, pairs, a question, a position of one's
// own to practise, a hand of cards, a dispute about a word.
func TestAxeWithEveryRule(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(filepath.Join(root(), filepath.FromSlash(axeFile)))
	if err != nil {
		t.Skipf("no %s", axeFile)
	}
	check := func(p *phone, what string) {
		t.Helper()
		p.run(chromedp.Evaluate(string(source)+callable, nil))
		var found []string
		p.eval(everyRule, &found)
		for _, f := range found {
			t.Errorf("%s: %s", what, f)
		}
	}
	p := newPlayer(t)
	for _, game := range []string{
		"wuerfelpoker\noption contra on\nparty Anna\nparty Bernd\nthrow 66666\nwrite 6 1\nthrow 55555\nwrite 5 1\ncontra\n",
		"escalero\nparty Anna + Bernd\nparty Carl + Doris\nthrow 12346\n",
	} {
		p.sitDown(game)
		check(p.phone, fmt.Sprintf("%.12s", game))
	}
	for _, path := range []string{"/practice?own=1", "/settings", "/cards-new"} {
		p.open(path)
		check(p.phone, path)
	}
	c := newPhone(t)
	sitDown(c, "de", "Mitzi", "Franz").firstTurn()
	check(c, "a hand of cards")
	d := newPhone(t)
	table := toShowdown(d, []laid{{"Anna", "MOND"}, {"Bert", "BLURF"}, {"Clara", "FUNDS"}}, "")
	d.waitFor(`document.querySelector("#table-act") !== null`)
	table.tap("#doubt")
	d.waitFor(`document.querySelector("dialog[open] #doubt-not") !== null`)
	check(d, "which word is doubted")
	table.tap("#doubt-not")
	d.waitFor(`document.querySelector("dialog[open]") === null`)
	table.doubt("2")
	d.waitFor(`document.querySelector("[data-refused=true]") !== null && document.querySelector("dialog[open]") === null`)
	check(d, "a refused word")
}
