/** How a run is shown, as a link holds it: checked and bounded like the scenario itself. */
import * as v from 'valibot';

import { fields, number, oneOf, text, wellFormed, whole } from '../../workers/engine/scenario/fields.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { shortJson } from '../../workers/engine/scenario/normalize.ts';
import { type Refusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { LESSON_FIELDS, type Lesson } from '../lesson/lesson-fields.ts';
import { VIEW_FIELDS, viewRefusal, type ViewFields } from '../view/index.ts';
import type { ViewField } from '../view/view-setting.ts';
import { shorten } from './link-error.ts';

/** View settings, and what the link asks of its readers. What a field leaves out is the page's own choice. */
export type View = ViewFields & Lesson;

const ID = /^[a-z][A-Za-z0-9.-]{0,39}$/;

const schema = fields(
  Object.fromEntries(
    Object.entries({ ...VIEW_FIELDS, ...LESSON_FIELDS }).map(([key, field]) => [key, v.optional(schemaOf(field))]),
  ),
);

function schemaOf(field: ViewField): v.GenericSchema {
  switch (field.type) {
    case 'number': {
      const { min, max, unit } = field;
      const bounded = field.whole ? whole(min, max, unit) : number(min, max, unit);
      return field.nullable ? v.nullable(bounded) : bounded;
    }
    case 'choice':
      return oneOf(...field.options);
    case 'text':
      return text(field.longest);
    case 'names':
      return names(field.most);
    case 'flow':
      return flow();
  }
}

/** Different names with commas between, as a list. */
function names(most: number): v.GenericSchema {
  const rule = `must be at most ${most} different names with commas between`;
  const areNames = (list: string): boolean => {
    const each = list.split(',');
    return (
      list === '' || (each.length <= most && new Set(each).size === each.length && each.every((name) => ID.test(name)))
    );
  };
  return v.pipe(
    v.string(rule),
    v.maxLength(most * 41, rule),
    v.check(areNames, rule),
    v.transform((list) => (list === '' ? [] : list.split(','))),
  );
}

/** A flow as `tcp.0`. One that the scenario does not have is no fault: the run beside it may have it. */
function flow(): v.GenericSchema {
  const rule = "must be a flow: its group's id, a dot and its number from 0";
  return v.pipe(
    v.string(rule),
    v.maxLength(LIMITS.identifier + 7, rule),
    v.regex(/^.+\.(?:0|[1-9]\d{0,5})$/su, rule),
    v.transform(wellFormed),
  );
}

/** A view from what a link holds. @throws ScenarioError with the path of each field, from `view` on */
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
  const view = Object.fromEntries(Object.entries(result.output).filter(([, value]) => value !== undefined)) as View;
  const refusal = viewRefusal(view, scenario);
  if (refusal) {
    const value = shortJson(view[refusal.field as keyof View]);
    throw new ScenarioError([{ path: `view.${refusal.field}`, rule: refusal.rule, value }]);
  }
  return view;
}

/** The view as JSON for a link: a list as one text, the names with commas between, so that people can read it. */
export function viewFields(view: View): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  );
}
