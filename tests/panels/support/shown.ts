/** All that a document shows, a line for each element that says or is something: its attributes, what it is set to, its text. */
import { afterAll, beforeAll } from 'vitest';
import { keep } from '../../support/kept.ts';
import { plainLinks } from './chosen.ts';
import { quiet } from './quiet.ts';

/**
 * Left out, as are links that hold a run, which come when they have been packed: names of what they belong to, or what a
 * browser draws the same without.
 */
const NOT_SHOWN = new Set(['xmlns', 'type', 'for', 'datetime', 'checked', 'autocomplete', 'spellcheck']);
const LONG = 80;
/** Of long lists and pictures the beginning stands there; of the rest, whether it is the same. */
const MOST_CHILDREN = 12;
let mostChildren = MOST_CHILDREN;

/** For a test file that shows much: of lists and pictures it keeps less as text; of the rest, whether it is the same. */
export function keepBriefly(most: number): void {
  beforeAll(() => void (mostChildren = most));
  afterAll(() => void (mostChildren = MOST_CHILDREN));
}

/** What the page shows when it has come to rest is kept of the test that is running. */
export async function keepShown(): Promise<void> {
  await quiet();
  keep(shownNow());
}

/** All that the page shows, a line for each element that says or is something. */
export const shownNow = (): string[] => shownBy(document.body, 0);

function shownBy(parent: Element, depth: number): string[] {
  const nodes = [...parent.childNodes].map((node) => linesOf(node, depth)).filter(({ length }) => length > 0);
  const rest = nodes.slice(mostChildren).flat();
  const shown = nodes.slice(0, mostChildren).flat();
  return rest.length < 4 ? [...shown, ...rest] : [...shown, `${' '.repeat(depth)}${cut(rest.join('\n'), 0)} lines`];
}

function linesOf(node: Node, depth: number): string[] {
  const indent = ' '.repeat(depth);
  if (node.nodeType === Node.TEXT_NODE) {
    const text = plain(node.textContent);
    return text === '' ? [] : [indent + briefly(text)];
  }
  if (!(node instanceof Element)) return [];
  // Of what a link packs, another version of the browser's compression makes another picture.
  if (node.classList.contains('qr')) return [`${indent}svg.qr ${node.getAttribute('aria-label')}`];
  const said = sayingOf(node);
  if (node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement || node.localName === 'time')
    return [indent + said];
  if (isRow(node)) return [`${indent}${said} ${[...node.children].map((cell) => plain(cell.textContent)).join(' | ')}`];
  if (node.children.length === 0) return [`${indent}${said} ${briefly(plain(node.textContent))}`.trimEnd()];
  return said === node.localName ? shownBy(node, depth) : [indent + said, ...shownBy(node, depth + 1)];
}

/** A row of a table, or a list, whose cells say nothing but their text. */
function isRow(element: Element): boolean {
  const cells = [...element.children];
  return (
    cells.length > 1 &&
    element.localName !== 'select' &&
    cells.every(
      (cell) => cell.children.length === 0 && cell.attributes.length === 0 && !(cell instanceof HTMLInputElement),
    ) &&
    cells.every((cell) => cell.localName === cells[0]!.localName) &&
    plain(element.textContent) === plain(cells.map(({ textContent }) => textContent).join(''))
  );
}

const plain = (text: string | null): string => plainLinks((text ?? '').replaceAll(/\s+/g, ' ').trim());

/** Its name and classes, its attributes, and what a person has made of it. */
function sayingOf(element: Element): string {
  const classes = plain(element.getAttribute('class')).split(' ').filter(Boolean);
  const attributes = [...element.attributes]
    .filter(({ name, value }) => name !== 'class' && !NOT_SHOWN.has(name) && !/[?&]s=/.test(value))
    .map(({ name, value }) => (value === '' ? name : `${name}=${short(told(value))}`))
    .filter((attribute) => !attribute.endsWith('=#'));
  return [[element.localName, ...classes].join('.'), ...attributes, ...setTo(element)].join(' ');
}

/** React counts its ids over all that it has ever shown. */
function told(value: string): string {
  return plain(value)
    .replaceAll(/_r_\w+_/g, '#')
    .replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Of a long path or link its beginning, and whether the rest is the same. */
const short = (value: string): string =>
  value.length > LONG && (!value.includes(' ') || /^[MmLlHhVvCcQqAaZz\d\s.,-]+$/.test(value))
    ? cut(value)
    : briefly(value);

/** Texts that are longer than any sentence are inputs of tests. */
const briefly = (text: string): string => (text.length > 600 ? cut(text) : text);

function cut(value: string, begin = 30): string {
  let hash = 7;
  for (let i = 0; i < value.length; i++) hash = (Math.imul(hash, 31) + value.charCodeAt(i)) | 0;
  return `${value.slice(0, begin)}…${value.length}:${(hash >>> 0).toString(36)}`;
}

function setTo(element: Element): string[] {
  const focus = element === element.ownerDocument.activeElement && element.localName !== 'body' ? ['(focus)'] : [];
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    const offered = options.map(
      ({ text, selected, disabled }) => `${selected ? '*' : ''}${text}${disabled ? ' (disabled)' : ''}`,
    );
    return [`= ${briefly(offered.join(' | '))}`, ...focus];
  }
  if (element instanceof HTMLTextAreaElement) return [`= ${briefly(plain(element.value))}`, ...focus];
  if (!(element instanceof HTMLInputElement)) return focus;
  if (element.type === 'radio' || element.type === 'checkbox') return [element.checked ? '= on' : '= off', ...focus];
  return element.getAttribute('value') === element.value ? focus : [`= ${element.value}`, ...focus];
}
