/** The tables of what is reported and not judged. */
import type { Measurement } from './measure.ts';
import type { Spread } from './reference.ts';
import type { CaseResult } from './report.ts';
import { number, percent, spread, table } from './markdown.ts';
import { spreadOf } from './statistics.ts';
import { averageTrajectory, curveDistance, transientOf } from './transient.ts';

const TRANSIENTS: [key: string, title: string][] = [
  ['rateBefore', 'rate before'],
  ['rateAfter', 'rate after'],
  ['rttsToHalf', 'to half the old rate'],
  ['rttsTo50Percent', '50 % of the change'],
  ['rttsTo90Percent', '90 % of the change'],
  ['slope20', 'climb over 20'],
  ['undershoot', 'undershoot'],
  ['queueBefore', 'queue before'],
  ['queueDip', 'queue dip'],
  ['rttsToRefill', 'queue refilled'],
];

export function transientTable(results: readonly CaseResult[]): string {
  const rows = results
    .filter(({ reference }) => reference.trajectory)
    .map(({ reference, runs }) => {
      const trajectory = averageTrajectory(runs.map((run) => run.trajectory!));
      const ours = transientOf(reference.setup, trajectory);
      const theirs = reference.transient!;
      const cells = TRANSIENTS.map(([key]) =>
        key in ours || key in theirs ? `${optional(ours[key])} · ${optional(theirs[key])}` : '',
      );
      const distance = curveDistance(reference.setup, trajectory.rate, reference.trajectory!.rate);
      return [`\`${reference.id}\``, ...cells, `${(100 * distance).toFixed(1)} %`];
    });
  return table(['case (ours · ns-2.35)', ...TRANSIENTS.map(([, title]) => title), 'curves apart'], rows);
}

export function freedTable(results: readonly CaseResult[]): string {
  const members = results.filter(({ reference }) => reference.freed);
  const keys = ['before', ...(members[0]?.reference.setup.freed?.bins.map(String) ?? [])];
  return table(
    ['case (ours · ns-2.35)', ...keys.map((key) => (key === 'before' ? key : `f(${key})`))],
    members.map((result) => perKey(result, keys, result.reference.freed!, (run) => run.freed)),
  );
}

export function convergenceTable(results: readonly CaseResult[]): string {
  const members = results.filter(({ reference }) => reference.converge);
  const keys = members[0]?.reference.setup.converge?.bins.map(String) ?? [];
  return table(
    ['case (ours · ns-2.35)', ...keys.map((key) => `m = ${key}`)],
    members.map((result) => perKey(result, keys, result.reference.converge!, (run) => run.converge)),
  );
}

function perKey(
  { reference, runs }: CaseResult,
  keys: readonly string[],
  theirs: Record<string, Spread>,
  pick: (run: Measurement) => Record<string, number | null>,
): string[] {
  const cells = keys.map((key) => {
    const ours = spreadOf(runs.map((run) => pick(run)[key] ?? null));
    return `${ours ? spread(ours) : 'never'} · ${theirs[key] ? spread(theirs[key]) : 'never'}`;
  });
  return [`\`${reference.id}\``, ...cells];
}

export function windowGapTable(results: readonly CaseResult[]): string {
  const keys = ['first', 'second', 'close', 'firstDrop', 'gapAtDrop'];
  const titles = ['first window', 'second window', 'close after, s', 'first drop after, s', 'apart then'];
  const members = results.filter(({ reference }) => reference.windowGap);
  return table(
    ['case (ours · ns-2.35)', ...titles],
    members.map((result) => perKey(result, keys, result.reference.windowGap!, (run) => run.windowGap)),
  );
}

export function crowdTable(results: readonly CaseResult[]): string {
  const keys = ['completed', 'mean', 'median', 'percentile90'];
  const members = results.filter(({ reference }) => reference.crowd);
  return table(
    ['case (ours · ns-2.35)', 'completed', 'mean time, s', 'median, s', '90th percentile, s'],
    members.map((result) => perKey(result, keys, result.reference.crowd!, (run) => run.crowd)),
  );
}

export function smoothnessTable(results: readonly CaseResult[]): string {
  const members = results.filter(({ reference }) => reference.smooth);
  const bins = [...new Set(members.flatMap(({ reference }) => reference.setup.smooth!))];
  const keys = bins.flatMap((each) => [`cov ${each}`, `ratio ${each}`, `ratio95 ${each}`]);
  const seconds = (each: number): string => `${number(each * (members[0]?.reference.setup.bin ?? 0))} s`;
  const titles = bins.flatMap((each) => [`CoV, ${seconds(each)}`, `ratio, ${seconds(each)}`, '95 % below']);
  const rows = members.flatMap((result) =>
    Object.entries(result.reference.smooth!).map(([name, theirs]) =>
      perKey(result, keys, theirs, (run) => run.smooth[name] ?? {}),
    ),
  );
  return table(['case (ours · ns-2.35)', ...titles], rows);
}

const LINK: [key: keyof Measurement['run'], title: string][] = [
  ['utilization', 'utilization'],
  ['injectedRate', 'artificial loss'],
  ['markRate', 'marked'],
  ['meanQueue', 'mean queue'],
  ['maxQueue', 'maximum queue'],
  ['jainLong', 'Jain, whole run'],
  ['jain1', 'Jain, one bin'],
  ['jain2', 'Jain, two bins'],
];

export function linkTable(results: readonly CaseResult[]): string {
  const rows = results.map(({ reference, runs }) => {
    const cells = LINK.map(([key]) => {
      const theirs = reference.run[key];
      const ours = spreadOf(runs.map((run) => run.run[key]));
      if (!theirs || !ours || (theirs[0] === 0 && ours[0] === 0)) return '';
      const difference = theirs[0] === 0 ? '–' : percent(ours[0] / theirs[0] - 1);
      return `${number(ours[0])} · ${number(theirs[0])} · ${difference}`;
    });
    return [`\`${reference.id}\``, ...cells];
  });
  return table(['case (ours · ns-2.35 · difference)', ...LINK.map(([, title]) => title)], rows);
}

function optional(value: number | null | undefined): string {
  return value === null || value === undefined ? 'never' : number(value);
}
