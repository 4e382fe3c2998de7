package lexicon

import "slices"

// node codes a node that is reached for the first time: which letters its edges
// have, then each edge and the node it leads to. The letter before is 26 at the
// root.
func (f *file) node(from uint32, before byte, depth int) (uint32, bool) {
	if depth >= MaxLength || f.dec.over {
		return 0, false
	}
	start, shallow := uint32(len(f.to.edges)), min(depth, 3)
	f.nodes = append(f.nodes, start)
	if f.from != nil {
		f.moved[from] = start
	}
	siblings := 0
	for c := range byte(26) {
		at := uint32(0)
		if f.from != nil {
			at = f.from.find(from, c)
		}
		if !f.bit(&f.letter[before][c][min(siblings, 2)][shallow], at != 0) {
			continue
		}
		f.to.edges = append(f.to.edges, edge(c))
		if f.bit(&f.last[before][c][min(siblings, 2)][shallow], at != 0 && f.from.edges[at].last()) {
			break
		}
		siblings++
	}
	siblings = len(f.to.edges) - int(start)
	if siblings == 0 || len(f.to.edges) > f.edges {
		return 0, false
	}
	f.to.edges[len(f.to.edges)-1] |= lastEdge
	deep, only, height := flag(depth > 2), flag(siblings == 1), uint8(1)
	for at := start; at < start+uint32(siblings); at++ {
		c := f.to.edges[at].letter()
		var source edge
		if f.from != nil {
			source = f.from.edges[f.from.find(from, c)]
		}
		final := f.bit(&f.final[before][c][deep][only], source.final())
		if final {
			f.to.edges[at] |= endsWord
			if f.bit(&f.leaf[c][deep][only], source.next() == 0) {
				continue
			}
		}
		next, ok := f.child(source.next(), c, depth, flag(final))
		if !ok {
			return 0, false
		}
		f.to.edges[at] |= edge(next) << 8
		height = max(height, 1+f.height[next])
	}
	f.height[start] = height
	return start, true
}

// child codes the node that an edge leads to: a new one, one that this letter has
// led to before, or another one coded before.
func (f *file) child(from uint32, c byte, depth, final int) (uint32, bool) {
	var known uint32
	var met bool
	if f.from != nil {
		known, met = f.moved[from]
	}
	list := &f.byLetter[c]
	if f.bit(&f.fresh[c][min(depth, 3)][final], !met) {
		*list = append(*list, entered{uint32(len(f.to.edges)), 1})
		return f.node(from, c, depth+1)
	}
	k := -1
	if f.from != nil {
		for i, e := range *list {
			if e.node == known {
				k = i
			}
		}
	}
	if f.bit(&f.listed[c], k >= 0) {
		if k = f.number(&f.rank[c][final], k); k >= len(*list) {
			return 0, false
		}
		(*list)[k].times++
	} else {
		at := 0
		if f.from != nil {
			at = slices.Index(f.nodes, known)
		}
		if at = f.number(&f.other, at); at >= len(f.nodes) {
			return 0, false
		}
		*list = append(*list, entered{f.nodes[at], 1})
		k = len(*list) - 1
	}
	node := (*list)[k]
	for ; k > 0 && (*list)[k-1].times <= node.times; k-- {
		(*list)[k] = (*list)[k-1]
	}
	(*list)[k] = node
	// A node that is not finished would close a cycle.
	height := int(f.height[node.node])
	return node.node, height > 0 && depth+1+height <= MaxLength
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}
