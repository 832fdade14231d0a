/**
 * The first view draws a run: it says nothing of its schemes, queues and sources, and runs none. The page's build takes what only texts and
 * runs need out of their cards, and puts it back on when src/scenario/card-words.ts, card-texts.ts or card-rules.ts is fetched.
 * Elsewhere cards are as they are written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { withoutUnusedImports } from './without-words.mjs';

const ROOMS = ['schemes', 'network/queues', 'network/sources'];
const CARDS = /\/workers\/engine\/(?:schemes|network\/(?:queues|sources))\/([^/]+)\.ts$/;
const IS_CARD = /^\s*kind: ['"]/m;
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
      const name = CARDS.exec(file)?.[1];
      // What stands beside cards keeps its texts: nobody would put them back on.
      if (!name || !IS_CARD.test(code)) return null;
      const keys = KEYS[query ?? ''] ?? Object.values(KEYS).flat();
      const tree = parseAst(code);
      const fields = lateFields(tree, keys);
      const texts = parameterTexts(tree);
      if (query !== undefined) {
        const cards = exported(code, fields);
        return { code: `${code}\n${cards}${query === 'texts' ? exportedTexts(code, name, texts) : ''}`, map: null };
      }
      const places = texts.flatMap(({ help, notable }, at) => [
        { ...help, instead: `help: '${name}.${at}'` },
        ...(notable ? [{ ...notable, instead: '' }] : []),
      ]);
      const gone = fields.map(({ field }) => ({ ...field, instead: '' }));
      let rest = code;
      for (const { start, end, instead } of [...places, ...gone].sort((one, other) => other.start - one.start))
        rest = rest.slice(0, start) + instead + rest.slice(end).replace(instead ? '' : /^\s*,\s*/, '');
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
  const isCard = (/** @type {string} */ file) => IS_CARD.test(readFileSync(join(engine, file), 'utf8'));
  // What stands beside cards is imported by those that need it, and would bring all that it needs along.
  const files = ROOMS.flatMap((room) => readdirSync(join(engine, room)).map((name) => `${room}/${name}`))
    .filter(isCard)
    .sort();
  const texts = which === 'texts';
  const imports = files.map((file, at) => {
    const names = `late as late${at}${texts ? `, texts as texts${at}` : ''}`;
    return `import { ${names} } from '${join(engine, file)}?${which}';\n`;
  });
  const all = (/** @type {string} */ name) => files.map((_, at) => `${name}${at}`).join(', ');
  return `import { schemes as allSchemes } from '${engine}/schemes/index.ts';
import { queues as allQueues } from '${engine}/network/queues/index.ts';
import { sources as allSources } from '${engine}/network/sources/index.ts';
${imports.join('')}
const allCards = [...allSchemes, ...allQueues, ...allSources];
for (const late of [${all('late')}]) for (const card of allCards) Object.assign(card, late[card.kind]);
${texts ? `const allTexts = Object.assign({}, ${all('texts')});\nfor (const { parameters } of allCards) for (const each of parameters) Object.assign(each, allTexts[each.help]);\n` : ''}`;
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
 * By what stands in the place of a parameter's help until they are put back on.
 * @param {string} code
 * @param {string} name of the file
 * @param {ReturnType<typeof parameterTexts>} texts
 */
function exportedTexts(code, name, texts) {
  const written = texts.map(({ help, notable }, at) => {
    const both = [help, ...(notable ? [notable] : [])].map(({ start, end }) => code.slice(start, end));
    return `'${name}.${at}': { ${both.join(', ')} }`;
  });
  return `\nexport const texts = { ${written.join(', ')} };`;
}

/**
 * What a parameter means and what papers set it to, in the order of the file: where nothing of it is made of anything else.
 * @param {any} node
 * @returns {{help: any, notable: any}[]}
 */
function parameterTexts(node) {
  if (node === null || typeof node !== 'object') return [];
  const inner = Object.values(node).flatMap(parameterTexts);
  if (node.type !== 'ObjectExpression') return inner;
  const own = (/** @type {string} */ key) =>
    node.properties.find((/** @type {any} */ each) => each.key?.name === key && isPlain(each.value));
  return own('key') && own('help') ? [{ help: own('help'), notable: own('notable') }, ...inner] : inner;
}

/** @param {any} node @returns {boolean} */
function isPlain(node) {
  if (node.type === 'ArrayExpression') return node.elements.every(isPlain);
  if (node.type === 'ObjectExpression')
    return node.properties.every((/** @type {any} */ each) => each.value && isPlain(each.value));
  return node.type === 'Literal';
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
