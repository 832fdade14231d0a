/**
 * A rule's card: what the papers measure of a scheme, of a rule of one's own, with built-in schemes behind it. The runs are those of the
 * papers' set-ups with the rule in the place of a scheme.
 */
import { normalizeScenario } from '../../engine/scenario/normalize.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import { POLICY_LOSSES, POLICY_PHASES } from '../../measures/policies.ts';
import { findSetup } from '../setups/index.ts';
import type { Choices } from '../setups/setup.ts';
import { type Ask, given, type RunSpec } from './ask.ts';
import type { Axis, Panel, Plan, Series } from './figure.ts';
import { line, metric } from './parts.ts';
import { type Quantity, ratio } from './quantity.ts';
import { say } from '../../words/say.ts';

export interface CardEntry {
  name: string;
  scheme: Scenario['flows'][number]['scheme'];
}

/** Behind the rule: the window schemes of the papers, on the same recovery. */
export const BEHIND: readonly CardEntry[] = [
  { name: 'TCP', scheme: { kind: 'tcp', variant: 'sack' } },
  { name: 'GAIMD', scheme: { kind: 'aimd', a: 0.31, b: 0.125, variant: 'sack' } },
  { name: 'SQRT', scheme: { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67, variant: 'sack' } },
  { name: 'IIAD', scheme: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67, variant: 'sack' } },
  { name: 'SIMD', scheme: { kind: 'simd', b: 0.0625, variant: 'sack' } },
] as CardEntry[];

const LOSS_RATES = [0.001, 0.003, 0.01, 0.03, 0.1];
const ROUND_TRIPS = [5, 20, 80, 200];

/** Ids of the panels, and what stands on them upwards. */
const PANELS = {
  share: 'rate over that of TCP beside it (1: TCP-friendly)',
  cov: 'CoV of the rate',
  fk: 'part of a doubled link used within k round trips, f(k)',
  halving: 'round trips of loss until the rate is half',
  fair: 'time until two flows share 55 to 45, s',
} as const;

/** The measures of one scheme, by their panels: over a parameter, or a single number at 0. */
export function cardQuantities({
  name,
  scheme,
}: CardEntry): Record<keyof typeof PANELS, readonly [number, Quantity][]> {
  return {
    share: LOSS_RATES.map((p) => {
      const run = besideTcp(scheme, p);
      const of = (group: string): Quantity => metric(group, run, 'throughput', { flows: [group] });
      return [p, ratio(name, of('rule'), of('tcp'))];
    }),
    cov: LOSS_RATES.map((lossRate) => [
      lossRate,
      metric(name, runOfSetup('yang2000-bern-sweep', { scheme, lossRate }), 'cov-time'),
    ]),
    fk: ROUND_TRIPS.map((k) => [
      k,
      metric(name, runOfSetup('bansal2001-doubling', { scheme, reverseFlows: 0 }), 'f-k', { k }),
    ]),
    halving: [[0, metric(name, runOfSetup('yang2000-persistent', { scheme }), 'halving-D', { flows: ['studied'] })]],
    fair: [
      [
        0,
        metric(
          name,
          runOfSetup('bansal2001-two-flow', { scheme, reverseFlows: 0, durationSeconds: 200 }),
          'delta-fair-time',
        ),
      ],
    ],
  };
}

/** The card as a figure of one's own: the rule first, the others behind it. */
export function cardPlan(rule: CardEntry): Plan {
  const others = BEHIND.map((one) =>
    one.name === rule.name ? { ...one, name: say('{name}, built in', { name: one.name }) } : one,
  );
  const entries = [rule, ...others];
  const names = entries.map(({ name }) => name);
  const found = entries.map(cardQuantities);
  const losses: Axis = { label: say('chance of a loss'), unit: '', scale: 'log' };
  const axes: Record<keyof typeof PANELS, Axis> = {
    ...{ share: losses, cov: losses },
    fk: { label: 'k', unit: 'round trips', scale: 'log' },
    halving: { label: '', unit: '', names },
    fair: { label: '', unit: '', names },
  };
  const ids = Object.keys(PANELS) as (keyof typeof PANELS)[];
  return {
    ...{ id: 'rule-card', title: say('The card of {rule}', { rule: rule.name }), kind: 'sweep', bars: 'interval' },
    panels: ids.map((id): Panel => ({ id, x: axes[id], y: { label: say(PANELS[id]), unit: '' } })),
    series: ids.flatMap((id) =>
      entries.map(({ name }, place): Series => {
        const points = found[place]![id];
        // The rule is ink; the others have their schemes' colours.
        const scheme = place === 0 ? null : name;
        if (axes[id].names)
          return { name, scheme, panel: id, mark: 'dots', points: points.map(([, y]) => ({ x: place, y })) };
        return line(
          name,
          scheme,
          points.map(([x]) => x),
          (x) => points.find(([at]) => at === x)![1],
          id,
        );
      }),
    ),
  };
}

/** The scheme and TCP, one flow each, under the same chance of loss on a link that holds both. */
function besideTcp(scheme: CardEntry['scheme'], p: number): RunSpec {
  const flow = { accessDelay: 0.02, packetSize: 1000, startJitter: 0.1 };
  return given(
    normalizeScenario({
      ...{ version: 1, title: `Beside TCP, ${Number((100 * p).toPrecision(2))} % lost`, duration: 200, warmup: 20 },
      path: [{ rate: 20e6, delay: 0.03, queue: { kind: 'droptail', limit: 250 }, loss: { kind: 'bernoulli', p } }],
      flows: [
        { id: 'rule', scheme, ...flow },
        { id: 'tcp', scheme: BEHIND[0]!.scheme, ...flow },
      ],
    }),
  );
}

/** Where a scheme stands in tsao2007's Table 3: its answer's text is step and curve of the climb, and memory of the fall. */
export interface Place extends CardEntry {
  ask: Ask;
}

/** The rule first, then those behind it. */
export function cardPlaces(rule: CardEntry): Place[] {
  return [rule, ...BEHIND].map((entry) => ({ ...entry, ask: { ...policyRun(entry.scheme), measure: 'policies' } }));
}

/** The scheme alone on a path without queue or limit, with many losses, none and few. */
function policyRun(scheme: CardEntry['scheme']): RunSpec {
  const { frequent, none, rare } = POLICY_PHASES;
  const every = (count: number) => ({ kind: 'periodic', every: count, offset: count });
  const steps = [
    { at: 0, model: every(POLICY_LOSSES.frequent) },
    { at: frequent[1], model: { kind: 'none' } },
    { at: none[1], model: every(POLICY_LOSSES.rare) },
  ];
  return given(
    normalizeScenario({
      ...{ version: 1, title: 'By which policies it goes', duration: rare[1], warmup: 1 },
      transport: { maxWindow: 300 },
      path: [{ rate: null, delay: 0.05, queue: { kind: 'droptail', limit: 1000 }, loss: { kind: 'schedule', steps } }],
      flows: [{ id: 'rule', scheme, accessDelay: 0, packetSize: 1000 }],
    }),
  );
}

/** A set-up of a paper with the rule in the place of its scheme. */
function runOfSetup(id: string, choice: Choices & { scheme: CardEntry['scheme'] }): RunSpec {
  return given(normalizeScenario(findSetup(id)!.build(choice)));
}
