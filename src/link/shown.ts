/** What a link to the page as it is holds: the run, the one beside it, and how they are shown. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { FlowChoice, PageState } from '../run/state.ts';
import type { Shown } from './codec.ts';
import { knownHop } from '../scenario/hops.ts';
import type { Lesson } from '../lesson/lesson.ts';

type ViewState = Pick<PageState, 'rows' | 'window' | 'unit'>;
type Showing = ViewState &
  Pick<PageState, 'scenario' | 'other' | 'name' | 'zoom' | 'hop' | 'plane' | 'planeOf' | 'inspected' | 'variable'>;

/** Of two compared runs A is the scenario and B the one beside it, whichever of them the page sets. */
export function runsOf({ scenario, other, name }: Pick<Showing, 'scenario' | 'other' | 'name'>): {
  scenario: Scenario;
  compare: Scenario | null;
} {
  if (!other) return { scenario, compare: null };
  return name === 'A' ? { scenario, compare: other.scenario } : { scenario: other.scenario, compare: scenario };
}

/** @param usual how the page shows any run: what is as usual is left out */
export function shownOf(
  state: Showing,
  usual: ViewState,
  fields: Lesson,
): { scenario: Scenario; shown: Required<Shown> } {
  const { rows, zoom, window, unit, hop, plane, planeOf, inspected, variable } = state;
  const { scenario, compare } = runsOf(state);
  const from = zoom && Math.max(0, rounded(zoom[0]));
  const inView = knownHop(scenario, hop);
  const view = {
    ...(rows.join() === usual.rows.join() ? {} : { rows: [...rows] }),
    ...(zoom && from !== null
      ? { from, window: Math.max(0.001, rounded(zoom[1] - from)) }
      : window === usual.window
        ? {}
        : { window }),
    ...(inView > 0 ? { hop: inView } : {}),
    ...(unit === usual.unit ? {} : { unit }),
    ...(rows.includes('inside') && inspected
      ? { ...flowField('inside', inspected), ...(variable === null ? {} : { variable }) }
      : {}),
    ...(plane
      ? { plane: planeOf.quantity, ...flowField('across', planeOf.across), ...flowField('up', planeOf.up) }
      : {}),
    ...fields,
  };
  return { scenario, shown: { view, compare } };
}

/** Whether anything differs of what links hold. The other run's numbers change all the time; they are in no link. */
export function sameShown(one: Showing, other: Showing): boolean {
  const keys = [
    'scenario',
    'rows',
    'window',
    'zoom',
    'hop',
    'unit',
    'name',
    'plane',
    'planeOf',
    'inspected',
    'variable',
  ] as const;
  return one.other?.scenario === other.other?.scenario && keys.every((key) => one[key] === other[key]);
}

function flowField(
  key: 'across' | 'up' | 'inside',
  choice: FlowChoice | null,
): { across?: string; up?: string; inside?: string } {
  return choice ? { [key]: `${choice.group}.${choice.flow}` } : {};
}

function rounded(seconds: number): number {
  return Math.round(1000 * seconds) / 1000;
}
