"""Trains the networks for three and four parties on a graphics card.

    go run ./cmd/train -tables build/tables -preset escalero
    nvcc -O3 -use_fast_math -std=c++17 -arch=sm_90 -Xcompiler -fPIC -shared \\
        -o build/tables/play.so cmd/train/cuda/play.cu
    python3 cmd/train/cuda/learn.py build/tables escalero --seconds 200
    go run ./cmd/train -learned build/tables/escalero.learned -preset escalero -bits 8 -out escalero-more

The method is that of cmd/train -more, see there. Games are played by play.cu, thousands
at once; the networks of all phases learn side by side, with PyTorch. Every half minute it
prints the games played, the errors against the targets, and what one party by the averaged
networks wins among two by the model, without the luck of the dice.
"""
import argparse
import ctypes
import math
import os
import time

import numpy as np
import torch

# As in play.cu.
C, R, OTH, STEPS, JUDGED, OUTF, INPUTS, MAXE, FEAT = 3, 11, 3, 33, 8, 48, 114, 160, 32
HIDDEN, JOINED = 64, 32
SIZES = [INPUTS * HIDDEN, HIDDEN, HIDDEN, 1, HIDDEN * JOINED, JOINED, JOINED]
STRIDE = sum(SIZES)
SIDE = 12  # bytes of a Side

GAMES = 32768  # played between two rounds of learning
BATCH = 4096  # samples of each phase in an update
REUSE = 8  # updates that a sample takes part in, on average
KEPT = 1_500_000  # samples kept of each phase
POOL = 60_000  # positions kept to begin in
FOURS, CLEVER, MIDDLES = 20, 20, 60  # of 100 games, see play.cu
RIDGE = 0.002  # added to the variance of each input, or one that hardly varies would be blown up
WARM = 500  # updates in which the rate rises

dev = torch.device("cuda" if torch.cuda.is_available() else "cpu")  # on a processor only to try it
pointer = ctypes.c_void_p


class Nets(ctypes.Structure):
    _fields_ = [("w", pointer), ("H", ctypes.c_int), ("stride", ctypes.c_int), ("used", ctypes.c_int)]


class Plan(ctypes.Structure):
    _fields_ = [
        ("games", ctypes.c_int), ("learn", ctypes.c_int), ("fours", ctypes.c_int), ("clever", ctypes.c_int), ("middles", ctypes.c_int),
        ("poolSize", ctypes.c_int * 2), ("lam", ctypes.c_float), ("seed", ctypes.c_uint64), ("own", Nets), ("they", Nets),
        ("pool", pointer * 2), ("newPool", pointer * 2), ("met", pointer), ("feats", pointer), ("opens", pointer),
        ("base", pointer), ("target", pointer), ("phase", pointer), ("rivals", pointer),
        ("result", pointer), ("luck", pointer), ("scratch", pointer),
    ]


class Player:
    """play.cu and the tables of a game."""

    def __init__(self, folder, preset, seed):
        self.lib = ctypes.CDLL(os.path.join(folder, "play.so"))
        raw = np.fromfile(os.path.join(folder, preset + ".game"), dtype=np.uint8)
        if len(raw) != self.lib.gameSize():
            raise SystemExit(f"{preset}.game has {len(raw)} bytes, play.cu expects {self.lib.gameSize()}")
        self.game = torch.from_numpy(raw).to(dev)
        cuda = dev.type == "cuda"
        self.blocks = self.lib.occupancy() * (torch.cuda.get_device_properties(0).multi_processor_count if cuda else 1)
        self.stream = pointer(torch.cuda.current_stream().cuda_stream if cuda else None)
        self.scratch = torch.zeros(self.blocks * OTH * FEAT * MAXE, device=dev)
        self.next = torch.zeros(1, dtype=torch.int32, device=dev)
        self.seed = seed * 1_000_003

    def run(self, plan):
        self.next.zero_()
        self.seed += 7919 * 131072  # beyond the seeds of all games of a run
        plan.seed, plan.scratch = self.seed, self.scratch.data_ptr()
        error = self.lib.launch(pointer(self.game.data_ptr()), ctypes.byref(plan), pointer(self.next.data_ptr()), self.blocks, self.stream)
        if error:
            raise SystemExit(f"CUDA error {error}")

    def measure(self, nets, games, parties=3, others=None):
        """The mean of what one party wins, half its 95 % interval, and the deviation."""
        result, luck = torch.empty(games, device=dev), torch.empty(games, device=dev)
        plan = Plan()
        plan.games, plan.fours, plan.own = games, 100 * (parties == 4), nets
        if others is not None:
            plan.clever, plan.they = 100, others
        plan.result, plan.luck = result.data_ptr(), luck.data_ptr()
        self.run(plan)
        x = (result - luck).double()
        return x.mean().item(), 1.96 * x.std().item() / math.sqrt(games), x.std().item()


