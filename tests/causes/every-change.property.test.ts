import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fate, FateObserver, HopState } from '../../workers/engine/network/fates.ts';
import {
  DROPPED,
  DROPPED_AT_HEAD,
  endpointOf,
  ENTERED_MARKED,
  hopOf,
  kindOf,
  LOST,
  PUSHED_OUT,
} from '../../workers/engine/network/packet-records.ts';
import { LINUX_CUBIC, LINUX_TODAY } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { type Cause, type CauseObserver, STATES, type Variable } from '../../workers/engine/transport/causes.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { LONG } from '../engine/support/long.ts';
import { runs } from '../engine/support/property.ts';
import { scenarioWith } from '../support/scenario.ts';
import { type Recorded, ToldFlow } from './support/told-flow.ts';

/** Events between two comparisons of what is recorded with what the sender shows. */
const EVENTS = 20;
const SHOWN: Readonly<Record<string, Variable>> = {
  cwnd: 'cwnd',
  'imagined cwnd': 'cwnd',
  ssthresh: 'ssthresh',
  RTO: 'rto',
  timeout: 'rto',
  rate: 'rate',
  state: 'state',
  phase: 'state',
};

interface RecordedFate extends HopState {
  time: number;
  fate: Fate;
  flow: number;
  packet: number;
}

/** What one flow does, and what of it no record explains. */
class WatchedFlow implements CauseObserver {
  readonly changes: Recorded[] = [];
  readonly unknown: string[] = [];
  private readonly latest: Map<Variable, number>;

  constructor(
    private readonly simulation: Simulation,
    private readonly flow: number,
  ) {
    this.latest = new Map(this.shown());
    simulation.observe(flow, this);
  }

  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void {
    this.latest.set(variable, after);
    this.changes.push({ time: this.simulation.eventTime, variable, cause, before, after, numbers });
  }

  compare(): void {
    for (const [variable, value] of this.shown())
      if (this.latest.get(variable) !== value)
        this.unknown.push(`${variable} ${value} at ${this.simulation.now}, recorded ${this.latest.get(variable)}`);
  }

  private shown(): [Variable, number][] {
    return this.simulation.inspect(this.flow).flatMap(({ name, value }): [Variable, number][] => {
      const variable = SHOWN[name];
      // A threshold that is not there yet is no number.
      if (!variable || Number.isNaN(value)) return [];
      return [[variable, typeof value === 'number' ? value : (STATES as readonly string[]).indexOf(value)]];
    });
  }
}

/** A whole run, all flows of it observed. */
class ObservedRun implements FateObserver {
  readonly flows: WatchedFlow[];
  readonly fates: RecordedFate[] = [];
  /** `time kind hop endpoint` of each record of a packet that was harmed. */
  readonly packets = new Set<string>();
  private readonly simulation: Simulation;

  constructor(scenario: Scenario) {
    this.simulation = new Simulation(scenario, undefined, {
      packet: (time, code) => {
        if (HARMS.has(kindOf(code))) this.packets.add(`${time} ${kindOf(code)} ${hopOf(code)} ${endpointOf(code)}`);
      },
    });
    this.flows = this.simulation.layout.flowGroups.map((_, flow) => new WatchedFlow(this.simulation, flow));
    this.simulation.observeHops(this);
    while (!this.simulation.finished) {
      this.simulation.runUntil(scenario.duration, EVENTS);
      for (const flow of this.flows) flow.compare();
    }
  }

  observes(): boolean {
    return true;
  }

  fate(fate: Fate, flow: number, packet: number, state: HopState): void {
    this.fates.push({ time: this.simulation.eventTime, fate, flow, packet, ...state });
  }

  accepted(): void {}
}

const RECORD_OF: Readonly<Partial<Record<Fate, number>>> = {
  'dropped, queue full': DROPPED,
  'dropped early': DROPPED,
  'dropped at the head': DROPPED_AT_HEAD,
  'made room at the head': DROPPED_AT_HEAD,
  'pushed out': PUSHED_OUT,
  lost: LOST,
  marked: ENTERED_MARKED,
};
const HARMS = new Set(Object.values(RECORD_OF));

