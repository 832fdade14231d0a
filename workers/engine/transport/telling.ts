/**
 * How what happened in a run is told: whole sentences with places for their arguments, which are numbers, codes and names. The
 * page puts them in (src/narrator/words/sentence.ts). Cards of causes and of schemes hold them; workers ship none.
 */
import type { ParameterValues } from '../scenario/parameter.ts';

/**
 * `Packet {packet} is missing.` In a place stand the name of an argument and, behind a colon, how it is written:
 *
 *   {w:.2}          with two decimals
 *   {b:3}           with at most three significant digits
 *   {w:packets}     packets, without a false decimal; {a:steps}: `one packet`, `0.31 packets`
 *   {rtt:span}      s, as `104 ms`; {rtt:seconds}: rounder, as a sentence that is read in passing has it
 *   {p:percent}     `1.23 %`; {p:chance}: rounder
 *   {hop:at}        ` at bottleneck 2`, or nothing where there is one hop
 *   {state:word}    a state of a sender, which is a code
 *   {before:pair}   with as many digits as make `before` and `after` differ
 *   {rounded?a|b|c} one of the texts, by the argument's value 0, 1, 2 ...
 *   {n#event|events} the number, and the word for one or for more
 *   {numbers:each}  all numbers of the record; {numbers:weighted}: as values and their weights
 */
export type Text = string;

/** A text, and arguments of its own beside the facts. */
export interface Sentence {
  text: Text;
  with: With;
}

/** By name: numbers, code that somebody wrote, and what is no text for itself, as `W = 4, a = 1`. */
type With = Readonly<Record<string, number | string | Sentence>>;

export type Said = Text | Sentence;

/** Numbers that every sentence about a flow may use. NaN where there is none. */
type Given =
  /** The value that changed; packets, of a rate packets/s. */
  | 'before'
  | 'after'
  /** When it is told of, s, and the window then, packets. */
  | 'time'
  | 'window'
  /** 1 if the numbers recorded are those of then: growth that goes on has other ones by now. */
  | 'known'
  /** Largest window, packets. */
  | 'maxWindow'
  /** Of a cut: 1 if it is rounded to whole packets, 2 if no smaller window is allowed. */
  | 'rounded';

/** Numbers that a sentence of the narrator may use besides. */
type Passing =
  /** Threshold, packets; round trip and timeout, s; rate, packets/s. */
  | 'threshold'
  | 'roundTrip'
  | 'timeout'
  | 'rate'
  /** The packet whose loss or mark is answered, and how long ago that befell it, s. */
  | 'lost'
  | 'late';

/** What a sentence is made from: numbers by name, those of the record first, and the values of the scheme's parameters. */
export type Facts<Name extends string = string> = Readonly<
  Record<Given | Passing | (string extends Name ? never : Name), number>
> & {
  readonly own: ParameterValues;
  readonly cause: string;
  /** One of STATES. */
  readonly state: string;
  /** What changed. */
  readonly variable: string;
  /** When a variable changed last, up to then, s; NaN if it did not. */
  changedAt(variable: Source['variable']): number;
};

/** A sentence, several, or none, by the facts. */
export type Words<Name extends string = string> =
  | Text
  | { of(facts: Facts<Name>): Said | readonly Said[] | null }['of'];

/** A rule: its sentence, with the numbers in it, and what it makes of them. */
export interface Rule<Name extends string = string> {
  says: Words<Name>;
  /** The value after the change, to the last bit. */
  gives(facts: Facts<Name>): number;
}

/** A record that a change follows from: the last change of another variable before it. */
export interface Source<Name extends string = string> {
  variable: 'cwnd' | 'ssthresh' | 'state' | 'loss event rate' | 'bandwidth' | 'smallest round trip' | 'average window';
  /** Which changes of it count; the last of them is meant. Where it says nothing, all. */
  counts?(earlier: { cause: string; after: number }, facts: Facts<Name>): boolean;
  /** Only if the very last one counts. */
  last?: true;
  /** How it is told there, where its own cause does not. */
  says?: Words;
}

/** How a change with one cause is told. */
export interface Telling<Name extends string = string> {
  /** What led to it. */
  led?: Words<Name>;
  /** Its rule, for a window and for a rate. */
  windowRule?: Rule<Name>;
  rateRule?: Rule<Name>;
  /** What the narrator says of it, at most 15 words. */
  passing?: Words<Name>;
}

/** A text with arguments of its own. */
export function say(text: Text, more: With): Sentence {
  return { text, with: more };
}
