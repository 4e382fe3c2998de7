//go:build adapted

package app

// Notifications are left out: this app never interrupts anybody.
//
// Gain: see state.go.

type NotificationService struct{ dispatcher Dispatcher }
