package rulebook

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/record"
	"serviert/web/words"
)

func TestRulesNameEverything(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		w := i18n.For(lang)
		for _, rules := range escalero.Presets() {
			where := lang + " " + rules.Preset
			r, _ := at(lang, "preset="+rules.Preset)
			html := show(r)
			uitest.SoundPage(t, where, html)
			if again := show(r); again != html {
				t.Errorf("%s: drawn twice:\n%s\n%s", where, html, again)
			}
			n := dicegame.Names{Lang: lang, Pips: rules.Pips}
			for _, row := range rules.Rows {
				if name := i18n.Capital(n.Row(row.Key)); name == "" || !strings.Contains(html, ">"+name+"<") {
					t.Errorf("%s: row %s is not named %q", where, row.Key, name)
				}
			}
			for _, o := range rules.Options() {
				if label := w.Options.Label.At(o.Key); label == "" || !strings.Contains(html, label) {
					t.Errorf("%s: option %s is not named %q", where, o.Key, label)
				}
				if !slices.Contains(o.Choices, rules.Value(o.Key)) {
					t.Errorf("%s: option %s: the usual value %s is not among its choices", where, o.Key, rules.Value(o.Key))
				}
			}
			for _, c := range rules.Columns {
				if c.Down && !strings.Contains(html, w.Rules().RunningTotals) {
					t.Errorf("%s: running totals are not shown", where)
				}
			}
		}
	}
}

// What is agreed on may be a single point, or none.
func TestASinglePoint(t *testing.T) {
	for query, want := range map[string][2]string{
		"preset=escalero&agreed=stake:0.50 EUR":             {"Bei 0,50\u00a0€ je Spielpunkt zahlt man für 3 Spielpunkte 1,50\u00a0€.", "At €0.50 per point, losing 3 game points costs €1.50."},
		"preset=escalero&agreed=sweep:1":                    {"bekommt 1 Spielpunkt dazu: 8 statt 7.", "earns 1 game point more: 8 instead of 7."},
		"preset=escalero":                                   {"bekommt 2 Spielpunkte dazu: 9 statt 7.", "earns 2 game points more: 9 instead of 7."},
		"preset=escalero-single&agreed=contra:on,concede:1": {"mindestens aber 1 Punkt, ", "but at least 1 point, "},
		"preset=escalero-single&agreed=contra:on,concede:0": {"die Differenz, wie sie gerade steht, gerechnet", "the difference as it stands, at the stake"},
		"preset=escalero-single&agreed=contra:on":           {"mindestens aber 50 Punkte, ", "but at least 50 points, "},
	} {
		for i, lang := range []string{"de", "en"} {
			if r, _ := at(lang, query); !strings.Contains(show(r), want[i]) {
				t.Errorf("%s: %q is missing", query, want[i])
			}
		}
	}
}

// The worked hand is made of real words, which both lists have, and the cards of
// both decks stand in the table as the engine has them.
func TestTheWorkedHand(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		list, err := words.List(lang)
		if err != nil {
			t.Fatal(err)
		}
		s, deck := sampleHands[lang], letters.English
		if lang == "de" {
			deck = letters.German
		}
		r, sh := at(lang, "preset="+record.Words)
		html := show(r)
		most := 0
		for p, text := range s.words {
			if text == "" {
				continue
			}
			word := cards(text)
			if most = max(most, deck.Sum(word)); !list.Contains(word.Word()) || !strings.Contains(html, word.Word()+", "+cardgame.Speech{T: i18n.For(lang)}.Points(deck.Sum(word))) {
				t.Errorf("%s: seat %d lays %s", lang, p+1, word.Word())
			}
		}
		winner := slices.IndexFunc(s.words[:], func(text string) bool { return text != "" && deck.Sum(cards(text)) == most })
		texts := i18n.For(lang)
		with := " " + fmt.Sprintf(texts.Cards().Summary.With, cards(s.words[winner]).Word())
		if want := fmt.Sprintf(strings.TrimSpace(texts.Cards().Say.Wins), texts.Rules().Names[winner], cardgame.Speech{T: texts}.Chips(17), with); !strings.Contains(html, ">"+want+"<") {
			t.Errorf("%s: it does not end with %q: %s", lang, want, html)
		}
		for _, d := range letters.Decks() {
			for c := letters.Card(1); int(c) < letters.Kinds; c++ {
				if n := d.Count[c]; n > 0 && !strings.Contains(html, fmt.Sprint(">", n, " × ", cardgame.Speech{T: i18n.For(lang)}.Points(int(d.Points[c])), "<")) {
					t.Errorf("%s: %v of the deck in %s is missing", lang, c, d.Language)
				}
			}
		}
		for _, want := range []string{"Ä = AE", "ß = SS", "QU", "TH", "CH"} {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %s", lang, want)
			}
		}
		if uitest.Press(t, r.Page().Body(), "teach"); sh.Visited != "dealt" {
			t.Errorf("%s: the first hand is not explained", lang)
		}
	}
}

