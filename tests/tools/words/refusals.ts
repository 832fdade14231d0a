/**
 * Refusals are made where input is checked, in workers and on the command line too, in English and with what is put in. Here they
 * are found in the sources as patterns, by which the page knows one again (src/words/refused.ts): `must be after the start, {start} s`.
 */
import type { Node } from './texts.ts';

/** What is thrown with a refusal. */
const THROWN = new Set(['LinkError', 'ImportError', 'LessonError']);
/** How a rule begins, and how a refusal ends. */
const RULE = /^,? ?must |, got /;

/** The patterns of a node: of an error all that it is made with, of a text itself if it is a rule. */
export function refusalsIn(node: Node): string[] {
  if (node.type === 'NewExpression' && THROWN.has(nameOf(node.callee as Node)))
    return (node.arguments as Node[]).flatMap((each) => patternsOf(each)).filter(isSaid);
  if (node.type === 'CallExpression' && (node.callee as Node).type === 'Super')
    return (node.arguments as Node[]).flatMap((each) => patternsOf(each)).filter(isSaid);
  const isText = node.type === 'TemplateLiteral' || node.type === 'Literal' || node.type === 'BinaryExpression';
  return isText ? patternsOf(node).filter((text) => RULE.test(text) && isSaid(text)) : [];
}

/** What is but a name, or has signs that Fluent takes for its own, is none. */
function isSaid(pattern: string): boolean {
  const plain = pattern.replace(/\{\w+\}/g, '');
  return /\p{L}{2}/u.test(plain) && plain.includes(' ') && !/[{}]/.test(plain);
}

/** A text with places for what is put in. */
function patternsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'ConditionalExpression':
      return [...patternsOf(node.consequent as Node), ...patternsOf(node.alternate as Node)];
    case 'LogicalExpression':
      return patternsOf(node.right as Node);
    case 'TemplateLiteral': {
      const names = (node.expressions as Node[]).map(nameOf);
      const quasis = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked);
      return [quasis.map((quasi, at) => quasi + placeOf(names, at)).join('')];
    }
    default:
      return [];
  }
}

/** No name stands twice. */
function placeOf(names: readonly string[], at: number): string {
  const name = names[at];
  if (name === undefined) return '';
  const before = names.slice(0, at).filter((each) => each === name).length;
  return `{${name}${before > 0 ? before + 1 : ''}}`;
}

/** How what is put in is best called: by its own name, or by what it is made of. */
function nameOf(node: Node | null | undefined): string {
  switch (node?.type) {
    case 'Identifier':
      return String(node.name);
    case 'MemberExpression':
      return node.computed ? nameOf(node.object as Node) : nameOf(node.property as Node);
    case 'CallExpression': {
      const called = nameOf(node.callee as Node);
      if (/^(describeRefusal|refusalLine)$/.test(called)) return 'refusal';
      return nameOf((node.arguments as Node[])[0]) === 'value' ? called : nameOf((node.arguments as Node[])[0]);
    }
    case 'LogicalExpression':
    case 'BinaryExpression':
      return nameOf(node.left as Node);
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return nameOf(node.expression as Node);
    default:
      return 'value';
  }
}
