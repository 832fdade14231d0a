import type { Scene } from '../scene.ts';

export const delayChange: Scene = {
  id: 'course-delay-change',
  name: 'Exercise: the path becomes longer',
  synonyms:
    'peterson davie vegas path rtt doubles route change delay change baseRTT base round trip handover rerouting longer path',
  scenario: {
    duration: 60,
    warmup: 5,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 200 } }],
    flows: [{ id: 'vegas', scheme: { kind: 'vegas' }, accessDelay: 0.01 }],
    events: [{ at: 25, do: 'delay', hop: 0, delay: 0.045 }],
  },
  view: {
    rows: ['window', 'throughput', 'roundTrip', 'queue'],
    window: null,
    note: 'After a problem of Peterson and Davie, chapter 6: TCP Vegas on a path whose round trip becomes longer while it runs: twice as long there, here 110 ms in place of 60 from 25 s on.',
    question:
      'What does Vegas take the longer round trip for, and what does it do? What does its throughput come to, and why does it stay there? How could it tell the two apart?',
  },
  speed: 5,
  notice: {
    text: 'Vegas takes the longer path for a queue: its window comes down to {window} packets, and of the {before} Mbit/s that it had it keeps {after}, though nobody else is there.',
    numbers: {
      before: { of: (run) => run.rateBetween('vegas', 10, 25) / 1e6, unit: '', between: [9.5, 10.1] },
      after: { of: (run) => run.rateBetween('vegas', 35, run.time) / 1e6, unit: '', between: [0.4, 0.6] },
      window: { of: (run) => Math.max(...run.windows('vegas', 0, 40)), unit: '', between: [6, 8] },
    },
    from: 45,
  },
};
