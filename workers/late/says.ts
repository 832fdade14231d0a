/** Fields in which people name things. */
const NAMES = ['id', 'title', 'name'];

/**
 * Whether that word stands anywhere in the input as a text of its own, as the kind of a scheme does: in a scenario, in an experiment's
 * values, in a document of whatever form; not as a name. Columns of numbers are passed over, and texts are not taken apart.
 */
export function says(input: unknown, word: string): boolean {
  if (typeof input !== 'object' || input === null) return input === word;
  if (ArrayBuffer.isView(input)) return false;
  if (Array.isArray(input)) return typeof input[0] !== 'number' && input.some((each) => says(each, word));
  return Object.entries(input).some(([key, each]) => !NAMES.includes(key) && says(each, word));
}
