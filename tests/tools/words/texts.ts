/**
 * The texts of a source file that a person reads or hears, found by where they stand: between tags, in the attributes that are
 * seen or spoken, under the keys of cards, in `say(…)`, and of files that tell of runs everywhere. Nothing runs for it.
 */
import { parseSync } from 'vite';
import { SPOKEN } from '../../../src/words/door.ts';
import { isName } from './names.ts';
import { refusalsIn } from './refusals.ts';

export interface Found {
  text: string;
  /** Keys of the objects that it stands in, innermost first. */
  keys: readonly string[];
  /** It is a pattern of refusals. */
  refuses?: true;
}

/** Texts that stand in constants, by their names: of such a text and others a longer one may be made. */
export type Constants = Map<string, string>;

/** Attributes of components, and keys of cards and lists, under which texts stand that people read. */
const WORDED = new Set<string>([
  ...SPOKEN,
  ...'label name words head about help switch part family law fullName button hint caption summary more'.split(' '),
  ...'reason none source formula absent passing standing led behind rule says memory unanswered marked definition title'.split(
    ' ',
  ),
  ...['unit', 'defaultWindow', 'window', 'did', 'without'],
]);
const VERBATIM = new Set(['code', 'kbd', 'pre', 'samp', 'textarea', 'style', 'script']);

/** What theory says of a number, and why it says none: elsewhere these keys are of something else. */
const THEORY = new Set(['reason', 'none', 'source', 'formula']);

/** How two things follow one another. */
const JOINT = /^\{\w+\}\P{L}*\{\w+\}$/u;

/** A text that is said: it has a word besides names, and is no address, no path, no key, no example, and no rule of a refusal. */
export function isSaid(text: string): boolean {
  return (
    JOINT.test(text) ||
    (!isName(text) &&
      !/^(?:[#./]|https?:|must |[a-z]+[A-Z]|[\w-]+\.[\w.]+$|(?!non-|drop-(?:head|tail)$)[a-z]+(?:-[a-z\d]+)+$)|https:\/\/…/.test(
        text,
      ))
  );
}

/** What calls say, the texts of cards among them. */
const SAYING = new Set([
  ...['say', 'sayMarked', 'inWords', 'inLanguage', 'words', 'written', 'told', 'inRow'],
  ...['none', 'all', 'Inapplicable', 'Unreached'],
]);
/** What calls say on the page alone: what is edited. */
const EDITING = new Set(['edit', 'editHere', 'change']);
/** Lists of codes that are said as they stand. */
const CODES = new Set(['STATES', 'SETTINGS', 'HEADS', 'LINES', 'SINGULAR']);
/** Something is put into it, or it is a sentence. */
const SENTENCE = /\{\w+[}:?#]| .+[.?]$/u;

/**
 * The texts of a file: those that are said, and all.
 * @param constants those of all files
 * @param told it tells of runs: all its sentences are said
 */
export function textsIn(
  file: string,
  source: string,
  { constants = new Map(), told = false }: { constants?: Constants; told?: boolean } = {},
): { said: Found[]; all: string[] } {
  const said: Found[] = [];
  const all: string[] = [];
  const { program } = parseSync(file, source);
  const reader = new Reader(constants, program as unknown as Node);
  const take = (node: Node | null | undefined, keys: readonly string[]): void => {
    for (const text of reader.wholeTexts(node)) if (isSaid(text)) said.push({ text, keys });
  };
  visit(program as unknown as Node, [], (node, keys) => {
    for (const refusal of refusalsIn(node)) said.push({ text: refusal, keys, refuses: true });
    const text = reader.textOf(node);
    if (text !== null) all.push(text.trim());
    if (node.type === 'JSXText') all.push(collapsed(node));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') takeChild(node, (child) => take(child, keys));
    if (node.type === 'VariableDeclarator' && CODES.has(nameOf(node.id)))
      for (const each of reader.listed(node.init as Node).filter(isSaid)) said.push({ text: each, keys });
    if (node.type === 'JSXAttribute' && WORDED.has(nameOf(node.name)) && !isKey(file, node.name, node))
      take(node.value as Node, keys);
    // The words of each value of a choice.
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'options')
      for (const each of optionsIn(node)) take(each.value as Node, keys);
    if (node.type === 'Property' && file.startsWith('src/scenes/') && OF_SCENES.has(nameOf(node.key)))
      take(node.value as Node, keys);
    const isWorded = WORDED.has(nameOf(node.key)) || (keys[0] === 'names' && file.startsWith('workers/engine/'));
    if (node.type === 'Property' && isWorded && !isKey(file, node.key, node) && !isList(node))
      take(node.value as Node, [nameOf(node.key), ...keys]);
    const called = /^(Call|New)Expression$/.test(node.type) ? calledName(node.callee as Node) : '';
    if (SAYING.has(called) || (EDITING.has(called) && file.startsWith('src/')))
      take((node.arguments as Node[])[0], keys);
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'shape')
      for (const each of (node.arguments as Node[]).slice(1, 3)) take(each, ['name', ...keys]);
    const tells = told && text !== null && node.type !== 'Identifier' && !reader.isPart(node);
    if (tells && SENTENCE.test(text) && !keys.some((key) => NOT_TOLD.has(key))) take(node, keys);
    // What a longer text is made of is no text of its own.
    return text === null || node.type === 'Literal';
  });
  return { said, all };
}

/** Of cards that tell of runs: what others read. */
const NOT_TOLD = new Set(['about', 'help', 'citation', 'source', 'taxonomy', 'presets', 'notable', 'none', 'fullName']);

