/** What a lesson can ask of a run: the numbers of the page's tables, and what is read off its charts. One line of docs each. */
import type { Measured } from '../scenes/measured.ts';
import { say } from '../../workers/words/say.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { valueOf } from '../../workers/language/expression.ts';
import {
  type Argument,
  type Claim,
  type Expression,
  holdsOf,
  type Measure as Asked,
  measuresIn,
  sumsIn,
} from './expression.ts';

/** `group` is a group's id, `hop` a hop's number from 1, the rest are numbers; with `?` it may be left out. */
type Parameter = 'group' | 'hop?' | 'time?' | 'from?' | 'to?' | 'packets' | 'Mbit/s' | '%';

interface Measure {
  takes: readonly Parameter[];
  unit: string;
  /** What it is, for the docs. */
  help: string;
  /** Why a run has none, or will never have one, in a few words. */
  absent?: string;
  of(run: Measured, given: readonly (string | number | undefined)[]): number;
}

const MBIT = 1e6;

export const MEASURES: Readonly<Record<string, Measure>> = {
  window: {
    takes: ['group', 'time?'],
    unit: 'packets',
    help: 'Window of the group’s first flow at a time; at the end if none is given.',
    absent: 'the run has no sample then',
    of: (run, [group, time]) => run.windows(id(group), 0, at(time, run.time), at(time, run.time))[0] ?? NaN,
  },
  peak: {
    takes: ['group', 'from?', 'to?'],
    unit: 'packets',
    help: 'Largest window of the group’s first flow.',
    absent: 'the run has no sample then',
    of: (run, [group, from, to]) => greatest(run.windows(id(group), 0, at(from, 0), at(to, run.time))),
  },
  valley: {
    takes: ['group', 'from?', 'to?'],
    unit: 'packets',
    help: 'Smallest window of the group’s first flow.',
    absent: 'the run has no sample then',
    of: (run, [group, from, to]) => -greatest(run.windows(id(group), 0, at(from, 0), at(to, run.time)).map((w) => -w)),
  },
  kept: {
    takes: ['group', 'from?'],
    unit: '%',
    help: 'Part of its window that the group’s first flow kept at a cut, on average.',
    absent: 'no window was cut',
    of: (run, [group, from]) => run.kept(id(group), at(from, 0)),
  },
  cuts: {
    takes: ['group', 'from?', 'to?'],
    unit: 'times',
    help: 'How often flows of the group cut their window or rate.',
    of: (run, [group, from, to]) => {
      const { series } = run;
      const index = groupIndex(series.scenario, id(group));
      return series.lossEvents[index]!.between(...span(run, at(from, 0), at(to, run.time)));
    },
  },
  lost: {
    takes: ['group', 'from?', 'to?'],
    unit: 'packets',
    help: 'Packets of the group that were dropped.',
    of: (run, [group, from, to]) => total(run, 'dropped', group, from, to),
  },
  lossRate: {
    takes: ['group', 'from?', 'to?'],
    unit: '%',
    help: 'Packets of the group that were dropped, of those that it sent.',
    absent: 'nothing was sent',
    of: (run, [group, from, to]) =>
      (100 * total(run, 'dropped', group, from, to)) / total(run, 'sent', group, from, to),
  },
  lossEventRate: {
    takes: ['group', 'from?', 'to?'],
    unit: '%',
    help: 'Loss events of the group, that is cuts, of the packets that it sent.',
    absent: 'nothing was sent',
    of: (run, given) => (100 * MEASURES['cuts']!.of(run, given)) / total(run, 'sent', ...given),
  },
  rate: {
    takes: ['group', 'from?', 'to?'],
    unit: 'Mbit/s',
    help: 'Throughput of the group; since the warm-up if no time is given.',
    of: (run, [group, from, to]) =>
      from === undefined
        ? run.group(id(group)).mean / MBIT
        : run.rateBetween(id(group), at(from, 0), at(to, run.time)) / MBIT,
  },
  share: {
    takes: ['group', 'from?', 'to?'],
    unit: '%',
    help: 'The group’s part of what all groups got; since the warm-up if no time is given.',
    absent: 'nothing arrived',
    of: (run, [group, from, to]) =>
      from === undefined
        ? 100 * run.group(id(group)).share
        : run.shareBetween(id(group), at(from, 0), at(to, run.time)),
  },
  roundTrip: {
    takes: ['group'],
    unit: 'ms',
    help: 'Mean round trip of the group since the warm-up, waiting included.',
    absent: 'no round trip was measured',
    of: (run, [group]) => 1000 * run.group(id(group)).roundTrip || NaN,
  },
  cov: {
    takes: ['group'],
    unit: '%',
    help: 'Coefficient of variation of what a flow of the group sends in a round trip, since the warm-up: 0 is perfectly smooth.',
    absent: 'too little was sent to vary',
    of: (run, [group]) => 100 * (run.group(id(group)).cov ?? NaN),
  },
  took: {
    takes: ['group'],
    unit: 's',
    help: 'Mean completion time of the group’s transfers since the warm-up.',
    absent: 'no transfer was over',
    of: (run, [group]) => run.group(id(group)).took ?? NaN,
  },
  took95: {
    takes: ['group'],
    unit: 's',
    help: 'What 95 in 100 of the group’s transfers since the warm-up took at most.',
    absent: 'no transfer was over',
    of: (run, [group]) => run.group(id(group)).took95 ?? NaN,
  },
  silence: {
    takes: ['group', 'from?', 'to?'],
    unit: 's',
    help: 'Longest time in which the group’s first flow sent nothing.',
    of: (run, [group, from, to]) => run.silence(id(group), at(from, 0), at(to, run.time)),
  },
  climb: {
    takes: ['group', 'from?'],
    unit: 's',
    help: 'Mean time from a cut of the group’s first flow until its window is what it was before, or within a packet of that when it is cut again.',
    absent: 'no window came back to what it was',
    of: (run, [group, from]) => run.climb(id(group), at(from, 0)),
  },
  whenWindow: {
    takes: ['group', 'packets', 'from?'],
    unit: 's',
    help: 'First time, from a time on, at which the window of the group’s first flow is that large.',
    absent: 'it never is',
    of: (run, [group, packets, from]) => run.firstWindow(id(group), at(from, 0), (window) => window >= Number(packets)),
  },
  whenBelow: {
    takes: ['group', 'packets', 'from?'],
    unit: 's',
    help: 'First time, from a time on, at which the window of the group’s first flow is that small.',
    absent: 'it never is',
    of: (run, [group, packets, from]) => run.firstWindow(id(group), at(from, 0), (window) => window <= Number(packets)),
  },
  whenRate: {
    takes: ['group', 'Mbit/s', 'from?'],
    unit: 's',
    help: 'First time, after a time, at which the group’s first flow has that throughput, averaged over about a second.',
    absent: 'it never has',
    of: (run, [group, rate, from]) => run.firstRate(id(group), at(from, 0), MBIT * Number(rate)),
  },
  together: {
    takes: ['group', 'from?'],
    unit: 'flows',
    help: 'How many flows of the group cut at the same time, on average.',
    absent: 'nothing was cut',
    of: (run, [group, from]) => run.cutTogether(id(group), at(from, 0)),
  },
  used: {
    takes: ['hop?'],
    unit: '%',
    help: 'Part of a hop’s link in use since the warm-up.',
    absent: 'packets of several sizes cross the hop',
    of: (run, [hop]) => run.used(hopIndex(hop)),
  },
  queue: {
    takes: ['hop?'],
    unit: 'packets',
    help: 'Mean queue of a hop since the warm-up.',
    of: (run, [hop]) => run.numbers(hopIndex(hop)).meanQueue,
  },
  queueBelow: {
    takes: ['%', 'hop?'],
    unit: 'packets',
    help: 'Since the warm-up a hop’s queue is shorter than this in that part of the time.',
    absent: 'the run has no sample then',
    of: (run, [part, hop]) => run.queueQuantile(hopIndex(hop), run.series.scenario.warmup, Number(part) / 100),
  },
  wait: {
    takes: ['hop?'],
    unit: 'ms',
    help: 'How long a packet waits at a hop on average, since the warm-up.',
    of: (run, [hop]) => run.wait(hopIndex(hop)),
  },
  waitLow: {
    takes: ['hop?'],
    unit: 'ms',
    help: 'How long a packet waits on average in the low-latency queue of a hop with two, since the warm-up.',
    absent: 'the hop has one queue',
    of: (run, [hop]) => run.waitIn('low', hopIndex(hop)),
  },
  waitClassic: {
    takes: ['hop?'],
    unit: 'ms',
    help: 'The same in its classic queue.',
    absent: 'the hop has one queue',
    of: (run, [hop]) => run.waitIn('classic', hopIndex(hop)),
  },
  markedLow: {
    takes: ['hop?'],
    unit: '%',
    help: 'Part of the packets that the low-latency queue of a hop with two marks, since the warm-up.',
    absent: 'the hop has one queue',
    of: (run, [hop]) => run.markedIn('low', hopIndex(hop)),
  },
  drops: {
    takes: ['hop?'],
    unit: 'packets',
    help: 'Packets that a hop’s queue has dropped since the warm-up.',
    of: (run, [hop]) => run.numbers(hopIndex(hop)).queueDrops,
  },
  fairness: {
    takes: ['time?'],
    unit: '',
    help: 'Jain’s fairness index: its mean since the warm-up, or over about a second up to a time. 1 is equal.',
    absent: 'no two flows sent all that time',
    of: (run, [time]) =>
      time === undefined
        ? (run.numbers().meanFairness ?? NaN)
        : run.series.steadyFairness.at(Math.max(0, run.series.samples.indexAt(Math.min(Number(time), run.time)))),
  },
};

