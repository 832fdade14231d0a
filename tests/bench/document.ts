/** docs/performance.md, which the benches write their tables into. */
import { readFileSync, writeFileSync } from 'node:fs';

/** From the top level, where npm runs scripts. */
const FILE = 'docs/performance.md';

/**
 * The text takes the place of what stands between `<!-- mark -->` and `<!-- /mark -->`.
 * @throws Error if the document has no such place
 */
export function writeIntoDocument(mark: string, text: string): void {
  const document = readFileSync(FILE, 'utf8');
  const place = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
  if (!place.test(document)) throw new Error(`${FILE} has no <!-- ${mark} --> … <!-- /${mark} -->`);
  writeFileSync(
    FILE,
    document.replace(place, (_, begin: string, end: string) => `${begin}\n${text}\n\n${end}`),
  );
}
