// Games of dice poker among three and four parties, for training on a graphics card:
// some twenty thousand a second, where a processor core plays a hundred. It does what
// engine/escalero/solver does, in the same order and with the same names; a test of
// cmd/train compares the two. A block of threads plays one game at a time.
//
// nvcc compiles it for a card. Any C++ compiler does for a single thread, with -x c++.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cmath>
#ifdef __CUDACC__
#define DEV __device__ __forceinline__
#define DEVF __device__ __noinline__
#define FOR(i, n) for (int i = threadIdx.x; i < (n); i += blockDim.x)
#define SYNC __syncthreads()
#define FIRST (threadIdx.x == 0)
#define ADD(p, x) atomicAdd(p, x)
#define POPC(x) __popc(x)
#define CTZ(x) (__ffs(x) - 1)
#else
#define DEV static inline
#define DEVF static
#define FOR(i, n) for (int i = 0; i < (n); i++)
#define SYNC
#define FIRST true
#define ADD(p, x) (*(p) += (x))
#define POPC(x) __builtin_popcount(x)
#define CTZ(x) __builtin_ctz(x)
#endif
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

// As in the packages column and turn: columns, rows and results of a row; others besides
// a party; throws, keeps and passes; the inputs of a network.
enum { C = 3, R = 11, K = 6, OTH = 3, HANDS = 252, KEEPS = 462, FIRSTHAND = 210, PASS = 8, MASKS = 2048,
       JUDGED = 8, JOINT = 8, CROWD = 16, COLSIZE = 2 * R + JUDGED, JOINTAT = C * COLSIZE, CROWDAT = JOINTAT + JOINT,
       INPUTS = CROWDAT + CROWD, EXACT = 3, MAXE = 160, FEAT = 32, GRID = 400, MAXH = 128, JOINED = 32, STEPS = 33, OUTF = 48 };

// Game is what column.Game.WriteTables writes.
struct Game {
	int rows, columns;
	int points[R][K], count[R], face[R], combo[R][2][8];
	int cls[HANDS], cnt[HANDS][6];
	int grow[FIRSTHAND][6], shrinkAt[KEEPS + 1], shrink[FIRSTHAND * 6];
	float odds[HANDS];
	float value[C], sweep, share[C];
	float mean[PASS + 1][MASKS], var[PASS + 1][MASKS];
	int at[PASS + 1][MASKS]; // where the distribution of a column begins in the pools
	int most[MASKS];         // the most points of a column
	float normal[642];
	int ends[7];
	float pool[2][1 << 20]; // the chances of 0, 1, ... points, and of less
};

struct Side { uint16_t open[C]; int16_t sum[C]; };

// Nets are networks of H hidden units, a multiple of 32. One after the other they have
// In[INPUTS][H], Bias[H], Out[H], Last, Joint[H][JOINED], JointBias[JOINED],
// JointOut[JOINED]; stride is how many numbers these are.
struct Nets { const float *w; int H, stride, used; };
DEV const float *netAt(const Nets &n, int i) { return n.w + (size_t)i * n.stride; }
DEV int phaseOf(const Game *g, const Nets &n, int open) {
	int i = 0;
	while (i < n.used - 1 && open > g->ends[i]) i++;
	return i;
}

// As final, what sides keeps of a rival's column, standing and view in package column.
struct Final { int sum; float mean, sd; int known, lo, hi, len; float part; };
struct Face { float m, v, bm, bv; int few, lo, hi, blo, bhi, n; float part, bpart; int sum, open; };
struct Stand { float first, oth[OTH]; };
struct View { float win, lose, num[JUDGED]; };

DEV float normal(const Game *g, float x) {
	if (x <= -5) return 0;
	if (x >= 5) return 1;
	float at = (x + 5) * 64;
	int i = (int)at;
	float a = g->normal[i], b = g->normal[i + 1];
	return a + (b - a) * (at - i);
}

DEV void restAt(const Game *g, int open, float j, float *m, float *v) {
	if (j >= PASS) { *m = g->mean[PASS][open]; *v = g->var[PASS][open]; return; }
	int i = j < 0 ? 0 : (int)j;
	j -= i;
	*m = g->mean[i][open] + (g->mean[i + 1][open] - g->mean[i][open]) * j;
	*v = g->var[i][open] + (g->var[i + 1][open] - g->var[i][open]) * j;
}

DEV bool spreadAt(const Game *g, int open, float j, int *lo, int *hi, float *part) {
	if (POPC(open) > 4) return false;
	int i = j < 0 ? 0 : MIN((int)j, (int)PASS);
	*lo = g->at[i][open]; *hi = *lo; *part = 0;
	if (i < PASS) { *hi = g->at[i + 1][open]; *part = j - i; }
	return true;
}

DEV Final finalOf(const Game *g, int c, int open, int sum, int other) {
	Final f;
	float j = g->share[c] * other, m, v;
	restAt(g, open, j, &m, &v);
	f.sum = sum;
	f.mean = sum + m;
	f.lo = f.hi = 0; f.part = 0;
	f.known = spreadAt(g, open, j, &f.lo, &f.hi, &f.part);
	f.len = g->most[open]; // chance has len+1, below len+2 elements
	f.sd = f.known ? sqrtf(MAX(0.f, v)) : sqrtf(MAX(0.05f, v * 1.2f));
	return f;
}

