/** What an address of the papers or the terms asks beside the page, and what it becomes with other words. */
import { expect, test } from 'vitest';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { MAX_QUESTION } from '../../src/lesson/lesson-fields.ts';
import { hashWith, isFramed, wordsOf } from '../../src/frame/page-link.ts';

const asked = (fields: Record<string, string>) => wordsOf(new URLSearchParams(fields));

test('note, question and answer are read, each up to its length; what is longer or empty counts as left out', () => {
  const all = { note: 'n', question: 'q?', answer: 'a' };
  expect(asked({ ...all, frame: '1' })).toEqual(all);
  expect(asked({})).toEqual({});
  expect(asked({ note: '' })).toEqual({});
  for (const [name, most] of [
    ['note', LIMITS.text],
    ['question', MAX_QUESTION],
    ['answer', LIMITS.text],
  ] as const) {
    expect(asked({ [name]: 'x'.repeat(most) })).toEqual({ [name]: 'x'.repeat(most) });
    expect(asked({ [name]: 'x'.repeat(most + 1) })).toEqual({});
  }
});

test('only a frame of 1 is a frame', () => {
  expect(
    [{ frame: '1' }, { frame: '0' }, {}].map((of) =>
      isFramed(new URLSearchParams(of as object as Record<string, string>)),
    ),
  ).toEqual([true, false, false]);
});

test.each<[from: string, words: object, framed: boolean, to: string]>([
  ['#/terms/rto', {}, false, '#/terms/rto'],
  ['#/terms/rto', { note: ' Look ' }, false, '#/terms/rto?note=Look'],
  ['#/terms/rto?note=Old&frame=1', { note: 'New' }, false, '#/terms/rto?note=New'],
  ['#/papers?paper=tsao2007', {}, false, '#/papers?paper=tsao2007'],
  [
    '#/papers?paper=tsao2007',
    { question: 'Why?', answer: 'So' },
    true,
    '#/papers?paper=tsao2007&question=Why%3F&answer=So&frame=1',
  ],
  // An answer to no question is none.
  ['#/papers', { answer: 'So', question: ' ' }, false, '#/papers'],
  ['#/papers', {}, true, '#/papers?frame=1'],
])('%s with %j, framed: %s, is %s', (from, words, framed, to) => {
  expect(hashWith(from, words, framed)).toBe(to);
});
