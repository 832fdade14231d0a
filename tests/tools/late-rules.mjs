/**
 * Few scenarios have a rule of somebody's own. The built page and workers fetch its language and its sender when one has
 * (workers/late/rules.ts); everywhere else they are simply imported.
 */
import { join } from 'node:path';

const DOORS = [/\/language\/door\.ts$/, /\/own-(sender|replay)\.ts$/];

/**
 * @param {string} root folder of the project
 * @param {'page' | 'worker'} bundle
 * @returns {import('vite').Plugin}
 */
export function lateRules(root, bundle) {
  const late = join(root, 'workers/late');
  return {
    name: `late-rules-${bundle}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || importer.startsWith(late)) return null;
      return DOORS.some((door) => door.test(source)) ? join(late, 'rules.ts') : null;
    },
    transform(code, id) {
      if (bundle === 'worker' || !id.endsWith('/late/rule-parts.ts')) return null;
      return { code: code.replace(/^export \{ connectOwn \}.*$/m, ''), map: null };
    },
  };
}
