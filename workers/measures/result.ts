/** What a metric answers: a value with the window it was taken from, or plainly why there is none. */

/** Stretch of a run that a value was taken from. In seconds, and the same in base round-trip times. */
export interface Window {
  from: number;
  to: number;
  /** Length of the bins; the whole window where it was taken as one. */
  bin: number;
  fromRtts: number;
  toRtts: number;
  binRtts: number;
}

/** A value of one flow, scheme or case that the metric's value is made of. */
export interface Part {
  label: string;
  value: number | string;
}

/** Parts by their labels, in this order. */
export function partsOf(values: Readonly<Record<string, number | string>>): Part[] {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}

/** A trace: `values[n]` holds at `times[n]` (s), the end of its bin. */
export interface Series {
  label: string;
  times: number[];
  values: number[];
}

export interface Reading<T = number> {
  status: 'measured';
  value: T;
  /** Null for what is not taken from a stretch of time: closed forms, cards, verdicts on given numbers. */
  window: Window | null;
  parts: Part[];
  series: Series[];
  /** What a reader should know before quoting the value. */
  caveats: string[];
}

/** What was waited for did not come before the window's end: the value is larger than `beyond`, in the metric's unit. */
export interface NotReached {
  status: 'not reached';
  beyond: number;
  window: Window;
  why: string;
  /** What can be said all the same. */
  parts: Part[];
}

/** The run, or what else was given, does not have what the metric needs. */
export interface NotApplicable {
  status: 'not applicable';
  why: string;
}

export type Result<T = number> = Reading<T> | NotReached | NotApplicable;

/** Thrown by a metric; `measured` turns it into the metric's answer. */
export class Inapplicable extends Error {}

/** Thrown by a metric; `measured` turns it into the metric's answer. */
export class Unreached extends Error {
  constructor(
    why: string,
    readonly beyond: number,
    readonly window: Window,
    readonly parts: Part[] = [],
  ) {
    super(why);
  }
}

/** `measure`, answering instead of throwing where it does not apply or finds no end. */
export function measured<A extends unknown[], T>(measure: (...given: A) => Reading<T>): (...given: A) => Result<T> {
  return (...given) => {
    try {
      return measure(...given);
    } catch (error) {
      if (error instanceof Inapplicable) return { status: 'not applicable', why: error.message };
      if (error instanceof Unreached) {
        const { beyond, window, parts, message } = error;
        return { status: 'not reached', beyond, window, why: message, parts };
      }
      throw error;
    }
  };
}

export function reading<T>(
  value: T,
  window: Window | null,
  more: Partial<Omit<Reading<T>, 'status' | 'value' | 'window'>> = {},
): Reading<T> {
  return { status: 'measured', value, window, parts: [], series: [], caveats: [], ...more };
}
