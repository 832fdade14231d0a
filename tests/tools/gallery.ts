/**
 * Writes the small pictures of the gallery, `public/figures/gallery.json`, from the results of `npm run figures -- --all`, and
 * the findings on the claims, `public/figures/findings.json`, from `npm run claims -- --json results/claims.json`:
 *
 *   npm run gallery [-- --from DIR] [--claims FILE]
 *
 * A figure that is not among the results keeps the picture that it has, if that is of this engine; else it has none, and the page says so.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Gallery, thinned } from '../../src/papers/gallery-data.ts';
import type { ShippedFindings } from '../../workers/papers/claims/claim.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import type { FigureResult } from '../../workers/papers/figures/data.ts';
import { figures } from '../../workers/papers/figures/index.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'results/figures' },
    claims: { type: 'string', default: 'results/claims.json' },
  },
});

const results = figures.flatMap(({ id }): FigureResult[] => {
  const file = `${values.from}/${id}.json`;
  if (!existsSync(file)) return [];
  const result = JSON.parse(readFileSync(file, 'utf8')) as FigureResult;
  return result.engine === ENGINE_VERSION ? [result] : [];
});
const folder = new URL('../../public/figures/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL('gallery.json', folder);
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Gallery) : null;
const kept = before?.engine === ENGINE_VERSION && results.length < figures.length ? before : null;
const made: Gallery['figures'] = {
  ...kept?.figures,
  ...Object.fromEntries(results.map((result) => [result.figure, thinned(result)])),
};
const gallery: Gallery = {
  engine: ENGINE_VERSION,
  seeds: Math.min(kept?.seeds ?? Infinity, ...results.map(({ seeds }) => seeds.length)),
  figures: Object.fromEntries(figures.flatMap(({ id }) => (made[id] ? [[id, made[id]]] : []))),
};
if (existsSync(values.claims)) {
  const findings: ShippedFindings = {
    engine: ENGINE_VERSION,
    findings: JSON.parse(readFileSync(values.claims, 'utf8')) as ShippedFindings['findings'],
  };
  writeFileSync(new URL('findings.json', folder), `${JSON.stringify(findings)}\n`);
  process.stdout.write(`${Object.keys(findings.findings).length} findings\n`);
}
writeFileSync(file, `${JSON.stringify(gallery)}\n`);
process.stdout.write(`${results.length} of ${figures.length} figures in ${fileURLToPath(file)}\n`);
