/**
 * A link shows the same run for ever, to the last bit: runs with each card's settings, as recorded, with what their records say of why. Who
 * adds a card adds lines; a line that changes is an old link that shows another run.
 */
import { describe, expect, test } from 'vitest';
import type {
  Card,
  Field,
  FieldValue,
  ListParameter,
  SettingsParameter,
} from '../../workers/engine/scenario/parameter.ts';
import { GROUP_FIELDS } from '../../workers/engine/scenario/sender-fields.ts';
import { TRANSPORT_FIELDS } from '../../workers/engine/scenario/transport-fields.ts';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { queues } from '../../workers/engine/network/queues/index.ts';
import { sources } from '../../workers/engine/network/sources/index.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { extremesOf } from './support/cards.ts';
import { recorded } from './support/recorded.ts';

/** The `pick`th of a parameter's ends, what is usual, and between. */
function valueOf(field: Field, pick: number): FieldValue {
  if (field.type !== 'number') return extremesOf(field)[pick % extremesOf(field).length]!;
  const [min, max] = field.tryInTests ?? [field.min, field.max];
  const between = min + 0.3 * (max - min);
  const values = [
    field.default,
    field.whole ? Math.round(between) : between,
    ...(field.or ? [field.or.value] : []),
    max,
    min,
  ];
  return values[pick % values.length]!;
}

function listOf({ of, rising }: ListParameter, pick: number): unknown[] {
  const itemOf = (place: number): unknown => {
    if ('type' in of) return valueOf(of, pick + place);
    const one = (field: SettingsParameter | Field): unknown =>
      field.type === 'settings'
        ? settingsOf(field.cards[(pick + place) % field.cards.length]!, pick)
        : valueOf(field, pick + place);
    return {
      ...Object.fromEntries(of.map((field) => [field.key, one(field as Field)])),
      ...(rising !== undefined && { [rising]: 3 * place }),
    };
  };
  return [itemOf(0), itemOf(1), itemOf(2)];
}

/** Settings of a card, others for each `pick`. */
function settingsOf(card: Card, pick: number): Record<string, unknown> {
  const settings = {
    kind: card.kind,
    ...Object.fromEntries(
      card.parameters.map((field, place) => [field.key, valueOf(field, pick + (pick % 3) * place)]),
    ),
    ...(card.list && { [card.list.key]: listOf(card.list, pick) }),
  };
  return card.conflict?.(settings) ? settingsOf(card, pick + 1) : settings;
}

const droptail = { kind: 'droptail', limit: 25 };
const link = { rate: 2.4e6, delay: 0.01, queue: droptail };
const tcp = { scheme: { kind: 'tcp', variant: 'sack' }, count: 2, startJitter: 1 };
const red = { ...link, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 20, ecn: true } };
const square = { kind: 'cbr', wave: 'square', high: 1e6, low: 1e5, on: 1, off: 2 };

describe('each scheme', () => {
  const first = (scheme: object): object => ({
    path: [{ ...link, loss: { kind: 'bernoulli', p: 0.004 } }],
    flows: [
      { scheme, count: 2, startJitter: 1 },
      { ...tcp, id: 'tcp', start: 2 },
    ],
    events: [
      { at: 3, do: 'rate', hop: 0, rate: 1e6 },
      { at: 5, do: 'rate', hop: 0, rate: 4e6 },
    ],
  });
  const second = (scheme: object): object => ({
    path: [red, { ...link, loss: { kind: 'gilbert', by: 'seconds', good: 1, bad: 0.02 } }],
    reverse: [link, { ...link, rate: 2e5 }],
    flows: [
      { scheme, ecn: true, accessDelay: 0.02, stop: 5 },
      { ...tcp, id: 'back', direction: 'reverse', start: 1 },
    ],
    traffic: [square],
    transport: { delayedAck: true, limitedTransmit: true },
    events: [{ at: 3, do: 'drop', group: 'group-1', flow: 0, count: 3 }],
  });
  test.each(schemes.map((card) => [card.kind, card] as const))('%s', (_, card) => {
    expect([1, 2].map((pick) => recorded((pick === 2 ? second : first)(settingsOf(card, pick))))).toMatchSnapshot();
  });
});

describe('each queue', () => {
  test.each(queues.map((card) => [card.kind, card] as const))('%s', (_, card) => {
    const lines = [1, 3].map((pick) =>
      recorded({
        path: [{ ...link, queue: settingsOf(card, pick) }],
        flows: [tcp, { ...tcp, id: 'marked', ecn: true }, { ...tcp, id: 'low', scheme: { kind: 'dctcp' }, ecn: true }],
        traffic: [square],
        events: [{ at: 3, do: 'queue', hop: 0, limit: 5 }],
      }),
    );
    expect(lines).toMatchSnapshot();
  });
});

describe('each way to lose', () => {
  test.each(lossModels.map((card) => [card.kind, card] as const))('%s', (_, card) => {
    const lines = [1, 3].map((pick) =>
      recorded({ path: [{ ...link, loss: settingsOf(card, pick) }], reverse: [link], flows: [tcp], traffic: [square] }),
    );
    expect(lines).toMatchSnapshot();
  });
});

