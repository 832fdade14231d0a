/** Schemes that somebody may look for and that are not here, by the words that are typed for them. */
const ABSENT: readonly (readonly [RegExp, string])[] = [[/^bbr ?v?2$/, 'BBR version 2 is']];

/** One line about what is looked for, if it is known to be absent; else null. */
export function absence(text: string): string | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  const found = ABSENT.find(([pattern]) => pattern.test(wanted));
  return found ? `${found[1]} absent: there is no reference to compare ours with.` : null;
}
