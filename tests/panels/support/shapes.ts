/** Runs of different shapes: what a part shows of one flow, of none of a kind, of the second of several, both ways, of each kind of source and loss. */
import { scenarioOf } from './panel.tsx';

const link = { rate: 6e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } };

/** One flow, no losses, nothing else. */
export const lone = scenarioOf({
  duration: 6,
  warmup: 0,
  path: [{ ...link, queue: { kind: 'droptail', limit: 500 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
});

/** Three bottlenecks of which each differs, a reverse path, groups of one and of many that enter and leave at different places. */
export const long = scenarioOf({
  duration: 30,
  seed: 3,
  path: [
    { ...link, loss: { kind: 'bernoulli', p: 0.002 } },
    { rate: 5e6, delay: 0.01, queue: { kind: 'red', limit: 60, ecn: true }, loss: { kind: 'periodic', every: 400 } },
    { rate: 7e6, delay: 0.005, queue: { kind: 'codel', limit: 80 } },
  ],
  reverse: [link, { ...link, rate: 2e6 }, { ...link, queue: { kind: 'pie', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' }, ecn: true, startJitter: 0.5 },
    {
      id: 'tcp-2',
      label: 'Side',
      scheme: { kind: 'tcp' },
      count: 3,
      enter: 1,
      leave: 1,
      accessDelay: 0.01,
      rttCv: 0.2,
    },
    { id: 'back', scheme: { kind: 'aimd', a: 0.4, b: 0.25 }, count: 2, direction: 'reverse' },
  ],
  events: [
    { do: 'rate', at: 2, hop: 1, rate: 4e6 },
    { do: 'rate', at: 8, hop: 2, rate: 6e6 },
  ],
});

/** Sources of each kind, losses that follow a plan, transfers that come again, a rule of one's own, an application that writes at a rate. */
export const mixed = scenarioOf({
  duration: 20,
  seed: 5,
  path: [
    {
      ...link,
      loss: {
        kind: 'schedule',
        steps: [
          { at: 1, model: { kind: 'bernoulli', p: 0.02 } },
          { at: 3, model: { kind: 'none' } },
        ],
      },
    },
  ],
  flows: [
    { id: 'own', scheme: { kind: 'own', rule: 'on ack: W = W + 2 / W\non loss: W = W / 2' }, stop: 12 },
    { id: 'short', label: 'Pages', scheme: { kind: 'cubic' }, count: 2, packets: 40, again: 'every', startEvery: 1.5 },
    { id: 'fed', scheme: { kind: 'tcp' }, feed: 'even', start: 1 },
    { id: 'bbr', scheme: { kind: 'bbr' }, count: 2, start: 2 },
  ],
  traffic: [
    { kind: 'ping', every: 0.5 },
    { kind: 'cbr', wave: 'square', high: 1e6, low: 1e5, on: 1, off: 2, start: 2 },
    { kind: 'onoff', sources: 3 },
    { kind: 'ping', every: 0.25, start: 1 },
  ],
});

/** Losses in phases, two groups that are called the same. */
export const alike = scenarioOf({
  duration: 10,
  warmup: 1,
  path: [
    {
      ...link,
      loss: {
        kind: 'phases',
        phases: [
          { seconds: 3, every: 200 },
          { seconds: 1, every: 10 },
        ],
      },
    },
  ],
  flows: [
    { id: 'one', scheme: { kind: 'tcp' }, count: 2 },
    { id: 'two', scheme: { kind: 'tcp' }, count: 2, startJitter: 1, transport: { delayedAck: true } },
  ],
});
