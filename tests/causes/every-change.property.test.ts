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
} from '../../workers/engine/network/packet-records.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { type Cause, type CauseObserver, STATES, type Variable } from '../../workers/engine/transport/causes.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { type Recorded, ruleOf } from './support/rules.ts';

/** Events between two comparisons of what is recorded with what the sender shows. */
const EVENTS = 20;
const SHOWN: Readonly<Record<string, Variable>> = {
  ...{ cwnd: 'cwnd', 'imagined cwnd': 'cwnd', ssthresh: 'ssthresh', RTO: 'rto', timeout: 'rto' },
  ...{ rate: 'rate', state: 'state', phase: 'state' },
};

interface RecordedFate extends HopState {
  time: number;
  fate: Fate;
  packet: number;
}

/** A whole run, one flow of it observed. */
class ObservedFlow implements CauseObserver, FateObserver {
  readonly flow: number;
  readonly changes: Recorded[] = [];
  readonly fates: RecordedFate[] = [];
  /** `time kind hop endpoint` of each packet record. */
  readonly packets = new Set<string>();
  readonly latest = new Map<Variable, number>();
  readonly simulation: Simulation;
  /** Variables shown that no record explains. */
  readonly unknown: string[] = [];

  constructor(scenario: Scenario, flow: number) {
    this.flow = flow;
    this.simulation = new Simulation(scenario, undefined, {
      packet: (time, code) => this.packets.add(`${time} ${kindOf(code)} ${hopOf(code)} ${endpointOf(code)}`),
    });
    const initial = this.shown();
    this.simulation.observe(flow, this);
    this.simulation.observeHops(this);
    for (const [variable, value] of initial) this.latest.set(variable, value);
    while (!this.simulation.finished) {
      this.simulation.runUntil(scenario.duration, EVENTS);
      for (const [variable, value] of this.shown())
        if (this.latest.get(variable) !== value)
          this.unknown.push(`${variable} ${value} at ${this.simulation.now}, recorded ${this.latest.get(variable)}`);
    }
  }

  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void {
    this.latest.set(variable, after);
    this.changes.push({ time: this.simulation.eventTime, variable, cause, before, after, numbers });
  }

  observes(flow: number): boolean {
    return flow === this.flow;
  }

  fate(fate: Fate, _flow: number, packet: number, state: HopState): void {
    this.fates.push({ time: this.simulation.eventTime, fate, packet, ...state });
  }

  accepted(): void {}

  private shown(): [Variable, number][] {
    return this.simulation.inspect(this.flow).flatMap(({ name, value }): [Variable, number][] => {
      const variable = SHOWN[name];
      if (!variable) return [];
      return [[variable, typeof value === 'number' ? value : (STATES as readonly string[]).indexOf(value)]];
    });
  }
}

/** Causes whose packet was certainly dropped, lost or marked: what another names may be late only, or its ACK lost. */
const ENDS_IN_FATE: ReadonlySet<Cause> = new Set<Cause>([
  ...([
    'third duplicate ACK',
    'third duplicate ACK, from one',
    'mark',
    'loss event',
    'marked packet',
    'interval with losses',
    'gap of three',
    'gap of a window',
  ] as const),
]);

const observedCase = fc.tuple(anyScenario, fc.nat(1_000)).map(([scenario, choice]) => {
  const flows = scenario.flows.flatMap((group) => Array.from({ length: group.count }, () => group));
  const flow = choice % flows.length;
  return { scenario, flow, group: flows[flow]! };
});

const RECORD_OF: Readonly<Partial<Record<Fate, number>>> = {
  'dropped, queue full': DROPPED,
  'dropped early': DROPPED,
  'dropped at the head': DROPPED_AT_HEAD,
  lost: LOST,
  marked: ENTERED_MARKED,
};

describe('of the observed flow', () => {
  test('every change of window, threshold, timeout and state has a recorded cause, whose rule gives the value after to the bit; the packet it names was dropped or marked where and when the packet log says', () => {
    fc.assert(
      fc.property(observedCase, ({ scenario, flow, group }) => {
        const run = new ObservedFlow(scenario, flow);
        expect(run.unknown).toEqual([]);
        for (const { fate, time, hop, waiting, whose, limit } of run.fates) {
          expect(whose.reduce((sum, [, packets]) => sum + packets, 0)).toBeLessThanOrEqual(waiting);
          expect(waiting).toBeLessThanOrEqual(limit);
          const kind = RECORD_OF[fate];
          if (kind !== undefined) expect(run.packets).toContain(`${time} ${kind} ${hop} ${flow}`);
        }
        let state = 0;
        for (const change of run.changes) {
          expect({ ...change, after: ruleOf(scenario, group, change, state) }).toEqual(change);
          if (change.variable === 'state') state = change.after;
          const { cause, numbers, time } = change;
          if (!ENDS_IN_FATE.has(cause)) continue;
          const packet = cause === 'interval with losses' ? numbers[4] : numbers[0];
          const named = run.fates.findLast(
            (each) => each.packet === packet && each.time <= time && each.fate !== 'ACK dropped',
          );
          expect(named).toBeDefined();
        }
      }),
      runs(24),
    );
  });
});
