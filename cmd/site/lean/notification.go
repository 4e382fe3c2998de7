//go:build lean

package app

// Notifications are left out: this app never interrupts anybody.

type NotificationService struct{ dispatcher Dispatcher }
