import { describe, expect, test } from 'vitest';
import { programOf } from '../../workers/language/program.ts';
import { readRule, RuleError } from '../../workers/language/rule.ts';
import { FIRST_MEMORY, FIRST_PARAM, RULE_LIMITS, SLOT } from '../../workers/language/rule-names.ts';
import { cubeRoot, exp, ln, power } from '../../workers/theory/math.ts';
import { messageOf } from '../support/refusals.ts';

const CLOCK = { now: 0 };

/** What `on ack` makes of a window of 10. */
function windowAfter(value: string, names: Partial<Record<keyof typeof SLOT, number>> = {}): number {
  const program = programOf(`on ack: W = ${value}`, CLOCK);
  program.slots[SLOT.W] = 10;
  for (const [name, number] of Object.entries(names)) program.slots[SLOT[name as keyof typeof SLOT]] = number;
  program.act('ack')!();
  expect(program.held).toEqual([]);
  return program.slots[SLOT.W]!;
}

test('names and memories have the slots below those of the params', () => {
  expect(FIRST_MEMORY + RULE_LIMITS.memories).toBe(FIRST_PARAM);
});

const refusal = (text: string): string => messageOf(() => readRule(text), RuleError);

describe('an expression of a rule', () => {
  test.each([
    ['W + 1 / W', 10.1],
    ['2 + 3 * 4 ^ 2 / 8', 8],
    ['2 ^ 3 ^ 2 / 32', 16],
    ['20 - -2 ^ 2 - 1', 23],
    ['(1 + 2) * 3', 9],
    ['10 - 2 - 3', 5],
    ['if W > 5 then 3 else 4', 3],
    ['if W > 5 and not (W < 8 or W == 10) then 3 else 4', 4],
    ['1 + (W != 9)', 2],
    ['min(7, W, 12)', 7],
    ['max(7, W, 12)', 12],
    ['abs(2 - W)', 8],
    ['floor(W / 3)', 3],
  ])('%s is %d where W is 10', (value, result) => expect(windowAfter(value)).toBe(result));

  test('has the engine’s own roots, powers and logarithms, bit by bit', () => {
    expect(windowAfter('sqrt(W)')).toBe(Math.sqrt(10));
    expect(windowAfter('cbrt(W)')).toBe(cubeRoot(10));
    expect(windowAfter('ln(W)')).toBe(ln(10));
    expect(windowAfter('exp(W / 5)')).toBe(exp(2));
    for (const k of [0.5, 1.5, 0.3, 1.2]) expect(windowAfter(`W ^ ${k}`)).toBe(power(10, k));
    expect(windowAfter('0 - cbrt(0 - W)')).toBe(cubeRoot(10));
    expect(windowAfter('0 - (0 - W) ^ 3')).toBe(1_000);
  });

  test('reads what is measured', () => {
    expect(windowAfter('srtt * 100 + now', { srtt: 0.05, now: 3 })).toBe(8);
    expect(windowAfter('if W < ssthresh then W + acked else W', { ssthresh: 40, acked: 2 })).toBe(12);
  });
});

describe('what is no number, or beyond its bounds, is held, and when and why is kept:', () => {
  test.each([
    ['W / (W - 10)', 1e9, 'too large'],
    ['0 / (W - 10)', 10, 'no number'],
    ['sqrt(0 - W)', 10, 'no number'],
    ['ln(0 - 1)', 10, 'no number'],
    ['(0 - W) ^ 0.3', 10, 'no number'],
    ['exp(W ^ 8)', 1e9, 'too large'],
    ['0 - W', 1, 'too small'],
  ])('W = %s leaves %d: %s', (value, left, why) => {
    const clock = { now: 7 };
    const program = programOf(`param a 0..1 = 0\non ack:\n  W = ${value}`, clock);
    program.slots[SLOT.W] = 10;
    program.act('ack')!();
    expect(program.slots[SLOT.W]).toBe(left);
    expect(program.held).toEqual([{ line: 3, name: 'W', why, since: 7, times: 1 }]);
    clock.now = 8;
    program.slots[SLOT.W] = 10;
    program.act('ack')!();
    expect(program.held).toEqual([{ line: 3, name: 'W', why, since: 7, times: 2 }]);
  });

  test('a cut may leave less than a packet, growth may not', () => {
    const program = programOf('on ack: W = 0.5\non loss: W = 0.5', CLOCK);
    program.act('loss')!();
    expect([program.slots[SLOT.W], program.held]).toEqual([0.5, []]);
    program.act('ack')!();
    expect([program.slots[SLOT.W], program.held.length]).toEqual([1, 1]);
  });
});