def layers(w):
    p = w.split(SIZES, dim=1)
    return p[0].view(-1, INPUTS, HIDDEN), p[1], p[2], p[3], p[4].view(-1, HIDDEN, JOINED), p[5], p[6]


class Networks:
    """Those of all phases in one tensor, with their moving average.

    Many inputs say nearly the same, which leaves gradients little to tell them apart by. So
    Adam learns the first layer for inputs made independent, of mean 0 and deviation 1: with
    the same games, errors fell in minutes to where they had not come in hours.
    """

    def __init__(self, path):
        w = torch.from_numpy(np.fromfile(path, dtype=np.float32).reshape(-1, STRIDE)).to(dev)
        self.used = len(w)
        self.w = w.clone().requires_grad_(True)
        self.mean, self.m, self.v, self.updates = w.clone(), torch.zeros_like(w), torch.zeros_like(w), 0
        self.middle = self.spread = self.free = None

    def prepare(self, x, weight):
        """Finds the means and the spread of the inputs, x and weight as for value."""
        share = (weight > 0).double().flatten(1).unsqueeze(-1)
        rows = x.double().flatten(1, 2)
        n = share.sum(1, keepdim=True)
        middle = (rows * share).sum(1, keepdim=True) / n
        off = (rows - middle) * share
        least = RIDGE * torch.eye(INPUTS, device=dev, dtype=torch.double)
        self.spread = torch.linalg.cholesky(off.transpose(1, 2) @ off / n + least).float()
        self.middle = middle.squeeze(1).unsqueeze(-1).float()
        into, bias, *rest = self.w.detach().split(SIZES, dim=1)
        into = into.view(-1, INPUTS, HIDDEN)
        bias = bias + (into * self.middle).sum(1)
        self.free = torch.cat([(self.spread.transpose(1, 2) @ into).flatten(1), bias, *rest], 1)

    def nets(self, w):
        return Nets(w.data_ptr(), HIDDEN, STRIDE, self.used)

    def value(self, x, weight, base):
        """x is [phases, samples, rivals, inputs], weight the share of each rival."""
        into, bias, out, last, joint, joint_bias, joint_out = layers(self.w)
        n, size = x.shape[:2]
        units = torch.baddbmm(bias.unsqueeze(1), x.reshape(n, size * OTH, INPUTS), into).relu().view(n, size, OTH, HIDDEN)
        mean = (units * weight.unsqueeze(-1)).sum(2)
        second = torch.baddbmm(joint_bias.unsqueeze(1), mean, joint).relu()
        return base + last + torch.bmm(mean, out.unsqueeze(-1)).squeeze(-1) + torch.bmm(second, joint_out.unsqueeze(-1)).squeeze(-1)

    def step(self, grad, rate, decay=0.9997):
        self.updates += 1
        rate *= min(1, self.updates / WARM)
        solve = torch.linalg.solve_triangular
        with torch.no_grad():
            into, bias, *rest = grad.split(SIZES, dim=1)
            into = solve(self.spread, into.view(-1, INPUTS, HIDDEN) - self.middle * bias.unsqueeze(1), upper=False)
            grad = torch.cat([into.flatten(1), bias, *rest], 1)
            self.m.lerp_(grad, 0.1)
            self.v.lerp_(grad * grad, 0.001)
            rate /= 1 - 0.9**self.updates
            self.free.addcdiv_(self.m, (self.v / (1 - 0.999**self.updates)).sqrt_().add_(1e-8), value=-rate)
            into, bias, *rest = self.free.split(SIZES, dim=1)
            into = solve(self.spread.transpose(1, 2), into.view(-1, INPUTS, HIDDEN), upper=True)
            self.w.copy_(torch.cat([into.flatten(1), bias - (into * self.middle).sum(1), *rest], 1))
            self.mean.lerp_(self.w, 1 - min(decay, 1 - 1 / (self.updates + 1)))


