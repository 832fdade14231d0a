/**
 * Cards hold the words of a scheme, cause, queue, loss or source beside its rule, and lists of fields those of a scenario. Workers run the
 * rules and show nothing: their bundles leave out the words and how forms show the numbers, a tenth of the live worker. The page makes
 * no change itself and runs no source: it leaves out what they do to a network.
 */
import { parseAst } from 'vite';

const CHANGES = /\/workers\/engine\/changes\/[^/]+\.ts$/;

/** What only forms, docs and tests read of a parameter or field. */
const OF_PARAMETERS = ['help', 'isRule', 'label', 'more', 'notable', 'onlyIf', 'shown', 'symbol', 'tryInTests'];
/** And of a card of a scheme, queue, loss or source. */
const OF_CARDS = [...OF_PARAMETERS, 'about', 'citation', 'fullName', 'words'];
const OF_WORKERS = [
  {
    files: /\/workers\/engine\/schemes\/[^/]+\.ts$/,
    ofParameters: true,
    keys: [...OF_CARDS, 'button', 'did', 'family', 'isLate', 'letter', 'law', 'presets', 'slot', 'taxonomy', 'theory'],
  },
  {
    files: /\/workers\/engine\/network\/(queues|losses|sources)\/[^/]+\.ts$/,
    ofParameters: true,
    keys: [
      ...OF_CARDS,
      'button',
      'changesInTime',
      'choices',
      'clause',
      'fitted',
      'fresh',
      'glyph',
      'isRandom',
      'lossRate',
      'ns2',
      'outOfReach',
      'picture',
      'scaled',
      'shapes',
      'source',
      'summary',
      'thresholds',
      'verb',
    ],
    functions: true,
  },
  { files: /\/workers\/engine\/transport\/causes\/[^/]+\.ts$/, keys: ['words'] },
  {
    files: CHANGES,
    keys: [...OF_PARAMETERS, 'about', 'name', 'switch', 'words', 'shows', 'verb', 'thing', 'told'],
    functions: true,
  },
  {
    files: /\/workers\/engine\/scenario\/[a-z]+-fields?\.ts$/,
    keys: [...OF_PARAMETERS, 'begins', 'inSentence', 'name', 'ofRun', 'part', 'quiet', 'switch', 'words'],
    functions: true,
  },
];

const OF_PAGE = [
  { files: /\/workers\/engine\/(schemes|network\/(queues|losses)|scenario)\/[^/]+\.ts$/, keys: ['tryInTests'] },
  // What a field of a link is, for the docs.
  { files: /\/src\/(view|lesson)\/[^/]+\.ts$/, keys: ['help'] },
  { files: /\/workers\/engine\/network\/sources\/[^/]+\.ts$/, keys: ['build', 'tryInTests'], functions: true },
  { files: CHANGES, keys: ['about', 'help', 'visitsQueue', 'begin', 'act'], functions: true },
];

/**
 * @param {'page' | 'worker'} bundle
 * @returns {import('vite').Plugin}
 */
export function withoutWords(bundle) {
  const leftOut = bundle === 'page' ? OF_PAGE : OF_WORKERS;
  return {
    name: `without-words-${bundle}`,
    // Command lines print the words and are bundled with the same configuration.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      const rule = leftOut.find(({ files }) => files.test(id));
      if (!rule) return null;
      let rest = code;
      for (const { start, end } of fieldsOf(parseAst(code), rule).reverse())
        rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,\s*/, '');
      return { code: withoutUnusedImports(rest), map: null };
    },
  };
}

/**
 * Properties with these keys, in the order of the file: data, and functions where they are left out too. A name alone may be
 * set by something else, so it stays.
 * @param {any} node
 * @param {{ keys: readonly string[], functions?: boolean, ofParameters?: boolean }} rule
 * @returns {any[]}
 */
function fieldsOf(node, rule) {
  if (node === null || typeof node !== 'object') return [];
  const isOne = node.type === 'Property' && !node.shorthand && rule.keys.includes(node.key.name);
  if (isOne && (node.method || isFunction(node.value) ? rule.functions : node.value.type !== 'Identifier'))
    return [node];
  // What has a key of its own is a parameter, what has parameters a card: nothing that runs asks for their names.
  const named =
    node.type === 'ObjectExpression' &&
    node.properties.some((/** @type {any} */ each) => ['key', 'parameters'].includes(each.key?.name));
  const inner = named && rule.ofParameters ? { ...rule, keys: [...rule.keys, 'name'] } : rule;
  return Object.values(node).flatMap((each) => fieldsOf(each, inner));
}

/** @param {any} node */
function isFunction(node) {
  return ['FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}

/**
 * Without those imports of which nothing is left to use: of a module that a bundle imports at once, it holds all that anything uses.
 * @param {string} code
 */
export function withoutUnusedImports(code) {
  const imports = parseAst(code).body.filter((each) => each.type === 'ImportDeclaration');
  const rest = imports.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
  return imports.reduceRight((left, { start, end, specifiers }) => {
    const isUsed = specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest));
    return isUsed ? left : left.slice(0, start) + left.slice(end);
  }, code);
}
