/**
 * What closed forms say of a scheme, as its card has it: src/theory puts in what is measured of a run. Required, for the forms of
 * one scheme are not those of another. Workers ship none of it.
 */
import { straightToothCov } from '../../theory/variation.ts';
import type { ParameterValues } from '../scenario/parameter.ts';

export type SchemeTheory = Aimd | NotAimd;

/** AIMD in packets per round trip: all forms follow from its climb `a` and the part `b` that it cuts. */
export interface Aimd {
  /** `timeouts`: it waits for a timer as TCP does, and delayed ACKs halve its climb. */
  aimd(own: ParameterValues): { a: number; b: number; timeouts: boolean };
}

export interface NotAimd {
  /** What one flow sends where one packet in 1/p begins a loss event, losses that come one at a time and at even gaps, or not. */
  sends: TcpEquation | NoForm | ((own: ParameterValues, even: boolean) => SendsForm | NoForm);
  /** The CoV of what one flow sends per round trip if every n-th packet is lost; `window` is its mean, packets. */
  evenLosses?(own: ParameterValues, window: number): Tooth;
  /** The same if losses are Poisson in time: a form without other variables than `with`. */
  poissonLosses?: Form;
  /** And if each packet is lost by chance: a form of p. */
  randomLosses?(own: ParameterValues): Form | NoForm;
  /** The loss event rate at a mean window, packets; TCP's where it says nothing. */
  lossRate?: { at(own: ParameterValues, window: number): number; formula: string };
}

/** TCP's throughput with timeouts, by R and p. */
export interface TcpEquation {
  equation: 'TCP';
  source: string;
}

/** Why the papers have none: a few words, for a table. */
export interface NoForm {
  none: string;
}

/** A closed form of workers/theory by its id, with the variables that the scheme sets. */
export interface Form {
  form: string;
  with?: Readonly<Record<string, number>>;
  source: string;
}

/** Of p, and of R unless it is a window. */
export interface SendsForm extends Form {
  /** It gives a window, packets: then how the rate is written. */
  windowOver?: string;
}

/** A CoV, its form and whose that is. */
export interface Tooth {
  value: number;
  formula: string;
  source: string;
}

/** Ends the source of a tooth. */
export const TOOTH = 'integrated over one tooth; the measured CoV also holds the unevenness of whole packets';

/** The tooth of a window of which a cut takes the part `f`. */
export function cutTooth(f: number): Tooth {
  return {
    value: straightToothCov(f),
    formula: 'f / (√3 (2 − f)), f = β W^(l − 1)',
    source: `the climb taken as straight, ${TOOTH}`,
  };
}
