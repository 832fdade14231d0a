/** What theory says of a number: a value with the closed form behind it, or why there is none. */
import { findClosedForm } from '../../workers/theory/closed-forms.ts';

export type Prediction =
  | {
      /** In the unit of the measured number: bit/s, s, or a part of one. */
      value: number;
      /** The form, as a paper writes it. */
      formula: string;
      /** Whose it is, with section or equation. */
      source: string;
    }
  /** A few words: they stand in the table. */
  | { reason: string };

/** The numbers of a group that theory is asked about, as GroupNumbers calls them. */
export const QUANTITIES = ['mean', 'share', 'cov', 'lost', 'lossEventRate', 'roundTrip'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/**
 * The value of the papers' closed form `id`.
 * @throws Error if there is none of that name: a mistake in this program
 */
export function closedForm(
  id: string,
  variables: Readonly<Record<string, number>>,
): { value: number; formula: string } {
  const form = findClosedForm(id);
  if (!form) throw new Error(`no closed form "${id}"`);
  return { value: form.evaluate(variables), formula: form.formula.replaceAll('T0', 'T₀') };
}

/** `none(why)`: no prediction. */
export const none = (reason: string): Prediction => ({ reason });