describe('a rule', () => {
  test('has params with their bounds and where their values stand, memories that begin in `at start`, remarks and several statements in a line', () => {
    const text =
      'param a 0.1..4 = 1.5  # packets\nparam low -2..0 = -1\nat start: peak = 3; old = peak\non ack: W = W + a / W; peak = max(peak, W)';
    const { params, memories, parts } = readRule(text);
    expect(params).toMatchObject([
      { name: 'a', least: 0.1, most: 4, value: 1.5 },
      { name: 'low', least: -2, most: 0, value: -1 },
    ]);
    expect(params.map(({ at, length }) => text.slice(at, at + length))).toEqual(['1.5', '-1']);
    expect(memories).toEqual(['peak', 'old']);
    expect(parts.get('ack')!.map(({ line, text: said }) => [line, said])).toEqual([
      [4, 'W = W + a / W'],
      [4, 'peak = max(peak, W)'],
    ]);
  });

  test('may be empty: then all is as TCP does', () => {
    const program = programOf('', CLOCK);
    program.slots[SLOT.W] = 4;
    program.act('ack')!();
    expect(program.slots[SLOT.W]).toBe(4.25);
    program.act('slow')!();
    expect(program.slots[SLOT.W]).toBe(5.25);
    program.act('loss')!();
    expect(program.slots[SLOT.W]).toBe(2.625);
    expect(program.act('rtt')).toBeNull();
  });

  test.each([
    [
      'on ack: W = Wnd',
      'line 1, column 13: there is no “Wnd” here; a memory begins in “at start:”, above. Is W meant?',
    ],
    [
      'on ack: W = sqr(W)',
      'line 1, column 13: there is no “sqr” here; a memory begins in “at start:”, above. Is sqrt meant?',
    ],
    ['on ack: W = W +', 'line 1, column 16: it breaks off'],
    [
      'on ack: W = W + \non loss: W = 1',
      'line 1, column 17: here a number or a name is to stand, not the end of the line',
    ],
    ['on acks: W = 1', /^line 1, column 1: a rule has no part “on acks”; .* Is “on ack:” meant\?$/],
    ['\n\nW = 1', 'line 3, column 1: a statement stands in a part of the rule: write “on ack:” above it'],
    ['on ack: x = 1', /^line 1, column 9: there is no “x” here/],
    ['at start: x = x + 1', /^line 1, column 15: there is no “x” here/],
    ['on ack: rtt = 1', 'line 1, column 9: rtt is measured; a rule sets W, ssthresh, rate and its memories'],
    ['param a 0..1 = 1\non ack: a = 1', /^line 2, column 9: a is a param/],
    ['param a 0..1 = 2', 'line 1, column 16: the value of a lies from its least to its greatest, 0 to 1'],
    ['param W 0..1 = 1', /^line 1, column 7: W has a meaning already/],
    ['at start: min = 1', /^line 1, column 11: min has a meaning already/],
    ['at start: W = 4', /^line 1, column 11: W begins with the initial window/],
    ['on ack: W = (W', 'line 1, column 15: a bracket is not closed'],
    ['on ack: W = 1 2', /^line 1, column 15: “2” is too much/],
    ['on ack: W = sqrt(1, 2)', 'line 1, column 13: sqrt takes one number'],
    ['on ack: W = if W then 2', 'line 1, column 24: after “then …” stands “else …”: there is always a value'],
    ['on ack: W = 1 < W < 2', 'line 1, column 19: comparisons are joined by “and”'],
    ['on ack: W = @', 'line 1, column 13: “@” has no meaning here'],
    ['on ack: W = W["constructor"]', /^line 1, column 14: /],
    ['on ack: W = constructor', /^line 1, column 13: there is no “constructor” here/],
    ['on ack: W = __proto__', /^line 1, column 13: there is no “__proto__” here/],
    ['on ack: W = 1\non ack: W = 2', 'line 2, column 1: “on ack:” stands here a second time'],
    [`on ack: W = ${'('.repeat(30)}1${')'.repeat(30)}`, /brackets are nested more than 20 deep/],
    [
      `at start: ${Array.from({ length: 9 }, (_, index) => `m${index} = 1`).join('; ')}`,
      /^line 1, column 75: a rule has at most 8 memories/,
    ],
    [`on ack: W = 1${' + 1'.repeat(450)}`, /a rule has at most 400 numbers, names and signs/],
    ['#'.repeat(RULE_LIMITS.characters + 1), /a rule has at most 2000 characters/],
    ['on ack: W = 1e999', /the number is too large/],
  ])('%j is refused where it is wrong, with what is meant', (text, reason) =>
    typeof reason === 'string' ? expect(refusal(text)).toBe(reason) : expect(refusal(text)).toMatch(reason),
  );
});
