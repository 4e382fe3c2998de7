package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	_ "image/png"
	"maps"
	"slices"
	"strings"
)

type manifestImage struct {
	Src        string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	Purpose    string `json:"purpose,omitempty"`
	FormFactor string `json:"form_factor,omitempty"`
	Label      string `json:"label,omitempty"`
}

type manifestShortcut struct {
	Name  string          `json:"name"`
	URL   string          `json:"url"`
	Icons []manifestImage `json:"icons"`
}

// manifest describes the installed app. Its id is the base: it must never change for a site, or
// phones would take the next version for another app.
func manifest(base string, site tree) ([]byte, error) {
	picture := func(name, purpose string) (manifestImage, error) {
		if strings.HasSuffix(name, ".svg") {
			return manifestImage{Src: base + name, Sizes: "any", Type: "image/svg+xml", Purpose: purpose}, nil
		}
		c, _, err := image.DecodeConfig(bytes.NewReader(site[name]))
		if err != nil {
			return manifestImage{}, fmt.Errorf("%s: %w", name, err)
		}
		return manifestImage{Src: base + name, Sizes: fmt.Sprintf("%dx%d", c.Width, c.Height), Type: "image/png", Purpose: purpose}, nil
	}

	var icons []manifestImage
	screenshots := []manifestImage{}
	for _, i := range []struct{ name, purpose string }{
		{"icons/icon-192.png", "any"},
		{"icons/icon-512.png", "any"},
		{"icons/icon.svg", "any"},
		{"icons/maskable-512.png", "maskable"},
		{"icons/monochrome-512.png", "monochrome"},
	} {
		icon, err := picture(i.name, i.purpose)
		if err != nil {
			return nil, err
		}
		icons = append(icons, icon)
	}
	for _, name := range slices.Sorted(maps.Keys(site)) {
		label, ok := strings.CutPrefix(name, "screenshots/")
		if !ok || !strings.HasSuffix(name, ".png") {
			continue
		}
		shot, err := picture(name, "")
		if err != nil {
			return nil, err
		}
		shot.FormFactor = "narrow"
		if strings.Contains(label, "wide") {
			shot.FormFactor = "wide"
		}
		shot.Label = screenshotLabels[strings.SplitN(label, "-", 2)[0]]
		if shot.Label == "" {
			return nil, fmt.Errorf("%s: no label for it in the manifest", name)
		}
		screenshots = append(screenshots, shot)
	}

	shortcut := func(name, path string) manifestShortcut {
		return manifestShortcut{name, base + path, icons[:1]}
	}
	return json.MarshalIndent(map[string]any{
		"id":               base,
		"scope":            base,
		"start_url":        base,
		"name":             "Serviert: Escalero und Würfelpoker",
		"short_name":       "Serviert",
		"description":      "Escalero, Würfelpoker und Wähle deine Worte auf einem Handy, das von Hand zu Hand geht. Ohne Netz, ohne Konto.",
		"lang":             "de",
		"dir":              "ltr",
		"display":          "standalone",
		"display_override": []string{"standalone", "minimal-ui"},
		"orientation":      "any",
		"background_color": lightTable,
		"theme_color":      lightTable,
		"categories":       []string{"games", "entertainment"},
		"icons":            icons,
		"screenshots":      screenshots,
		"shortcuts": []manifestShortcut{
			shortcut("Weiterspielen", "table"),
			shortcut("Neues Spiel", "new"),
			shortcut("Regeln", "rules"),
		},
		"launch_handler": map[string]any{"client_mode": []string{"navigate-existing", "auto"}},
	}, "", "  ")
}

// screenshotLabels are by the first word of the file's name: home-narrow.png, table-wide.png.
var screenshotLabels = map[string]string{
	"home":       "Startseite mit dem laufenden Spiel",
	"table":      "Block und Würfel",
	"settlement": "Abrechnung: wer wem zahlt",
}
