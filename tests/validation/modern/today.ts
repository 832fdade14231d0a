/**
 * Linux of today: the transport that a person may choose by that name (`LINUX_TODAY`), beside real Linux. Every case of Linux with
 * TCP or CUBIC in it is run with it too, and cases of `today.json`: starts from the first packet on, and transfers.
 */
import { readFileSync } from 'node:fs';

import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { LINUX_TODAY } from '../../../workers/engine/scenario/transport-profiles.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { number, spread, table } from '../markdown.ts';
import type { Spread } from '../reference.ts';
import { sdOfDifference, spreadOf } from '../statistics.ts';
import { compareModern, type ModernComparison, type ModernMeasure } from './compare.ts';
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

/** A case, compared without and with the profile. */
export interface TodayResult {
  each: ModernCase;
  without: ModernComparison[];
  with: ModernComparison[];
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
  each: ModernCase,
  without: readonly number[][],
  withProfile: readonly number[][],
): TodayResult {
  return { each, without: compareModern(each, without), with: compareModern(each, withProfile) };
}

const FLOWS = 400;

/** As `Transfers.runs`, of ours. */
export function measureTransfers({ packets, loss, probes }: Transfers, seed: number, linux: boolean): number[] {
  const transport = linux ? { ...LINUX_TODAY, tlp: probes } : { initialWindow: INITIAL_WINDOW };
  const simulation = new Simulation(
    normalizeScenario({
      version: 1,
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
  ...{ use: 'use of the link', queue: 'queue', drops: 'drop rate', share: 'share', fairness: "Jain's index" },
};

/** The part of docs/validation.md. */
export function todaySection(results: readonly TodayResult[], { transfers }: TodayReference): string {
  return [
    '### Linux of today',
    INTRODUCTION,
    counts(results),
    '**What is not within the bounds with the profile**',
    outside(results),
    `**From the first packet on** (8 s, the start included; ${LEGEND})`,
    caseTable(results.filter(({ each }) => each.warmup === 0)),
    `**From 15 s on** (${LEGEND})`,
    caseTable(results.filter(({ each }) => 'counts' in each && each.warmup > 0)),
    '**Transfers over a path with random losses**: mean time to the last ACK, and timeouts per 100 transfers (TCP, round trip 100 ms).',
    transferTable(transfers),
  ].join('\n\n');
}

const LEGEND = 'without · **with the profile** · Linux';
const INTRODUCTION = `*Linux of today* is a choice in the form of a flow: initial window 10, PRR, RACK, tail loss probes, a minimum of 200 ms beyond the round trip in the timer, whole windows and, of CUBIC, HyStart. Here every case of Linux with TCP or CUBIC is run without and with it, those above and further ones that were measured for it (\`tests/reference/modern/today.json\`), by the same rule. Linux' kernel loses nothing of its own; "TCP" is Reno there.`;

function counts(results: readonly TodayResult[]): string {
  const rows = MEASURES.flatMap((measure) => {
    const within = (side: 'without' | 'with'): [number, number] => {
      const all = results.flatMap((result) => result[side].filter((each) => each.measure === measure));
      return [all.length, all.filter(({ verdict }) => verdict !== 'differs').length];
    };
    const [all] = within('with');
    return all === 0 ? [] : [[NAMES[measure]!, String(all), String(within('without')[1]), String(within('with')[1])]];
  });
  const total = [1, 2, 3].map((column) => String(rows.reduce((sum, row) => sum + Number(row[column]), 0)));
  return table(['measure', 'compared', 'within without it', 'within with it'], [...rows, ['all', ...total]]);
}

function outside(results: readonly TodayResult[]): string {
  const rows = results.flatMap(({ each, without, with: now }) =>
    now
      .filter(({ verdict }) => verdict === 'differs')
      .map(({ measure, class: name, ours, theirs }) => {
        const before = without.find((other) => other.measure === measure && other.class === name);
        return [caseName(each), NAMES[measure]!, before ? number(before.ours[0]) : '', number(ours[0]), spread(theirs)];
      }),
  );
  return rows.length === 0 ? 'Nothing.' : table(['case', 'measure', 'without', 'with', 'Linux'], rows);
}

function caseTable(results: readonly TodayResult[]): string {
  const rows = results.map(({ each, without, with: now }) => [
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
