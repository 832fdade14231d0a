/** yang2000: steady losses, competition, long-term fairness. What changes on the way is in yang2000-transients.ts. */
import { bernoulliLoss, periodicLoss } from './pieces.ts';
import { assumed, inferred, notesOf, stated } from './notes.ts';
import { setUp, type SetUp } from './setup.ts';
import * as yang from './yang2000-common.ts';

/** One flow under a steady loss rate, on the common bottleneck. */
function underLoss(id: string, title: string, figures: string[], kind: 'periodic' | 'Bernoulli', p: number): SetUp {
  return setUp(id, title, figures, {
    defaults: { ...yang.forcedDefaults, lossRate: p },
    sweeps: yang.queueSweeps,
    notes: notesOf(yang.NOTES, yang.FORCED_LOSS_NOTES, [stated('losses', `${100 * p} % of the packets, ${kind}`)]),
    build: (choice) => ({
      ...yang.dumbbell(choice, choice.linkBps),
      flows: [yang.flows(choice, 'studied', choice.scheme, 1)],
      loss: kind === 'periodic' ? periodicLoss(choice.lossRate) : bernoulliLoss(choice.lossRate),
    }),
  });
}

/** One studied flow with `tcp` TCP flows beside it, without losses of our making. */
function competition(id: string, title: string, figures: string[], tcp: number, { queue } = yang.queueDefaults): SetUp {
  return setUp(id, title, figures, {
    defaults: { ...yang.queueDefaults, queue, tcpFlows: tcp },
    sweeps: yang.queueSweeps,
    notes: notesOf(yang.NOTES, yang.BIN_NOTES, [
      stated('flows', tcp === 0 ? 'one of the studied scheme' : `one of the studied scheme and ${tcp} TCP flows`),
      ...(queue === 'RED'
        ? [
            stated('queue', 'RED', 'as a repetition of the drop-tail experiments'),
            assumed(
              'RED',
              'from 0.25 to 1.25 of the bandwidth-delay product, 2.5 in all; maximum chance 0.1, weight 0.002, gentle',
              'the paper only says that it is scaled as in the TFRC paper',
            ),
          ]
        : []),
    ]),
    build: (choice) => ({
      ...yang.dumbbell(choice),
      flows: [
        yang.flows(choice, 'studied', choice.scheme, 1),
        ...(choice.tcpFlows > 0 ? [yang.flows(choice, 'tcp', 'TCP', choice.tcpFlows)] : []),
      ],
    }),
  });
}

/** Many flows of one scheme, each under the same chance of loss; how equal are their shares over long intervals? */
function longTermFairness(id: string, title: string, figure: string, flows: number, intervalSeconds: number): SetUp {
  return setUp(id, title, [figure], {
    defaults: {
      ...yang.ampleDefaults,
      flows,
      lossRate: 0.02,
      intervalSeconds,
      durationSeconds: 30 + 5 * intervalSeconds,
      warmupSeconds: 30,
    },
    sweeps: { ...yang.sweeps, lossRate: [0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.13, 0.17] },
    notes: notesOf(yang.NOTES, yang.AMPLE_NOTES, [
      stated('flows', `${flows} of one scheme`),
      stated('interval', `${intervalSeconds} s`),
      intervalSeconds === 15
        ? stated('losses', 'Bernoulli, 0.5 to 17 %')
        : inferred('losses', 'Bernoulli, 0.5 to 17 %', 'the experiment goes on from that of 15 s'),
      intervalSeconds === 15
        ? stated('TCP', 'SACK')
        : inferred('TCP', 'SACK', 'the experiment goes on from that of 15 s'),
      assumed(
        'bottleneck',
        'without limit',
        `${flows} flows at 0.5 % would need ${flows * 1.4} Mbit/s; on the common bottleneck the queue, not the chance, would set their losses`,
      ),
      assumed('length', 'five intervals after 30 s', 'not given'),
    ]),
    build: (choice) => ({
      ...yang.ample(choice),
      flows: [
        yang.flows(choice, 'studied', choice.scheme, choice.flows, {
          scheme: yang.scheme(choice, choice.scheme, choice.scheme === 'TCP' ? 'sack' : 'reno'),
          accessDelay: 0,
        }),
      ],
      loss: bernoulliLoss(choice.lossRate),
    }),
  });
}

