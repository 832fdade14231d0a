/** Random rules: texts made of the language's own words, sound and broken ones. */
import fc from 'fast-check';
import { FUNCTIONS } from '../../workers/language/functions.ts';
import { NAMES, PARTS } from '../../workers/language/rule-names.ts';

const NUMBERS = ['0', '1', '0.5', '2', '38', '1e9', '1e-9', '1e300', '12345.678'];
const MEMORIES = ['m', 'peak', 'x1'];
const LEAVES = [...NUMBERS, ...NAMES.map(({ name }) => name), ...MEMORIES, 'a'];
const SIGNS = ['+', '-', '*', '/', '^', '<', '>', '<=', '>=', '==', '!=', 'and', 'or'];

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(...LEAVES),
    fc
      .tuple(tie('expression'), fc.constantFrom(...SIGNS), tie('expression'))
      .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    fc
      .tuple(fc.constantFrom(...FUNCTIONS), tie('expression'), tie('expression'))
      .map(([{ name, takes }, one, other]) => (takes === 1 ? `${name}(${one})` : `${name}(${one}, ${other})`)),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([when, yes, no]) => `(if ${when} then ${yes} else ${no})`),
    tie('expression').map((of) => `(not ${of})`),
    tie('expression').map((of) => `-${of}`),
  ),
}));

const statement = fc
  .tuple(fc.constantFrom('W', 'W', 'W', 'ssthresh', 'rate', ...MEMORIES), expression)
  .map(([name, value]) => `  ${name} = ${value}`);

/** A rule that is read, unless it is too long. */
export const anyRule: fc.Arbitrary<string> = fc
  .tuple(
    fc.subarray(PARTS.filter(({ id }) => id !== 'start').map(({ head }) => head)),
    fc.array(fc.array(statement, { minLength: 1, maxLength: 3 }), { minLength: 7, maxLength: 7 }),
    fc.constantFrom(...NUMBERS),
  )
  .map(([heads, lines, first]) =>
    [
      'param a 0..1e9 = 0.5',
      `at start: m = ${first}; peak = 1; x1 = m - 2`,
      ...heads.map((head, index) => `${head}:\n${lines[index]!.join('\n')}`),
    ].join('\n'),
  );

/** A text of the language's words in any order. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...LEAVES,
      ...SIGNS,
      ...FUNCTIONS.map(({ name }) => `${name}(`),
      ...PARTS.map(({ head }) => `\n${head}:`),
      ...[
        '(',
        ')',
        ',',
        '=',
        '\n',
        ';',
        ':',
        'if',
        'then',
        'else',
        'not',
        '\nparam',
        '..',
        '#',
        '"',
        'é',
        '💥',
        '\u0000',
        '__proto__',
        ' W = ',
      ],
    ),
    { maxLength: 60 },
  )
  .map((words) => words.join(' '));
