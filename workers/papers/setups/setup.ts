/**
 * What a set-up of a paper is: a scenario with a few things left to choose, and an honest account of where each value
 * comes from. Names of choices carry their units; schemes go by the names that the paper uses.
 */
import type { RedQueue } from '../../engine/network/queues/red.ts';
import type { CbrSettings } from '../../engine/network/sources/cbr.ts';
import type { OnOffSettings } from '../../engine/network/sources/onoff.ts';
import type {
  FlowGroup,
  Hop,
  LossModel,
  PlainLossModel,
  SchemeChoice,
  TimedEvent,
  TransportOptions,
} from '../../engine/scenario/types.ts';

import type { Note } from './notes.ts';

export type PaperKey = 'bansal2001' | 'yang2000' | 'jin2001' | 'tsao2007';

export type PeriodicInput = Omit<Extract<LossModel, { kind: 'periodic' }>, 'offset'>;
export type PlainLossInput = Exclude<PlainLossModel, { kind: 'periodic' }> | PeriodicInput;
export type LossInput = PlainLossInput | { kind: 'schedule'; steps: { at: number; model: PlainLossInput }[] };
export type QueueInput = { kind: 'droptail'; limit: number } | (Partial<RedQueue> & { kind: 'red'; limit: number });
export type HopInput = Pick<Hop, 'rate' | 'delay'> & { queue: QueueInput };
export type FlowInput = Partial<FlowGroup> & Pick<FlowGroup, 'id' | 'scheme'>;
export type TrafficInput =
  | (Partial<CbrSettings> & Pick<CbrSettings, 'kind'>)
  | (Partial<OnOffSettings> & Pick<OnOffSettings, 'kind'>);

/** What a set-up gives to `normalizeScenario`, in the scenario's own terms (types.ts): s, bit/s, bytes, packets. */
export interface ScenarioInput {
  version: 1;
  title: string;
  note: string;
  seed: number;
  duration: number;
  warmup: number;
  sample?: 'rtt' | number;
  path: HopInput[];
  reverse?: 'ideal' | HopInput[];
  transport: TransportOptions;
  flows: FlowInput[];
  traffic?: TrafficInput[];
  loss?: LossInput;
  events?: TimedEvent[];
}

export type ChoiceValue = number | string | SchemeChoice;
export type Choices = Readonly<Record<string, ChoiceValue>>;

export interface SetUp {
  id: string;
  paper: PaperKey;
  title: string;
  /** Figures and tables that show it, e.g. `yang2000-fig12`. */
  figures: readonly string[];
  /** All that may be chosen, with what is taken otherwise. */
  defaults: Choices;
  /** What the paper changes from run to run, and the values it takes. */
  sweeps: Readonly<Record<string, readonly ChoiceValue[]>>;
  notes: readonly Note[];
  /**
   * The scenario, as plain input for `normalizeScenario`.
   * @throws RangeError if a choice is not among `defaults` or has a value of another kind, or a scheme's name is not the paper's
   */
  build(choice?: Choices): ScenarioInput;
}

/** Choices that every set-up has, besides its seed. */
export interface CommonChoices {
  durationSeconds: number;
  /** Left out of the summary. */
  warmupSeconds: number;
}

type Body = Omit<ScenarioInput, 'version' | 'title' | 'note' | 'seed' | 'duration' | 'warmup'>;

interface Seeded {
  seed: number;
}

interface Definition<C extends CommonChoices> {
  /** All but the seed, a uint32, which is 1. */
  defaults: C;
  sweeps?: { readonly [Key in keyof (C & Seeded)]?: readonly (C & Seeded)[Key][] };
  notes: readonly Note[];
  build(choice: C): Body;
}

/** A set-up from its definition: adds what is common to all, and refuses choices that there are not. */
export function setUp<C extends CommonChoices>(
  id: string,
  title: string,
  figures: readonly string[],
  definition: Definition<C>,
): SetUp {
  const { notes } = definition;
  const setup: SetUp = {
    id,
    paper: id.slice(0, id.indexOf('-')) as PaperKey,
    title,
    figures,
    defaults: { seed: 1, ...definition.defaults } as unknown as Choices,
    sweeps: (definition.sweeps ?? {}) as SetUp['sweeps'],
    notes,
    build(choice = {}) {
      for (const [name, value] of Object.entries(choice)) refuseWrong(setup, name, value);
      const chosen = { seed: 1, ...definition.defaults, ...(choice as Partial<C & Seeded>) };
      const { seed, durationSeconds: duration, warmupSeconds: warmup } = chosen;
      const words = { title: `${id}: ${title}`, note: assumptions(notes) };
      return { version: 1, ...words, seed, duration, warmup, ...definition.build(chosen) };
    },
  };
  return setup;
}

/** Schemes are checked by the paper that names them, numbers by the scenario's own rules. */
function refuseWrong({ id, defaults, sweeps }: SetUp, name: string, value: ChoiceValue): void {
  if (!Object.hasOwn(defaults, name)) {
    throw new RangeError(`${id}: there is no choice '${name}'; there are ${Object.keys(defaults).join(', ')}`);
  }
  if (name === 'scheme') return;
  const usual = defaults[name];
  if (typeof usual === 'number' && typeof value !== 'number') throw new RangeError(`${id}: ${name} must be a number`);
  if (typeof usual === 'string' && !sweeps[name]?.includes(value)) {
    throw new RangeError(`${id}: ${name} must be one of ${sweeps[name]?.join(', ')}`);
  }
}

function assumptions(notes: readonly Note[]): string {
  const ours = notes.filter((note) => note.source === 'assumed').map((note) => `${note.parameter}: ${note.value}`);
  return ours.length === 0 ? "All values are the paper's." : `Not given by the paper, assumed: ${ours.join('; ')}.`;
}
