/** What an address of the papers or the terms asks beside the page: a note and a question to its readers, or a frame in another page. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { type Lesson, MAX_QUESTION } from '../lesson/lesson-fields.ts';

type Words = Pick<Lesson, 'note' | 'question' | 'answer'>;

const MOST = { note: LIMITS.text, question: MAX_QUESTION, answer: LIMITS.text } as const;
const NAMES = ['note', 'question', 'answer'] as const;

/** The note and the question; one that is too long, or no text, counts as left out. */
export function wordsOf(query: URLSearchParams): Words {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = query.get(name);
      return text && text.length <= MOST[name] ? [[name, text]] : [];
    }),
  );
}

/** Whether the page stands in a frame of another page. */
export function isFramed(query: URLSearchParams): boolean {
  return query.get('frame') === '1';
}

/** The same address with these words in place of its own, framed or not. */
export function hashWith(hash: string, words: Words, framed = false): string {
  const [path = '', rest = ''] = hash.split('?');
  const query = new URLSearchParams(rest);
  for (const name of NAMES) {
    query.delete(name);
    const text = words[name]?.trim();
    if (text && (name !== 'answer' || words.question?.trim())) query.set(name, text);
  }
  query.delete('frame');
  if (framed) query.set('frame', '1');
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
