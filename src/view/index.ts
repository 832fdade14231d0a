/**
 * The registry: one line per view setting. The page's state at first, what links hold and how they open, what the address
 * bar watches, what a new run resets and the panel of choices follow from it. Links hold their fields in this order.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { hop } from './hop.ts';
import { model } from './model.ts';
import { narrator } from './narrator.ts';
import { observedFlow } from './observed-flow.ts';
import { phasePlane } from './phase-plane.ts';
import { rows } from './rows.ts';
import { timeSpan } from './time-span.ts';
import { timeUnit } from './time-unit.ts';
import type { Shown, ValuesOf, ViewField } from './view-setting.ts';

const REGISTRY = [rows, timeSpan, hop, timeUnit, observedFlow, phasePlane, narrator, model] as const;

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;
type Registered = (typeof REGISTRY)[number];

/** How a run is shown: a part of the page's state. */
export type ViewState = All<Registered['initial']>;
/** The same as a link's fields hold it. */
export type ViewFields = ValuesOf<All<Registered['fields']>>;

/** A control of any setting. */
export interface AnyControl {
  key: keyof ViewState;
  label: string;
  part?: string;
  cap?: string;
  options?: readonly { value: ViewState[keyof ViewState]; label: string }[];
  also?: Partial<ViewState>;
}

/** A card as the functions below see it. */
interface AnySetting {
  initial: Partial<ViewState>;
  fields: Readonly<Record<string, ViewField>>;
  toLink(state: ViewState & Shown, usual: ViewState): ViewFields;
  fromLink(fields: ViewFields, shown: Shown): Partial<ViewState>;
  refusal?(fields: ViewFields, scenario: Scenario): { field: string; rule: string } | null;
  ofNewRun?: Partial<ViewState>;
  control?: AnyControl;
}

const SETTINGS: readonly AnySetting[] = REGISTRY;

export const INITIAL_VIEW = Object.assign({}, ...SETTINGS.map(({ initial }) => initial)) as ViewState;

/** What of the view belongs to one run, as it is when another begins. */
export const VIEW_OF_NEW_RUN: Partial<ViewState> = Object.assign({}, ...SETTINGS.map(({ ofNewRun }) => ofNewRun));

/** The keys of the page's state that say how a run is shown. */
export const VIEW_KEYS = Object.keys(INITIAL_VIEW) as (keyof ViewState)[];

/** The rule of each field of a link. */
export const VIEW_FIELDS: Readonly<Record<string, ViewField>> = Object.assign(
  {},
  ...SETTINGS.map(({ fields }) => fields),
);

/** What the reader may choose in the panel, in this order. */
export const VIEW_CONTROLS = SETTINGS.flatMap(({ control }) => (control ? [control] : []));

/** How a run is shown, without the rest of the page's state. */
export function viewOf(state: ViewState): ViewState {
  return Object.fromEntries(VIEW_KEYS.map((key) => [key, state[key]])) as unknown as ViewState;
}

/** The fields of a link to a run that is shown so. @param usual how the page shows any run: what is as usual is left out */
export function viewToLink(state: ViewState & Shown, usual: ViewState): ViewFields {
  return Object.assign({}, ...SETTINGS.map((setting) => setting.toLink(state, usual)));
}

/** How a link's fields show a run. */
export function viewFromLink(fields: ViewFields, scenario: Scenario, usual: ViewState): ViewState {
  return SETTINGS.reduce<ViewState>(
    (state, setting) => ({ ...state, ...setting.fromLink(fields, { scenario, rows: state.rows }) }),
    viewOf(usual),
  );
}

/** The field that cannot be in a view of this scenario, and its rule; null if there is none. */
export function viewRefusal(fields: ViewFields, scenario: Scenario): { field: string; rule: string } | null {
  for (const setting of SETTINGS) {
    const refusal = setting.refusal?.(fields, scenario);
    if (refusal) return refusal;
  }
  return null;
}
