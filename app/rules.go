package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func rulesPage() app.UI { return screen("rules", the.texts().Rules.Title, nil) }
