import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const codelPie: Scene = {
  id: 'codel-pie',
  name: 'CoDel against PIE, and no manager at all',
  synonyms: 'codel pie aqm active queue management fq_codel latency target delay droptail bufferbloat cure',
  scenario: {
    duration: 40,
    warmup: 10,
    ...sideBySide(
      [
        { hop: { queue: { kind: 'droptail', limit: 150 } }, group: { id: 'droptail', label: 'Drop-tail' } },
        { hop: { queue: { kind: 'codel' } }, group: { id: 'codel', label: 'CoDel' } },
        { hop: { queue: { kind: 'pie' } }, group: { id: 'pie', label: 'PIE' } },
      ],
      { rate: 3e6, delay: 0.01 },
      { scheme: { kind: 'tcp' }, count: 2, startJitter: 1, accessDelay: 0.015, ecn: false },
    ),
    transport: { sendJitter: 0.002 },
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'roundTrip'], window: null, hop: 1 },
  notice: {
    text: 'Three links, each with room for many packets. Drop-tail fills its buffer: a packet waits {droptail}. CoDel drops early, and it waits {codel}; PIE aims at 15 ms and gets {pie}. Their links are in use all the same: {used}.',
    numbers: {
      droptail: { of: (run) => run.wait(0), unit: 'ms', between: [120, 450] },
      codel: { of: (run) => run.wait(1), unit: 'ms', between: [2, 20] },
      pie: { of: (run) => run.wait(2), unit: 'ms', between: [5, 30] },
      used: { of: (run) => Math.min(run.used(1), run.used(2)), unit: '%', between: [90, 100] },
    },
    from: 25,
  },
};
