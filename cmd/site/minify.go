package main

import (
	"errors"

	"github.com/evanw/esbuild/pkg/api"
)

// minified is a script or a style sheet, which are written for readers, as it travels: a quarter smaller packed.
// Notices that licences ask for stay. The service worker's script travels as it is; nobody waits for it.
func minified(text []byte, kind api.Loader) ([]byte, error) {
	r := api.Transform(string(text), api.TransformOptions{
		Loader: kind, Target: api.ES2022, Engines: engines, LegalComments: api.LegalCommentsInline,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: kind == api.LoaderJS,
	})
	var wrong []error
	for _, e := range append(r.Errors, r.Warnings...) {
		wrong = append(wrong, errors.New(e.Text))
	}
	return r.Code, errors.Join(wrong...)
}
