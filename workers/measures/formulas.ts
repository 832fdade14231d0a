/** Metrics that are evaluated and not measured. */
import type { FormulaMetric } from './card.ts';
import { type ClosedForm, findClosedForm } from '../theory/closed-forms.ts';
import { Inapplicable, measured, reading, type Reading } from './result.ts';

/** @throws Inapplicable if a variable is missing, or the formula has no value there */
function evaluate(form: ClosedForm, variables: Readonly<Record<string, number>>): Reading {
  const missing = form.variables.filter((name) => variables[name] === undefined);
  if (missing.length > 0) throw new Inapplicable(`${form.formula} needs ${missing.join(', ')}`);
  const value = form.evaluate(variables);
  if (!Number.isFinite(value)) throw new Inapplicable(`${form.formula} has no value there`);
  return reading(value, null, { parts: form.variables.map((name) => ({ label: name, value: variables[name]! })) });
}

/** @throws Inapplicable */
function formOf(id: string | undefined): ClosedForm {
  const found = findClosedForm(id);
  if (!found) throw new Inapplicable(id === undefined ? 'say which closed form' : `there is no closed form "${id}"`);
  return found;
}

export const formulaMetrics: readonly FormulaMetric[] = [
  {
    id: 'delta-fair-acks',
    name: 'δ-fair convergence in ACKs',
    definition:
      'ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.',
    formula: 'n = ln(δ) / ln(1 − b p)',
    unit: 'ACKs',
    papers: ['bansal2001'],
    defaultWindow: 'none: a model, exact for the expected signed difference',
    sampling: 'b (part cut), p (mark probability) and delta (0.1 if not given)',
    note: 'Neither a nor the windows matter. A single run keeps a difference of its own noise; p up to about 5 %, as timeouts are not in the model.',
    takes: 'formula',
    measure: measured((variables) => {
      const given = { delta: 0.1, ...variables };
      const { delta, b, p } = given as Record<string, number>;
      if (delta !== undefined && !(delta > 0 && delta < 1))
        throw new Inapplicable(`delta lies between 0 and 1, not at ${delta}`);
      if (b !== undefined && p !== undefined && !(b * p > 0 && b * p < 1))
        throw new Inapplicable(`b p lies between 0 and 1, not at ${b * p}`);
      return evaluate(formOf('acks-to-fair'), given);
    }),
  },
  {
    id: 'identity-eval',
    name: 'Value of a closed form',
    definition: 'A closed form of a paper, evaluated.',
    formula: 'the formula named',
    unit: 'as stated',
    papers: ['bansal2001', 'yang2000', 'jin2001', 'tsao2007'],
    defaultWindow: 'none: not measured',
    sampling: 'the name of a closed form and its variables',
    takes: 'formula',
    measure: measured((variables, form) => evaluate(formOf(form), variables)),
  },
];
