/** All that a live session reports of a run, whoever asks for what, as recorded: frames, packets, causes, rounds, single packets, states. */
import { expect, test } from 'vitest';
import { LiveSession } from '../../workers/live/live-session.ts';
import type { Command, Report } from '../../workers/live/protocol.ts';
import { NumberHash } from '../support/number-hash.ts';
import { engine } from './support/engine.ts';

const link = { rate: 2e6, delay: 0.01, queue: { kind: 'red', limit: 40, minThreshold: 5, maxThreshold: 15 } };
const scenario = {
  version: 1,
  duration: 8,
  path: [link, { ...link, loss: { kind: 'bernoulli', p: 0.005 }, queue: { kind: 'droptail', limit: 10 } }],
  reverse: [link, link],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, start: 1 },
    { id: 'short', scheme: { kind: 'cubic' }, packets: 30, again: 'after', gap: 0.5 },
    { id: 'back', scheme: { kind: 'tcp' }, direction: 'reverse' },
  ],
  traffic: [{ kind: 'onoff', sources: 3, rate: 1e5 }],
};
const observe = { flow: 0, first: 5 };
const load = { type: 'load', run: 1, scenario } as const;
const change = { type: 'change', change: { do: 'rate', hop: 0, rate: 1e6 } } as const;

test.each<[string, [at: number, command: Command][]]>([
  ['nobody asks for more', [[0, { ...load }]]],
  [
    'of a flow’s state and the causes of three flows',
    [[0, { ...load, observe, causes: { follow: [0, 2, 3], kept: false } }]],
  ],
  [
    'of a flow packet by packet, and a change',
    [
      [0, { ...load, causes: { follow: [0], kept: false, packetsOf: 0 } }],
      [3, change],
    ],
  ],
  [
    'that goes back and on, and follows others then',
    [
      [0, { ...load, causes: { follow: [1], kept: false } }],
      [4, { ...load, run: 2, firstFrame: 20, observe: { flow: 2, first: 0 }, causes: { follow: [1], kept: true } }],
      [5, { type: 'follow', flows: [0, 4] }],
      [6, { type: 'inspect', flow: 1 }],
    ],
  ],
])('a session %s', (_, script) => {
  let [wall, wake] = [0, false];
  const all = new Map<string, { count: number; hash: NumberHash }>();
  const session = new LiveSession({
    ...engine,
    now: () => (wall += 0.5),
    post: (report: Report) => {
      const kind = all.get(report.type) ?? { count: 0, hash: new NumberHash() };
      all.set(report.type, { count: kind.count + 1, hash: kind.hash.take(report) });
    },
    schedule: () => (wake = true),
  });
  for (const [index, [, command]] of script.entries()) {
    session.handle(command);
    session.handle({ type: 'speed', speed: null });
    // Half of each stretch is played, half is asked for.
    const end = script[index + 1]?.[0] ?? 8;
    session.handle({ type: 'runTo', time: end / 2 });
    for (let turn = 0; turn < 400; turn++) {
      if (turn === 100) session.handle(index + 1 < script.length ? { type: 'runTo', time: end } : { type: 'play' });
      if (wake) {
        wake = false;
        session.wake();
      }
      session.handle({ type: 'credit', blocks: 1 });
    }
  }
  expect(
    [...all].map(([type, { count, hash }]) => `${count} ${type}: ${hash.toString()}`).toSorted(),
  ).toMatchSnapshot();
});