/** Constants of a file that hold a text. */
export function constantsIn(file: string, source: string): Constants {
  const found: Constants = new Map();
  if (!/const [A-Z_]+ *(?::[^=]*)?=\s*['`]/.test(source)) return found;
  const reader = new Reader(found, parseSync(file, source).program as unknown as Node);
  for (const [name, node] of reader.declared) {
    const text = reader.textOf(node);
    if (text !== null) found.set(name, text);
  }
  return found;
}

/** What documents say of a field of a link, and names by which the page itself knows something. */
function isKey(file: string, key: unknown, { value }: Node): boolean {
  // Of a measure what has words; what is written in signs alone is the same everywhere.
  if (nameOf(key) === 'formula' && file.startsWith('workers/measures/')) return /[{}_≤|]/.test(nameOf(value));
  if (THEORY.has(nameOf(key))) return !/^(src\/theory|workers\/engine\/schemes)\//.test(file);
  if (nameOf(key) === 'help' && /^src\/(view|lesson)\//.test(file)) return true;
  if (/^(rule|head)$/.test(nameOf(key)) && file.startsWith('workers/language/')) return true;
  return nameOf(key) === 'name' && /^(src|workers\/language)\//.test(file) && /^[a-z0-9-]+$/.test(nameOf(value));
}

/** A scene's own words, which elsewhere are keys of something else. */
const OF_SCENES = new Set(['text', 'note', 'question']);

/** Of choices that are written as the words of each value. */
function optionsIn({ value }: Node): Node[] {
  const { expression } = value as { expression?: Node };
  return expression?.type === 'ObjectExpression' ? (expression.properties as Node[]) : [];
}

/** Of the lists of cards only the lines of a law are said. */
function isList({ key, value }: Node): boolean {
  return (value as Node).type === 'ArrayExpression' && nameOf(key) !== 'law';
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

/** Reads the texts of expressions, with the constants of the file and those of others. */
class Reader {
  /** What the constants of the file are. */
  readonly declared = new Map<string, Node>();
  /** Constants that longer texts are made of. */
  private readonly parts = new Set<unknown>();

  constructor(
    private readonly constants: Constants,
    program: Node,
  ) {
    visit(program, [], (node) => {
      if (node.type === 'VariableDeclarator' && /^[A-Z][A-Z_]*$/.test(nameOf(node.id)) && node.init)
        this.declared.set(nameOf(node.id), node.init as Node);
      return true;
    });
    visit(program, [], (node) => {
      if (node.type === 'TemplateLiteral')
        for (const each of node.expressions as Node[]) this.parts.add(this.declared.get(nameOf(each)));
      return true;
    });
  }

  isPart(node: Node): boolean {
    return this.parts.has(node);
  }

  /** The texts that the expression may be as a whole. */
  wholeTexts(node: Node | null | undefined): string[] {
    if (!node) return [];
    const all = (nodes: unknown): string[] => (nodes as Node[]).flatMap((each) => this.wholeTexts(each));
    switch (node.type) {
      case 'JSXText':
        return [collapsed(node)];
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate]);
      case 'LogicalExpression':
        return all([node.left, node.right]);
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return this.wholeTexts(node.expression as Node);
      case 'ArrowFunctionExpression':
        return (node.body as Node).type === 'BlockStatement' ? [] : this.wholeTexts(node.body as Node);
      case 'ArrayExpression':
        return all(node.elements);
      case 'SpreadElement':
        return this.wholeTexts(node.argument as Node);
      // One of a list or table of texts.
      case 'MemberExpression':
        return node.computed ? this.listed(node.object as Node) : [];
    }
    const text = this.textOf(node);
    return text === null ? [] : [text.trim()];
  }

  listed(node: Node): string[] {
    const list = node.type === 'Identifier' ? this.declared.get(nameOf(node)) : node;
    const inner = list ? unwrapped(list) : null;
    if (inner?.type === 'ObjectExpression')
      return (inner.properties as Node[]).flatMap(({ value }) => this.wholeTexts(value as Node));
    return inner?.type === 'ArrayExpression' ? this.wholeTexts(inner) : [];
  }

  /** A text that stands as it is, also one that goes over several lines or is made of constants; else null. */
  textOf(node: Node): string | null {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value : null;
      case 'Identifier': {
        const own = this.declared.get(nameOf(node));
        return own ? this.textOf(own) : (this.constants.get(nameOf(node)) ?? null);
      }
      case 'TemplateLiteral': {
        const texts = (node.expressions as Node[]).map((each) => this.textOf(each));
        const quasis = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked);
        if (texts.includes(null)) return null;
        return quasis.map((quasi, at) => quasi + (texts[at] ?? '')).join('');
      }
      case 'BinaryExpression': {
        if (node.operator !== '+') return null;
        const [left, right] = [this.textOf(node.left as Node), this.textOf(node.right as Node)];
        return left === null || right === null ? null : left + right;
      }
      default:
        return null;
    }
  }
}

function unwrapped(node: Node): Node {
  return node.type.startsWith('TS') && node.expression ? unwrapped(node.expression as Node) : node;
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

export interface Node {
  type: string;
  [field: string]: unknown;
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** `say`, and of `words.say` too. */
function calledName(callee: Node): string {
  return nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
}

/** @param enter whether to go into it; `keys` of the objects that it stands in */
function visit(node: Node, keys: readonly string[], enter: (node: Node, keys: readonly string[]) => boolean): void {
  if (!enter(node, keys)) return;
  const within = node.type === 'Property' ? [nameOf(node.key), ...keys] : keys;
  for (const [name, field] of Object.entries(node)) {
    if (node.type === 'Property' && name === 'key') continue;
    for (const child of Array.isArray(field) ? field : [field])
      if (typeof child === 'object' && child !== null && 'type' in child && typeof child.type === 'string')
        visit(child as Node, within, enter);
  }
}
