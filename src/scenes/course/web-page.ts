import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const webPage: Scene = {
  id: 'course-web-page',
  name: 'Exercise: how long does a page take?',
  synonyms:
    'web page download http object transfer flow completion time fct slow start latency kurose ross delay modeling short flow initial window 10 rtt',
  scenario: {
    duration: 2,
    warmup: 0,
    sample: 0.02,
    ...sideBySide(
      [
        { group: { id: 'one', label: 'Window of 1', transport: { initialWindow: 1 } } },
        { group: { id: 'ten', label: 'Window of 10', transport: { initialWindow: 10 } } },
      ],
      { rate: 10e6, delay: 0.05, queue: { kind: 'droptail', limit: 100 } },
      { packets: 40, accessDelay: 0 },
    ),
  },
  view: {
    rows: ['window', 'throughput', 'completion'],
    window: null,
    note: 'After the delay models of a page over HTTP (Kurose and Ross): 40 kB in 40 packets, 10 Mbit/s, a round trip of 100 ms; from a window of 1 and, over a link of its own, from one of 10.',
    question:
      'How many round trips does the page take from a window of 1, and how many from one of 10? What would it take if the link alone set the pace? Which of the two does a link ten times as fast help?',
  },
  speed: 0.1,
  notice: {
    text: 'From a window of 1 the page takes {one} s, from one of 10 {ten} s; at the full rate of the link its packets are sent in 0.03 s.',
    numbers: {
      one: { of: (run) => run.group('one').took!, unit: '', between: [0.6, 0.8] },
      ten: { of: (run) => run.group('ten').took!, unit: '', between: [0.3, 0.5] },
    },
    from: 1,
  },
};
