/** The patches of links, literally: links that were shared hold them, so that none may come to mean something else. */
import { describe, expect, it } from 'vitest';
import { applyPatch, difference, isLength, type Json, type Patch } from '../../src/scenario/patch.ts';
import { applyPatch1 } from '../../src/link/patch-1.ts';

const flow = (id: string, count = 1): Json => ({ id, count, scheme: { kind: 'tcp' } });

describe('the difference of two values', () => {
  it.each<[string, Json, Json, Patch | undefined]>([
    ['of equal ones is none', { a: [1, { b: null }] }, { a: [1, { b: null }] }, undefined],
    ['is a plain value itself', 1, 'x', 'x'],
    ['is a whole value in brackets where the one before was none', 1, [2], [[2]]],
    [
      'of objects is of their fields',
      { seed: 1, long: 'the same as before' },
      { seed: 2, long: 'the same as before' },
      { seed: 2 },
    ],
    ['names what is gone', { seed: 1, long: 'the same', gone: 3 }, { seed: 1, long: 'the same' }, { '-': [['gone']] }],
    [
      'of lists is of their items',
      { list: [1, 2, 3, 4, 5, 6, 7] },
      { list: [1, 2, 9, 4, 5, 6, 7] },
      { list: { 2: 9 } },
    ],
    ['gives the length of a shorter list alone', [1000, 2000, 3000], [1000, 2000], { '#': 2 }],
    // As what it changes of the old last one.
    [
      'gives a new item by what differs from the old last one',
      [flow('a'), flow('b', 5)],
      [flow('a'), flow('b', 5), flow('c', 5), flow('d')],
      { '#': 4, 2: { id: 'c' }, 3: { id: 'd', count: 1 } },
    ],
    ['is the whole where that is shorter', { aaaa: 1, bbbb: 2 }, { c: 3 }, [{ c: 3 }]],
    [
      'is the whole where a field is called as a sign of patches',
      { '#': 1, a: 2 },
      { '#': 1, a: 3 },
      [{ '#': 1, a: 3 }],
    ],
    ['is the whole where a new field is called so', { a: 2 }, { '-': 1, a: 2 }, [{ '-': 1, a: 2 }]],
  ])('%s', (_, from, to, patch) => {
    expect(difference(from, to)).toEqual(patch);
    expect(patch === undefined ? from : applyPatch(from, patch)).toEqual(to);
  });
});

describe('a patch that does not fit is refused', () => {
  it.each<[string, Json | undefined, unknown]>([
    ['no patch', {}, undefined],
    ['two whole values', {}, [1, 2]],
    ['fields of a number', 3, { a: 1 }],
    ['an item behind the end', [1, 2], { 2: 3 }],
    ['an item that is no number', [1, 2], { a: 3 }],
    ['an item with a nought before it', [1, 2], { '01': 3 }],
    ['a length that is none', [1, 2], { '#': -1 }],
    ['half an item', [1, 2], { '#': 1.5 }],
    ['a length in words', [1, 2], { '#': '2' }],
    ['more items than any list has', [1, 2], { '#': 20_001 }],
    ['new items of an empty list that are not given', [], { '#': 1 }],
    ['fields gone that are no list', { a: 1 }, { '-': 3 }],
    ['fields gone as a text', { a: 1 }, { '-': 'a' }],
  ])('%s', (_, from, patch) => {
    expect(() => applyPatch(from, patch)).toThrow(TypeError);
  });

  it('and a length is a whole number from 0 to twenty thousand', () => {
    expect([0, 1, 20_000].every(isLength)).toBe(true);
    expect([-1, 0.5, 20_001, NaN, '1', null].some(isLength)).toBe(false);
  });
});

describe('a patch of format 1', () => {
  it.each<[string, Json, unknown, Json]>([
    ['is a whole value', { a: 1 }, [0, [2]], [2]],
    ['changes fields and takes some away', { a: 1, b: 2, c: 3 }, [1, { b: [0, 4] }, ['c']], { a: 1, b: 4 }],
    ['changes items', [1, 2, 3], [2, 3, { 1: [0, 9] }], [1, 9, 3]],
    ['makes a list longer by whole items, or shorter', [[1], [2]], [2, 3, { 2: [0, 7] }], [[1], [2], 7]],
    ['makes a list shorter', [1, 2, 3], [2, 1, {}], [1]],
  ])('%s', (_, from, patch, to) => expect(applyPatch1(from, patch)).toEqual(to));

  it.each<[string, Json, unknown]>([
    ['no list', { a: 1 }, { a: 1 }],
    ['another kind', { a: 1 }, [3, {}, []]],
    ['fields without what is gone', { a: 1 }, [1, {}]],
    ['items of an object', { a: 1 }, [2, 1, {}]],
    ['items that are a list', [1], [2, 1, []]],
    ['a new item as a change of nothing', [[1]], [2, 2, { 1: [2, 1, {}] }]],
    ['a new item that is missing', [1], [2, 2, {}]],
  ])('is refused: %s', (_, from, patch) => {
    expect(() => applyPatch1(from, patch)).toThrow(TypeError);
  });
});
