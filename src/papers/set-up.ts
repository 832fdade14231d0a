/** The set-ups behind a figure: in words, what is assumed, and which numbers a reader may change. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { type Ask, jobsOf } from '../../workers/papers/figures/ask.ts';
import { asksOf, type Figure, withChoice } from '../../workers/papers/figures/figure.ts';
import { findSetup } from '../../workers/papers/setups/index.ts';
import { type Note, notesOf } from '../../workers/papers/setups/notes.ts';
import { compact } from '../format.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';

/** Changed numbers by set-up and name, in the set-up's own units. */
export type Changes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A number of a set-up that is the same in all runs of the figure. */
export interface Choosable {
  setup: string;
  name: string;
  /** In words, with the unit that `perUnit` goes by. */
  words: string;
  unit: string;
  /** The set-up's unit in one of the reader's. */
  perUnit: number;
  /** The figure's own value, in the set-up's unit. */
  value: number;
}

export interface SetUpWords {
  id: string;
  title: string;
  sentence: string;
  /** In what the figure's runs differ, each in words. */
  varied: string[];
  notes: readonly Note[];
  choosable: Choosable[];
}

/** The set-ups that the figure's runs are of, in its order. */
export function setUpsOf(figure: Figure): SetUpWords[] {
  const asks = asksOf(figure);
  const ids = [...new Set(asks.map(({ setup }) => setup))];
  const named = ids.length > 0 ? ids : figure.setups.slice(0, 1);
  return named.flatMap((id) => {
    const setup = findSetup(id);
    if (!setup) return [];
    const own = asks.filter((ask) => ask.setup === id);
    // The sentence of the studied scheme beside TCP says more than that of TCP beside TCP.
    const studied = own.find(({ choice }) => choice['scheme'] !== undefined && choice['scheme'] !== 'TCP') ?? own[0];
    const scenario = scenarioOf({ setup: id, choice: studied?.choice ?? {}, seed: 1 });
    return [
      {
        id,
        title: setup.title,
        sentence: sentenceOf(scenario),
        varied: variedIn(own),
        notes: notesOf(setup.notes, figure.assumed?.[id] ?? []),
        choosable: own.length > 0 ? choosableOf(id, own) : [],
      },
    ];
  });
}

function sentenceOf(scenario: Scenario): string {
  return scenarioText(scenario, effectiveAt(scenario, 0));
}

const UNITS: readonly (readonly [ending: string, unit: string, perUnit: number])[] = [
  ['Seconds', 's', 1],
  ['Bps', 'Mbit/s', 1e6],
  ['Packets', 'packets', 1],
  ['Rate', '%', 0.01],
];
const WORDS: Readonly<Record<string, string>> = {
  bin: 'round trip in which rates are counted',
  duration: 'length of a run',
  warmup: 'left out at its start',
  rttCv: 'CV of the round trips',
  cv: 'CV of the times',
  meanRtt: 'mean round trip',
  lossRate: 'loss rate',
  period: 'one high and one low time',
  on: 'time on',
  flowsEach: 'flows of each kind',
};

/** `scheme: TCP, GAIMD, TFRC, TEAR`, `loss rate: 0.5 to 20 %`. */
function variedIn(asks: readonly Ask[]): string[] {
  const names = [...new Set(asks.flatMap(({ choice }) => Object.keys(choice)))];
  return names.flatMap((name) => {
    const values = [
      ...new Set(
        asks.flatMap(({ choice }) =>
          choice[name] === undefined || typeof choice[name] === 'object' ? [] : [choice[name]],
        ),
      ),
    ];
    if (values.length < 2) return [];
    const numbers = values.filter((value) => typeof value === 'number');
    const { words, unit, perUnit } = namedIn(name);
    const text =
      numbers.length < values.length || values.length < 4
        ? values.map((value) => (typeof value === 'number' ? compact(value / perUnit) : value)).join(', ')
        : `${compact(Math.min(...numbers) / perUnit)} to ${compact(Math.max(...numbers) / perUnit)}`;
    return [`${words}: ${text}${unit && ` ${unit}`}`];
  });
}

/** A choice in words, with its unit. */
function namedIn(name: string): { words: string; unit: string; perUnit: number } {
  const [ending = '', unit = '', perUnit = 1] = UNITS.find(([end]) => name.endsWith(end)) ?? [];
  const stem = ending === 'Rate' ? name : name.slice(0, name.length - ending.length);
  return { words: WORDS[stem] ?? spaced(stem), unit, perUnit };
}

function choosableOf(id: string, asks: readonly Ask[]): Choosable[] {
  const { defaults } = findSetup(id)!;
  return Object.entries(defaults).flatMap(([name, usual]): Choosable[] => {
    if (name === 'seed' || typeof usual !== 'number') return [];
    const values = new Set(asks.map(({ choice }) => choice[name] ?? usual));
    const [value] = values;
    if (values.size !== 1 || typeof value !== 'number') return [];
    return [{ setup: id, name, ...namedIn(name), value }];
  });
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The figure with the changes in every run of the set-ups concerned. */
export function changed(figure: Figure, changes: Changes): Figure {
  if (Object.keys(changes).length === 0) return figure;
  return withChoice(figure, (setup, choice) => ({ ...choice, ...changes[setup] }));
}

/** Why the figure cannot run with these changes, in one line; null if it can. */
export function refusalOf(figure: Figure, changes: Changes): string | null {
  try {
    const asks = asksOf(changed(figure, changes)).filter(({ setup }) => changes[setup]);
    for (const { request } of jobsOf(asks, [1])) scenarioOf(request);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
