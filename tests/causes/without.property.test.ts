import fc from 'fast-check';
import { hopsOf } from '../../workers/engine/scenario/hops.ts';
import { describe, expect, test } from 'vitest';
import type { Fate, FateObserver, HopState, Wait } from '../../workers/engine/network/fates.ts';
import {
  ACK_ENTERED,
  endpointOf,
  ENTERED,
  ENTERED_MARKED,
  hopOf,
  kindOf,
} from '../../workers/engine/network/packet-records.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { CauseObserver } from '../../workers/engine/transport/causes.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { changeNow } from '../support/change-now.ts';
import { scenarioWith } from '../support/scenario.ts';

interface Harm extends HopState {
  time: number;
  fate: Fate;
  packet: number;
}

/** A whole run: its frames, its packet records, and what befell one flow's packets. */
class WholeRun implements CauseObserver, FateObserver {
  readonly harms: Harm[] = [];
  /** Packets of the flow that waited behind another. */
  readonly waits: { time: number; hop: number; packet: number }[] = [];
  readonly records: [time: number, code: number][] = [];
  readonly frames: Float32Array[] = [];
  readonly simulation: Simulation;

  constructor(
    scenario: Scenario,
    readonly flow: number,
  ) {
    this.simulation = new Simulation(scenario, (row) => this.frames.push(row.slice()), {
      packet: (time, code) => this.records.push([time, code]),
    });
    this.simulation.observe(flow, this);
    this.simulation.observeHops(this);
    this.simulation.runUntil(scenario.duration);
  }

  change(): void {}

  accepted(hop: number, { endpoint, packet, waiting }: Wait): void {
    if (endpoint === this.flow && waiting > 1) this.waits.push({ time: this.simulation.eventTime, hop, packet });
  }

  observes(flow: number): boolean {
    return flow === this.flow;
  }

  fate(fate: Fate, _flow: number, packet: number, state: HopState): void {
    this.harms.push({ time: this.simulation.eventTime, fate, packet, ...state });
  }

  /** Everything before `time`. Records of ACKs that leave receivers may come late. */
  before(time: number): { frames: Float32Array[]; records: string[] } {
    const { period } = this.simulation.layout;
    return {
      frames: this.frames.filter((_, index) => (index + 1) * period < time),
      records: this.records
        .filter(([at]) => at < time)
        .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
        .map(String),
    };
  }
}

const forkCase = fc.tuple(anyScenario, fc.nat(1_000), fc.nat(10_000)).map(([scenario, choice, which]) => {
  const flows = scenario.flows.flatMap((group) =>
    Array.from({ length: group.count }, (_, flow) => ({ group: group.id, flow, start: firstStart(scenario, group) })),
  );
  const flow = choice % flows.length;
  return { scenario, flow, named: flows[flow]!, which };
});

/** When the first of a group's flows may begin: by itself, or because an event says so, s. */
function firstStart({ events }: Scenario, { id, start }: Scenario['flows'][number]): number {
  const sooner = events.filter((event) => event.do === 'start' && event.group === id).map(({ at }) => at);
  return Math.min(start, ...sooner);
}

function fork(scenario: Scenario, event: object): Scenario {
  return normalizeScenario({ ...scenario, events: [...scenario.events, event] });
}

describe('without this packet’s loss', () => {
  test('the run is the first one, bit for bit, up to that time; then the packet passes the hop that had dropped, lost or marked it', () => {
    let spared = 0;
    fc.assert(
      fc.property(forkCase, ({ scenario, flow, named: { group, flow: place }, which }) => {
        const first = new WholeRun(scenario, flow);
        const harm = first.harms[which % Math.max(1, first.harms.length)];
        if (!harm) return;
        spared += 1;
        const { time: at, packet, hop } = harm;
        const second = new WholeRun(fork(scenario, { at, do: 'spare', group, flow: place, packet, hop }), flow);
        expect(second.before(at)).toEqual(first.before(at));
        const same = (other: Harm): boolean => other.time === at && other.packet === packet && other.hop === hop;
        expect(second.harms.some(same)).toBe(false);
        const entered = second.records.some(
          ([time, code]) =>
            [ENTERED, ENTERED_MARKED, ACK_ENTERED].includes(kindOf(code)) &&
            time <= at &&
            hopOf(code) === hop &&
            endpointOf(code) === flow,
        );
        expect(entered).toBe(true);
      }),
      runs(60),
    );
    expect(spared).toBeGreaterThan(5);
  });
});

describe('without this packet’s delay', () => {
  test('the run is the first one, bit for bit, up to that time, and from there on every packet is still somewhere', () => {
    let [spared, changed] = [0, 0];
    fc.assert(
      fc.property(forkCase, ({ scenario, flow, named: { group, flow: place }, which }) => {
        const first = new WholeRun(scenario, flow);
        // A link that follows a trace cannot be hurried, and a scenario that asks for it is refused.
        const waits = first.waits.filter(({ hop }) => !hopsOf(scenario)[hop]!.trace);
        const wait = waits[which % Math.max(1, waits.length)];
        if (!wait) return;
        spared += 1;
        const { time: at, packet, hop } = wait;
        const without = fork(scenario, { at, do: 'spare', group, flow: place, packet, hop, delay: true });
        const second = new WholeRun(without, flow);
        expect(second.before(at)).toEqual(first.before(at));
        expect(second.simulation.dataInFlight().every((packets) => packets >= 0)).toBe(true);
        changed += Number(second.simulation.digest() !== first.simulation.digest());
      }),
      runs(240, 3),
    );
    expect(spared).toBeGreaterThan(5);
    // What moves within one sample leaves the digest as it was.
    expect(changed).toBeGreaterThan(2);
  });
});

describe('without this flow', () => {
  test('it sends nothing, the others keep their numbers, and nothing differs before its start', () => {
    fc.assert(
      fc.property(forkCase, ({ scenario, flow, named: { group, flow: place, start: due } }) => {
        const starts = scenario.events.flatMap((event) =>
          event.do === 'start' && event.group === group ? [event.at] : [],
        );
        const start = Math.min(due, ...starts);
        const first = new WholeRun(scenario, flow);
        const second = new WholeRun(fork(scenario, { at: start, do: 'absent', group, flow: place }), flow);
        expect(second.simulation.layout).toEqual(first.simulation.layout);
        expect(second.before(start)).toEqual(first.before(start));
        expect(second.records.some(([, code]) => endpointOf(code) === flow)).toBe(false);
      }),
      runs(30),
    );
  });
});

test('packets are spared and flows left out before a run begins, not while it goes on', () => {
  const simulation = new Simulation(scenarioWith({ flows: [{}] }));
  const live = { do: 'absent', group: 'group-1', flow: 0 } as never;
  expect(() => changeNow(simulation, live)).toThrow(/before the run begins/);
});
