import type { Scene } from '../scene.ts';

export const staggered: Scene = {
  id: 'course-staggered',
  name: 'Lab: groups that come and go',
  synonyms: 'iperf3 mininet staggered start stop iit gandhinagar cs331 join leave three clients ten parallel flows',
  scenario: {
    duration: 150,
    warmup: 0,
    path: [{ rate: 50e6, delay: 0.01, queue: { kind: 'droptail', limit: 200 } }],
    transport: { initialSsthresh: 40, sendJitter: 0.001 },
    flows: [
      { id: 'one', label: 'Client 1', scheme: { kind: 'cubic' }, count: 10, packetSize: 1500, startJitter: 0.5 },
      {
        id: 'two',
        label: 'Client 2',
        scheme: { kind: 'cubic' },
        count: 10,
        packetSize: 1500,
        start: 15,
        stop: 135,
        startJitter: 0.5,
      },
      {
        id: 'three',
        label: 'Client 3',
        scheme: { kind: 'cubic' },
        count: 10,
        packetSize: 1500,
        start: 30,
        stop: 120,
        startJitter: 0.5,
      },
    ],
  },
  view: {
    rows: ['throughput', 'queue', 'fairness'],
    window: null,
    note: 'After assignment 2 of CS 331, IIT Gandhinagar: ten flows each, 0 to 150 s, 15 to 135 s, 30 to 120 s, on 50 Mbit/s.',
    question:
      'What does a client get while it is alone, with one other, with two? How soon is the link shared equally after each comes, and how soon is it full again after each goes?',
  },
  speed: 10,
  notice: {
    text: 'Alone client 1 has {alone} Mbit/s, with one other {two}, with two {three}.',
    numbers: {
      alone: { of: (run) => run.rateBetween('one', 5, 15) / 1e6, unit: '', between: [45, 50] },
      two: { of: (run) => run.rateBetween('one', 20, 30) / 1e6, unit: '', between: [21, 32] },
      three: { of: (run) => run.rateBetween('one', 60, 120) / 1e6, unit: '', between: [14, 20] },
    },
    from: 120,
  },
};
