package store

import "strings"

// schemaCards is the newest version of an evening of cards: with 2 the hand
// that is being played is sealed. Versions of the app that know only 1 leave
// such an evening alone until they are replaced by a newer one.
const schemaCards = 2

// SchemaOf is the newest version of the value under a key that this app reads.
func SchemaOf(key string) int {
	if key == KeyCards || strings.HasPrefix(key, KeyCardsPast) {
		return schemaCards
	}
	return Schema
}
