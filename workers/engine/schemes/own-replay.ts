/** Runs a rule's parts again for the record of causes. The built page fetches it with the rules (tests/tools/late-rules.mjs). */
import { programOf } from '../../language/door.ts';
import { type Expression, partsOf } from '../../language/expression.ts';
import type { Program } from '../../language/program.ts';
import { type Part, SLOT } from '../../language/rule-names.ts';
import type { Named } from '../../language/rule.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import { type Facts, say, type Said } from '../transport/telling.ts';

const programs = /* @__PURE__ */ new WeakMap<ParameterValues, { program: Program; clock: { now: number } }>();

/** The rule, its slots as they were before the act. */
function programBefore(facts: Facts<string>, window: number): Program {
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
  slots[SLOT.now] = facts.time;
  slots[SLOT.maxWindow] = facts.maxWindow;
  program.rule.reads.forEach((slot, index) => (slots[slot] = read[`read${index}`] ?? NaN));
  return program;
}

export interface Told {
  says: Said[];
  window: number;
}

/** Runs the parts again, and says of the last statement that set the window what it was made of. */
export function again(facts: Facts<string>, window: number, parts: readonly Part['id'][]): Told {
  const program = programBefore(facts, window);
  const { slots } = program;
  let says: Said[] = ['Its rule leaves the window as it is.'];
  for (const part of parts) {
    const isOwn = program.rule.parts.has(part) || (part === 'mark' && program.rule.parts.has('loss'));
    for (const { statement, act } of program.steps(part)) {
      const numbers = namesIn(statement.value).map(({ name, slot }) => [name, slots[slot]!] as const);
      act();
      if (statement.slot !== SLOT.W) continue;
      const given = Object.fromEntries(numbers.map(([, value], index) => [`n${index}`, value]));
      const list = numbers.map(([name], index) => `${name} = {n${index}:4}`).join(', ');
      const from = list === '' ? '' : `, with ${list}`;
      says = [
        say(
          `{line?As TCP, for its rule does not say|Line ${statement.line} of its rule}: ${statement.text}${from}; that gives {w:4}.`,
          {
            ...given,
            line: Number(isOwn),
            w: slots[SLOT.W]!,
          },
        ),
      ];
    }
  }
  return { says, window: slots[SLOT.W]! };
}

function namesIn(expression: Expression<Named>): Named[] {
  const all = expression.is === 'slot' ? [expression] : partsOf(expression).flatMap(namesIn);
  return all.filter(({ slot }, index) => all.findIndex((one) => one.slot === slot) === index);
}
