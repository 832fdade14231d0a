/** Numbers and tables as Markdown. */
import type { Spread } from './reference.ts';

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The document with a section in place of the one of that heading, or before the schemes without an ns-2 implementation if it has none. */
export function withSection(document: string, heading: string, section: string): string {
  const at = document.indexOf(`\n${heading}\n`);
  const before = at < 0 ? document.indexOf('\n## Schemes without an ns-2 implementation') : at;
  const after = at < 0 ? before : document.indexOf('\n## ', at + 1);
  return `${document.slice(0, before)}\n${section}\n${document.slice(after)}`;
}

/** Three significant digits, four from 1000 on. */
export function number(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1000) return value.toFixed(0);
  return String(Number(value.toPrecision(3)));
}

/** `mean ± sd`, the sd with two significant digits. */
export function spread([mean, sd]: Spread): string {
  return `${number(mean)} ± ${Number(sd.toPrecision(2))}`;
}

/** `+3.1 %`; a dash where there is none. */
export function percent(share: number | null): string {
  if (share === null) return '–';
  const value = (100 * share).toFixed(1);
  return `${share >= 0 ? '+' : '−'}${value.replace('-', '')} %`;
}
