/**
 * `npm run fuzz:links [COUNT [SEED]]`: opens a hundred thousand hostile links; each must give a valid scenario or a
 * message of one line. Runs with little memory, so that a link that wants more ends it. Says how much processor time the
 * slowest took; times are printed, not judged.
 */
import { HostileLinks } from '../scenario/support/hostile-links.ts';
import { openHostile } from '../scenario/support/open-hostile.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 2);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error('usage: npm run fuzz:links -- [COUNT [SEED]]');
  process.exit(2);
}

const links = new HostileLinks(seed);
const tally = { opened: 0, refused: 0 };
const slowest = { milliseconds: 0, link: '' };
let peakBytes = 0;
for (let done = 0; done < count; done += 1) {
  const link = links.next();
  const start = process.cpuUsage();
  tally[await openHostile(link)] += 1;
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  if (milliseconds > slowest.milliseconds)
    Object.assign(slowest, { milliseconds, link: `${link.slice(0, 60)}… (${link.length} characters)` });
  if (done % 1_000 === 0) peakBytes = Math.max(peakBytes, process.memoryUsage().heapUsed);
}
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1e6;
console.log(`${count} links (seed ${seed}): ${tally.opened} opened, ${tally.refused} refused, none did anything else`);
console.log(
  `${seconds.toFixed(1)} s of processor time, ${((1000 * seconds) / count).toFixed(2)} ms a link with its check; at most ${(peakBytes / 1e6).toFixed(0)} MB of heap were in use`,
);
console.log(`slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.link}`);
