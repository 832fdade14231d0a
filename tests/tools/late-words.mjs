/**
 * The first view draws a run: it says nothing of its schemes and queues, and runs none. The page's build takes what only texts and
 * runs need out of their cards, and puts it back on when src/scenario/card-words.ts, card-texts.ts or card-rules.ts is fetched.
 * Elsewhere cards are as they are written.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { withoutUnusedImports } from './without-words.mjs';

const ROOMS = ['schemes', 'network/queues'];
const CARDS = /\/workers\/engine\/(?:schemes|network\/queues)\/[^/]+\.ts$/;
const LATE = /\/src\/scenario\/card-(words|texts|rules)\.ts$/;
/** By the file that puts them back on: what tells runs, what forms show, and what runs. @type {Readonly<Record<string, readonly string[]>>} */
const KEYS = { words: ['theory', 'words'], texts: ['about', 'citation', 'law'], rules: ['build', 'createLaw'] };

/**
 * @param {string} root folder of the project
 * @returns {import('vite').Plugin}
 */
export function lateWords(root) {
  return {
    name: 'late-words',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      const [file = '', query] = id.split('?');
      const late = LATE.exec(file)?.[1];
      if (late) return { code: `${restoring(root, late)}${code}`, map: null };
      if (!CARDS.test(file)) return null;
      const keys = KEYS[query ?? ''] ?? Object.values(KEYS).flat();
      const fields = lateFields(parseAst(code), keys);
      if (query !== undefined) return { code: `${code}\n${exported(code, fields)}`, map: null };
      let rest = code;
      for (const { start, end } of fields.map(({ field }) => field).reverse())
        rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,\s*/, '');
      return { code: withoutUnusedImports(rest), map: null };
    },
  };
}

/**
 * Imports the late fields of all cards, and puts them on.
 * @param {string} root
 * @param {string} which
 */
function restoring(root, which) {
  const engine = join(root, 'workers/engine');
  const files = ROOMS.flatMap((room) => readdirSync(join(engine, room)).map((name) => `${room}/${name}`)).sort();
  const imports = files.map((file, at) => `import { late as late${at} } from '${join(engine, file)}?${which}';\n`);
  return `import { schemes as allSchemes } from '${engine}/schemes/index.ts';
import { queues as allQueues } from '${engine}/network/queues/index.ts';
${imports.join('')}
for (const late of [${files.map((_, at) => `late${at}`).join(', ')}])
  for (const card of [...allSchemes, ...allQueues]) Object.assign(card, late[card.kind]);
`;
}

/**
 * Nothing else of the file is needed with these, and the build drops it.
 * @param {string} code
 * @param {{kind: string, field: any}[]} fields
 */
function exported(code, fields) {
  const kinds = [...new Set(fields.map(({ kind }) => kind))];
  const cards = kinds.map((of) => {
    const own = fields.filter(({ kind }) => kind === of).map(({ field }) => code.slice(field.start, field.end));
    return `${JSON.stringify(of)}: { ${own.join(', ')} }`;
  });
  return `export const late = { ${cards.join(', ')} };`;
}

/**
 * Of objects that have a `kind`, in the order of the file.
 * @param {any} node
 * @param {readonly string[]} keys
 * @returns {{kind: string, field: any}[]}
 */
function lateFields(node, keys) {
  if (node === null || typeof node !== 'object') return [];
  const kind =
    node.type === 'ObjectExpression'
      ? node.properties.find((/** @type {any} */ each) => each.key?.name === 'kind')?.value.value
      : undefined;
  if (typeof kind !== 'string') return Object.values(node).flatMap((inner) => lateFields(inner, keys));
  return node.properties
    .filter((/** @type {any} */ each) => keys.includes(each.key?.name))
    .map((/** @type {any} */ field) => ({ kind, field }));
}
