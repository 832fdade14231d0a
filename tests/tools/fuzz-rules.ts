/**
 * `npm run fuzz:rules [-- --count N] [--seed S]`: N random rules, sound and broken. None may hang or throw anything but its refusal,
 * and what the parts of a sound one leave are numbers within their bounds. Prints each that fails, as JSON.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyRule, anyText } from '../rules/random-rules.ts';
import { tryRule } from '../rules/try-rule.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (![count, seed].every((value) => Number.isInteger(value) && value >= 1)) {
  console.error('usage: npm run fuzz:rules -- [--count N] [--seed S]');
  process.exit(2);
}

const AT_ONCE = 1_000;
let [sound, failed, tried, held] = [0, 0, 0, 0];
for (let batch = 0; tried < count; batch += 1) {
  const numRuns = Math.min(AT_ONCE, count - tried);
  for (const text of fc.sample(batch % 4 === 3 ? anyText : anyRule, { seed: seed + batch, numRuns })) {
    tried += 1;
    try {
      const result = tryRule(text);
      sound += Number(result.isSound);
      held += result.held;
    } catch (error) {
      failed += 1;
      console.log(`--seed ${seed + batch}: ${String(error)}\n${JSON.stringify(text)}`);
    }
  }
}
console.log(
  `${tried} rules from seed ${seed}: ${sound} were sound, ${held} of their statements held back, ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;
