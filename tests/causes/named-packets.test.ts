/** What a cause says of recovery and of packets, against what hops saw of the flow's packets. */
import { describe, expect, test } from 'vitest';
import type { Fate } from '../../workers/engine/network/fates.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { STATES } from '../../workers/engine/transport/causes.ts';
import { scenarioWith } from '../support/scenario.ts';
import type { Recorded } from './support/told-flow.ts';

/** What the first flow of a run notes, and which of its packets were lost. */
function noted(fields: object): { changes: Recorded[]; lost: { time: number; fate: Fate; packet: number }[] } {
  const scenario = scenarioWith({ duration: 20, warmup: 0, ...fields });
  const simulation = new Simulation(scenario);
  const changes: Recorded[] = [];
  const lost: { time: number; fate: Fate; packet: number }[] = [];
  simulation.observe(0, {
    change(variable, cause, before, after, numbers) {
      changes.push({ time: simulation.eventTime, variable, cause, before, after, numbers: [...numbers] });
    },
  });
  simulation.observeHops({
    observes: (flow) => flow === 0,
    fate: (fate, _flow, packet) => void lost.push({ time: simulation.eventTime, fate, packet }),
    accepted: () => undefined,
  });
  simulation.runUntil(scenario.duration);
  return { changes, lost };
}

const wide = { rate: 8e6, delay: 0.05, queue: { kind: 'droptail', limit: 100 } };

describe('where a third of the ACKs is lost, so that a partial ACK covers more than duplicates have announced,', () => {
  const { changes } = noted({
    path: [{ ...wide, loss: { kind: 'bernoulli', p: 0.02 } }],
    reverse: [{ ...wide, loss: { kind: 'bernoulli', p: 0.3 } }],
    duration: 300,
    flows: [{ scheme: { kind: 'tcp', variant: 'newreno' } }],
  });

  test('NewReno notes partial ACKs while it recovers and growth while it does not', () => {
    let state = 0;
    const counts = new Map<string, number>();
    for (const { variable, cause, after } of changes) {
      if (variable === 'state') state = after;
      if (variable !== 'cwnd') continue;
      const what = `${cause}, ${STATES[state] === 'fast recovery' ? 'recovering' : 'open'}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    expect(counts.get('partial ACK, recovering')).toBeGreaterThan(2);
    expect(counts.get('growth, open')).toBeGreaterThan(100);
    expect([counts.get('partial ACK, open'), counts.get('growth, recovering')]).toEqual([undefined, undefined]);
  });
});

const senders = [
  ...['tahoe', 'reno', 'newreno', 'sack'].map((variant) => ({ kind: 'tcp', variant })),
  ...['cubic', 'vegas', 'bbr', 'ledbat'].map((kind) => ({ kind })),
];

// All that is sent from 8 s on is lost until the timer has run out: packets in order, each for the first time.
test.each(senders)('after a silence of the link a timeout of %o names the first packet that was lost', (scheme) => {
  const { changes, lost } = noted({
    path: [wide],
    flows: [{ scheme }],
    events: [
      { at: 8, do: 'loss', model: { kind: 'bernoulli', p: 1 } },
      { at: 12, do: 'loss', model: { kind: 'none' } },
    ],
  });
  const timeout = changes.find(({ cause, time }) => cause === 'timeout' && time > 8)!;
  const silent = lost.filter(({ time }) => time > 8 && time < timeout.time).map(({ packet }) => packet);
  expect(silent[0]).toBe(Math.min(...silent));
  expect(timeout.numbers[0]).toBe(silent[0]);
  // The highest packet that was sent is the last one lost before the timer ran out.
  expect(timeout.numbers[4]).toBe(Math.max(...silent));
});

describe('TFRCP, which looks back every few seconds at all that was lost,', () => {
  const interval = 5;
  const { changes, lost } = noted({
    duration: 60,
    path: [{ ...wide, loss: { kind: 'periodic', every: 40 } }],
    flows: [{ scheme: { kind: 'tfrcp', interval } }],
  });
  const looks = changes.filter(({ cause }) => cause === 'interval with losses');

  test('names the packet with which the losses of the interval began', () => {
    expect(looks.length).toBeGreaterThan(8);
    for (const { time, numbers } of looks.slice(1)) {
      // What is lost is known a round trip later.
      const within = lost.filter(({ time: at }) => at > time - interval - 0.2 && at < time - 0.1);
      expect(within.length).toBeGreaterThan(3);
      expect(within.slice(0, 2).map(({ packet }) => packet)).toContain(numbers[4]);
    }
  });
});

test('an echo that was marked on its way back is recorded as marked, and not as dropped', () => {
  const mark = { kind: 'step', limit: 10, threshold: 0 };
  const { changes, lost } = noted({
    path: [wide],
    reverse: [{ rate: 8e6, delay: 0.05, queue: mark }],
    duration: 2,
    flows: [{ scheme: { kind: 'rap' }, ecn: true }],
  });
  const told = changes.find(({ cause }) => cause === 'marked packet')!;
  expect(lost.find(({ packet }) => packet === told.numbers[0])).toMatchObject({ fate: 'ACK marked' });
});
