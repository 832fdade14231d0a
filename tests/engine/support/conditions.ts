/** Network conditions under which any scheme meets what is rare: its timer backs off, ACKs are lost, it has nothing to send, … */
import type { Card } from '../../../workers/engine/scenario/parameter.ts';

const link = { rate: 8e5, delay: 0.01, queue: { kind: 'droptail', limit: 12 } };
const wide = { ...link, rate: 8e6 };
const lossy = (p: number): object => ({ ...link, loss: { kind: 'bernoulli', p } });
const behind = (queue: object): object => ({ ...link, queue: { limit: 60, ...queue } });
const down = [
  { at: 2, do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 1 } },
  { at: 16, do: 'loss', hop: 0, model: { kind: 'none' } },
];
const more = (event: object, ...times: number[]): { at: number }[] =>
  times.map((at) => ({ at, group: 'group-1', flow: 0, ...event }));
const modern = { variant: 'sack', hystart: true };
/** Of each millisecond how many packets of 1500 bytes it carries. */
const trace = { perMs: '0200001000300000', loop: true };
const linux = { prr: true, rack: true, tlp: true, minRtoBeyondRtt: true, initialWindow: 10 };

export interface Conditions {
  /** Fields of the scenario. */
  run: object;
  /** Fields of the first group of the scheme. */
  group?: object;
  transport?: object;
  /** Settings for the scheme; those that it does not have are left out. */
  settings?: object;
  /** Fields of a second group of the scheme. */
  other?: object;
}

