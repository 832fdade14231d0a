/**
 * The messages of the page: every text of its sources that a person reads or hears, found by where it stands. Between tags, in
 * the attributes that are seen or spoken, under the keys of cards, and in `say(…)`. Nothing runs for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { SPOKEN } from '../../../src/words/door.ts';
import { isName } from './names.ts';

/** In what order a language is best translated: the playground's part first. */
export const AREAS = ['play', 'cards', 'telling', 'terms', 'scenes', 'export', 'lessons', 'hands', 'papers'] as const;
export type Area = (typeof AREAS)[number];

export interface Message {
  english: string;
  area: Area;
  /** Where it stands first. */
  file: string;
}

/** The first that fits counts. */
const AREA_OF: readonly (readonly [RegExp, Area])[] = [
  [/^workers\/(engine|theory|measures|race)\//, 'cards'],
  [/^(src|workers)\/(papers|experiments)\//, 'papers'],
  [/^src\/(narrator|why|theory)\//, 'telling'],
  [/^src\/(terms|glossary)\//, 'terms'],
  [/^src\/scenes\//, 'scenes'],
  [/^src\/(export|course|measured|traces|library|sentences)\//, 'export'],
  [/^src\/(lessons|lesson)\//, 'lessons'],
  [/^(src|workers)\/hands\//, 'hands'],
  [/^src\//, 'play'],
];

/** Attributes of components, and keys of cards and lists, under which texts stand that people read. */
const WORDED = new Set<string>([
  ...SPOKEN,
  ...'label name words head about help switch part family law fullName button hint caption summary more'.split(' '),
  ...'absent passing standing led behind rule says memory unanswered marked definition title'.split(' '),
]);
/** Not read: what only tests, documents or records show. */
const SILENT_FILES =
  /\.(test|d)\.tsx?$|^src\/(words\/(?!preview)|sentences\/list|validation|link\/link-words)|^workers\/(live|headless|late|offline|results|ns2)\//;
const VERBATIM = new Set(['code', 'kbd', 'pre', 'samp', 'textarea', 'style', 'script']);

/** A text that is said: it has a word besides names, and is no address, no path, no key, no example, and no rule of a refusal. */
export function isSaid(text: string): boolean {
  return (
    !isName(text) &&
    !/^(?:[#./]|https?:|must |[a-z]+[A-Z]|[\w-]+\.[\w.]+$|[a-z]+(?:-[a-z\d]+)+$)|https:\/\/…/.test(text)
  );
}

/** Every message of the project, in the order of its files; of equal texts the one that is translated first. */
export function messagesOf(root: string): Message[] {
  const found = new Map<string, Message>();
  for (const file of sourcesOf(root)) {
    const area = AREA_OF.find(([where]) => where.test(file))?.[1];
    if (area === undefined) continue;
    for (const english of textsIn(file, readFileSync(join(root, file), 'utf8')).said)
      if (AREAS.indexOf(area) < AREAS.indexOf(found.get(english)?.area ?? 'papers') || !found.has(english))
        found.set(english, { english, area, file });
  }
  return [...found.values()];
}

/** Every text that stands anywhere in the sources: what a translation may be of. */
export function everyText(root: string): Set<string> {
  return new Set([...sourcesOf(root).flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')).all)]);
}

function sourcesOf(root: string): string[] {
  return ['src', 'workers'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
      .filter((file) => !SILENT_FILES.test(file))
      .sort(),
  );
}

/** The texts of a file: those that are said, and all. */
export function textsIn(file: string, source: string): { said: string[]; all: string[] } {
  const said: string[] = [];
  const all: string[] = [];
  const take = (node: Node | null | undefined): void => {
    for (const text of wholeTexts(node)) if (isSaid(text)) said.push(text);
  };
  visit(parseSync(file, source).program as unknown as Node, (node) => {
    const text = textOf(node);
    if (text !== null) all.push(text.trim());
    if (node.type === 'JSXText') all.push(collapsed(node));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') takeChild(node, take);
    if (node.type === 'JSXAttribute' && WORDED.has(nameOf(node.name)) && !isKey(file, node.name, node))
      take(node.value as Node);
    if (node.type === 'Property' && WORDED.has(nameOf(node.key)) && !isKey(file, node.key, node))
      take(node.value as Node);
    if (node.type === 'CallExpression' && ['say', 'inWords', 'written', 'told'].includes(nameOf(node.callee)))
      take((node.arguments as Node[])[0]);
  });
  return { said, all };
}

/** What documents say of a field of a link, and names by which the page itself knows something. */
function isKey(file: string, key: unknown, { value }: Node): boolean {
  if (nameOf(key) === 'help' && /^src\/(view|lesson)\//.test(file)) return true;
  return nameOf(key) === 'name' && file.startsWith('src/') && /^[a-z0-9-]+$/.test(nameOf(value));
}

/** The one text among an element's children. One beside others, or beside what may be text, is a part of a sentence. */
function takeChild(node: Node, take: (node: Node) => void): void {
  const name = nameOf((node.openingElement as Node | undefined)?.name);
  if (VERBATIM.has(name)) return;
  const texts = (node.children as Node[]).filter(
    (child) =>
      (child.type === 'JSXText' && collapsed(child) !== '') ||
      (child.type === 'JSXExpressionContainer' && maySay(child.expression as Node)),
  );
  if (texts.length === 1) take(texts[0]!);
}

/** Whether the expression may be a text or a number, and not an element or nothing. */
function maySay(node: Node): boolean {
  switch (node.type) {
    case 'JSXEmptyExpression':
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'ConditionalExpression':
      return maySay(node.consequent as Node) || maySay(node.alternate as Node);
    case 'LogicalExpression':
      return maySay(node.right as Node);
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'CallExpression':
      return nameOf((node.callee as Node).property) !== 'map';
    default:
      return node.type !== 'ArrowFunctionExpression';
  }
}

/** The texts that the expression may be as a whole. */
function wholeTexts(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'JSXText') return [collapsed(node)];
  if (node.type === 'JSXExpressionContainer') return wholeTexts(node.expression as Node);
  if (node.type === 'ConditionalExpression')
    return [...wholeTexts(node.consequent as Node), ...wholeTexts(node.alternate as Node)];
  if (node.type === 'LogicalExpression') return [...wholeTexts(node.left as Node), ...wholeTexts(node.right as Node)];
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
    return wholeTexts(node.expression as Node);
  if (node.type === 'ArrowFunctionExpression' && (node.body as Node).type !== 'BlockStatement')
    return wholeTexts(node.body as Node);
  const text = textOf(node);
  return text === null ? [] : [text.trim()];
}

/** A text that stands as it is, also one that goes over several lines; else null. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0)
    return ((node.quasis as Node[])[0]!.value as { cooked: string }).cooked;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)];
  return left === null || right === null ? null : left + right;
}

/** As JSX shows it: lines without what they begin and end with, joined. */
function collapsed(node: Node): string {
  const lines = String(node.value).split('\n');
  const trimmed = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? start : start.trimEnd();
  });
  return trimmed
    .filter((line) => line !== '')
    .join(' ')
    .trim();
}

interface Node {
  type: string;
  [field: string]: unknown;
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field])
      if (typeof child === 'object' && child !== null && 'type' in child && typeof child.type === 'string')
        visit(child as Node, enter);
}
