/** Numbers and tables as Markdown. */
import type { Spread } from './reference.ts';

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
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
