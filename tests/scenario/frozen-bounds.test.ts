/** What may run, as it always was: a scenario that was taken is taken, at the same bounds, and what is refused is refused for the same reason. */
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal } from '../../workers/engine/scenario/refusal.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { CONDITIONS, fieldsOf } from '../engine/support/conditions.ts';
import { digestOf } from '../support/digest.ts';
import { refusalsOf } from '../support/refusals.ts';
import { scenarioWith } from '../support/scenario.ts';

test('a run needs as much as it always did', () => {
  const needed = Object.entries(CONDITIONS).map(([name, conditions], turn) => {
    const each = ['tcp', 'tfrc', 'bbr', 'hands'].map((kind) =>
      digestOf(boundsOf(scenarioWith(fieldsOf(findScheme(kind)!, conditions, turn)))).slice(0, 8),
    );
    return `${name}: ${each.join(' ')}`;
  });
  expect(needed).toMatchSnapshot();
});

/** Why it is refused; '' where it is taken. */
function said(changes: object): string {
  const input = { version: 1, duration: 20, flows: [{ id: 'tcp', count: 3 }, { id: 'other' }], ...changes };
  return refusalsOf(() => normalizeScenario(input))
    .map(describeRefusal)
    .join(' | ');
}

const event = (fields: object): object => ({ events: [{ at: 1, ...fields }] });
const flow = (fields: object): object => ({ flows: [{ id: 'tcp' }, { id: 'other', ...fields }] });
const hop = (fields: object): object => ({ path: [{}, fields] });
const traced = { trace: { perMs: '10' } };
const at = (field: string, ...values: unknown[]): object[] => values.map((value) => flow({ [field]: value }));
const list = (count: number, of: unknown): unknown[] => Array.from({ length: count }, () => of);