func TestCardRulesNameEverything(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		r, _ := at(lang, "preset="+record.Words)
		html := show(r)
		uitest.SoundPage(t, lang, html)
		if !strings.Contains(html, i18n.For(lang).Rules().Cards.ShowdownText[0]) {
			t.Errorf("%s: no rules for the card game", lang)
		}
		for _, o := range letters.Options() {
			label, _, _ := cardOption(i18n.For(lang), o.Key)
			if label == o.Key || !strings.Contains(html, label) {
				t.Errorf("%s: option %s is not named %q", lang, o.Key, label)
			}
			if !slices.Contains(o.Choices, letters.Usual().Value(o.Key)) && o.Key != "language" {
				t.Errorf("option %s: the usual value %s is not among its choices", o.Key, letters.Usual().Value(o.Key))
			}
			for _, value := range o.Choices {
				if lang == "de" && len(value) > 3 && strings.Contains(html, ">"+value) {
					t.Errorf("%s: option %s: %s has no words", lang, o.Key, value)
				}
			}
		}
	}
}

// How much may be bet, and by whom first, is in the rules, and what follows where chips run short: our rulings under
// "Table stakes" (RULES.md).
func TestCardRulesSayWhatFollowsWithoutChips(t *testing.T) {
	for lang, says := range map[string][]string{
		"de": {"tauscht aber Karten und legt ein Wort", "die noch dabei sind und in ihn gezahlt haben", "niemand ein Wort, geht er an die höchste Karte", "wird jeder Pot für sich geteilt",
			"nur Ausgestiegene gezahlt haben, kommt zum letzten", "mit einem Betrag vom Mindest- bis zum Höchsteinsatz", "eröffnet der Erste im Uhrzeigersinn nach dem Geber",
			"ein abgelehntes Wort zu euren eigenen Wörtern nehmen", "wie häufig die Buchstaben sind",
			"entfällt die Wettrunde", "scheidet aus und behält, was er hat", "nur noch einer ihn zahlen kann und Nachkaufen nicht vereinbart ist", "die ihn zuletzt geteilt haben"},
		"en": {"but swap cards and lay a word", "those still in who have paid into it", "to the highest card if none of them has a word", "each pot is shared by itself",
			"What only players who have folded paid", "with any amount from the lowest to the highest bet", "who is still in opens",
			"whoever doubted a refused word may add it to your own words", "how frequent the letters are",
			"the betting round is skipped", "is out and keeps what is left", "only one can pay it and rebuying is not agreed", "those who shared it last"},
	} {
		r, _ := at(lang, "preset="+record.Words)
		html, n := show(r), &i18n.For(lang).Cards().New
		for _, want := range says {
			if !strings.Contains(html, want) {
				t.Errorf("%s: the rules do not say %q", lang, want)
			}
		}
		if !strings.Contains(strings.ToLower(n.BuyInHelp), strings.ToLower(n.Ante)) { // who has a chip left, but not enough, buys too
			t.Errorf("%s: who may buy again is not told by the ante: %s", lang, n.BuyInHelp)
		}
	}
}

