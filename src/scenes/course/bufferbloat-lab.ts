import type { Scene } from '../scene.ts';

const QUEUES = [20, 100];

export const bufferbloatLab: Scene = {
  id: 'course-bufferbloat-lab',
  name: 'Lab: a long flow, a page every three seconds, and a ping',
  synonyms:
    'bufferbloat mininet stanford cs144 toronto csc458 washington cse461 wget curl web page download fetch time every 3 seconds packets ping latency home router iperf queue 20 100',
  scenario: {
    duration: 60,
    warmup: 10,
    sample: 0.1,
    path: QUEUES.map((limit) => ({ rate: 1.5e6, delay: 0.01, queue: { kind: 'droptail', limit } })),
    transport: { initialWindow: 3 },
    flows: QUEUES.flatMap((limit, at) => {
      const scheme = { kind: 'tcp', variant: 'reno' };
      const route = { scheme, packetSize: 1500, accessDelay: 0, enter: at, leave: at };
      return [
        { id: `long-${limit}`, label: `Long, ${limit}`, ...route },
        { id: `page-${limit}`, label: `Page, ${limit}`, ...route, start: 5, packets: 70, again: 'every', gap: 3 },
      ];
    }),
    traffic: QUEUES.map((_, at) => ({ kind: 'ping', packetSize: 84, every: 0.1, enter: at, leave: at })),
  },
  view: {
    rows: ['window', 'roundTrip', 'completion'],
    window: null,
    note: 'After the bufferbloat lab of Stanford CS 144, also set in Toronto and at Washington: 1.5 Mbit/s, 20 ms, a page every 3 s, a ping every 0.1 s, behind 20 packets and behind 100. The initial window is 3, as it was then.',
    question:
      'How long does a page take behind 100 packets, and how long behind 20 (mean and spread)? Why is the smaller buffer quicker? Give the round trip as a formula of the packets that wait. What changes with an initial window of 10?',
  },
  speed: 5,
  notice: {
    text: 'Behind a buffer of 100 packets a ping takes {pingLarge} ms and a page {pageLarge} s; behind 20 it is {pingSmall} ms and {pageSmall} s, on a link as fast.',
    numbers: {
      pingLarge: { of: (run) => 1000 * run.numbers().streams[1]!.roundTrip!, unit: '', between: [480, 650] },
      pageLarge: { of: (run) => run.group('page-100').took!, unit: '', between: [4, 6.5] },
      pingSmall: { of: (run) => 1000 * run.numbers().streams[0]!.roundTrip!, unit: '', between: [90, 150] },
      pageSmall: { of: (run) => run.group('page-20').took!, unit: '', between: [2, 3] },
    },
    from: 50,
  },
};
