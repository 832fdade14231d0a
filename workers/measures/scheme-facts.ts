/** What is read from the card of a scheme, and not measured. */
import { findScheme } from '../engine/schemes/index.ts';
import type { SchemeCard } from '../engine/schemes/scheme.ts';
import type { SchemeChoice } from '../engine/scenario/types.ts';
import type { SchemeMetric } from './card.ts';
import { Inapplicable, measured, partsOf, reading } from './result.ts';

/** Row of tsao2007 Table 3. */
export interface TaxonomyRow {
  /** By what fairness is sought. */
  fairness: 'window' | 'rate';
  /** How large a step up is, and the curve it makes. */
  step: string;
  curve: string;
  /** What a decrease remembers. */
  decrease: string;
}

function cardOf(scheme: SchemeChoice): SchemeCard {
  const card = findScheme(scheme.kind);
  if (!card) throw new Inapplicable(`there is no scheme "${scheme.kind}"`);
  return card;
}

/** The row of a scheme's card, in its words: `window-based, historical; linear; variable`. */
export function taxonomyRow(scheme: SchemeChoice): TaxonomyRow {
  const { taxonomy, parameters } = cardOf(scheme);
  const [first, curve, decrease] = taxonomy.replace(/ \(our reading.*\)$/, '').split('; ') as [string, string, string];
  const [by, step] = first.split(', ') as [string, string | undefined];
  // BBR's card has one word more than the table has columns for.
  if (step === undefined) throw new Inapplicable(`the card gives no row of the table, but: ${taxonomy}`);
  const l = scheme['l'] ?? parameters.find((parameter) => parameter.key === 'l')?.default;
  return { fairness: by.startsWith('rate') ? 'rate' : 'window', step, curve, decrease: ofExponent(decrease, l) };
}

/** A binomial scheme with l = 0 forgets at a decrease, the others do not: `variable (SQRT) or non-historical (IIAD)`. */
function ofExponent(decrease: string, l: SchemeChoice[string] | undefined): string {
  const [variable, forgetful] = decrease.split(' or ') as [string, string | undefined];
  const text = forgetful !== undefined && l === 0 ? forgetful : variable;
  return text.replace(/ \(.*\)$/, '');
}

export const schemeMetrics: readonly SchemeMetric[] = [
  {
    id: 'param',
    name: 'Scheme parameter',
    definition: 'Value of a control parameter of a scheme: the one chosen, or the default of its card.',
    formula: 'value of a control parameter',
    unit: 'as stated',
    papers: ['bansal2001', 'yang2000', 'jin2001', 'tsao2007'],
    defaultWindow: 'none: not measured',
    sampling: 'a choice of scheme and the key of the parameter',
    takes: 'scheme',
    measure: measured((scheme, key) => {
      const parameter = cardOf(scheme).parameters.find((one) => one.key === key);
      if (!parameter)
        throw new Inapplicable(
          `the scheme "${scheme.kind}" has no parameter ${key === undefined ? 'without a name' : `"${key}"`}`,
        );
      const value = scheme[parameter.key] ?? parameter.default;
      return reading(typeof value === 'boolean' ? (value ? 'on' : 'off') : value, null);
    }),
  },
  {
    id: 'taxonomy',
    name: 'Taxonomy class',
    definition:
      'Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.',
    formula: 'entry of a classification table',
    unit: 'class',
    papers: ['tsao2007'],
    defaultWindow: 'none: not measured',
    sampling: 'a choice of scheme',
    note: 'Cards of schemes that are not in the paper give our reading.',
    takes: 'scheme',
    measure: measured((scheme) => {
      const { fairness, step, curve, decrease } = taxonomyRow(scheme);
      const parts = partsOf({
        fairness: fairness,
        'increase, step': step,
        'increase, curve': curve,
        'decrease, history': decrease,
      });
      const caveats = cardOf(scheme).taxonomy.includes('our reading')
        ? ['our reading; the scheme is not in the paper']
        : [];
      return reading(`${fairness}; ${step}, ${curve}; ${decrease}`, null, { parts, caveats });
    }),
  },
];
