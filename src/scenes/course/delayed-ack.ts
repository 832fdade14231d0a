import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const delayedAck: Scene = {
  id: 'course-delayed-ack',
  name: 'Exercise: an ACK for every second packet',
  synonyms:
    'delayed ack delack peterson davie increment per ack growth slower half congestion avoidance ack every other',
  scenario: {
    duration: 12,
    warmup: 0,
    sample: 0.1,
    ...sideBySide(
      [
        { group: { id: 'each', label: 'ACK for each' } },
        {
          group: {
            id: 'second',
            label: 'every second',
            transport: { initialSsthresh: 20, initialWindow: 1, handshake: false, delayedAck: true },
          },
        },
      ],
      { rate: 100e6, delay: 0.03, queue: { kind: 'droptail', limit: 500 } },
      { scheme: { kind: 'tcp' }, accessDelay: 0.02 },
    ),
    transport: { initialSsthresh: 20, initialWindow: 1, handshake: false },
  },
  view: {
    rows: ['window', 'throughput'],
    window: null,
    note: 'After exercises of Peterson and Davie, chapter 6.',
    question:
      'The window grows with each ACK, by 1/W. What if there is an ACK for every second packet only: how much does it grow in a round trip?',
  },
  speed: 1,
  notice: {
    text: 'Without losses, after {time} s the one window is {each} packets and the other {second}: half as many ACKs, half the growth.',
    numbers: {
      time: { of: (run) => run.time, unit: '', between: [9, 12] },
      each: { of: (run) => run.windows('each', 0, run.time, run.time)[0]!, unit: '', between: [95, 140] },
      second: { of: (run) => run.windows('second', 0, run.time, run.time)[0]!, unit: '', between: [50, 80] },
    },
    from: 10,
  },
};
