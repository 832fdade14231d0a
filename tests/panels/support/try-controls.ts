/** The controls that a part shows are used, one after the other; what changes by it is kept: on the page, of the run and the view, what is taken away. */
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { keep } from '../../support/kept.ts';
import { NumberHash } from '../../support/number-hash.ts';
import { chosenIn, plainLinks } from './chosen.ts';
import { nameOf, type Panel } from './panel.tsx';
import { quiet } from './quiet.ts';
import { saved } from './saved.ts';
import { shownNow } from './shown.ts';

const CONTROLS = 'button, input, select, textarea, [role=application], svg[tabindex="0"], [role=option]';
/** Of several that are called the same the first and another one. */
const ALIKE = 2;
/** Of one use. */
const MOST_LINES = 6;
const UNUSED = ':disabled, [type=file], [type=hidden], [type=radio]:checked';
/** They need what a document without a screen has not: a picture in the styles of the page, a printer. */
const NOT_HERE = /^(SVG|PNG|Print|Full screen)/;

/** Uses what `show` shows, in order; of more than `most` controls so many, evenly spread. @returns how many it has found */
export async function tryControls(panel: Panel, show: () => ReactNode, most = 12): Promise<number> {
  const taken = takeNote();
  const root = document.documentElement;
  // Of what another test has chosen.
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  await panel.show(show());
  const used = new Map<string, number>();
  const lines: string[] = [];
  let before = await stateOf(panel, taken);
  const step = Math.max(1, controls().length / most);
  for (let place = 0; ; place += step) {
    const control = controls()[Math.floor(place)];
    if (!control || used.size >= most) break;
    const name = `${control.localName} ${nameOf(control).slice(0, 60)}`;
    const times = used.get(name) ?? 0;
    used.set(name, times + 1);
    if (times === ALIKE || NOT_HERE.test(nameOf(control))) continue;
    const how = await handle(panel, control);
    const after = await stateOf(panel, taken);
    lines.push(`> ${name}${how}`, ...changes(before, after));
    before = after;
    if (document.querySelector(CONTROLS) === null) {
      await panel.show(null);
      await panel.show(show());
      before = await stateOf(panel, taken);
    }
  }
  keep(lines);
  panel.unmount();
  return used.size;
}

const controls = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.matches(UNUSED));

/** @returns what it is set to, in words */
async function handle(panel: Panel, control: HTMLElement): Promise<string> {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options].filter(({ selected, disabled }) => !selected && !disabled);
    const option = options.at(-1);
    if (!option) return ': nothing else';
    await panel.enter(control, option.value);
    return `: ${option.text}`;
  }
  const field = control as HTMLInputElement;
  if (control.localName === 'textarea' || (control.localName === 'input' && /^(text|search|)$/.test(field.type))) {
    const number = Number(field.value);
    const text =
      field.type === 'search' ? 'red' : field.value === '' || Number.isNaN(number) ? '3' : String(2 * number + 1);
    await panel.typeInto(field, text);
    return `: ${text}`;
  }
  if (control.localName === 'input' && field.type === 'range') {
    const [least, most] = [Number(field.min), Number(field.max)];
    const place = String(Math.round(least + 0.75 * (most - least)));
    await panel.settle(() => field.focus());
    await panel.enter(field, place);
    await panel.settle(() => field.blur());
    return `: ${place}`;
  }
  if (control.localName === 'svg' || control.getAttribute('role') === 'application') {
    await panel.settle(() => control.focus());
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await panel.key(control, key);
    return '';
  }
  await panel.settle(() => control.click());
  return '';
}

async function stateOf(panel: Panel, taken: readonly string[]): Promise<string[]> {
  await panel.openAll();
  await quiet();
  return [...shownNow(), ...chosenIn(panel.player).map((line) => `: ${line}`), ...taken.map((line) => `: ${line}`)];
}

/** Lines that go and that come, whatever their place. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const left = (from: readonly string[], others: readonly string[]): string[] => {
    const counts = new Map<string, number>();
    for (const line of others) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
    return from.filter((line) => {
      const count = counts.get(line.trim()) ?? 0;
      counts.set(line.trim(), count - 1);
      return count <= 0;
    });
  };
  return [...signed('-', left(before, after)), ...signed('+', left(after, before))];
}

/** Of many lines the first, and whether the rest is the same. */
function signed(sign: string, lines: readonly string[]): string[] {
  const shown = lines.slice(0, MOST_LINES).map((line) => `${sign} ${line.trim()}`);
  const rest = lines.slice(MOST_LINES);
  return rest.length > 0
    ? [...shown, `${sign} ${rest.length} more: ${new NumberHash().take(...rest).toString()}`]
    : shown;
}

/** What is copied, saved and brought into view is noted. */
function takeNote(): readonly string[] {
  const taken: string[] = [];
  saved(({ name, type }) => void taken.push(`saves ${name}, ${type}`));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text: string) => {
    const lines = plainLinks(text).split('\n');
    taken.push(`copies ${lines.length} lines: ${lines.slice(0, 3).join(' / ').slice(0, 200)}`);
  });
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
    taken.push(`scrolls to ${this.id || this.className || this.localName}`);
  });
  return taken;
}
