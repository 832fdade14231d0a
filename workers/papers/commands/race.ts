/**
 * Lets rules of a class compete with each other and with built-in schemes:
 *
 *   npm run --silent race -- FILES [--with KIND,KIND | none] [--seeds N] [--seed S] [--out DIR] [--jobs N] [--title WORDS] [--page URL]
 *   npm run --silent race -- FILES --break [--seed S] [--jobs N] [--page URL]    links that break each of them, and no race
 *
 * FILES are rules (.txt), JSON with a rule, scheme, scenario or race, or folders of such files; the name of a file is the entry's. DIR, by default
 * `results/race`, gets `race.html`, one page that needs nothing else, and `race.csv`, a row an entry. A broken file is a row with its reason.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';

import { ENGINE_VERSION } from '../../engine/version.ts';
import { type Experiment, seedsOf } from '../../experiments/experiment.ts';
import type { Point } from '../../experiments/points.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import type { Outcome } from '../../experiments/rows.ts';
import { InputError, reasonOf } from '../../headless/input.ts';
import { builtIn, USUAL } from '../../race/built-in.ts';
import { racePage } from '../../race/page.ts';
import { type Entry, entryOf, linkRaces, normalizeRace, type Race, RACE_BOUNDS, sound } from '../../race/race.ts';
import { linkDocument, runHash } from '../../race/run-link.ts';
import { type LinkStandings, type OutcomeOf, standingsOn } from '../../race/standing.ts';
import { raceTable, viewsOf } from '../../race/views.ts';
import { csvFact, csvRecord } from '../../results/csv-cells.ts';
import { type Answer, answerKey, jobsOf } from '../figures/ask.ts';
import { experimentAsks, outcomeOf, runOfPoint } from '../figures/experiment-figure.ts';
import { runJobs } from './batch-pool.ts';
import { breakingWords } from './race-breaks.ts';
import { entriesOf } from './race-files.ts';
import { makeFolder } from './shards.ts';

const USAGE =
  'usage: npm run --silent race -- FILES [--with KIND,KIND | none] [--seeds N] [--seed S] [--out DIR] [--jobs N] [--title WORDS] [--page URL] [--break]';
/** Where `npm start` serves the page. */
const PAGE = 'http://localhost:4173/';

type Print = (text: string) => void;

/** Does what the words of the command line ask for. @returns the exit status */
export async function race(words: readonly string[], print: Print, complain: Print): Promise<number> {
  try {
    return await answer([...words], print, complain);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    complain(reason);
    return 2;
  }
}

