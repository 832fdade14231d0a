/** jin2001: SIMD beside TCP (Figures 6 to 8), and convergence on three links (Figures 9 to 11, Table 3). */
import type { SchemeChoice } from '../../engine/scenario/types.ts';
import { compared } from './evidence.ts';
import * as jin from './jin2001-common.ts';
import { labelOf, reverseTcp } from './pieces.ts';
import { assumed, inferred, type Note, notesOf, stated } from './notes.ts';
import { type ChoiceValue, type FlowInput, type HopInput, setUp, type SetUp } from './setup.ts';

const QUEUE_NAMES: Record<jin.Queue, string> = { red: 'RED', 'red-ecn': 'RED with ECN', droptail: 'drop-tail' };

/** Reno and NewReno in the place of SACK, and the window of Table 2. */
const BESIDE_EVIDENCE = compared('jin-beside');

/** n flows of the studied scheme and n of TCP, with TCP the other way. */
function besideTcp(
  id: string,
  title: string,
  figures: string[],
  queue: jin.Queue,
  flowsEach: number,
  notes: Note[] = [],
): SetUp {
  return setUp(id, title, figures, {
    defaults: {
      durationSeconds: 120,
      warmupSeconds: 60,
      scheme: 'SIMD(1/16)',
      flowsEach,
      reverseFlows: 4,
      bottleneckBps: 15e6,
      baseRttSeconds: 0.1,
      maxWindowPackets: 1000,
      variant: 'sack',
    },
    sweeps: { flowsEach: [1, 2, 4, 8, 16, 32, 64], bottleneckBps: [15e6, 60e6], variant: jin.VARIANTS },
    notes: notesOf(
      jin.NOTES,
      [
        stated('flows', 'n SIMD and n TCP'),
        inferred('values of n', '1 to 64', 'shares must reach from little loss to over 10 %'),
        stated('reverse flows', 'four TCP'),
        stated('bottleneck', '15 and 60 Mbit/s'),
        stated(
          'base round trip',
          '100 ms',
          'stated as the measured average, about; taken for the propagation, so that the queue comes on top',
        ),
        stated('queue', QUEUE_NAMES[queue]),
        assumed('length', '120 s', 'not given; twice the part that is measured'),
        stated('measured', 'the last 60 s'),
        assumed(
          'maximum window',
          '1000 packets',
          `with the 128 of Table 2 two flows cannot fill 60 Mbit/s, and the stated epochs of over 40 s could not be. ${BESIDE_EVIDENCE}`,
        ),
        stated(
          'TCP',
          'SACK, clock of 0.1 s, every packet acknowledged',
          `with Reno and NewReno the paper found similar results. ${BESIDE_EVIDENCE}`,
        ),
        assumed('start of flows', 'within 1 s', 'not given'),
        ...(queue === 'red-ecn'
          ? [assumed('marks', 'as long as the chance is below 0.1, drops beyond', 'not given; ns-2 does so')]
          : []),
      ],
      notes,
    ),
    build: (choice) => {
      const hopSeconds = 0.3 * choice.baseRttSeconds;
      const hop: HopInput = {
        rate: choice.bottleneckBps,
        delay: hopSeconds,
        queue: jin.queue(queue, choice.bottleneckBps, choice.baseRttSeconds, 1000),
      };
      const common = { startJitter: 1, accessDelay: choice.baseRttSeconds / 2 - hopSeconds, packetSize: 1000 };
      const scheme = (chosen: ChoiceValue): SchemeChoice =>
        typeof chosen === 'object' ? chosen : { ...jin.scheme(chosen), variant: choice.variant };
      return {
        path: [hop],
        reverse: [hop],
        transport: { ...jin.transport, maxWindow: choice.maxWindowPackets },
        flows: [
          {
            ...common,
            id: 'studied',
            label: labelOf(choice.scheme),
            scheme: scheme(choice.scheme),
            count: choice.flowsEach,
          },
          { ...common, id: 'tcp', label: 'TCP', scheme: scheme('TCP'), count: choice.flowsEach },
          ...reverseTcp(choice.reverseFlows, { ...common, scheme: scheme('TCP') }),
        ],
      };
    },
  });
}

const CHAIN_PACKET_BYTES = 500;
/** Base round trip of the two flows of Figure 9. */
export const CHAIN_RTT_SECONDS = 0.05;
const CHAIN_HOP_SECONDS = 0.01;
const MIDDLE_BPS = 6e6;

export const CHAIN_EVIDENCE = compared('jin-chain');

interface Chain {
  figure: string;
  /** Background flows on the first and on the last link. */
  background: [first: number, last: number];
  lastBps: number;
  durationSeconds: number;
  /** Windows that the paper has when the background ends, packets. */
  windows: [number, number];
}

/**
 * Figure 9: routers b1 to b4 in a row. Flow 1 crosses the first two links, flow 2 the last two. Background flows hold
 * them at their windows until they all end, and both go on with the middle link between them.
 */
