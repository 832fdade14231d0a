/** Every element of the page is made by src/words/jsx-runtime.ts, which says its texts in the reader's language. */
import { join } from 'node:path';

/** What makes elements: in the built page, and for the development server. */
const RUNTIMES = ['jsx-runtime', 'jsx-dev-runtime'];

/**
 * @param {string} here the project's directory, with `/` at its end
 * @returns {import('vite').Plugin}
 */
export function saidInLanguages(here) {
  const words = join(here, 'src/words/');
  return {
    name: 'said-in-languages',
    enforce: 'pre',
    resolveId(source, importer) {
      const runtime = RUNTIMES.find((name) => source === `react/${name}`);
      const fromPage = importer?.startsWith(join(here, 'src/')) && !importer.startsWith(words);
      return runtime && fromPage ? `${words}${runtime}.ts` : null;
    },
  };
}