// What is agreed on the card game reads as an answer to the question it stands behind.
func TestCardAgreementsAnswer(t *testing.T) {
	for lang, says := range map[string][]string{
		"de": {">nichts (üblich)<", "; oder wer am Tisch dafür bestimmt wird", "; oder Wörter, die ihr aufnehmt"},
		"en": {">nothing (usual)<", "; or whoever the table names", "; or words that you add"},
	} {
		r, _ := at(lang, "preset="+record.Words)
		html := show(r)
		for _, want := range says {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %q in %s", lang, want, html)
			}
		}
	}
}

// What is agreed this evening stands above the rules of cards too, as it does above those of dice.
func TestCardRulesSayWhatIsAgreed(t *testing.T) {
	evening := letters.Usual()
	usual := cardgame.RulesPath(evening)
	for _, o := range [][2]string{{"ante", "2"}, {"bets", "2-10"}, {"chips", "100"}, {"challenge", "players"}, {"doubt", "chip"}, {"buy-in", "in-turn"}, {"dealer", "2"}, {"words", "JAUSE"}} {
		var err error
		if evening, err = evening.With(o[0], o[1]); err != nil {
			t.Fatal(err)
		}
	}
	const other = "&agreed=ante:x,chips:100,edition:2,missed-deal:owed,lone-opener:spared,nothing,buy-in:on,dealer:"
	for lang, want := range map[string]map[string]string{
		"de": {cardgame.RulesPath(evening): "Abweichend: Grundeinsatz: 2; Einsätze: 2 bis 10; Chips für jeden: 100; Sprache der Karten: Englisch; euer Wörterbuch entscheidet; zu Unrecht zweifeln kostet einen Chip; mit Nachkaufen.",
			usual: "Abweichend: Sprache der Karten: Englisch.", "/rules?preset=" + record.Words: "", "/rules?preset=" + record.Words + other: "Abweichend: Chips für jeden: 100; mit Nachkaufen."},
		"en": {cardgame.RulesPath(evening): "Changed: Ante: 2; Bets: 2 to 10; Chips for each: 100; your dictionary decides; a wrong doubt costs a chip; with rebuys.",
			usual: "", "/rules?preset=" + record.Words: ""},
	} {
		for path, want := range want {
			r, _ := at(lang, strings.TrimPrefix(path, "/rules?"))
			_, html, _ := strings.Cut(show(r), "</select>")
			html, _, _ = strings.Cut(html, "<nav")
			if want != "" && !strings.Contains(html, ">"+want+"<") || want == "" && strings.Contains(html, `class="note"`) {
				t.Errorf("%s: no %q in %s", path, want, html)
			}
		}
	}
}

// The rules speak of the dice that the device shows, whatever the game is played with as a rule.
func TestTheRulesSpeakOfTheDiceShown(t *testing.T) {
	for faces, want := range map[string]string{"game": "Die Würfel zeigen 9, 10, Bube", "poker": "Die Würfel zeigen 9, 10, Bube", "pips": "mit gewöhnlichen Augenwürfeln. Mit Pokerwürfeln"} {
		r, sh := at("de", "preset=escalero")
		sh.Set.Faces = faces
		if html := show(r); !strings.Contains(html, want) || strings.Contains(html, ">Einser<") != (faces == "pips") {
			t.Errorf("%s: no %q in %s", faces, want, html)
		}
	}
}

// What two columns are worth is our ruling. One game point is not several: the example of two columns ends with one.
func TestTheExamplePaysOnePoint(t *testing.T) {
	for lang, want := range map[string]string{"de": "wert sind, sagen die Regelbücher nicht. Hier sind es 1 und 2.", "en": "Here it is 1 and 2."} {
		for preset, says := range map[string]bool{"wuerfelpoker-two": true, "wuerfelpoker": false, "wuerfelpoker-top-down": false} {
			r, _ := at(lang, "preset="+preset)
			if html := show(r); strings.Contains(html, want) != says {
				t.Errorf("%s: %q is there %t", preset, want, !says)
			}
		}
	}
	for lang, want := range map[string]string{"de": "für 1 Spielpunkt 0,10\u00a0€", "en": "losing 1 game point costs €0.10"} {
		r, _ := at(lang, "preset=wuerfelpoker-two")
		if html := show(r); !strings.Contains(html, want) {
			t.Errorf("%s: no %q in %s", lang, want, html)
		}
	}
}