DEV float belowOf(const Game *g, const Final &f, float x) {
	if (!f.known) return normal(g, (x - 0.5f - f.mean) / f.sd);
	x -= f.sum;
	if (x <= 0) return 0;
	int i = (int)x, last = f.len + 1;
	if (i >= last) return 1;
	const float *low = g->pool[1] + f.lo, *high = g->pool[1] + f.hi;
	float p = low[i] + (low[i + 1] - low[i]) * (x - i), q = high[i] + (high[i + 1] - high[i]) * (x - i);
	return p + (q - p) * f.part;
}

DEV void spanOf(const Final &f, int *low, int *high) {
	*low = f.sum; *high = GRID + 1;
	if (f.known) *high = MIN(*high, f.sum + f.len + 2);
	else {
		*low = MAX(*low, (int)(f.mean - 5 * f.sd));
		*high = MIN(*high, (int)(f.mean + 5 * f.sd) + 2);
	}
	*low = MAX(0, *low); *high = MAX(0, *high);
}

// Work is what the threads of a block share: a game and the turn that is thought about.
struct Work {
	Side sides[4];
	int parties, mover;
	// of the mover's turn
	int mine[C], cells, n, E;
	uint8_t col[MAXE], row[MAXE], res[MAXE];
	int16_t index[C][R][K];
	float below[C][GRID + 1];
	Final fin[C][OTH];
	float at[C][OTH][7], weight[C][OTH][7];
	Stand still[C], here[MAXE];
	float v[MAXE], base[MAXE], look[MAXE], chance[MAXE];
	// what the networks see
	Face face[OTH][C];
	View elsewhere[OTH][C];
	int skip[OTH]; // the networks are not asked about this rival
	float pre[OTH][C][MAXH];
	// the turn
	float worth[R][K]; uint8_t best[R][K];
	unsigned rowsOpen;
	float fin2[2][HANDS];
	uint8_t entry[2][HANDS];
	float keep[3][KEEPS], top[3][KEEPS];
	float mass[KEEPS], now[2][HANDS], end[2][HANDS];
	float sum[4];
	// the game
	int chosen; // the entry
	float luck, stepValue[STEPS], stepNext[STEPS], stepLuck[STEPS];
	int steps;
	uint64_t rng;
};

DEV uint32_t rnd(Work *w) {
	w->rng = w->rng * 6364136223846793005ull + 1442695040888963407ull;
	uint32_t x = (uint32_t)(((w->rng >> 18u) ^ w->rng) >> 27u), r = (uint32_t)(w->rng >> 59u);
	return (x >> r) | (x << ((32 - r) & 31));
}
DEV int rndn(Work *w, int n) { return (int)(((uint64_t)rnd(w) * n) >> 32); }

DEV int cellsOf(const Side &s) { return POPC(s.open[0]) + POPC(s.open[1]) + POPC(s.open[2]); }
DEV const Side &other(Work *w, int i) { return w->sides[(w->mover + 1 + i) % w->parties]; } // i-th after the mover

DEV Stand stand(const Game *g, Work *w, int c, int open, int sum, int oth) {
	const float weights[7] = {0.000548f, 0.030757f, 0.240123f, 0.457143f, 0.240123f, 0.030757f, 0.000548f};
	const float nodes[7] = {-3.750440f, -2.366760f, -1.154405f, 0, 1.154405f, 2.366760f, 3.750440f};
	Stand s;
	Final me = finalOf(g, c, open, sum, oth);
	const float *below = w->below[c];
	s.first = 0;
	if (me.known) {
		const float *lo = g->pool[0] + me.lo, *hi = g->pool[0] + me.hi;
		for (int x = 0; x <= me.len; x++) {
			float p = lo[x];
			p += (hi[x] - p) * me.part;
			s.first += p * below[MIN((int)GRID, x + me.sum)];
		}
	} else
		for (int k = 0; k < 7; k++) {
			float x = MAX(0.f, MIN(GRID - 1.f, me.mean + me.sd * nodes[k]));
			int i = (int)x;
			s.first += weights[k] * (below[i] + (below[i + 1] - below[i]) * (x - i));
		}
	float theirs = 0;
	for (int i = 0; i < OTH; i++) {
		s.oth[i] = 0;
		if (i < w->n)
			for (int k = 0; k < 7; k++) {
				float p = w->weight[c][i][k];
				if (p > 1e-4f) s.oth[i] += p * belowOf(g, me, w->at[c][i][k]);
			}
		theirs += s.oth[i];
	}
	s.first = MIN(1.f, s.first);
	float rest = 1 - s.first;
	if (theirs > rest)
		for (int i = 0; i < OTH; i++) s.oth[i] *= rest / theirs;
	return s;
}

// worthOf is the equity of the mover, -1, or of the i-th of the others.
DEV float worthOf(const Game *g, const Work *w, const Stand *all, int who) {
	int n = w->n;
	float mine = 1, theirs[OTH] = {1, 1, 1}, me = 0;
	for (int c = 0; c < g->columns; c++) {
		float paid = all[c].first;
		mine *= all[c].first;
		for (int i = 0; i < n; i++) { paid += all[c].oth[i]; theirs[i] *= all[c].oth[i]; }
		me += g->value[c] * ((n + 1) * (who < 0 ? all[c].first : all[c].oth[who]) - paid);
	}
	float swept = mine;
	for (int i = 0; i < n; i++) swept += theirs[i];
	return me + g->sweep * ((n + 1) * (who < 0 ? mine : theirs[who]) - swept);
}

