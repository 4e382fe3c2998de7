//go:build !js

package app

import (
	"crypto/rand"
	"time"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"
)

// The host has no browser: pages are rendered and tests run without one.

func setDocument(string, string)      {}
func setTitle(string)                 {}
func browserLanguage() string         { return "de" }
func millis() int64                   { return time.Now().UnixMilli() }
func focusElement(...string)          {}
func valueOf(string) string           { return "" }
func randomBytes(b []byte)            { rand.Read(b) }
func askToPersist()                   {}
func browserStorage() storage         { return memory{} }
func listen(goapp.Context)            {}
func takeUpdate()                     {}
func playHere()                       {}
func vibrate(int)                     {}
func download(string, string, string) {}
func copyText(string)                 {}
func pickFile(string, func(string))   {}
func playSound(string)                {}
func printPage()                      {}
func install()                        {}
func showDialog(string)               {}
func focusedID() string               { return "" }
func padTurned() bool                 { return false }
func installable() bool               { return false }
func version() string                 { return "–" }

func share(_, _, _ string, then func(string)) { then("failed") }

func dayAndTime(ms int64, _ string) string {
	return time.UnixMilli(ms).UTC().Format("2006-01-02 15:04")
}
