package record

import "serviert/engine"

// replay plays a document from a start. An error is a *LineError about the first
// line that cannot be read or is illegal, and the match is complete up to it, or a
// *LimitError.
func replay[S engine.State[S, A], A engine.Action](start S, d Document, parse func(string) (A, error)) (engine.Match[S, A], error) {
	lines := d.Actions
	log := make([]A, len(lines))
	var unread error
	for i, l := range lines {
		var err error
		if log[i], err = parse(l.Text); err != nil {
			log, unread = log[:i], &LineError{l.Number, err}
			break
		}
	}
	m, n, illegal := engine.Replay(start, log)
	if illegal != nil {
		return m, &LineError{lines[n].Number, illegal}
	}
	if unread != nil {
		return m, unread
	}
	return m, d.complete()
}