/** @returns NaN where the run does not say */
export function evaluate(expression: Expression, run: Measured): number {
  return valueOf(expression, ({ name, given }: Asked) => {
    const values = given.map((each) => (each.is === 'group' ? each.id : evaluate(each, run)));
    return run.series.length === 0 ? NaN : MEASURES[name]!.of(run, values);
  });
}

/** Why an expression has no number in a run, in a few words; null if it has one. */
export function whyNone(expression: Expression, run: Measured): string | null {
  const none = (part: Expression): boolean => !Number.isFinite(evaluate(part, run));
  if (!none(expression)) return null;
  const measure = measuresIn(expression).find(none);
  if (!measure) return say('the arithmetic has no result, as a division by 0 has none');
  const { absent } = MEASURES[measure.name]!;
  return absent === undefined ? say('the run does not say') : say(absent);
}

/** Why a claim neither holds nor fails in a run, in a few words; null if it does either. What never comes about is later than any time. */
export function whyUntold(claim: Claim, run: Measured): string | null {
  if (claim.is === 'number') return whyNone(claim.sum, run);
  const untold = claim.comparison.sums.find((sum) => Number.isNaN(evaluate(sum, run)));
  return untold ? whyNone(untold, run) : null;
}

/** Whether what the lesson claims is so in this run. */
export function claimHolds(claim: Claim, run: Measured): boolean {
  return holdsOf(
    claim,
    sumsIn(claim).map((sum) => evaluate(sum, run)),
  );
}

