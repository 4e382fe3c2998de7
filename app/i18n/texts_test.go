package i18n

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Both languages have every text, and what fills the gaps of a text is the
// same, in the same order.
func TestBothLanguagesSayTheSame(t *testing.T) {
	german, english := parts(&de), parts(&en)
	if len(german) < 6 {
		t.Fatalf("only %d parts", len(german))
	}
	for at, part := range german {
		same(t, at, part, english[at])
	}
}

// parts are the texts and those of their parts that are behind a function, by name.
func parts(texts *Texts) map[string]reflect.Value {
	list := map[string]reflect.Value{"Texts": reflect.ValueOf(*texts)}
	all := reflect.ValueOf(texts)
	for i := range all.NumMethod() {
		if m := all.Method(i); m.Type().NumIn() == 0 && m.Type().NumOut() == 1 && m.Type().Out(0).Kind() == reflect.Pointer {
			list[all.Type().Method(i).Name] = m.Call(nil)[0].Elem()
		}
	}
	return list
}

// TestTheLawNoticesWhatIsWrong breaks a copy of the texts in each way that the
// law above is about.
func TestTheLawNoticesWhatIsWrong(t *testing.T) {
	type texts struct {
		One  string
		List []string
		ByID By[string]
		Five [2]string
	}
	right := texts{"%d of %s", []string{"a"}, By[string]{{"id", "b"}}, [2]string{"", "c"}}
	for name, wrong := range map[string]texts{
		"empty":         {"", right.List, right.ByID, right.Five},
		"order":         {"%s of %d", right.List, right.ByID, right.Five},
		"number":        {"%d", right.List, right.ByID, right.Five},
		"per cent":      {"%d of %s %%", right.List, right.ByID, right.Five},
		"shorter list":  {right.One, nil, right.ByID, right.Five},
		"other keys":    {right.One, right.List, By[string]{{"di", "b"}}, right.Five},
		"empty choice":  {right.One, right.List, By[string]{{"id", ""}}, right.Five},
		"one key twice": {right.One, right.List, By[string]{{"id", "b"}, {"id", "b"}}, right.Five},
		"array":         {right.One, right.List, right.ByID, [2]string{}},
	} {
		if len(differences("", reflect.ValueOf(right), reflect.ValueOf(wrong))) == 0 {
			t.Errorf("%s passes", name)
		}
	}
	if found := differences("", reflect.ValueOf(right), reflect.ValueOf(right)); len(found) > 0 {
		t.Error(found)
	}
}

func same(t *testing.T, at string, a, b reflect.Value) {
	t.Helper()
	for _, d := range differences(at, a, b) {
		t.Error(d)
	}
}

// verbs are what a format is filled with, and the per cent sign, which a text
// that is no format must not have twice.
var verbs = regexp.MustCompile(`%%|%[\[\]0-9]*[a-zA-Z]`)

// mayBeEmpty are texts that are left out where they would repeat another one.
var mayBeEmpty = regexp.MustCompile(`^Texts\.Dice\.Rows\[\d+\]\.Text\.Pip$`)

// keyed tells whether a value is a text with its key.
func keyed(v reflect.Value) bool { return strings.HasPrefix(v.Type().Name(), "Keyed[") }

