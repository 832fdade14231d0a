/** The runs of the papers, as they always were: what a set-up's default and each of its choices make, and its script for ns-2. */
import { expect, test } from 'vitest';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal } from '../../workers/engine/scenario/refusal.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import type { Choices, SetUp } from '../../workers/papers/setups/setup.ts';
import { digestOf } from '../support/digest.ts';
import { refusalsOf } from '../support/refusals.ts';

/** What figures and claims ask of each set-up, each once; and of every number that they leave, the double. */
const asked = new Map<string, Map<string, Choices>>(setups.map(({ id }) => [id, new Map()]));
for (const { setup, choice } of [
  ...figures.flatMap(asksOf),
  ...claims.flatMap(({ quantities }) => quantities.flatMap(({ asks }) => asks)),
])
  asked.get(setup)?.set(JSON.stringify(choice), choice);

function made(setup: SetUp, choice: Choices): string {
  // Its words may become better ones.
  const input = { ...setup.build(choice), title: '', note: '' };
  const refused = refusalsOf(() => normalizeScenario(input)).map(describeRefusal);
  return refused.length > 0 ? refused.join(' | ') : digestOf(normalizeScenario(input));
}

test.each(setups.map((setup) => [setup.id, setup] as const))('%s', (_, setup) => {
  const { defaults, sweeps, notes, title, figures: of } = setup;
  const { script, leftOut, remarks } = toNs2(normalizeScenario(setup.build()));
  const runs = [...asked.get(setup.id)!.values()].map((choice) => made(setup, choice));
  const doubles = Object.entries(defaults).flatMap(([key, usual]) =>
    typeof usual === 'number' ? [`${key} ${made(setup, { [key]: 2 * usual }).slice(0, 6)}`] : [],
  );
  expect([
    `${made(setup, {})}, notes: ${digestOf([title, of, notes])}, varied: ${digestOf(sweeps)}, ns-2: ${digestOf([script.replace(ENGINE_VERSION, ''), leftOut, remarks])}`,
    `${runs.length} runs: ${digestOf(runs)}`,
    doubles.join(', '),
  ]).toMatchSnapshot();
});
