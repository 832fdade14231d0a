/** docs/validation.md, from the results. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { type Comparison, type Verdict, worst } from './compare.ts';
import type { Measurement } from './measure.ts';
import type { NotYet, Origin, ReferenceCase, Spread } from './reference.ts';
import { loadReasons, type Reason, reasonFor } from './reasons.ts';
import {
  convergenceTable,
  crowdTable,
  freedTable,
  linkTable,
  smoothnessTable,
  transientTable,
  windowGapTable,
} from './report-transients.ts';
import { number, percent, spread, table } from './markdown.ts';
import { sdOfDifference } from './statistics.ts';

export interface CaseResult {
  reference: ReferenceCase;
  runs: Measurement[];
  comparisons: Comparison[];
}

const GROUPS: Record<string, string> = {
  A: 'one flow, Bernoulli or periodic loss, a link that is never full (RTT 100 ms)',
  B: 'DropTail, 2.5 Mbit/s, 50 packets: alone, among others, joining and leaving, steps of the loss rate (yang2000)',
  C: 'ten flows against a square wave of constant bit rate, RED, 15 Mbit/s (bansal2001)',
  D: 'five of ten flows stop: use of the capacity that becomes free (bansal2001)',
  E: 'a second flow joins: time until it has its share (bansal2001)',
  F: 'eight flows against eight TCP flows, round-trip times spread (tsao2007)',
  G: 'RED with and without ECN, small buffers, many flows',
  H: 'the same queue both ways, and SACK flows in the opposite direction, so that ACKs queue and are lost',
  I: 'bottlenecks in series with a cross flow on each (tsao2007), and the three links of jin2001 Fig. 9',
  J: 'square and sawtooth waves, Pareto on/off sources, flash crowds, on RED',
  K: 'RAP, Vegas, and TCP/Linux with CUBIC and Reno, alone and with SACK',
  L: 'one flow, bursty losses: patterns of gaps, phases, two states by packets and by time',
  M: 'Tahoe: Bernoulli and periodic loss, DropTail and RED, beside Reno',
  N: 'deficit round robin: equal and unequal round trips, beside Vegas, CUBIC, TFRC and a square wave, a short buffer',
  V: 'minimum RTO, delayed ACKs, the releases of 2000, SQRT with its two cuts',
};

/** The whole document; `sections` are those on what ns-2 does not have: Linux and ns-3, and the papers. */
export function writeReport(
  results: readonly CaseResult[],
  sections: readonly string[],
  notYet: readonly NotYet[],
  wallSeconds: number,
): string {
  const reasons = loadReasons();
  const parts = [
    introduction(results, wallSeconds),
    counts(results, reasons),
    disagreements(results, (id) => reasonFor(reasons, id)),
    '## Case by case',
    'Ours, then ns-2.35 ± its standard deviation over seeds, then the difference. Seeds are of either side. A difference in brackets is one that the spread allows although it is over the percentage.',
  ];
  for (const [group, members] of byGroup(results)) {
    parts.push(`### ${group}: ${GROUPS[group] ?? ''}`, caseTable(members));
  }
  parts.push(
    '## Reported, not judged',
    '### After a step',
    'Read from the trajectory averaged over seeds, times in base round trips since the step. With 20 seeds a single flow under random loss still has a noisy trajectory: its “rate after” is 50 bins of 20 seeds. The last column says more: the mean distance of the two smoothed curves after the step, as a share of the larger of the rates before and after.',
    transientTable(results),
    '### Capacity that becomes free: f(k)',
    'Share of the link used in the first k round trips after five of ten flows have stopped.',
    freedTable(results),
    '### Convergence',
    'Seconds until the second flow has sent 45 % of the packets of the last m round trips. The spread is of the size of the mean; small m are passed by chance.',
    convergenceTable(results),
    '### Two windows set by hand',
    'Two flows whose windows are set at a time (jin2001): seconds until they are less than ten packets apart, and until the first packet is dropped. ns-2 sets them from its script, the validation by reaching into the engine; no scenario can. In group I they are those of two flows after the others have left.',
    windowGapTable(results),
    '### Smoothness',
    'CoV over longer bins, and the larger over the smaller of the packets sent in two consecutive bins: mean, and the value that 95 % stay below.',
    smoothnessTable(results),
    '### Flash crowds',
    'Completion times of the short transfers, from the start to the acknowledgement of the last packet.',
    crowdTable(results),
    '### Bottleneck and fairness',
    linkTable(results),
    ...sections,
    '## Cases of the collection that cannot be run yet',
    notYetTable(notYet),
  );
  return `${parts.join('\n\n')}\n`;
}

