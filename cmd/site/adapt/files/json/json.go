//go:build adapted

// Package json stands in for encoding/json: go-app would store states and
// send notifications with it, and this app does neither.
//
// Gain: see 0004-Use-small-packages-for-contexts-JSON-and-addresses.patch.
package json

import "errors"

var errLeftOut = errors.New("JSON is left out of this build")

// RawMessage is a part that is JSON already.
type RawMessage []byte

// Marshal fails.
func Marshal(any) ([]byte, error) { return nil, errLeftOut }

// Unmarshal fails and leaves what it is given as it is.
func Unmarshal([]byte, any) error { return errLeftOut }
