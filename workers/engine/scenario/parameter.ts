/**
 * Cards and their parameters: all that a person can set of a scheme, queue, loss model or traffic source; and fields, the same
 * for what a scenario itself holds. Type, schema, defaults, form, words, docs and test values are derived from them.
 */
import type { LossModel } from '../network/losses/index.ts';

interface Described {
  /** The field of the scenario. */
  key: string;
  /** The plain name, which comes first on screen. */
  name: string;
  /**
   * One sentence for the form and the docs. For a decrease parameter it says whether it is the part cut or the part
   * kept.
   */
  help: string;
  /** It has an effect only while another parameter of the card has one of these values; else the form omits it. */
  onlyIf?: { readonly key: string; readonly is: readonly (string | boolean)[] };
  /** The form shows it behind a disclosure, "More of …". */
  more?: boolean;
  /** Of a field: title of the disclosure behind which the form shows it. */
  part?: string;
  /** Of a field: the scenario's sentence says it, so that a list of what is set needs no line for it. */
  inSentence?: boolean;
  /** Of a field: a list of changes says it only where nothing else has changed, for others follow from it (the round trip from a delay). */
  quiet?: boolean;
  /** Of a field of a change: it has no default. */
  given?: true;
  /** Of a field without a fixed default: in words what it is if left out. normalize.ts fills it in. */
  leftOut?: string;
}

/** A number. All bounds are inclusive and in `unit`. */
export interface NumberParameter extends Described {
  type: 'number';
  /** The literature's symbol, e.g. `a`, `β`, `min_th`. */
  symbol?: string;
  /** SI unit, packets, or '' for a pure number. */
  unit: string;
  min: number;
  max: number;
  default: number;
  /** What may stand in its place, and is the default if it says so. */
  or?: Alternative;
  /** It is a time of the run: the slider goes from its beginning to its end. */
  ofRun?: boolean;
  /** What its switch begins with in a run of `duration` s, if not the default. */
  begins?(others: FieldValues, duration: number): number;
  /** Only whole numbers are allowed. */
  whole?: boolean;
  /** Another parameter of the card, whose value this one has where it is left out. The form sets both together. */
  sameAs?: string;
  /** Values from papers, drawn as slider ticks. */
  notable?: readonly { value: number; source: string }[];
  /**
   * How the form shows it if not in `unit`, from `min` to `max`: another unit, and slider ends without the extremes.
   */
  shown?: ShownAs;
  /** Range of values in generated tests, if the whole range would make their runs long or empty. */
  tryInTests?: readonly [min: number, max: number];
}

/** What stands in place of a number. */
export interface Alternative {
  /** In the scenario: null, or a word of the format. */
  value: null | string;
  /** Label of the switch that is on while there is a number: `Stops before the end`. */
  switch: string;
  /** In a few words: `never`. */
  words: string;
  /** It is the default; the number's default is what the switch begins with. */
  isDefault?: boolean;
}

/** A display unit. `per` is one of it in the parameter's unit; `min` and `max` are the slider's ends in it. */
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
  /** The literature's symbol, if there is one. */
  symbol?: string;
  default: boolean;
}

/** The settings of a card, as a field of an item. */
export interface SettingsParameter extends Described {
  type: 'settings';
  cards: readonly Card[];
}

/** A text of one line, or a rule of several (workers/language/). */
export interface TextParameter extends Described {
  type: 'text';
  isRule?: true;
  /** Characters. */
  longest: number;
  default: string;
}

/** A hop of the path, by its index. */
export interface HopParameter extends Described {
  type: 'hop';
  default: number;
}