export const CONDITIONS: Record<string, Conditions> = {
  'one packet in seven is lost': { run: { path: [lossy(0.15)] } },
  'one packet in three is lost': { run: { path: [lossy(0.3)], duration: 40 }, transport: { maxRto: 2 } },
  'losses come in bursts': {
    run: { path: [{ ...link, loss: { kind: 'gilbert', by: 'packets', toBad: 0.03, toGood: 0.3 } }] },
  },
  'no packet gets through for long': { run: { path: [link], events: down, duration: 30 }, settings: { timeout: true } },
  'no packet gets through from the start': {
    run: { path: [link], events: down.map((event, index) => ({ ...event, at: 12 * index })), duration: 25 },
  },
  'a third of the ACKs is lost': {
    run: {
      path: [link],
      reverse: [lossy(0.3)],
      events: [0.1, 0.005].map((delay, place) => ({ at: 2 + 2 * place, do: 'delay', hop: 1, delay })),
    },
  },
  'ACKs wait': { run: { path: [link], reverse: [{ ...link, rate: 2e4 }] }, transport: { delayedAck: true } },
  'data go both ways': {
    run: { path: [link, wide], reverse: [link, wide] },
    other: { direction: 'reverse', start: 1, packetSize: 600 },
  },
  'the window may not open': { run: { path: [lossy(0.03)] }, transport: { maxWindow: 3 } },
  'one packet may wait': { run: { path: [{ ...link, queue: { kind: 'droptail', limit: 1 } }] } },
  'RED marks': {
    run: { path: [behind({ kind: 'red', minThreshold: 2, maxThreshold: 8, weight: 0.1, maxP: 0.3, ecn: true })] },
  },
  'RED drops': {
    run: {
      path: [behind({ kind: 'red', minThreshold: 2, maxThreshold: 6, weight: 0.05, gentle: false, wait: false })],
    },
    other: { packetSize: 300 },
  },
  'CoDel drops': { run: { path: [behind({ kind: 'codel' })], duration: 12 }, other: { packetSize: 1500, start: 3 } },
  'CoDel marks': { run: { path: [behind({ kind: 'codel', ecn: true, target: 0.02 })], duration: 12 } },
  'PIE drops': { run: { path: [behind({ kind: 'pie', maxBurst: 0.1 })], duration: 12 }, other: { stop: 4 } },
  'PIE marks': { run: { path: [behind({ kind: 'pie', ecn: true, alpha: 1, markP: 0.3 })], duration: 12 } },
  'flows have queues of their own': {
    run: { path: [behind({ kind: 'fq-codel', limit: 20, quantum: 300 })] },
    other: { packetSize: 1500, feed: 'poisson', feedRate: 1e5 },
  },
  'flows are served in turn': { run: { path: [behind({ kind: 'drr', limit: 10 })] }, other: { packetSize: 400 } },
  'two queues are coupled': {
    run: { path: [behind({ kind: 'dualpi2', limit: 30 })], duration: 12 },
    other: { scheme: { kind: 'tcp', variant: 'sack' }, ecn: false },
  },
  'the coupling is overloaded': {
    run: {
      path: [behind({ kind: 'dualpi2', limit: 200, threshold: 0.01 })],
      traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6, scalable: true, start: 1, stop: 4 }],
    },
  },
  'all beyond a step is marked': { run: { path: [behind({ kind: 'step', threshold: 3 })] } },
  'the full queue drops its head': { run: { path: [{ ...link, queue: { kind: 'drophead', limit: 8 } }] } },
  'rate and delay fall and rise': {
    run: {
      path: [link],
      events: [
        { at: 1.5, do: 'rate', hop: 0, rate: 1e5 },
        { at: 2.5, do: 'delay', hop: 0, delay: 0.2 },
        { at: 4, do: 'rate', hop: 0, rate: 3e6 },
        { at: 6, do: 'delay', hop: 0, delay: 0.001 },
        { at: 7, do: 'queue', hop: 0, limit: 2 },
      ],
      duration: 9,
    },
  },
  'transfers come again and again': {
    run: { path: [lossy(0.03)], duration: 12 },
    group: { packets: 15, again: 'every', gap: 0.4, stop: 9 },
    other: { packets: 7, again: 'poisson', gap: 0.3 },
  },
  'a transfer waits for the one before': {
    run: {
      path: [lossy(0.05)],
      duration: 12,
      events: [
        { at: 3, do: 'stop', group: 'group-1', count: 2 },
        { at: 5, do: 'start', group: 'group-1', count: 1 },
      ],
    },
    group: { packets: 25, again: 'after', gap: 0.5 },
    transport: { initialWindow: 6 },
  },
  'the end of a transfer is lost': {
    run: {
      path: [{ ...link, loss: { kind: 'none' } }],
      events: more({ do: 'lose', packets: [11, 12, 19, 20, 20] }, 0),
      duration: 12,
    },
    group: { packets: 20 },
  },
  'the application writes little': {
    run: { path: [{ ...link, rate: 2e6 }], duration: 10, events: [{ at: 6, do: 'rate', hop: 0, rate: 2e5 }] },
    group: { feed: 'even', feedRate: 2.4e5 },
    other: { feed: 'poisson', feedRate: 4e4, start: 2 },
  },
  'it stops and starts after a rest': {
    run: {
      path: [link],
      duration: 40,
      events: [
        { at: 3, do: 'stop', group: 'group-1', count: 2 },
        { at: 34, do: 'start', group: 'group-1', count: 2 },
      ],
    },
  },
  'the receiver reads slowly': {
    run: { path: [lossy(0.02)], reverse: [lossy(0.1)], duration: 12 },
    group: { readRate: 4e5 },
    other: { readRate: 5e4 },
    transport: { maxWindow: 8 },
  },
  'some packets are lost twice': {
    run: {
      path: [link],
      duration: 12,
      events: [
        ...more({ do: 'drop', count: 1 }, 2, 2.02, 2.2, 5, 5.15),
        ...more({ do: 'drop', count: 6 }, 7),
        ...more({ do: 'drop', flow: 1, count: 3 }, 9),
      ],
    },
  },
  'marks come twice in a window': {
    run: { path: [link], events: more({ do: 'mark', count: 2 }, 1, 1.03, 2, 2.02, 2.04, 4, 4.3) },
  },
  'marks come at a window of one': {
    run: { path: [link], events: more({ do: 'mark', count: 1 }, 0.2, 0.4, 0.6, 1, 1.2, 1.4, 1.6, 1.8, 2) },
    transport: { maxWindow: 1 },
  },
  'it crosses three hops, others one': {
    run: {
      path: [link, { ...link, rate: 6e5 }, wide],
      reverse: [wide, wide, { ...link, rate: 1e5 }],
      traffic: [
        { kind: 'onoff', sources: 3, rate: 1e5, enter: 1 },
        { kind: 'ping', every: 0.3 },
      ],
    },
    group: { rttCv: 0.4 },
    other: { enter: 1, leave: 1, accessDelay: 0.1 },
  },
  'TCP of 2000': { run: { path: [lossy(0.02)] }, transport: { profile: 'ns-2 of 2000', delayedAck: true } },
  'no handshake and a threshold': {
    run: { path: [lossy(0.01)] },
    transport: { handshake: false, initialSsthresh: 4, initialWindow: 4, limitedTransmit: false, sendJitter: 0.004 },
  },
  'as today’s systems, with losses': { run: { path: [lossy(0.05)] }, transport: linux, settings: modern },
  'as today’s systems, with losses in bursts': {
    run: { path: [{ ...link, loss: { kind: 'pattern', gaps: [2, 1, 1, 30, 1, 60] } }], reverse: [lossy(0.1)] },
    transport: { ...linux, tlp: false },
    settings: modern,
  },
  'as today’s systems, with marks': {
    run: {
      path: [behind({ kind: 'codel', ecn: true, interval: 0.03 })],
      events: [...down, ...more({ do: 'mark', count: 1 }, 17.5, 18), ...more({ do: 'drop', count: 2 }, 17.55)],
      duration: 25,
    },
    transport: { ...linux, rack: false },
    settings: modern,
  },
  'as today’s systems, and the last packets are lost': {
    run: {
      path: [wide],
      events: [...more({ do: 'lose', packets: [20] }, 0), ...more({ do: 'lose', flow: 1, packets: [7, 19, 20] }, 0)],
      duration: 12,
    },
    group: { packets: 20, again: 'after', gap: 1 },
    other: { feed: 'poisson', feedRate: 1e5 },
    transport: linux,
    settings: modern,
  },
  'as today’s systems, on a long path': {
    run: { path: [{ ...wide, delay: 0.05, queue: { kind: 'droptail', limit: 60 } }], duration: 4 },
    transport: { ...linux, handshake: false, maxRto: 1 },
    group: { count: 1 },
    settings: { ...modern, wholeSteps: true },
  },
  'as today’s systems, and repairs are lost': {
    run: {
      path: [link],
      events: [0, 0.15, 0.4].flatMap((later) => more({ do: 'drop', count: 4 }, 1 + later, 4 + later)),
    },
    transport: { ...linux, prr: false },
    settings: modern,
  },
  'a short round trip': {
    run: { path: [{ ...link, rate: 2e6, delay: 0.002 }], sample: 0.05 },
    group: { accessDelay: 0.001 },
    settings: { rttWindow: 1, rounds: 3, interval: 0.5, intervals: 2, virtualRtt: 0 },
  },
  'what it has learnt grows old': {
    run: {
      path: [{ ...link, rate: 2e5 }],
      duration: 70,
      traffic: [{ kind: 'cbr', wave: 'square', high: 1.75e5, low: 0, on: 4, off: 9 }],
      sample: 1,
    },
    group: { feed: 'even', feedRate: 6e4 },
    transport: { delayedAck: true },
    settings: { rttWindow: 1, ackAggregation: true, spread: 0.3 },
  },
  'nothing is written at first': {
    run: { path: [link], events: [{ at: 4, do: 'stop', group: 'group-1', count: 1 }] },
    group: { feed: 'poisson', feedRate: 3e5, start: 1, stop: 5 },
    other: { feed: 'even', feedRate: 2e4 },
    transport: { handshake: false },
    settings: { rttWindow: 1 },
  },
  'marks and lost ACKs': {
    run: { path: [behind({ kind: 'step', threshold: 2 })], reverse: [lossy(0.4)] },
    settings: { virtualRtt: 0.2 },
  },
  'the load comes and goes behind PIE': {
    run: {
      path: [behind({ kind: 'pie', alpha: 20, beta: 20, maxBurst: 0 })],
      traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, low: 0, on: 1, off: 1 }],
    },
    group: { stop: 5 },
  },
  'ramps and spares of a coupled queue': {
    run: {
      path: [behind({ kind: 'dualpi2', threshold: 0.005, ramp: 0.008, behind: 0, spareShort: false, limit: 40 })],
    },
    other: { ecn: false },
  },
  'a trace, and CoDel': { run: { path: [{ delay: 0.02, queue: { kind: 'codel', limit: 30 }, trace }] } },
  'a trace, and queues of flows': { run: { path: [{ delay: 0.02, queue: { kind: 'fq-codel', limit: 8 }, trace }] } },
  'a trace, and two queues': {
    run: { path: [{ delay: 0.02, queue: { kind: 'dualpi2' }, trace: { ...trace, loop: false } }] },
    other: { scheme: { kind: 'tcp', variant: 'sack' }, ecn: false },
  },
  'a trace, and PIE': { run: { path: [{ delay: 0.02, queue: { kind: 'pie' }, trace }] }, other: { packetSize: 400 } },
  'losses change their kind': {
    run: {
      path: [{ ...link, loss: { kind: 'periodic', every: 20, offset: 3 } }],
      events: [
        { kind: 'periodic', every: 7 },
        { kind: 'gilbert', by: 'seconds', good: 0.4, bad: 0.1 },
        {
          kind: 'phases',
          phases: [
            { seconds: 0.3, every: 2 },
            { seconds: 0.2, every: null },
          ],
        },
        { kind: 'interval', mean: 0.2 },
      ].map((model, place) => ({ at: 1.1 * (place + 1), do: 'loss', hop: 0, model })),
    },
  },
  'packets are lost by their numbers, and others spared their wait': {
    run: {
      path: [link],
      events: [
        ...more({ do: 'lose', packets: [25, 60] }, 5),
        ...more({ do: 'lose', packets: [25, 40] }, 1),
        ...Array.from({ length: 80 }, (_, place) => 40 + 2 * place).flatMap((packet) =>
          more({ do: 'spare', hop: 0, packet, delay: true }, 2.5),
        ),
      ].toSorted((one, other) => one.at - other.at),
    },
  },
  'a fast and long path': {
    run: { path: [{ rate: 1e8, delay: 0.03, queue: { kind: 'droptail', limit: 80 } }], duration: 1.5, warmup: 0 },
    transport: { initialWindow: 20, rack: true },
  },
};

