package main

import (
	"bytes"
	"embed"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// The style sheet and the page's script are written in parts, one for each subject, and served as one
// file each. The order matters in both: of two style rules with the same specificity the later one wins,
// and a script can run only what the parts before it define.

// What all rooms build on comes first; changes for large text, forced colours and paper come last.
var styleParts = []string{
	"tokens", "elements", "ui-parts", "ui-page", "ui-forms",
	"app", "setup", "rulebook",
	"dicetable", "dicetable-pad", "dicetable-tray", "dicetable-small", "dicetable-turned", "dicetable-wide",
	"dicetable-left-large", "dicetable-motion", "dicetable-hint", "dicetable-facing", "play",
	"cards-table", "cards-hand", "cards-hint", "showdown", "coach", "wordcoach", "history", "people", "cards-figures", "sharing",
	"access", "print",
}

var scriptParts = []string{
	"offer", "frame", "trust", "rest", "tidy", "mind", "leave", "goapp", "install", "update", "draw", "focus", "say", "pad", "hand", "cards", "steps", "journal", "lasting", "share", "card", "code", "link", "sound",
	"tabs", "taps", "ending", "brush", "shake", "theme",
	"waiting", "fail", "secret", "program",
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
