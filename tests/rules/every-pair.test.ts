/** Two signs next to each other are one step of the program, and a comparison before a choice is one: each such step computes what its two do. */
import { expect, test } from 'vitest';
import { programOf } from '../../workers/language/program.ts';
import { whyNoRule } from '../../workers/language/rule.ts';
import { FIRST_MEMORY, RULE_LIMITS } from '../../workers/language/rule-names.ts';

type Sign = (left: number, right: number) => number;
const SUMS: Readonly<Record<string, Sign>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};
const COMPARISONS: Readonly<Record<string, Sign>> = {
  '<': (left, right) => Number(left < right),
  '>': (left, right) => Number(left > right),
  '<=': (left, right) => Number(left <= right),
  '>=': (left, right) => Number(left >= right),
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
};
const ALL = { ...SUMS, ...COMPARISONS };

/** What becomes of a memory `r` that is set to the expression, of `x`, `y` and `z`. */
function computed(expression: string, [x, y, z]: readonly number[]): number {
  const program = programOf(`at start: r = 0; x = ${x}; y = ${y}; z = ${z}\non ack: r = ${expression}`, { now: 0 });
  program.act('start')?.();
  program.act('ack')!();
  expect(program.held).toEqual([]);
  return program.slots[FIRST_MEMORY]!;
}

const TRIPLES = [
  [7, 3, 5],
  [3, 7, 0.3],
  [5, 5, 2],
] as const;

test.each(Object.keys(ALL))('%s beside each sign, on either side', (first) => {
  const inner = ALL[first]!;
  const cases = TRIPLES.flatMap(([x, y, z]) =>
    Object.entries(ALL).flatMap(([second, of]) => [
      { expression: `(x ${first} y) ${second} z`, given: [x, y, z], value: of(inner(x, y), z) },
      { expression: `z ${second} (x ${first} y)`, given: [x, y, z], value: of(z, inner(x, y)) },
    ]),
  );
  // What is divided by 0 would be held.
  const finite = cases.filter(({ value }) => Number.isFinite(value));
  expect(finite.length).toBeGreaterThan(50);
  expect(finite.map((each) => ({ ...each, value: computed(each.expression, each.given) }))).toEqual(finite);
});

test.each(Object.keys(COMPARISONS))(
  'a choice after %s, of numbers, of names and of what is computed; also by its opposite',
  (sign) => {
    for (const [x, y, z] of TRIPLES) {
      const holds = COMPARISONS[sign]!(x, y) === 1;
      for (const [expression, value] of [
        [`if x ${sign} y then z else 11`, holds ? z : 11],
        [`if x ${sign} y then 11 else z`, holds ? 11 : z],
        [`if x ${sign} y then z + 1 else x * y`, holds ? z + 1 : x * y],
        [`if not (x ${sign} y) then z else 11`, holds ? 11 : z],
        [`if x ${sign} y and z > 1 then 4 else 6`, holds && z > 1 ? 4 : 6],
        [`if x ${sign} y or z > 1 then 4 else 6`, holds || z > 1 ? 4 : 6],
      ] as const)
        expect([expression, computed(expression, [x, y, z])]).toEqual([expression, value]);
    }
  },
);

test('the root of what is left of one number by another', () => {
  expect(computed('sqrt(x - y)', [7, 3, 0])).toBe(2);
  expect(computed('z + sqrt(y - x)', [3, 7, 5])).toBe(7);
});

test.each([
  ['on ack: W = sqrt(1, 2)', 'sqrt takes one number'],
  ['on ack: W = min(1)', 'min takes two numbers or more'],
  ['on ack: W = if W > 1 else 2', 'after the condition stands “then”'],
  ['on ack: W = if W > 1 then 2', 'after “then …” stands “else …”: there is always a value'],
  ['on ack: W = then', 'here a number or a name is to stand, not “then”'],
  ['on ack: W =', 'it breaks off'],
])('%s is no rule: %s', (text, why) => expect(whyNoRule(text)).toContain(why));

test('a rule has as many params and statements as it may, and no more', () => {
  const { params, statements } = RULE_LIMITS;
  const withParams = (count: number): string =>
    [...Array.from({ length: count }, (_, at) => `param p${at} 0..1 = 0.5`), 'on ack: W = W + 1'].join('\n');
  expect(whyNoRule(withParams(params))).toBeNull();
  expect(whyNoRule(withParams(params + 1))).toContain(`a rule has at most ${params} params`);
  const withStatements = (count: number): string => `on ack:\n${'W = W + 1\n'.repeat(count)}`;
  expect(whyNoRule(withStatements(statements))).toBeNull();
  expect(whyNoRule(withStatements(statements + 1))).toContain(`a rule has at most ${statements} statements`);
});