/** Why no run of this scenario has what a claim asks for, in a few words; null if it has. */
export function claimRefusal(claim: Claim, scenario: Scenario): string | null {
  return sumsIn(claim).reduce<string | null>((first, sum) => first ?? refusalOf(sum, scenario), null);
}

/** Why no run of this scenario has what an expression asks for, in a few words; null if it has. */
export function refusalOf(expression: Expression, scenario: Scenario): string | null {
  for (const { name, given } of measuresIn(expression)) {
    const refusal = measureRefusal(name, given, scenario);
    if (refusal !== null) return refusal;
  }
  return null;
}

function measureRefusal(name: string, given: readonly Argument[], scenario: Scenario): string | null {
  if (!Object.hasOwn(MEASURES, name))
    return `there is no measure “${name}”; there are ${Object.keys(MEASURES).join(', ')}`;
  const { takes } = MEASURES[name]!;
  const least = takes.filter((each) => !each.endsWith('?')).length;
  const form = `${name}(${takes.join(', ')})`;
  if (given.length < least || given.length > takes.length) return `it is ${form}`;
  for (const [index, each] of given.entries()) {
    const takesGroup = takes[index] === 'group';
    if (takesGroup !== (each.is === 'group')) return `it is ${form}`;
    if (each.is === 'group' && !scenario.flows.some((flows) => flows.id === each.id))
      return `the scene has no group “${each.id}”; it has ${scenario.flows.map((flows) => flows.id).join(', ')}`;
    if (takes[index] === 'hop?') {
      const hop = each.is === 'number' ? each.value : NaN;
      if (!(Number.isInteger(hop) && hop >= 1 && hop <= scenario.path.length))
        return `the scene has hops 1 to ${scenario.path.length}`;
      if (scenario.path[hop - 1]!.rate === null) return `hop ${hop} has no rate`;
    }
  }
  if (takes[0] === 'hop?' && given.length === 0 && scenario.path[0]!.rate === null) return 'hop 1 has no rate';
  return null;
}

type Given = string | number | undefined;

function id(given: Given): string {
  return String(given);
}

function at(given: Given, otherwise: number): number {
  return given === undefined ? otherwise : Number(given);
}

function hopIndex(given: Given): number {
  return at(given, 1) - 1;
}

function greatest(values: readonly number[]): number {
  return values.length === 0 ? NaN : values.reduce((most, value) => Math.max(most, value));
}

/** The frames after the first up to the second. */
function span({ series: { samples }, time }: Measured, from: number, to: number): [number, number] {
  return [samples.indexAt(from), samples.indexAt(Math.min(to, time))];
}

function total(run: Measured, what: 'dropped' | 'sent', group?: Given, from?: Given, to?: Given): number {
  const { series } = run;
  const frames = span(run, at(from, 0), at(to, run.time));
  const flows = series.flowsOfGroup[groupIndex(series.scenario, id(group))]!;
  return flows.reduce((sum, flow) => sum + series[what][flow]!.between(...frames), 0);
}

function groupIndex(scenario: Scenario, group: string): number {
  return scenario.flows.findIndex((each) => each.id === group);
}
