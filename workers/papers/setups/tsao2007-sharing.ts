/** tsao2007: n studied flows and n TCP flows that share one bottleneck, or a chain of them; the criteria and the taxonomy. */
import { compared } from './evidence.ts';
import type { TransportOptions } from '../../engine/scenario/types.ts';
import { ampleLink, bernoulliLoss, lossEvery } from './pieces.ts';
import { assumed, inferred, type Note, notesOf, stated } from './notes.ts';
import { type ChoiceValue, type FlowInput, type HopInput, setUp, type SetUp } from './setup.ts';
import * as tsao from './tsao2007-common.ts';

const CV_SWEEP = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.42];
/** Short, and shorter on a long chain, so that at the widest spread the nearest flow still has some way of its own. */
const HOP_SECONDS = 0.001;
const CHAIN_SECONDS = 0.006;

/** Two values that the text leaves open, taken together: what they decide is whether drop-tail queues lock TCP out. */
const READING = { meanRttSeconds: 0.05, sendJitterSeconds: 0 };
export const READING_EVIDENCE = compared('tsao-sharing');

interface SharingChoices extends tsao.Choices {
  /** n flows of the studied scheme, and n of TCP. */
  flowsEach: number;
  /** Of the base round trips within each set. */
  rttCv: number;
  meanRttSeconds: number;
  bottlenecks: number;
  /** TCP flows that cross each hop of a chain. */
  crossEach: number;
}

/** 2n Mbit/s at every bottleneck; on a chain TCP flows cross each hop. */
function sharing(choice: SharingChoices): { path: HopInput[]; transport: TransportOptions; flows: FlowInput[] } {
  const { flowsEach, bottlenecks, meanRttSeconds, rttCv } = choice;
  const rateBps = 2e6 * flowsEach;
  const hopSeconds = Math.min(HOP_SECONDS, CHAIN_SECONDS / bottlenecks);
  const hop = tsao.hop(rateBps, meanRttSeconds, hopSeconds);
  const flows = (id: string, chosen: ChoiceValue, enter: number, leave: number, count = flowsEach): FlowInput =>
    tsao.flows(id, chosen, {
      count,
      accessDelay: meanRttSeconds / 2 - (leave - enter + 1) * hopSeconds,
      rttCv,
      enter,
      leave,
    });
  const crossing =
    bottlenecks === 1
      ? []
      : Array.from({ length: bottlenecks }, (_, index) =>
          flows(`cross-${index + 1}`, 'TCP', index, index, choice.crossEach),
        );
  return {
    path: Array.from({ length: bottlenecks }, () => hop),
    transport: tsao.transport(choice),
    flows: [flows('studied', choice.scheme, 0, bottlenecks - 1), flows('tcp', 'TCP', 0, bottlenecks - 1), ...crossing],
  };
}

const SHARING_NOTES: readonly Note[] = [
  stated('bottleneck', '2n Mbit/s', '1 Mbit/s for each flow'),
  stated('flows', 'n studied and n TCP, always with data to send'),
  stated('queue', 'drop-tail, 1.5 of the bandwidth-delay product'),
  stated('mean propagation delay', '50 ms end to end'),
  inferred(
    'mean base round trip',
    '50 ms',
    `the 50 ms are read as the round trip and not as one way: ${READING_EVIDENCE}`,
  ),
  assumed('random sender overhead', 'none', `not given: ${READING_EVIDENCE}`),
  stated('spread of the round trips', 'even within each set, CV from 0 to 0.42'),
  assumed('start of flows', 'within 1 s', 'not given'),
  assumed('length', '500 s, the first 100 left out', 'not given'),
];

