/** Numbers as readers see them, at the edges where a unit, a word or a digit changes. */
import { describe, expect, test } from 'vitest';
import {
  capitalized,
  compact,
  countText,
  countWord,
  fixed,
  flowStateText,
  fraction,
  lastSpan,
  oneIn,
  packetsText,
  parseNumber,
  rateText,
  spanText,
  speedText,
} from '../../src/format.ts';
import { withUnit } from '../../src/lessons/answer.ts';
import { LINK_DOWN, lossBefore, lossSummary, lossWhenUp, ordinal } from '../../src/scenario/describe-loss.ts';
import { areApart, knownHop, meanText } from '../../src/scenario/hops.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a number in words', () => {
  const rows: [string, string, string][] = [
    ...(
      [
        [1e9, '1 Gbit/s'],
        [999e6, '999 Mbit/s'],
        [1e5, '0.1 Mbit/s'],
        [99e3, '99 kbit/s'],
        [500, '0.5 kbit/s'],
      ] as const
    ).map(([bps, text]): [string, string, string] => ['a rate', rateText(bps), text]),
    ...(
      [
        [0, '0 s'],
        [0.0005, '0.5 ms'],
        [0.999, '999 ms'],
        [1, '1 s'],
        [599, '599 s'],
        [600, '10 min'],
        [601, '601 s'],
        [3600, '60 min'],
      ] as const
    ).map(([seconds, text]): [string, string, string] => ['a span', spanText(seconds), text]),
    ...(
      [
        [1, 'the last second'],
        [1.05, 'the last second'],
        [1.07, 'the last 1.1 s'],
        [2.5, 'the last 2.5 s'],
        [0.93, 'the last 0.93 s'],
      ] as const
    ).map(([seconds, text]): [string, string, string] => ['the last span', lastSpan(seconds), text]),
    ...(
      [
        [0, '0 packets'],
        [1, '1 packet'],
        [2, '2 packets'],
        [0.5, '0.5 packets'],
      ] as const
    ).map(([count, text]): [string, string, string] => ['a count', countText(count, 'packet'), text]),
    ...(
      [
        [0, '0 packets'],
        [1, '1 packet'],
        [1.000_01, '1 packet'],
        [1.5, '1.5 packets'],
        [21, '21 packets'],
      ] as const
    ).map(([count, text]): [string, string, string] => ['a count of packets', packetsText(count), text]),
    ...(
      [
        ['1', 'packets', '1 packet'],
        ['1', 'round trips', '1 round trip'],
        ['1', 'Mbit/s', '1 Mbit/s'],
        ['1', '', '1'],
        ['1.0', 'packets', '1.0 packets'],
        ['0', 'flows', '0 flows'],
      ] as const
    ).map(([number, unit, text]): [string, string, string] => ['a number with its unit', withUnit(number, unit), text]),
    ...(
      [
        [0, 'no'],
        [1, 'one'],
        [9, 'nine'],
        [10, '10'],
      ] as const
    ).map(([count, text]): [string, string, string] => ['a count word', countWord(count), text]),
    ...(
      [
        [1e-4, '1 packet in 10000'],
        [1 / 3, '1 packet in 3'],
        [0, 'no packet'],
      ] as const
    ).map(([chance, text]): [string, string, string] => ['a chance', oneIn(chance), text]),
    ...(
      [
        [null, 'as fast as it goes'],
        [5, '5× real'],
        [1, '1× real'],
        [0.1, '1/10× real'],
      ] as const
    ).map(([speed, text]): [string, string, string] => ['a speed', speedText(speed), text]),
    ...(
      [
        [0.5, '1/2'],
        [0.125, '1/8'],
        [0.875, '7/8'],
        [0.0625, '1/16'],
        [0.9375, '0.9375'],
        [2 / 3, '2/3'],
        [0.31, '0.31'],
        [1, '1'],
        [0, '0'],
      ] as const
    ).map(([value, text]): [string, string, string] => ['a part', fraction(value), text]),
    ...(
      [
        [-1.25, 1, '−1.3'],
        [2, 0, '2'],
        [NaN, 2, '–'],
        [Infinity, 2, '–'],
      ] as const
    ).map(([value, digits, text]): [string, string, string] => ['with decimals', fixed(value, digits), text]),
    ...(
      [
        [0, 4, '0'],
        [0.00012345, 4, '0.0001234'],
        [12345.6, 4, '12346'],
        [-2.5, 4, '−2.5'],
        [NaN, 4, '–'],
        [0.1 + 0.2, 4, '0.3'],
      ] as const
    ).map(([value, digits, text]): [string, string, string] => ['compact', compact(value, digits), text]),
    ...(
      [
        [0.0123, 's', '12.3 ms'],
        [3.25, 'packets', '3.3 pkt'],
        [0.03125, 'packets per round trip', '0.031 pkt/RTT'],
        [0.0012345, '', '0.00123'],
        [0.5, '', '0.5000'],
        [12.345, '', '12.35'],
        [7, '', '7'],
        [NaN, 's', '–'],
      ] as const
    ).map(([value, unit, text]): [string, string, string] => [
      `of ${unit || 'no unit'}`,
      flowStateText(value, unit),
      text,
    ]),
  ];
  test.each(rows.map(([kind, text, wanted]) => ({ kind, text: plain(text), wanted })))(
    '$kind: $wanted',
    ({ text, wanted }) => expect(text).toBe(wanted),
  );

  test('of a unit in full is in full', () => {
    expect(plain(flowStateText(3.25, 'packets', true))).toBe('3.3 packets');
    expect(capitalized('tcp flows')).toBe('Tcp flows');
  });

  test.each([
    ['10', 10],
    ['0,5', 0.5],
    ['−3', -3],
    ['1/8', 0.125],
    ['1e6', 1e6],
    [' 7. ', 7],
    ['.5', 0.5],
    ['1/2/3', NaN],
    ['x', NaN],
    ['', NaN],
  ])('typed as “%s” is %d', (text, value) => expect(parseNumber(text)).toBe(value));
});

