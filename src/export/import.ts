/** What a file holds that is opened or dropped on the page: a scenario, or results that name their scenario. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { ImportError, type Results } from '../../workers/results/results.ts';
import { decodeHash, LinkError, type Shown } from '../link/codec.ts';
import { type Parts, seedRefused } from './take-apart.ts';

/** The content of a file; `results` is null for a scenario alone. */
export interface Imported extends Required<Shown> {
  scenario: Scenario;
  results: Results | null;
}

/** The runs that a file is of: those that it holds, or those of its link. @param loadPreset as for links @throws ImportError */
export async function openParts(
  { scenario: own, compare: other, results, experiment }: Parts,
  loadPreset: (name: string) => Promise<unknown>,
): Promise<Imported> {
  if (experiment) throw new ImportError('This file is an experiment: it opens on a page of its own.');
  if (own) return { scenario: own, results, view: {}, compare: other };
  const { link, seed, runs } = results!.header;
  try {
    const { scenario, view, compare } = await decodeHash(link!.slice(link!.indexOf('#/')), loadPreset);
    if (runs && !compare) throw new ImportError('link: must be that of both runs.');
    if (scenario.seed !== seed) throw seedRefused(runs ? 'A seed' : 'seed', 'link', scenario.seed, seed);
    if (runs && compare && compare.seed !== runs[1].seed)
      throw seedRefused('B seed', 'link', compare.seed, runs[1].seed);
    return { scenario, view, compare, results };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    throw new ImportError(`link: ${error.message}`);
  }
}
