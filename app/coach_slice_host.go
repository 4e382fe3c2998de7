//go:build !js

package app

import "time"

// The host has no frames to keep free: soon calls at once.

func clock() float64 { return float64(time.Now().UnixMicro()) / 1000 }

func soon(f func()) { f() }
