/** jin2001: one flow and two flows as the theory has them (Figures 1 to 5, Table 1). Competition is in jin2001-networks.ts. */
import type { SchemeChoice } from '../../engine/scenario/types.ts';
import * as jin from './jin2001-common.ts';
import { ampleLink, bernoulliLoss, labelOf, periodicLoss } from './pieces.ts';
import { assumed, inferred, type Note, notesOf, stated } from './notes.ts';
import { type ChoiceValue, type FlowInput, setUp, type SetUp } from './setup.ts';

const RTT_SECONDS = 0.1;
const PACKET_BYTES = 1000;

const rttNote = assumed('base round trip', '100 ms', 'not given here; that of the other experiments');
const ampleNote = assumed('bottleneck', 'without limit', 'nothing but the scheme and its losses is to act');

function flow(id: string, chosen: ChoiceValue, accessDelay: number, more: Partial<FlowInput> = {}): FlowInput {
  return {
    id,
    label: labelOf(chosen),
    scheme: jin.scheme(chosen),
    count: 1,
    accessDelay,
    packetSize: PACKET_BYTES,
    ...more,
  };
}

/**
 * The growth within one epoch. The first cut of a connection is by half for every scheme (ns-2), so the window rises to
 * twice its aim in slow start, a first loss halves it, and a second one makes the cut whose epoch is shown.
 */
const growth = setUp('jin2001-growth', 'The climb after one loss', ['jin2001-fig1'], {
  defaults: {
    durationSeconds: 7.5,
    warmupSeconds: 0,
    scheme: 'SIMD(1/16)',
    peakPackets: 100,
    firstLossSeconds: 1,
    lossSeconds: 1.4,
  },
  sweeps: { scheme: ['SIMD(1/16)', 'AIMD(1/16)', 'IIAD', 'SQRT'] },
  notes: notesOf(jin.NOTES, [
    stated('flows', 'one'),
    stated('losses', 'none within the epoch'),
    assumed('window at the loss', '100 packets', 'an illustration'),
    assumed('length', '60 round trips after the loss', 'an illustration'),
    assumed('maximum window', '400 packets', 'the way to the epoch leads over 200'),
    rttNote,
    ampleNote,
  ]),
  build: (choice) => ({
    path: ampleLink(RTT_SECONDS),
    transport: { ...jin.transport, maxWindow: 4 * choice.peakPackets },
    flows: [flow('studied', choice.scheme, 0, { transport: { initialSsthresh: 2 * choice.peakPackets } })],
    events: [choice.firstLossSeconds, choice.lossSeconds].map((at) => ({
      at,
      do: 'drop',
      group: 'studied',
      flow: 0,
      count: 1,
    })),
  }),
});

const epochs = setUp('jin2001-epochs', 'Climb and cut, over and over', ['jin2001-fig2'], {
  defaults: {
    durationSeconds: 60,
    warmupSeconds: 20,
    scheme: 'SIMD(1/16)/period',
    losses: 'periodic',
    lossRate: 0.001,
  },
  sweeps: { losses: ['periodic', 'Bernoulli'], scheme: ['SIMD(1/16)/period', 'SIMD(1/16)', 'AIMD(1/16)'] },
  notes: notesOf(jin.NOTES, [
    stated('flows', 'one'),
    stated('losses', 'periodic or Bernoulli, few', 'SIMD has a climb for either'),
    assumed('loss rate', '0.1 %', 'an illustration'),
    stated('timeouts', 'not in the model', 'in the run they may happen; at this loss rate they are rare'),
    assumed('length', '400 round trips after the first 200', 'an illustration'),
    rttNote,
    ampleNote,
  ]),
  build: (choice) => ({
    path: ampleLink(RTT_SECONDS),
    transport: jin.transport,
    flows: [flow('studied', choice.scheme, 0)],
    loss: choice.losses === 'periodic' ? periodicLoss(choice.lossRate) : bernoulliLoss(choice.lossRate),
  }),
});

const fatLink = setUp('jin2001-fat-link', 'One flow on a link that only drops at random', ['jin2001-fig5'], {
  defaults: { durationSeconds: 320, warmupSeconds: 20, scheme: 'SIMD(1/16)', lossRate: 0.01, limitedTransmit: 0 },
  sweeps: {
    scheme: ['TCP', 'SIMD(1/2)', 'SIMD(1/4)', 'SIMD(1/8)', 'SIMD(1/16)', 'AIMD(1/8)'],
    lossRate: [0.001, 0.003, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5],
  },
  notes: notesOf(jin.NOTES, [
    stated('losses', 'random, per packet'),
    stated('bottleneck', 'without limit'),
    stated('length', '3000 round trips'),
    assumed('warm-up', '200 round trips', 'not given'),
    stated('compared', 'AIMD(1/5, 1/8)', 'here AIMD(1/8), whose climb is 1/5'),
    inferred('values of the loss rate', '0.1 to 50 %', 'the text speaks of low, of about 15 % and of very high ones'),
    inferred('values of β', '1/2 to 1/16', 'the text: several, 1/16 the worst'),
    assumed(
      'limited transmit',
      'none',
      'ns-2 has it by itself from November 2001 on; with it the worst loss rate is 15 %, as printed, and the worst part above the print',
    ),
    rttNote,
  ]),
  build: (choice) => ({
    path: ampleLink(RTT_SECONDS),
    transport: { ...jin.transport, limitedTransmit: choice.limitedTransmit > 0 },
    flows: [flow('studied', choice.scheme, 0, { startJitter: RTT_SECONDS })],
    loss: bernoulliLoss(choice.lossRate),
  }),
});

