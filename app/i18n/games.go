package i18n

// Games is the list of finished games, evenings, import and export.
type Games struct {
	Title string
}

var gamesDe = Games{Title: "Gespielte Partien"}

var gamesEn = Games{Title: "Finished games"}
