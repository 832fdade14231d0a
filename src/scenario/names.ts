/** How flow groups are called and which colour slot each owns. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { compact } from '../format.ts';

/** A scheme keeps its slot in every preset, chart and page. 1 to 8; the slot's colour, dash and marker are in charts/palette.ts. */
const PREFERRED_SLOT: Readonly<Record<string, number>> = {
  tcp: 1,
  tfrc: 2,
  tfrcp: 2,
  aimd: 3,
  rap: 3,
  tear: 4,
  cubic: 4,
  simd: 5,
  bbr: 5,
  binomial: 6,
  vegas: 6,
  'aiad-h': 7,
  iiad: 8,
};
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Slot of each group: its scheme's own, or on a clash the lowest free one. Beyond eight groups slots are shared. */
export function slotsOf(scenario: Scenario): number[] {
  const taken = new Set<number>();
  return scenario.flows.map((group) => {
    const preferred = PREFERRED_SLOT[group.scheme.kind] ?? 1;
    const slot = taken.has(preferred) ? (SLOTS.find((candidate) => !taken.has(candidate)) ?? preferred) : preferred;
    taken.add(slot);
    return slot;
  });
}

/** Short names of the groups, no two alike: the label, else the scheme's name, with what tells it from its namesakes. */
export function namesOf(scenario: Scenario): string[] {
  const plain = scenario.flows.map((group) => group.label || findScheme(group.scheme.kind)?.name || group.scheme.kind);
  const telling = scenario.flows.map((group, index) => {
    const name = plain[index]!;
    const namesakes = scenario.flows.filter((_, other) => plain[other] === name);
    if (group.label || namesakes.length < 2) return name;
    const numbers = parameterNumbers(group.scheme);
    return numbers ? `${name}(${numbers})` : `${name} ${variantLabel(group.scheme)}`;
  });
  return telling.map((name, index) => {
    const earlier = telling.slice(0, index).filter((other) => other === name).length;
    return telling.filter((other) => other === name).length > 1 ? `${name} ${'ABCDEFGH'[earlier] ?? earlier + 1}` : name;
  });
}

/** What the scheme is set to, in one short line: `a = 0.31, b = 0.125`, or its choice where it has no numbers: `SACK`. */
export function settingsLine(scheme: SchemeChoice): string {
  const numbers = findScheme(scheme.kind)?.parameters.flatMap((parameter) =>
    parameter.type === 'number' ? [`${parameter.symbol} = ${compact(Number(scheme[parameter.key]))}`] : [],
  );
  return numbers && numbers.length > 0 ? numbers.join(', ') : variantLabel(scheme);
}

function parameterNumbers(scheme: SchemeChoice): string {
  const numbers = findScheme(scheme.kind)?.parameters.filter((parameter) => parameter.type === 'number') ?? [];
  return numbers.map((parameter) => compact(Number(scheme[parameter.key]))).join(', ');
}

function variantLabel(scheme: SchemeChoice): string {
  const choice = findScheme(scheme.kind)?.parameters.find((parameter) => parameter.type === 'choice');
  return choice ? optionLabel(scheme, choice.key) : '';
}

function optionLabel(scheme: SchemeChoice, key: string): string {
  const parameter = findScheme(scheme.kind)?.parameters.find((candidate) => candidate.key === key);
  if (parameter?.type !== 'choice') return '';
  return parameter.options.find((option) => option.value === scheme[key])?.label ?? String(scheme[key]);
}
