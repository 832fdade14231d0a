/**
 * Schemes that ns-2 does not have, or not as released (SIMD, TFRCP, TEAR, and others beside them), against what the
 * papers print. papers.json holds the papers' values, each with where it stands and the range that is taken for
 * agreement: the paper's number with its rounding, what can be read off a figure, or what the text says in words.
 */
import { readFileSync } from 'node:fs';

import { number, spread, table } from './markdown.ts';
import { blackout, doubling, randomLossTear, responsiveness, timedLoss, twoStates } from './papers-rates.ts';
import { sharesAgainstTcp } from './papers-shares.ts';
import { convergence, randomLoss } from './papers-simd.ts';
import { spreadOf } from './statistics.ts';

/** Numbers of one run of an experiment, by the ids of papers.json. What has no value in a run is left out. */
export type Measured = Record<string, number>;

export const EXPERIMENTS = {
  convergence,
  timedLoss,
  twoStates,
  randomLoss,
  randomLossTear,
  blackout,
  responsiveness,
  doubling,
  sharesAgainstTcp,
};
export type ExperimentName = keyof typeof EXPERIMENTS;

/** Seeds of each: tsao2007 made five runs. */
export const PAPER_SEEDS: Record<ExperimentName, number> = {
  convergence: 10,
  timedLoss: 5,
  twoStates: 10,
  randomLoss: 20,
  randomLossTear: 10,
  blackout: 20,
  responsiveness: 20,
  doubling: 5,
  sharesAgainstTcp: 20,
};

export interface PaperValue {
  id: string;
  /** Paper and page, figure, table or equation. */
  where: string;
  scheme: string;
  what: string;
  /** As the paper has it. */
  paper: string;
  /** Range of agreement. */
  min: number;
  max: number;
  /** Why ours is not in it, if it is not. */
  reason?: string;
}

interface PapersFile {
  values: PaperValue[];
  notYet: { what: string; why: string }[];
}

export function loadPapers(): PapersFile {
  return JSON.parse(readFileSync(new URL('papers.json', import.meta.url), 'utf8')) as PapersFile;
}

/** The section of the report. */
export function papersSection(measured: readonly Measured[]): string {
  const { values, notYet } = loadPapers();
  const rows = values.map((value) => {
    const seeds = measured.map((each) => each[value.id]).filter((each) => each !== undefined);
    const ours = spreadOf(seeds);
    return [
      value.where,
      value.scheme,
      value.what,
      value.paper,
      ours ? `${spread(ours)} (${ours[2]})` : '–',
      verdict(value, ours?.[0] ?? null),
    ];
  });
  const agreeing = rows.filter((row) => row[5] === 'agrees').length;
  return [
    '## Schemes without an ns-2 implementation: beside the papers',
    `Our number is a mean over seeds ± the standard deviation of one run, in brackets the number of seeds in which it has a value. What the papers print comes from single runs or from figures, so the range that counts as agreement is wide; it stands with each value in \`tests/validation/papers.json\`. ${agreeing} of ${rows.length} agree. The set-ups are the papers': \`papers-simd.ts\` has jin2001's chain of three links and its link with random loss, \`papers-shares.ts\` its shared link with TCP in the opposite direction, \`papers-rates.ts\` tsao2007's link that drops a packet at given times (as \`drop\` events) and yang2000's 2.5 Mbit/s.`,
    table(['paper', 'scheme', 'what', 'paper says', 'ours', 'verdict'], rows),
    '### Not yet',
    table(
      ['experiment', 'why'],
      notYet.map(({ what, why }) => [what, why]),
    ),
  ].join('\n\n');
}

/** In words: whether a mean is in the paper's range, and if not, why. */
export function verdict({ min, max, reason }: PaperValue, mean: number | null): string {
  if (mean !== null && mean >= min && mean <= max) return 'agrees';
  const range = `taken for agreement: ${number(min)} to ${number(max)}`;
  return reason ? `differs: ${reason} (${range})` : `differs (${range}), **not explained**`;
}