func TestUnknownPresetsShowTheBaseGame(t *testing.T) {
	for _, query := range []string{"", "preset=nonsense"} {
		r, _ := at("de", query)
		if html := show(r); !strings.Contains(html, i18n.For("de").Rules().Steps[0]) {
			t.Errorf("%q does not show the base game", query)
		}
		if rules, ok := inView(browser.ReadQuery(query)); !ok || rules.Preset != "escalero" {
			t.Errorf("%q: %s, %v", query, rules.Preset, ok)
		}
	}
	if _, ok := inView(browser.ReadQuery("preset=" + record.Words)); ok {
		t.Error("the card game has the rules of a dice game")
	}
}

func TestChoosingAnotherGame(t *testing.T) {
	r, sh := at("de", "")
	uitest.Type(t, r.Page().Body(), "preset", "wuerfelpoker")
	if sh.Visited != "/rules?preset=wuerfelpoker" || sh.Focused != "preset" {
		t.Errorf("visited %q, focused %q", sh.Visited, sh.Focused)
	}
}

func TestEmptyPad(t *testing.T) {
	r, _ := at("de", "preset=wuerfelpoker&pad=3")
	if html := show(r); !strings.Contains(html, "pad for wuerfelpoker") {
		t.Errorf("instead of a pad there is %s", html)
	}
	r, _ = at("de", "preset="+record.Words+"&pad=3")
	if html := show(r); strings.Contains(html, "pad for") {
		t.Error("the card game has a pad")
	}
}

func TestRulesShowTheDiceOfTheGame(t *testing.T) {
	r, sh := at("de", "preset=wuerfelpoker")
	if !strings.Contains(show(r), ">Fünfer<") {
		t.Error("a game with pips does not speak of pips")
	}
	sh.Set.Faces = "poker"
	if !strings.Contains(show(r), ">Könige<") {
		t.Error("poker faces were chosen and are not shown")
	}
}

// of is the book of a preset.
func of(preset string) *book {
	rules, _ := escalero.Preset(preset)
	return &book{Names: dicegame.Names{Lang: "de"}, rules: rules}
}

// The examples are those of the rule books: column 2 against 1 and 3, and
// three players each for himself.
func TestExamplesAreWonAsTheySay(t *testing.T) {
	base := of("escalero")
	two := base.sample(0, 1).State().Settlement()
	if want := []engine.Player{1, 2, 1}; !slices.Equal(two.Columns, want) || two.Points[0] != 3 {
		t.Errorf("for two: columns to %v, points %v; want %v and 1 - 2 + 4 = 3", two.Columns, two.Points, want)
	}
	three := base.sample(1, 0, 2).State().Settlement()
	if want := []int{-1, 8, -7}; !slices.Equal(three.Points, want) {
		t.Errorf("for three: %v, want %v", three.Points, want)
	}
	for preset, want := range map[string]int{"escalero": 9, "escalero-double-grande": 9, "wuerfelpoker": 14, "wuerfelpoker-two": 6} {
		if got := of(preset).sweep(); got != want {
			t.Errorf("%s: all columns win %d, want %d", preset, got, want)
		}
	}
	for _, r := range escalero.Presets() {
		if g := of(r.Preset).sample(0, 1).State(); !g.Over() || g.Payoff()[0] == 0 {
			t.Errorf("%s: the example is over %v and ends %v", r.Preset, g.Over(), g.Payoff())
		}
	}
}