async function answer(words: string[], print: Print, complain: Print): Promise<number> {
  const { values, positionals } = optionsOf(words);
  if (values.help) {
    print(`${USAGE}\n`);
    return 0;
  }
  const base = pageOf(values.page ?? PAGE);
  const jobs = whole('--jobs', values.jobs, [1, 1024], availableParallelism());
  const own = raceOf(positionals, values);
  const broken = own.entries.filter((entry) => entry.broken !== null);
  for (const entry of broken) complain(`${entry.name}: ${entry.broken}\n`);
  if (sound(own).length === 0) throw new InputError('nobody can race');
  if (values.break) {
    const means = { runAll: runAllOf(jobs, complain), hrefOf: (scenario: Scenario) => base + hashOf(scenario) };
    print(await breakingWords(own, means));
    return 0;
  }
  const folder = values.out ?? join('results', 'race');
  makeFolder(folder);
  const races = linkRaces(own);
  const outcomeIn = await runAllOf(jobs, complain)(races.map(({ experiment }) => experiment));
  const outcomes: OutcomeOf = ({ experiment }, point, seed) => outcomeIn(experiment, point, seed);
  const links = races.map((one) => standingsOn(own, one, seedsOf(one.experiment), outcomes));
  const seeds = seedsOf(races[0]!.experiment);
  const page = racePage(own, viewsOf(own, links), {
    ...{ engine: ENGINE_VERSION, seeds },
    hrefOf: (link, entry) => hrefOf(links, base, link, entry),
    digestOf: (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  });
  writeFileSync(join(folder, 'race.html'), page);
  writeFileSync(join(folder, 'race.csv'), csvOf(own, links, seeds));
  print(
    `${sound(own).length} entries, ${broken.length} broken\n${join(folder, 'race.html')}\n${join(folder, 'race.csv')}\n`,
  );
  return 0;
}

function optionsOf(words: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        ...{ with: text, seeds: text, seed: text, out: text, jobs: text, title: text, page: text },
        break: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n${USAGE}`);
  }
}

function raceOf(files: readonly string[], values: ReturnType<typeof optionsOf>['values']): Race {
  const { seeds, seed, title = '' } = values;
  // Nobody races beside what is only to be broken.
  const entries = entriesOf(files, besideThem(values.with ?? (values.break ? 'none' : undefined)));
  // Seeds and title are checked with nobody in it: entries are sound or have their reason.
  const empty = normalizeRace({
    ...{ version: 1, title, entries: [] },
    seeds: whole('--seeds', seeds, [RACE_BOUNDS.leastSeeds, RACE_BOUNDS.seeds], RACE_BOUNDS.leastSeeds),
    seed: whole('--seed', seed, [0, 0xffffffff], 1),
  });
  return { ...empty, entries };
}

/** @throws InputError */
function besideThem(words: string | undefined): Entry[] {
  if (words === 'none') return [];
  return (words?.split(',') ?? USUAL).map((kind) => {
    const found = builtIn(kind.trim());
    if (!found) throw new InputError(`--with: there is no built-in scheme ${kind}`);
    return entryOf(found.name, found.scheme);
  });
}

/** @throws InputError */
function whole(option: string, words: string | undefined, [least, most]: [number, number], left: number): number {
  const value = words === undefined ? left : Number(words);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new InputError(`${option}: must be a whole number from ${least} to ${most}, got ${words}`);
  return value;
}

/** @throws InputError if it is not a page of the web, or of this machine */
function pageOf(words: string): string {
  if (URL.canParse(words) && /^(?:https?|file):$/.test(new URL(words).protocol))
    return new URL(words).href.split('#')[0]!;
  throw new InputError(`--page: must be the address at which Sawtooth is served, got ${words}`);
}

/** Runs all there is to run, on `processes` cores. */
function runAllOf(processes: number, complain: Print) {
  return async (experiments: readonly Experiment[]) => {
    const answers = new Map<string, Answer>();
    const failed = new Map<string, string>();
    const jobs = experiments.flatMap((experiment) => jobsOf(experimentAsks(experiment), seedsOf(experiment)));
    let over = 0;
    const next = (): void => {
      over += 1;
      if (over === jobs.length || over % 50 === 0) complain(`${over} of ${jobs.length} runs\n`);
    };
    await runJobs(
      jobs,
      ({ asks, request }, found) => {
        asks.forEach((ask, index) => answers.set(answerKey(ask, request.seed), found[index]!));
        next();
      },
      processes,
      ({ request }, why) => {
        failed.set(`${request.setup} ${request.seed}`, why);
        next();
      },
    );
    return (experiment: Experiment, point: Point, seed: number): Outcome | null => {
      const why = failed.get(`${runOfPoint(point).setup} ${seed}`);
      return why === undefined ? outcomeOf(experiment, answers, point, seed) : { failed: why };
    };
  };
}

/** The run of an entry with the first seed. */
function hrefOf(links: readonly LinkStandings[], base: string, id: string, entry: number): string | null {
  const point = links.find(({ link }) => link.id === id)?.standings[entry]?.point;
  return point ? base + hashOf(point.scenario) : null;
}

export function hashOf(scenario: Scenario): string {
  return runHash(deflateRawSync(JSON.stringify(linkDocument(scenario)), { level: 9 }));
}

function csvOf(own: Race, links: readonly LinkStandings[], seeds: readonly number[]): string {
  const facts = [
    `sawtooth race: ${own.title}`,
    `engine ${ENGINE_VERSION}, seeds ${seeds.join(' ')}; links drawn from seed ${own.seed}`,
    ...links.map(({ link, standings }) => {
      const path = standings.find(({ point }) => point)?.point?.scenario.path.map(({ trace: _, ...hop }) => hop);
      return `${link.name}: ${JSON.stringify(path)}`;
    }),
  ];
  return [...facts.map(csvFact), ...raceTable(own, links).map(csvRecord)].join('');
}
