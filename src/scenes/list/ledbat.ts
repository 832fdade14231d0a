import type { Scene } from '../scene.ts';

export const ledbat: Scene = {
  id: 'ledbat',
  name: 'LEDBAT gives way',
  synonyms: 'ledbat background transport scavenger less than best effort lbe bittorrent utp update backup delay based',
  scenario: {
    duration: 70,
    warmup: 5,
    path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 100 } }],
    transport: { sendJitter: 0.002 },
    flows: [
      { id: 'ledbat', label: 'Update', scheme: { kind: 'ledbat', target: 0.025 }, accessDelay: 0.02 },
      { id: 'tcp', label: 'TCP', scheme: { kind: 'tcp' }, start: 20, stop: 45, accessDelay: 0.02 },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'window'], window: null },
  speed: 5,
  notice: {
    text: 'An update by LEDBAT has the link for itself and lets its packets wait {wait}, no more. At 20 s a TCP flow comes and fills the buffer; LEDBAT sees the delay grow and leaves it the link: TCP gets {tcp}. When TCP has gone at 45 s, the update takes the link again: {after} of it in the last ten seconds.',
    numbers: {
      wait: { of: (run) => 2 * run.queueQuantile(0, 60, 0.5), unit: 'ms', between: [18, 30] },
      tcp: { of: (run) => run.shareBetween('tcp', 30, 44), unit: '%', between: [93, 100] },
      after: { of: (run) => run.rateBetween('ledbat', 60, 70) / 4e4, unit: '%', between: [90, 101] },
    },
    from: 69,
  },
};
