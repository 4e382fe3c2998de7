//go:build !js

package browser

import "serviert/app/seal"

// Safe returns what hides the cards in the storage. Its key is the one in Key;
// all pages without one have the same, as tabs of a browser have.
func (p *Page) Safe() *seal.Safe {
	if p.Key == nil {
		p.Key = make([]byte, seal.KeySize)
	}
	return seal.New(p.random, p.Key)
}

// SafeInDatabase reports whether the key of Safe is kept where a look at the
// storage does not find it.
func (p *Page) SafeInDatabase() bool { return true }
