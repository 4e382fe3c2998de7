// Games of dice poker among three and four parties, for training: some two hundred a second
// on a processor core, where Go plays sixty. It does what engine/escalero/solver does, in
// the same order and with the same names; a test of cmd/train compares the two. Sixteen
// numbers at a time are computed with vectors, which g++ and clang++ put into whatever the
// processor has.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

// As in the packages column and turn: columns, rows and results of a row; others besides
// a party; throws, keeps and passes; the inputs of a network and its hidden units.
enum { C = 3, R = 11, K = 6, OTH = 3, HANDS = 252, KEEPS = 462, FIRSTHAND = 210, PASS = 8, MASKS = 2048,
       JUDGED = 8, JOINT = 8, CROWD = 16, COLSIZE = 2 * R + JUDGED, JOINTAT = C * COLSIZE, CROWDAT = JOINTAT + JOINT,
       INPUTS = CROWDAT + CROWD, H = 64, JOINED = 32, EXACT = 3, MAXE = 160, FEAT = JUDGED + JOINT + CROWD, GRID = 400,
       STEPS = 33, OUTF = C * JUDGED + JOINT + CROWD };

#pragma GCC diagnostic ignored "-Wpsabi" // nothing is passed to what another compiler has made

// Vec is sixteen numbers; H hidden units are four of these.
typedef float Vec __attribute__((vector_size(64)));
enum { LANES = 16, WIDE = H / LANES };
static inline Vec load(const float *p) { Vec v; memcpy(&v, p, sizeof v); return v; }
static inline void save(float *p, Vec v) { memcpy(p, &v, sizeof v); }
static inline Vec positive(Vec v) { return v > 0 ? v : Vec{}; }
static inline float total(Vec v) { float s = 0; for (int i = 0; i < LANES; i++) s += v[i]; return s; }

static inline int ones(unsigned x) { return __builtin_popcount(x); }
static inline int lowest(unsigned x) { return __builtin_ctz(x); }

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

// The numbers of a network, one after the other: In[INPUTS][H], Bias[H], Out[H], Last,
// Joint[H][JOINED], JointBias[JOINED], JointOut[JOINED].
enum { BIAS = INPUTS * H, OUT = BIAS + H, LAST = OUT + H, JOIN = LAST + 1, JOINBIAS = JOIN + H * JOINED,
       JOINOUT = JOINBIAS + JOINED, STRIDE = JOINOUT + JOINED };

// Nets are the networks of all phases, one after the other.
struct Nets { const float *w; int used; };
static inline int phaseOf(const Game *g, int used, int open) {
	int i = 0;
	while (i < used - 1 && open > g->ends[i]) i++;
	return i;
}

// As final, what sides keeps of a rival's column, standing and view in package column.
struct Final { int sum; float mean, sd; int known, lo, hi, len; float part; };
struct Face { float m, v, bm, bv; int few, lo, hi, blo, bhi, n; float part, bpart; int sum, open; };
struct Stand { float first, oth[OTH]; };
struct View { float win, lose, num[JUDGED]; };

static inline float normal(const Game *g, float x) {
	if (x <= -5) return 0;
	if (x >= 5) return 1;
	float at = (x + 5) * 64;
	int i = (int)at;
	float a = g->normal[i], b = g->normal[i + 1];
	return a + (b - a) * (at - i);
}

static inline void restAt(const Game *g, int open, float j, float *m, float *v) {
	if (j >= PASS) { *m = g->mean[PASS][open]; *v = g->var[PASS][open]; return; }
	int i = j < 0 ? 0 : (int)j;
	j -= i;
	*m = g->mean[i][open] + (g->mean[i + 1][open] - g->mean[i][open]) * j;
	*v = g->var[i][open] + (g->var[i + 1][open] - g->var[i][open]) * j;
}

static inline bool spreadAt(const Game *g, int open, float j, int *lo, int *hi, float *part) {
	if (ones(open) > 4) return false;
	int i = j < 0 ? 0 : std::min((int)j, (int)PASS);
	*lo = g->at[i][open]; *hi = *lo; *part = 0;
	if (i < PASS) { *hi = g->at[i + 1][open]; *part = j - i; }
	return true;
}

static inline Final finalOf(const Game *g, int c, int open, int sum, int other) {
	Final f;
	float j = g->share[c] * other, m, v;
	restAt(g, open, j, &m, &v);
	f.sum = sum;
	f.mean = sum + m;
	f.lo = f.hi = 0; f.part = 0;
	f.known = spreadAt(g, open, j, &f.lo, &f.hi, &f.part);
	f.len = g->most[open]; // chance has len+1, below len+2 elements
	f.sd = f.known ? sqrtf(std::max(0.f, v)) : sqrtf(std::max(0.05f, v * 1.2f));
	return f;
}

