/**
 * Cards hold both the words of a scheme, queue or source and its rule. Workers run the rules and show nothing; the page shows the
 * words and runs nothing. Each bundle leaves out what it never reads, and with a rule all that only the rule uses.
 */
import { parseAst } from 'vite';

const CARDS = /\/workers\/engine\/(schemes|network\/(queues|losses|sources))\/[^/]+\.ts$/;
/** The page draws the losses with their own rules. */
const CARDS_WITH_RULES = /\/workers\/engine\/(schemes|network\/(queues|sources))\/[^/]+\.ts$/;

/** For workers: texts that only forms, docs and the page read. */
export const withoutWords = () =>
  leaveOut('without-words', CARDS, ['about', 'help', 'citation', 'taxonomy', 'fullName', 'source'], isText, "''");

/** For the page: what makes the two ends of a flow, its law, a queue or a source. */
export const withoutRules = () =>
  leaveOut('without-rules', CARDS_WITH_RULES, ['connect', 'createLaw', 'build'], isFunction, 'undefined');

/**
 * @param {string} name
 * @param {RegExp} files
 * @param {string[]} fields
 * @param {(node: any) => boolean} test of a field's value
 * @param {string} instead
 * @returns {import('vite').Plugin}
 */
function leaveOut(name, files, fields, test, instead) {
  return {
    name,
    // Command lines, which run the rules and print the words, are bundled with the same configuration.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!files.test(id)) return null;
      let rest = code;
      for (const { start, end, key } of found(parseAst(code), fields, test).reverse())
        rest = `${rest.slice(0, start)}${key.name}: ${instead}${rest.slice(end)}`;
      return { code: rest, map: null };
    },
  };
}

/**
 * The fields in the order of the file.
 * @param {any} node
 * @param {string[]} fields
 * @param {(node: any) => boolean} test
 * @returns {any[]}
 */
function found(node, fields, test) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Property' && fields.includes(node.key.name) && test(node.value)) return [node];
  return Object.values(node).flatMap((child) => found(child, fields, test));
}

/**
 * @param {any} node
 * @returns {boolean}
 */
function isText(node) {
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') return isText(node.left) && isText(node.right);
  return node.type === 'TemplateLiteral' && node.expressions.length === 0;
}

/**
 * @param {any} node
 * @returns {boolean}
 */
function isFunction(node) {
  return node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
}
