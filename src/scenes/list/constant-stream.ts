import type { Scene } from '../scene.ts';

export const constantStream: Scene = {
  id: 'constant-stream',
  name: 'TCP alone against a constant stream',
  synonyms: 'cbr udp constant bit rate one tcp flow against unresponsive stream camera voice',
  scenario: {
    duration: 60,
    warmup: 10,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    transport: { initialSsthresh: 10, sendJitter: 0.002 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.01 }],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6, start: 0, stop: null }],
  },
  view: { rows: ['throughput', 'window', 'queue'], window: null },
  notice: {
    text: 'A stream of 1 Mbit/s that heeds no loss takes half of the link. TCP finds what is left, and no more: {tcp} Mbit/s. Its losses do not make the stream slower; only TCP answers them.',
    numbers: {
      tcp: { of: (run) => run.group('tcp').mean / 1e6, unit: '', between: [0.9, 1.05] },
    },
    from: 20,
  },
};
