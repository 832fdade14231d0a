/**
 * What a scheme is: a card that says what it is and which parameters it has, and a law.
 * Forms, pickers, links, validation, docs and tests all read the card; the transports run the law.
 */
import type { Card, ChoiceParameter, ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import type { RecoveryVariant, SenderView, WindowLaw } from '../transport/window-law.ts';

/** Parameter values that go by a name of their own in a paper. */
export interface SchemePreset {
  name: string;
  values: ParameterValues;
  source: string;
  /** A colour slot of its own. */
  slot?: number;
}

export interface SchemeCard extends Card {
  fullName: string;
  family: string;
  /** Colour slot, 1 to 8: its colour, dash and marker in every chart. Schemes that are seldom compared may share one. */
  slot: number;
  control: 'window' | 'rate';
  /** Row of tsao2007 Table 3: fairness / aggressiveness step and curve / responsiveness memory. */
  taxonomy: string;
  /** The law in one or two lines, W the window in packets. */
  law: readonly string[];
  presets: readonly SchemePreset[];
  citation: string;
}

/** A scheme: its card, and how to make the two ends of a flow that follows it. */
export interface Scheme extends SchemeCard {
  /** `values` are validated against the card. */
  connect(values: ParameterValues, parts: FlowParts): Ends;
}

export interface WindowScheme extends Scheme {
  control: 'window';
  variant(values: ParameterValues): RecoveryVariant;
  /** A fresh law for one flow. */
  createLaw(values: ParameterValues, sender: SenderView): WindowLaw;
}

/** The choice of recovery that every window scheme offers. */
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
