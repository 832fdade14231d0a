import fc from 'fast-check';
import { expect, test } from 'vitest';
import { programOf } from '../../workers/language/program.ts';
import { readRule, whyNoRule } from '../../workers/language/rule.ts';
import { FIRST_MEMORY, NAMES, PARTS, SLOT } from '../../workers/language/rule-names.ts';
import { linesGive } from '../causes/support/rule-lines.ts';
import { runs } from '../engine/support/property.ts';
import { anyRule } from './random-rules.ts';

const anyValue = fc.oneof(fc.constantFrom(0, 0.5, 1, 2, 10, 1e9), fc.double({ min: 0, max: 1e6, noNaN: true }));
/** Of each name, and of three memories. */
const anyValues = fc.array(anyValue, { minLength: NAMES.length + 3, maxLength: NAMES.length + 3 });

test('what runs rules and what evaluates statements of lessons give the same bits for any rule and any numbers', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRule, anyValues, (text, values) => {
      if (whyNoRule(text) !== null) return;
      const { reads } = readRule(text);
      for (const { id } of PARTS) {
        const program = programOf(text, { now: 0 });
        values.forEach((value, slot) => (program.slots[slot] = value));
        // A window within its bounds; what no line reads is not given to the other.
        program.slots[SLOT.W] = Math.max(1, values[SLOT.W]!);
        const { slots } = program;
        const after = linesGive(text, [id], {
          window: slots[SLOT.W]!,
          threshold: slots[SLOT.ssthresh]!,
          time: slots[SLOT.now]!,
          maxWindow: slots[SLOT.maxWindow]!,
          reads: reads.map((slot) => slots[slot]!),
        });
        program.act(id)?.();
        for (const [slot, value] of after)
          if (slot === SLOT.W || slot === SLOT.ssthresh || slot === SLOT.rate || slot >= FIRST_MEMORY) {
            compared += 1;
            if (!Object.is(slots[slot], value))
              expect.fail(`${id}: slot ${slot} is ${slots[slot]}, not ${value}, of\n${text}`);
          }
      }
    }),
    runs(2_000),
  );
  expect(compared).toBeGreaterThan(10_000);
});
