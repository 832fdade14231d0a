import type { Measured } from '../measured.ts';
import MOBILE_PER_MS from '../../../workers/race/links/mobile-trace.json' with { type: 'json' };
import type { Scene } from '../scene.ts';

/** Longest round trip, ms. */
function longest({ series, time }: Measured): number {
  const roundTrip = series.roundTrip[0]!;
  let most = 0;
  for (let sample = 0; sample <= series.samples.indexAt(time); sample++) most = Math.max(most, roundTrip.at(sample));
  return 1000 * most;
}

export const mobile: Scene = {
  id: 'mobile',
  name: 'A mobile link',
  synonyms: 'mobile cellular lte 4g 5g phone trace mahimahi recorded link variable rate bufferbloat outage wireless',
  scenario: {
    duration: 40,
    warmup: 2,
    path: [
      {
        delay: 0.015,
        queue: { kind: 'droptail', limit: 200 },
        trace: { name: 'Mobile-like', perMs: MOBILE_PER_MS, loop: true },
      },
    ],
    flows: [{ id: 'cubic', scheme: { kind: 'cubic' }, accessDelay: 0.01, packetSize: 1500 }],
  },
  view: { rows: ['throughput', 'roundTrip', 'queue'], window: null },
  notice: {
    text: 'This link follows a trace (made, not recorded): the grey area is what it carries, from 9 Mbit/s to nothing. The sender learns of it late: the round trip is 50 ms on the empty path and grew to {longest} ms in the buffer. Choose CoDel as the queue, and see it fall.',
    numbers: {
      longest: { of: longest, unit: '', between: [400, 5000] },
    },
    from: 16,
  },
};