describe('at the bound and beyond it, there is the same to say', () => {
  test.each<[string, object[]]>([
    ['warmup', [{ warmup: 19.999 }, { warmup: 20 }]],
    ['reverse', [{ path: [{}, {}], reverse: [{}] }, { reverse: [{}, {}] }, { reverse: [{}] }]],
    [
      'a trace',
      [
        ...[12_006, 12_007].map((ms) => hop({ trace: { perMs: '1'.padEnd(ms, '0') } })),
        ...[600_000, 600_001].map((ms) => hop({ trace: { perMs: '1'.repeat(ms) } })),
        hop({ trace: { perMs: '' } }),
        hop({ trace: { perMs: '1A' } }),
      ],
    ],
    [
      'red',
      [
        [4, 5],
        [5, 5],
      ].map(([minThreshold, maxThreshold]) => hop({ queue: { kind: 'red', minThreshold, maxThreshold } })),
    ],
    ['codel', [0.0999, 0.1].map((target) => hop({ queue: { kind: 'codel', target } }))],
    ['fq-codel', [0.0999, 0.1].map((target) => hop({ queue: { kind: 'fq-codel', target } }))],
    [
      'dualpi2',
      [
        [0.0149, 0],
        [0.015, 0],
        [0.005, 0.01],
        [0.005, 0.0099],
      ].map(([threshold, ramp]) => hop({ queue: { kind: 'dualpi2', threshold, ramp } })),
    ],
    ['no rate', ['droptail', 'drophead', 'red', 'drr'].map((kind) => hop({ rate: null, queue: { kind } }))],
    ['ids', [...at('id', 'tcp', 'Tcp', 'group-1', '')]],
    ['a group without a name', [{ flows: [{ id: 'group-2' }, {}] }, { flows: [{ id: 'group-1' }, {}] }]],
    ['direction', [flow({ direction: 'reverse' }), { reverse: [{}], ...flow({ direction: 'reverse' }) }]],
    [
      'stop',
      [
        flow({ start: 3, stop: 3 }),
        flow({ start: 3, stop: 3.001 }),
        { traffic: [{ kind: 'cbr', start: 3, stop: 3 }] },
        { traffic: [{ kind: 'ping', start: 3, stop: 3.001 }] },
      ],
    ],
    [
      'hops',
      [
        flow({ leave: 1 }),
        flow({ enter: 1 }),
        { path: [{}, {}], ...flow({ enter: 1, leave: 0 }) },
        {
          path: [{}, {}],
          traffic: [
            { kind: 'cbr', enter: 1 },
            { kind: 'cbr', enter: 1, leave: 0 },
            { kind: 'cbr', leave: 2 },
          ],
        },
      ],
    ],
    ['rttCv', [0.408, 0.409, 1].map((rttCv) => ({ flows: [{ count: 3, rttCv, accessDelay: 0.02 }] }))],
    [
      'no round trip',
      [
        { path: [{ delay: 0 }], flows: [{ accessDelay: 0 }] },
        { path: [{ delay: 0 }], flows: [{ accessDelay: 1e-6 }] },
      ],
    ],
    ['flows', [{ flows: [{ count: 2000, packetSize: 40 }] }, { flows: [{ count: 2000 }, {}] }]],
    ['groups', [{ flows: [] }, { flows: list(64, {}) }, { flows: list(65, {}) }]],
    [
      'transfers',
      [
        flow({ again: 'every' }),
        flow({ again: 'every', packets: 9, gap: 0.002 }),
        flow({ again: 'every', packets: 9, gap: 0.0021 }),
        flow({ again: 'poisson', packets: 9, gap: 0 }),
        flow({ again: 'after', packets: 9, gap: 0 }),
        {
          flows: [
            { again: 'every', packets: 1, count: 20, gap: 0.04 },
            { again: 'after', packets: 1, gap: 0.1 },
          ],
        },
      ],
    ],
    [
      'schemes without a window',
      ['again', 'feed', 'readRate'].map((key) =>
        flow({ scheme: { kind: 'tfrc' }, packets: 10, [key]: { again: 'after', feed: 'even', readRate: 1e5 }[key] }),
      ),
    ],
    [
      'cbr',
      [
        [5, 5],
        [4.9, 5],
      ].flatMap(([low, high]) =>
        ['constant', 'square', 'sawtooth'].map((wave) => ({
          traffic: [{ kind: 'cbr', wave, low: low! * 1e5, high: high! * 1e5 }],
        })),
      ),
    ],
    ['a low cbr', [0, 999, 1000].map((low) => ({ traffic: [{ kind: 'cbr', wave: 'square', low }] }))],
    [
      'probes',
      [
        { duration: 500, traffic: [{ kind: 'ping', every: 0.01 }] },
        { duration: 501, traffic: [{ kind: 'ping', every: 0.01 }] },
      ],
    ],
    ['hands', ['.asudxhz', 'aq', ''].map((steps) => flow({ scheme: { kind: 'hands', steps } }))],
    ['a rule', ['on ack: W = W + 1', 'on ack: W = ', 'W', ''].map((rule) => flow({ scheme: { kind: 'own', rule } }))],
    [
      'measured',
      [
        [
          [0, 1],
          [1, 2],
        ],
        [
          [0, 1, 1],
          [1, 2, 3],
        ],
        [
          [0, 2, 1],
          [1, 2, 3],
        ],
        [[0, 1], [1]],
      ].map(([time, cwnd]) => ({ measured: [{ name: 'x', time, cwnd }] })),
    ],
    ['when', [event({ at: 20, do: 'stop', group: 'tcp' }), event({ at: 20.01, do: 'stop', group: 'tcp' })]],
    [
      'whose',
      [
        event({ do: 'stop', group: 'none' }),
        event({ do: 'drop', group: 'tcp', flow: 2 }),
        event({ do: 'drop', group: 'tcp', flow: 3 }),
        event({ do: 'mark', group: 'other', flow: 1 }),
      ],
    ],
    [
      'where',
      [0, 1].flatMap((place) => [
        event({ do: 'rate', hop: place, rate: 1e6 }),
        event({ do: 'cbr', source: place, on: true }),
        { reverse: [{}], ...event({ do: 'loss', hop: place, model: { kind: 'none' } }) },
      ]),
    ],
    [
      'changes of a hop without a rate',
      [
        { do: 'rate', rate: 1e6 },
        { do: 'delay', delay: 0.1 },
        { do: 'queue', limit: 5 },
      ].map((change) => ({ path: [{ rate: null }], ...event({ hop: 0, ...change }) })),
    ],
    [
      'changes of a trace',
      [
        { do: 'rate', rate: 1e6 },
        { do: 'delay', delay: 1 },
        { do: 'queue', limit: 5 },
        { do: 'spare', group: 'tcp', flow: 0, packet: 3, delay: true },
        { do: 'spare', group: 'tcp', flow: 0, packet: 3, delay: false },
      ].map((change) => ({ path: [traced], ...event({ hop: 0, ...change }) })),
    ],
    [
      'a delay that some do not cross',
      [{}, { leave: 0 }, { enter: 1 }].flatMap((route) =>
        [{}, { reverse: [{}, {}] }].map((back) => ({
          path: [{}, {}],
          ...back,
          ...flow(route),
          ...event({ do: 'delay', hop: 0, delay: 0.1 }),
        })),
      ),
    ],
    [
      'lost ACKs',
      [{}, { reverse: [{}] }].map((back) => ({
        ...back,
        ...event({ do: 'lose', group: 'tcp', flow: 0, packets: [3], ack: true }),
      })),
    ],
    [
      'two losses of the first hop',
      [
        { path: [{ loss: { kind: 'bernoulli' } }], loss: { kind: 'periodic' } },
        { path: [{}], loss: { kind: 'periodic' } },
      ],
    ],
    [
      'what is none',
      [
        { path: [[]] },
        { transport: [] },
        { flows: [[]] },
        { events: [{ at: 1, do: 'jump' }] },
        { more: 1 },
        { version: 2 },
        { title: undefined, note: null },
        { path: [{ queue: { kind: 'red', by: 1 } }] },
        { path: [{ loss: { kind: 'gilbert', by: 'words' } }] },
        { sample: 'tick' },
      ],
    ],
  ])('%s', (_, inputs) => {
    expect(inputs.map(said)).toMatchSnapshot();
  });
});

