/**
 * What the closed forms and the textbook's model foretell of one run set otherwise in one thing at a time, with numbers that
 * differ in one thing at a time; or why they do not. As recorded: a reason or form stands here once, with what it is first of.
 */
import { expect, test } from 'vitest';
import { idealRun } from '../../src/theory/ideal-run.ts';
import { eventRateOfLoneFlow, loneFlow, usedByLoneFlow } from '../../src/theory/lone-flow.ts';
import { theoryOf } from '../../src/theory/predict.ts';
import type { Prediction } from '../../src/theory/prediction.ts';
import { PREDICTED, setPrediction } from '../../src/theory/set-prediction.ts';
import type { GroupNumbers, RunNumbers } from '../../src/run/numbers.ts';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { NumberHash } from '../support/number-hash.ts';
import { LINK, numbersOf, scenario } from './support/predicted.ts';

const tcp = { id: 'tcp', accessDelay: 0 };
const two = {
  flows: [
    { ...tcp, count: 2 },
    { id: 'aimd', scheme: { kind: 'aimd', a: 0.3, b: 0.2 }, packetSize: 600 },
  ],
};
const lossy = { ...LINK, loss: { kind: 'bernoulli', p: 0.01 } };
const cbr = { kind: 'cbr', high: 1e6 };
const flow = (more: object): object => ({ flows: [{ ...tcp, ...more }] });
const path = (more: object): object => ({ path: [{ ...LINK, ...more }] });
const event = (at: number, more: object): object => ({ ...two, traffic: [cbr], events: [{ at, ...more }] });

/** Fields of the scenario in which it differs from one TCP flow alone at a drop-tail queue. */
const SET: Readonly<Record<string, object>> = {
  'as it is': {},
  ...Object.fromEntries(
    schemes.filter(({ kind }) => kind !== 'own').map(({ kind }) => [kind, flow({ scheme: { kind } })]),
  ),
  'two flows': flow({ count: 2 }),
  'two groups': two,
  'two groups, of one scheme, far': { flows: [tcp, { ...tcp, id: 'far', accessDelay: 0.1 }] },
  'two groups, one reverse': { reverse: [LINK], flows: [tcp, { ...tcp, id: 'back', direction: 'reverse' }] },
  'two groups on a lossy link': { ...two, path: [{ ...lossy, rate: 40e6 }] },
  'one of two held back': {
    flows: [tcp, { ...tcp, id: 'held', feed: 'even', feedRate: 2e5 }],
    path: [{ ...lossy, rate: null }],
  },
  'a way back with queues': { reverse: [LINK] },
  'a flow that goes back': { reverse: [LINK], ...flow({ direction: 'reverse' }) },
  'two hops': { path: [LINK, lossy] },
  'no rate': path({ rate: null }),
  'a trace': path({ trace: { name: 't', perMs: '0100', loop: true } }),
  'room for one': path({ queue: { kind: 'droptail', limit: 1 } }),
  'room for much': path({ queue: { kind: 'droptail', limit: 400 } }),
  red: path({ queue: { kind: 'red', limit: 100 } }),
  ...Object.fromEntries(lossModels.map(({ kind }) => [`losses: ${kind}`, path({ loss: { kind } })])),
  'losses, one in 50': path({ loss: { kind: 'periodic', every: 50 }, rate: null }),
  'losses of a chance of 0.03': path({ loss: { kind: 'bernoulli', p: 0.03 }, rate: null }),
  'even times of losses': path({ loss: { kind: 'interval', mean: 2, cv: 0 }, rate: null }),
  'random times of losses': path({ loss: { kind: 'interval', mean: 2, cv: 1 }, rate: null }),
  'losses of a chance, two flows': { ...flow({ count: 2 }), path: [{ ...lossy, rate: null }] },
  'losses that a fast link lets be': path({ loss: { kind: 'bernoulli', p: 0.001 }, rate: 2e7 }),
  'a stream': { traffic: [cbr] },
  'a stream that comes': { traffic: [{ ...cbr, start: 50 }] },
  'a stream that goes': { traffic: [{ ...cbr, stop: 250 }] },
  'a stream that is over before': { traffic: [{ ...cbr, stop: 15 }] },
  'a stream that comes later': { traffic: [{ ...cbr, start: 290 }] },
  ...Object.fromEntries(
    ['square', 'sawtooth', 'reverse-sawtooth'].map((wave) => [wave, { traffic: [{ ...cbr, wave, low: 0 }] }]),
  ),
  'an on-off source': { traffic: [{ kind: 'onoff', sources: 2 }] },
  ping: { traffic: [{ kind: 'ping' }] },
  'writes at a rate': flow({ feed: 'even', feedRate: 9e5 }),
  'reads at a rate': flow({ readRate: 1.1e6 }),
  'a transfer': flow({ packets: 500 }),
  'comes late': flow({ start: 30 }),
  'comes later': flow({ start: 299 }),
  'goes early': flow({ stop: 200 }),
  'spread starts': flow({ count: 3, startJitter: 25 }),
  'starts one after another': flow({ count: 3, startEvery: 15 }),
  'a largest window': flow({ transport: { maxWindow: 40 } }),
  'a largest window below what the losses leave, far and slow': {
    ...flow({ transport: { maxWindow: 4 }, accessDelay: 0.03, packetSize: 1500 }),
    path: [{ ...lossy, rate: 1e6 }],
  },
  'a largest window of all': { transport: { maxWindow: 90 } },
  'delayed ACKs': { transport: { delayedAck: true } },
  'delayed ACKs, losses': { transport: { delayedAck: true }, path: [{ ...lossy, rate: null }] },
  'delayed ACKs, RAP': { transport: { delayedAck: true }, ...flow({ scheme: { kind: 'rap' } }) },
  'a threshold': { transport: { initialSsthresh: 8, initialWindow: 4, handshake: false } },
  'no warm-up': { warmup: 0 },
  ...Object.fromEntries(
    [5, 100].flatMap((at): [string, object][] => [
      [`a rate at ${at} s`, event(at, { do: 'rate', hop: 0, rate: 4e6 })],
      [`a delay at ${at} s`, event(at, { do: 'delay', hop: 0, delay: 0.1 })],
      [`room at ${at} s`, event(at, { do: 'queue', hop: 0, limit: 20 })],
      [`losses at ${at} s`, event(at, { do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.02 } })],
      [`a stop at ${at} s`, event(at, { do: 'stop', group: 'tcp', count: 1 })],
      [`a drop at ${at} s`, event(at, { do: 'drop', group: 'tcp', flow: 0, count: 1 })],
    ]),
  ),
};