// modelEntries sets the standings and values by the model of all entries of the mover.
DEVF void modelEntries(const Game *g, Work *w) {
	const float weights[7] = {0.000548f, 0.030757f, 0.240123f, 0.457143f, 0.240123f, 0.030757f, 0.000548f};
	const float nodes[7] = {-3.750440f, -2.366760f, -1.154405f, 0, 1.154405f, 2.366760f, 3.750440f};
	SYNC;
	const Side &me = w->sides[w->mover];
	if (FIRST) {
		w->n = w->parties - 1;
		w->cells = cellsOf(me);
		w->rowsOpen = 0;
		int e = 0;
		for (int c = 0; c < g->columns; c++) {
			w->mine[c] = POPC(me.open[c]);
			w->rowsOpen |= me.open[c];
			for (int r = 0; r < g->rows; r++)
				if (me.open[c] >> r & 1)
					for (int k = 0; k < g->count[r]; k++, e++) {
						w->col[e] = c; w->row[e] = r; w->res[e] = k;
						w->index[c][r][k] = e;
					}
		}
		w->E = e;
	}
	SYNC;
	int n = w->n;
	FOR(i, g->columns * n) {
		int c = i / n, o = i % n;
		const Side &s = other(w, o);
		int cells = cellsOf(s);
		Final f = finalOf(g, c, s.open[c], s.sum[c], cells - POPC(s.open[c]));
		w->fin[c][o] = f;
		for (int k = 0; k < 7; k++) w->at[c][o][k] = f.mean + f.sd * nodes[k];
	}
	SYNC;
	FOR(i, g->columns * (GRID + 1)) {
		int c = i / (GRID + 1), x = i % (GRID + 1);
		float p = 1;
		for (int o = 0; o < n; o++) {
			int low, high;
			spanOf(w->fin[c][o], &low, &high);
			p *= x < low ? 0 : x >= high ? 1 : belowOf(g, w->fin[c][o], (float)x);
		}
		w->below[c][x] = p;
	}
	FOR(i, g->columns * n * 7) {
		int c = i / (n * 7), o = i / 7 % n, k = i % 7;
		float p = weights[k];
		for (int j = 0; j < n; j++)
			if (j != o) p *= belowOf(g, w->fin[c][j], w->at[c][o][k]);
		w->weight[c][o][k] = p;
	}
	SYNC;
	FOR(i, w->E + g->columns) {
		if (i >= w->E) {
			int c = i - w->E;
			if (w->cells > w->mine[c])
				w->still[c] = stand(g, w, c, me.open[c], me.sum[c], w->cells - w->mine[c] - 1);
			else { Stand z = {0, {0, 0, 0}}; w->still[c] = z; }
			continue;
		}
		int c = w->col[i], r = w->row[i], k = w->res[i];
		w->here[i] = stand(g, w, c, me.open[c] & ~(1 << r), me.sum[c] + g->points[r][k], w->cells - w->mine[c]);
	}
	SYNC;
	FOR(i, w->E) {
		Stand all[C];
		for (int c = 0; c < g->columns; c++) all[c] = w->still[c];
		all[w->col[i]] = w->here[i];
		w->v[i] = w->base[i] = worthOf(g, w, all, -1);
	}
	SYNC;
}

DEV void contest(const Game *g, float m, float v, float tm, float tv, int diff, float widen, float *win, float *lose, float *ahead, float *z) {
	float d = diff + m - tm, variance = (v + tv) * widen;
	*ahead = d;
	if (variance < 0.01f) {
		*win = diff > 0; *lose = diff < 0; *z = diff > 0 ? 3 : diff < 0 ? -3 : 0;
		return;
	}
	float scale = 1 / sqrtf(variance);
	*win = normal(g, (d - 0.5f) * scale);
	*lose = normal(g, (-d - 0.5f) * scale);
	*z = d * scale;
}

DEVF void duel(const Game *g, int lo, int hi, float part, int most, int tlo, int thi, float tpart, int tn, int d, float *win, float *lose) {
	const float *low = g->pool[0] + lo, *high = g->pool[0] + hi, *tl = g->pool[1] + tlo, *th = g->pool[1] + thi;
	int last = tn - 1;
	float wi = 0, lo_ = 0;
	for (int x = 0; x <= most; x++) {
		float p = low[x];
		p += (high[x] - p) * part;
		if (p == 0) continue;
		int at = x + d;
		if (at < 0) lo_ += p;
		else if (at >= last) wi += p * (tl[last] + (th[last] - tl[last]) * tpart);
		else {
			wi += p * (tl[at] + (th[at] - tl[at]) * tpart);
			lo_ += p * (1 - (tl[at + 1] + (th[at + 1] - tl[at + 1]) * tpart));
		}
	}
	*win = wi; *lose = lo_;
}

DEV Face faceOf(const Game *g, int c, int open, int sum, int oth) {
	Face f;
	float usual = g->share[c] * oth;
	restAt(g, open, usual, &f.m, &f.v);
	restAt(g, open, (float)oth, &f.bm, &f.bv);
	f.lo = f.hi = f.blo = f.bhi = 0; f.part = f.bpart = 0;
	f.few = spreadAt(g, open, usual, &f.lo, &f.hi, &f.part);
	spreadAt(g, open, (float)oth, &f.blo, &f.bhi, &f.bpart);
	f.n = MIN(g->most[open] + 2, 256);
	f.sum = sum; f.open = open;
	return f;
}

