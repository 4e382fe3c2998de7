package i18n

import (
	"fmt"
	"reflect"
	"regexp"
	"testing"
)

var verbs = regexp.MustCompile(`%[\[\]0-9]*[a-z]`)

// same walks two values of one type: no text may be empty, and both must be
// filled with the same things in the same order.
func same(t *testing.T, at string, a, b reflect.Value) {
	t.Helper()
	switch a.Kind() {
	case reflect.String:
		if a.String() == "" || b.String() == "" {
			t.Errorf("%s: empty", at)
		}
		if va, vb := verbs.FindAllString(a.String(), -1), verbs.FindAllString(b.String(), -1); !reflect.DeepEqual(va, vb) {
			t.Errorf("%s: %v in German, %v in English", at, va, vb)
		}
	case reflect.Struct:
		for i := range a.NumField() {
			same(t, at+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Slice:
		if a.Len() != b.Len() || a.Len() == 0 {
			t.Errorf("%s: %d texts in German, %d in English", at, a.Len(), b.Len())
			return
		}
		for i := range a.Len() {
			same(t, fmt.Sprintf("%s[%d]", at, i), a.Index(i), b.Index(i))
		}
	case reflect.Map:
		if a.Len() != b.Len() || a.Len() == 0 {
			t.Errorf("%s: %d texts in German, %d in English", at, a.Len(), b.Len())
		}
		for _, k := range a.MapKeys() {
			if !b.MapIndex(k).IsValid() {
				t.Errorf("%s[%v]: only in German", at, k)
				continue
			}
			same(t, fmt.Sprintf("%s[%v]", at, k), a.MapIndex(k), b.MapIndex(k))
		}
	}
}

func TestRulesAndGamesInBothLanguages(t *testing.T) {
	same(t, "Rules", reflect.ValueOf(de.Rules), reflect.ValueOf(en.Rules))
	same(t, "Games", reflect.ValueOf(de.Games), reflect.ValueOf(en.Games))
}