describe('each source', () => {
  test.each(sources.map((card) => [card.kind, card] as const))('%s', (_, card) => {
    const lines = [1, 3].map((pick) =>
      recorded({
        path: [link],
        flows: [tcp],
        traffic: [{ ...settingsOf(card, pick), start: 0.5, stop: pick % 2 ? 4 : null }],
      }),
    );
    expect(lines).toMatchSnapshot();
  });
});

const lossy = [{ ...link, loss: { kind: 'bernoulli', p: 0.02 } }];
const picked = (field: Field): FieldValue[] => [...new Set([1, 2].map((pick) => valueOf(field, pick)))];

describe('each option of transport', () => {
  test.each(TRANSPORT_FIELDS.map((field) => [field.key, field] as const))('%s', (key, field) => {
    const lines = picked(field).map((value) =>
      recorded({ path: lossy, reverse: [link], flows: [tcp], transport: { [key]: value } }),
    );
    expect(lines).toMatchSnapshot();
  });
});

describe('each option of a group', () => {
  const plain = GROUP_FIELDS.filter(
    ({ type, key }) => type !== 'hop' && type !== 'text' && key !== 'direction' && key !== 'start',
  );
  test.each(plain.map((field) => [field.key, field] as const))('%s', (key, field) => {
    const many = key === 'packets' || key === 'stop' ? [50, 300] : picked(field);
    const again = key === 'packets' || key === 'again' || key === 'gap' ? { packets: 50, again: 'after' } : {};
    const lines = many
      .map((value) => (key === 'stop' ? 1 + Number(value) / 100 : value))
      .map((value) => recorded({ path: lossy, flows: [{ ...tcp, ...again, [key]: value }] }));
    expect(lines).toMatchSnapshot();
  });
});

describe('each change', () => {
  const one = { group: 'tcp', flow: 1 };
  const path = [link, { ...link, rate: 2e6 }];
  const ways: readonly object[] = [
    { path },
    { path, reverse: [link, link] },
    { path: [{ ...link, queue: { kind: 'codel', limit: 60 } }] },
    { path: [{ ...link, queue: { kind: 'fq-codel', limit: 60 } }] },
  ];
  test.each<[string, object[]]>([
    [
      'rate',
      [
        { at: 2, do: 'rate', hop: 0, rate: 5e5 },
        { at: 4, do: 'rate', hop: 0, rate: 6e6 },
      ],
    ],
    [
      'delay',
      [
        { at: 2, do: 'delay', hop: 0, delay: 0.05 },
        { at: 4, do: 'delay', hop: 0, delay: 0.003 },
      ],
    ],
    [
      'queue',
      [
        { at: 2, do: 'queue', hop: 0, limit: 3 },
        { at: 4, do: 'queue', hop: 0, limit: 100 },
      ],
    ],
    ['loss', [{ at: 2, do: 'loss', hop: 0, model: { kind: 'periodic', every: 40 } }]],
    [
      'start and stop',
      [
        { at: 2, do: 'stop', group: 'tcp', count: 2 },
        { at: 4, do: 'start', group: 'tcp', count: 1 },
      ],
    ],
    [
      'cbr',
      [
        { at: 2, do: 'cbr', source: 0, on: false },
        { at: 4, do: 'cbr', source: 0, on: true },
      ],
    ],
    ['drop', [{ at: 2, do: 'drop', ...one, count: 4 }]],
    ['mark', [{ at: 2, do: 'mark', ...one, count: 4 }]],
    ['lose', [{ at: 1, do: 'lose', ...one, packets: [30, 31, 60] }]],
    ['absent', [{ at: 2, do: 'absent', ...one }]],
  ])('%s', (_, events) => {
    const flows = [
      { ...tcp, id: 'tcp', count: 3, ecn: true },
      { id: 'tfrc', scheme: { kind: 'tfrc' } },
    ];
    expect(ways.map((way) => recorded({ ...way, flows, traffic: [square], events }))).toMatchSnapshot();
  });
});

describe('each kind of link', () => {
  test.each<[string, object]>([
    ['without a limit', { path: [{ rate: null, delay: 0.02, loss: { kind: 'bernoulli', p: 0.01 } }] }],
    ['by a trace', { path: [{ delay: 0.02, queue: droptail, trace: { perMs: '0102003000010000', loop: true } }] }],
    [
      'in series, which some cross in part',
      {
        path: [link, { ...link, rate: 1.8e6 }, red],
        flows: [tcp, { ...tcp, id: 'first', leave: 0, rttCv: 0.3 }, { id: 'last', enter: 2, scheme: { kind: 'tear' } }],
      },
    ],
  ])('%s', (_, fields) => {
    expect(
      [1, 2].map((seed) =>
        recorded({ flows: [tcp, { ...tcp, id: 'other', scheme: { kind: 'rap' } }], seed, ...fields }),
      ),
    ).toMatchSnapshot();
  });
});
