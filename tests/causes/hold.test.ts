/** What a window sender waits for before it sends again, against what there is to see of it. */
import { expect, test } from 'vitest';
import { Simulation } from '../../workers/engine/simulation.ts';
import { HOLDS, type Variable } from '../../workers/engine/transport/causes.ts';
import { scenarioWith } from '../support/scenario.ts';

/** The holds of the first flow, each with its time. */
function holdsOf(fields: object): { time: number; hold: (typeof HOLDS)[number] }[] {
  const scenario = scenarioWith({ duration: 20, warmup: 0, path: [{ rate: 4e6 }], ...fields });
  const simulation = new Simulation(scenario);
  const holds: { time: number; hold: (typeof HOLDS)[number] }[] = [];
  simulation.observe(0, {
    change(variable: Variable, _cause, _before, after) {
      if (variable === 'hold') holds.push({ time: simulation.eventTime, hold: HOLDS[after]! });
    },
  });
  simulation.runUntil(20);
  return holds;
}

const names = (holds: { hold: string }[]): string[] => holds.map(({ hold }) => hold);

test('a TCP flow waits for its handshake, then for ACKs, and when all its data are sent for nothing more', () => {
  const flows = [{ scheme: { kind: 'tcp' }, packets: 50 }];
  const holds = holdsOf({ flows, transport: { handshake: true } });
  expect(names(holds)).toEqual(['handshake', 'window full', 'no data']);
  // The handshake comes back after a round trip of 100 ms.
  expect(holds[1]!.time - holds[0]!.time).toBeCloseTo(0.1, 2);
  expect(names(holdsOf({ flows: [{ scheme: { kind: 'tcp' }, stop: 5 }], transport: { handshake: false } }))).toEqual([
    'window full',
    'no data',
  ]);
});

test('BBR waits for its pace once it knows the bandwidth', () => {
  const holds = holdsOf({ flows: [{ scheme: { kind: 'bbr' } }] });
  expect(holds.at(-1)!.hold).toBe('pacing');
});
