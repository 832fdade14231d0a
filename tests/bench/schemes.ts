/**
 * What a scheme costs, over TCP (SACK) in the same turn:
 *
 *   npm run bench:schemes [-- --repeats N] [--doc] [--pairs]
 *
 * Ten flows of one scheme, 15 Mbit/s, round-trip time 50 ms, 1000-byte packets, a frame of samples per round trip, in four
 * networks: random losses of 1 % and of 5 % before a queue that never fills, where all have the same; RED as in the other
 * bench, where each scheme has the losses that it causes itself; and that RED with round trips that differ. Processor time per
 * data packet sent, which others on the machine disturb less than wall time, median of the turns; in a turn each scheme in each
 * network has a process of its own, as a page has that runs only this, and runs unmeasured first, while the compiler does most
 * of its work; its threads count as processor time too. Then the pairs of pairs.ts, whose two sides take turns; `--pairs` measures
 * them alone. `--doc` writes the tables into docs/performance.md. Never fails on a time: that is for people to judge.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

import type { LossModel, Queue } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { writeIntoDocument } from './document.ts';
import { type Pair, PAIRS } from './pairs.ts';
import { scenarioWith } from '../support/scenario.ts';

/** Of one scheme in one network. */
interface Cost {
  nanoseconds: number;
  /** Part of the packets sent that was lost. */
  lost: number;
}

interface Network {
  name: string;
  queue: Partial<Queue> & { kind: Queue['kind'] };
  loss: LossModel;
  /** Coefficient of variation of the flows' round-trip times. */
  rttCv: number;
}

/** Bandwidth-delay product, packets. */
const PRODUCT = 93.75;
const LONG_QUEUE: Network['queue'] = { kind: 'droptail', limit: 5_000 };
const RED: Network['queue'] = { kind: 'red', limit: 234, minThreshold: 0.25 * PRODUCT, maxThreshold: 1.25 * PRODUCT };
const NETWORKS: Network[] = [
  { name: 'random losses of 1 %', queue: LONG_QUEUE, loss: { kind: 'bernoulli', p: 0.01 }, rttCv: 0 },
  { name: 'of 5 %', queue: LONG_QUEUE, loss: { kind: 'bernoulli', p: 0.05 }, rttCv: 0 },
  { name: 'RED, the losses it causes', queue: RED, loss: { kind: 'none' }, rttCv: 0 },
  { name: 'RED, round trips that differ by 5 %', queue: RED, loss: { kind: 'none' }, rttCv: 0.05 },
];
/** Simulated s; processor s of unmeasured runs, and of measured ones. */
const DURATION = 120;
const WARM_UP = 4;
const TURN = 1.5;
const BOUND = 2.5;

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    doc: { type: 'boolean', default: false },
    only: { type: 'string' },
    network: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    pair: { type: 'string' },
  },
});
if (values.pair) process.stdout.write(JSON.stringify(costOfSide(PAIRS[Number(values.pair)]!, Number(values.only))));
else if (values.only)
  process.stdout.write(JSON.stringify(costOfScheme(values.only, NETWORKS[Number(values.network)]!)));
else compare(Number(values.repeats));

function compare(repeats: number): void {
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(`--repeats: must be a whole number from 1, got ${values.repeats}`);
  if (!values.pairs) {
    const turns = Array.from({ length: repeats }, (_, turn) => {
      process.stderr.write(`schemes, turn ${turn + 1} of ${repeats}\n`);
      return new Map(
        schemes.map(({ kind }) => [kind, NETWORKS.map((_network, at) => inOwnProcess(kind, '--network', at))]),
      );
    });
    print('schemes', markdown(turns));
  }
  const pairs = Array.from({ length: repeats }, (_, turn) => {
    process.stderr.write(`pairs, turn ${turn + 1} of ${repeats}\n`);
    return PAIRS.map((_pair, at) => {
      const order = turn % 2 === 0 ? [0, 1] : [1, 0];
      const costs = order.map((side) => inOwnProcess(String(side), '--pair', at).nanoseconds);
      return order.map((side) => costs[side]!);
    });
  });
  print('pairs', pairTable(pairs));
}

function print(mark: string, table: string): void {
  process.stdout.write(`${table}\n`);
  if (values.doc) writeIntoDocument(mark, table);
}

