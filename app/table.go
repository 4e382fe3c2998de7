package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func tablePage() app.UI { return screen("table", the.texts().Table.Title, nil) }
