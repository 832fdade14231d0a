/**
 * Cards hold the words of a scheme, cause, queue, loss or source beside its rule, and lists of fields those of a scenario. Workers run the
 * rules and show nothing: their bundles leave out the words and how forms show the numbers, a tenth of the live worker.
 */
import { parseAst } from 'vite';

/** What only forms, docs and tests read of a parameter or field. */
const OF_PARAMETERS = ['help', 'notable', 'shown', 'tryInTests'];
const LEFT_OUT = [
  {
    files: /\/workers\/engine\/(schemes|network\/(queues|losses|sources))\/[^/]+\.ts$/,
    keys: [...OF_PARAMETERS, 'about', 'citation', 'fullName', 'law', 'presets', 'taxonomy', 'words'],
  },
  { files: /\/workers\/engine\/transport\/causes\/[^/]+\.ts$/, keys: ['words'] },
  {
    files: /\/workers\/engine\/scenario\/[a-z]+-fields\.ts$/,
    keys: [...OF_PARAMETERS, 'inSentence', 'name', 'quiet', 'switch', 'symbol', 'words'],
  },
];

/** @returns {import('vite').Plugin} */
export function withoutWords() {
  return {
    name: 'without-words',
    // Command lines print the words and are bundled with the same configuration.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      const keys = LEFT_OUT.find(({ files }) => files.test(id))?.keys;
      if (!keys) return null;
      let rest = code;
      for (const { start, end } of plainFields(parseAst(code), keys).reverse())
        rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,\s*/, '');
      return { code: rest, map: null };
    },
  };
}

/**
 * Properties with these keys that are data, in the order of the file.
 * @param {any} node
 * @param {readonly string[]} keys
 * @returns {any[]}
 */
function plainFields(node, keys) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Property' && !node.shorthand && !node.method && keys.includes(node.key.name) && isData(node.value))
    return [node];
  return Object.values(node).flatMap((inner) => plainFields(inner, keys));
}

/**
 * No function, and no name alone, which something else may set.
 * @param {any} node
 */
function isData(node) {
  return !['Identifier', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}
