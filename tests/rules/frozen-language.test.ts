/** The language of rules and statements, as it always was: what each sign and function gives, alone and one within another, and why a text is refused. */
import { expect, test } from 'vitest';
import { holdsOf, measuresIn, parseClaim, parseExpression, sumsIn } from '../../workers/experiments/expression.ts';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { valueOf } from '../../workers/language/expression.ts';
import { programOf } from '../../workers/language/program.ts';
import { FIRST_MEMORY, PARTS, RULE_LIMITS } from '../../workers/language/rule-names.ts';
import { readRule, whyNoRule } from '../../workers/language/rule.ts';
import { withParam } from '../../workers/language/with-param.ts';
import { digestOf } from '../support/digest.ts';
import { messageOf } from '../support/refusals.ts';

const SUMS = ['+', '-', '*', '/', '^'];
const SIGNS = [...SUMS, '<', '>', '<=', '>=', '==', '!=', 'and', 'or'];
const NUMBERS = [
  [2, 3, 5],
  [3, 2, 2],
  [2, 2, 2],
  [0, 1, 0.5],
  [-1.5, 4, -2],
];

/** Brackets within each other, at most (workers/language/parser.ts). */
const BRACKETS = 20;

/** The value of an expression for each of NUMBERS in a, b and c. */
function valuesOf(value: string): string {
  const program = programOf(`at start: a = 0; b = 0; c = 0; x = 0\non ack: x = ${value}`, { now: 4 });
  const values = NUMBERS.map((numbers) => {
    program.slots.set([...numbers, 0], FIRST_MEMORY);
    program.act('ack')!();
    return Number(program.slots[FIRST_MEMORY + 3]!.toPrecision(9));
  });
  return [values.join(' | '), ...program.held.map(({ why, times }) => `${why} ${times}`)].join('; ');
}

test('each sign, function and choice gives the same', () => {
  const texts = [
    ...SUMS.flatMap((one) => SIGNS.flatMap((other) => [`(a ${one} b) ${other} c`, `c ${other} (a ${one} b)`])),
    ...SIGNS.map((sign) => `a ${sign} b`),
    ...SIGNS.slice(5).flatMap((sign) => [
      `if a ${sign} b then c else a`,
      `if not a ${sign} b then c else 7`,
      `if a ${sign} b and b ${sign} c then 1 else 2`,
    ]),
    ...['min', 'max'].flatMap((name) => [`${name}(a, b)`, `${name}(a, b, c)`, `${name}(c, 1, a / 0 - a / 0)`]),
    ...['sqrt', 'cbrt', 'abs', 'floor', 'ln', 'exp'].flatMap((name) => [
      `${name}(a)`,
      `${name}(a - b)`,
      `${name}(300 * c)`,
    ]),
    ...[
      'a ^ 64',
      '1.1 ^ 65',
      'a ^ -64',
      'a ^ 0.3',
      'b ^ 1.5',
      'b ^ -0.5',
      '-a ^ 2',
      'a ^ b ^ c',
      'a - b - c',
      'a / b / c',
      'if a then b else c',
      'not a',
      'not not b',
      '1e9 * 1e9',
      'if a < b then if b < c then 1 else 2 else 3',
    ],
  ];
  expect(texts.map((text) => `${text}: ${valuesOf(text)}`)).toMatchSnapshot();
});

test('a rule does the same in each of its parts', () => {
  const texts = [
    '',
    'on loss: W = W / 3',
    'param k 0..9 = 4\nat start: rate = k; m = 2\nin slow start: W = W + m\nevery rtt: m = m + 1; ssthresh = 7\non mark: W = W - 0.5\non timeout: W = 3',
    'on ack: W = 1e12\non loss: W = 0; ssthresh = 0 - 1\non timeout: rate = 0 / 0',
    ...EXAMPLES.map(({ rule }) => rule),
  ];
  const done = texts.map((text) => {
    const { reads, readsTimes, readsCounts, paces, memories, params } = readRule(text);
    const program = programOf(text, { now: 4 });
    program.slots.set([10, 8, 0, 0.2, 0.1, 0.15, 2, 40, 3, 1, 2.5, 4, 100]);
    const slots = PARTS.map(({ id, head }) => {
      program.act(id)?.();
      return `${head}: ${digestOf([...program.slots])} ${program.steps(id).length}`;
    });
    return [
      text.split('\n')[0],
      reads.join(),
      readsTimes,
      readsCounts,
      paces,
      memories.join(),
      params.length,
      ...slots,
      ...program.held.map(({ line, name, why, times }) => `${line} ${name} ${why} ${times}`),
    ].join('; ');
  });
  expect(done).toMatchSnapshot();
});