static inline float belowOf(const Game *g, const Final &f, float x) {
	if (!f.known) return normal(g, (x - 0.5f - f.mean) / f.sd);
	x -= f.sum;
	if (x <= 0) return 0;
	int i = (int)x, last = f.len + 1;
	if (i >= last) return 1;
	const float *low = g->pool[1] + f.lo, *high = g->pool[1] + f.hi;
	float p = low[i] + (low[i + 1] - low[i]) * (x - i), q = high[i] + (high[i + 1] - high[i]) * (x - i);
	return p + (q - p) * f.part;
}

static inline void spanOf(const Final &f, int *low, int *high) {
	*low = f.sum; *high = GRID + 1;
	if (f.known) *high = std::min(*high, f.sum + f.len + 2);
	else {
		*low = std::max(*low, (int)(f.mean - 5 * f.sd));
		*high = std::min(*high, (int)(f.mean + 5 * f.sd) + 2);
	}
	*low = std::max(0, *low); *high = std::max(0, *high);
}

static inline int resultOf(const Game *g, int row, int h, int served) {
	int f = g->face[row];
	return f ? g->cnt[h][f - 1] : g->combo[row][served][g->cls[h]];
}

// Work is a game and the turn that is thought about.
struct Work {
	int result[2][R][HANDS] = {}; // of a hand in a row, thrown together or served
	explicit Work(const Game *g) {
		for (int served = 0; served < 2; served++)
			for (int r = 0; r < g->rows; r++)
				for (int h = 0; h < HANDS; h++) result[served][r][h] = resultOf(g, r, h, served);
	}
	Side sides[4];
	int parties, mover;
	// of the mover's turn
	int mine[C], cells, n, E;
	uint8_t col[MAXE], row[MAXE], res[MAXE];
	int16_t index[C][R][K];
	float below[C][GRID + 1]; // what belowAt found, -1 for not yet
	int low[C][OTH], high[C][OTH];
	Final fin[C][OTH];
	float at[C][OTH][7], weight[C][OTH][7];
	Stand still[C], here[MAXE];
	float v[MAXE], base[MAXE], look[MAXE], chance[MAXE];
	// what the networks see
	Face face[OTH][C];
	View elsewhere[OTH][C];
	int skip[OTH]; // the networks are not asked about this rival
	float pre[OTH][C][H];
	float feat[OTH][FEAT][MAXE + LANES]; // the inputs that differ by entry
	// the turn
	unsigned rowsOpen;
	float fin2[2][HANDS];
	int entry[2][HANDS];
	float keep[3][KEEPS], top[3][KEEPS];
	float mass[KEEPS], now[2][HANDS], end[2][HANDS];
	float sum[4];
	// the game
	int chosen; // the entry
	float luck, stepValue[STEPS], stepNext[STEPS], stepLuck[STEPS];
	int steps;
	uint64_t rng;
};

static inline uint32_t rnd(Work *w) {
	w->rng = w->rng * 6364136223846793005ull + 1442695040888963407ull;
	uint32_t x = (uint32_t)(((w->rng >> 18u) ^ w->rng) >> 27u), r = (uint32_t)(w->rng >> 59u);
	return (x >> r) | (x << ((32 - r) & 31));
}
static inline int rndn(Work *w, int n) { return (int)(((uint64_t)rnd(w) * n) >> 32); }

static inline int cellsOf(const Side &s) { return ones(s.open[0]) + ones(s.open[1]) + ones(s.open[2]); }
static inline const Side &other(const Work *w, int i) { return w->sides[(w->mover + 1 + i) % w->parties]; } // i-th after the mover

const float weights[7] = {0.000548f, 0.030757f, 0.240123f, 0.457143f, 0.240123f, 0.030757f, 0.000548f};
const float nodes[7] = {-3.750440f, -2.366760f, -1.154405f, 0, 1.154405f, 2.366760f, 3.750440f};

// belowAt is the chance that all others end with less than x in a column.
static inline float belowAt(const Game *g, Work *w, int c, int x) {
	float &v = w->below[c][x];
	if (v >= 0) return v;
	float p = 1;
	for (int o = 0; o < w->n; o++)
		p *= x < w->low[c][o] ? 0 : x >= w->high[c][o] ? 1 : belowOf(g, w->fin[c][o], (float)x);
	return v = p;
}