/** A list, never empty, of numbers or of items with fields. */
export interface ListParameter<Item = unknown> extends Described {
  type: 'list';
  /** What one item is called: `gap`. */
  item: string;
  of: NumberParameter | readonly (NumberParameter | SettingsParameter)[];
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

/** What a number's description says: its bounds as a range; without a unit it is a pure number. */
type NumberSays = Omit<NumberParameter, 'type' | 'unit' | 'min' | 'max'> & {
  unit?: string;
  range: readonly [min: number, max: number];
  in2000?: number;
};
type FlagSays = Omit<FlagParameter, 'type'> & { in2000?: boolean };
/** No other field than these: a misspelt one is refused by the compiler. */
type Only<Says, Known> = Says & { [Other in Exclude<keyof Says, keyof Known>]: never };

/** The parameter of that description, whose exact type settings are made of. */
/* @__NO_SIDE_EFFECTS__ */
export function number<const Says extends NumberSays>({ range: [min, max], ...says }: Only<Says, NumberSays>) {
  return { type: 'number', unit: '', ...says, min, max } as unknown as Omit<Says, 'range' | 'unit'> & NumberBounds;
}

/* @__NO_SIDE_EFFECTS__ */
export function flag<const Says extends FlagSays>(says: Only<Says, FlagSays>) {
  return { type: 'flag', ...says } as unknown as Says & { type: 'flag' };
}

type NumberBounds = Pick<NumberParameter, 'type' | 'unit' | 'min' | 'max'>;

export type Parameter = NumberParameter | ChoiceParameter | FlagParameter | TextParameter;

/** What a scenario, a group, a hop or a source holds as a plain value. */
export type Field = Parameter | HopParameter;

/** Settings of any loss model. It does not hold the models: the page’s first view has no other use for them. */
export interface LossesParameter extends Described {
  type: 'losses';
}

/** What a change during a run holds, too. */
export type AnyField = Field | ListParameter<number> | LossesParameter;

export type ParameterValue = number | boolean | string;
export type FieldValue = ParameterValue | null;

/** Values by key. */
export type ParameterValues = Readonly<Record<string, ParameterValue>>;
export type FieldValues = Readonly<Record<string, FieldValue>>;

export type ValueOf<One> = One extends { type: 'number'; or: { value: infer Other } }
  ? number | Other
  : One extends { type: 'number' | 'hop' }
    ? number
    : One extends { type: 'flag' }
      ? boolean
      : One extends { type: 'text' }
        ? string
        : One extends { options: readonly { value: infer Value }[] }
          ? Value
          : One extends { type: 'losses' }
            ? LossModel
            : One extends { type: 'list'; of: NumberParameter }
              ? number[]
              : never;

/** An object with these fields. */
export type FieldsOf<List extends readonly AnyField[]> = {
  -readonly [One in List[number] as One['key']]: ValueOf<One>;
};

/** The settings of a card with these parameters: `kind`, and a value for each key. */
export type Settings<Kind extends string, List extends readonly Parameter[]> = { kind: Kind } & FieldsOf<List>;

/** The description of one thing that can be chosen. */
export interface Card<Chosen extends { kind: string } = { kind: string }> {
  /** The name in scenarios and links. */
  kind: Chosen['kind'];
  /** The name in sentences and forms. */
  name: string;
  /** One paragraph that a first-year student understands. */
  about: string;
  parameters: readonly Parameter[];
  /** A list that belongs to its settings too. */
  list?: ListParameter;
  /** Checks the parameters together, each already valid on its own: the first conflict, or null. */
  conflict?(settings: Chosen): Conflict | null;
}

/** A broken rule over several parameters, and the parameter to change. */
export interface Conflict {
  key: string;
  rule: string;
}

/** The type of a card's settings. */
export type SettingsOf<One> = One extends Card<infer Chosen> ? Chosen : never;

/** The card's settings with all defaults. */
export function defaultsOf<Chosen extends { kind: string }>(card: Card<Chosen>): Chosen {
  const values = card.parameters.map((parameter) => [parameter.key, parameter.default]);
  const list = card.list ? { [card.list.key]: card.list.default } : {};
  return { kind: card.kind, ...Object.fromEntries(values), ...list } as Chosen;
}

/** What a field is if nobody sets it. */
export function defaultOf(field: Field): FieldValue {
  return field.type === 'number' && field.or?.isDefault ? field.or.value : field.default;
}

/** An object with these fields, none of which anybody has set. */
export function fieldDefaults<const List extends readonly Field[]>(fields: List): FieldsOf<List> {
  return Object.fromEntries(fields.map((field) => [field.key, defaultOf(field)])) as FieldsOf<List>;
}

/** The registry's card of that `kind`; undefined if there is none. */
export function findCard<One extends Card>(cards: readonly One[], kind: string): One | undefined {
  return cards.find((card) => card.kind === kind);
}

/** Whether the parameter has an effect with these values (`onlyIf`). */
export function applies(parameter: Field, values: Readonly<Record<string, unknown>>): boolean {
  const { onlyIf } = parameter;
  return onlyIf === undefined || onlyIf.is.includes(values[onlyIf.key] as string | boolean);
}

/** Display units. `min` and `max` are the slider's ends in them. */
/* @__NO_SIDE_EFFECTS__ */
export const milliseconds = (min: number, max: number): ShownAs => ({ unit: 'ms', per: 0.001, min, max });
/* @__NO_SIDE_EFFECTS__ */
export const percent = (min: number, max: number): ShownAs => ({ unit: '%', per: 0.01, min, max });
export const mbps = (min: number, max: number): ShownAs => ({ unit: 'Mbit/s', per: 1e6, min, max });
/* @__NO_SIDE_EFFECTS__ */
export const between = (unit: string, min: number, max: number): ShownAs => ({ unit, per: 1, min, max });
