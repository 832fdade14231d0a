/** What a rule's lines give, worked out from the numbers of a record by the evaluator of statements: the sender has another one. */
import { readRule, type Statement, TCP_RULE } from '../../../workers/language/rule.ts';
import { valueOf } from '../../../workers/language/expression.ts';
import { MOST_NUMBER, MOST_WINDOW, type Part, SLOT } from '../../../workers/language/rule-names.ts';

export interface Then {
  window: number;
  threshold: number;
  time: number;
  maxWindow: number;
  /** In the order of `Rule.reads`. */
  reads: readonly number[];
}

/** Window, threshold and memories after these parts, by slot. */
export function linesGive(text: string, parts: readonly Part['id'][], then: Then): ReadonlyMap<number, number> {
  const rule = readRule(text);
  const slots = new Map<number, number>([
    [SLOT.W, then.window],
    [SLOT.ssthresh, then.threshold],
    [SLOT.now, then.time],
    [SLOT.maxWindow, then.maxWindow],
  ]);
  rule.reads.forEach((slot, index) => slots.set(slot, then.reads[index] ?? 0));
  const params = new Map(rule.params.map(({ name, value }) => [name, value]));
  for (const part of parts)
    for (const { slot, value } of linesOf(text, part)) {
      const given = valueOf(value, (leaf) => params.get(leaf.name) ?? slots.get(leaf.slot) ?? 0);
      const [least, most] = boundsOf(slot, part);
      if (!Number.isNaN(given)) slots.set(slot, given < least ? least : given > most ? most : given);
    }
  return slots;
}

function linesOf(text: string, part: Part['id']): readonly Statement[] {
  const { parts } = readRule(text);
  const tcp = readRule(TCP_RULE).parts;
  return parts.get(part) ?? (part === 'mark' ? (parts.get('loss') ?? tcp.get('loss')) : tcp.get(part)) ?? [];
}

function boundsOf(slot: number, part: Part['id']): [least: number, most: number] {
  if (slot === SLOT.ssthresh || slot === SLOT.rate) return [0, MOST_WINDOW];
  if (slot === SLOT.W) return [part === 'loss' || part === 'mark' ? 0 : 1, MOST_WINDOW];
  return [-MOST_NUMBER, MOST_NUMBER];
}
