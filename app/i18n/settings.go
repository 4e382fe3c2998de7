package i18n

// Settings is its screen's words.
type Settings struct {
	Title string
}

var settingsDe = Settings{Title: "Settings"}

var settingsEn = Settings{Title: "Settings"}
