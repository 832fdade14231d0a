/** bansal2001, Sections 4.2.2, 4.2.3 and 4.3: convergence of two flows, half of the flows leaving, forced losses. */
import { friendlyIncrease } from '../../theory/throughput.ts';
import * as bansal from './bansal2001-common.ts';
import { ampleLink, bernoulliLoss, opensAt, periodicLoss } from './pieces.ts';
import { assumed, inferred, known, notesOf, stated } from './notes.ts';
import { setUp, type SetUp } from './setup.ts';

const powersOfTwo = [2, 4, 8, 16, 32, 64, 128, 256];
const tcpNames = powersOfTwo.map((n) => `TCP(1/${n})`);
const sqrtNames = powersOfTwo.map((n) => `SQRT(1/${n})`);
const tfrcNames = powersOfTwo.map((n) => `TFRC(${n})`);
const noTfrc1 = assumed(
  'TFRC(1)',
  'left out',
  'with the weights of ns-2 an odd number counts as the next even one, so it would be TFRC(2) again',
);

/** Packets that a link of 10 Mbit/s holds: B in units of one packet per round trip. */
const LINK_PACKETS = 62.5;

const twoFlow = setUp(
  'bansal2001-two-flow',
  'A second flow comes to one that has the link',
  ['bansal2001-fig10', 'bansal2001-fig12'],
  {
    defaults: { ...bansal.defaults, bottleneckBps: 10e6, durationSeconds: 2000, secondStartSeconds: 50 },
    sweeps: { scheme: [...tcpNames, ...tfrcNames], seed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    notes: notesOf(bansal.NOTES, [
      assumed(
        'bottleneck',
        '10 Mbit/s',
        'the text says ten times b0, which cannot be much larger than b0; 10 Mbit/s is 62.5 b0, and the link of the next experiment',
      ),
      inferred('b0', '160 kbit/s', 'one packet per round trip'),
      stated('flows', 'two of the studied scheme'),
      inferred(
        'start',
        'the second one at a window of 1, without slow start, when the first has the link',
        'this is the state (B − b0, b0); TFRC has no window to set, and begins with its own slow start',
      ),
      assumed(
        'start of the first flow',
        'slow start to twice the link’s packets; one loss at 1 s',
        'the first cut of a connection is by half: so it stands at the whole link, with any cut and climb of its own',
      ),
      assumed('start of the second flow', 'after 50 s', 'not given; by then the first one lives with the queue'),
      stated('δ', '0.1'),
      inferred('values of b', '1/2 to 1/256', 'Figure 13 goes as far'),
      noTfrc1,
      assumed('runs', 'ten seeds', 'losses are random'),
      assumed('length', '2000 s', 'the smallest b takes long'),
    ]),
    build: (choice) => ({
      ...bansal.path(choice.bottleneckBps),
      transport: bansal.transport(choice),
      flows: [
        bansal.flows(choice, 'first', choice.scheme, 1, {
          startJitter: 0,
          transport: { initialSsthresh: 2 * Math.round(LINK_PACKETS) },
        }),
        bansal.flows(choice, 'second', choice.scheme, 1, {
          start: choice.secondStartSeconds,
          transport: { initialWindow: 1, initialSsthresh: 1 },
        }),
        ...bansal.reverse(choice),
      ],
      events: [{ at: 1, do: 'drop', group: 'first', flow: 0, count: 1 }],
    }),
  },
);

/** What models/ack-model.ts computes, as a run: losses stand in for marks, so that timeouts join in. */
const ackModel = setUp('bansal2001-ack-model', 'Two AIMD flows under a fixed chance of a mark', ['bansal2001-fig11'], {
  defaults: {
    durationSeconds: 120,
    warmupSeconds: 10,
    b: 0.5,
    markProbability: 0.1,
    firstWindowPackets: LINK_PACKETS - 1,
    secondWindowPackets: 1,
  },
  sweeps: {
    b: [0.5, 0.4, 0.3, 0.25, 0.2, ...powersOfTwo.slice(2).map((n) => 1 / n)],
    markProbability: [0.1, 0.01, 0.001],
  },
  notes: notesOf(bansal.NOTES, [
    stated('chance of a mark', '0.1'),
    stated('δ', '0.1'),
    assumed('windows at the start', '61.5 and 1 packets', 'B − b0 and b0 with B = 62.5 b0'),
    inferred('values of b', '1/256 to 1/2', 'as in Figure 10'),
    assumed('a', '4(2b − b²)/3', 'the result of the model does not depend on it'),
    assumed(
      'marks',
      'losses in their place',
      'the run is an illustration: the figure is the recursion, which has no queue and no timeouts',
    ),
    assumed('bottleneck', 'without limit', 'the model has none'),
    assumed('reverse flows', 'none', 'the model has none'),
  ]),
  build: (choice) => {
    const scheme = { kind: 'aimd', a: friendlyIncrease(choice.b, 'timeouts'), b: choice.b, variant: 'sack' };
    const flow = (id: string, windowPackets: number): ReturnType<typeof bansal.flows> =>
      bansal.flows({ wholeWindowsFromCut: 1 }, id, scheme, 1, {
        startJitter: bansal.RTT_SECONDS,
        accessDelay: 0,
        transport: opensAt(windowPackets),
      });
    return {
      path: ampleLink(bansal.RTT_SECONDS),
      transport: { ...bansal.transport({ packetsPerAck: 1 }), maxWindow: 1000 },
      flows: [flow('first', choice.firstWindowPackets), flow('second', choice.secondWindowPackets)],
      loss: bernoulliLoss(choice.markProbability),
    };
  },
});

const doubling = setUp('bansal2001-doubling', 'Five of ten flows stop', ['bansal2001-fig13'], {
  defaults: {
    ...bansal.defaults,
    bottleneckBps: 10e6,
    durationSeconds: 515,
    warmupSeconds: 100,
    staying: 5,
    leaving: 5,
    stopSeconds: 500,
  },
  sweeps: { scheme: [...tcpNames, ...sqrtNames, ...tfrcNames] },
  notes: notesOf(bansal.NOTES, [
    stated('bottleneck', '10 Mbit/s'),
    stated('flows', 'ten of one scheme, five of which stop'),
    stated('stop', 'at 500 s'),
    stated('k', '20 and 200 round trips after it'),
    stated('TFRC', 'without history discounting'),
    inferred('rate before', '125 packets/s per flow', '10 Mbit/s among ten flows'),
    inferred('length', '515 s', '200 round trips after the stop, and a margin'),
    noTfrc1,
  ]),
  build: (choice) => {
    const scheme = bansal.scheme(choice.scheme, false);
    return {
      ...bansal.path(choice.bottleneckBps),
      transport: bansal.transport(choice),
      flows: [
        bansal.flows(choice, 'staying', choice.scheme, choice.staying, { scheme }),
        bansal.flows(choice, 'leaving', choice.scheme, choice.leaving, { scheme, stop: choice.stopSeconds }),
        ...bansal.reverse(choice),
      ],
    };
  },
});

const forcedLossNotes = [
  assumed('bottleneck', '15 Mbit/s', 'not given; wide enough never to limit: the figure ends at 5.6 Mbit/s'),
  assumed('reverse flows', 'none', 'the forced losses are to be the only ones'),
];

/** Bursts of losses that are mild enough to fit into TFRC's memory. */
const burstMild = setUp('bansal2001-burst-mild', 'A mildly bursty pattern of losses', ['bansal2001-fig17'], {
  defaults: { ...bansal.defaults, scheme: 'TFRC(6)', reverseFlows: 0, durationSeconds: 20, warmupSeconds: 0 },
  sweeps: { scheme: ['TFRC(6)', 'TCP(1/8)'] },
  notes: notesOf(bansal.NOTES, forcedLossNotes, [
    stated('flows', 'one: TFRC, then TCP(1/8)'),
    assumed('TFRC', '6 loss intervals', 'the text says only TFRC'),
    stated('length', '20 s, shown in bins of 0.2 and 1 s'),
    known(
      'losses',
      'three, each after 50 arrivals, then three, each after 400, over and over',
      'known of the paper with moderate certainty; the text calls the pattern mildly bursty',
    ),
  ]),
  build: (choice) => ({
    ...bansal.path(choice.bottleneckBps),
    transport: bansal.transport(choice),
    flows: [bansal.flows(choice, 'studied', choice.scheme, 1, { startJitter: 0 }), ...bansal.reverse(choice)],
    loss: { kind: 'pattern', gaps: [50, 50, 50, 400, 400, 400] },
  }),
});

const periodicSteady = setUp('bansal2001-periodic-steady', 'Single losses at even distances', ['bansal2001-fig17'], {
  defaults: {
    ...bansal.defaults,
    scheme: 'TFRC(6)',
    reverseFlows: 0,
    durationSeconds: 60,
    warmupSeconds: 20,
    lossRate: 0.01,
  },
  sweeps: { scheme: ['TFRC(6)', 'TCP(1/8)', 'TCP'] },
  notes: notesOf(bansal.NOTES, forcedLossNotes, [
    stated('flows', 'one'),
    stated('losses', 'periodic'),
    assumed('loss rate', '1 %', 'not given; any moderate one will do'),
    assumed('length', '60 s, the first 20 left out', 'not given'),
  ]),
  build: (choice) => ({
    ...bansal.path(choice.bottleneckBps),
    transport: bansal.transport(choice),
    flows: [bansal.flows(choice, 'studied', choice.scheme, 1), ...bansal.reverse(choice)],
    loss: periodicLoss(choice.lossRate),
  }),
});

export const bansalOthers: readonly SetUp[] = [twoFlow, ackModel, doubling, burstMild, periodicSteady];