function chain(id: string, title: string, { figure, background, lastBps, durationSeconds, windows }: Chain): SetUp {
  return setUp(id, title, ['jin2001-fig9', figure, 'jin2001-table2', 'jin2001-table3'], {
    defaults: {
      durationSeconds,
      warmupSeconds: 50,
      scheme: 'SIMD(1/16)',
      firstBackground: background[0],
      lastBackground: background[1],
      firstBps: 6e6,
      middleBps: MIDDLE_BPS,
      lastBps,
      changeSeconds: 400,
      lastQueueBps: MIDDLE_BPS,
      backgroundRttSeconds: 0.03,
    },
    sweeps: { scheme: jin.SCHEMES },
    notes: notesOf(jin.NOTES, [
      stated('topology', 'three links; flow 1 crosses the first two, flow 2 the last two, background flows one each'),
      stated('first link', '6 Mbit/s'),
      stated('last link', `${lastBps / 1e6} Mbit/s`),
      inferred(
        'middle link',
        '6 Mbit/s',
        'only in a picture that we had not; flow 1 has a sixteenth of the first link and a window 14 times smaller than flow 2’s',
      ),
      stated(
        'background',
        `${background[0]} flows on the first link, ${background[1]} on the last`,
        'the text names b3-b4 as flow 1’s bottleneck where only b1-b2 can be meant',
      ),
      stated('change', 'at 400 s all background flows end'),
      stated('scheme', 'all flows have the same'),
      stated('packet size', '500 bytes'),
      stated('queue', 'RED'),
      inferred(
        'queue of the last link',
        'as that of the middle link',
        `Table 2 sizes the queue of one bottleneck; choose ${lastBps / 1e6} Mbit/s to size it by the link’s own rate. ${CHAIN_EVIDENCE}`,
      ),
      stated('W', '110 packets', 'about: the middle link and its queue'),
      stated('windows at the change', `about ${windows[0]} and ${windows[1]} packets`),
      stated('ε', '10 packets'),
      assumed(
        'base round trip',
        '50 ms for flows 1 and 2',
        'not given; 75 packets on the way and about 35 in the queue make W',
      ),
      inferred(
        'base round trip of the background',
        '30 ms',
        `that of access links of one length, since the background crosses one link and not two; choose 0.05 s for that of flows 1 and 2. ${CHAIN_EVIDENCE}`,
      ),
      assumed('start of flows', 'within 1 s', 'not given'),
      assumed('reverse path', 'no queueing', 'no traffic in the other direction is mentioned'),
      assumed(
        'length',
        `${durationSeconds - 400} s after the change`,
        'IIAD needs thousands of round trips; cut it short for the others',
      ),
    ]),
    build: (choice) => {
      const hop = (rateBps: number, queueBps = rateBps): HopInput => ({
        rate: rateBps,
        delay: CHAIN_HOP_SECONDS,
        queue: jin.queue('red', queueBps, CHAIN_RTT_SECONDS, CHAIN_PACKET_BYTES),
      });
      const flows = (
        name: string,
        count: number,
        enter: number,
        leave: number,
        stop: number | null,
        rttSeconds = CHAIN_RTT_SECONDS,
      ): FlowInput => ({
        id: name,
        label: labelOf(choice.scheme),
        scheme: jin.scheme(choice.scheme),
        count,
        startJitter: 1,
        stop,
        accessDelay: rttSeconds / 2 - (leave - enter + 1) * CHAIN_HOP_SECONDS,
        packetSize: CHAIN_PACKET_BYTES,
        enter,
        leave,
      });
      return {
        path: [hop(choice.firstBps), hop(choice.middleBps), hop(choice.lastBps, choice.lastQueueBps)],
        transport: jin.transport,
        flows: [
          flows('one', 1, 0, 1, null),
          flows('two', 1, 1, 2, null),
          ...(choice.firstBackground > 0
            ? [flows('first-link', choice.firstBackground, 0, 0, choice.changeSeconds, choice.backgroundRttSeconds)]
            : []),
          ...(choice.lastBackground > 0
            ? [flows('last-link', choice.lastBackground, 2, 2, choice.changeSeconds, choice.backgroundRttSeconds)]
            : []),
        ],
      };
    },
  });
}

export const jinNetworks: readonly SetUp[] = [
  besideTcp('jin2001-common', 'The common configuration (Table 2)', [], 'red', 1, [
    assumed('flows', 'one SIMD and one TCP', 'each experiment has its own'),
    assumed('queue', 'RED', 'Table 2 has RED and drop-tail'),
  ]),
  besideTcp('jin2001-vs-tcp-red-ecn', 'SIMD beside TCP, RED with ECN', ['jin2001-fig6'], 'red-ecn', 8),
  besideTcp('jin2001-vs-tcp-red', 'SIMD beside TCP, RED', ['jin2001-fig7', 'jin2001-table2'], 'red', 8),
  besideTcp('jin2001-vs-tcp-droptail', 'SIMD beside TCP, drop-tail', ['jin2001-fig8', 'jin2001-table2'], 'droptail', 8),
  chain('jin2001-conv-fair', 'Two flows converge to a fair share', {
    figure: 'jin2001-fig10',
    background: [15, 0],
    lastBps: 6e6,
    durationSeconds: 900,
    windows: [7, 100],
  }),
  chain('jin2001-conv-eff', 'Two flows converge to full use', {
    figure: 'jin2001-fig11',
    background: [11, 3],
    lastBps: 10e6,
    durationSeconds: 600,
    windows: [10, 30],
  }),
];
