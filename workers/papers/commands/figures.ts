/**
 * Runs figures and tables of the papers on all cores and writes them as JSON:
 *
 *   npm run figures -- yang2000-fig6 tsao2007-table4 [--seeds N] [--out DIR] [--fresh]
 *   npm run figures -- --all --shard 1/4 --out DIR     a quarter of the runs, e.g. on a machine of its own
 *   npm run figures -- --all --merge DIR               the figures from the shards in DIR
 *   npm run figures -- --list
 *
 * One file per figure, `DIR/<id>.json` (by default in `results/figures`); a shard leaves its answers in
 * `DIR/answers-1-of-4.json`. Answers are kept under node_modules/.cache; `--fresh` runs everything again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ENGINE_VERSION } from '../../engine/version.ts';
import { jobsOf } from '../figures/ask.ts';
import { figureResult } from '../figures/data.ts';
import { asksOf, type Figure } from '../figures/figure.ts';
import { figures, findFigure } from '../figures/index.ts';
import type { Answers } from '../figures/quantity.ts';
import { answersFor, ranText } from './answers-for.ts';
import { processesOf, readOptions, type Said, seedsOf } from './batch-input.ts';
import { InputError } from '../../headless/input.ts';
import { makeFolder, mergeShards, shardOf, writeShard } from './shards.ts';

const USAGE =
  'usage: npm run figures -- ID ... | --all | --list [--seeds N] [--shard I/N | --merge DIR] [--out DIR] [--jobs N] [--fresh]';
const DEFAULT_OUT = 'results/figures';

/** Does what the words of the command line ask for. @returns the exit status */
export async function figuresCommand(words: readonly string[], said: Said): Promise<number> {
  const { values, positionals } = readOptions(
    { all: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
    USAGE,
    words,
    true,
  );
  if (values.list) {
    for (const { id, kind, title } of figures) said.print(`${id.padEnd(20)} ${kind.padEnd(8)} ${title}\n`);
    return 0;
  }
  const chosen = values.all ? [...figures] : positionals.map(known);
  if (chosen.length === 0) throw new InputError(USAGE);
  const seeds = seedsOf(values.seeds);
  const shard = values.shard === undefined ? undefined : shardOf(values.shard);
  const out = values.out ?? values.merge ?? DEFAULT_OUT;
  makeFolder(out);
  if (values.merge !== undefined) {
    const { answers, seeds: merged } = mergeShards(values.merge);
    write(chosen, answers, merged, out, said);
    return 0;
  }
  const made = await answersFor(jobsOf(chosen.flatMap(asksOf), seeds), {
    ...(shard && { shard }),
    fresh: values.fresh,
    processes: processesOf(values.jobs),
    complain: said.complain,
  });
  said.complain(ranText(made));
  if (shard) writeShard(made.answers, seeds, shard, out, said);
  else write(chosen, made.answers, seeds, out, said);
  return 0;
}

function known(id: string): Figure {
  const figure = findFigure(id);
  if (!figure) throw new InputError(`there is no figure ${id}; npm run figures -- --list shows all ${figures.length}`);
  return figure;
}

function write(chosen: readonly Figure[], answers: Answers, seeds: readonly number[], out: string, said: Said): void {
  for (const figure of chosen)
    writeFileSync(
      join(out, `${figure.id}.json`),
      `${JSON.stringify(figureResult(figure, answers, seeds, ENGINE_VERSION))}\n`,
    );
  said.print(`${chosen.length} figures in ${out}\n`);
}