function lowMultiplexing(
  id: string,
  title: string,
  figures: string[],
  flowsEach: number,
  bottlenecks: number,
  notes: Note[],
): SetUp {
  const defaults: SharingChoices = {
    ...tsao.defaults,
    flowsEach,
    rttCv: 0,
    bottlenecks,
    crossEach: flowsEach,
    ...READING,
  };
  const counts = bottlenecks === 1 ? {} : { bottlenecks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
  return setUp(id, title, figures, {
    defaults,
    sweeps: { scheme: tsao.SCHEMES, simulator: tsao.SIMULATORS, rttCv: CV_SWEEP, ...counts },
    notes: notesOf(tsao.NOTES, SHARING_NOTES, notes),
    build: sharing,
  });
}

const criteria = setUp('tsao2007-criteria', 'The conditions under which each criterion compares', ['tsao2007-table1'], {
  defaults: {
    ...tsao.defaults,
    flowsEach: 1,
    rttCv: 0,
    bottlenecks: 1,
    crossEach: 1,
    ...READING,
    criterion: 'equal share',
    lossRate: 0.01,
  },
  sweeps: {
    criterion: ['compatibility', 'equivalence', 'equal share'],
    scheme: tsao.SCHEMES,
    simulator: tsao.SIMULATORS,
  },
  notes: notesOf(tsao.NOTES, SHARING_NOTES, [
    stated(
      'TCP-compatibility',
      'comparable conditions: no more bandwidth than TCP when steady, and as quick to give way',
      'here: each flow has its own random losses of the same rate',
    ),
    stated(
      'TCP-equivalence',
      'identical conditions: the same bandwidth, as quick to take and to give way',
      'here: losses at the same instants for every scheme',
    ),
    stated('TCP-equal share', 'one bottleneck: otherwise as equivalence'),
    assumed(
      'flows',
      'one of the studied scheme and, at a bottleneck, one of TCP',
      'the criteria are definitions; this is the smallest case',
    ),
    assumed('losses', '1 %, or one packet every second', 'an illustration'),
  ]),
  build: (choice) => {
    if (choice.criterion === 'equal share') return sharing(choice);
    return {
      path: ampleLink(choice.meanRttSeconds),
      transport: tsao.transport(choice),
      flows: [tsao.flows('studied', choice.scheme, { startJitter: choice.meanRttSeconds, accessDelay: 0 })],
      loss: choice.criterion === 'equivalence' ? lossEvery(1) : bernoulliLoss(choice.lossRate),
    };
  },
});

const taxonomy = setUp(
  'tsao2007-taxonomy',
  'The eight schemes of the taxonomy side by side',
  ['tsao2007-table2', 'tsao2007-table3'],
  {
    defaults: {
      durationSeconds: 200,
      warmupSeconds: 50,
      bottleneckBps: 9e6,
      baseRttSeconds: 0.05,
      sendJitterSeconds: 0,
      simulator: tsao.defaults.simulator,
    },
    sweeps: { simulator: tsao.SIMULATORS },
    notes: notesOf(tsao.NOTES, [
      assumed(
        'flows',
        'one of each scheme, and one of TCP',
        'the tables are about rules and constants; a run shows them at work',
      ),
      assumed(
        'bottleneck',
        '9 Mbit/s, drop-tail, 1.5 of the bandwidth-delay product',
        '1 Mbit/s for each flow, as in the sharing experiments',
      ),
      assumed('base round trip', '50 ms', 'as in the sharing experiments'),
    ]),
    build: (choice) => ({
      path: [tsao.hop(choice.bottleneckBps, choice.baseRttSeconds, choice.baseRttSeconds / 4)],
      transport: tsao.transport(choice),
      flows: ['TCP', ...tsao.EIGHT].map((name) => tsao.flows(name, name, { accessDelay: choice.baseRttSeconds / 4 })),
    }),
  },
);

export const tsaoSharing: readonly SetUp[] = [
  lowMultiplexing('tsao2007-common', 'The common configuration', [], 1, 1, [
    assumed('flows', 'one studied and one TCP', 'each experiment has its own'),
    assumed('bottleneck', '2 Mbit/s, drop-tail', 'as in the sharing experiments'),
  ]),
  lowMultiplexing('tsao2007-lowmux8', 'Eight studied and eight TCP flows', ['tsao2007-fig2', 'tsao2007-table4'], 8, 1, [
    tsao.transportNote('tsao-simulator-lowmux8'),
    stated('n', '8'),
  ]),
  lowMultiplexing('tsao2007-lowmux32', 'Thirty-two studied and thirty-two TCP flows', ['tsao2007-fig2'], 32, 1, [
    tsao.transportNote('tsao-simulator-more-flows'),
    inferred('n', '32', '64 flows in all'),
  ]),
  lowMultiplexing('tsao2007-multibottleneck', 'A chain of bottlenecks', ['tsao2007-fig2'], 8, 3, [
    tsao.transportNote('tsao-simulator-more-flows'),
    stated('bottlenecks', '1 to 10'),
    assumed('n', '8', 'not given'),
    assumed('cross traffic', 'n TCP flows on every hop of a chain', 'not given; choose fewer'),
  ]),
  criteria,
  taxonomy,
];
