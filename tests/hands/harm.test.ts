/** Which fall of a window answers for a packet that was lost by hand: told by hand what flows and hops do. */
import { expect, test } from 'vitest';
import type { Fate, FateObserver } from '../../workers/engine/network/fates.ts';
import type { Simulation } from '../../workers/engine/simulation.ts';
import type { CauseObserver, Variable } from '../../workers/engine/transport/causes.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import { HarmWatch } from '../../workers/hands/harmed-packets.ts';
import { scenarioWith } from '../support/scenario.ts';

/** The third flow, of which an event at 1 s loses two packets. */
const FLOW = 2;
const scenario = scenarioWith({
  flows: [{ id: 'a' }, { id: 'b', count: 2 }],
  events: [{ at: 1, do: 'drop', group: 'b', flow: 1, count: 2 }],
});

function watched() {
  const observers = new Map<number, CauseObserver>();
  let hops!: FateObserver;
  const simulation = {
    eventTime: 0,
    observe: (flow: number, observer: CauseObserver) => void observers.set(flow, observer),
    observeHops: (observer: FateObserver) => (hops = observer),
  };
  const watch = new HarmWatch(scenario, simulation as unknown as Simulation);
  expect([[...observers.keys()], hops.observes(FLOW), hops.observes(1)]).toEqual([[FLOW], true, false]);
  return {
    /** What becomes of a packet. */
    fate(time: number, fate: Fate, packet: number) {
      simulation.eventTime = time;
      hops.fate(fate, FLOW, packet, {} as never);
    },
    change(
      time: number,
      variable: Variable,
      [before, after]: readonly [number, number],
      numbers: Record<string, number>,
    ) {
      simulation.eventTime = time;
      const { numbers: names } = causeCard('third duplicate ACK');
      expect(names).toEqual(expect.arrayContaining(Object.keys(numbers)));
      observers.get(FLOW)!.change(
        variable,
        'third duplicate ACK',
        before,
        after,
        names.map((name) => numbers[name] ?? 0),
      );
    },
    get harm() {
      const [harm, ...others] = watch.outcome();
      expect(others).toEqual([]);
      return harm!;
    },
  };
}

test('of several packets that one press loses the first counts, and when that was', () => {
  const run = watched();
  run.fate(0.9, 'lost', 16);
  run.fate(1.1, 'lost by a change', 17);
  run.fate(1.2, 'lost by a change', 19);
  run.fate(1.3, 'lost by a change', 21);
  expect(run.harm).toEqual({ how: 'drop', at: 1, flow: FLOW, packet: 17, harmedAt: 1.1, fall: null });
});

test.each<[string, packet: number, highest: number, time: number, isFor: boolean]>([
  ['that packet', 17, 30, 1.3, true],
  ['an earlier one, up to just that packet', 15, 17, 1.3, true],
  ['an earlier one, up to the one before it', 15, 16, 1.3, false],
  ['a later one', 18, 30, 1.3, false],
  ['that packet, in the moment in which it is lost', 17, 30, 1.1, true],
  ['that packet, before it was lost', 17, 30, 1.05, false],
])('a fall for %s', (_, packet, highest, time, isFor) => {
  const run = watched();
  run.fate(1, 'dropped, queue full', 15);
  run.fate(1.1, 'lost by a change', 17);
  run.change(time, 'cwnd', [12, 6], { packet, highest });
  const by = packet === 15 ? 'dropped, queue full' : 'lost by a change';
  expect(run.harm.fall).toEqual(isFor ? { at: time, from: 12, to: 6, packet, by } : null);
});

test('of a threshold and a window that fall together the fall is that of the window; of a threshold alone that from the window that was cut', () => {
  for (const windowFalls of [true, false]) {
    const run = watched();
    run.fate(1.1, 'lost by a change', 17);
    const numbers = { packet: 17, highest: 30, cut: 12 };
    run.change(1.2, 'cwnd', [9, 10], numbers);
    run.change(1.3, 'ssthresh', [40, 6], numbers);
    if (windowFalls) run.change(1.3, 'cwnd', [14, 7], numbers);
    expect(run.harm.fall).toMatchObject(windowFalls ? { at: 1.3, from: 14, to: 7 } : { at: 1.3, from: 12, to: 6 });
  }
});
