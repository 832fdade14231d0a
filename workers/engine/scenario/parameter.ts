/**
 * What a person may set of a scheme, a queue, a loss model or a traffic source, described once. Schema, defaults, form,
 * docs and test values all follow from the description.
 */

interface Described {
  /** The field of the scenario. */
  key: string;
  /** The plain name, which leads on screen. */
  name: string;
  /** One sentence for the form and the docs. For a decrease parameter it says whether it is the part cut or the part kept. */
  help: string;
  /** Has an effect only while another parameter of the card has one of these values; the form leaves it out else. */
  onlyIf?: { readonly key: string; readonly is: readonly (string | boolean)[] };
  /** Stands behind a disclosure, "More of …". */
  more?: boolean;
}

/** A number. All bounds are inclusive and in `unit`. */
export interface NumberParameter extends Described {
  type: 'number';
  /** As the field's literature writes it, e.g. `a`, `β`, `min_th`; '' if it has no sign of its own. */
  symbol: string;
  /** SI unit, packets, or '' for a pure number. */
  unit: string;
  min: number;
  max: number;
  default: number;
  /** Only whole numbers make sense. */
  whole?: boolean;
  /** Another parameter of the card, whose value this one has where it is left out. The form sets both together. */
  sameAs?: string;
  /** Values that papers used, for slider ticks. */
  notable?: readonly { value: number; source: string }[];
  /** How the form shows it, where that differs: another unit, and ends of the slider that leave out the extremes. */
  shown?: ShownAs;
  /** Range for generated tests, where the whole one would make their runs long or empty. */
  tryInTests?: readonly [min: number, max: number];
}

/** A unit for people. `per` is one of it in the parameter's own unit; `min` and `max` are ends of the slider, in it. */
export interface ShownAs {
  unit: string;
  per: number;
  min: number;
  max: number;
  /** Shown is one over the number: of a chance per packet, the mean packets to it. */
  inverse?: boolean;
}

/** A choice between named options. */
export interface ChoiceParameter extends Described {
  type: 'choice';
  options: readonly { readonly value: string; readonly label: string }[];
  default: string;
}

/** A switch. */
export interface FlagParameter extends Described {
  type: 'flag';
  /** As the field's literature writes it; left out if it has no sign of its own. */
  symbol?: string;
  default: boolean;
}

/** The settings of a card, as a field of an item. */
export interface SettingsParameter extends Described {
  type: 'settings';
  cards: readonly Card[];
}

/** A number of an item; where `orNull` names a switch, null is off. */
export type ItemNumber = NumberParameter & { orNull?: string };

/** A list, never empty, of numbers or of items with fields. */
export interface ListParameter<Item = unknown> extends Described {
  type: 'list';
  /** What one item is called: `gap`. */
  item: string;
  of: NumberParameter | readonly (ItemNumber | SettingsParameter)[];
  /** A field whose value rises from item to item. */
  rising?: string;
  /** Items at most. */
  longest: number;
  default: Item[];
  /** Lists that papers used, and others worth a press. */
  notable?: readonly { name: string; value: Item[]; source: string }[];
  /** What the form adds at the end of a list in a run of `duration` s. */
  next?(items: readonly Item[], duration: number): Item;
}

export type Parameter = NumberParameter | ChoiceParameter | FlagParameter;

export type ParameterValue = number | boolean | string;

/** Values by key. */
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

type ValueOf<One> = One extends { type: 'number' }
  ? number
  : One extends { type: 'flag' }
    ? boolean
    : One extends { options: readonly { value: infer Value }[] }
      ? Value
      : never;

/** The settings that parameters describe: `kind`, and a value for each key. */
export type Settings<Kind extends string, List extends readonly Parameter[]> = {
  kind: Kind;
} & { [One in List[number] as One['key']]: ValueOf<One> };

/** What everything that can be chosen says of itself. */
export interface Card<Chosen extends { kind: string } = { kind: string }> {
  /** Its name in scenarios and links. */
  kind: Chosen['kind'];
  /** Its name in sentences and forms. */
  name: string;
  /** One paragraph that a first-year student understands. */
  about: string;
  parameters: readonly Parameter[];
  /** A list that belongs to its settings too. */
  list?: ListParameter;
  /** What is wrong with settings that are each right on their own; null if nothing. */
  conflict?(settings: Chosen): Conflict | null;
}

/** A rule that spans several parameters, and the one that is to be changed. */
export interface Conflict {
  key: string;
  rule: string;
}

/** The settings of a card, or of each card in a registry. */
export type SettingsOf<One> = One extends Card<infer Chosen> ? Chosen : never;

/** The card's settings with every default. */
export function defaultsOf<Chosen extends { kind: string }>(card: Card<Chosen>): Chosen {
  const values = card.parameters.map((parameter) => [parameter.key, parameter.default]);
  const list = card.list ? { [card.list.key]: card.list.default } : {};
  return { kind: card.kind, ...Object.fromEntries(values), ...list } as Chosen;
}

/** The card of that kind in a registry; undefined if there is none. */
export function findCard<One extends Card>(cards: readonly One[], kind: string): One | undefined {
  return cards.find((card) => card.kind === kind);
}

/** Whether the parameter has an effect beside these values. */
export function applies(parameter: Parameter, values: Readonly<Record<string, unknown>>): boolean {
  const { onlyIf } = parameter;
  return onlyIf === undefined || onlyIf.is.includes(values[onlyIf.key] as string | boolean);
}

/** Ways to show a number, with the ends of its slider. */
export const milliseconds = (min: number, max: number): ShownAs => ({ unit: 'ms', per: 0.001, min, max });
export const percent = (min: number, max: number): ShownAs => ({ unit: '%', per: 0.01, min, max });
export const mbps = (min: number, max: number): ShownAs => ({ unit: 'Mbit/s', per: 1e6, min, max });
export const between = (unit: string, min: number, max: number): ShownAs => ({ unit, per: 1, min, max });
