/** Which stretch of time is in view. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { viewSetting } from './view-setting.ts';

interface TimeSpan {
  /** Seconds in view, up to now; null for the whole run. */
  window: number | null;
  /** Stretch of time that the reader has zoomed into, s; null follows the run. */
  zoom: readonly [from: number, to: number] | null;
}

const initial: TimeSpan = { window: 40, zoom: null };
/** Shortest stretch that a link holds, s. */
const SHORTEST = 0.001;

export const timeSpan = viewSetting({
  initial,
  fields: {
    from: {
      type: 'number',
      min: 0,
      max: LIMITS.duration,
      unit: 's',
      help: 'Where the seconds in view begin; left out, they follow the run.',
    },
    window: {
      type: 'number',
      min: SHORTEST,
      max: LIMITS.duration,
      unit: 's',
      nullable: true,
      help: 'Seconds in view; `null`: the whole run.',
    },
  },
  toLink({ zoom, window }, usual) {
    if (!zoom) return window === usual.window ? {} : { window };
    const from = Math.max(0, milliseconds(zoom[0]));
    return { from, window: Math.max(SHORTEST, milliseconds(zoom[1] - from)) };
  },
  fromLink({ from, window }, { scenario }): Partial<TimeSpan> {
    if (from !== undefined) return { zoom: [from, from + (window ?? Math.max(1, scenario.duration - from))] };
    return window === undefined ? {} : { window };
  },
  ofNewRun: { zoom: null },
  control: {
    key: 'window',
    label: 'In view',
    part: 'Time',
    options: [
      { value: 5, label: 'the last 5\u00a0s' },
      { value: 10, label: 'the last 10\u00a0s' },
      { value: 20, label: 'the last 20\u00a0s' },
      { value: 40, label: 'the last 40\u00a0s' },
      { value: 120, label: 'the last 120\u00a0s' },
      { value: null, label: 'the whole run' },
    ],
    also: { zoom: null },
  },
});

/** Rounded to whole ones; in s. */
function milliseconds(seconds: number): number {
  return Math.round(1000 * seconds) / 1000;
}
