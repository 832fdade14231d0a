/** Answers kept on disk: under the scenario's digest, the engine's version, and what is measured. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ENGINE_VERSION } from '../../engine/version.ts';
import { canonical } from '../../experiments/canonical.ts';
import { type Answer, type Ask, type Job } from '../figures/ask.ts';
import { optionsOf, scenarioOf } from '../figures/scenario-of.ts';

const ROOT = new URL('../../../node_modules/.cache/figures/', import.meta.url);
/** What an answer depends on besides its scenario; two working copies can have the same version. */
const SOURCES = [
  '../../engine/',
  '../../theory/',
  '../../measures/',
  '../figures/readings.ts',
  '../figures/wave.ts',
  '../figures/converging.ts',
  '../batch/run-point.ts',
];

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Digest of the source files that compute answers. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const url = new URL(source, import.meta.url);
    const names = source.endsWith('/')
      ? readdirSync(url, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .toSorted()
      : [''];
    for (const name of names) hash.update(name).update(readFileSync(new URL(name, url)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** One file per run holds the answers to all that was ever asked of it. */
export class AnswerCache {
  private readonly directory: URL;

  constructor(root = ROOT) {
    this.directory = new URL(`${ENGINE_VERSION}-${sourceDigest()}/`, root);
    mkdirSync(this.directory, { recursive: true });
  }

  /** Where it lies, for people. */
  get path(): string {
    return fileURLToPath(this.directory);
  }

  /** The answers to the job's asks; null where there is none yet. */
  read(job: Job): (Answer | null)[] {
    const kept = this.load(this.fileOf(job));
    return job.asks.map((ask) => kept[keyOf(ask)] ?? null);
  }

  write(job: Job, answers: readonly Answer[]): void {
    const file = this.fileOf(job);
    const kept = this.load(file);
    job.asks.forEach((ask, index) => (kept[keyOf(ask)] = answers[index]!));
    const scratch = new URL(`${file.href}.${process.pid}`);
    writeFileSync(scratch, JSON.stringify(kept));
    renameSync(scratch, file);
  }

  private load(file: URL): Record<string, Answer> {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Answer>) : {};
  }

  /** By what the run does: its words may change. */
  private fileOf(job: Job): URL {
    const scenario = { ...scenarioOf(job.request), title: '', note: '' };
    return new URL(`${sha(canonical(scenario))}.json`, this.directory);
  }
}

/** What is measured; who runs is in the file's name. */
function keyOf(ask: Ask): string {
  const { measure, part, trace, each } = ask;
  return canonical({ measure, options: optionsOf(ask), part, trace, each });
}
