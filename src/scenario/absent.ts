/** Schemes and queues that somebody may look for and that are not here, by the words that are typed for them. */
const ABSENT: readonly (readonly [RegExp, string])[] = [
  [/^bbr ?v?[23]$/, 'BBR versions 2 and 3 are'],
  [/^(tcp )?prague$/, 'TCP Prague is'],
  [/^(dual ?pi ?2|l4s)$/, 'DualPI2 (RFC 9332), the queue of L4S, is'],
];

/** One line about what is looked for, if it is known to be absent; else null. */
export function absence(text: string): string | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  const found = ABSENT.find(([pattern]) => pattern.test(wanted));
  return found ? `${found[1]} absent: there is no reference to compare ours with.` : null;
}
