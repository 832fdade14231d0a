/**
 * Linux of today: the transport that a person may choose by that name (`LINUX_TODAY`), beside real Linux. Every case of Linux with
 * TCP or CUBIC in it is run with it too, and cases of `today.json`: starts from the first packet on, and transfers.
 */
import { readFileSync } from 'node:fs';

import { LINUX_TODAY } from '../../../workers/engine/scenario/transport-profiles.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { number, spread, table } from '../markdown.ts';
import type { Spread } from '../reference.ts';
import { sdOfDifference, spreadOf } from '../statistics.ts';
import { scenarioWith } from '../../support/scenario.ts';
import { compareModern, type ModernComparison, type ModernMeasure } from './compare.ts';
import { keyOf, modernReason, type ModernReason, type ModernResult, standingOf } from './counter.ts';
import { INITIAL_WINDOW } from './measure.ts';
import { caseName, type ModernCase, type ModernReference } from './reference.ts';

/** Transfers of equal length, one after the other, sixteen at a time, over 100 Mbit/s with a round trip of 100 ms. */
export interface Transfers {
  packets: number;
  /** Chance of a random loss. */
  loss: number;
  /** With tail loss probes. */
  probes: boolean;
  /** A run each: transfers, mean time to the ACK of the last packet in s, timeouts per 100 transfers. */
  runs: number[][];
}

export interface TodayCase extends ModernCase {
  /** A run each: retransmissions, timeouts, probes, counted by the kernel from the start. */
  counts: number[][];
}

export interface TodayReference extends ModernReference {
  cases: TodayCase[];
  transfers: Transfers[];
}

/** A case, compared with the profile, and without it. */
export interface TodayResult extends ModernResult {
  without: ModernComparison[];
}

