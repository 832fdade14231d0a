/** Lone numbers as the reader's language writes them: a number, perhaps with a unit, and no other word. */

/** Signs, digits, a decimal point, digits, and at most one unit. */
const LONE = /^([−+<≈~]?[\s\u00a0]?\d+)\.(\d+(?:[\s\u00a0]?(?:%|×|[A-Za-zµ]+(?:\/[A-Za-z]+)?))?)$/;

/** The sign between whole and part: a comma in half of the world. */
export function decimalSign(language: string): string {
  return new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** The text with that sign if it is a lone number, else undefined. */
export function loneNumber(text: string, sign: string): string | undefined {
  const found = LONE.exec(text);
  return found ? found[1]! + sign + found[2]! : undefined;
}
