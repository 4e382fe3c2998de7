package i18n

import (
	"reflect"
	"regexp"
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
	"de": regexp.MustCompile(`zählt nichts|Taste H|Zweiter Wurf|zwei Würfe je|Anders als üblich|der andere$|das Los|\d\.\d\d EUR|verschenkt sind|%s über dem Schnitt`),
	"en": regexp.MustCompile(`counts nothing|key H\b|turns an entry|Stake a point|[Dd]earest|the lot\b|as the browser|alike|\d EUR|gives %s`),
}

func TestWhatIsNotSaid(t *testing.T) {
	for _, texts := range []*Texts{&de, &en} {
		each(reflect.ValueOf(*texts), "Texts", func(at, text string) {
			if found := notSaid[texts.Lang].FindString(text); found != "" {
				t.Errorf("%s in %s says %q: %q", at, texts.Lang, found, text)
			}
			if strings.Count(text, "{") != strings.Count(text, "|") || strings.Count(text, "{") != strings.Count(text, "}") {
				t.Errorf("%s in %s has a form too many or too few: %q", at, texts.Lang, text)
			}
		})
	}
}
