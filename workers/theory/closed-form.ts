/** A closed form of a paper as a card: what it gives, its formula in print, and the function that evaluates it. */
export interface ClosedForm {
  id: string;
  /** As the paper prints it, misprints corrected. */
  formula: string;
  /** What it gives, with its unit. */
  gives: string;
  papers: readonly string[];
  /** Names of the variables; all are needed. */
  variables: readonly string[];
  evaluate(variables: Readonly<Record<string, number>>): number;
}

/**
 * A card. `evaluate` gets the variables in the order in which `variables` names them. In all cards W, W1, W2 are packets,
 * R and T0 seconds, tau and t round trips, p a loss rate, and b the part CUT at a loss.
 */
/* @__NO_SIDE_EFFECTS__ */
export function form(
  id: string,
  variables: string,
  gives: string,
  formula: string,
  papers: string,
  evaluate: (...values: number[]) => number,
): ClosedForm {
  const names = variables.split(' ');
  return {
    id,
    variables: names,
    gives,
    formula,
    papers: papers.split(' '),
    evaluate: (given) => evaluate(...names.map((name) => given[name]!)),
  };
}
