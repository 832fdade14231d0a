/** Links that break a rule, on the command line: `race FILES --break`. */
import type { Experiment } from '../../experiments/experiment.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import { breakingExperiments, breakingSoFar, networkWords, type OutcomeOf } from '../../race/breaking/breaking.ts';
import { NETWORKS, rangesSaid } from '../../race/breaking/networks.ts';
import { type Race, sound } from '../../race/race.ts';

/** Networks that are named of a rule. */
const WORST = 3;

interface Means {
  /** Runs all of the experiments. */
  runAll(
    experiments: readonly Experiment[],
  ): Promise<(...of: [...Parameters<OutcomeOf>, seed: number]) => ReturnType<OutcomeOf>>;
  hrefOf(scenario: Scenario): string;
}

/** What breaks each entry that can race, in lines of text. */
export async function breakingWords(race: Race, { runAll, hrefOf }: Means, networks = NETWORKS): Promise<string> {
  const lines = [rangesSaid()];
  for (const { name, scheme } of sound(race)) {
    const experiments = [...breakingExperiments(scheme, race.seed, networks)];
    const outcomeOf = await runAll(experiments);
    const { broken } = breakingSoFar(experiments, (experiment, point) => outcomeOf(experiment, point, race.seed));
    lines.push('', `${name}: ${broken.length} of ${networks} networks break it`);
    for (const { point, found, failed } of broken.slice(0, WORST)) {
      lines.push(`  ${networkWords(point.scenario)}`);
      lines.push(...found.map(({ failure, words }) => `    ${failure.name}: ${words}`));
      if (failed !== null) lines.push(`    The run has failed: ${failed}`);
      lines.push(`    ${hrefOf(point.scenario)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
