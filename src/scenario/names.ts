/** How flow groups are called and which colour slot each owns. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { NumberParameter, Parameter } from '../../workers/engine/scenario/parameter.ts';
import type { SchemePreset } from '../../workers/engine/schemes/scheme.ts';
import type { FlowGroup, Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { compact, fraction, unitOf } from '../format.ts';
import { inEnglish, inRow, say, withinSentence } from '../../workers/words/say.ts';

/** Colour, dash and marker of a slot are in charts/palette.ts. */
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Which loss recovery a window scheme stands on is not part of its law, nor of its name. */
const RECOVERY = 'variant';

/** The slot that the scheme owns where nobody has taken it: that of its card, or of the preset whose values it has. */
export function preferredSlot(scheme: SchemeChoice): number {
  return presetOf(scheme)?.slot ?? findScheme(scheme.kind)?.slot ?? 1;
}

/** Slots that labels keep with any scheme. */
let kept: ReadonlyMap<string, number> = new Map();

/** A label keeps one slot in all these runs (a lesson's): that of the first that has it. None: forget them. */
export function keepSlots(runs: readonly Pick<Scenario, 'flows'>[]): void {
  kept = new Map();
  for (const run of runs) {
    const slots = slotsOf(run);
    kept = new Map([
      ...run.flows.flatMap(({ label }, group) => (label ? [[label, slots[group]!] as const] : [])),
      ...kept,
    ]);
  }
}

/** Slot of each group: its label's, else its scheme's own, or the lowest free one; beyond eight they are shared. */
export function slotsOf(scenario: Pick<Scenario, 'flows'>): number[] {
  const own = scenario.flows.map(({ label }) => kept.get(label));
  const taken = new Set(own);
  return scenario.flows.map((group, index) => {
    if (own[index] !== undefined) return own[index];
    const preferred = preferredSlot(group.scheme);
    const slot = taken.has(preferred) ? (SLOTS.find((candidate) => !taken.has(candidate)) ?? preferred) : preferred;
    taken.add(slot);
    return slot;
  });
}

/** The preset of the card whose values these are, with any loss recovery below; undefined if none. */
export function presetOf(scheme: SchemeChoice): SchemePreset | undefined {
  return findScheme(scheme.kind)?.presets.find(({ values }) =>
    Object.entries(values).every(([key, value]) => key === RECOVERY || same(scheme[key], value)),
  );
}

/** What a scheme is called: the name that its values have in a paper, else the scheme's own. */
export function nameOf(scheme: SchemeChoice): string {
  return presetOf(scheme)?.name ?? findScheme(scheme.kind)?.name ?? scheme.kind;
}

/**
 * Short names of the groups, no two alike: the label, else the name of the scheme or its preset. Groups of one scheme
 * that have no name of their own are distinguished by the parameters in which they differ.
 */
export function namesOf(scenario: Pick<Scenario, 'flows'>): string[] {
  const { flows } = scenario;
  const base = flows.map((group) => {
    if (group.label) return group.label;
    const name = nameOf(group.scheme);
    const unnamed = presetOf(group.scheme) === undefined;
    const relatives = flows.filter(
      (other) => !other.label && other.scheme.kind === group.scheme.kind && (unnamed || nameOf(other.scheme) === name),
    );
    return name + differences(group, relatives);
  });
  return base.map((name, index) => {
    const earlier = base.slice(0, index).filter((other) => other === name).length;
    return base.filter((other) => other === name).length > 1 ? `${name} ${'ABCDEFGH'[earlier] ?? earlier + 1}` : name;
  });
}

/** The flow with one of the engine's numbers, by its group's name among `names`. */
export function nameOfFlow(
  { flows }: Pick<Scenario, 'flows'>,
  index: number,
  names: readonly string[] = namesOf({ flows }),
): string {
  let place = index;
  const group = flows.findIndex(({ count }) => (place -= count) < 0);
  return group < 0 ? '' : flowName(names[group]!, flows[group]!.count, place + flows[group]!.count);
}

/** One flow of a group, counted from 0: the group's name, with a number where there are several. */
export function flowName(name: string, count: number, flow: number): string {
  return count > 1 ? `${name} ${flow + 1}` : name;
}

