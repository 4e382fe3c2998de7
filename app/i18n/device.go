package i18n

// Device is the part of the settings that says what this device has.
type Device struct {
	_       incomparable
	Title   string
	Offline map[string]string // whether the app starts without a network, by browser.Page.Offline
}

var deviceDe = Device{
	Title: "Auf diesem Gerät",
	Offline: map[string]string{
		"ready":       "Ohne Netz spielbar.",
		"loading":     "Für das Spielen ohne Netz werden die Dateien noch geprüft und geladen.",
		"incomplete":  "Ohne Netz noch nicht spielbar: Einige Dateien fehlen. Entweder gibt sie der Server nicht her oder der Speicher ist voll.",
		"refused":     "Nur mit Netz spielbar: Der Server oder der Browser erlaubt nicht, Serviert hier abzulegen.",
		"insecure":    "Nur mit Netz spielbar: Diese Adresse beginnt nicht mit https.",
		"unsupported": "Nur mit Netz spielbar: Dieser Browser legt keine Seiten ab. In einem privaten Fenster ist das üblich.",
	},
}

var deviceEn = Device{
	Title: "On this device",
	Offline: map[string]string{
		"ready":       "Can be played without a network.",
		"loading":     "The files for playing without a network are still being checked and loaded.",
		"incomplete":  "Cannot be played without a network yet: some files are missing. Either the server does not deliver them or the storage is full.",
		"refused":     "Plays with a network only: the server or the browser does not allow Serviert to be stored here.",
		"insecure":    "Plays with a network only: this address does not begin with https.",
		"unsupported": "Plays with a network only: this browser keeps no pages. That is normal in a private window.",
	},
}