DEVF View viewOf(const Game *g, const Face &t, int col, int open, int sum, int oth) {
	View v;
	float j = g->share[col] * oth, m, va, bm, bv, ahead, z, win, lose, x;
	restAt(g, open, j, &m, &va);
	restAt(g, open, (float)oth, &bm, &bv);
	int d = sum - t.sum;
	contest(g, m, va, t.m, t.v, d, 1.2f, &v.win, &v.lose, &ahead, &z);
	v.num[2] = MAX(-1.f, MIN(1.f, z / 3));
	v.num[3] = ahead / 50;
	int lo, hi; float part;
	if (t.few && spreadAt(g, open, j, &lo, &hi, &part)) {
		int most = g->most[open];
		duel(g, lo, hi, part, most, t.lo, t.hi, t.part, t.n, d, &v.win, &v.lose);
		duel(g, lo, hi, part, most, t.blo, t.bhi, t.bpart, t.n, d, &x, &lose);
		v.num[5] = lose;
		spreadAt(g, open, (float)oth, &lo, &hi, &part);
		duel(g, lo, hi, part, most, t.lo, t.hi, t.part, t.n, d, &win, &x);
		v.num[4] = win;
	} else {
		float a, b;
		contest(g, bm, bv, t.m, t.v, d, 1.2f, &win, &lose, &a, &b);
		v.num[4] = win;
		contest(g, m, va, t.bm, t.bv, d, 1.2f, &win, &lose, &a, &b);
		v.num[5] = lose;
	}
	v.num[0] = v.win; v.num[1] = v.lose;
	v.num[6] = d / 100.f;
	contest(g, g->mean[0][open], g->var[0][open], g->mean[0][t.open], g->var[0][t.open], d, 1, &win, &lose, &ahead, &z);
	v.num[7] = win - lose;
	return v;
}

DEV void joint(const Game *g, const float *win, const float *lose, float *x) {
	float cw = g->columns == 2 ? 1 : win[2], cl = g->columns == 2 ? 1 : lose[2];
	x[0] = win[0] * win[1]; x[1] = win[0] * cw; x[2] = win[1] * cw;
	x[3] = lose[0] * lose[1]; x[4] = lose[0] * cl; x[5] = lose[1] * cl;
	x[6] = x[0] * cw; x[7] = x[3] * cl;
}

// beyond sets the numbers about all parties, where all is as the viewer sees it.
DEV void beyond(const Game *g, int n, const Stand *all, const float *pairWin, int i, float *x) {
	float mine = 1, rival = 1, theirs[OTH] = {1, 1, 1};
	for (int c = 0; c < g->columns; c++) {
		const Stand &s = all[c];
		float rest = 0;
		for (int j = 0; j < n; j++) { theirs[j] *= s.oth[j]; if (j != i) rest += s.oth[j]; }
		mine *= s.first; rival *= s.oth[i];
		x[4 * c] = s.first; x[4 * c + 1] = s.oth[i]; x[4 * c + 2] = rest;
		x[4 * c + 3] = MIN(1.5f, s.first / (pairWin[c] + 0.02f));
	}
	for (int c = g->columns; c < C; c++) for (int q = 0; q < 4; q++) x[4 * c + q] = 0;
	float rest = 0;
	for (int j = 0; j < n; j++) if (j != i) rest += theirs[j];
	x[12] = mine; x[13] = rival; x[14] = rest; x[15] = (MIN(n, 4) - 2) / 2.f;
}