/** Seconds after which the two windows stand at their start and the link takes its rate. */
const PLACED_SECONDS = 1.2;
/** Of the link while the windows are put in place. */
const OPEN_FACTOR = 10;
/** The part of W on the way; the rest waits. The queue must take the burst in which slow start puts a window out. */
const PIPE_SHARE = 0.4;

interface TwoWindowChoices extends jin.Choices {
  firstWindowPackets: number;
  secondWindowPackets: number;
  /** W: what the link and its queue hold. */
  capacityPackets: number;
}

/**
 * Two flows of one scheme at given windows on a link that holds W packets. To put them there without the mark of the
 * start (the first cut of a connection is always by half), both rise to twice their window on a link ten times as fast,
 * one loss halves each, and then the link becomes what it is.
 */
function twoWindows(
  id: string,
  title: string,
  figure: string,
  start: [number, number],
  capacityPackets: number,
  notes: Note[],
): SetUp {
  const defaults: TwoWindowChoices = {
    durationSeconds: 120,
    warmupSeconds: PLACED_SECONDS,
    scheme: 'SIMD(1/16)',
    firstWindowPackets: start[0],
    secondWindowPackets: start[1],
    capacityPackets,
  };
  return setUp(id, title, [figure], {
    defaults,
    sweeps: { scheme: jin.SCHEMES },
    notes: notesOf(jin.NOTES, notes, [
      stated(
        'model',
        'both users hear of congestion at once',
        'in the run each hears of it by its own losses, so the trajectory wanders about that of the model',
      ),
      assumed(
        'bottleneck',
        `holds ${capacityPackets} packets, 0.4 of them on the way and 0.6 in a drop-tail queue`,
        'the model has only a capacity',
      ),
      assumed('maximum window', 'no bound that acts', 'the model has none'),
      rttNote,
    ]),
    build: (choice) => {
      const rateBps = (PIPE_SHARE * choice.capacityPackets * 8 * PACKET_BYTES) / RTT_SECONDS;
      const two = (chosen: ChoiceValue | SchemeChoice, name: string, windowPackets: number): FlowInput =>
        flow(name, chosen, 0, { transport: { initialSsthresh: Math.max(2, Math.round(2 * windowPackets)) } });
      return {
        path: [
          {
            rate: OPEN_FACTOR * rateBps,
            delay: RTT_SECONDS / 2,
            queue: { kind: 'droptail', limit: Math.round((1 - PIPE_SHARE) * choice.capacityPackets) },
          },
        ],
        transport: { ...jin.transport, maxWindow: 10 * choice.capacityPackets },
        flows: [
          two(choice.scheme, 'first', choice.firstWindowPackets),
          two(choice.scheme, 'second', choice.secondWindowPackets),
        ],
        events: [
          { at: PLACED_SECONDS - 0.2, do: 'drop', group: 'first', flow: 0, count: 1 },
          { at: PLACED_SECONDS - 0.2, do: 'drop', group: 'second', flow: 0, count: 1 },
          { at: PLACED_SECONDS, do: 'rate', hop: 0, rate: rateBps },
        ],
      };
    },
  });
}

export const jinSingle: readonly SetUp[] = [
  growth,
  epochs,
  twoWindows('jin2001-phase', 'Two users on their way to a fair share', 'jin2001-fig3', [10, 50], 100, [
    assumed('start', '0.1 and 0.5 of the capacity', 'any two whose sum is below 1'),
    assumed('capacity', '100 packets', 'the plot is in shares; as many as in the next figure'),
    stated('schemes', 'AIMD and SIMD'),
  ]),
  twoWindows('jin2001-phase-map', 'Where one scheme is sooner fair than another', 'jin2001-fig4', [20, 40], 100, [
    stated('W', '100 packets'),
    stated('ε', '1 packet'),
    assumed(
      'start',
      '20 and 40 packets',
      'one point of the map; models/convergence.ts and models/phase-plot.ts draw all of it',
    ),
    assumed('grid of the map', '0.5 packets', 'not given'),
  ]),
  twoWindows('jin2001-table1', 'Two flows as in the closed forms of T1, Δ and T2', 'jin2001-table1', [10, 30], 110, [
    assumed(
      'start',
      '10 and 30 packets',
      'those of the second convergence experiment; models/convergence.ts has the formulas',
    ),
    assumed('W', '110 packets', 'that of the convergence experiments'),
  ]),
  fatLink,
];
