package browser

import (
	"maps"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func TestAQueryIsReadAsItIsMeant(t *testing.T) {
	for _, text := range []string{
		"", "game=1795", "preset=escalero&pad", "evening=a%20b+c&game=%C3%A4&game=2", "=x", "&&", "own=1&made=a%3Db%26c", "a=b=c",
	} {
		want, err := url.ParseQuery(text)
		if err != nil {
			t.Fatal(err)
		}
		got := ReadQuery(text)
		if !maps.EqualFunc(got, Query(want), slices.Equal) {
			t.Errorf("%q is read as %v, want %v", text, got, want)
		}
		for _, name := range []string{"game", "pad", "preset", "none"} {
			if got.Get(name) != want.Get(name) || got.Has(name) != want.Has(name) {
				t.Errorf("%q: %s", text, name)
			}
		}
	}
	if got := ReadQuery("a=%&b=%g1&c=100%2"); !reflect.DeepEqual(got, Query{"a": {"%"}, "b": {"%g1"}, "c": {"100%2"}}) {
		t.Errorf("what is no escape became %v", got)
	}
}

// Anybody can make a link. One that is much too long asks for nothing and costs
// nothing.
func TestAnEndlessQueryAsksForNothing(t *testing.T) {
	for _, part := range []string{"a&", "game=1&", "%61=%ff&", strings.Repeat("x", 50) + "="} {
		if q := ReadQuery(strings.Repeat(part, 2_000_000/len(part))); len(q) != 0 {
			t.Errorf("%q over and over: %d names", part, len(q))
		}
	}
}
