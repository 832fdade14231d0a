import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTrace, readTrace } from '../../src/traces/read-trace.ts';
import { TRACES } from '../../src/traces/catalogue.ts';
import { tableOf } from '../../workers/engine/network/trace.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { messageOf } from '../support/refusals.ts';

/** The lines of a trace, as mm-link reads them. */
const linesOf = ({ perMs }: { perMs: string }): string =>
  Array.from(perMs, (digit, ms) => `${ms + 1}\n`.repeat(Number.parseInt(digit, 36))).join('');

const refusal = (text: string): string => messageOf(() => readTrace(text, 'x'));

describe('a trace in Mahimahi’s format', () => {
  test('is a digit for each millisecond: how many of its lines say its end', () => {
    expect(readTrace('1\n3\n3\n3\n6\n', 'lift')).toEqual({ name: 'lift', perMs: '103001', loop: true });
  });

  test('is written line for line as it was read, with any number of lines in a millisecond', () => {
    const digits = fc.array(fc.constantFrom('0', '0', '1', '9', 'a', 'z'), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(digits, (some) => {
        const trace = { name: 'x', perMs: `${some.join('')}9`, loop: true };
        expect(readTrace(linesOf(trace), 'x')).toEqual(trace);
      }),
      { seed: 29 },
    );
    expect(readTrace(' 1 \n\t3\n', 'n'.repeat(99))).toEqual({
      name: 'n'.repeat(LIMITS.identifier),
      perMs: '101',
      loop: true,
    });
  });

  test('may end without a line end, in CRLF and in blank lines', () => {
    expect(readTrace('2\r\n2\r\n4', 'x').perMs).toBe('0201');
    expect(readTrace('2\n2\n4\n\n \n', 'x').perMs).toBe('0201');
  });

  test('has at most 35 packets in the last millisecond, with those of 0 ms', () => {
    expect(readTrace(`${'0\n'.repeat(20)}${'2\n'.repeat(30)}`, 'x').perMs).toBe('0z');
  });

  test('counts its lines of 0 ms at the end of a pass, where mm-link has them when it begins again', () => {
    expect(readTrace('0\n0\n2\n3\n', 'x').perMs).toBe('013');
  });

  test.each([
    ['1\nabc\n', 'Line 2 of this trace must be a whole number of milliseconds, got “abc”.'],
    ['1\n\n3\n', 'Line 2 of this trace must be a whole number of milliseconds, got “”.'],
    ['1\n2 3\n', 'Line 2 of this trace must be a whole number of milliseconds, got “2 3”.'],
    [
      `1\n${'9'.repeat(41)}\n`,
      `Line 2 of this trace must be a whole number of milliseconds, got “${'9'.repeat(40)}…”.`,
    ],
    ['1\n2.5\n', 'Line 2 of this trace must be a whole number of milliseconds, got “2.5”.'],
    ['5\n4\n', 'Line 2 of this trace must not be before the line above it, 5, got “4”.'],
    ['1\n600001\n', 'Line 2 of this trace must be at most 600000 ms, got “600001”.'],
    [
      '7\n'.repeat(36),
      'Line 36 of this trace must not be one more of the same millisecond than 35 (420 Mbit/s), got “7”.',
    ],
    [
      '600000\n',
      'The last line of this trace is of 600000 ms: with what stands before it the link must carry at least 1000 bit/s on average, got 20.',
    ],
    ['0\n0\n', 'The last line of this trace must be later than 0 ms, so that it lasts for a time.'],
  ])('is refused in one line: %#', (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  test('is told from a scenario, a table and a lesson by its first line', () => {
    expect(['1\n2', '0', '12 \r\n13'].map(isTrace)).toEqual([true, true, true]);
    expect(['{}', '# sawtooth results 1', 'time,cwnd\n1,2', '1,2\n3,4', '# Lesson', ''].map(isTrace)).toEqual(
      Array(6).fill(false),
    );
  });
});

describe.each(TRACES.map((trace) => [trace.name, trace] as const))(
  'the trace %s beside the page',
  (_, { id, name }) => {
    test('is read, is written again as it is, and carries some Mbit/s', () => {
      const text = readFileSync(`public/traces/${id}.trace`, 'utf8');
      const trace = readTrace(text, name);
      expect(linesOf(trace)).toBe(text);
      expect(tableOf(trace).rate).toBeGreaterThan(3e6);
      expect(tableOf(trace).rate).toBeLessThan(30e6);
    });
  },
);
