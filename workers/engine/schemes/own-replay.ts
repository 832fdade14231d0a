/** Runs a rule's parts again for the record of causes. The built page fetches it with the rules (tests/tools/late-rules.mjs). */
import { programOf } from '../../language/door.ts';
import { type Expression, partsOf } from '../../language/expression.ts';
import type { Program } from '../../language/program.ts';
import { type Part, SLOT } from '../../language/rule-names.ts';
import type { Named, Statement } from '../../language/rule.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import { type Facts, say, type Said } from '../transport/telling.ts';

const programs = /* @__PURE__ */ new WeakMap<ParameterValues, { program: Program; clock: { now: number } }>();

/** The rule, its slots as they were before the act. */
function programBefore(facts: Facts<string>, window: number, threshold: number): Program {
  let known = programs.get(facts.own);
  if (!known) {
    const clock = { now: 0 };
    programs.set(facts.own, (known = { clock, program: programOf(String(facts.own['rule']), clock) }));
  }
  const { program, clock } = known;
  const { slots } = program;
  const read = facts as unknown as Readonly<Record<string, number>>;
  clock.now = facts.time;
  slots[SLOT.W] = window;
  slots[SLOT.ssthresh] = threshold;
  slots[SLOT.now] = facts.time;
  slots[SLOT.maxWindow] = facts.maxWindow;
  program.rule.reads.forEach((slot, index) => (slots[slot] = read[`read${index}`] ?? 0));
  return program;
}

export interface Told {
  says: Said[];
  window: number;
  /** Packets/s, and the line that set it; nothing of a rule that did not. */
  pace: number;
  saysPace: Said[];
  /** As the sender takes it, in whole packets; null if the rule does not set another one. */
  threshold: number | null;
}

/** Runs the parts again, and says of the last statements that set the window and another threshold what they were made of. */
export function again(facts: Facts<string>, window: number, threshold: number, parts: readonly Part['id'][]): Told {
  const program = programBefore(facts, window, threshold);
  const { slots } = program;
  let ofWindow: Said = 'Its rule leaves the window as it is.';
  let ofThreshold: Said[] = [];
  let ofPace: Said[] = [];
  for (const part of parts) {
    const isOwn = program.rule.parts.has(part) || (part === 'mark' && program.rule.parts.has('loss'));
    for (const { statement, act } of program.steps(part)) {
      const numbers = namesIn(statement.value).map(({ name, slot }) => [name, slots[slot]!] as const);
      act();
      const gave = slots[statement.slot]!;
      if (statement.slot === SLOT.W) ofWindow = lineSaid(WINDOW, statement, isOwn, numbers, gave);
      else if (statement.slot === SLOT.rate) ofPace = [lineSaid(PACE, statement, isOwn, numbers, gave)];
      else if (statement.slot === SLOT.ssthresh && gave !== threshold)
        ofThreshold = [lineSaid(THRESHOLD, statement, isOwn, numbers, gave)];
    }
  }
  const set = slots[SLOT.ssthresh]!;
  const taken = set === threshold ? null : Math.max(2, Math.floor(set));
  return {
    says: [ofWindow, ...(taken === null ? [] : ofThreshold), ...ofPace],
    window: slots[SLOT.W]!,
    pace: slots[SLOT.rate]!,
    saysPace: ofPace,
    threshold: taken,
  };
}

const OWN = 'Line {line} of its rule: {text}';
const TCP = 'As TCP, for its rule does not say: {text}';
const ALONE = '; that gives {gave:4}';
const WITH = ', with {list}; that gives {gave:4}';
/** Of a line that sets it: TCP's or its own, without and with numbers. */
const WINDOW = [`${TCP}${ALONE}.`, `${TCP}${WITH}.`, `${OWN}${ALONE}.`, `${OWN}${WITH}.`];
const PACE = [
  `${TCP}${ALONE} packets/s.`,
  `${TCP}${WITH} packets/s.`,
  `${OWN}${ALONE} packets/s.`,
  `${OWN}${WITH} packets/s.`,
];
const THRESHOLD = [
  `${TCP}${ALONE}, so the threshold is {t:packets}.`,
  `${TCP}${WITH}, so the threshold is {t:packets}.`,
  `${OWN}${ALONE}, so the threshold is {t:packets}.`,
  `${OWN}${WITH}, so the threshold is {t:packets}.`,
];

/** A statement with the numbers of then in it. */
function lineSaid(
  texts: readonly string[],
  { line, text }: Statement,
  isOwn: boolean,
  numbers: readonly (readonly [name: string, value: number])[],
  gave: number,
): Said {
  const given = Object.fromEntries(numbers.map(([, value], index) => [`n${index}`, value]));
  const list = say(numbers.map(([name], index) => `${name} = {n${index}:4}`).join(', '), given);
  const which = 2 * Number(isOwn) + Number(numbers.length > 0);
  return say(texts[which]!, { line, text, list, gave, t: Math.max(2, Math.floor(gave)) });
}

function namesIn(expression: Expression<Named>): Named[] {
  const all = expression.is === 'slot' ? [expression] : partsOf(expression).flatMap(namesIn);
  return all.filter(({ slot }, index) => all.findIndex((one) => one.slot === slot) === index);
}
