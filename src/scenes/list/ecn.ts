import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const ecn: Scene = {
  id: 'ecn',
  name: 'ECN: a mark instead of a drop',
  synonyms: 'ecn explicit congestion notification mark marking ce ece',
  scenario: {
    duration: 40,
    warmup: 5,
    ...sideBySide(
      [
        { group: { id: 'drops', label: 'Without ECN', ecn: false } },
        { group: { id: 'marks', label: 'With ECN', ecn: true } },
      ],
      { rate: 4e6, delay: 0.01, queue: { kind: 'red', limit: 100, minThreshold: 10, maxThreshold: 30, ecn: true } },
      { scheme: { kind: 'tcp' }, count: 3, startJitter: 1, accessDelay: 0.02 },
    ),
    transport: { initialSsthresh: 20, sendJitter: 0.002 },
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'losses'], window: null, hop: 1 },
  notice: {
    text: 'Two links with the same RED queue. It tells flows with ECN to slow down by a mark in a packet that arrives, the others by dropping one: {drops} packets are dropped on the first link, {marks} on the second.',
    numbers: {
      drops: { of: (run) => run.numbers(0).queueDrops, unit: '', between: [30, 1000] },
      marks: { of: (run) => run.numbers(1).queueDrops, unit: '', between: [0, 5] },
    },
    from: 20,
  },
};
