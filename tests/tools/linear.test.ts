/** Which regular expressions take the square of a text's length, seen from how they are built. */
import { expect, test } from 'vitest';
import { slowExpressions, slowMatch } from './linear.ts';

test.each([
  ['blanks at the end, searched for', /\s+$/],
  ['a line that begins after many empty ones', /^\s*\{/m],
  ['blanks around a line end', /\s*\n\s*/],
  ['what is between two signs, if the second may be missing', /\{\{([\s\S]*?)\}\}/],
  ['blanks behind blanks', /^(.+?)\s+(\d+)$/],
  ['blanks on both sides of what may be nothing', /^a\(\s*([^()]{0,60}?)\s*\)$/],
  ['a rest behind blanks that may end in a line end of another kind', /^([a-z]+):\s*(.*)$/],
  ['digits behind digits', /^(\d+\.?\d*|\.\d+)$/],
  ['a loop of loops', /^(a+)+$/],
  ['a loop within a condition', /^x(?=.*a.*b)/],
])('%s: slow', (_, { source, flags }) => {
  expect(slowMatch(source, flags)).not.toBeNull();
});

test.each([
  ['all blanks', /\s+/g],
  ['what always fits where it begins', /ST1-[A-Za-z0-9-]+/g],
  ['parts that share no sign', /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/],
  ['a rest of any kind', /^(a|[AB] \S*|\S*) ?([\s\S]*)/],
  ['brackets that are not nested', /\([^()]*\)/],
  ['few of a kind', /^\d{1,9}\d{0,9}$/],
])('%s: as fast as the text is long', (_, { source, flags }) => {
  expect(slowMatch(source, flags)).toBeNull();
});

test('is looked for in each source, and named with its line', () => {
  expect(
    slowExpressions('src/x.ts', 'const a = 1;\nexport const b = (text: string) => text.replace(/-+$/, "");\n'),
  ).toEqual([
    {
      path: 'src/x.ts',
      line: 2,
      rule: '/-+$/ may take the square of a text’s length: two loops that take the same signs',
    },
  ]);
  expect(slowExpressions('workers/papers/x.ts', 'export const own = /-+$/;')).toEqual([]);
});
