/**
 * A scheme is a card (name, words, parameters) and a law. Forms, pickers, links, validation, docs and tests read the card;
 * the transports run the law.
 */
import type { Card, ChoiceParameter, ParameterValues } from '../scenario/parameter.ts';
import type { TransportSettings } from '../scenario/types.ts';
import type { SchemeTheory } from './theory.ts';
import type { Cause } from '../transport/causes/index.ts';
import type { CauseWords } from '../transport/causes/card.ts';
import type { Facts, Rule, Text, Words } from '../transport/telling.ts';
import type { RecoveryVariant, SenderView, WindowLaw } from '../transport/window-law.ts';

/** Parameter values that a paper gives a name. */
export interface SchemePreset {
  name: string;
  values: ParameterValues;
  source: string;
  /** Colour slot, where it differs from the scheme's. */
  slot?: number;
}

/**
 * What a scheme says of itself where its run is told: required, for no scheme can speak for another. Workers ship none of it.
 * Names in sentences are those of the record's numbers, of the terms and of the parameters.
 */
export interface SchemeWords<Term extends string = never> {
  /** Names of the law's terms, as `WindowLaw.terms` records them. */
  terms?: readonly string[];
  /** What goes on while nothing happens, by `state`, at most 15 words; null: as with any sender in that state. */
  standing: Words<Term> | null;
  /** How what stands beside its window or rate is set otherwise than any sender sets it; null: it is not. Tests hold runs against it. */
  besides: Besides<Term> | null;
  /** What it adds to the window at an ACK in congestion avoidance; null if it has no such rule. */
  growth: { says: Words<Term | 'adds' | 'deficit'>; adds(facts: Facts<Term | 'deficit'>): number } | null;
  /** What a loss or a mark leaves of the window `cut`, before it is rounded; null if it cuts none. */
  cut: { says: Words<Term | 'cut'>; keeps(facts: Facts<Term | 'cut'>): number } | null;
  /** The rule of its pace, of a window scheme that may set one: whatever the cause. */
  pace?: Rule<Term>;
  /** What it remembers from a cut on. */
  memory?: Words<Term | 'cut'>;
  /** Its least window but after a timeout, where that is not one packet. */
  least?: number;
  /** A cut of a smaller window leaves that too. */
  leastAlways?: true;
  /** Its cut is TCP's: a first loss that halves is nothing special. */
  halves?: true;
  /** Causes that it tells in its own words, with names for the numbers that it records. */
  causes?: { readonly [Of in Cause]?: OwnTelling };
  /** Why it has not answered for `packet`, which was dropped, lost or marked (`how`); null: nothing has told it yet. */
  unanswered?: Words<'packet'>;
  /** Losses mean nothing to it. */
  ignoresLosses?: true;
}

/** Of what a sender has beside its window or rate. */
export interface Besides<Term extends string = never> {
  /** Its threshold after that change, packets; undefined: as any sender sets it. */
  threshold?(facts: Facts<Term | 'cut'>): number | undefined;
  /** Its own rule cuts at a timeout too, where others halve. */
  cutsAtTimeout?: true;
  /** Its timer is as its samples make it, without the bounds and the tick of the options. */
  unboundedTimer?: true;
}

export interface OwnTelling<Name extends string = string> extends CauseWords<Name> {
  numbers?: readonly Name[];
}

/** Words that may use the law's terms by their names. */
/* @__NO_SIDE_EFFECTS__ */
export function wordsWith<const Terms extends readonly string[]>(
  terms: Terms,
  words: SchemeWords<Terms[number]>,
): SchemeWords {
  return { ...words, terms } as SchemeWords;
}

/** A cause in a scheme's own words, with its numbers by their names. */
/* @__NO_SIDE_EFFECTS__ */
export function tell<const Names extends readonly string[]>(
  numbers: Names,
  telling: CauseWords<Names[number]>,
): OwnTelling {
  return { ...telling, numbers };
}

