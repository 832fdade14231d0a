/**
 * The built page has the files of a language without their comments, half of them: the English that each message is of; and of
 * each id its digest alone, which is what a message is found by.
 */
import { readFileSync } from 'node:fs';

const RAW = '.ftl?raw';
const OF_A_LANGUAGE = /\/src\/words\/files\/([\w-]+)\//;

/**
 * Where a part of the built page lies: what is of one language in a folder of that, so that the service worker knows it.
 * @param {{ facadeModuleId?: string | null }} part
 */
export function partName({ facadeModuleId }) {
  const language = OF_A_LANGUAGE.exec(facadeModuleId ?? '')?.[1];
  return language ? `words/${language}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}

/** @returns {import('vite').Plugin} */
export function messagesAlone() {
  return {
    name: 'messages-alone',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
      const bare = text.replace(/^#.*\n|^\n/gm, '').replace(/^m-(?:[a-z0-9]+-)*(?=[a-z0-9]{6} *=)/gm, 'm-');
      return `export default ${JSON.stringify(bare)};`;
    },
  };
}