function inOwnProcess(only: string, of: '--network' | '--pair', at: number): Cost {
  const printed = execFileSync(process.execPath, [process.argv[1]!, '--only', only, of, String(at)], {
    encoding: 'utf8',
  });
  return JSON.parse(printed) as Cost;
}

function costOfScheme(kind: string, { queue, loss, rttCv }: Network): Cost {
  return costOf(
    {
      loss,
      path: [{ rate: 15e6, delay: 0.015, queue }],
      flows: [{ scheme: { kind }, count: 10, startJitter: 0.05, accessDelay: 0.01, rttCv }],
    },
    DURATION,
  );
}

function costOfSide({ sides, duration }: Pair, side: number): Cost {
  return costOf(sides[side]!.scenario, duration);
}

function costOf(scenario: object, duration: number): Cost {
  runs(scenario, duration, 1, WARM_UP);
  return runs(scenario, duration, 1_000, TURN);
}

/** Runs with this seed and the next ones until `seconds` of processor time are spent. */
function runs(set: object, duration: number, firstSeed: number, seconds: number): Cost {
  let nanoseconds = 0;
  let packets = 0;
  let lost = 0;
  for (let seed = firstSeed; nanoseconds < 1e9 * seconds; seed += 1) {
    const scenario = scenarioWith({ seed, duration, warmup: 0, sample: 'rtt', ...set });
    let frames = 0;
    const began = process.cpuUsage();
    const simulation = new Simulation(scenario, () => {
      frames += 1;
    });
    simulation.runUntil(duration);
    const { user, system } = process.cpuUsage(began);
    nanoseconds += 1_000 * (user + system);
    packets += simulation.packetsSent;
    if (frames < duration / 0.06 - 1) throw new Error(`only ${frames} frames: the sampler was not on`);
    const { flows } = simulation.summary();
    lost += flows.reduce((sum, flow) => sum + flow.dropRate * flow.sentPps * duration, 0);
  }
  return { nanoseconds: nanoseconds / packets, lost: lost / packets };
}

function markdown(turns: readonly Map<string, Cost[]>[]): string {
  const cells = (kind: string, network: number): string[] => {
    const costs = turns.map((turn) => turn.get(kind)![network]!);
    const ratio = median(
      turns.map((turn) => turn.get(kind)![network]!.nanoseconds / turn.get('tcp')![network]!.nanoseconds),
    );
    const shown = ratio > BOUND ? `**${ratio.toFixed(2)}**` : ratio.toFixed(2);
    return [
      `${median(costs.map(({ nanoseconds }) => nanoseconds)).toFixed(0)} ns`,
      shown,
      `${(100 * median(costs.map(({ lost }) => lost))).toFixed(1)} %`,
    ];
  };
  const header = ['', ...NETWORKS.flatMap(({ name }) => [name, 'over TCP', 'lost'])];
  return [
    `${machine()}; ${turns.length} turns. Above ${BOUND} in bold.`,
    '',
    line(header),
    line(header.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...schemes.map(({ kind, name }) => line([name, ...NETWORKS.flatMap((_, network) => cells(kind, network))])),
  ].join('\n');
}

/** `turns` have of each pair the cost of its two sides, ns per packet. */
function pairTable(turns: readonly number[][][]): string {
  const rows = PAIRS.map(({ sides: [first, second], network, bound }, at) => {
    const costs = turns.map((turn) => turn[at]!);
    const ratios = costs.map(([a, b]) => a! / b!);
    const ratio = median(ratios).toFixed(2);
    return line([
      `${first.name} over ${second.name}`,
      network,
      ...[0, 1].map((side) => `${median(costs.map((cost) => cost[side]!)).toFixed(0)} ns`),
      bound !== null && median(ratios) > bound ? `**${ratio}**` : ratio,
      `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
      bound === null ? '' : String(bound),
    ]);
  });
  return [
    `${machine()}; ${turns.length} turns. Above the bound in bold.`,
    '',
    line(['', 'network', 'the first', 'the second', 'ratio, median', 'of the turns', 'bound']),
    line(['---', '---', '---:', '---:', '---:', '---:', '---:']),
    ...rows,
  ].join('\n');
}

function machine(): string {
  return `Engine ${ENGINE_VERSION}, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}, one core`;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