// netEntries adds to `to`, by entry, what the networks say for the viewer: -1 is the
// mover, else the i-th of the others. It leaves the inputs that differ by entry in
// feat[OTH][FEAT][MAXE].
DEVF void netEntries(const Game *g, Work *w, const Nets &nets, int viewer, float *to, float *feat) {
	int n = w->n, open = -1;
	SYNC;
	for (int i = 0; i < w->parties; i++) open += cellsOf(w->sides[i]);
	const float *net = netAt(nets, phaseOf(g, nets, 2 * open / (n + 1)));
	int H = nets.H;
	const float *bias = net + INPUTS * H, *out = bias + H;
	const Side &mv = w->sides[w->mover];
	const Side &me = viewer < 0 ? mv : other(w, viewer);
	int myCells = cellsOf(me);
	// Rival j of the mover is its j-th other. For another viewer, its own place among
	// these stands for the mover.
	FOR(i, n * C) {
		int j = i / C, c = i % C;
		if (c >= g->columns) continue;
		if (viewer < 0) {
			const Side &o = other(w, j);
			int oc = cellsOf(o);
			if (c == 0) { w->skip[j] = myCells + oc - 1 <= EXACT; }
			Face f = faceOf(g, c, o.open[c], o.sum[c], oc - POPC(o.open[c]));
			w->face[j][c] = f;
			if (w->cells > w->mine[c]) w->elsewhere[j][c] = viewOf(g, f, c, me.open[c], me.sum[c], w->cells - w->mine[c] - 1);
		} else if (j == viewer) {
			if (c == 0) w->skip[j] = myCells + w->cells - 1 <= EXACT;
			if (w->cells > w->mine[c]) {
				Face f = faceOf(g, c, mv.open[c], mv.sum[c], w->cells - w->mine[c] - 1);
				w->elsewhere[j][c] = viewOf(g, f, c, me.open[c], me.sum[c], myCells - POPC(me.open[c]));
			}
		} else {
			const Side &o = other(w, j);
			int oc = cellsOf(o);
			if (c == 0) w->skip[j] = myCells + oc <= EXACT;
			Face f = faceOf(g, c, o.open[c], o.sum[c], oc - POPC(o.open[c]));
			w->elsewhere[j][c] = viewOf(g, f, c, me.open[c], me.sum[c], myCells - POPC(me.open[c]));
		}
	}
	SYNC;
	FOR(i, n * C * H) {
		int j = i / (C * H), col = i / H % C, h = i % H;
		if (col >= g->columns || w->skip[j]) continue;
		bool third = viewer >= 0 && j != viewer;
		const Side &o = viewer >= 0 && j == viewer ? mv : other(w, j);
		float s = bias[h];
		for (int c = 0; c < g->columns; c++) {
			const float *in = net + c * COLSIZE * H + h;
			for (unsigned m = me.open[c]; m; m &= m - 1) s += in[CTZ(m) * H];
			for (unsigned m = o.open[c]; m; m &= m - 1) s += in[(R + CTZ(m)) * H];
			if (c != col || third) {
				const float *x = w->elsewhere[j][c].num;
				for (int q = 0; q < JUDGED; q++) s += in[(2 * R + q) * H] * x[q];
			}
		}
		if (third) {
			float win[C] = {0, 0, 0}, lose[C] = {0, 0, 0}, x[JOINT];
			for (int c = 0; c < g->columns; c++) { win[c] = w->elsewhere[j][c].win; lose[c] = w->elsewhere[j][c].lose; }
			joint(g, win, lose, x);
			for (int q = 0; q < JOINT; q++) s += net[(JOINTAT + q) * H + h] * x[q];
		}
		w->pre[j][col][h] = s;
	}
	FOR(i, n * w->E) {
		int j = i / w->E, e = i % w->E;
		if (w->skip[j]) continue;
		int col = w->col[e], r = w->row[e], k = w->res[e];
		float x[FEAT], win[C] = {0, 0, 0}, lose[C] = {0, 0, 0};
		for (int c = 0; c < g->columns; c++) { win[c] = w->elsewhere[j][c].win; lose[c] = w->elsewhere[j][c].lose; }
		if (viewer >= 0 && j != viewer) {
			for (int q = 0; q < JUDGED + JOINT; q++) x[q] = 0;
		} else {
			View v;
			if (viewer < 0)
				v = viewOf(g, w->face[j][col], col, me.open[col] & ~(1 << r), me.sum[col] + g->points[r][k], w->cells - w->mine[col]);
			else {
				Face f = faceOf(g, col, mv.open[col] & ~(1 << r), mv.sum[col] + g->points[r][k], w->cells - w->mine[col]);
				v = viewOf(g, f, col, me.open[col], me.sum[col], myCells - POPC(me.open[col]));
			}
			win[col] = v.win; lose[col] = v.lose;
			for (int q = 0; q < JUDGED; q++) x[q] = v.num[q];
			joint(g, win, lose, x + JUDGED);
		}
		Stand all[C];
		for (int c = 0; c < g->columns; c++) all[c] = w->still[c];
		all[col] = w->here[e];
		if (viewer >= 0)
			for (int c = 0; c < g->columns; c++) { float f = all[c].first; all[c].first = all[c].oth[viewer]; all[c].oth[viewer] = f; }
		beyond(g, n, all, win, j, x + JUDGED + JOINT);
		for (int q = 0; q < FEAT; q++) feat[(j * FEAT + q) * MAXE + e] = x[q];
	}
	SYNC;
	enum { CH = JOINED }; // hidden units at a time
	const float *w2 = out + H + 1, *b2 = w2 + H * JOINED, *o2 = b2 + JOINED;
	float last = out[H];
	float part = 1.f / n;
	FOR(e, w->E) {
		int col = w->col[e], r = w->row[e];
		float s = 0, b[JOINED];
		for (int q = 0; q < JOINED; q++) b[q] = b2[q];
		int any = 0;
		for (int ch = 0; ch < H; ch += CH) {
			float z[CH];
			for (int h = 0; h < CH; h++) z[h] = 0;
			for (int j = 0; j < n; j++) {
				if (w->skip[j]) continue;
				any++;
				bool third = viewer >= 0 && j != viewer;
				float a[CH];
				const float *from = w->pre[j][col] + ch;
				for (int h = 0; h < CH; h++) a[h] = from[h];
				if (!third) {
					const float *less = net + (col * COLSIZE + (viewer < 0 ? r : R + r)) * H + ch;
					for (int h = 0; h < CH; h++) a[h] -= less[h];
					const float *in = net + (col * COLSIZE + 2 * R) * H + ch;
					for (int q = 0; q < JUDGED; q++, in += H) {
						float x = feat[(j * FEAT + q) * MAXE + e];
						for (int h = 0; h < CH; h++) a[h] += in[h] * x;
					}
				}
				const float *in = net + (third ? CROWDAT : JOINTAT) * H + ch;
				for (int q = third ? JUDGED + JOINT : JUDGED; q < FEAT; q++, in += H) {
					float x = feat[(j * FEAT + q) * MAXE + e];
					for (int h = 0; h < CH; h++) a[h] += in[h] * x;
				}
				for (int h = 0; h < CH; h++) z[h] += MAX(0.f, a[h]) * part;
				if (ch == 0) s += last * part;
			}
			for (int h = 0; h < CH; h++) {
				s += z[h] * out[ch + h];
				const float *row = w2 + (ch + h) * JOINED;
				for (int q = 0; q < JOINED; q++) b[q] += row[q] * z[h];
			}
		}
		if (any)
			for (int q = 0; q < JOINED; q++) s += MAX(0.f, b[q]) * o2[q];
		to[e] += s;
	}
	SYNC;
}