export function loadToday(): TodayReference {
  const file = new URL('../../reference/modern/today.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as TodayReference;
}

/** The case has flows that the profile is for. */
export function isForToday({ flows }: ModernCase): boolean {
  return flows.some(({ scheme }) => scheme === 'tcp' || scheme === 'cubic');
}

export function todayResult(
  system: string,
  each: ModernCase,
  without: readonly number[][],
  withProfile: readonly number[][],
): TodayResult {
  return { system, each, without: compareModern(each, without), comparisons: compareModern(each, withProfile) };
}

const FLOWS = 400;

/** As `Transfers.runs`, of ours. */
export function measureTransfers({ packets, loss, probes }: Transfers, seed: number, linux: boolean): number[] {
  const transport = linux ? { ...LINUX_TODAY, tlp: probes } : { initialWindow: INITIAL_WINDOW };
  const simulation = new Simulation(
    scenarioWith({
      seed,
      duration: 90,
      warmup: 0,
      path: [{ rate: 100e6, delay: 0.01, queue: { kind: 'droptail', limit: 1000 } }],
      loss: { kind: 'bernoulli', p: loss },
      // Linux' handshakes were not lost, nor is their time counted.
      transport: { ...transport, handshake: false },
      flows: [{ count: FLOWS, packets, startJitter: 30, scheme: { kind: 'tcp' }, accessDelay: 0.04, ecn: false }],
    }),
  );
  simulation.runUntil(Infinity);
  const done = simulation.summary().flows.filter(({ completion }) => completion !== null);
  const mean = done.reduce((sum, { completion }) => sum + completion!, 0) / done.length;
  return [done.length, mean, (100 * done.reduce((sum, { timeouts }) => sum + timeouts, 0)) / done.length];
}

/** Times within 10 %, timeouts within 30 %, or within two standard deviations of the difference of the means. */
export function transfersAgree(ours: Spread, theirs: Spread, part: number): boolean {
  return Math.abs(ours[0] - theirs[0]) <= Math.max(part * theirs[0], 2 * sdOfDifference(ours, theirs));
}

const MEASURES: ModernMeasure[] = ['use', 'queue', 'drops', 'share', 'fairness'];
const NAMES: Partial<Record<ModernMeasure, string>> = {
  use: 'use of the link',
  queue: 'queue',
  drops: 'drop rate',
  share: 'share',
  fairness: "Jain's index",
};

/** The part of docs/validation.md. */
export function todaySection(
  results: readonly TodayResult[],
  reasons: readonly ModernReason[],
  { transfers }: TodayReference,
): string {
  return [
    '### Linux of today',
    INTRODUCTION,
    counts(results),
    '**What is not within the bounds with the profile**',
    OUTSIDE,
    outside(results, reasons),
    `**From the first packet on** (8 s, the start included; ${LEGEND})`,
    caseTable(results.filter(({ each }) => each.warmup === 0)),
    `**From 15 s on** (${LEGEND})`,
    caseTable(results.filter(({ each }) => 'counts' in each && each.warmup > 0)),
    '**Transfers over a path with random losses**: mean time to the last ACK, and timeouts per 100 transfers (TCP, round trip 100 ms).',
    transferTable(transfers),
  ].join('\n\n');
}

const LEGEND = 'without · **with the profile** · Linux';
const INTRODUCTION = `*Linux of today* is a choice in the form of a flow: initial window 10, PRR, RACK, tail loss probes, a minimum of 200 ms beyond the round trip in the timer, whole windows and, of CUBIC, HyStart and whole steps. Here every case of Linux with TCP or CUBIC is run without and with it, those above and further ones that were measured for it (\`tests/reference/modern/today.json\`), by the same rule. ACKs of every packet in both; "TCP" is Reno there.`;

function counts(results: readonly TodayResult[]): string {
  const rows = MEASURES.flatMap((measure) => {
    const within = (side: 'without' | 'comparisons'): [number, number] => {
      const all = results.flatMap((result) => result[side].filter((each) => each.measure === measure));
      return [all.length, all.filter(({ verdict }) => verdict !== 'differs').length];
    };
    const [all] = within('comparisons');
    return all === 0
      ? []
      : [[NAMES[measure]!, String(all), String(within('without')[1]), String(within('comparisons')[1])]];
  });
  const total = [1, 2, 3].map((column) => String(rows.reduce((sum, row) => sum + Number(row[column]), 0)));
  return table(['measure', 'compared', 'within without it', 'within with it'], [...rows, ['all', ...total]]);
}

const OUTSIDE = `The counter-runs are those above, with the profile in ours: of phase effects, without phase in both; of a queue that hardly is one, with a bottleneck that sums the waits; of bursts, with Linux' TCP handing over one packet at a time. *No* is open.`;

function outside(results: readonly TodayResult[], reasons: readonly ModernReason[]): string {
  const rows = results.flatMap((result) =>
    result.comparisons
      .filter(({ verdict }) => verdict === 'differs')
      .map((each) => {
        const before = result.without.find((other) => keyOf(other) === keyOf(each));
        const again = result.counter?.get(keyOf(each));
        const isProven = standingOf(results, result, each) === 'proven';
        return [
          ...[caseName(result.each), NAMES[each.measure]!, before ? number(before.ours[0]) : ''],
          ...[number(each.ours[0]), spread(each.theirs)],
          again ? `${number(again.ours[0])} · ${spread(again.theirs)}` : '',
          isProven ? (modernReason(reasons, result, each.measure)!.theirs ?? 'yes') : '**no**',
        ];
      }),
  );
  const head = ['case', 'measure', 'without', 'with', 'Linux', 'counter-run: ours with · Linux', 'proven by'];
  return rows.length === 0 ? 'Nothing.' : table(head, rows);
}

function caseTable(results: readonly TodayResult[]): string {
  const rows = results.map(({ each, without, comparisons: now }) => [
    caseName(each),
    ...(['use', 'queue', 'drops'] as const).map((measure) => {
      const [before, after] = [without, now].map((side) => side.find((one) => one.measure === measure));
      if (!after) return '';
      return `${before ? number(before.ours[0]) : 0} · **${number(after.ours[0])}** · ${spread(after.theirs)}`;
    }),
  ]);
  return table(['case', 'use', 'queue', 'drop rate'], rows);
}

const SEEDS = [1, 2, 3];

function transferTable(transfers: readonly Transfers[]): string {
  const rows = transfers.map((each) => {
    const [before, after] = [false, true].map((linux) => SEEDS.map((seed) => measureTransfers(each, seed, linux)));
    const cell = (place: number, part: number): string => {
      const of = (runs: readonly number[][]): Spread => spreadOf(runs.map((run) => run[place]!))!;
      const agrees = transfersAgree(of(after!), of(each.runs), part);
      return `${number(of(before!)[0])} · **${number(of(after!)[0])}** · ${spread(of(each.runs))}${agrees ? '' : ' (differs)'}`;
    };
    const name = `${each.packets} packets, ${100 * each.loss} % loss, ${each.probes ? 'with' : 'without'} probes`;
    return [name, cell(1, 0.1), cell(2, 0.3)];
  });
  return table(['transfers', 'time, s', 'timeouts per 100'], rows);
}