/** Texts of what a scheme may be told. */
const TEXTS: Record<string, readonly string[]> = {
  rule: [
    'on ack: W = W + 1 / W\non loss: W = W / 2',
    'at start: rate = 40; m = 0\non ack: m = m + acked; W = W + m / (W + delivered + lost)\nevery rtt: m = 0; rate = W / srtt\non timeout: W = 1',
    'in slow start: W = W + 0.5\non ack: W = if rtt > 1.5 * minRtt then W - 0.1 else W + sinceLoss\non mark: W = W - 1',
    'on ack: W = W - 3\non loss: W = 0; ssthresh = now\nevery rtt: W = W + 4 + marked',
  ],
  steps: ['a...a...a...h', 'a.a.a.s.u.u.d.x.z.a', 'x...u...u...d', 'a.h.a.h.z'],
};

/** Settings of a card: numbers as usual, options and flags in turn. */
export function settingsOf({ kind, parameters }: Card, turn: number, given: object = {}): object {
  const fields = parameters.map((field, place) => {
    if (field.key in given) return [field.key, given[field.key as never]];
    const texts = TEXTS[field.key];
    if (texts) return [field.key, texts[turn % texts.length]];
    if (field.type === 'choice') return [field.key, field.options[turn % field.options.length]!.value];
    if (field.type === 'flag') return [field.key, ((turn >> (place % 3)) & 1) === 1 ? !field.default : field.default];
    return [field.key, field.default];
  });
  return { kind, ...Object.fromEntries(fields) };
}

/** What a scheme without a window cannot have. */
const OF_WINDOWS = new Set(['again', 'gap', 'feed', 'feedRate', 'readRate']);

/** A scenario with two flows of the scheme under these conditions, and `other` ones; the scheme's options differ from turn to turn. */
export function fieldsOf(
  card: Card & { control?: string },
  { run, group, transport = {}, settings, other }: Conditions,
  turn: number,
): object {
  const able = (fields: object = {}): object =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => card.control !== 'rate' || !OF_WINDOWS.has(key)));
  const usual = { scheme: settingsOf(card, turn, settings), ecn: true };
  return {
    duration: 6,
    warmup: 2,
    seed: turn,
    transport,
    ...run,
    flows: [
      { ...usual, id: 'group-1', count: 2, startEvery: 0.3, ...able(group) },
      ...(other ? [{ ...usual, id: 'other', count: 2, startJitter: 0.5, ...able(other) }] : []),
    ],
  };
}
