/**
 * Packets per second of the engine, beside ns-2.35 where `ns` is installed:
 *
 *   npm run bench [-- --repeats N] [--json FILE] [--doc] [--no-ns]
 *
 * SACK flows over one RED bottleneck, round-trip time 50 ms, 1000-byte packets, buffer 2.5 bandwidth-delay products, a
 * frame of samples per round trip. A packet is a data packet sent by a flow; its ACK comes with it and is not counted.
 * Each scenario runs unmeasured for a second, so that the code is compiled; then come N turns, and best and median of the
 * turns are given. A turn of ours is the scenario again and again, each time with another seed, for at least half a
 * second of wall time, which is what one run takes in ns-2.35: it runs the same dumbbell once a turn, tracing and
 * sampling off, and only its `$ns run` is timed.
 * What is timed is the engine as the page runs it, bundled; the command builds it first and runs in the project's folder.
 * `--doc` writes the table into docs/performance.md. Never fails on a time: that is for people to judge.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { writeIntoDocument } from './document.ts';
import { benchTable, type BenchResult, type Timing } from './table.ts';
import { scenarioWith } from '../support/scenario.ts';

interface Bench {
  flows: number;
  /** bit/s */
  rate: number;
  /** s simulated */
  seconds: number;
  /** ns-2.35 takes a minute for what we do in one second once there are 1,000 flows: not asked. */
  ns: boolean;
}

const BENCHES: Bench[] = [
  { flows: 10, rate: 15e6, seconds: 300, ns: true },
  { flows: 100, rate: 150e6, seconds: 60, ns: true },
  { flows: 1_000, rate: 1.5e9, seconds: 5, ns: false },
];
const RTT = 0.05;
const PACKET_BITS = 8_000;
/** Wall seconds of unmeasured runs, and of a measured turn. */
const WARM_UP = 1;
const TURN = 0.5;

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    json: { type: 'string' },
    doc: { type: 'boolean', default: false },
    'no-ns': { type: 'boolean', default: false },
  },
});
const repeats = Number(values.repeats);
if (!Number.isInteger(repeats) || repeats < 1)
  throw new Error(`--repeats: must be a whole number from 1, got ${values.repeats}`);
const nsVersion = values['no-ns'] ? null : findNs();
const results = BENCHES.map(runBench);
const report = {
  engine: ENGINE_VERSION,
  node: process.version,
  cpu: cpus()[0]?.model ?? 'unknown',
  ns: nsVersion,
  repeats,
  results,
};
process.stdout.write(`${benchTable(report)}\n`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
if (values.doc) writeIntoDocument('bench', benchTable(report));

function runBench(bench: Bench): BenchResult {
  process.stderr.write(`${bench.flows} flows\n`);
  runOurs(bench, 1, WARM_UP);
  const ours: Timing[] = [];
  const theirs: Timing[] = [];
  for (let turn = 1; turn <= repeats; turn += 1) {
    ours.push(runOurs(bench, 1_000 * turn, TURN));
    if (nsVersion !== null && bench.ns) theirs.push(runNs(bench, turn));
  }
  return { flows: bench.flows, rate: bench.rate, seconds: bench.seconds, ours, theirs };
}

/** Runs with this seed and the next ones until `wallSeconds` have passed. */
function runOurs(bench: Bench, firstSeed: number, wallSeconds: number): Timing {
  const sum: Timing = { packets: 0, wallSeconds: 0 };
  for (let seed = firstSeed; sum.wallSeconds < wallSeconds; seed += 1) {
    const timing = runOnce(bench, seed);
    sum.packets += timing.packets;
    sum.wallSeconds += timing.wallSeconds;
  }
  return sum;
}

function runOnce(bench: Bench, seed: number): Timing {
  const scenario = benchScenario(bench, seed);
  let frames = 0;
  const began = process.hrtime.bigint();
  const simulation = new Simulation(scenario, () => {
    frames += 1;
  });
  simulation.runUntil(scenario.duration);
  const wallSeconds = Number(process.hrtime.bigint() - began) / 1e9;
  if (frames < bench.seconds / RTT - 1) throw new Error(`only ${frames} frames: the sampler was not on`);
  return { packets: simulation.packetsSent, wallSeconds };
}

function benchScenario({ flows, rate, seconds }: Bench, seed: number): Scenario {
  return scenarioWith({
    title: `bench, ${flows} flows`,
    seed,
    duration: seconds,
    warmup: seconds / 5,
    sample: 'rtt',
    path: [{ rate, delay: 0.015, queue: { kind: 'red', ...redOf(rate) } }],
    flows: [
      { id: 'sack', scheme: { kind: 'tcp', variant: 'sack' }, count: flows, startJitter: RTT, accessDelay: 0.01 },
    ],
  });
}

/** RED of bansal2001: thresholds at 0.25 and 1.25 bandwidth-delay products, buffer at 2.5. */
function redOf(rate: number): { minThreshold: number; maxThreshold: number; limit: number } {
  const product = (rate * RTT) / PACKET_BITS;
  return { minThreshold: 0.25 * product, maxThreshold: 1.25 * product, limit: Math.round(2.5 * product) };
}

function runNs({ flows, rate, seconds }: Bench, seed: number): Timing {
  const { minThreshold, maxThreshold, limit } = redOf(rate);
  const script = 'tests/bench/dumbbell.tcl';
  const words = [script, flows, rate, seconds, minThreshold, maxThreshold, limit, seed].map(String);
  const { stdout, status } = spawnSync('ns', words, { encoding: 'utf8' });
  const [packets, microseconds] = stdout.trim().split(/\s+/).map(Number);
  if (status !== 0 || !packets || !microseconds) throw new Error(`ns failed: ${stdout}`);
  return { packets, wallSeconds: microseconds / 1e6 };
}

/** The version of the installed ns-2, or null. */
function findNs(): string | null {
  const { stdout, error } = spawnSync('ns', ['-'], { encoding: 'utf8', input: 'puts [ns-version]\nexit 0\n' });
  return error ? null : stdout.trim().split('\n').pop() || null;
}
