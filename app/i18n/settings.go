package i18n

// Settings is the screen of what belongs to this device.
type Settings struct {
	_            incomparable
	Title        string
	Language     string
	Languages    By[string]
	Theme        string
	Themes       By[string]
	Faces        string
	FacesOf      By[string]
	Hand         string
	HandHelp     string
	Play         string
	OneTap       string
	OneTapTip    string
	Facing       string
	FacingHelp   string
	Shake        string
	Shakes       By[string]
	ShakeHelp    string
	ShakeRefused string // the player does not allow the browser to measure it
	Hold         string
	HoldHelp     string
	Awake        string
	AwakeHelp    string
	Motion       string
	Motions      By[string]
	Pace         string
	PaceHelp     string
	Paces        By[string]
	Sound        string
	Sounds       By[string]
	SoundHelp    string
	Vibration    string
	About        string
	Version      string // %s
	Install      string
	InstallIn    string // where there is no button: how to do it by hand
	Privacy      string
}

var settingsDe = Settings{
	Title: "Einstellungen", Language: "Sprache", Languages: By[string]{{"", "wie der Browser"}, {"de", "Deutsch"}, {"en", "English"}},
	Theme: "Darstellung", Themes: By[string]{{"system", "wie das Gerät"}, {"light", "hell"}, {"dark", "dunkel"}},
	Faces: "Würfel", FacesOf: By[string]{{"game", "wie das Spiel"}, {"poker", "Pokerwürfel"}, {"pips", "Augen"}},
	Hand: "Für die linke Hand", HandHelp: "Werfen links, Eintragen rechts", Play: "Spielen",
	OneTap: "Antippen trägt ein", OneTapTip: "Sonst wird erst gewählt, dann eingetragen.",
	Facing: "Einander gegenüber", FacingHelp: "Liegt das Handy zwischen zweien, dreht sich der Tisch zu der Seite, die dran ist.",
	Shake: "Schütteln wirft", Shakes: By[string]{{"off", "nie"}, {"gentle", "leicht"}, {"normal", "mittel"}, {"firm", "kräftig"}},
	ShakeHelp: "Wenn das Handy es misst. Was serviert daliegt, wird nie ungefragt geworfen.", ShakeRefused: "Das Gerät erlaubt nicht, Schütteln zu messen.",
	Hold: "Karten nur beim Halten zeigen", HoldHelp: "Gegen neugierige Nachbarn: Beim Kartenspiel siehst und hörst du deine Hand nur, solange du den Knopf oder die Taste dafür hältst.",
	Awake: "Bildschirm bleibt an", AwakeHelp: "Am Tisch darf er erst zehn Minuten nach der letzten Berührung ausgehen, mit offenen Karten nach zwei.",
	Motion: "Bewegung", Motions: By[string]{{"system", "normal"}, {"fast", "schnell"}, {"none", "keine"}},
	Pace: "Tempo der Computer", PaceHelp: "Bei „langsam“ bleibt Zeit zum Zuhören und zum Zurücknehmen, bei „auf Knopfdruck“ wartet jeder Schritt auf dich.", Paces: By[string]{{"slow", "langsam"}, {"normal", "normal"}, {"fast", "schnell"}, {"step", "auf Knopfdruck"}},
	Sound: "Ton", Sounds: By[string]{{"off", "aus"}, {"soft", "leise"}, {"full", "laut"}},
	SoundHelp: "Jeder Würfel klingt nach dem, was er zeigt: je mehr er zählt, desto höher. Streichen klingt anders als Eintragen, und jeder Platz am Tisch hat seinen Ton.",
	Vibration: "Vibration", About: "Über Serviert", Version: "Version %s",
	Install: "Auf diesem Gerät installieren", InstallIn: "Im Menü des Browsers: „App installieren“ oder „Zum Startbildschirm hinzufügen“, auf iPhone und iPad unter „Teilen“: „Zum Home-Bildschirm“. Dann liegt Serviert bei den anderen Apps.",
	Privacy: "Alles bleibt auf diesem Gerät. Kein Konto, keine Werbung, nichts wird verschickt.",
}

var settingsEn = Settings{
	Title: "Settings", Language: "Language", Languages: By[string]{{"", "same as browser"}, {"de", "Deutsch"}, {"en", "English"}},
	Theme: "Appearance", Themes: By[string]{{"system", "same as device"}, {"light", "light"}, {"dark", "dark"}},
	Faces: "Dice", FacesOf: By[string]{{"game", "same as game"}, {"poker", "poker dice"}, {"pips", "pips"}},
	Hand: "For the left hand", HandHelp: "Throw on the left, write on the right", Play: "Playing",
	OneTap: "One tap writes", OneTapTip: "Otherwise you choose first, then write.",
	Facing: "Face to face", FacingHelp: "With the phone flat between two people, the table turns to the one whose turn it is.",
	Shake: "Shaking throws", Shakes: By[string]{{"off", "never"}, {"gentle", "gentle"}, {"normal", "normal"}, {"firm", "firm"}},
	ShakeHelp: "If the phone can measure it. It asks before a served throw is thrown away.", ShakeRefused: "The device does not allow shaking to be measured.",
	Hold: "Show cards only while held", HoldHelp: "Against curious neighbours: in the card game you see and hear your hand only as long as you hold the button, or its key, down.",
	Awake: "Screen stays on", AwakeHelp: "At the table it may go dark only ten minutes after the last touch, or two with cards in view.",
	Motion: "Motion", Motions: By[string]{{"system", "normal"}, {"fast", "fast"}, {"none", "none"}},
	Pace: "Computer players’ pace", PaceHelp: "At “slow” there is time to listen and to take an entry back; at “step by step” every move waits for you.", Paces: By[string]{{"slow", "slow"}, {"normal", "normal"}, {"fast", "fast"}, {"step", "step by step"}},
	Sound: "Sound", Sounds: By[string]{{"off", "off"}, {"soft", "soft"}, {"full", "loud"}},
	SoundHelp: "Each die has the sound of its face: the more it counts, the higher. A strike sounds different from an entry, and each place at the table has its own note.",
	Vibration: "Vibration", About: "About Serviert", Version: "Version %s",
	Install: "Install on this device", InstallIn: "In the browser’s menu: “Install app” or “Add to Home screen”, on iPhone and iPad under “Share”: “Add to Home Screen”. Then Serviert is there with the other apps.",
	Privacy: "Everything stays on this device. No account, no ads, nothing is sent.",
}