describe('every change of window, threshold, timeout and state has a recorded cause, whose rule gives the value after to the bit; the packet it names was dropped or marked where and when the packet log says:', () => {
  test('of all flows of any scenario', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        expectExplained(scenario);
      }),
      runs(24),
    );
  });

  // What any scenario seldom has: each scheme, and each way of recovery, with losses of all kinds.
  const variants = schemes.flatMap(({ kind, parameters }) => {
    const variant = parameters.find(({ key }) => key === 'variant');
    const all =
      variant?.type === 'choice' ? variant.options.map(({ value }) => ({ kind, variant: value })) : [{ kind }];
    return all.map((scheme) => [Object.values(scheme).join(' '), scheme] as const);
  });
  const repairs = [
    ...[{ prr: true }, { rack: true }, { tlp: true }, { prr: true, rack: true, tlp: true }].map((transport) => {
      const name = `${Object.keys(transport).join(' ')} tcp`;
      return [name, { kind: 'tcp', variant: 'sack' }, transport] as const;
    }),
    ['hystart cubic', { kind: 'cubic', hystart: true }, {}] as const,
    ['all of Linux cubic', { kind: 'cubic', ...LINUX_CUBIC }, LINUX_TODAY] as const,
  ];
  // Thresholds of a rule's own, at each of its parts.
  const OF_THRESHOLDS = `param k 0.1..1 = 0.7
at start: peak = 1; ssthresh = 3 * W + 20
in slow start: W = W + 1; peak = max(peak, W)
on ack: W = W + 1 / W; ssthresh = if W > 30 then k * W + peak / 100 else ssthresh
every rtt: ssthresh = if rtt > 1.3 * minRtt then min(ssthresh, W) else ssthresh
on loss: peak = W; W = k * W; ssthresh = W + 1.5
on mark: ssthresh = 0.9 * W; W = 0.8 * W
on timeout: ssthresh = k * W + 2; W = 2`;
  const rules = [...EXAMPLES, { name: 'thresholds of its own', rule: OF_THRESHOLDS }].map(
    ({ name, rule }) => [`a rule, ${name},`, { kind: 'own', rule }] as const,
  );
  test.each<readonly [string, object, object?]>([...variants, ...repairs, ...rules])(
    'of %s beside TCP, with random and full queue losses, and with marks',
    (_, scheme, transport = {}) => {
      const flows = (ecn: boolean) => [
        { scheme, count: 2, ecn, startJitter: 1, transport },
        { scheme: { kind: 'tcp' }, ecn },
      ];
      const path = { rate: 3e6, delay: 0.02 };
      const lossy = { ...path, queue: { kind: 'droptail', limit: 15 }, loss: { kind: 'bernoulli', p: 0.003 } };
      const red = { ...path, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 15, ecn: true } };
      for (const [hop, ecn] of [
        [lossy, false],
        [red, true],
      ] as const) {
        const { flows: watched } = expectExplained(
          scenarioWith({ duration: LONG ? 15 : 6, warmup: 0, seed: 5, path: [hop], flows: flows(ecn) }),
          // TCP beside it is tried as itself.
          LONG ? undefined : 2,
        );
        const changes = watched.slice(0, 2).flatMap((flow) => flow.changes);
        const own = changes.filter(({ variable }) => variable === 'cwnd' || variable === 'rate');
        expect(own.some(({ before, after }) => after < before)).toBe(true);
      }
    },
  );
});

/** @param flows only these, if they are given */
function expectExplained(scenario: Scenario, flows?: number): ObservedRun {
  const run = new ObservedRun(scenario);
  for (const { fate, flow, time, hop, waiting, whose, limit } of run.fates) {
    const known = whose.reduce((sum, [, packets]) => sum + packets, 0);
    if (!(known <= waiting && waiting <= limit))
      expect.fail(`${fate} at ${time}: ${known} known of ${waiting} that wait, of ${limit}`);
    const kind = RECORD_OF[fate];
    if (kind !== undefined && !run.packets.has(`${time} ${kind} ${hop} ${flow}`))
      expect.fail(`${fate} at ${time}, of which the packet log has nothing`);
  }
  const groups = scenario.flows.flatMap((group) => Array.from({ length: group.count }, () => group));
  run.flows.slice(0, flows).forEach(({ changes, unknown }, flow) => {
    expect(unknown).toEqual([]);
    expectRules(scenario, groups[flow]!, changes);
    expectFates(
      changes,
      run.fates.filter((each) => each.flow === flow),
    );
  });
  return run;
}

/** The rule that is told of each change gives the value after it, and what its sentence works out is that. */
function expectRules(scenario: Scenario, group: FlowGroup, changes: readonly Recorded[]): void {
  let state = 0;
  const told = new ToldFlow(scenario, group);
  for (const change of changes) {
    const after = told.valueOf(change, STATES[state] ?? '');
    if (!Object.is(after, change.after)) expect({ ...change, after }).toEqual(change);
    if (change.variable === 'state') state = change.after;
  }
}

/** The packet that a change names was harmed before; of a sender that goes by echoes its ACK may have been. */
function expectFates(changes: readonly Recorded[], fates: readonly RecordedFate[]): void {
  for (const { cause, numbers, time } of changes) {
    const { words, numbers: names, delayed } = causeCard(cause);
    const byEcho = cause === 'interval with losses' || cause === 'missing packet';
    // What is overdue may be late only.
    if (!words.namesPacket || delayed === 'packet') continue;
    const packet = numbers[names.indexOf('packet')];
    const named = fates.some(
      (each) => each.packet === packet && each.time <= time && (byEcho || each.fate !== 'ACK dropped'),
    );
    if (!named) expect.fail(`${cause} at ${time} names packet ${packet}, to which nothing had happened`);
  }
}