/** Among eight flows of one scheme: the paper has fairness, rates and queue. */
const eightSame = setUp(
  'yang2000-8same',
  'Eight flows of one scheme',
  ['yang2000-fig15', 'yang2000-fig16', 'yang2000-fig17', 'yang2000-fig2', 'yang2000-table1'],
  {
    defaults: { ...yang.queueDefaults, flows: 8 },
    sweeps: yang.queueSweeps,
    notes: notesOf(yang.NOTES, yang.BIN_NOTES, [stated('flows', 'eight of the studied scheme')]),
    build: (choice) => ({
      ...yang.dumbbell(choice),
      flows: [yang.flows(choice, 'studied', choice.scheme, choice.flows)],
    }),
  },
);

const onOff = setUp('yang2000-onoff', 'One flow beside five ON/OFF sources', ['yang2000-fig7', 'yang2000-fig8'], {
  defaults: {
    ...yang.defaults,
    queue: yang.queueDefaults.queue,
    sources: 5,
    sourceBps: 500e3,
    meanOnSeconds: 1,
    meanOffSeconds: 2,
    shape: 1.5,
  },
  sweeps: yang.queueSweeps,
  notes: notesOf(yang.NOTES, [
    stated('flows', 'one of the studied scheme'),
    stated('ON/OFF sources', '5 of 500 kbit/s; Pareto lengths of shape 1.5, mean 1 s on and 2 s off'),
    inferred(
      'their load',
      '833 kbit/s on average, 2.5 Mbit/s at most',
      'each is on a third of the time; all five together fill the link',
    ),
    assumed('their packets', '1000 bytes', 'as the flows’'),
    assumed('their start', 'within 3 s', 'not given; one mean period'),
  ]),
  build: (choice) => ({
    ...yang.dumbbell(choice),
    flows: [yang.flows(choice, 'studied', choice.scheme, 1)],
    traffic: [
      {
        kind: 'onoff',
        sources: choice.sources,
        rate: choice.sourceBps,
        meanOn: choice.meanOnSeconds,
        meanOff: choice.meanOffSeconds,
        lengths: 'pareto',
        shape: choice.shape,
        startJitter: choice.meanOnSeconds + choice.meanOffSeconds,
        packetSize: 1000,
      },
    ],
  }),
});

const bernoulliSweep = setUp(
  'yang2000-bern-sweep',
  'How the rate varies as the loss rate grows',
  ['yang2000-fig6', 'yang2000-table1'],
  {
    defaults: { ...yang.forcedDefaults, lossRate: 0.02, durationSeconds: 350, warmupSeconds: 50 },
    sweeps: {
      ...yang.queueSweeps,
      lossRate: [0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.17, 0.2],
    },
    notes: notesOf(yang.NOTES, yang.FORCED_LOSS_NOTES, [
      stated('losses', 'Bernoulli, 0.5 to 20 %'),
      assumed(
        'length',
        '3000 round trips after the first 500',
        'not given; the eight loss events that TEAR remembers take some 100 round trips at 0.5 %, and slow start is among the first',
      ),
    ]),
    build: (choice) => ({
      ...yang.dumbbell(choice, choice.linkBps),
      flows: [yang.flows(choice, 'studied', choice.scheme, 1)],
      loss: bernoulliLoss(choice.lossRate),
    }),
  },
);

export const yangSteady: readonly SetUp[] = [
  competition('yang2000-common', 'The common dumbbell', ['yang2000-fig1'], 7),
  underLoss('yang2000-periodic5', 'Every 20th packet is lost', ['yang2000-fig3'], 'periodic', 0.05),
  underLoss('yang2000-bern5', 'Each packet is lost with chance 5 %', ['yang2000-fig4'], 'Bernoulli', 0.05),
  underLoss('yang2000-bern20', 'Each packet is lost with chance 20 %', ['yang2000-fig5'], 'Bernoulli', 0.2),
  bernoulliSweep,
  onOff,
  competition('yang2000-single', 'One flow alone', ['yang2000-fig9', 'yang2000-fig10', 'yang2000-fig11'], 0),
  competition(
    'yang2000-1v7',
    'One studied flow among seven TCP flows',
    ['yang2000-fig12', 'yang2000-fig13', 'yang2000-fig14', 'yang2000-table1'],
    7,
  ),
  competition('yang2000-1v7-red', 'One studied flow among seven TCP flows, RED', [], 7, {
    ...yang.queueDefaults,
    queue: 'RED',
  }),
  eightSame,
  longTermFairness('yang2000-lf15', 'Long-term fairness over 15 s', 'yang2000-fig18', 32, 15),
  longTermFairness('yang2000-lf60', 'Long-term fairness over 60 s', 'yang2000-fig19', 16, 60),
];