// differences walks two values of one type.
func differences(at string, a, b reflect.Value) (list []string) {
	found := func(format string, args ...any) { list = append(list, at+": "+fmt.Sprintf(format, args...)) }
	switch a.Kind() {
	case reflect.String:
		if (a.String() == "" || b.String() == "") && !(mayBeEmpty.MatchString(at) && a.String() == b.String()) {
			found("empty")
		}
		va, vb := verbs.FindAllString(a.String(), -1), verbs.FindAllString(b.String(), -1)
		if !slices.Equal(va, vb) {
			found("%v in German, %v in English", va, vb)
		}
	case reflect.Struct:
		for i := range a.NumField() {
			switch name := a.Type().Field(i).Name; {
			case name == "_":
			case name == "Key" && keyed(a):
				if a.Field(i).String() != b.Field(i).String() {
					found("for %q in German, for %q in English", a.Field(i), b.Field(i))
				}
			default:
				list = append(list, differences(at+"."+name, a.Field(i), b.Field(i))...)
			}
		}
	case reflect.Array, reflect.Slice:
		if a.Len() != b.Len() || a.Len() == 0 {
			found("%d texts in German, %d in English", a.Len(), b.Len())
			return list
		}
		keys := map[string]bool{}
		for i := range a.Len() {
			if e := a.Index(i); keyed(e) {
				if key := e.FieldByName("Key").String(); keys[key] {
					found("%q is there twice", key)
				} else {
					keys[key] = true
				}
			}
			// Numbers count from 1: the first of an array may be unused.
			if i > 0 || a.Kind() == reflect.Slice || !a.Index(i).IsZero() || !b.Index(i).IsZero() {
				list = append(list, differences(fmt.Sprintf("%s[%d]", at, i), a.Index(i), b.Index(i))...)
			}
		}
	default:
		found("a %s is no text", a.Kind())
	}
	return list
}

// One word for one thing: a text that has the German word has the English one.
func TestOneWordForOneThing(t *testing.T) {
	words := [][2]*regexp.Regexp{}
	for _, w := range [][2]string{
		{`Kolonne`, `[Cc]olumn`}, {`(Der|Leerer|Jeder|gemeinsamen) Block|Blöcke`, `[Pp]ad`}, {`(^|[^.„])\bserviert`, `[Ss]erved`}, {`[Ss]treich`, `[Ss]tr(ik|uck)|[Rr]emove`}, {`Partei(en)?\b`, `part(y|ies)\b`},
		{`Abrechnung`, `[Ss]ettle`}, {`Hausregel`, `[Hh]ouse rule`}, {`Rückblick`, `[Rr]eview`}, {`Sicherung`, `[Bb]ackup`}, {`Neu laden|Lade die Seite neu`, `[Rr]eload`},
		{`Kartenabend`, `[Ee]venings? of cards`}, {`Grundeinsatz`, `[Aa]nte`}, {`Mitgehen|geht mit( und|\.|$)`, `[Cc]all`}, {`[Aa]ussteigen|steigt aus|ausgestiegen`, `[Ff]old`},
		{`[Ee]rhöh`, `[Rr]ais`}, {`[Tt]ausch`, `[Ss]wap`}, {`[Zz]weifel`, `[Dd]oubt`}, {`Wörterliste`, `[Ww]ord list`}, {`\bStock\b`, `stock`},
	} {
		words = append(words, [2]*regexp.Regexp{regexp.MustCompile(w[0]), regexp.MustCompile(w[1])})
	}
	english := map[string]string{}
	for name, part := range parts(&en) {
		each(part, name, func(at, text string) { english[at] = text })
	}
	for name, part := range parts(&de) {
		each(part, name, func(at, text string) {
			for _, w := range words {
				if w[0].MatchString(text) && !w[1].MatchString(english[at]) {
					t.Errorf("%s: %q has no %s in English: %q", at, text, w[1], english[at])
				}
			}
		})
	}
}

// Typing leaves its marks: spaces in front, in pairs, or at the end.
func TestNoStraySpaces(t *testing.T) {
	for _, texts := range []*Texts{&de, &en} {
		for name, part := range parts(texts) {
			each(part, name, func(at, text string) {
				if strings.Contains(text, "  ") || strings.HasSuffix(text, " ") {
					t.Errorf("%s in %s: %q", at, texts.Lang, text)
				}
			})
		}
	}
}

// each calls f with every text.
func each(v reflect.Value, at string, f func(at, text string)) {
	switch v.Kind() {
	case reflect.String:
		f(at, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			each(v.Field(i), at+"."+v.Type().Field(i).Name, f)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			each(v.Index(i), fmt.Sprintf("%s[%d]", at, i), f)
		}
	}
}
