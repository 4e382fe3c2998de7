//go:build !js

package app

// The host has no browser to ask; tests put word lists in place themselves.

func fetchFile(_ string, then func([]byte, bool)) { then(nil, false) }
func guardCards(func())                           {}
func watchFace(bool)                              {}
func blank(bool)                                  {}
func showTurn()                                   {}
