/** How a run is shown, as far as a link may say so: checked and bounded like the scenario itself. */
import * as v from 'valibot';

import { fields, number, oneOf, seconds, text, whole } from '../../workers/engine/scenario/fields.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { shortJson } from '../../workers/engine/scenario/normalize.ts';
import { type Refusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { shorten } from './link-error.ts';

/** What a field leaves out is the page's own choice. */
export interface View {
  /** Rows of the chart on show, by their ids, from the top. */
  rows?: string[];
  /** Seconds in view; null is the whole run. */
  window?: number | null;
  /** Where the seconds in view begin, s; else they follow the run. */
  from?: number;
  /** The hop that the charts show, as events count hops. */
  hop?: number;
  /** The flow whose inside the charts show: its group's id, a dot and its number from 0; and what of it, by its name. */
  inside?: string;
  variable?: string;
  /** Of the time axis. */
  unit?: 's' | 'rtt';
  /** The phase plane is on show, of this quantity; and its two flows, each its group's id, a dot and its number from 0. */
  plane?: 'window' | 'rate';
  across?: string;
  up?: string;
  theme?: 'light' | 'dark';
  /** Parts of the page, by their ids, that the reader may not change. */
  locked?: string[];
  /** What the one who made the link says to its reader; a question, and its answer, which is not shown at once. */
  note?: string;
  question?: string;
  answer?: string;
}

/** A view as links hold it: the lists as one text each, the ids with commas between, so that people can read them. */
export type ViewFields = Omit<View, 'rows' | 'locked'> & { rows?: string; locked?: string };

const MAX_ROWS = 12;
const MAX_LOCKED = 64;
export const MAX_QUESTION = 500;
const MAX_VARIABLE = 60;
const ID = /^[a-z][A-Za-z0-9.-]{0,39}$/;

/** Ids with commas between. */
function ids(most: number) {
  const rule = `must be at most ${most} different names with commas between`;
  const areIds = (list: string): boolean => {
    const names = list.split(',');
    return (
      list === '' ||
      (names.length <= most && new Set(names).size === names.length && names.every((name) => ID.test(name)))
    );
  };
  return v.optional(v.pipe(v.string(rule), v.maxLength(most * 41, rule), v.check(areIds, rule)));
}

/** A flow as `tcp.0`. One that the scenario does not have is nobody's fault: the run beside it may have it. */
function flow() {
  const rule = "must be a flow: its group's id, a dot and its number from 0";
  return v.pipe(v.string(rule), v.maxLength(LIMITS.identifier + 7, rule), v.regex(/^.+\.(?:0|[1-9]\d{0,5})$/su, rule));
}

const schema = fields({
  rows: ids(MAX_ROWS),
  window: v.optional(v.nullable(number(0.001, LIMITS.duration, 's'))),
  from: v.optional(seconds()),
  hop: v.optional(whole(0, 2 * LIMITS.hops - 1)),
  inside: v.optional(flow()),
  variable: v.optional(text(MAX_VARIABLE)),
  unit: v.optional(oneOf('s', 'rtt')),
  plane: v.optional(oneOf('window', 'rate')),
  across: v.optional(flow()),
  up: v.optional(flow()),
  theme: v.optional(oneOf('light', 'dark')),
  locked: ids(MAX_LOCKED),
  note: v.optional(text(LIMITS.text)),
  question: v.optional(text(MAX_QUESTION)),
  answer: v.optional(text(LIMITS.text)),
});

/**
 * A view from what a link holds, for the scenario that it shows.
 * @throws ScenarioError with the path of each field, from `view` on
 */
export function readView(input: unknown, scenario: Scenario): View {
  const result = v.safeParse(schema, input);
  if (!result.success) {
    throw new ScenarioError(
      result.issues.slice(0, 3).map((issue): Refusal => {
        const key = shorten(String(issue.path?.[0]?.key ?? ''));
        return {
          path: key === '' ? 'view' : `view.${key}`,
          rule: issue.message,
          value: shortJson(issue.path?.at(-1)?.value ?? issue.input),
        };
      }),
    );
  }
  const { rows, locked, ...rest } = result.output;
  const hops = scenario.path.length * (scenario.reverse === 'ideal' ? 1 : 2);
  if (rest.hop !== undefined && rest.hop >= hops) {
    throw new ScenarioError([
      { path: 'view.hop', rule: `must be a hop of the path, 0 to ${hops - 1}`, value: String(rest.hop) },
    ]);
  }
  return {
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as View),
    ...(rows === undefined ? {} : { rows: listOf(rows) }),
    ...(locked === undefined ? {} : { locked: listOf(locked) }),
  };
}

/** What a link is to hold of a view. */
export function viewFields({ rows, locked, ...rest }: View): ViewFields {
  return { ...(rows ? { rows: rows.join(',') } : {}), ...rest, ...(locked ? { locked: locked.join(',') } : {}) };
}

function listOf(names: string): string[] {
  return names === '' ? [] : names.split(',');
}
