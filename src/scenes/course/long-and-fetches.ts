import type { Scene } from '../scene.ts';

/** Room in packets of the two queues; a path each, with a download and, over the same link, the fetches. */
const ROOMS = [20, 100];

export const longAndFetches: Scene = {
  id: 'course-long-and-fetches',
  name: 'Lab: fetching a page beside a long download',
  synonyms:
    'bufferbloat lab wget curl web page fetch every 3 seconds download time flow completion ping round trip queue 20 100 packets home router csc458 cse461 cs144 cs6250 mininet',
  scenario: {
    duration: 160,
    warmup: 10,
    path: ROOMS.map((limit) => ({ rate: 1.5e6, delay: 0.005, queue: { kind: 'droptail', limit } })),
    flows: ROOMS.flatMap((limit, at) => {
      const path = {
        scheme: { kind: 'tcp', variant: 'reno' },
        packetSize: 1500,
        accessDelay: 0.005,
        enter: at,
        leave: at,
      };
      return [
        { ...path, id: `long${limit}`, label: `Download, ${limit}` },
        { ...path, id: `page${limit}`, label: `Page, ${limit}`, packets: 70, again: 'every', gap: 8 },
      ] as const;
    }),
  },
  view: {
    rows: ['completion', 'queue', 'throughput', 'fairness'],
    window: null,
    hop: 1,
    note: 'After a lab that many courses set (Toronto, Washington, Stanford): 1.5 Mbit/s, 20 ms, a page of 70 packets every 8 s, once behind a queue of 20 packets and once behind one of 100.',
    question:
      'How long does a page take behind 20 packets and behind 100, in the mean, and how much does that spread? Write the round trip as a formula of the packets that wait. Then give the longer queue CoDel.',
  },
  speed: 5,
  notice: {
    text: 'Behind 20 packets a page takes {small} s, behind 100 packets {large} s: a round trip is {quick} ms there and {trip} ms here, and a page needs several.',
    numbers: {
      small: { of: (run) => run.group('page20').took ?? NaN, unit: '', between: [2.8, 4.2] },
      large: { of: (run) => run.group('page100').took ?? NaN, unit: '', between: [5, 7.8] },
      trip: { of: (run) => 1000 * run.group('page100').roundTrip, unit: '', between: [450, 650] },
      quick: { of: (run) => 1000 * run.group('page20').roundTrip, unit: '', between: [120, 165] },
    },
    from: 100,
  },
};
