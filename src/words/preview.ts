/** A translation that somebody is making, before it is in the project: a text in Fluent's syntax, from a file. */
import { messagesOf } from './bundle.ts';
import { say } from '../../workers/words/say.ts';

/** A language of the page has a fifth of these. */
export const TRANSLATION_LIMITS = {
  bytes: 1_000_000,
  lines: 20_000,
  /** Characters. */
  line: 2_000,
  messages: 10_000,
  /** Braces within braces: a choice within a choice has four. */
  nested: 8,
  /** Spaces, or empty lines, in a row. */
  blanks: 200,
} as const;

export type Preview = { text: string } | { refusal: string };

/** Reads a file. It is nothing but text: what it says is shown as it stands, and its messages are held to those of the page. */
export async function previewOf(file: Pick<File, 'size' | 'text'>): Promise<Preview> {
  const { bytes } = TRANSLATION_LIMITS;
  if (file.size > bytes)
    return { refusal: say('The file has {size} bytes; at most {most} are read.', { size: file.size, most: bytes }) };
  const text = (await file.text()).replace(/\r\n?/g, '\n');
  const refusal = refusalOf(text);
  return refusal === null ? { text } : { refusal };
}

/** Why a text is not read, with its first line that is wrong, the rule and the value; null if it is. */
function refusalOf(text: string): string | null {
  const { lines: mostLines, line: longest, messages: mostMessages, nested, blanks } = TRANSLATION_LIMITS;
  const lines = text.split('\n');
  if (lines.length > mostLines)
    return say('The file has {lines} lines; at most {most} are read.', { lines: lines.length, most: mostLines });
  let [count, depth, empty] = [0, 0, 0];
  for (const [index, each] of lines.entries()) {
    const line = index + 1;
    if (each.length > longest)
      return say('Line {line} has {length} characters; at most {most} are read.', {
        ...{ line, length: each.length, most: longest },
      });
    empty = each.trim() === '' ? empty + 1 : 0;
    if (empty > blanks || /[ \t]{201}/.test(each))
      return say('Line {line}: more than {most} spaces or empty lines in a row are not read.', { line, most: blanks });
    if (/^[A-Za-z][\w-]* *=/.test(each)) [count, depth] = [count + 1, 0];
    if (count > mostMessages)
      return say('Line {line}: here begins message {count}; at most {most} are read.', {
        ...{ line, count, most: mostMessages },
      });
    for (const sign of each.startsWith('#') ? '' : each) {
      depth = Math.max(0, depth + (sign === '{' ? 1 : sign === '}' ? -1 : 0));
      if (depth > nested)
        return say('Line {line}: braces stand {depth} deep; at most {most} are read.', { line, depth, most: nested });
    }
  }
  if (count > 0 && messagesOf('en', [text]).count > 0) return null;
  return say('There is no message in this file: a line of it would be “m-share-m2bcgo = …”.');
}
