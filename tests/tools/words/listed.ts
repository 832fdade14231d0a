/** Writes into the page what the sources say in all: the number of messages, and, for the page Sentences, all of them. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Message, messagesOf } from './messages.ts';

export function listed(): Plugin {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  let found: Message[] | null = null;
  const all = (): Message[] => (found ??= messagesOf(root));
  return {
    name: 'listed-messages',
    transform(code, id) {
      if (id.endsWith('/src/words/message-count.ts')) return code.replace(/= Number[\w.]*/, `= ${all().length}`);
      if (id.endsWith('/src/sentences/list.ts')) return code.replace(/= \[\]/, () => `= ${JSON.stringify(all())}`);
      return null;
    },
  };
}
