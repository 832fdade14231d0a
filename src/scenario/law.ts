/** A card's law, such as `W ← W + a/W^(k+1) at every ACK`, taken apart for typesetting. */

/** `variable` is set in serif italic, `sub` and `sup` are raised or lowered, `words` are prose; the rest is `sign`. */
export interface LawPart {
  kind: 'variable' | 'sub' | 'sup' | 'words' | 'sign';
  text: string;
}

/** Names of more than one letter that are quantities, and what of them stands below the line. */
const QUANTITIES: Readonly<Record<string, readonly [string, string]>> = {
  Wmax: ['W', 'max'],
  baseRTT: ['baseRTT', ''],
  RTT: ['RTT', ''],
};
const TOKEN = /(\^\([^()]*\)|\^\S|[⁰¹²³⁴-⁹]+|[₀-₉ᵢ]+|[A-Za-zÀ-ÖØ-öø-ž]+(?:-[a-zß-öø-ž]+)*|[α-ωΔ])/u;
/** Words of one letter that no law has for a variable: `y`, `o`, `e` and `à` of Spanish and Portuguese. */
const SMALL_WORD = /^[yoeà]$/;
const FLAT: Readonly<Record<string, string>> = { '¹': '1', '²': '2', '³': '3', '₀': '0', '₁': '1', '₂': '2', ᵢ: 'i' };

/** The parts of a law, in order. */
export function lawParts(line: string): LawPart[] {
  const parts: LawPart[] = [];
  const add = (kind: LawPart['kind'], text: string): void => {
    const last = parts[parts.length - 1];
    if (text === '') return;
    // Prose is one part with the spaces inside it, so that it is set and broken as prose.
    if (kind === 'words' && last?.kind === 'sign' && last.text === ' ' && parts[parts.length - 2]?.kind === 'words') {
      parts.pop();
      parts[parts.length - 1]!.text += ` ${text}`;
    } else if (last?.kind === kind && kind !== 'variable') last.text += text;
    else parts.push({ kind, text });
  };
  line.split(TOKEN).forEach((token, index, tokens) => {
    if (index % 2 === 0) return add('sign', token);
    if (token.startsWith('^')) return add('sup', token.slice(1).replace(/^\((.*)\)$/, '$1'));
    if (/^[⁰¹²³⁴-⁹]/.test(token)) return add('sup', flat(token));
    if (/^[₀-₉ᵢ]/.test(token)) return add('sub', flat(token));
    const quantity = QUANTITIES[token];
    if (quantity) {
      add('variable', quantity[0]);
      return add('sub', quantity[1]);
    }
    if (token === 'min') return add('sign', token);
    // `at a loss`: an article. Any other single letter is a variable.
    if (SMALL_WORD.test(token)) return add('words', token);
    if (token === 'a' && parts.at(-2)?.kind === 'words' && (tokens[index + 2]?.length ?? 0) > 1)
      return add('words', token);
    return add(/^(.|i-th)$/u.test(token) ? 'variable' : 'words', token);
  });
  return parts;
}

function flat(text: string): string {
  return Array.from(text, (character) => FLAT[character] ?? character).join('');
}