function introduction(results: readonly CaseResult[], wallSeconds: number): string {
  const packets = results.reduce((sum, { runs }) => sum + runs.reduce((total, run) => total + run.packets, 0), 0);
  const seeds = results.reduce((sum, { runs }) => sum + runs.length, 0);
  return `# Validation against ns-2.35

Generated by \`npm run validate\`; do not edit. Engine ${ENGINE_VERSION}, ${results.length} cases, ${seeds} runs, ${(packets / 1e6).toFixed(0)} million data packets, ${wallSeconds.toFixed(0)} s.

## What is compared and how

\`tests/reference/\` holds what ns-2.35 (Debian's \`ns2\`) gave for a set of experiments in the manner of the four papers: the set-up in ns-2's own terms, and mean, standard deviation and number of seeds of what was measured. ${origins(results)} \`tests/validation/to-scenario.ts\` turns a set-up into a scenario of ours (it lists where the two programs count differently), and each runs with as many seeds as ns-2 did. Random numbers are not shared, so only distributions can agree.

- **throughput**: goodput, packets per second received in order, mean over the flows of a class.
- **drop rate**: drops of the queue over arrivals at it (the bottleneck), or over packets sent (a class). Artificial losses are not counted.
- **CoV**: standard deviation over mean of the packets sent per bin, one flow at a time, mean over the class. The bin is the base round-trip time; where there is a queue, also two bins together, because the true round trip is longer than the base one.

**Where the two programs count differently** (\`to-scenario.ts\`):

- ns-2's DropTail with limit N lets N − 1 packets wait, its RED N; ours lets \`limit\` packets wait.
- ns-2 has 1 Gbit/s access links and sends ACKs back through links of the hops' rates; ours are pure delay, unless the reverse path is part of the experiment. \`accessDelay\` is both ends together, plus half of these transmission times. They are short (49 µs of 50 ms at 10 Mbit/s), yet they decide at which instant of a transmission packets arrive, and phase effects are real: in \`G-red-lim20-drop-5sack+5gaimd\` the SACK flows get 56.4 packets/s each without and 59.2 with them, where ns-2.35 gives 59.0 (30 seeds).
- ns-2's \`overhead_\` is \`sendJitter\`, \`random_ 1\` of its CBR source a jitter of 0.5, \`use_mark_p_ false\` of its RED a \`markP\` of 1.
- The reference's sawtooth climbs in 20 equal steps, ours steadily. Its flash crowd is a Poisson process; ours has as many transfers as that had on average, at uniform random times.
- ns-2's \`ErrorModel/TwoState\` has bad stretches that are no whole packets: its losses are drawn by the validation and given as a \`pattern\`. The first of random times between losses is the mean there, so it is here.
- What is measured is the first hop, in \`I-jin9\` the middle one; where data and ACKs share it, its drop rate is that of both.
- TFRC's \`overhead_\` of 0.1 is its \`spread\`, RAP's \`overhead_\` its \`sendJitter\`; GAIMD, TCP(b) and the binomial schemes are ns-2's own agents with other constants; SIMD and AIAD/H are a plug-in of the reference runner. TCP/Linux is another program inside ns-2 (see the reasons below).
- ns-2's largest queue is sampled four times per bin, ours is the true maximum; and a burst leaves our access at one instant, so that short queues on idle links are a little longer.

**The rule**: throughput within 5 %; drop rate and CoV within 10 % or two standard deviations over seeds, whichever is wider. Both sides are means over few seeds, so part of any difference is chance; what measures chance is the standard deviation of the difference of the two means, *s* = √(sd²/n + sd²/n), which is smaller than the standard deviation over seeds. The verdicts therefore distinguish:

| verdict | | |
| --- | --- | --- |
| agrees | throughput within 5 %; drop rate and CoV within 10 % or 2 *s* | satisfies the rule |
| within spread | drop rate or CoV beyond that, but within two of ns-2.35's standard deviations over seeds | satisfies the rule |
| unresolved | throughput beyond 5 %, but within 2 *s*: these seeds cannot tell the two apart | does not |
| differs | anything else | does not |`;
}

