import { Fragment, type ReactNode } from 'react';
import { type Said, say } from '../../workers/words/say.ts';

/** What a marked part of a text is shown as. */
export type Marks = Readonly<Record<string, (words: string) => ReactNode>>;

const MARKED = /<(\w+)>([^<]*)<\/\w+>/;

/** A text with marked parts, one message: `Press <key>W</key> …`, where `marks.key` shows the W. */
export function sayMarked(english: string, said: Said, marks: Marks): ReactNode {
  // Between the parts stand the name and the words of each mark.
  return say(english, said)
    .split(MARKED)
    .map((part, at, parts) => {
      if (at % 3 === 0) return part;
      return at % 3 === 1 ? null : <Fragment key={at}>{marks[parts[at - 1]!]?.(part) ?? part}</Fragment>;
    });
}
