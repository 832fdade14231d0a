import type { Scene } from '../scene.ts';

export const twoQueues: Scene = {
  id: 'two-queues',
  name: 'Two queues: 1 ms beside 15 ms',
  synonyms: 'L4S DualPI2 dual queue coupled AQM low latency RFC 9332 ECT(1) Prague CUBIC wait',
  scenario: {
    duration: 60,
    warmup: 15,
    path: [{ rate: 10e6, delay: 0.01, queue: { kind: 'dualpi2', limit: 250 } }],
    flows: [
      { id: 'prague', label: 'Prague', scheme: { kind: 'prague' }, packetSize: 1500, accessDelay: 0.01 },
      { id: 'cubic', label: 'CUBIC', scheme: { kind: 'cubic' }, packetSize: 1500, accessDelay: 0.01, ecn: false },
    ],
  },
  view: { rows: ['queue', 'throughput', 'roundTrip', 'fairness'], window: null },
  notice: {
    text: 'One link, two queues. Prague answers each mark a little: it waits {low} in the low-latency queue, {marked} of its packets marked. CUBIC waits {classic} in the classic one. One controller marks one and drops from the other: {prague} and {cubic}.',
    numbers: {
      low: { of: (run) => run.waitIn('low'), unit: 'ms', between: [0.4, 1] },
      marked: { of: (run) => run.markedIn('low'), unit: '%', between: [8, 13] },
      classic: { of: (run) => run.waitIn('classic'), unit: 'ms', between: [13, 19] },
      prague: { of: (run) => run.group('prague').mean / 1e6, unit: 'Mbit/s', between: [5.2, 6.4] },
      cubic: { of: (run) => run.group('cubic').mean / 1e6, unit: 'Mbit/s', between: [3.5, 4.8] },
    },
    from: 30,
  },
};