/** The names without what stands in brackets, for narrow places; left as they are where two would then be alike. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.replace(/\([^()]*\)/, ''));
  return new Set(short).size === names.length ? short : [...names];
}

/** Whether a group is called as its scheme is: `TFRC(32)`, `short TCP`; `within` a longer label too: `TCP behind 5`. */
export function saysScheme({ label, scheme }: FlowGroup, within = false): boolean {
  if (label === '' || label === nameOf(scheme)) return true;
  const own = [nameOf(scheme).split('(')[0]!, findScheme(scheme.kind)?.name ?? ''];
  return own.some((name) => {
    const place = name === '' ? -1 : ` ${label}`.lastIndexOf(` ${name}`);
    const rest = label.slice(place + name.length);
    return place >= 0 && (within ? !/^[\p{L}\d]/u.test(rest) : /^(\(.*\))?$/s.test(rest));
  });
}

/** Names as they stand within a sentence: a label may be any words, so one that does not say its scheme is set in quotes. */
export function spokenNames(
  scenario: Pick<Scenario, 'flows'>,
  names: readonly string[] = shortNames(namesOf(scenario)),
): string[] {
  return names.map((name, index) => (saysScheme(scenario.flows[index]!, true) ? name : `“${name}”`));
}

/** The flows of a group within a sentence: `TCP flows`, and of a label that does not say its scheme `flows “40 ms”`. */
export function flowsOf(group: FlowGroup, name: string): string {
  return say(saysScheme(group, true) ? '{name} flows' : 'flows “{name}”', { name });
}

/** What the scheme is set to, in one short line: `a = 0.31, b = 1/8 cut`; its choice where it has no numbers: `SACK`. */
export function settingsLine(scheme: SchemeChoice): string {
  const parameters = findScheme(scheme.kind)?.parameters ?? [];
  const numbers = parameters.filter((parameter) => parameter.type === 'number');
  const shown = numbers.length > 0 ? numbers : parameters;
  return inRow(
    '{first}, {next}',
    shown.map((parameter) => valueText(parameter, scheme[parameter.key])),
  );
}

/** Parameters of which the settings line does not speak, for it has numbers to say. */
export function besideLine({ kind }: SchemeChoice): readonly Parameter[] {
  const parameters = findScheme(kind)?.parameters ?? [];
  return parameters.some(({ type }) => type === 'number') ? parameters.filter(({ type }) => type !== 'number') : [];
}

/** A parameter's value in words: `k = 6`, `b = 1/8 cut`, `SACK`, `timeouts off`. */
export function valueText(parameter: Parameter, value: number | boolean | string | undefined): string {
  if (parameter.type === 'choice')
    return say(parameter.options.find((option) => option.value === value)?.label ?? String(value));
  if (parameter.type === 'text') return firstLine(String(value));
  const name = parameter.symbol || withinSentence(parameter.name);
  if (parameter.type === 'flag') return value ? say('{name} on', { name }) : say('{name} off', { name });
  return `${name} = ${numberText(parameter, Number(value))}`;
}

/** A rule in a line: the remark that it begins with, or its first line that does something. */
function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const line = lines[0]?.startsWith('#') ? lines[0].slice(1) : (lines.find((one) => !/^ *param /.test(one)) ?? '');
  const words = line.replace(/#.*/, '').trim();
  return words.length > 40 ? `${words.slice(0, 40).trim()} …` : words;
}

/** A number with what it means where papers disagree: `1/8 cut`, `0.7 kept`, `5 ms`, else `0.31`. */
function numberText(parameter: NumberParameter, value: number): string {
  const { shown } = parameter;
  if (shown) {
    const text = compact(value / shown.per);
    return `${text} ${say(unitOf(text, shown.unit))}`.trim();
  }
  // Of a decrease parameter: whether it is the part cut or the part kept.
  if (parameter.name === 'Cut') return say('{part} cut', { part: fraction(value) });
  return parameter.name === 'Kept' ? say('{part} kept', { part: fraction(value) }) : compact(value);
}

/** In what a group differs from its relatives: `(k = 256)`, ` SACK`. */
function differences(group: FlowGroup, relatives: readonly FlowGroup[]): string {
  const differing = (findScheme(group.scheme.kind)?.parameters ?? []).filter(({ key }) =>
    relatives.some((other) => !same(other.scheme[key], group.scheme[key])),
  );
  const words = (choice: boolean): string[] =>
    differing
      .filter((parameter) => (parameter.type === 'choice') === choice)
      .map((parameter) => inEnglish(() => valueText(parameter, group.scheme[parameter.key])));
  const numbers = words(false);
  return [numbers.length > 0 ? `(${numbers.join(', ')})` : '', ...words(true).map((word) => ` ${word}`)].join('');
}

/** Equal, up to what is lost when a number is written down and read again. */
function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-9 * Math.abs(b));
}
