package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func settingsPage() app.UI { return heading(the.texts().Settings.Title) }