/** Numbers of each group, and of the run. */
const MEASURED: readonly (readonly [group: Partial<GroupNumbers>, run: Partial<RunNumbers>])[] = [
  [{}, {}],
  [
    { lossEvents: 0, lossEventRate: 0 },
    { queueDrops: 0, used: 0.5 },
  ],
  [{ lossEvents: 12 }, { queueDrops: 0 }],
  [{ trend: 1.4 }, {}],
  [{ trend: 0.6 }, { used: 0.95 }],
  [
    { lossEventRate: 0.05, lost: 0.07 },
    { queueDrops: 9, used: null },
  ],
  [{ roundTrip: 0, mean: 4e6 }, { since: 0 }],
  [
    { mean: 2e5, roundTrip: 0.3, lossEventRate: 0.001 },
    { queueDrops: 0, used: 0.3, meanQueue: 3.5 },
  ],
];

/** To six digits: powers of other machines may differ in the last ones. */
const rough = (value: number): number => Number(value.toPrecision(6));

test('of each setting and of numbers that differ in one, the forms and the model say a value or why there is none', () => {
  const known = new Set<string>();
  const said = Object.entries(SET).map(([name, fields]) => {
    const of = scenario(fields);
    const groups = ([first]: (typeof MEASURED)[number]) =>
      of.flows.map((_, index) => ({ ...first, ...(index > 0 && first.lossEvents !== 0 && { lossEventRate: 0.011 }) }));
    const predictions: Prediction[] = [
      ...MEASURED.flatMap((measured) => {
        const theory = theoryOf(numbersOf(of, groups(measured), measured[1]), 280);
        return [...theory.groups.flatMap((group) => Object.values(group)), theory.used];
      }),
      ...PREDICTED.flatMap((what) => [undefined, of.flows.at(-1)!.id].map((group) => setPrediction(of, what, group))),
    ];
    const lone = loneFlow(of);
    const alone =
      lone && [...Object.values(lone).map(Number), usedByLoneFlow(lone), eventRateOfLoneFlow(lone)].map(rough);
    const models = (['link', 'queue'] as const).map((choice) => {
      const model = idealRun(of, choice);
      return 'none' in model ? model.none : Object.values(model.rounds).flat(2).map(rough);
    });
    const values = predictions.map((one) => ('value' in one ? rough(one.value) : null));
    const texts = [
      ...predictions.map((one) => ('reason' in one ? one.reason : `${one.formula} (${one.source})`)),
      ...models.filter((model) => typeof model === 'string'),
    ];
    const hash = new NumberHash().take(values, alone, models, texts);
    const fresh = texts.filter((text) => known.size < known.add(text.replaceAll(/\d[\d.,]*/g, '#')).size);
    return [`${name}: ${hash.toString()}`, ...fresh].join('\n  ').replaceAll('\u00a0', ' ');
  });
  expect(said.join('\n')).toMatchSnapshot();
});
