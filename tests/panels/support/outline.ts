/** What a reader is told by a part of the page, whether by eye or by ear: its words, and what each control is, is called and is set to. */

import { plainLinks } from './chosen.ts';
import { nameOf } from './panel.tsx';

/** Attributes that say something, in this order. */
const TOLD = ['role', 'aria-label', 'title', 'placeholder', 'href', 'alt', 'aria-live'];
const STATES = [
  ...['aria-pressed', 'aria-expanded', 'aria-current', 'aria-checked', 'aria-selected', 'aria-invalid', 'aria-busy'],
  ...['aria-haspopup', 'aria-roledescription', 'aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'],
];
/** Elements that are called by themselves; the others are only there for their place. */
const NAMED = /^(a|button|input|select|textarea|h[1-6]|dialog|section|nav|caption|summary|fieldset|legend|output|img)$/;
/** Elements that hold others, one below the other. */
const BLOCKS = /^(div|main|aside|section|table|thead|tbody|ul|ol|dl|form|dialog|body)$/;

/** A line for each control, paragraph, row of a table, and whatever else says something, indented by what it stands in. */
export function outlineOf(root: Element): string {
  const lines: string[] = [];
  const add = (depth: number, ...parts: string[]): void => {
    const line = parts.filter(Boolean).join(' ');
    if (line !== '') lines.push(' '.repeat(depth) + line);
  };
  const visit = (node: Node, depth: number): void => {
    if (node.nodeType === Node.TEXT_NODE) add(depth, plain(node.textContent));
    if (!(node instanceof Element)) return;
    const said = sayingOf(node);
    const own = said && `<${said}>`;
    // Of a list what may be chosen, and what is, stands in one line.
    if (node instanceof HTMLSelectElement) add(depth, own);
    else if (isPlain(node)) add(depth, own, plain(wordsOf(node)));
    else {
      add(depth, own);
      for (const child of node.childNodes) visit(child, own === '' ? depth : depth + 1);
    }
  };
  visit(root, 0);
  return lines.join('\n');
}

/** Whether nothing within it says more than its text. */
function isPlain(element: Element): boolean {
  return !BLOCKS.test(element.localName) && [...element.querySelectorAll('*')].every((each) => sayingOf(each) === '');
}

/** The cells of a row apart. */
function wordsOf(element: Element): string {
  return element.localName === 'tr'
    ? [...element.children].map((cell) => cell.textContent).join(' | ')
    : element.textContent;
}

const plain = (text: string | null): string => plainLinks((text ?? '').replaceAll(/\s+/g, ' ').trim());

function sayingOf(element: Element): string {
  const tag = element.localName;
  const told = TOLD.filter((name) => element.hasAttribute(name)).map((name) => `${name}="${short(element, name)}"`);
  const states = STATES.filter((name) => element.hasAttribute(name)).map(
    (name) => `${name.slice(5)}=${element.getAttribute(name)}`,
  );
  const flags = ['disabled', 'hidden', 'inert', 'open'].filter((name) => element.hasAttribute(name));
  const all = [...told, ...states, ...flags, ...valueOf(element)];
  return all.length > 0 || NAMED.test(tag) ? [tag, ...all].join(' ') : '';
}

function valueOf(element: Element): string[] {
  if (element instanceof HTMLSelectElement)
    return [[...element.options].map((option) => (option.selected ? `*${option.text}` : option.text)).join(' | ')];
  if (!(element instanceof HTMLInputElement)) return [];
  if (element.type === 'radio' || element.type === 'checkbox') return element.checked ? ['checked'] : [];
  return element.value === '' ? [] : [`= ${element.value}`];
}

/** Links that hold a whole scenario are tested as links. */
function short(element: Element, name: string): string {
  const value = (element.getAttribute(name) ?? '').replaceAll(/\s+/g, ' ');
  return name === 'href' && value.length > 60 ? `${value.slice(0, 20)}…` : value;
}

/** What is wrong whatever is shown: names of parts that are not there or there twice, controls without a name, numbers that are none. */
export function faultsOf(root: Element): string[] {
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  const ids = all.map(({ id }) => id).filter(Boolean);
  const known = new Set(ids);
  const twice = known.size === ids.length ? [] : [`of ${ids.join(' ')} some are there twice`];
  const led = all.flatMap((element) =>
    REFERENCES.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/).map((id) => [name, id] as const))
      .filter(([, id]) => id !== '' && !ELSEWHERE.test(id) && !known.has(id))
      .map(([name, id]) => `${name} of <${sayingOf(element)}> leads to no #${id}`),
  );
  // An option's id may hold a blank.
  const active = all.flatMap((element) => {
    const id = element.getAttribute('aria-activedescendant');
    if (!id) return [];
    const option = document.getElementById(id);
    if (!option) return [`the active one of <${sayingOf(element)}> is not there: ${id}`];
    return option.getAttribute('aria-selected') === 'true' ? [] : [`the active one is not selected: ${id}`];
  });
  const nameless = all
    .filter((element) => /^(button|input|select|textarea)$/.test(element.localName))
    .filter((element) => !element.hasAttribute('title') && element.getAttribute('type') !== 'hidden')
    .filter((element) => plain(nameOf(element)) === '' && !element.hasAttribute('aria-labelledby'))
    .map((element) => `<${element.outerHTML.slice(0, 80)}> has no name`);
  const odd = /.{0,30}\b(NaN|undefined|null|\[object \w+\]|Infinity)\b.{0,10}/.exec(root.textContent ?? '');
  return [...twice, ...led, ...active, ...nameless, ...(odd ? [`it says “${odd[0]}”`] : [])];
}

const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'for', 'list'];
/** Parts of the page that stand beside the one under test. */
const ELSEWHERE = /^(sentence$|term-)/;
