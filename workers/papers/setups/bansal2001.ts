/** bansal2001, Section 4.2.1 and 4.2.4: flows against a CBR source that comes and goes. The rest is in bansal2001-others.ts. */
import { compared } from './evidence.ts';
import * as bansal from './bansal2001-common.ts';
import { assumed, inferred, known, type Note, notesOf, stated } from './notes.ts';
import { type ChoiceValue, setUp, type SetUp, type TrafficInput } from './setup.ts';

type Wave = 'square' | 'sawtooth' | 'reverse-sawtooth';

const MIXED_SCHEMES = ['TFRC(6)', 'TCP(1/8)', 'SQRT(1/2)'];
const periodSweep = [0.1, 0.2, 0.4, 1, 2, 5, 10, 20, 50, 100];
const onSweep = [0.02, 0.05, 0.1, 0.2, 0.4, 1, 2, 5, 10, 20, 50];

/** No scheme of these experiments cuts by less than an eighth: windows are whole, as ns-2 of 2000 has them. */
const WHOLE = { wholeWindowsFromCut: 1 / 8 };
export const WHOLE_EVIDENCE = compared('bansal-whole');
export const REVERSE_EVIDENCE = compared('bansal-reverse');
const WHOLE_NOTES = [
  assumed(
    'transport',
    'ns-2 of 2000, windows rounded down at a cut',
    `not given; as ns-2 of that year has them: ${WHOLE_EVIDENCE}`,
  ),
  assumed('reverse flows', 'two long-lived TCP flows', `their number is not known: ${REVERSE_EVIDENCE}`),
];

const lengthNote = assumed(
  'length',
  '400 s, the first 50 left out',
  'not given; at least three periods of the longest',
);

/** One period of the wave takes `periodSeconds`; a square wave is high in the first half of it. */
function wave(shape: Wave, highBps: number, periodSeconds: number): TrafficInput {
  const on = shape === 'square' ? periodSeconds / 2 : periodSeconds;
  return { kind: 'cbr', wave: shape, high: highBps, low: 0, on, off: on, packetSize: 1000, jitter: 0 };
}

function leftOver(bottleneckBps: number, cbrBps: number): Note[] {
  const mbps = (bps: number): string => `${bps / 1e6} Mbit/s`;
  return [
    stated('bottleneck', mbps(bottleneckBps)),
    inferred('CBR rate', mbps(cbrBps), `leaves ${mbps(bottleneckBps - cbrBps)}`),
    assumed('CBR packets', '1000 bytes, evenly spaced', 'not given'),
  ];
}

/** TCP flows and flows of the studied scheme on one bottleneck, with TCP flows the other way. */
function besideTcp(choice: {
  bottleneckBps: number;
  tcpFlows: number;
  studiedFlows: number;
  reverseFlows: number;
  scheme: ChoiceValue;
  wholeWindowsFromCut: number;
  packetsPerAck: number;
}) {
  return {
    ...bansal.path(choice.bottleneckBps),
    transport: bansal.transport(choice),
    flows: [
      bansal.flows(choice, 'tcp', 'TCP', choice.tcpFlows),
      bansal.flows(choice, 'studied', choice.scheme, choice.studiedFlows),
      ...bansal.reverse(choice),
    ],
  };
}

/** Five TCP flows and five of a slower scheme while a wave takes part of the link. */
function mixed(id: string, title: string, figures: string[], shape: Wave, cbrBps: number): SetUp {
  return setUp(id, title, figures, {
    defaults: {
      ...bansal.defaults,
      ...WHOLE,
      scheme: 'TFRC(6)',
      tcpFlows: 5,
      studiedFlows: 5,
      cbrBps,
      periodSeconds: 2,
    },
    sweeps: { scheme: MIXED_SCHEMES, periodSeconds: periodSweep },
    notes: notesOf(bansal.NOTES, WHOLE_NOTES, leftOver(15e6, cbrBps), [
      stated('flows', 'five TCP, five of the studied scheme'),
      assumed('TFRC', '6 loss intervals', 'here the text says only TFRC; later experiments name TFRC(6)'),
      shape === 'square'
        ? stated('wave', 'square, as long high as low')
        : inferred(
            'wave',
            shape === 'sawtooth' ? 'climbs from nothing and falls at once' : 'jumps up and falls to nothing',
            'only its name is given; the direction is our reading',
          ),
      stated('period', 'varied; high and low together', 'Figure 7 counts both; Figure 14 counts one of them'),
      inferred('values of the period', '0.1 to 100 s', 'axis of Figure 14, and the values that the text names'),
      lengthNote,
    ]),
    build: (choice) => ({
      ...besideTcp(choice),
      traffic: [wave(shape, choice.cbrBps, choice.periodSeconds)],
    }),
  });
}

