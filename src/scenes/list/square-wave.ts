import type { Scene } from '../scene.ts';

export const squareWave: Scene = {
  id: 'square-wave',
  name: 'A square wave: bandwidth that comes and goes',
  synonyms: 'square wave oscillating bandwidth on off cbr disturbance tcp tfrc friendliness dynamic conditions bansal',
  scenario: {
    duration: 60,
    warmup: 10,
    path: [{ rate: 5e6, delay: 0.01, queue: { kind: 'red', limit: 60, minThreshold: 8, maxThreshold: 40 } }],
    transport: { initialSsthresh: 20, sendJitter: 0.002 },
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1, rttCv: 0.1, accessDelay: 0.02, ecn: false },
      {
        id: 'tfrc',
        scheme: { kind: 'tfrc', intervals: 6 },
        count: 2,
        startJitter: 1,
        rttCv: 0.1,
        accessDelay: 0.02,
        ecn: false,
      },
    ],
    traffic: [{ kind: 'cbr', wave: 'square', high: 3.4e6, low: 0, on: 2, off: 2, start: 10 }],
  },
  view: { rows: ['throughput', 'queue', 'fairness'], window: 30 },
  notice: {
    text: 'A sender takes two thirds of the link for 2 s, leaves it for 2 s, and so on. TCP takes up at once what is free; TFRC averages, and comes too late: two TCP flows get {tcp}, two of TFRC {tfrc}.',
    numbers: {
      tcp: { of: (run) => 100 * run.group('tcp').share, unit: '%', between: [52, 80] },
      tfrc: { of: (run) => 100 * run.group('tfrc').share, unit: '%', between: [20, 48] },
    },
    from: 40,
  },
};