class Samples:
    """The last ones of each phase, and the arrays that a run writes."""

    def __init__(self, used):
        slots = GAMES * STEPS
        self.feats = torch.zeros(slots, OTH, OUTF, device=dev)
        self.opens = torch.zeros(slots, 4, C, dtype=torch.int16, device=dev)
        self.base, self.target = torch.empty(slots, device=dev), torch.empty(slots, device=dev)
        self.phase, self.rivals = torch.empty(slots, dtype=torch.int8, device=dev), torch.empty(slots, dtype=torch.int8, device=dev)
        self.all = [torch.empty(used, KEPT, *a.shape[1:], dtype=a.dtype, device=dev) for a in self.arrays()]
        self.used, self.size, self.at = used, [0] * used, [0] * used

    def arrays(self):
        return [self.feats, self.opens, self.base, self.target, self.rivals]

    def keep(self):
        """Takes over what a run has written and returns how many these are."""
        fresh = 0
        for i in range(self.used):
            found = (self.phase == i).nonzero().squeeze(1)
            found = found[torch.randperm(len(found), device=dev)][:KEPT]
            to = (torch.arange(len(found), device=dev) + self.at[i]) % KEPT
            for kept, new in zip(self.all, self.arrays()):
                kept[i, to] = new[found]
            self.at[i] = (self.at[i] + len(found)) % KEPT
            self.size[i] = min(KEPT, self.size[i] + len(found))
            fresh += len(found)
        return fresh

    def draw(self):
        """As many of each phase: inputs, the share of each rival, base and target."""
        size = torch.tensor([max(1, n) for n in self.size], device=dev).view(-1, 1)
        at = (torch.rand(self.used, BATCH, device=dev) * size).long()
        feats, opens, base, target, rivals = (a[torch.arange(self.used, device=dev).view(-1, 1), at] for a in self.all)
        rows = ((opens.int().unsqueeze(-1) >> torch.arange(R, device=dev, dtype=torch.int32)) & 1).float()
        mine = rows[:, :, :1].expand(-1, -1, OTH, -1, -1)
        judged = feats[..., : C * JUDGED].reshape(*feats.shape[:-1], C, JUDGED)
        x = torch.cat([torch.cat([mine, rows[:, :, 1:], judged], -1).flatten(-2), feats[..., C * JUDGED :]], -1)
        rivals = rivals.unsqueeze(-1)
        return x, (torch.arange(OTH, device=dev) < rivals).float() / rivals.float(), base, target


def train(player, networks, others, seconds, first_rate, last_rate, first_lambda, last_lambda):
    samples = Samples(networks.used)
    result, luck = torch.empty(GAMES, device=dev), torch.empty(GAMES, device=dev)
    met = torch.zeros(GAMES, dtype=torch.int32, device=dev)
    new = [torch.zeros(GAMES, n * SIDE, dtype=torch.uint8, device=dev) for n in (3, 4)]
    pools = [n[:0] for n in new]
    errors, summed, games = torch.zeros(networks.used, device=dev), 0, 0
    start = printed = time.time()
    while (done := (time.time() - start) / seconds) < 1:
        plan = Plan()
        plan.games, plan.learn, plan.fours, plan.clever = GAMES, 1, FOURS, CLEVER
        plan.middles = MIDDLES if games else 0
        plan.lam = first_lambda + (last_lambda - first_lambda) * done
        plan.own, plan.they = networks.nets(networks.w), others
        for i in range(2):
            plan.poolSize[i], plan.pool[i], plan.newPool[i] = len(pools[i]), pools[i].data_ptr(), new[i].data_ptr()
        for name in ("feats", "opens", "base", "target", "phase", "rivals"):
            setattr(plan, name, getattr(samples, name).data_ptr())
        plan.met, plan.result, plan.luck = met.data_ptr(), result.data_ptr(), luck.data_ptr()
        player.run(plan)
        games += GAMES
        for i in range(2):
            pools[i] = torch.cat([new[i][met == 3 + i], pools[i]])[:POOL]
        rate = first_rate * (last_rate / first_rate) ** done
        for _ in range(max(1, REUSE * samples.keep() // (networks.used * BATCH))):
            x, weight, base, target = samples.draw()
            if networks.free is None:
                networks.prepare(x, weight)
            e = networks.value(x, weight, base) - target
            networks.step(torch.autograd.grad((e * e).mean(1).sum() / 2, networks.w)[0], rate)
            errors += (e.detach() ** 2).mean(1)
            summed += 1
        if time.time() - printed > 30:
            printed = time.time()
            mean, half, deviation = player.measure(networks.nets(networks.mean), 40_000)
            print(f"{games:9d} games {printed - start:6.0f} s  errors", *(f"{x:.3f}" for x in (errors / summed).sqrt().tolist()),
                  f" among the model {mean:+.3f} +- {half:.3f}, deviation {deviation:.2f}", flush=True)
            errors.zero_()
            summed = 0


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("folder", help="that of the tables and of play.so")
    p.add_argument("preset")
    p.add_argument("--seconds", type=float, default=200)
    p.add_argument("--rate", type=float, nargs=2, default=(1e-3, 1e-5), help="the first and the last")
    p.add_argument("--lambda", type=float, nargs=2, default=(0.9, 0.75), dest="lam", help="the first and the last")
    p.add_argument("--seed", type=int, default=1)
    a = p.parse_args()
    torch.manual_seed(a.seed)
    player = Player(a.folder, a.preset, a.seed)
    path = os.path.join(a.folder, a.preset)
    networks, committed = Networks(path + ".nets"), Networks(path + ".nets")
    others = committed.nets(committed.mean)
    train(player, networks, others, a.seconds, *a.rate, *a.lam)
    for parties in (3, 4):
        for name, by in (("the model", None), ("the committed", others)):
            mean, half, _ = player.measure(networks.nets(networks.mean), 100_000, parties, by)
            print(f"{parties} parties, among {name}: {mean:+.3f} +- {half:.3f}", flush=True)
    networks.mean.cpu().numpy().tofile(path + ".learned")


if __name__ == "__main__":
    main()
