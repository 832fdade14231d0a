/**
 * `src/validation/agreement.json`: how far each scheme and each queue is off, by the system that it was compared with. The page's
 * cards and docs read it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import type { Agreement, Agreements } from '../../src/validation/agreement.ts';
import type { Comparison } from './compare.ts';
import type { Compared } from './l4s/measures.ts';
import { caseName } from './l4s/reference.ts';
import type { ModernComparison } from './modern/compare.ts';
import type { ModernResult } from './modern/counter.ts';
import type { CaseResult } from './report.ts';
import { toScenario } from './to-scenario.ts';

const FILE = new URL('../../src/validation/agreement.json', import.meta.url);
const NS2 = 'ns-2.35';
/** Another program inside ns-2: modules of that kernel. */
const NS2_LINUX = 'TCP/Linux 2.6.22 in ns-2.35';

/** A number compared: what it is, whether it agrees, how far it is off. */
interface Judged {
  measure: string;
  agrees: boolean;
  /** Of use and shares in parts of 1, of all others relative; null where the reference is 0. */
  off: number | null;
}

/** Collects what was compared, by kind of scheme or queue. */
class Collection {
  private readonly byKind = new Map<string, { cases: Set<unknown>; judged: Judged[] }>();

  add(kind: string, ofCase: unknown, judged: readonly Judged[]): void {
    const entry = this.byKind.get(kind) ?? { cases: new Set(), judged: [] };
    this.byKind.set(kind, entry);
    entry.cases.add(ofCase);
    entry.judged.push(...judged);
  }

  agreements(): Record<string, Agreement> {
    const kinds = [...this.byKind].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      kinds.map(([kind, { cases, judged }]) => {
        const measures = [...new Set(judged.map(({ measure }) => measure))];
        return [
          kind,
          {
            cases: cases.size,
            numbers: judged.length,
            agree: judged.filter(({ agrees }) => agrees).length,
            off: Object.fromEntries(
              measures.flatMap((measure) => {
                const median = medianOf(judged.filter((each) => each.measure === measure));
                return median === null ? [] : [[measure, median]];
              }),
            ),
          },
        ];
      }),
    );
  }
}

function medianOf(judged: readonly Judged[]): number | null {
  const sizes = judged.flatMap(({ off }) => (off === null ? [] : [Math.abs(off)])).sort((a, b) => a - b);
  return sizes.length === 0 ? null : Number(sizes[Math.floor(sizes.length / 2)]!.toPrecision(2));
}

export function writeNs2Agreement(results: readonly CaseResult[]): void {
  const collection = new Collection();
  const linux = new Collection();
  for (const { reference, comparisons } of results) {
    const { scenario, groupClass } = toScenario(reference.id, reference.setup, 1);
    const groups = new Map(groupClass.map((name, group) => [name, group]));
    for (const [name, group] of groups) {
      const mine = comparisons.filter((each) => each.class === name).map(judgedNs2);
      const isLinux = reference.setup.flows[group]?.scheme.startsWith('linux:') ?? false;
      if (mine.length > 0) (isLinux ? linux : collection).add(scenario.flows[group]!.scheme.kind, reference, mine);
    }
    if (comparisons.some((each) => each.class === null))
      collection.add(reference.setup.queue.kind, reference, comparisons.map(judgedNs2));
  }
  write({ [NS2]: collection.agreements(), [NS2_LINUX]: linux.agreements() });
}

const NS2_MEASURES: Record<string, string> = { goodputPps: 'throughput', dropRate: 'drops', cov1: 'CoV', cov2: 'CoV' };

function judgedNs2({ measure, verdict, relative }: Comparison): Judged {
  return {
    measure: NS2_MEASURES[measure] ?? measure,
    agrees: verdict === 'agrees' || verdict === 'within spread',
    off: relative,
  };
}

export function writeModernAgreement(results: readonly ModernResult[]): void {
  for (const system of new Set(results.map((result) => result.system))) {
    const collection = new Collection();
    for (const { system: of, each, comparisons } of results) {
      if (of !== system) continue;
      const judged = comparisons.map(judgedModern);
      for (const kind of new Set(each.flows.map(({ scheme }) => scheme))) collection.add(kind, each, judged);
      collection.add(each.queue.kind, each, judged);
    }
    write({ [system]: collection.agreements() });
  }
}

function judgedModern({ measure, verdict, ours, theirs }: ModernComparison): Judged {
  const difference = ours[0] - theirs[0];
  const isPart = measure === 'use' || measure === 'share' || measure === 'fairness';
  const relative = theirs[0] === 0 ? null : difference / theirs[0];
  return { measure, agrees: verdict !== 'differs', off: isPart ? difference : relative };
}

const L4S = 'implementations of L4S and BBRv3';

/** Only of the kinds that no other system was compared with: those that the measures are about. */
export function writeL4sAgreement(compared: readonly Compared[]): void {
  const collection = new Collection();
  const added = new Set(['prague', 'bbr3', 'dualpi2']);
  for (const each of compared) {
    const nearest = each.theirs.map(({ value }) => value).toSorted((a, b) => distance(each, a) - distance(each, b))[0]!;
    const { about, isPart } = each.measure;
    const off = isPart ? each.ours - nearest : nearest === 0 ? null : (each.ours - nearest) / nearest;
    const judged = [{ measure: about, agrees: each.agrees, off }];
    for (const kind of new Set([...each.each.flows, each.each.queue]))
      if (added.has(kind)) collection.add(kind, caseName(each.each), judged);
  }
  write({ [L4S]: collection.agreements() });
}

function distance({ ours }: Compared, value: number): number {
  return Math.abs(ours - value);
}

/** Replaces these systems in the file and keeps the others. */
function write(systems: Agreements): void {
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as Agreements;
  writeFileSync(FILE, `${JSON.stringify({ ...before, ...systems }, null, 1)}\n`);
}