static inline Stand stand(const Game *g, Work *w, int c, int open, int sum, int oth) {
	Stand s;
	Final me = finalOf(g, c, open, sum, oth);
	s.first = 0;
	if (me.known) {
		const float *lo = g->pool[0] + me.lo, *hi = g->pool[0] + me.hi;
		for (int x = 0; x <= me.len; x++) {
			float p = lo[x];
			p += (hi[x] - p) * me.part;
			if (p > 0) s.first += p * belowAt(g, w, c, std::min((int)GRID, x + me.sum));
		}
	} else
		for (int k = 0; k < 7; k++) {
			float x = std::max(0.f, std::min(GRID - 1.f, me.mean + me.sd * nodes[k]));
			int i = (int)x;
			float lo = belowAt(g, w, c, i), hi = belowAt(g, w, c, i + 1);
			s.first += weights[k] * (lo + (hi - lo) * (x - i));
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
	s.first = std::min(1.f, s.first);
	float rest = 1 - s.first;
	if (theirs > rest)
		for (int i = 0; i < OTH; i++) s.oth[i] *= rest / theirs;
	return s;
}

// worthOf is the equity of the mover, -1, or of the i-th of the others.
static inline float worthOf(const Game *g, const Work *w, const Stand *all, int who) {
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

// standings sets the standings of all columns after an entry.
static inline void standings(const Game *g, const Work *w, int e, Stand *all) {
	for (int c = 0; c < g->columns; c++) all[c] = w->still[c];
	all[w->col[e]] = w->here[e];
}

// modelEntries sets the standings and values by the model of all entries of the mover.
static void modelEntries(const Game *g, Work *w) {
	const Side &me = w->sides[w->mover];
	int n = w->n = w->parties - 1, e = 0;
	w->cells = cellsOf(me);
	w->rowsOpen = 0;
	for (int c = 0; c < g->columns; c++) {
		w->mine[c] = ones(me.open[c]);
		w->rowsOpen |= me.open[c];
		for (int r = 0; r < g->rows; r++)
			if (me.open[c] >> r & 1)
				for (int k = 0; k < g->count[r]; k++, e++) {
					w->col[e] = c; w->row[e] = r; w->res[e] = k;
					w->index[c][r][k] = e;
				}
	}
	w->E = e;
	for (int c = 0; c < g->columns; c++)
		for (int o = 0; o < n; o++) {
			const Side &s = other(w, o);
			Final f = finalOf(g, c, s.open[c], s.sum[c], cellsOf(s) - ones(s.open[c]));
			w->fin[c][o] = f;
			spanOf(f, &w->low[c][o], &w->high[c][o]);
			for (int k = 0; k < 7; k++) w->at[c][o][k] = f.mean + f.sd * nodes[k];
		}
	std::fill_n(w->below[0], C * (GRID + 1), -1.f);
	for (int c = 0; c < g->columns; c++)
		for (int o = 0; o < n; o++)
			for (int k = 0; k < 7; k++) {
				float p = weights[k];
				for (int j = 0; j < n; j++)
					if (j != o) p *= belowOf(g, w->fin[c][j], w->at[c][o][k]);
				w->weight[c][o][k] = p;
			}
	for (int c = 0; c < g->columns; c++)
		w->still[c] = w->cells > w->mine[c] ? stand(g, w, c, me.open[c], me.sum[c], w->cells - w->mine[c] - 1) : Stand{};
	for (int i = 0; i < w->E; i++) {
		int c = w->col[i], r = w->row[i];
		w->here[i] = stand(g, w, c, me.open[c] & ~(1 << r), me.sum[c] + g->points[r][w->res[i]], w->cells - w->mine[c]);
		Stand all[C];
		standings(g, w, i, all);
		w->v[i] = w->base[i] = worthOf(g, w, all, -1);
	}
}

static inline void contest(const Game *g, float m, float v, float tm, float tv, int diff, float widen, float *win, float *lose, float *ahead, float *z) {
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

static void duel(const Game *g, int lo, int hi, float part, int most, int tlo, int thi, float tpart, int tn, int d, float *win, float *lose) {
	const float *low = g->pool[0] + lo, *high = g->pool[0] + hi, *tl = g->pool[1] + tlo, *th = g->pool[1] + thi;
	int last = tn - 1;
	float won = 0, lost = 0;
	for (int x = 0; x <= most; x++) {
		float p = low[x];
		p += (high[x] - p) * part;
		if (p == 0) continue;
		int at = x + d;
		if (at < 0) lost += p;
		else if (at >= last) won += p * (tl[last] + (th[last] - tl[last]) * tpart);
		else {
			won += p * (tl[at] + (th[at] - tl[at]) * tpart);
			lost += p * (1 - (tl[at + 1] + (th[at + 1] - tl[at + 1]) * tpart));
		}
	}
	*win = won; *lose = lost;
}

static inline Face faceOf(const Game *g, int c, int open, int sum, int oth) {
	Face f;
	float usual = g->share[c] * oth;
	restAt(g, open, usual, &f.m, &f.v);
	restAt(g, open, (float)oth, &f.bm, &f.bv);
	f.lo = f.hi = f.blo = f.bhi = 0; f.part = f.bpart = 0;
	f.few = spreadAt(g, open, usual, &f.lo, &f.hi, &f.part);
	spreadAt(g, open, (float)oth, &f.blo, &f.bhi, &f.bpart);
	f.n = std::min(g->most[open] + 2, 256);
	f.sum = sum; f.open = open;
	return f;
}

static View viewOf(const Game *g, const Face &t, int col, int open, int sum, int oth) {
	View v;
	float j = g->share[col] * oth, m, va, bm, bv, ahead, z, win, lose, x;
	restAt(g, open, j, &m, &va);
	restAt(g, open, (float)oth, &bm, &bv);
	int d = sum - t.sum;
	contest(g, m, va, t.m, t.v, d, 1.2f, &v.win, &v.lose, &ahead, &z);
	v.num[2] = std::max(-1.f, std::min(1.f, z / 3));
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

static inline void joint(const Game *g, const float *win, const float *lose, float *x) {
	float cw = g->columns == 2 ? 1 : win[2], cl = g->columns == 2 ? 1 : lose[2];
	x[0] = win[0] * win[1]; x[1] = win[0] * cw; x[2] = win[1] * cw;
	x[3] = lose[0] * lose[1]; x[4] = lose[0] * cl; x[5] = lose[1] * cl;
	x[6] = x[0] * cw; x[7] = x[3] * cl;
}

// beyond sets the numbers about all parties, where all is as the viewer sees it.
static inline void beyond(const Game *g, int n, const Stand *all, const float *pairWin, int i, float *x) {
	float mine = 1, rival = 1, theirs[OTH] = {1, 1, 1};
	for (int c = 0; c < g->columns; c++) {
		const Stand &s = all[c];
		float rest = 0;
		for (int j = 0; j < n; j++) { theirs[j] *= s.oth[j]; if (j != i) rest += s.oth[j]; }
		mine *= s.first; rival *= s.oth[i];
		x[4 * c] = s.first; x[4 * c + 1] = s.oth[i]; x[4 * c + 2] = rest;
		x[4 * c + 3] = std::min(1.5f, s.first / (pairWin[c] + 0.02f));
	}
	for (int c = g->columns; c < C; c++) for (int q = 0; q < 4; q++) x[4 * c + q] = 0;
	float rest = 0;
	for (int j = 0; j < n; j++) if (j != i) rest += theirs[j];
	x[12] = mine; x[13] = rival; x[14] = rest; x[15] = (std::min(n, 4) - 2) / 2.f;
}

// netEntries adds to `to`, by entry, what the networks say for the viewer: -1 is the
// mover, else the i-th of the others. It leaves the inputs that differ by entry in
// w->feat.
static void netEntries(const Game *g, Work *w, const Nets &nets, int viewer, float *to) {
	int n = w->n, open = -1;
	for (int i = 0; i < w->parties; i++) open += cellsOf(w->sides[i]);
	const float *net = nets.w + (size_t)phaseOf(g, nets.used, 2 * open / (n + 1)) * STRIDE;
	const Side &mv = w->sides[w->mover];
	const Side &me = viewer < 0 ? mv : other(w, viewer);
	int myCells = cellsOf(me), asked = 0;
	// Rival j of the mover is its j-th other. For another viewer, its own place among
	// these stands for the mover.
	for (int j = 0; j < n; j++) {
		bool mover = viewer >= 0 && j == viewer;
		const Side &o = mover ? mv : other(w, j);
		int oc = cellsOf(o);
		w->skip[j] = myCells + oc - (viewer < 0 || mover) <= EXACT;
		asked += !w->skip[j];
		for (int c = 0; c < g->columns; c++) {
			bool rest = w->cells > w->mine[c]; // the mover can enter elsewhere
			if (viewer < 0) {
				w->face[j][c] = faceOf(g, c, o.open[c], o.sum[c], oc - ones(o.open[c]));
				if (rest) w->elsewhere[j][c] = viewOf(g, w->face[j][c], c, me.open[c], me.sum[c], w->cells - w->mine[c] - 1);
			} else if (!mover || rest) {
				Face f = faceOf(g, c, o.open[c], o.sum[c], oc - ones(o.open[c]) - mover);
				w->elsewhere[j][c] = viewOf(g, f, c, me.open[c], me.sum[c], myCells - ones(me.open[c]));
			}
		}
	}
	// The first layer as far as it is the same for all entries of a column.
	for (int j = 0; j < n; j++) {
		if (w->skip[j]) continue;
		bool third = viewer >= 0 && j != viewer;
		const Side &o = viewer >= 0 && j == viewer ? mv : other(w, j);
		Vec all[WIDE], col[C][WIDE] = {};
		for (int h = 0; h < WIDE; h++) all[h] = load(net + BIAS + LANES * h);
		for (int c = 0; c < g->columns; c++) {
			const float *in = net + c * COLSIZE * H;
			for (unsigned m = me.open[c]; m; m &= m - 1)
				for (int h = 0; h < WIDE; h++) all[h] += load(in + lowest(m) * H + LANES * h);
			for (unsigned m = o.open[c]; m; m &= m - 1)
				for (int h = 0; h < WIDE; h++) all[h] += load(in + (R + lowest(m)) * H + LANES * h);
			if (third || w->cells > w->mine[c])
				for (int q = 0; q < JUDGED; q++)
					for (int h = 0; h < WIDE; h++) col[c][h] += load(in + (2 * R + q) * H + LANES * h) * w->elsewhere[j][c].num[q];
		}
		if (third) {
			float win[C] = {}, lose[C] = {}, x[JOINT];
			for (int c = 0; c < g->columns; c++) { win[c] = w->elsewhere[j][c].win; lose[c] = w->elsewhere[j][c].lose; }
			joint(g, win, lose, x);
			for (int q = 0; q < JOINT; q++)
				for (int h = 0; h < WIDE; h++) all[h] += load(net + (JOINTAT + q) * H + LANES * h) * x[q];
		}
		for (int k = 0; k < g->columns; k++)
			for (int h = 0; h < WIDE; h++) {
				Vec s = all[h];
				for (int c = 0; c < g->columns; c++)
					if (c != k || third) s += col[c][h];
				save(w->pre[j][k] + LANES * h, s);
			}
	}
	for (int j = 0; j < n; j++) {
		if (w->skip[j]) continue;
		for (int e = 0; e < w->E; e++) {
			int col = w->col[e], r = w->row[e], k = w->res[e];
			float x[FEAT], win[C] = {}, lose[C] = {};
			for (int c = 0; c < g->columns; c++) { win[c] = w->elsewhere[j][c].win; lose[c] = w->elsewhere[j][c].lose; }
			if (viewer >= 0 && j != viewer) {
				for (int q = 0; q < JUDGED + JOINT; q++) x[q] = 0;
			} else {
				View v;
				if (viewer < 0)
					v = viewOf(g, w->face[j][col], col, me.open[col] & ~(1 << r), me.sum[col] + g->points[r][k], w->cells - w->mine[col]);
				else {
					Face f = faceOf(g, col, mv.open[col] & ~(1 << r), mv.sum[col] + g->points[r][k], w->cells - w->mine[col]);
					v = viewOf(g, f, col, me.open[col], me.sum[col], myCells - ones(me.open[col]));
				}
				win[col] = v.win; lose[col] = v.lose;
				for (int q = 0; q < JUDGED; q++) x[q] = v.num[q];
				joint(g, win, lose, x + JUDGED);
			}
			Stand all[C];
			standings(g, w, e, all);
			if (viewer >= 0)
				for (int c = 0; c < g->columns; c++) std::swap(all[c].first, all[c].oth[viewer]);
			beyond(g, n, all, win, j, x + JUDGED + JOINT);
			for (int q = 0; q < FEAT; q++) w->feat[j][q][e] = x[q];
		}
	}
	if (asked == 0) return;
	enum { N = 4 }; // entries at a time
	float part = 1.f / n;
	for (int at = 0; at < w->E; at += N) {
		int e[N];
		for (int i = 0; i < N; i++) e[i] = std::min(at + i, w->E - 1);
		Vec mean[N][WIDE] = {};
		for (int j = 0; j < n; j++) {
			if (w->skip[j]) continue;
			bool third = viewer >= 0 && j != viewer;
			Vec a[N][WIDE];
			for (int i = 0; i < N; i++)
				for (int h = 0; h < WIDE; h++) a[i][h] = load(w->pre[j][w->col[e[i]]] + LANES * h);
			if (!third)
				for (int i = 0; i < N; i++) {
					const float *of = net + w->col[e[i]] * COLSIZE * H, *closed = of + ((viewer < 0 ? 0 : R) + w->row[e[i]]) * H, *in = of + 2 * R * H;
					for (int h = 0; h < WIDE; h++) a[i][h] -= load(closed + LANES * h);
					for (int q = 0; q < JUDGED; q++, in += H)
						for (int h = 0; h < WIDE; h++) a[i][h] += load(in + LANES * h) * w->feat[j][q][e[i]];
				}
			const float *in = net + (third ? CROWDAT : JOINTAT) * H;
			for (int q = third ? JUDGED + JOINT : JUDGED; q < FEAT; q++, in += H)
				for (int h = 0; h < WIDE; h++) {
					Vec u = load(in + LANES * h);
					for (int i = 0; i < N; i++) a[i][h] += u * w->feat[j][q][at + i];
				}
			for (int i = 0; i < N; i++)
				for (int h = 0; h < WIDE; h++) mean[i][h] += positive(a[i][h]) * part;
		}
		float units[N][H];
		Vec second[N][2], sum[N] = {};
		for (int i = 0; i < N; i++) {
			second[i][0] = load(net + JOINBIAS); second[i][1] = load(net + JOINBIAS + LANES);
			for (int h = 0; h < WIDE; h++) { save(units[i] + LANES * h, mean[i][h]); sum[i] += mean[i][h] * load(net + OUT + LANES * h); }
		}
		for (int h = 0; h < H; h++) {
			Vec a = load(net + JOIN + h * JOINED), b = load(net + JOIN + h * JOINED + LANES);
			for (int i = 0; i < N; i++) { second[i][0] += a * units[i][h]; second[i][1] += b * units[i][h]; }
		}
		for (int i = 0; i < N && at + i < w->E; i++)
			to[at + i] += total(sum[i] + positive(second[i][0]) * load(net + JOINOUT) + positive(second[i][1]) * load(net + JOINOUT + LANES)) + net[LAST] * part * asked;
	}
}

static void sweepAndChoose(const Game *g, Work *w, int n) {
	const int from[6] = {0, 1, 7, 28, 84, 210};
	float *v = w->keep[n], *b = w->top[n];
	for (int k = FIRSTHAND - 1; k > 0; k--) {
		const int *q = g->grow[k];
		v[k] = (v[q[0]] + v[q[1]] + v[q[2]] + v[q[3]] + v[q[4]] + v[q[5]]) * (1.f / 6);
	}
	v[0] = b[0] = w->sum[n];
	for (int s = 1; s <= 5; s++)
		for (int k = from[s]; k < (s == 5 ? (int)KEEPS : from[s + 1]); k++) {
			float m = s < 5 ? v[k] : -1e30f;
			for (int q = g->shrinkAt[k]; q < g->shrinkAt[k + 1]; q++) m = std::max(m, b[g->shrink[q]]);
			b[k] = m;
		}
}

// solve solves the turn by w->v; the mean is in w->sum[3].
static void solve(const Game *g, Work *w) {
	for (int served = 0; served < 2; served++) {
		float *best = w->fin2[served];
		int *at = w->entry[served];
		std::fill_n(best, HANDS, -1e30f);
		for (unsigned m = w->rowsOpen; m; m &= m - 1) {
			int r = lowest(m), where[K] = {};
			float worth[K] = {};
			for (int k = 0; k < g->count[r]; k++) {
				bool found = false;
				for (int c = 0; c < g->columns; c++)
					if (w->sides[w->mover].open[c] >> r & 1) {
						int e = w->index[c][r][k];
						if (!found || w->v[e] > worth[k]) { worth[k] = w->v[e]; where[k] = e; }
						found = true;
					}
			}
			const int *result = w->result[served][r];
			for (int h = 0; h < HANDS; h++) {
				float x = worth[result[h]];
				int e = where[result[h]];
				at[h] = x > best[h] ? e : at[h];
				best[h] = x > best[h] ? x : best[h];
			}
		}
	}
	float sums[4] = {};
	for (int h = 0; h < HANDS; h++) {
		w->keep[1][FIRSTHAND + h] = w->fin2[0][h];
		sums[1] += g->odds[h] * w->fin2[1][h];
	}
	w->sum[1] = sums[1];
	sweepAndChoose(g, w, 1);
	for (int h = 0; h < HANDS; h++) {
		float b = w->top[1][FIRSTHAND + h];
		w->keep[2][FIRSTHAND + h] = std::max(w->fin2[0][h], b);
		sums[2] += g->odds[h] * std::max(w->fin2[1][h], b);
	}
	w->sum[2] = sums[2];
	sweepAndChoose(g, w, 2);
	for (int h = 0; h < HANDS; h++) sums[3] += g->odds[h] * std::max(w->fin2[1][h], w->top[2][FIRSTHAND + h]);
	w->sum[3] = sums[3];
}

static int bestKeep(const Game *g, const Work *w, int h, int served, int n) {
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
static void throwDice(const Game *g, Work *w) {
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

// flow computes where the solved turn ends: w->chance by entry.
static void flow(const Game *g, Work *w) {
	for (int h = 0; h < HANDS; h++) { w->now[0][h] = 0; w->now[1][h] = g->odds[h]; w->end[0][h] = w->end[1][h] = 0; }
	std::fill_n(w->chance, w->E, 0.f);
	for (int n = 2; n > 0; n--) {
		std::fill_n(w->mass, KEEPS, 0.f);
		for (int served = 0; served < 2; served++)
			for (int h = 0; h < HANDS; h++) {
				float p = w->now[served][h];
				if (p == 0) continue;
				int k = bestKeep(g, w, h, served, n);
				if (k >= FIRSTHAND) w->end[served][h] += p;
				else w->mass[k] += p;
			}
		for (int k = 1; k < FIRSTHAND; k++) {
			float p = w->mass[k] / 6;
			if (p > 0)
				for (int i = 0; i < 6; i++) w->mass[g->grow[k][i]] += p;
		}
		for (int h = 0; h < HANDS; h++) { w->now[0][h] = w->mass[FIRSTHAND + h]; w->now[1][h] = w->mass[0] * g->odds[h]; }
	}
	for (int served = 0; served < 2; served++)
		for (int h = 0; h < HANDS; h++) {
			float p = w->now[served][h] + w->end[served][h];
			if (p > 0) w->chance[w->entry[served][h]] += p;
		}
}

// lookOn sets w->look: the value of each entry of the mover for the viewer, by the networks.
static void lookOn(const Game *g, Work *w, const Nets &nets, int viewer) {
	for (int i = 0; i < w->E; i++) {
		Stand all[C];
		standings(g, w, i, all);
		w->look[i] = worthOf(g, w, all, viewer);
	}
	if (nets.used) netEntries(g, w, nets, viewer, w->look);
}

static inline float payoff(const Game *g, const Work *w, int me) {
	int n = w->parties - 1, wins[4] = {};
	float sum = 0;
	for (int c = 0; c < g->columns; c++) {
		int best = w->sides[me].sum[c], who = 0, level = 1;
		for (int i = 1; i <= n; i++) {
			int s = w->sides[(me + i) % w->parties].sum[c];
			if (s > best) { best = s; who = i; level = 1; }
			else if (s == best) level++;
		}
		if (level > 1) continue;
		sum += who == 0 ? g->value[c] * n : -g->value[c];
		wins[who]++;
	}
	for (int i = 0; i <= n; i++)
		if (wins[i] == g->columns) return i == 0 ? sum + g->sweep * n : sum - g->sweep;
	return sum;
}

// Sample is the inputs of an entry, without what they say of open rows, which is in opens
// (that of the party that entered first), the value by the model and what it should be.
struct Sample {
	float feats[OTH][OUTF];
	int16_t opens[4][C];
	float base, target;
	int phase, rivals; // phase is -1 where the networks are not asked
};

// Plan is how a game is played: one party by own, the others by the model or, where they
// are clever, by they.
struct Plan {
	Nets own, they;
	int parties, me;
	bool clever, learn;
	float lambda;
	const Side *middle; // the position to begin in, nullptr for a whole game
	uint64_t seed;
};

// Played is what came of a game.
struct Played {
	float result, luck; // of the party by own; luck is what the dice gave it
	std::vector<Sample> samples;
	std::vector<Side> met; // a position in the middle of a whole game
};

// sample is the mover's chosen entry.
static Sample sample(const Game *g, const Work *w, int used) {
	int e = w->chosen, n = w->n, col = w->col[e], open = -1;
	Sample s = {};
	bool skip = false;
	for (int j = 0; j < n; j++) {
		skip |= w->skip[j];
		for (int c = 0; c < g->columns; c++)
			for (int q = 0; q < JUDGED; q++) s.feats[j][c * JUDGED + q] = c == col ? w->feat[j][q][e] : w->elsewhere[j][c].num[q];
		for (int q = JUDGED; q < FEAT; q++) s.feats[j][(C - 1) * JUDGED + q] = w->feat[j][q][e];
	}
	for (int i = 0; i < w->parties; i++) {
		const Side &o = w->sides[(w->mover + i) % w->parties];
		open += cellsOf(o);
		for (int c = 0; c < C; c++) s.opens[i][c] = o.open[c];
	}
	s.opens[0][col] &= ~(1 << w->row[e]);
	s.phase = skip ? -1 : phaseOf(g, used, 2 * open / (n + 1));
	s.rivals = n;
	s.base = w->base[e];
	return s;
}

static void playGame(const Game *g, Work *w, const Plan &p, Played &played) {
	int parties = w->parties = p.parties, me = p.me, cells = 0, middle = 0;
	w->rng = p.seed * 0x9E3779B97F4A7C15ull ^ (p.seed << 32 | 0x5bd1e995u);
	for (int i = 0; i < 4; i++) rnd(w);
	w->luck = 0; w->steps = 0;
	played.samples.clear(); played.met.clear();
	for (int i = 0; i < parties; i++) {
		if (p.middle) w->sides[i] = p.middle[i];
		else
			for (int c = 0; c < C; c++) { w->sides[i].open[c] = c < g->columns ? (1 << g->rows) - 1 : 0; w->sides[i].sum[c] = 0; }
		cells += cellsOf(w->sides[i]);
	}
	if (!p.middle) middle = (cells / 4 + rndn(w, cells / 4 + 1)) / parties * parties;
	for (int party = 0; cells > 0; party = (party + 1) % parties) {
		w->mover = party;
		modelEntries(g, w);
		bool own = party == me;
		if (own) netEntries(g, w, p.own, -1, w->v);
		else if (p.clever) netEntries(g, w, p.they, -1, w->v);
		solve(g, w);
		throwDice(g, w);
		int e = w->chosen;
		if (own) {
			if (p.learn) played.samples.push_back(sample(g, w, p.own.used));
			if (w->steps > 0) w->stepNext[w->steps - 1] = w->sum[3];
			w->luck += w->v[e] - w->sum[3];
			w->stepValue[w->steps] = w->v[e];
			w->stepLuck[w->steps++] = 0;
		} else {
			lookOn(g, w, p.own, (me - party - 1 + parties) % parties);
			flow(g, w);
			float gain = w->look[e];
			for (int i = 0; i < w->E; i++) gain -= w->chance[i] * w->look[i];
			w->luck += gain;
			if (w->steps > 0) w->stepLuck[w->steps - 1] += gain;
		}
		Side &s = w->sides[party];
		s.open[w->col[e]] &= ~(1 << w->row[e]);
		s.sum[w->col[e]] += g->points[w->row[e]][w->res[e]];
		if (--cells == middle && cells > 0)
			for (int i = 0; i < parties; i++) played.met.push_back(w->sides[(party + 1 + i) % parties]);
	}
	played.result = payoff(g, w, me);
	played.luck = w->luck;
	if (!p.learn || w->steps == 0) return;
	w->stepNext[w->steps - 1] = played.result;
	float after = 0;
	for (int i = w->steps - 1; i >= 0; i--) {
		float target = w->stepNext[i] - w->stepLuck[i] + p.lambda * after;
		after = target - w->stepValue[i];
		played.samples[i].target = target;
	}
}

static inline std::vector<char> contents(const std::string &path) {
	FILE *f = fopen(path.c_str(), "rb");
	if (!f) { perror(path.c_str()); exit(1); }
	std::vector<char> b(1 << 16);
	size_t n = 0, more;
	while ((more = fread(b.data() + n, 1, b.size() - n, f)) > 0)
		if ((n += more) == b.size()) b.resize(2 * n);
	fclose(f);
	b.resize(n);
	return b;
}

// readGame reads the tables of a game, or ends the program.
static inline const Game *readGame(const std::vector<char> &b, const char *path) {
	if (b.size() == sizeof(Game)) return (const Game *)b.data();
	fprintf(stderr, "%s has %zu bytes, not %zu\n", path, b.size(), sizeof(Game));
	exit(1);
}

// netsOf is the networks in a file.
static inline Nets netsOf(const std::vector<char> &b) { return {(const float *)b.data(), (int)(b.size() / sizeof(float) / STRIDE)}; }
