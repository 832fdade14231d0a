/** The built page has the files of a language without their comments, half of them: the English that each message is of. */
import { readFileSync } from 'node:fs';

const RAW = '.ftl?raw';

/** @returns {import('vite').Plugin} */
export function messagesAlone() {
  return {
    name: 'messages-alone',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
      return `export default ${JSON.stringify(text.replace(/^#.*\n|^\n/gm, ''))};`;
    },
  };
}
