package i18n

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestOf(t *testing.T) {
	for _, c := range []struct{ text, who, want string }{
		{"%s {beginnt|beginnen}.", "Anna", "Anna beginnt."},
		{"%s {beginnt|beginnen}.", "Anna & Bernd", "Anna & Bernd beginnen."},
		{"Oben {liegt|liegen} %s {vorn|vorne}.", "Anna & Bernd", "Oben liegen Anna & Bernd vorne."},
		{"%s.", "{A|B}", "{A|B}."},
	} {
		if got := Of(c.text, c.who); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// What is no longer said, in any text: turns of phrase that players do not
// use, keys that a phone does not have, money in the form of records.
var notSaid = map[string]*regexp.Regexp{
	"de": regexp.MustCompile(`zählt nichts|Taste H|\d\. Wettrunde|%d\. Stelle|Zweiter Wurf|zwei Würfe je|Anders als üblich|der andere$|das Los|\d\.\d\d EUR|verschenkt sind|%s über dem Schnitt|` +
		`%s gibt weiter|bleiben (für die nächste Hand )?im Pot|alles drin|setzt alles|passen nicht zusammen|im Alphabet|heißen gleich|was weg soll|[Ww]ort von %s|von %s wird|^Für %s$|Unterschied der Punkte|Diese Runde|größten Einsatz|von %d Partien|` +
		`Punkte seiner Karten|wählst du dein Wort|Helligkeit|auf Eintragen|Nächste würfelt|Karten gehen\?|man zusehen|einen Chip, an den|Abende mit Karten|Sieger|Verlierer|Mitspieler|Einer (mehr|weniger|bleibt)|spielt einer|als Schreiben|jedes zählt|der Nächste wirft`),
	"en": regexp.MustCompile(`counts nothing|key H\b|turns an entry|Stake a point|[Dd]earest|the lot\b|as the browser|alike|\d EUR|gives %s|` +
		`[Dd]rop(s|ped)? out|all in\b|[Aa] call costs|%d stay in|[Tt]hese stakes|among equals|what is to go|[Bb]uying in|buys chips again|[Nn]o word loses|[Ww]ord of %s|^(Of|For) %s$|deals next|say so now\. A|[Ee]xchange|This round|%d (of %d games|hands of)|` +
		`The key %s|Counted are|as many entries|numbers on its|time to choose your|Brightness|Which cards go\?|Do without|pad of the first`),
}

func TestWhatIsNotSaid(t *testing.T) {
	for _, texts := range []*Texts{&de, &en} {
		check := func(at, text string) {
			if found := notSaid[texts.Lang].FindString(text); found != "" {
				t.Errorf("%s in %s says %q: %q", at, texts.Lang, found, text)
			}
			if strings.Count(text, "{") != strings.Count(text, "|") || strings.Count(text, "{") != strings.Count(text, "}") {
				t.Errorf("%s in %s has a form too many or too few: %q", at, texts.Lang, text)
			}
		}
		for name, part := range parts(texts) {
			each(part, name, check)
		}
	}
}

// What a text quotes is called exactly so on the screen, or in the browser's own menus and in files.
func TestQuotedNamesAreThere(t *testing.T) {
	elsewhere := []string{"serviert 1", "App installieren", "Zum Startbildschirm hinzufügen", "Zum Home-Bildschirm", "Install app", "Add to Home screen", "Add to Home Screen", "Zum Dock hinzufügen", "Add to Dock"}
	quoted := map[string]*regexp.Regexp{"de": regexp.MustCompile(`„([^“]*)“`), "en": regexp.MustCompile(`“([^”]*)”`)}
	foreign := map[string]string{"de": `"'”‘`, "en": `"'„‘`}
	for _, texts := range []*Texts{&de, &en} {
		names := map[string]bool{}
		for name, part := range parts(texts) {
			each(part, name, func(_, text string) { names[text] = true })
		}
		for name, part := range parts(texts) {
			each(part, name, func(at, text string) {
				for _, q := range quoted[texts.Lang].FindAllStringSubmatch(text, -1) {
					if !names[q[1]] && !slices.Contains(elsewhere, q[1]) && !strings.HasPrefix(q[1], "%") {
						t.Errorf("%s in %s: nothing is called %q: %q", at, texts.Lang, q[1], text)
					}
				}
				if strings.ContainsAny(text, foreign[texts.Lang]) || strings.Contains(text, "...") || strings.Contains(text, " - ") {
					t.Errorf("%s in %s has marks that are not those of the language: %q", at, texts.Lang, text)
				}
			})
		}
	}
}

func TestWhose(t *testing.T) {
	for _, c := range []struct{ name, german, english string }{
		{"Anna", "Annas", "Anna’s"},
		{"Hans", "Hans’", "Hans’s"},
		{"Max", "Max’", "Max’s"},
		{"Fritz", "Fritz’", "Fritz’s"},
		{"Alice", "Alice’", "Alice’s"},
		{"Mitzi", "Mitzis", "Mitzi’s"},
		{"Spieler 2", "Spieler 2s", "Spieler 2’s"},
	} {
		if got := de.Whose(c.name); got != c.german {
			t.Errorf("German %q, want %q", got, c.german)
		}
		if got := en.Whose(c.name); got != c.english {
			t.Errorf("English %q, want %q", got, c.english)
		}
	}
}

// A thing and its owner read well whatever the owner is called, and numbers have
// a mark between the thousands.
func TestOwnersAndNumbers(t *testing.T) {
	for _, c := range []struct{ lang, name, the, want string }{
		{"de", "Anna", "", "Annas Karten"},
		{"de", "Max", "", "Max’ Karten"},
		{"de", "Spieler 2", "", "Karten von Spieler 2"},
		{"de", "Spieler 2", "Die Karten", "Die Karten von Spieler 2"},
		{"de", "Eva & Jo!", "", "Karten von Eva & Jo!"},
		{"de", "Der Huber", "", "Karten von Der Huber"},
		{"de", "Tante Resi", "Die Karten", "Die Karten von Tante Resi"},
		{"en", "Der Huber", "", "Der Huber’s Karten"},
		{"en", "Player 2", "", "Player 2’s Karten"},
	} {
		if got := For(c.lang).Owned(c.name, "Karten", c.the); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
	if got := For("en").Within("Full house") + For("en").Within("×2") + For("en").Within("") + For("de").Within("Poker"); got != "full house×2Poker" {
		t.Errorf("within sentences it says %q", got)
	}
	if got := For("de").Fill("%s gewinnt %d", "Anna", 87622); got != "Anna gewinnt 87.622" {
		t.Errorf("says %q", got)
	}
	if got := For("de").PerCent(33.34, 1) + " " + For("en").PerCent(33.34, 1) + " " + For("en").PerCent(50, 0); got != "33,3\u00a0% 33.3% 50%" {
		t.Errorf("writes %q", got)
	}
	if got := For("en").Gain(-1200) + " " + For("en").Gain(1200) + " " + For("en").Gain(0); got != "−1,200 +1,200 0" {
		t.Errorf("writes %q", got)
	}
}

// Whoever closes the sheet with the other apps has shared nothing, and nothing has failed.
func TestWhatBecameOfSharing(t *testing.T) {
	for how, want := range map[Sent]string{Shared: "Geteilt.", Closed: "Nicht geteilt.", Downloaded: "Gespeichert als a.txt.", Copied: de.Games.Copied, NotSent: de.Games.NotShared} {
		if got := de.SharedAs(how, "a.txt"); got != want {
			t.Errorf("%s: %q, want %q", how, got, want)
		}
	}
}

// Whoever hears that something could not be done also hears that nothing is lost by that.
func TestAFailureSaysThatNothingIsLost(t *testing.T) {
	for _, texts := range []*Texts{&de, &en} {
		stays := map[string]string{"de": "Hier hat sich nichts geändert.", "en": "Nothing here has changed."}[texts.Lang]
		b := &texts.Device().Backup
		for _, text := range []string{b.NoBackup, b.TooBig, b.Damaged, b.Newer} {
			if !strings.Contains(text, stays) {
				t.Errorf("of a backup that is not restored: %q", text)
			}
		}
		if here := map[string]string{"de": "Hier ist alles noch da.", "en": "Everything is still here."}[texts.Lang]; !strings.HasSuffix(texts.Games.NotShared, here) {
			t.Errorf("of what could not be shared: %q", texts.Games.NotShared)
		}
	}
}

func TestDay(t *testing.T) {
	for _, c := range []struct {
		n      int
		de, en string
	}{
		{0, "1. Januar", "1 January"},
		{20779, "22. November", "22 November"},
		{20512, "28. Februar", "28 February"},
		{20513, "1. März", "1 March"},
		{19782, "29. Februar", "29 February"}, // 2024
		{20818, "31. Dezember", "31 December"},
	} {
		if de, en := For("de").Day(c.n), For("en").Day(c.n); de != c.de || en != c.en {
			t.Errorf("day %d is %q and %q, want %q and %q", c.n, de, en, c.de, c.en)
		}
	}
}

func TestDateAndMoment(t *testing.T) {
	for _, c := range []struct {
		year, month, day, hour, minute   int
		deDate, enDate, deTime, enMoment string
	}{
		{2026, 10, 22, 14, 5, "22. November 2026", "22 November 2026", "22.11.2026, 14:05", "22 Nov 2026, 14:05"},
		{2024, 1, 29, 0, 0, "29. Februar 2024", "29 February 2024", "29.02.2024, 00:00", "29 Feb 2024, 00:00"},
		{2030, 8, 1, 12, 59, "1. September 2030", "1 September 2030", "01.09.2030, 12:59", "1 Sep 2030, 12:59"},
		{2027, 2, 9, 11, 30, "9. März 2027", "9 March 2027", "09.03.2027, 11:30", "9 Mar 2027, 11:30"},
	} {
		de, en := For("de"), For("en")
		if got := de.Date(c.year, c.month, c.day); got != c.deDate {
			t.Errorf("%q, want %q", got, c.deDate)
		}
		if got := en.Date(c.year, c.month, c.day); got != c.enDate {
			t.Errorf("%q, want %q", got, c.enDate)
		}
		if got := de.Moment(c.year, c.month, c.day, c.hour, c.minute); got != c.deTime {
			t.Errorf("%q, want %q", got, c.deTime)
		}
		if got := en.Moment(c.year, c.month, c.day, c.hour, c.minute); got != c.enMoment {
			t.Errorf("%q, want %q", got, c.enMoment)
		}
	}
}
