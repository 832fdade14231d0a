/** The words, numbers and signs of a text in the small language: of a statement, which is one line, or of a rule. */

export interface Token {
  is: 'number' | 'word' | 'text' | 'sign' | 'line' | 'end';
  text: string;
  /** Where it begins in the text. */
  at: number;
}

/** A text that cannot be read: the reason in a few words, and where. */
export class LanguageError extends Error {
  constructor(
    reason: string,
    readonly at: number,
    readonly length: number = 1,
  ) {
    super(reason);
  }
}

const SIGN = '\\.\\.|<=|>=|==|!=|[-+*/^(),<>]';
const NUMBER = '(\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?)';
/** Names of measures and groups may have a dash within; a minus has blanks around it then. */
const OF_STATEMENT = new RegExp(`[^\\S\\n]*(?:${NUMBER}|([A-Za-z][A-Za-z0-9_-]*)|"([^"]*)"|(${SIGN})|(\\n))`, 'y');
const OF_RULE = new RegExp(`[^\\S\\n]*(?:${NUMBER}|([A-Za-z_][A-Za-z0-9_]*)|(")|(${SIGN}|[=:;])|(\\n|#[^\\n]*))`, 'y');

/**
 * The last token is the end of the text.
 * @param kind a rule has lines and remarks behind #; in a statement a line's end is a blank
 * @throws LanguageError at a character that has no meaning
 */
export function tokensOf(source: string, kind: 'statement' | 'rule'): Token[] {
  const pattern = kind === 'rule' ? OF_RULE : OF_STATEMENT;
  const tokens: Token[] = [];
  const text = source.trimEnd();
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const from = pattern.lastIndex;
    const found = pattern.exec(text);
    const rest = text.slice(from);
    const begin = from + rest.length - rest.trimStart().length;
    if (!found || (kind === 'rule' && found[3] !== undefined))
      throw new LanguageError(`“${String.fromCodePoint(text.codePointAt(begin)!)}” has no meaning here`, begin);
    const [, number, word, quote, sign, line] = found;
    const at = pattern.lastIndex - (number ?? word ?? sign ?? line ?? `"${quote}"`).length;
    if (number !== undefined) tokens.push({ is: 'number', text: number, at });
    else if (word !== undefined) tokens.push({ is: 'word', text: word, at });
    else if (quote !== undefined) tokens.push({ is: 'text', text: quote, at });
    else if (sign !== undefined) tokens.push({ is: 'sign', text: sign, at });
    else if (kind === 'rule' && line === '\n') tokens.push({ is: 'line', text: 'the end of the line', at });
  }
  tokens.push({ is: 'end', text: '', at: text.length });
  return tokens;
}