/** Ends the sentence of a cut: the window after it, and what of that no rule of the scheme's made. */
export const LEFT_OPEN = '{after:.2}{rounded?|, in whole packets|, the least window}';
export const LEFT = `${LEFT_OPEN}.`;
/** Of a law that does not halve: where ns-2 halves in place of its cut (window-sender.ts, `cutWindow`). */
export const FIRST_HALVES = 'W ← W/2 in its place at the first loss, and at one in slow start';
/** TCP's cut. */
export const HALVING: Text = `W ← W/2: {cut:.2} / 2 = ${LEFT}`;

export interface SchemeCard extends Card {
  fullName: string;
  family: string;
  /** Colour slot, 1 to 8: colour, dash and marker in every chart. Schemes that are seldom compared may share a slot. */
  slot: number;
  control: 'window' | 'rate';
  /** Row of tsao2007 Table 3: fairness / aggressiveness step and curve / responsiveness memory. */
  taxonomy: string;
  /** The law in one or two lines. W is the window in packets, X the rate in packets/s. */
  law: readonly string[];
  words: SchemeWords;
  theory: SchemeTheory;
  presets: readonly SchemePreset[];
  citation: string;
  /** Few scenarios have it: what runs it is in the whole live worker's file alone (workers/live/whole.worker.ts). */
  isLate?: true;
  /** A person drives it: without one there is nothing to compare, and no experiment or race offers it. */
  byHand?: true;
  /**
   * Packets per round trip that a flow sends on average beyond what arrives, over any path; 4 where it says
   * nothing. The bound on a run's work counts with it.
   */
  overshoot?(values: ParameterValues): number;
  /** Most packets by which one ACK makes the window larger; 1, as in slow start, where it says nothing. For the same bound. */
  growth?(values: ParameterValues): number;
  /** Packets that it sends when its timer expires; 1 where it says nothing. For the same bound. */
  readonly atTimeout?: number;
}

/** A scheme that is only a window law. The window transport and the chosen loss recovery do the rest (assemble/ends.ts). */
export interface WindowScheme extends SchemeCard {
  control: 'window';
  variant(values: ParameterValues): RecoveryVariant;
  /** Whether the law asks for the sender that Linux of today has, in place of what the transport options say. */
  isModern?(values: ParameterValues): boolean;
  /** A new law for one flow. */
  createLaw(values: ParameterValues, sender: SenderView): WindowLaw;
}

/** One that is no window scheme has ends of its own; assemble/ends.ts makes them. */
export type Scheme = WindowScheme | SchemeCard;

export function isWindowScheme(scheme: Scheme): scheme is WindowScheme {
  return 'variant' in scheme;
}

/* @__NO_SIDE_EFFECTS__ */
export function windowScheme(scheme: Omit<WindowScheme, 'control'>): WindowScheme {
  return { ...scheme, control: 'window' };
}

/** Whether a window scheme stands on the sender of today's systems: with SACK, where an option or the law asks for it. */
export function standsOnModern(
  scheme: Scheme,
  values: ParameterValues,
  { prr, rack, tlp }: Pick<TransportSettings, 'prr' | 'rack' | 'tlp'>,
): boolean {
  if (!isWindowScheme(scheme) || scheme.variant(values) !== 'sack') return false;
  return prr || rack || tlp || scheme.isModern?.(values) === true;
}

/** The loss recovery of a window scheme. Every window scheme has this parameter. */
/* @__NO_SIDE_EFFECTS__ */
export function variantParameter(defaultVariant: RecoveryVariant): ChoiceParameter {
  return {
    type: 'choice',
    key: 'variant',
    name: 'Loss recovery',
    options: [
      { value: 'reno', label: 'Reno' },
      { value: 'newreno', label: 'NewReno' },
      { value: 'sack', label: 'SACK' },
    ],
    default: defaultVariant,
    help: 'How missing packets are found and sent again. Reno often needs a timeout when two packets of a window are lost; SACK rarely does.',
  };
}

export function variantOf(values: ParameterValues): RecoveryVariant {
  return values['variant'] as RecoveryVariant;
}

export function flagOf(values: ParameterValues, key: string): boolean {
  return values[key] as boolean;
}

export function numberOf(values: ParameterValues, key: string): number {
  return values[key] as number;
}