// The short version comes first, has the numbers of the game, and leads to the
// explained turn.
func TestTheShortVersion(t *testing.T) {
	for preset, says := range map[string][]string{
		"escalero":               {"drei Könige sind 15", "Straße 20, Full House 30", "zählen sie 25, 35, 45 und 80", "bringen 1, 2 und 4 Spielpunkte"},
		"escalero-single":        {"Gezahlt wird die Differenz"},
		"escalero-double-grande": {"25, 35, 45 und 80, Doppelgrande 100."},
		"wuerfelpoker-top-down":  {"Kolonne 1 wird zuerst gefüllt, dann Kolonne 2 streng von oben nach unten."},
	} {
		r, sh := at("de", "preset="+preset)
		html := strings.ReplaceAll(show(r), "Drei", "drei")
		for _, text := range says {
			if !strings.Contains(html, text) {
				t.Errorf("%s: no %q", preset, text)
			}
		}
		if strings.Index(html, `id="short"`) > strings.Index(html, `href="#play"`) {
			t.Errorf("%s: the short version is not the first", preset)
		}
		uitest.Press(t, r.Page().Body(), "teach")
		if sh.Visited != "taught" {
			t.Errorf("%s: %s", preset, sh.Visited)
		}
	}
	r, _ := at("en", "preset=wuerfelpoker")
	for _, text := range []string{"Combinations are straight 20, full house 30, poker 40 and grande 50. ", "25, 35, 45 and 55, double grande 100.", "Only sixes and grande are still open"} {
		if html := show(r); !strings.Contains(html, text) {
			t.Errorf("no %q in %s", text, html)
		}
	}
}

// Both books say how the game is played without looking, with the keys as they
// are on this device, those that read aloud above all.
func TestPlayingByEar(t *testing.T) {
	dice, _ := at("de", "preset=escalero")
	for _, k := range i18n.For("de").Table.KeyRead {
		if html := show(dice); !strings.Contains(html, "\n "+k.Does+"\n") {
			t.Errorf("no key for %s in %s", k.Does, html)
		}
	}
	for query, key := range map[string]string{"preset=escalero": "werfen", "preset=choose-your-words": "Pot"} {
		r, sh := at("de", query)
		html := show(r)
		if !strings.Contains(html, `href="#ear"`) || !strings.Contains(html, `id="ear"`) {
			t.Errorf("%s has no chapter", query)
		}
		uitest.Sound(t, query, html)
		if !strings.Contains(html, "</kbd>\n "+key) {
			t.Errorf("%s lists no key for %s", query, key)
		}
		if reader := i18n.For("de").Voice.Reader; !strings.Contains(html, reader) {
			t.Errorf("%s does not say how a screen reader lets keys through", query)
		}
		sh.Set.Keys = "rq"
		if html := show(r); query == "preset=escalero" && !strings.Contains(html, "<kbd>Q</kbd>\n werfen") {
			t.Errorf("%s does not show the key that was changed", query)
		}
		sh.Set.NoKeys = true
		if html := show(r); strings.Contains(html, "</kbd>\n "+key) {
			t.Errorf("%s lists keys that are switched off", query)
		}
	}
}