DEV int resultOf(const Game *g, int row, int h, int served) {
	int f = g->face[row];
	if (f) return g->cnt[h][f - 1];
	return g->combo[row][served][g->cls[h]];
}

DEVF void sweepAndChoose(const Game *g, Work *w, int n) {
	const int from[6] = {0, 1, 7, 28, 84, 210};
	float *v = w->keep[n], *b = w->top[n];
	for (int s = 4; s > 0; s--) {
		FOR(i, from[s + 1] - from[s]) {
			int k = from[s] + i;
			const int *q = g->grow[k];
			v[k] = (v[q[0]] + v[q[1]] + v[q[2]] + v[q[3]] + v[q[4]] + v[q[5]]) * (1.f / 6);
		}
		SYNC;
	}
	if (FIRST) { v[0] = w->sum[n]; b[0] = v[0]; }
	SYNC;
	for (int s = 1; s <= 5; s++) {
		int end = s == 5 ? (int)KEEPS : from[s + 1];
		FOR(i, end - from[s]) {
			int k = from[s] + i;
			float m = s < 5 ? v[k] : -1e30f;
			for (int q = g->shrinkAt[k]; q < g->shrinkAt[k + 1]; q++) m = MAX(m, b[g->shrink[q]]);
			b[k] = m;
		}
		SYNC;
	}
}

// solve solves the turn by w->v; the mean is in w->sum[3].
DEVF void solve(const Game *g, Work *w) {
	SYNC;
	if (FIRST) w->sum[1] = w->sum[2] = w->sum[3] = 0;
	FOR(i, g->rows * K) {
		int r = i / K, k = i % K;
		if (!(w->rowsOpen >> r & 1) || k >= g->count[r]) continue;
		float best = 0; int at = -1;
		for (int c = 0; c < g->columns; c++)
			if (w->sides[w->mover].open[c] >> r & 1) {
				float x = w->v[w->index[c][r][k]];
				if (at < 0 || x > best) { best = x; at = c; }
			}
		w->worth[r][k] = best;
		w->best[r][k] = w->index[at][r][k];
	}
	SYNC;
	FOR(i, 2 * HANDS) {
		int served = i / HANDS, h = i % HANDS, at = -1;
		float best = 0;
		for (unsigned m = w->rowsOpen; m; m &= m - 1) {
			int r = CTZ(m), k = resultOf(g, r, h, served);
			float x = w->worth[r][k];
			if (at < 0 || x > best) { best = x; at = w->best[r][k]; }
		}
		w->fin2[served][h] = best;
		w->entry[served][h] = at;
		if (!served) w->keep[1][FIRSTHAND + h] = best;
		else ADD(&w->sum[1], g->odds[h] * best);
	}
	SYNC;
	sweepAndChoose(g, w, 1);
	FOR(h, HANDS) {
		float b = w->top[1][FIRSTHAND + h];
		w->keep[2][FIRSTHAND + h] = MAX(w->fin2[0][h], b);
		ADD(&w->sum[2], g->odds[h] * MAX(w->fin2[1][h], b));
	}
	SYNC;
	sweepAndChoose(g, w, 2);
	FOR(h, HANDS) ADD(&w->sum[3], g->odds[h] * MAX(w->fin2[1][h], w->top[2][FIRSTHAND + h]));
	SYNC;
}

DEVF int bestKeep(const Game *g, const Work *w, int h, int served, int n) {
	float target = w->top[n][FIRSTHAND + h];
	int k = FIRSTHAND + h;
	if (!(target > w->fin2[served][h])) return k;
	for (int guard = 0; guard < 8; guard++) {
		if (k < FIRSTHAND && w->keep[n][k] == target) return k;
		for (int q = g->shrinkAt[k]; q < g->shrinkAt[k + 1]; q++)
			if (w->top[n][g->shrink[q]] == target) { k = g->shrink[q]; break; }
	}
	return 0;
}

// throwDice plays the solved turn; the entry is w->chosen.
DEVF void throwDice(const Game *g, Work *w) {
	SYNC;
	if (FIRST) {
		int k = 0, h = 0, served = 1;
		for (int n = 2;; n--) {
			while (k < FIRSTHAND) k = g->grow[k][rndn(w, 6)];
			h = k - FIRSTHAND;
			if (n == 0) break;
			k = bestKeep(g, w, h, served, n);
			if (k >= FIRSTHAND) break;
			served = k == 0;
		}
		w->chosen = w->entry[served][h];
	}
	SYNC;
}

