//go:build adapted

// Package json stands in for encoding/json: go-app would store states and
// send notifications with it, and this app does neither.
//
// Gain: see 0004-Use-small-packages-for-contexts-JSON-and-addresses.patch.
package json

import "errors"

var errLeftOut = errors.New("JSON is left out of this build")

type RawMessage []byte

func Marshal(any) ([]byte, error) { return nil, errLeftOut }
func Unmarshal([]byte, any) error { return errLeftOut }