function origins(results: readonly CaseResult[]): string {
  const count = (origin: string): number => results.filter(({ reference }) => reference.origin === origin).length;
  const more = count('collection, more seeds');
  return `${count('collection') + more} of the cases are those of the collection that the project began with; ${more} of them, marked *, were run on ns-2.35 again with more seeds, because in a first comparison with five to twenty seeds they disagreed or stood out and chance (bistable flows, rare events) could not be told from error; the numbers below are the later ones. ${count('added')} more of the same kinds, marked +, were then run on the same ns-2.35, so that we agree with the program and not with a file.`;
}

function counts(results: readonly CaseResult[], reasons: readonly Reason[]): string {
  const verdicts: Verdict[] = ['agrees', 'within spread', 'unresolved', 'differs'];
  const row = (name: string, all: readonly Verdict[]): string[] => [
    name,
    String(all.length),
    ...verdicts.map((verdict) => String(all.filter((each) => each === verdict).length)),
  ];
  const comparisons = results.flatMap((each) => each.comparisons);
  const of = (test: (comparison: Comparison) => boolean): Verdict[] =>
    comparisons.filter(test).map((each) => each.verdict);
  return [
    '## Result',
    table(
      ['', 'compared', ...verdicts],
      [
        row(
          'cases (their worst verdict)',
          results.map((each) => worst(each.comparisons)),
        ),
        row(
          '… of the collection',
          results.filter((each) => each.reference.origin !== 'added').map((each) => worst(each.comparisons)),
        ),
        row(
          '… added',
          results.filter((each) => each.reference.origin === 'added').map((each) => worst(each.comparisons)),
        ),
        row(
          'throughput',
          of((each) => each.measure === 'goodputPps'),
        ),
        row(
          'drop rate',
          of((each) => each.measure === 'dropRate'),
        ),
        row(
          'CoV, one bin',
          of((each) => each.measure === 'cov1'),
        ),
        row(
          'CoV, two bins',
          of((each) => each.measure === 'cov2'),
        ),
      ],
    ),
    chance(results, reasons),
    `Median difference: throughput ${medianOf(comparisons, 'goodputPps')}, drop rate ${medianOf(comparisons, 'dropRate')}, CoV ${medianOf(comparisons, 'cov1')}.`,
  ].join('\n\n');
}

/** Standard deviations of a difference below this share of the number itself are those of a run without chance in it. */
const CHANCE_AT_ALL = 1e-4;

/** If nothing but chance set the two apart, differences in units of their standard deviation would have a mean square of about 1. */
function chance(results: readonly CaseResult[], reasons: readonly Reason[]): string {
  const summarize = (comparisons: readonly Comparison[]): string => {
    const byChance = comparisons.filter(
      (each) => sdOfDifference(each.ours, each.theirs) > CHANCE_AT_ALL * each.theirs[0],
    );
    const sizes = byChance.map((each) => each.sigmas!);
    const rms = Math.sqrt(sizes.reduce((sum, sigmas) => sum + sigmas * sigmas, 0) / sizes.length);
    const far = sizes.filter((sigmas) => Math.abs(sigmas) > 3).length;
    return `${rms.toFixed(2)} (${sizes.length} differences, ${far} exceed 3)`;
  };
  const other = results.filter(({ reference }) => reasonFor(reasons, reference.id) === null);
  return `Root mean square of the differences in units of *s*, where chance has a part in them: ${summarize(results.flatMap((each) => each.comparisons))}; without the cases that are explained below: ${summarize(other.flatMap((each) => each.comparisons))}. Chance alone gives 1, a little more with five seeds.`;
}

function medianOf(comparisons: readonly Comparison[], measure: Comparison['measure']): string {
  const sizes = comparisons
    .filter((each) => each.measure === measure && each.relative !== null)
    .map((each) => Math.abs(each.relative!))
    .sort((a, b) => a - b);
  return sizes.length === 0 ? '–' : `${(100 * sizes[Math.floor(sizes.length / 2)]!).toFixed(1)} %`;
}

