package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

// wordsRules is the rule book of the card game.
func wordsRules() []app.UI {
	t := the.texts().Rules.Words
	var parts []rulesPart
	for _, p := range []struct {
		id, title string
		texts     []string
	}{
		{"before", t.Before, t.BeforeText}, {"hand", t.Hand, t.HandText},
		{"showdown", t.Showdown, t.ShowdownText}, {"rulings", t.Open, t.OpenText},
	} {
		parts = append(parts, rulesPart{p.id, p.title, []app.UI{bullets(p.texts)}})
	}
	list := []app.UI{
		app.P().Text(t.Goal),
		contents(parts),
	}
	for _, p := range parts {
		list = append(list, p.render())
	}
	return list
}