// flow computes where the solved turn ends: w->chance by entry.
DEVF void flow(const Game *g, Work *w) {
	SYNC;
	FOR(h, HANDS) { w->now[0][h] = 0; w->now[1][h] = g->odds[h]; w->end[0][h] = w->end[1][h] = 0; }
	FOR(e, w->E) w->chance[e] = 0;
	for (int n = 2; n > 0; n--) {
		const int from[6] = {0, 1, 7, 28, 84, 210};
		SYNC;
		FOR(k, KEEPS) w->mass[k] = 0;
		SYNC;
		FOR(i, 2 * HANDS) {
			int served = i / HANDS, h = i % HANDS;
			float p = w->now[served][h];
			if (p == 0) continue;
			int k = bestKeep(g, w, h, served, n);
			if (k >= FIRSTHAND) w->end[served][h] += p;
			else ADD(&w->mass[k], p);
		}
		SYNC;
		for (int s = 1; s < 5; s++) {
			FOR(i, (from[s + 1] - from[s]) * 6) {
				int k = from[s] + i / 6;
				float p = w->mass[k] / 6;
				if (p > 0) ADD(&w->mass[g->grow[k][i % 6]], p);
			}
			SYNC;
		}
		FOR(h, HANDS) { w->now[0][h] = w->mass[FIRSTHAND + h]; w->now[1][h] = w->mass[0] * g->odds[h]; }
	}
	SYNC;
	FOR(i, 2 * HANDS) {
		float p = w->now[i / HANDS][i % HANDS] + w->end[i / HANDS][i % HANDS];
		if (p > 0) ADD(&w->chance[w->entry[i / HANDS][i % HANDS]], p);
	}
	SYNC;
}

// lookOn sets w->look: the value of each entry of the mover for the viewer, by the networks.
DEVF void lookOn(const Game *g, Work *w, const Nets &nets, int viewer, float *feat) {
	SYNC;
	FOR(i, w->E) {
		Stand all[C];
		for (int c = 0; c < g->columns; c++) all[c] = w->still[c];
		all[w->col[i]] = w->here[i];
		w->look[i] = worthOf(g, w, all, viewer);
	}
	if (nets.used) netEntries(g, w, nets, viewer, w->look, feat);
	SYNC;
}

DEVF float payoff(const Game *g, const Work *w, int me) {
	int n = w->parties - 1, wins[4] = {0, 0, 0, 0};
	float total = 0;
	for (int c = 0; c < g->columns; c++) {
		int best = w->sides[me].sum[c], who = 0, level = 1;
		for (int i = 1; i <= n; i++) {
			int s = w->sides[(me + i) % w->parties].sum[c];
			if (s > best) { best = s; who = i; level = 1; }
			else if (s == best) level++;
		}
		if (level > 1) continue;
		total += who == 0 ? g->value[c] * n : -g->value[c];
		wins[who]++;
	}
	for (int i = 0; i <= n; i++)
		if (wins[i] == g->columns) return i == 0 ? total + g->sweep * n : total - g->sweep;
	return total;
}

// Plan is what a block does. Samples are written at game*STEPS+step.
struct Plan {
	int games, learn;       // learn: 1 play to learn, 0 to measure
	int fours;              // of 100 games, those among four parties
	int clever;             // of 100 games, those with others who play by the networks `they`
	int middles;            // of 100 games, those that begin in the middle
	int poolSize[2];        // of the pools for three and four parties
	float lambda;
	uint64_t seed;
	Nets own, they;
	Side *pool[2];          // [poolSize][3 or 4], positions to begin in
	Side *newPool[2];       // the same, for those met; indexed by game
	int *met;               // [games] parties of the position met, 0 for none
	// samples
	float *feats;           // [games*STEPS][OTH][OUTF]
	int16_t *opens;         // [games*STEPS][4][C]
	float *base, *target;   // [games*STEPS]
	int8_t *phase;          // [games*STEPS], -1 for none
	int8_t *rivals;
	float *result, *luck;   // [games]
	float *scratch;         // [blocks][OTH*FEAT*MAXE]
};

// record writes the inputs of the mover's chosen entry.
DEVF void record(const Game *g, Work *w, const Plan &p, int at, const float *feat) {
	int e = w->chosen, n = w->n, col = w->col[e];
	FOR(i, n * OUTF) {
		int j = i / OUTF, q = i % OUTF;
		float x;
		if (q < C * JUDGED) {
			int c = q / JUDGED;
			x = c >= g->columns ? 0 : c == col ? feat[(j * FEAT + q % JUDGED) * MAXE + e] : w->elsewhere[j][c].num[q % JUDGED];
		} else
			x = feat[(j * FEAT + JUDGED + q - C * JUDGED) * MAXE + e];
		p.feats[((size_t)at * OTH + j) * OUTF + q] = x;
	}
	if (FIRST) {
		int open = -1, skip = 0;
		for (int i = 0; i < w->parties; i++) open += cellsOf(w->sides[i]);
		for (int j = 0; j < n; j++) skip |= w->skip[j];
		p.phase[at] = skip ? -1 : phaseOf(g, p.own, 2 * open / (n + 1));
		p.rivals[at] = n;
		p.base[at] = w->base[e];
		for (int i = 0; i < w->parties; i++)
			for (int c = 0; c < C; c++) {
				int o = w->sides[(w->mover + i) % w->parties].open[c];
				if (i == 0 && c == col) o &= ~(1 << w->row[e]);
				p.opens[((size_t)at * 4 + i) * C + c] = o;
			}
	}
}

