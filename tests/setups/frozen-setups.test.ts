/** The runs of the papers, as they always were: what a set-up's default and each of its choices make, and its script for ns-2. */
import { expect, test } from 'vitest';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal } from '../../workers/engine/scenario/refusal.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import type { ChoiceValue, SetUp } from '../../workers/papers/setups/setup.ts';
import { digestOf } from '../support/digest.ts';
import { refusalsOf } from '../support/refusals.ts';

/** What the papers vary, and of every other number the double. */
function valuesOf({ sweeps, defaults }: SetUp, key: string): readonly ChoiceValue[] {
  const usual = defaults[key]!;
  return sweeps[key] ?? (typeof usual === 'number' ? [2 * usual] : []);
}

function made(setup: SetUp, choice: Record<string, ChoiceValue>): string {
  // Its words may become better ones.
  const input = { ...setup.build(choice), title: '', note: '' };
  const refused = refusalsOf(() => normalizeScenario(input)).map(describeRefusal);
  return refused.length > 0 ? refused.join(' | ') : digestOf(normalizeScenario(input));
}

test.each(setups.map((setup) => [setup.id, setup] as const))('%s', (_, setup) => {
  const { defaults, notes, title, figures } = setup;
  const { script, leftOut, remarks } = toNs2(normalizeScenario(setup.build()));
  const choices = Object.keys(defaults).flatMap((key) => {
    const values = valuesOf(setup, key);
    return values.length === 0
      ? []
      : [`${key} ${digestOf(values.map((value) => made(setup, { [key]: value }))).slice(0, 6)}`];
  });
  expect([
    `${made(setup, {})}, notes: ${digestOf([title, figures, notes])}, ns-2: ${digestOf([script.replace(ENGINE_VERSION, ''), leftOut, remarks])}`,
    choices.join(', '),
  ]).toMatchSnapshot();
});
