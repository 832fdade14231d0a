/**
 * Cards hold the words of a scheme, queue, loss or source beside its rule. Workers run the rules and show nothing: their bundles
 * leave the words out, which is a tenth of the live worker.
 */
import { parseAst } from 'vite';

const CARDS = /\/workers\/engine\/(schemes|network\/(queues|losses|sources))\/[^/]+\.ts$/;
/** Texts that only forms, docs and the page read. */
const FIELDS = ['about', 'help', 'citation', 'taxonomy', 'fullName', 'source'];

/** @returns {import('vite').Plugin} */
export function withoutWords() {
  return {
    name: 'without-words',
    // Command lines print the words and are bundled with the same configuration.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!CARDS.test(id)) return null;
      let rest = code;
      for (const { start, end, key } of textFields(parseAst(code)).reverse())
        rest = `${rest.slice(0, start)}${key.name}: ''${rest.slice(end)}`;
      return { code: rest, map: null };
    },
  };
}

/**
 * In the order of the file.
 * @param {any} node
 * @returns {any[]}
 */
function textFields(node) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Property' && FIELDS.includes(node.key.name) && isText(node.value)) return [node];
  return Object.values(node).flatMap(textFields);
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
