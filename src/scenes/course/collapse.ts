import type { Measured } from '../measured.ts';
import type { Scene } from '../scene.ts';

/** What the stream has sent since the warm-up, Mbit/s. */
function sentBy(run: Measured): number {
  const { since, streams } = run.numbers();
  return (streams[0]!.sent * 8 * run.series.scenario.traffic[0]!.packetSize) / (run.time - since) / 1e6;
}

export const collapse: Scene = {
  id: 'course-collapse',
  name: 'Exercise: congestion collapse',
  synonyms:
    'congestion collapse undelivered packets floyd fall promoting end-to-end congestion control udp unresponsive goodput two links wasted bandwidth why congestion control',
  scenario: {
    duration: 60,
    warmup: 10,
    path: [
      { rate: 1.5e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } },
      { rate: 128e3, delay: 0.01, queue: { kind: 'droptail', limit: 30 } },
    ],
    transport: { initialSsthresh: 10 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.01, leave: 0 }],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 1.3e6, leave: 1, jitter: 0.5, start: 0 }],
  },
  view: {
    rows: ['throughput', 'used', 'losses'],
    window: null,
    note: 'After Floyd and Fall (1999): TCP over 1.5 Mbit/s, beside it a constant stream that goes on over a link of 128 kbit/s.',
    question:
      'How much of the first link is of use to somebody? Draw TCP’s throughput and what the stream delivers over the stream’s rate (Vary …, beside the rate). What changes if the stream is TCP too?',
  },
  speed: 5,
  notice: {
    text: 'The stream takes {taken} of 1.5 Mbit/s, and {arrives} of it arrive: the rest is carried over the first link to be dropped at the second. TCP has {tcp}.',
    numbers: {
      taken: { of: (run) => sentBy(run), unit: '', between: [1.29, 1.31] },
      arrives: { of: (run) => run.numbers().streams[0]!.mean / 1e6, unit: '', between: [0.12, 0.129] },
      tcp: { of: (run) => run.group('tcp').mean / 1e6, unit: '', between: [0.18, 0.25] },
    },
    from: 50,
  },
};
