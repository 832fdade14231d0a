/**
 * Writes public/traces: three links of our own making, in Mahimahi's format. They were not recorded anywhere. Each is drawn
 * from the process that its function says, by a fixed seed: `npx tsx tests/tools/traces.ts`. The scene of a mobile link
 * has the first one in a module of its own.
 */
import { writeFileSync } from 'node:fs';
import { RandomStream } from '../../workers/engine/random.ts';

/** Uniform on [0, 1), from a seed. */
function chance(seed: number): () => number {
  const stream = new RandomStream(seed, 'trace');
  return () => stream.uniform();
}

function poisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = Math.exp(-mean) / random(); left < 1; left /= random()) count += 1;
  return count;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * A mobile link as Sprout models one (Winstein, Sivaraman and Balakrishnan, NSDI 2013, Sec. 3.1): packets leave by a Poisson
 * process whose rate wanders by a Brownian motion of 200 packets/s per √s between 0 and 1000, and sticks at 0 for 1 s on
 * average once it is there.
 */
function mobile(ms: number, random: () => number): number[] {
  let rate = 500;
  return Array.from({ length: ms }, () => {
    if (rate > 0 || random() < 0.001)
      rate = Math.min(1000, Math.max(0, rate + 200 * Math.sqrt(0.001) * normal(random)));
    return poisson(rate / 1000, random);
  });
}

/**
 * A station in a busy Wi-Fi cell: it waits its turn behind 1 to 5 others, who each hold the channel for 1 to 3 ms, and then
 * sends 5 to 8 frames at once. Others come and go every 2 s on average; a fade of 0.3 s on average, every 5 s, leaves room
 * for one frame or two.
 */
function wifi(ms: number, random: () => number): number[] {
  const counts = Array<number>(ms).fill(0);
  let [others, faded] = [2, false];
  for (let at = 0; at < ms;) {
    const turn = Array.from({ length: others }, () => 1 + 2 * random()).reduce((sum, held) => sum + held, 1);
    at += turn;
    if (random() < turn / 2000) others = 1 + Math.floor(5 * random());
    if (random() < turn / (faded ? 300 : 5000)) faded = !faded;
    if (at < ms) counts[Math.floor(at)] = faded ? 1 + Math.floor(2 * random()) : 5 + Math.floor(4 * random());
  }
  return counts;
}

/**
 * A link over satellites in low orbit: every 15 s another one is taken, which gives between 2 and 8 Mbit/s, after a break
 * of 40 to 200 ms. Within a slot it serves frames of 4 ms with ±20 % of the slot's rate.
 */
function satellite(ms: number, random: () => number): number[] {
  const counts = Array<number>(ms).fill(0);
  let [rate, silent, owed] = [0, 0, 0];
  for (let at = 0; at < ms; at += 4) {
    if (at % 15_000 === 0) {
      rate = (2e6 + 6e6 * random()) / 12_000;
      silent = at + 40 + 160 * random();
    }
    if (at < silent) continue;
    owed += 0.004 * rate * (0.8 + 0.4 * random());
    counts[at] = Math.floor(owed);
    owed -= counts[at]!;
  }
  return counts;
}

const TRACES = {
  mobile: mobile(20_000, chance(811)),
  wifi: wifi(20_000, chance(2)),
  satellite: satellite(60_000, chance(3)),
};

for (const [name, counts] of Object.entries(TRACES)) {
  // The last millisecond has one, so that a pass is as long as it is meant to be.
  counts[counts.length - 1] = Math.max(1, counts[counts.length - 1]!);
  const lines = counts.map((count, ms) => `${ms + 1}\n`.repeat(count)).join('');
  writeFileSync(new URL(`../../public/traces/${name}.trace`, import.meta.url), lines);
  const sum = counts.reduce((total, count) => total + count, 0);
  console.log(`${name}: ${counts.length / 1000} s, ${((sum * 12) / counts.length).toFixed(2)} Mbit/s on average`);
}

// A digit a millisecond: what the scene's scenario holds.
const digits = TRACES.mobile.map((count) => count.toString(36)).join('');
writeFileSync(new URL('../../workers/race/links/mobile-trace.json', import.meta.url), `${JSON.stringify(digits)}\n`);
