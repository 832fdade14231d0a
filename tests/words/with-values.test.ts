/** A text with a value in it is a message with a place: filled in before it is said, no language has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { SPOKEN } from '../../src/words/door.ts';
import { isSaid } from '../tools/words/texts.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Attributes and fields that are seen or spoken. */
const SHOWN = new Set<string>([...SPOKEN, 'label', 'value', 'words', 'head', 'caption']);

/** The texts that a place of the page may show, of those that are made of values. */
function filledIn(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return filledIn(node['expression'] as Node);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap((each) => filledIn(each as Node));
    case 'LogicalExpression':
      return filledIn(node['right'] as Node);
    case 'TemplateLiteral': {
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      return parts.length > 1 ? [parts.join('{value}')] : [];
    }
    default:
      return [];
  }
}

/** In attributes, in fields of choices, and where it is all that an element holds: of a text beside others the whole is said. */
function placesIn(node: Node): Node[] {
  if (node.type === 'JSXAttribute' && SHOWN.has((node['name'] as { name: string }).name))
    return [node['value'] as Node];
  if (node.type === 'Property' && SHOWN.has((node['key'] as { name: string }).name)) return [node['value'] as Node];
  if (node.type !== 'JSXElement') return [];
  const children = (node['children'] as Node[]).filter(
    (child) => child.type !== 'JSXText' || String(child['value']).trim() !== '',
  );
  return children.length === 1 ? children : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const node = value as Node;
  return [...placesIn(node).flatMap(filledIn), ...Object.values(node).flatMap(textsIn)];
}

const textsOf = (file: string, source: string): string[] =>
  textsIn(parseSync(file, source).program).filter(
    (text) => text.includes(' ') && isSaid(text.replaceAll('{value}', '').trim()),
  );

test('no part of the page shows an English text into which a value has been put before it is said', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const found = files.flatMap((file) =>
    textsOf(file, readFileSync(`src/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<Fold value={`as in ${profile}`} />', true],
  ['<Select options={groups.map((name) => ({ value: name, label: `of ${name}` }))} />', true],
  ['<p>{few ? "None." : `${count} terms`}</p>', true],
  ['<p>{say("{count} terms", { count })}</p>', false],
  ['<p className={`row ${name} of it`}>{name}</p>', false],
  ['<b>{`${part} Mbit/s`}</b>', false],
])('of %s that is so: %j', (source, is) => {
  expect(textsOf('part.tsx', `const part = ${source};`).length > 0).toBe(is);
});