describe('losses of each hop over time', () => {
  const p = (chance: number): LossModel => ({ kind: 'bernoulli', p: chance });
  const scenario = scenarioWith({
    path: [
      { rate: 4e6, loss: p(0.01) },
      { rate: 4e6, loss: p(0.02) },
    ],
    flows: [{}],
    events: [
      { at: 6, do: 'loss', hop: 1, model: LINK_DOWN },
      { at: 2, do: 'loss', hop: 0, model: p(0.1) },
      { at: 4, do: 'loss', hop: 1, model: p(0.2) },
      { at: 8, do: 'loss', hop: 1, model: p(0.3) },
    ],
  });
  const [down, first, second, last] = scenario.events as [
    (typeof scenario.events)[0],
    ...(typeof scenario.events)[0][],
  ];

  test('before an event are what the one before it at the same hop has set', () => {
    expect([lossBefore(scenario, 0, first!), lossBefore(scenario, 1, second!)]).toEqual([p(0.01), p(0.02)]);
    expect([lossBefore(scenario, 1, down), lossBefore(scenario, 1, last!)]).toEqual([p(0.2), LINK_DOWN]);
  });

  test('of a link that is down are those that it had before', () => {
    expect([3, 7, 9].map((time) => lossWhenUp(scenario, 1, time))).toEqual([p(0.02), p(0.2), p(0.3)]);
    expect([1, 7].map((time) => lossWhenUp(scenario, 0, time))).toEqual([p(0.01), p(0.1)]);
    expect(lossSummary(LINK_DOWN)).toBe('every packet');
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [103, '103rd'],
    [111, '111th'],
    [20, '20th'],
  ])('number %i is the %s', (number, text) => expect(plain(ordinal(number))).toBe(text));
});

test('hops are side by side where neither a flow nor a source crosses two; a hop that is not there is the first', () => {
  const path = [{ rate: 4e6 }, { rate: 4e6 }];
  const own = [{ leave: 0 }, { id: 'b', enter: 1 }];
  const cbr = { kind: 'cbr', wave: 'constant', high: 1e6 };
  expect(areApart(scenarioWith({ path, flows: own }))).toBe(true);
  expect(areApart(scenarioWith({ path, flows: [...own, { id: 'c' }] }))).toBe(false);
  expect(areApart(scenarioWith({ path, flows: own, traffic: [cbr] }))).toBe(false);
  expect(areApart(scenarioWith({ path, flows: own, traffic: [{ ...cbr, leave: 0 }] }))).toBe(true);
  expect(areApart(scenarioWith({ flows: [{}] }))).toBe(false);
  const real = scenarioWith({ path, reverse: path, flows: own });
  expect([0, 1, 3, 4, 9].map((hop) => knownHop(real, hop))).toEqual([0, 1, 3, 0, 0]);
  expect(plain(meanText(4.56e6))).toBe('4.6 Mbit/s');
});