test('a text is refused for the same reason, and at the bound it is taken', () => {
  const ack = (value: string): string => `on ack: W = ${value}`;
  const start = (count: number): string =>
    `at start: ${Array.from({ length: count }, (_, index) => `m${index} = 1`).join('; ')}`;
  const { characters, memories, params, statements, parts } = RULE_LIMITS;
  const texts = [
    ...[
      '1 +',
      '(1',
      '1)',
      'Wnd',
      'srtt.',
      '1 < 2 < 3',
      'min(1)',
      'sqrt(1, 2)',
      'if 1 then 2',
      'if 1',
      'if then',
      'nonsense(2)',
      '',
      '1 2',
      '"a"',
      '1..2',
      'W = 2',
      'param',
      '$',
      '1e',
      '.5',
      '5.',
      '1e5',
      '- 3',
      '--3',
      'not',
      'and',
      '3 and',
      'max',
    ].map(ack),
    ...[
      'W = 1',
      'on ack W = 1',
      'on ack:\non ack:',
      'on akc: W = 1',
      'ack: W = 1',
      'every: W = 1',
      'on loss: rtt = 1',
      'on loss: now = 1',
      'at start: W = 2',
      'on ack: m = 1',
      'at start: min = 1',
      'at start: if = 1',
      'at start: a = a',
      'at start: a = 1; b = a',
      'on ack: W = 1;',
      'on ack: W = 1; ; W = 2',
      ';',
      '5',
      'on ack: # W',
      'on ack: W = 1 W = 2',
      'on ack: W',
      'on ack: 3 = W',
      'on ack: rtt',
      'param a = 1',
      'param a 1..1 = 1',
      'param a 2..1 = 1',
      'param a 0..1 = 2',
      'param a 0..1 = 1',
      'param a -1..0 = -1; W = 1',
      'param a 0..1 = 0.5\nparam a 0..1 = 0.5',
      'param W 0..1 = 1',
      'param 3 0..1 = 1',
      'param a 0..1 = 0.5\non ack: a = 1',
      'param a 0..1 =',
      'param a 0,1 = 1',
    ],
    ...[0, 1].flatMap((more) => [
      ack('1\n#').padEnd(characters + more, 'x'),
      start(memories + more),
      Array.from({ length: params + more }, (_, index) => `param p${index} 0..1 = 1`).join('\n'),
      `on ack: ${Array.from({ length: statements + more }, () => 'W = 1').join('; ')}`,
      ack(Array.from({ length: parts + more }, () => '1').join(' + ')),
      ack(`${'('.repeat(BRACKETS + more)}1${')'.repeat(BRACKETS + more)}`),
    ]),
  ];
  const said = texts.map(
    (text) =>
      `${text.length > 70 ? `${text.slice(0, 30)}… ${text.length}` : JSON.stringify(text)}: ${whyNoRule(text) ?? 'taken'}`,
  );
  const text = 'param a 0..1 = 0.5 # of it\nparam b -3..-1 = -2';
  const other = [0, 1, 1e-7, 1e-13, 123456.789, -1.5].flatMap((value) =>
    readRule(text).params.map((param) => withParam(text, param, value)),
  );
  expect([...said, ...other]).toMatchSnapshot();
});

test('a statement says the same, or is refused for the same reason', () => {
  const texts = [
    'a() < 3: it is',
    'a() <= 3 < b(): it is',
    'a() >= 3: it is',
    'a() > 3: it is',
    'a() < 3:',
    'a() < 3: ',
    'a(): it is',
    'a() == 3: it is',
    'a() in 3..4',
    'a() in 2..3',
    'a() in 4..4',
    'a() in -3..3',
    'a() in 3',
    'a()',
    'a() in 4..3',
    'a(tcp) + b("a b") / c(1 + 2) in 0..9',
    'a(if) < 3: x',
    'a(not) < 3: x',
    'a(if 1 then 2 else 3, 4) < 9: x',
    'a(b(c())) < 9: x',
    'a < 3: x',
    '3 < 4: x',
    'a(',
    'a(,) < 1: x',
    `a() + ${'1 + '.repeat(72)}1 < 3: x`,
    `a() + ${'1 + '.repeat(73)}1 < 3: x`,
    'a-b() - c() < 0: x',
    'not a() < 3: x',
  ];
  const said = texts.map((text) => {
    const refused = messageOf(() => parseClaim(text));
    if (refused) return refused;
    const claim = parseClaim(text);
    const sums = sumsIn(claim);
    const values = [2, 3, 4].map((measured) => sums.map((sum) => valueOf(sum, ({ given }) => measured + given.length)));
    return [
      ...sums.flatMap(measuresIn).map(({ name, given }) => `${name}/${given.length}`),
      ...values.map((each) => `${each.map((value) => Number(value.toPrecision(9))).join()} ${holdsOf(claim, each)}`),
    ].join('; ');
  });
  const sum = parseExpression('max(1, 2) - min(3, 4) * -(2)');
  expect([
    ...said.map((each, index) => `${texts[index]!.slice(0, 50)}: ${each}`),
    valueOf(sum, () => 0),
  ]).toMatchSnapshot();
});
