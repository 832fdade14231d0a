/**
 * `npm run fuzz:scenarios [-- --count N] [--seed S] [--events E]`: runs N random scenarios whose fields are often at the
 * ends of their ranges, each for at most E events. In every run packets must be conserved, numbers be numbers, round trips
 * be at least the base, and work and memory stay within the bounds that were computed before. Prints each scenario that
 * fails, as JSON; `--seed` of its own number makes it again. Ends with how much of the bounds was used.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyExtreme } from '../engine/support/extremes.ts';
import { tryExtreme, type Tried } from '../engine/support/try-extreme.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    events: { type: 'string', default: '40000' },
  },
});
const [count, seed, events] = [values.count, values.seed, values.events].map(Number) as [number, number, number];
if (![count, seed, events].every((value) => Number.isInteger(value) && value >= 1)) {
  console.error('usage: npm run fuzz:scenarios -- [--count N] [--seed S] [--events E]');
  process.exit(2);
}

const refused = new Map<string, number>();
let [accepted, failed, packets] = [0, 0, 0];
const most: Record<keyof Tried['used'], { part: number; number: number }> = {
  sent: { part: 0, number: 0 },
  inFlight: { part: 0, number: 0 },
  bytes: { part: 0, number: 0 },
};
for (let number = seed; number < seed + count; number += 1) {
  const input = fc.sample(anyExtreme, { seed: number, numRuns: 1 })[0]!;
  const tried = attempt(input);
  if (tried.refused !== '') {
    refused.set(tried.refused, (refused.get(tried.refused) ?? 0) + 1);
    continue;
  }
  accepted += 1;
  packets += tried.packets;
  for (const which of ['sent', 'inFlight', 'bytes'] as const)
    if (tried.used[which] > most[which].part) most[which] = { part: tried.used[which], number };
  if (tried.wrong === '') continue;
  failed += 1;
  console.log(`--seed ${number}: ${tried.wrong}\n${JSON.stringify(input)}`);
}
console.log(`${count} scenarios from seed ${seed}: ${accepted} ran, ${packets} packets, ${failed} failed`);
for (const [what, { part, number }] of Object.entries(most))
  console.log(`most of the bound on ${what}: ${part.toFixed(3)} (--seed ${number})`);
console.log('refused:');
for (const [rule, times] of [...refused].toSorted((one, other) => other[1] - one[1])) console.log(`${times}\t${rule}`);
process.exitCode = failed > 0 ? 1 : 0;

function attempt(input: object): Tried {
  try {
    return tryExtreme(input, events);
  } catch (error) {
    const wrong = error instanceof Error ? error.stack!.split('\n').slice(0, 3).join(' ') : String(error);
    return { refused: '', wrong, packets: 0, used: { sent: 0, inFlight: 0, bytes: 0 } };
  }
}
