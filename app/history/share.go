package history

import "serviert/app/i18n"

// share offers a text as a file to other apps, or saves or copies it, and says
// what has become of it.
func (r *Room) share(title, text, file string) {
	r.b.Share(title, text, file, func(how i18n.Sent) {
		r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
		r.sh.Refresh()
	})
}
