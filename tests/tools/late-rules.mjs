/**
 * Few scenarios have a rule of somebody's own, or a window set by hand. The built page fetches its language when one has (workers/late/rules.ts), and the live
 * worker that it starts at first has none of it (workers/late/none.ts): for such a scenario the page starts the whole one, in
 * whose file it stands (workers/live/whole.worker.ts), as in all other workers. No worker fetches a part of itself: import() never ends
 * in the workers of WebKitGTK 2.50.
 */
import { join } from 'node:path';

const DOORS = [/\/language\/door\.ts$/, /\/(own-(sender|replay)|hands-sender)\.ts$/];
const LEAN = /\/live\/live\.worker\.ts(\?|$)/;

/**
 * @param {string} root folder of the project
 * @param {'page' | 'worker'} bundle each worker has a plugin of its own
 * @returns {import('vite').Plugin}
 */
export function lateRules(root, bundle) {
  const late = join(root, 'workers/late');
  /** @type {string | null} */
  let instead = bundle === 'page' ? join(late, 'rules.ts') : null;
  return {
    name: `late-rules-${bundle}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) {
        if (bundle === 'worker') instead = LEAN.test(source) ? join(late, 'none.ts') : null;
        return null;
      }
      if (importer.startsWith(late)) return null;
      return instead !== null && DOORS.some((door) => door.test(source)) ? instead : null;
    },
  };
}
