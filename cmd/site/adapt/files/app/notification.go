//go:build adapted

package app

// Notifications are left out: this app never interrupts anybody.
//
// Gain: see state.go.

// NotificationService is what a context offers; here it can do nothing.
type NotificationService struct{ dispatcher Dispatcher }
