/** All that a document shows, a line for each element that says or is something: its attributes, what it is set to, its text. */

/**
 * Left out, as are links that hold a run, which come when they have been packed: names of what they belong to, or what a
 * browser draws the same without.
 */
const NOT_SHOWN = new Set(['xmlns', 'type', 'for']);
const LONG = 80;

export function shownBy(root: Element): string[] {
  const lines: string[] = [];
  const visit = (node: Node, depth: number): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = plain(node.textContent);
      if (text !== '') lines.push(' '.repeat(depth) + briefly(text));
    }
    if (!(node instanceof Element)) return;
    const said = sayingOf(node);
    const leaf = node.children.length === 0 || isRow(node);
    const text = isRow(node)
      ? [...node.children].map(({ textContent }) => plain(textContent)).join(' | ')
      : wordsOf(node);
    const line = leaf && text !== '' ? `${said} ${text}` : said;
    if (line !== node.localName || leaf) lines.push(' '.repeat(depth) + line);
    if (!leaf && node.localName !== 'select')
      for (const child of node.childNodes) visit(child, line === node.localName ? depth : depth + 1);
  };
  for (const child of root.childNodes) visit(child, 0);
  return lines;
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
    wordsOf(element) === plain(cells.map(({ textContent }) => textContent).join(''))
  );
}

const wordsOf = (element: Element): string => briefly(plain(element.textContent));

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Its name and classes, its attributes, and what a person has made of it. */
function sayingOf(element: Element): string {
  const classes = plain(element.getAttribute('class')).split(' ').filter(Boolean);
  const attributes = [...element.attributes]
    .filter(({ name, value }) => name !== 'class' && !NOT_SHOWN.has(name) && !/[?&]s=/.test(value))
    .map(({ name, value }) => (value === '' ? name : `${name}=${short(told(value))}`));
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
const briefly = (text: string): string => (text.length > 1000 ? cut(text) : text);

function cut(value: string): string {
  let hash = 7;
  for (let i = 0; i < value.length; i++) hash = (Math.imul(hash, 31) + value.charCodeAt(i)) | 0;
  return `${value.slice(0, 30)}…${value.length}:${(hash >>> 0).toString(36)}`;
}

function setTo(element: Element): string[] {
  const focus = element === element.ownerDocument.activeElement && element.localName !== 'body' ? ['(focus)'] : [];
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    return [
      `= ${options.map((option) => (option.selected ? `*${option.text}` : option.text) + (option.disabled ? ' (disabled)' : '')).join(' | ')}`,
      ...focus,
    ];
  }
  if (element instanceof HTMLTextAreaElement) return [`= ${briefly(plain(element.value))}`, ...focus];
  if (!(element instanceof HTMLInputElement)) return focus;
  if (element.type === 'radio' || element.type === 'checkbox') return [`= ${element.checked}`, ...focus];
  return element.getAttribute('value') === element.value ? focus : [`= ${element.value}`, ...focus];
}