function disagreements(results: readonly CaseResult[], reason: (id: string) => string | null): string {
  const rows = results.flatMap(({ reference, comparisons }) =>
    comparisons
      .filter(({ verdict }) => verdict === 'differs' || verdict === 'unresolved')
      .map((each) => [
        `\`${reference.id}\``,
        each.class ?? 'bottleneck',
        MEASURE_NAMES[each.measure] ?? each.measure,
        spread(each.ours),
        spread(each.theirs),
        percent(each.relative),
        each.sigmas === null ? '–' : number(each.sigmas),
        each.verdict,
        reason(reference.id) ?? '**not explained**',
      ]),
  );
  const text =
    rows.length === 0
      ? 'None.'
      : table(['case', 'of', 'measure', 'ours', 'ns-2.35', 'difference', 'in s', 'verdict', 'why'], rows);
  return `## Disagreements\n\nBy the rule above. Reasons are kept in \`tests/validation/reasons.json\`.\n\n${text}`;
}

const MEASURE_NAMES: Record<string, string> = {
  goodputPps: 'throughput, packets/s',
  dropRate: 'drop rate',
  cov1: 'CoV',
  cov2: 'CoV, two bins',
};

const ORIGIN_MARKS: Record<Origin, string> = { collection: '', 'collection, more seeds': ' *', added: ' +' };

/** The number of seeds, or ours of theirs where they differ. */
function seedCounts(ours: number, theirs: number): string {
  return ours === theirs ? String(ours) : `${ours} of ${theirs}`;
}

/** One row per class of every case, and one for the bottleneck where it has a queue. */
export function caseTable(results: readonly CaseResult[]): string {
  const rows: string[][] = [];
  for (const { reference, runs, comparisons } of results) {
    const names = [...new Set(comparisons.map((each) => each.class))];
    names.forEach((name, index) => {
      const mine = comparisons.filter((each) => each.class === name);
      const cell = (measure: Comparison['measure']): string =>
        comparisonCell(mine.find((each) => each.measure === measure));
      rows.push([
        index === 0 ? `\`${reference.id}\`${ORIGIN_MARKS[reference.origin]}` : '',
        index === 0 ? seedCounts(runs.length, reference.seeds.length) : '',
        name ?? 'bottleneck',
        cell('goodputPps'),
        cell('dropRate'),
        cell('cov1'),
        cell('cov2'),
        worst(mine),
      ]);
    });
  }
  return table(['case', 'seeds', 'of', 'throughput, packets/s', 'drop rate', 'CoV', 'CoV, two bins', 'verdict'], rows);
}

function comparisonCell(comparison: Comparison | undefined): string {
  if (!comparison) return '';
  const { ours, theirs, relative, verdict } = comparison;
  if (ours[0] === 0 && theirs[0] === 0) return '0';
  const limit = comparison.measure === 'goodputPps' ? 0.05 : 0.1;
  let difference = percent(relative);
  if (verdict === 'differs' || verdict === 'unresolved') difference = `**${difference}**`;
  else if (relative === null || Math.abs(relative) > limit) difference = `(${difference})`;
  return `${number(ours[0])} · ${spreadOrMean(theirs)} · ${difference}`;
}

function spreadOrMean(value: Spread): string {
  return value[1] === 0 ? number(value[0]) : spread(value);
}

function notYetTable(notYet: readonly NotYet[]): string {
  if (notYet.length === 0) return 'None.';
  const ids = new Map<string, string[]>();
  for (const { id, why } of notYet) {
    const key = why.join(', ');
    ids.set(key, [...(ids.get(key) ?? []), `\`${id}\``]);
  }
  const rows = [...ids]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([why, list]) => [why, String(list.length), list.join(' ')]);
  return `${notYet.length} cases of the collection need what the engine has not got yet.\n\n${table(['needs', 'cases', ''], rows)}`;
}

function byGroup(results: readonly CaseResult[]): Map<string, CaseResult[]> {
  const groups = new Map<string, CaseResult[]>();
  for (const result of results) {
    const group = result.reference.id.slice(0, result.reference.id.indexOf('-'));
    groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  return groups;
}
