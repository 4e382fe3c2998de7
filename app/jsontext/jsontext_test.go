package jsontext

import (
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"
)

type inner struct {
	Name string `json:"name"`
	Any  int64  `json:"any,omitempty"`
}

type kind int8

// everything has a field of every kind that occurs in saves.
type everything struct {
	inner
	V      int                 `json:"v"`
	On     bool                `json:"on"`
	Cost   float64             `json:"cost,omitempty"`
	Text   string              `json:"text,omitempty"`
	Small  kind                `json:"small"`
	List   []inner             `json:"list,omitempty"`
	Pairs  [][2]string         `json:"pairs"`
	Faces  [3]int              `json:"faces"`
	Words  map[string][]string `json:"words"`
	Deep   struct{ A, B []int }
	hidden int
}

var values = []everything{
	{},
	{hidden: 1, inner: inner{"ä \"\\\n\t\x01\u2028 é 🎲", 7}, V: math.MaxInt64, On: true, Cost: -1.5e-9, Text: "<&>", Small: -128},
	{List: []inner{}, Pairs: [][2]string{{"a", "b"}, {}}, Faces: [3]int{1, 2, 3}, Words: map[string][]string{"de": {"x"}, "": nil, "en": {}}},
	{V: math.MinInt64, Cost: 1e300, Text: "a\xffb", Words: map[string][]string{}},
	{Cost: 123456789.25, List: []inner{{"a", 1}, {"b", 0}}},
}

func TestSameAsTheStandardLibrary(t *testing.T) {
	for i, v := range values {
		text, err := Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		var written [2]everything // what each of the two texts says
		for j, text := range [][]byte{text, theirs} {
			var ours, std everything
			if err := Unmarshal(text, &ours); err != nil {
				t.Fatalf("value %d: %v in %s", i, err, text)
			}
			if err := json.Unmarshal(text, &std); err != nil {
				t.Fatalf("value %d: %v in %s", i, err, text)
			}
			if !reflect.DeepEqual(ours, std) {
				t.Errorf("value %d: %s\nwe read      %#v\nencoding/json %#v", i, text, ours, std)
			}
			written[j] = std
		}
		if !reflect.DeepEqual(written[0], written[1]) {
			t.Errorf("value %d: we write\n%s\nencoding/json\n%s", i, text, theirs)
		}
	}
	both, _ := Marshal(&map[string]any{"v": 1, "seats": []*inner{{Name: "A\n"}, nil}, "nothing": nil})
	if string(both) != `{"nothing":null,"seats":[{"name":"A\n"},null],"v":1}` {
		t.Errorf("%s", both)
	}
}

// Fields missing from the text keep their values, so new settings start with
// their defaults.
func TestAbsentFieldsStay(t *testing.T) {
	v := everything{V: 3, Text: "stays", List: []inner{{"gone", 1}}}
	if err := Unmarshal([]byte(` {"v" : 4, "later":[{"x":null}], "list":[{"any":2}], "text":null} `), &v); err != nil {
		t.Fatal(err)
	}
	if v.V != 4 || v.Text != "stays" || !reflect.DeepEqual(v.List, []inner{{"", 2}}) {
		t.Errorf("%+v", v)
	}
}

var broken = []string{
	"", " ", "{", "}", "nul", "tru", `{"v":}`, `{"v":1,}`, `{"v":1`, `{v:1}`, `{"v" 1}`, `[1]`, `"x"`, "1", "{}{}", "{} x",
	`{"v":"1"}`, `{"v":1.5}`, `{"v":01}`, `{"v":1e}`, `{"v":-}`, `{"v":.5}`, `{"v":9223372036854775808}`, `{"small":128}`,
	`{"on":1}`, `{"text":[]}`, `{"list":{}}`, `{"words":[]}`, `{"words":{"a":1}}`, `{"cost":1e999}`, `{"cost":true}`, `{"faces":[1,"a"]}`,
	"{\"text\":\"a\nb\"}", `{"text":"\x"}`, `{"text":"\u12"}`, `{"text":"\u12g4"}`, `{"text":"a`, `{"text":"\u12`, `{"pairs":[[1]]}`, `{"list":[{},]}`, `{"x":"\u+123"}`,
	strings.Repeat("[", 200000),
}

func TestBrokenTextsAreErrors(t *testing.T) {
	for _, text := range broken {
		v := everything{V: 9}
		if err := Unmarshal([]byte(text), &v); err == nil {
			t.Errorf("%.40q passed", text)
		}
	}
	v := everything{V: 9}
	if Unmarshal([]byte(`{"v":1,"text":"breaks o`), &v) == nil || v.V != 9 {
		t.Errorf("a truncated text left %+v", v)
	}
	for _, bad := range []any{math.NaN(), math.Inf(1), math.Inf(-1), []any{func() {}}, map[int]int{1: 1}, []byte{1}} {
		if text, err := Marshal(bad); err == nil {
			t.Errorf("%T was written: %s", bad, text)
		}
	}
	if Unmarshal([]byte("{}"), v) == nil {
		t.Error("read into a copy")
	}
}

// Texts that both packages accept decode to the same value.
func FuzzSameAsTheStandardLibrary(f *testing.F) {
	for _, v := range values {
		text, _ := Marshal(v)
		f.Add(string(text))
	}
	for _, text := range broken[:len(broken)-1] {
		f.Add(text)
	}
	f.Add(`{"text":"\ud83c\udfb2 \ud83c \udfb2\u00e4\/"}`)
	f.Add(`{"deep":{},"Deep":{"A":[1],"B":null},"faces":[1,2,3,4]}`)
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Count(text, "[")+strings.Count(text, "{") >= maxDepth {
			return
		}
		var ours, std everything
		err, stdErr := Unmarshal([]byte(text), &ours), json.Unmarshal([]byte(text), &std)
		if err == nil && stdErr == nil && !reflect.DeepEqual(ours, std) {
			// encoding/json ignores the case of names and merges duplicates.
			again, _ := json.Marshal(ours)
			var back everything
			if json.Unmarshal(again, &back) != nil || !reflect.DeepEqual(ours, back) {
				t.Errorf("%q: we read %#v", text, ours)
			}
		}
		if !json.Valid([]byte(text)) && err == nil {
			t.Errorf("%q is no JSON", text)
		}
	})
}

// A long list is read without more than what it holds: thousands of games are listed at once.
func TestReadingALongListAllocatesLittle(t *testing.T) {
	list := make([]inner, 1000)
	for i := range list {
		list[i] = inner{"Mitzi", 7}
	}
	text, err := Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	var into []inner
	if n := testing.AllocsPerRun(5, func() { err = Unmarshal(text, &into) }); n > 1200 || err != nil || len(into) != 1000 {
		t.Errorf("%.0f allocations for %d names: %v", n, len(into), err)
	}
}