DEVF void playGame(const Game *g, Work *w, const Plan &p, int game, float *feat) {
	int me, clever, whole, middle = 0, cells = 0;
	if (FIRST) {
		w->rng = (p.seed + game) * 0x9E3779B97F4A7C15ull ^ (p.seed << 32 | 0x5bd1e995u);
		for (int i = 0; i < 4; i++) rnd(w);
	}
	SYNC;
	// All threads draw the same numbers.
	uint64_t r = w->rng;
	auto draw = [&](int n) { r ^= r << 13; r ^= r >> 7; r ^= r << 17; return (int)((r >> 33) % n); };
	int parties = draw(100) < p.fours ? 4 : 3;
	clever = draw(100) < p.clever;
	whole = !(draw(100) < p.middles);
	me = draw(parties);
	int from = draw(MAX(1, p.poolSize[parties - 3]));
	int spare = draw(1 << 20);
	SYNC;
	if (!p.learn) me = game % parties;
	if (FIRST) {
		w->parties = parties; w->luck = 0; w->steps = 0;
		for (int i = 0; i < parties; i++)
			if (whole)
				for (int c = 0; c < C; c++) { w->sides[i].open[c] = c < g->columns ? (1 << g->rows) - 1 : 0; w->sides[i].sum[c] = 0; }
			else w->sides[i] = p.pool[parties - 3][from * parties + i];
		if (p.met) p.met[game] = 0;
	}
	SYNC;
	for (int i = 0; i < parties; i++) cells += cellsOf(w->sides[i]);
	if (whole) middle = (cells / 4 + spare % (cells / 4 + 1)) / parties * parties;
	for (int party = 0; cells > 0; party = (party + 1) % parties) {
		SYNC;
		if (FIRST) w->mover = party;
		modelEntries(g, w);
		bool own = party == me;
		if (own || clever) netEntries(g, w, own ? p.own : p.they, -1, w->v, feat);
		solve(g, w);
		throwDice(g, w);
		int e = w->chosen;
		if (own) {
			if (p.learn) record(g, w, p, game * STEPS + w->steps, feat);
			SYNC;
			if (FIRST) {
				if (w->steps > 0) w->stepNext[w->steps - 1] = w->sum[3];
				w->luck += w->v[e] - w->sum[3];
				w->stepValue[w->steps] = w->v[e];
				w->stepLuck[w->steps++] = 0;
			}
		} else {
			int viewer = (me - party - 1 + parties) % parties;
			lookOn(g, w, p.own, viewer, feat);
			flow(g, w);
			if (FIRST) w->sum[0] = 0;
			SYNC;
			FOR(i, w->E) ADD(&w->sum[0], w->chance[i] * w->look[i]);
			SYNC;
			if (FIRST) {
				float gain = w->look[e] - w->sum[0];
				w->luck += gain;
				if (w->steps > 0) w->stepLuck[w->steps - 1] += gain;
			}
		}
		SYNC;
		if (FIRST) {
			Side &s = w->sides[party];
			int c = w->col[e], row = w->row[e];
			s.open[c] &= ~(1 << row);
			s.sum[c] += g->points[row][w->res[e]];
			if (whole && cells - 1 == middle && p.met) {
				p.met[game] = parties;
				for (int i = 0; i < parties; i++) p.newPool[parties - 3][game * parties + i] = w->sides[(party + 1 + i) % parties];
			}
		}
		cells--;
	}
	SYNC;
	if (FIRST) {
		float pay = payoff(g, w, me);
		p.result[game] = pay;
		p.luck[game] = w->luck;
		if (p.learn) {
			if (w->steps > 0) w->stepNext[w->steps - 1] = pay;
			float after = 0;
			for (int i = w->steps - 1; i >= 0; i--) {
				float target = w->stepNext[i] - w->stepLuck[i] + p.lambda * after;
				after = target - w->stepValue[i];
				p.target[game * STEPS + i] = target;
			}
			for (int i = w->steps; i < STEPS; i++) p.phase[game * STEPS + i] = -1;
		}
	}
	SYNC;
}

#ifdef __CUDACC__
// With five blocks of 128 threads on a multiprocessor an H100 played 28,000 games a second;
// with 3, 4 of these 23,000 and 27,000, with 3 of 192 and 2 of 256 23,000 and 18,000.
enum { THREADS = 128, BLOCKS = 5 };

__global__ void __launch_bounds__(THREADS, BLOCKS) kernel(const Game *g, Plan p, int *next) {
	extern __shared__ char memory[];
	Work *w = (Work *)memory;
	__shared__ int game;
	float *feat = p.scratch + (size_t)blockIdx.x * (OTH * FEAT * MAXE);
	for (;;) {
		__syncthreads();
		if (threadIdx.x == 0) game = atomicAdd(next, 1);
		__syncthreads();
		if (game >= p.games) return;
		playGame(g, w, p, game, feat);
	}
}
extern "C" int launch(const Game *g, const Plan *p, int *next, int blocks, cudaStream_t stream) {
	static bool set = false;
	if (!set) { cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Work)); set = true; }
	kernel<<<blocks, THREADS, sizeof(Work), stream>>>(g, *p, next);
	return (int)cudaGetLastError();
}
extern "C" int occupancy() {
	cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Work));
	int n = 0;
	cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, kernel, THREADS, sizeof(Work));
	return n;
}
#else
// The same on a processor, one game after the other, to try learn.py without a card.
extern "C" int launch(const Game *g, const Plan *p, int *, int, void *) {
	Work *w = new Work();
	for (int i = 0; i < p->games; i++) playGame(g, w, *p, i, p->scratch);
	delete w;
	return 0;
}
extern "C" int occupancy() { return 1; }
#endif
extern "C" int gameSize() { return sizeof(Game); }
