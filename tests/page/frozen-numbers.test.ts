/** The numbers that the page tells of three runs, as recorded: its tables, what lessons ask, what the closed forms foretell, the script for ns-2. */
import { describe, expect, test } from 'vitest';
import { MEASURES } from '../../src/lessons/measures.ts';
import { numberRows } from '../../src/run/number-rows.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import { framesIn, GROUP_MEASURES, HOP_MEASURES, PING_MEASURES, type StretchMeasure } from '../../src/run/stretch.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { idealRun } from '../../src/theory/ideal-run.ts';
import { loneFlow } from '../../src/theory/lone-flow.ts';
import { networkShares } from '../../src/theory/network-shares.ts';
import { theoryOf } from '../../src/theory/predict.ts';
import { PREDICTED, setPrediction } from '../../src/theory/set-prediction.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { seriesOf } from './support/runs.ts';

const droptail = { kind: 'droptail', limit: 25 };
const link = { rate: 2.4e6, delay: 0.01, queue: droptail };
const red = { ...link, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 20, ecn: true } };
const tcp = { id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.03 };

const RUNS: Readonly<Record<string, object>> = {
  'one flow': { duration: 30, path: [link], flows: [tcp] },
  'two groups, regular losses': {
    duration: 24,
    path: [{ ...link, rate: 8e6, queue: { kind: 'droptail', limit: 200 }, loss: { kind: 'bernoulli', p: 0.01 } }],
    flows: [
      { ...tcp, count: 2, startJitter: 1 },
      { id: 'other', scheme: { kind: 'aimd' }, count: 2, packetSize: 600, start: 2 },
    ],
  },
  'three links, ECN, pings and changes': {
    duration: 20,
    warmup: 3,
    path: [link, red, { ...link, rate: 4e6 }],
    reverse: [link, link, link],
    flows: [
      { ...tcp, ecn: true },
      { ...tcp, id: 'first', leave: 0, count: 2 },
      { id: 'last', scheme: { kind: 'tfrc' }, enter: 1, packets: 900, start: 4 },
    ],
    traffic: [{ kind: 'cbr', wave: 'square', high: 1e6, on: 2, off: 2, enter: 1, leave: 1 }, { kind: 'ping' }],
    events: [
      { at: 8, do: 'rate', hop: 0, rate: 1.2e6 },
      { at: 15, do: 'stop', group: 'first', count: 1 },
    ],
  },
};

/** Numbers to six digits, of texts that there is one: words may become better ones. */
function roughly(of: unknown): unknown {
  if (typeof of === 'number') return Number(of.toPrecision(6));
  if (typeof of === 'string') return '…';
  if (Array.isArray(of) || ArrayBuffer.isView(of)) return Array.from(of as number[], roughly);
  if (typeof of !== 'object' || of === null) return of ?? null;
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, roughly(value)]));
}
const line = (of: unknown): string => JSON.stringify(roughly(of));
const short = (of: unknown): string => new NumberHash().take(roughly(of)).toString();

describe.each(Object.entries(RUNS))('of %s', (_, fields) => {
  const run = seriesOf(scenarioWith(fields));
  const { scenario, series, simulation } = run;
  const { duration } = scenario;

  test('numbers at any time', () => {
    const told = [0, 1, 0.3 * duration, 0.7 * duration, duration].flatMap((time) =>
      scenario.path.map((__, hop) => {
        const numbers = runNumbers(series, hop, time);
        const rows = numberRows(numbers).map(({ key }) => key);
        return `${time} s, hop ${hop}: ${short({ ...numbers, scenario: null })} ${rows.join()}`;
      }),
    );
    expect(told).toMatchSnapshot('times');
  });

  test('numbers of a stretch', () => {
    const { wiring } = simulation;
    const places: [readonly StretchMeasure[], number[]][] = [
      [GROUP_MEASURES, scenario.flows.map((__, group) => group)],
      [HOP_MEASURES, series.queueDrops.map((__, hop) => hop)],
      [PING_MEASURES, scenario.traffic.flatMap(({ kind }, source) => (kind === 'ping' ? [source] : []))],
    ];
    const told = [framesIn(series, 0, duration)!, framesIn(series, 0.31 * duration, 0.64 * duration)!].flatMap(
      (frames) =>
        places.flatMap(([measures, of]) =>
          measures.map(
            (measure) => `${measure.key} ${line(of.map((at) => measure.of({ series, wiring }, frames, at)))}`,
          ),
        ),
    );
    expect(told).toMatchSnapshot('stretch');
    expect(framesIn(series, duration / 2, duration / 2)).toBeNull();
  });

  test('what lessons ask', () => {
    const measured = Measured.of(scenario, series, duration)!;
    const { id: last } = scenario.flows.at(-1)!;
    const given = { packets: 6, 'Mbit/s': 0.5, '%': 40 };
    const told = Object.entries(MEASURES).flatMap(([name, { takes, of }]) =>
      [false, true].map((isFull) => {
        const words = takes.map((takesOne) => {
          if (takesOne === 'group') return isFull ? last : 'tcp';
          if (takesOne === 'hop?') return isFull ? scenario.path.length : undefined;
          if (takesOne in given) return given[takesOne as keyof typeof given];
          const times: Record<string, number> = {
            'from?': 0.3 * duration,
            'to?': 0.8 * duration,
            'time?': 0.55 * duration,
          };
          return isFull ? times[takesOne] : undefined;
        });
        return `${name} ${line(of(measured, words))}`;
      }),
    );
    expect(told).toMatchSnapshot('lessons');
  });

  test('what is foretold', () => {
    const now = runNumbers(series, 0, duration);
    const told = [
      line(loneFlow(scenario)),
      line(networkShares(series, framesIn(series, duration / 2, duration)!)),
      short(theoryOf(now, duration)),
      ...(['link', 'queue'] as const).map((choice) => short(idealRun(scenario, choice))),
      ...PREDICTED.map((what) => line(setPrediction(scenario, what, scenario.flows[0]!.id))),
      new NumberHash().take(toNs2(scenario).script).toString(),
    ];
    expect(told).toMatchSnapshot('theory');
  });
});
