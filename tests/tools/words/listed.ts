/** Writes into the page what the sources say in all: the number of messages, how many each language says, and, for the page Sentences, all. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../../src/words/language.ts';
import { messageId } from '../../../src/words/message-id.ts';
import { textsOf, translationsIn } from './files.ts';
import { type Message, messagesOf, refusalsOf } from './messages.ts';

export function listed(): Plugin {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  let found: Message[] | null = null;
  const all = (): Message[] => (found ??= messagesOf(root));
  return {
    name: 'listed-messages',
    transform(code, id) {
      if (id.endsWith('/src/words/message-count.ts')) return withCounts(code, all(), (each) => textsOf(root, each));
      if (id.endsWith('/src/words/refusals.ts'))
        return code.replace(/= \[\]/, () => `= ${JSON.stringify(refusalsOf(all()))}`);
      if (id.endsWith('/src/sentences/list.ts')) return code.replace(/= \[\]/, () => `= ${JSON.stringify(all())}`);
      return null;
    },
  };
}

/** @param filesOf the files of a language, by name */
export function withCounts(
  code: string,
  messages: readonly Pick<Message, 'english'>[],
  filesOf: (language: string) => ReadonlyMap<string, string>,
): string {
  const ids = new Set(messages.map(({ english }) => messageId(english)));
  const said = LANGUAGES.filter((each) => each !== 'en').map((each) => {
    const own = new Set([...filesOf(each).values()].flatMap((text) => translationsIn(text).map(({ id }) => id)));
    return [each, [...own].filter((id) => ids.has(id)).length] as const;
  });
  return code
    .replace(/= Number[\w.]*/, `= ${messages.length}`)
    .replace(/= \{\}/, `= ${JSON.stringify(Object.fromEntries(said))}`);
}