/** Ten flows of one scheme while a CBR source is on and off for equal times. */
function homogeneous(id: string, title: string, figures: string[], cbrBps: number): SetUp {
  return setUp(id, title, figures, {
    defaults: { ...bansal.defaults, ...WHOLE, flows: 10, cbrBps, onSeconds: 0.2 },
    sweeps: { scheme: ['TCP', 'TCP(1/8)', 'TFRC(6)'], onSeconds: onSweep },
    notes: notesOf(bansal.NOTES, WHOLE_NOTES, leftOver(15e6, cbrBps), [
      stated('flows', 'ten of the studied scheme'),
      stated('time on', 'varied; the time off is the same'),
      inferred('values of the time on', '0.02 to 50 s', 'axis of the figure, and the values that the text names'),
      lengthNote,
    ]),
    build: (choice) => ({
      ...bansal.path(choice.bottleneckBps),
      transport: bansal.transport(choice),
      flows: [bansal.flows(choice, 'studied', choice.scheme, choice.flows), ...bansal.reverse(choice)],
      traffic: [wave('square', choice.cbrBps, 2 * choice.onSeconds)],
    }),
  });
}

/** TCP and studied flows on the common link with nothing else. */
function steady(id: string, title: string, figures: string[], each: number, notes: Note[]): SetUp {
  return setUp(id, title, figures, {
    defaults: {
      ...bansal.defaults,
      ...WHOLE,
      scheme: 'TFRC(6)',
      tcpFlows: each,
      studiedFlows: each,
      durationSeconds: 200,
    },
    sweeps: { scheme: MIXED_SCHEMES },
    notes: notesOf(bansal.NOTES, WHOLE_NOTES, notes, [assumed('length', '200 s, the first 50 left out', 'not given')]),
    build: (choice) => ({
      ...besideTcp(choice),
    }),
  });
}

export const bansalWaves: readonly SetUp[] = [
  steady('bansal2001-common', 'The common dumbbell', [], 1, [
    known('bottleneck', '15 Mbit/s', 'the rate of the experiments with a wave; others have 10'),
    assumed('flows', 'one TCP flow and one of the studied scheme', 'each experiment has its own'),
  ]),
  steady('bansal2001-steady10', 'Five TCP and five slower flows with the whole link', ['bansal2001-fig7'], 5, [
    stated(
      'bottleneck',
      '15 Mbit/s',
      'the stated window of 14.4 packets for ten flows is more than the 93.75 that the link holds: about 50 wait, and the round trip is about 77 ms',
    ),
    stated('flows', 'ten long-lived ones'),
    stated('CBR', 'off'),
  ]),
  mixed(
    'bansal2001-sq31-mixed',
    'Five TCP and five slower flows against a 3:1 square wave',
    ['bansal2001-fig7', 'bansal2001-fig8', 'bansal2001-fig9'],
    'square',
    10e6,
  ),
  mixed(
    'bansal2001-saw31-mixed',
    'Five TCP and five slower flows against a 3:1 sawtooth',
    ['bansal2001-fig7'],
    'sawtooth',
    10e6,
  ),
  mixed(
    'bansal2001-revsaw31-mixed',
    'Five TCP and five slower flows against a 3:1 reverse sawtooth',
    ['bansal2001-fig7'],
    'reverse-sawtooth',
    10e6,
  ),
  mixed('bansal2001-sq101-mixed', 'Five TCP and five slower flows against a 10:1 square wave', [], 'square', 13.5e6),
  homogeneous(
    'bansal2001-sq31-homog',
    'Ten flows of one scheme against a 3:1 ON/OFF source',
    ['bansal2001-fig14', 'bansal2001-fig15'],
    10e6,
  ),
  homogeneous(
    'bansal2001-sq101-homog',
    'Ten flows of one scheme against a 10:1 ON/OFF source',
    ['bansal2001-fig16'],
    13.5e6,
  ),
];
