/** What a view setting is: a choice of how a run is shown. The page's state, links, the address bar and the panel of choices read its card. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RowId } from '../charts/rows/index.ts';

/** A field of a link's `view`: its rule, with inclusive bounds, and what it is, for docs/links.md. */
export type ViewField = { help: string } & (
  | { type: 'number'; min: number; max: number; unit: string; whole?: true; nullable?: true }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'text'; longest: number }
  /** Different names, in the link with commas between. */
  | { type: 'names'; most: number }
  /** A flow by its group's id, a dot and its number from 0: `tcp.1`. */
  | { type: 'flow' }
);

type ValueOf<Field> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : Field extends { type: 'number' }
    ? number | (Field extends { nullable: true } ? null : never)
    : Field extends { type: 'names' }
      ? string[]
      : string;

/** What a link may hold of fields: each may be left out. */
export type ValuesOf<Fields> = { -readonly [Key in keyof Fields]?: ValueOf<Fields[Key]> };

/** Of which run the view is, and with which rows. */
export interface Shown {
  scenario: Scenario;
  rows: readonly RowId[];
}

/** How the reader chooses among a few values of one key of the state; without options it is a check box. */
export interface ViewControl<State> {
  key: keyof State;
  label: string;
  /** Title of the part of the panel in which it stands; left out, it is beside the rows. */
  part?: string;
  /** The key that does the same, as the list of keys has it. */
  cap?: string;
  options?: readonly { value: State[keyof State]; label: string }[];
  /** Set together with it. */
  also?: Partial<State>;
}

export interface ViewSetting<State extends object, Fields extends Readonly<Record<string, ViewField>>> {
  /** Its part of the page's state, as it is at first. */
  initial: State;
  /** Its fields in a link. */
  fields: Fields;
  /** What a link holds of it. What is as usual on the page is left out. */
  toLink(state: Readonly<State> & Shown, usual: Readonly<State>): ValuesOf<Fields>;
  /** What a link's fields ask for. What they leave out stays as usual. */
  fromLink(fields: ValuesOf<Fields>, shown: Shown): Partial<State>;
  /** The field that cannot be in a view of this scenario, and its rule; null if there is none. */
  refusal?(fields: ValuesOf<Fields>, scenario: Scenario): { field: string; rule: string } | null;
  /** What belongs to one run: so it is when another begins, also by undo. */
  ofNewRun?: Partial<State>;
  control?: ViewControl<State>;
}

/** The card as it is. Gives TypeScript the exact types of state and fields. */
export function viewSetting<State extends object, const Fields extends Readonly<Record<string, ViewField>>>(
  card: ViewSetting<State, Fields>,
): ViewSetting<State, Fields> {
  return card;
}
