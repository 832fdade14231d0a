/** Reads a rule and lets its parts act on odd numbers. */
import { programOf } from '../../workers/language/program.ts';
import { whyNoRule } from '../../workers/language/rule.ts';
import { FIRST_MEMORY, PARTS, SLOT } from '../../workers/language/rule-names.ts';

const ODD = [0, 1e9, 1e-9, 12.5, 1, 4_321, 0.1, 2];

/**
 * Whether it is a rule, and how many of its statements were held back.
 * @throws Error where a part leaves what is no number within its bounds
 */
export function tryRule(text: string, turns = 4): { isSound: boolean; held: number } {
  if (whyNoRule(text) !== null) return { isSound: false, held: 0 };
  const program = programOf(text, { now: 0 });
  const { slots } = program;
  for (let turn = 0; turn < turns; turn += 1) {
    for (let slot = 0; slot < FIRST_MEMORY; slot += 1) slots[slot] = ODD[(slot + turn) % ODD.length]!;
    slots[SLOT.W] = Math.max(1, slots[SLOT.W]!);
    for (const { id } of PARTS) {
      program.act(id)?.();
      for (let slot = 0; slot < slots.length; slot += 1)
        if (!(Math.abs(slots[slot]!) <= 1e15)) throw new Error(`slot ${slot} is ${slots[slot]} after ${id}`);
      if (!(slots[SLOT.W]! >= 0 && slots[SLOT.W]! <= 1e9)) throw new Error(`W is ${slots[SLOT.W]} after ${id}`);
    }
  }
  return { isSound: true, held: program.held.length };
}
