/**
 * `npm run fuzz:texts [-- READER ...]`: long repeats of every kind, as long as a text may be, for every reader of texts from
 * outside. Prints the slowest of each in ms of processor time; judges nothing (tests/page/hostile-texts.test.ts does).
 */
import { lessonToAnswer, readersOf, tryReader } from '../support/hostile-texts.ts';

const readers = readersOf(await lessonToAnswer());
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(readers, name));
if (unknown.length > 0) {
  console.error(`usage: npm run fuzz:texts -- [READER ...]; readers are ${Object.keys(readers).join(', ')}`);
  process.exit(2);
}
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
for (const [name, reader] of Object.entries(readers)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { ms, text, tried } = await tryReader(reader, clock);
  console.log(
    `${name.padEnd(20)} ${String(tried).padStart(5)} texts of ${reader.length} characters, slowest ${ms.toFixed(0)} ms: ${text}`,
  );
}