// The rules of a game are shown as they were agreed: the address names what differs from the preset, the page says it
// first, and everything on it follows. The usual choices stay the preset's.
func TestTheRulesAsAgreed(t *testing.T) {
	agreed := func(rules escalero.Rules, o escalero.Option, value string) escalero.Rules {
		rules, err := rules.With(o.Key, value)
		if err != nil {
			t.Fatal(err)
		}
		return rules
	}
	shown := func(rules escalero.Rules) {
		t.Helper()
		query := strings.TrimPrefix(dicegame.RulesPath(&rules), "/rules?")
		back, ok := inView(browser.ReadQuery(query))
		if rules.Stake = back.Stake; !ok || !reflect.DeepEqual(back, rules) { // the stake is no rule
			t.Errorf("%s leads to %v", query, back.Changes())
		}
		for _, lang := range []string{"de", "en"} {
			r, _ := at(lang, query)
			html := show(r)
			uitest.SoundPage(t, lang+" "+query, html)
			says := dicegame.Names{Lang: lang, Pips: rules.Pips}.HouseRules(&rules)
			if n := strings.Count(html, ">"+says+"<"); says != "" && n != 1 {
				t.Errorf("%s in %s: %q stands there %d times", query, lang, says, n)
			}
		}
	}
	for _, preset := range escalero.Presets() {
		all := preset
		for _, o := range preset.Options() {
			for _, value := range o.Choices {
				one := agreed(preset, o, value)
				shown(one)
				if len(one.Changes()) > 0 {
					all = agreed(all, o, value)
				}
			}
		}
		shown(all)
	}
	r, _ := at("de", "preset=escalero&agreed=columns:3-5-7,contra,sweep:x,:,stake:9 EUR")
	if html := show(r); !strings.Contains(html, "Die Kolonnen bringen 3, 5 und 7 Spielpunkte.") || !strings.Contains(html, "Wert der Kolonnen: 3–5–7.") || !strings.Contains(html, "<strong>1–2–4 (üblich)</strong>") {
		t.Errorf("what can be read of an address does not count: %s", html)
	}
	for query, want := range map[string]int{"preset=escalero": 1, "preset=escalero&agreed=take-back:off": 0} {
		r, _ := at("de", query)
		if n := strings.Count(show(r), "Vertippt ist nicht gespielt"); n != want {
			t.Errorf("%s: that an entry can be taken back is said %d times, want %d", query, n, want)
		}
	}
}

// What is agreed changes the sentences that would else be wrong: a grande that counts no more served, a column that is
// written in order, Contra, which three cannot play with, two turns for an entry, an example that comes to nothing.
func TestTheSentencesFollowWhatIsAgreed(t *testing.T) {
	for _, c := range []struct {
		query     string
		says, not []string // German and English
	}{
		{"preset=escalero", []string{"Figuren zählen serviert mehr.", "worth more when served.", "gewinnt oder verliert jeder der beiden ganz", "each of the two wins or loses in full", "bei zwei Zügen je Eintrag nur vor dem ersten", "with two turns per entry, only before the first"}, nil},
		{"preset=escalero&agreed=grande-served:50", []string{"Figuren zählen serviert mehr, nur in der Reihe Grande nicht.", "worth more when served, except in the row grande."}, []string{"serviert mehr.", "when served."}},
		{"preset=wuerfelpoker-top-down", []string{"In Kolonne 1 sind nur noch Sechser und Grande offen, und", "In column 1 only sixes and grande are still open, and", "rechnet jeder mit jedem ab", "Bei mehr als zwei Parteien", "everybody settles with everybody", "With more than two parties"}, []string{"jede offene Reihe", "any open row"}},
		{"preset=wuerfelpoker-top-down&agreed=contra:on", nil, []string{"rechnet jeder mit jedem ab", "Bei mehr als zwei Parteien", "everybody settles with everybody", "With more than two parties"}},
		{"preset=escalero&agreed=contra:on", nil, []string{"Spielen mehr als drei Parteien", "With more than three parties"}},
		{"preset=wuerfelpoker-two&agreed=columns:1-1", []string{"für 4 Spielpunkte 0,40\u00a0€", "losing 4 game points costs €0.40"}, []string{"0,00", "0.00"}},
	} {
		html := ""
		for _, lang := range []string{"de", "en"} {
			r, _ := at(lang, c.query)
			html += show(r)
		}
		for _, text := range c.says {
			if !strings.Contains(html, text) {
				t.Errorf("%s: no %q", c.query, text)
			}
		}
		for _, text := range c.not {
			if strings.Contains(html, text) {
				t.Errorf("%s: it says %q", c.query, text)
			}
		}
	}
	for query, want := range map[string]int{"preset=escalero": 1, "preset=escalero&agreed=double-hand:on": 3} { // among what can be agreed, too
		r, _ := at("de", query)
		if n := strings.Count(show(r), i18n.For("de").Options.Help.At("double-hand")); n != want {
			t.Errorf("%s: two turns are told %d times, want %d", query, n, want)
		}
	}
}
