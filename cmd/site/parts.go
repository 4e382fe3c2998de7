package main

import (
	"bytes"
	"embed"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"serviert/app"
)

// The style sheet and the page's script are written in parts, one for each subject, and served joined. The
// order matters in both: of two style rules with the same specificity the later one wins, and a script can run
// only what the parts before it define.

// What all rooms build on comes first; changes for large text, forced colours and paper come last.
var styleParts = []string{
	"tokens", "elements", "ui-parts", "ui-page", "ui-forms",
	"app", "setup", "rulebook",
	"dicetable", "dicetable-pad", "dicetable-tray", "dicetable-small", "dicetable-turned", "dicetable-wide",
	"dicetable-left-large", "dicetable-motion", "dicetable-hint", "dicetable-facing", "play",
	"cards-table", "cards-hand", "cards-hint", "showdown", "coach", "coach-review", "wordcoach", "wordcoach-today",
	"history-end", "history-pad", "history", "people", "people-page", "cards-figures", "sharing",
	"access", "print",
}

// laterStyle are the parts that no page of the first program needs. Those pages have a sheet of their own without
// them, nearly a third smaller: a first game waits for it.
var laterStyle = []string{
	"rulebook", "cards-table", "cards-hand", "cards-hint", "showdown", "cards-figures", "coach-review", "wordcoach", "history", "people-page",
}

var scriptParts = []string{
	"offer", "frame", "trust", "rest", "tidy", "mind", "leave", "goapp", "install", "day", "update", "draw", "letters", "focus", "say", "pad", "hand", "cards", "steps", "journal", "lasting", "share", "card", "code", "link", "sound", "awake",
	"tabs", "taps", "ending", "brush", "thumbs", "sway", "shake", "theme",
	"waiting", "drop", "fail", "secret", "program",
}

//go:embed templates/app
var scriptFiles embed.FS

var scriptComment = regexp.MustCompile(`(?m)^\s*//.*\n`)

// pageScript is the script that starts the program, without its configuration and without comments.
func pageScript() (string, error) {
	files := tree{}
	entries, err := scriptFiles.ReadDir("templates/app")
	if err != nil {
		return "", err
	}
	for _, e := range entries {
		if files[e.Name()], err = scriptFiles.ReadFile("templates/app/" + e.Name()); err != nil {
			return "", err
		}
	}
	text, err := joined(files, scriptParts, "", ".js")
	if err != nil {
		return "", err
	}
	return "\"use strict\";\n(() => {\n" + scriptComment.ReplaceAllString(text, "") + "})();\n", nil
}

// sheet is a style sheet as it is served.
type sheet struct{ file, text string }

// addSheets adds the style sheets to the site and returns that of each program.
func (t tree) addSheets(web tree) (map[string]sheet, error) {
	const dir, ext = "styles/", ".css"
	// Of all parts each must be there, and be listed.
	if _, err := joined(web, styleParts, dir, ext); err != nil {
		return nil, err
	}
	sheets := map[string]sheet{}
	for i, p := range app.Programs() {
		name, parts := "style.css", styleParts
		if i == 0 {
			name = "style-" + p.Name + ".css"
			parts = slices.DeleteFunc(slices.Clone(parts), func(part string) bool { return slices.Contains(laterStyle, part) })
		}
		var css bytes.Buffer
		for _, part := range parts {
			css.Write(web[dir+part+ext])
		}
		small, err := forOlder(css.String())
		if err != nil {
			return nil, err
		}
		text, err := linkStyle(t, web, string(small))
		if err != nil {
			return nil, err
		}
		sheets[p.Name] = sheet{t.addHashed(name, text), string(text)}
	}
	return sheets, nil
}

// joined is the content of the listed files, dir + part + ext, in this order. A file that is not listed
// is an error, as is one that is not there.
func joined(files tree, parts []string, dir, ext string) (string, error) {
	var all bytes.Buffer
	listed := map[string]bool{}
	for _, part := range parts {
		name := dir + part + ext
		text, ok := files[name]
		if !ok {
			return "", fmt.Errorf("parts.go lists %s, which is not there", name)
		}
		if listed[name] {
			return "", fmt.Errorf("parts.go lists %s twice", name)
		}
		listed[name] = true
		all.Write(text)
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if strings.HasPrefix(name, dir) && strings.HasSuffix(name, ext) && !listed[name] {
			return "", fmt.Errorf("%s is not listed in parts.go", name)
		}
	}
	return all.String(), nil
}
