package settings

import (
	"testing"

	"serviert/app/jsontext"
)

// The settings of every version still open; what they do not say yet is as on
// a new device.
func TestOldSettingsOpen(t *testing.T) {
	for text, want := range map[string]Settings{
		`{"v":1}`: Default(),
		`{"v":1,"language":"en","theme":"dark","faces":"pips","motion":"none","sound":false,"vibration":false,"leftHand":true}`: {
			V: 1, Language: "en", Theme: "dark", Faces: "pips", Motion: "none", Pace: "normal", Awake: true, LeftHand: true, Rematch: "alternate"},
		`{"v":1,"oneTap":true,"rematch":"loser","later":[1]}`: {
			V: 1, Theme: "system", Faces: "game", Motion: "system", Pace: "normal", Sound: true, Vibration: true, Awake: true, OneTap: true, Rematch: "loser"},
	} {
		s := Default()
		if err := jsontext.Unmarshal([]byte(text), &s); err != nil || s != want {
			t.Errorf("%s is read as %+v, %v", text, s, err)
		}
	}
	// The page reads language and theme before the program arrives, sound and awake later.
	text, err := jsontext.Marshal(Default())
	if want := `{"v":1,"language":"","theme":"system","faces":"game","motion":"system","pace":"normal","sound":true,"vibration":true,"awake":true,"leftHand":false,"oneTap":false,"shake":false,"facing":false,"holdCards":false,"rematch":"alternate","talk":"","noKeys":false,"keys":""}`; err != nil || string(text) != want {
		t.Errorf("stored as %s, %v", text, err)
	}
}

func TestPips(t *testing.T) {
	for faces, want := range map[string][2]bool{"game": {false, true}, "poker": {false, false}, "pips": {true, true}, "": {false, true}} {
		s := Settings{Faces: faces}
		if got := [2]bool{s.Pips(false), s.Pips(true)}; got != want {
			t.Errorf("%q: %v, want %v", faces, got, want)
		}
	}
}

// Whatever a save says, there is one of the three ways to talk.
func TestTalkLevel(t *testing.T) {
	for text, want := range map[string]string{
		`{"v":1}`: "full", `{"v":1,"talk":"short"}`: "short", `{"v":1,"talk":"reasons"}`: "reasons", `{"v":1,"talk":"later"}`: "full",
	} {
		s := Default()
		if err := jsontext.Unmarshal([]byte(text), &s); err != nil || s.TalkLevel() != want {
			t.Errorf("%s talks %s, %v", text, s.TalkLevel(), err)
		}
	}
}

// Whoever had shaking switched on before it had degrees keeps what it was.
func TestShakeLevel(t *testing.T) {
	for text, want := range map[string]string{
		`{"v":1}`: "off", `{"v":1,"shake":true}`: "normal", `{"v":1,"shake":true,"jolt":"gentle"}`: "gentle", `{"v":1,"shake":true,"jolt":"firm"}`: "firm",
		`{"v":1,"shake":true,"jolt":"later"}`: "normal", `{"v":1,"shake":false,"jolt":"firm"}`: "off",
	} {
		s := Default()
		if err := jsontext.Unmarshal([]byte(text), &s); err != nil || s.ShakeLevel() != want {
			t.Errorf("%s: shaking is %s, %v", text, s.ShakeLevel(), err)
		}
	}
}

// Whatever a save says, computer players have a pace.
func TestTempo(t *testing.T) {
	for text, want := range map[string]string{
		`{"v":1}`: "normal", `{"v":1,"pace":"slow"}`: "slow", `{"v":1,"pace":"fast"}`: "fast", `{"v":1,"pace":"step"}`: "step", `{"v":1,"pace":"later"}`: "normal", `{"v":1,"pace":""}`: "normal",
	} {
		s := Default()
		if err := jsontext.Unmarshal([]byte(text), &s); err != nil || s.Tempo() != want {
			t.Errorf("%s plays %s, %v", text, s.Tempo(), err)
		}
	}
}
