/**
 * A scheme is a card (name, words, parameters) and a law. Forms, pickers, links, validation, docs and tests read the card;
 * the transports run the law.
 */
import type { Card, ChoiceParameter, ParameterValues } from '../scenario/parameter.ts';
import type { RecoveryVariant, SenderView, WindowLaw } from '../transport/window-law.ts';

/** Parameter values that a paper gives a name. */
export interface SchemePreset {
  name: string;
  values: ParameterValues;
  source: string;
  /** Colour slot, where it differs from the scheme's. */
  slot?: number;
}

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
  presets: readonly SchemePreset[];
  citation: string;
  /**
   * Packets per round trip that a flow sends on average beyond what arrives, whatever it has to cross; 4 where it says
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
  /** Whether the law asks for the sender that Linux of today has, whatever the transport options say. */
  isModern?(values: ParameterValues): boolean;
  /** A new law for one flow. */
  createLaw(values: ParameterValues, sender: SenderView): WindowLaw;
}

/** One that is no window scheme has ends of its own; assemble/ends.ts makes them. */
export type Scheme = WindowScheme | SchemeCard;

export function windowScheme(scheme: Omit<WindowScheme, 'control'>): WindowScheme {
  return { ...scheme, control: 'window' };
}

/** The loss recovery of a window scheme. Every window scheme has this parameter. */
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
