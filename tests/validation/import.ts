/**
 * Turns a folder of ns-2.35 results into the reference files of `tests/reference/`.
 *
 *   npx tsx tests/validation/import.ts FOLDER [FOLDER ...]
 *
 * A folder holds one JSON document per case, as the reference runner writes it: `case` (the set-up in ns-2's terms),
 * `link`, `classes` and so on with mean, sd and n. The first folder is the collection, the others are later runs of the
 * same runner; of a case that is in several folders the one with the most seeds counts. Cases that the engine cannot
 * run yet are listed in not-yet.json with the reasons. Rates become bit/s and names become ours; shares below a
 * thousandth are computed again from the counts, because the runner rounds them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { NOT_YET_FILE, referenceFolder, type NotYet, type Origin, type ReferenceCase } from './reference.ts';
import { readResults } from './import-results.ts';
import { readSetup, unsupported } from './import-setup.ts';
import type { RawResult } from './raw-case.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('usage: npx tsx tests/validation/import.ts FOLDER [FOLDER ...]\n');
  process.exit(2);
}

const results = new Map<string, RawResult>();
const origins = new Map<string, Origin>();
for (const [index, folder] of folders.entries()) {
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const raw = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RawResult;
    const before = results.get(raw.case.id);
    if (before && raw.case.seeds.length <= before.case.seeds.length) continue;
    results.set(raw.case.id, raw);
    const known = origins.get(raw.case.id);
    origins.set(
      raw.case.id,
      index === 0 ? 'collection' : known === undefined || known === 'added' ? 'added' : 'collection, more seeds',
    );
  }
}

const groups = new Map<string, ReferenceCase[]>();
const notYet: NotYet[] = [];
for (const raw of [...results.values()].sort((x, y) => (x.case.id < y.case.id ? -1 : 1))) {
  const why = unsupported(raw.case);
  if (why.length > 0) {
    notYet.push({ id: raw.case.id, why });
    continue;
  }
  const setup = readSetup(raw.case, raw.crowd?.transfers?.mean ?? null);
  const group = raw.case.id.slice(0, raw.case.id.indexOf('-'));
  const cases = groups.get(group) ?? [];
  cases.push({
    id: raw.case.id,
    origin: origins.get(raw.case.id)!,
    setup,
    seeds: raw.case.seeds,
    ...readResults(raw, setup),
  });
  groups.set(group, cases);
}

for (const [group, cases] of groups) {
  const lines = cases.map((each) => `  ${JSON.stringify(each)}`).join(',\n');
  writeFileSync(join(referenceFolder(), `${group}.json`), `{"group":"${group}","cases":[\n${lines}\n]}\n`);
}
const lines = notYet.map((each) => `  ${JSON.stringify(each)}`).join(',\n');
writeFileSync(join(referenceFolder(), NOT_YET_FILE), `{"cases":[\n${lines}\n]}\n`);
const imported = [...groups.values()].reduce((sum, cases) => sum + cases.length, 0);
process.stdout.write(`${imported} cases in ${groups.size} groups, ${notYet.length} not yet\n`);