test('a scenario may have as many values as it always might', () => {
  // With those of the other fields 200 000.
  const refused = [199_991, 199_992].map((count) => said({ title: list(count, 0) }).includes('values in all'));
  expect(refused).toEqual([false, true]);
});

/** The largest value of a field that is taken, to six digits, and what is said of more. */
function largestTaken(fields: (value: number) => object, from: number, to: number): string {
  let [taken, refused] = [from, to];
  expect(said(fields(taken))).toBe('');
  expect(said(fields(refused))).not.toBe('');
  while (refused / taken > 1 + 1e-6) {
    const middle = Math.sqrt(taken * refused);
    if (said(fields(middle)) === '') taken = middle;
    else refused = middle;
  }
  return `${Number(taken.toPrecision(5))}: ${said(fields(refused)).replaceAll(/\d[\d.e+]{5,}/g, '…')}`;
}

test('a run may take as much work, as many samples and as much memory as it always might', () => {
  const link = { rate: 1e9, delay: 0.1, queue: { kind: 'droptail', limit: 1000 } };
  const many = { flows: [{ count: 100, transport: { maxWindow: 1e5 } }] };
  expect([
    largestTaken((duration) => ({ duration, path: [link] }), 10, 36_000),
    largestTaken(
      (sample) => ({
        duration: 36_000,
        sample: 1 / sample,
        flows: [{ count: 1000, packetSize: 9000 }],
        path: [{ ...link, rate: 1e6 }],
      }),
      1e-3,
      10_000,
    ),
    largestTaken((delay) => ({ path: [{ ...link, rate: 1e10, delay }], ...many, duration: 50 }), 0.001, 10),
    largestTaken(
      (accessDelay) => ({
        path: [{ ...link, rate: 1e10 }],
        flows: [{ count: 100, accessDelay, transport: { maxWindow: 1e5 } }],
        duration: 50,
      }),
      0.001,
      10,
    ),
    largestTaken(
      (limit) => ({
        path: list(16, { ...link, queue: { kind: 'droptail', limit: Math.floor(limit) } }),
        ...many,
        duration: 50,
      }),
      10,
      1e6,
    ),
  ]).toMatchSnapshot();
});
