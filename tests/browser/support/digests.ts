/** The digests that every browser must reproduce: the scenarios, the run in Node, and the run in a page's worker. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { needsWhole } from '../../../workers/engine/schemes/index.ts';
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import type { Change, TimedEvent } from '../../../workers/engine/scenario/types.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import type { Command, Report } from '../../../workers/live/protocol.ts';
import { anyScenario } from '../../engine/support/arbitrary.ts';
import { LONG } from '../../engine/support/long.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const assets = join(root, 'dist', 'assets');

/** A file that is shown as text: a page of the same origin on which nothing else computes. */
export const PLAIN_PAGE = 'scenarios/yang2000-f12.json';

/** The scenarios made for this test, and those that the page offers. */
export const scenarios = ['tests/scenarios', 'public/scenarios'].flatMap((directory) =>
  readdirSync(join(root, directory))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: name.replace(/\.json$/, ''), path: join(root, directory, name) })),
);

export function readScenario(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Short random scenarios with every scheme, queue, loss and source. */
export const randomScenarios = fc.sample(anyScenario, { seed: 20_261_122, numRuns: LONG ? 300 : 6 });

export function digestInNode(input: unknown): string {
  const simulation = new Simulation(normalizeScenario(input));
  simulation.runUntil(simulation.scenario.duration);
  return simulation.digest();
}

/** Address within the built page of the worker in which the page runs that scenario. @throws Error unless there is exactly one */
export function builtWorker(scenario: unknown): string {
  const name = needsWhole(normalizeScenario(scenario).flows) ? 'whole' : 'live';
  const files = readdirSync(assets).filter((file) => file.startsWith(`${name}.worker-`) && file.endsWith('.js'));
  if (files.length !== 1) throw new Error(`the build has ${files.length} workers called ${name}`);
  return `assets/${files[0]}`;
}

export interface Played {
  digest: string;
  /** What was changed while it ran. */
  events: TimedEvent[];
}

/**
 * Plays a scenario in a worker from its beginning to its end, as the page does, and makes the changes at the first
 * frames that arrive. Runs in the browser, so it uses nothing of this file.
 */
export function playInWorker([url, scenario, changes]: [string, unknown, Change[]]): Promise<Played> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, { type: 'module' });
    const send = (command: Command): void => worker.postMessage(command);
    const events: TimedEvent[] = [];
    worker.onerror = (event) => reject(new Error(`the worker failed: ${event.message ?? 'it did not load'}`));
    worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
      if (report.type === 'loaded') {
        send({ type: 'speed', speed: null });
        send({ type: 'play' });
      } else if (report.type === 'frames') {
        for (const change of changes.splice(0)) send({ type: 'change', change });
        send({ type: 'credit', blocks: 1 });
      } else if (report.type === 'changed') {
        events.push(report.event);
      } else if (report.type === 'finished') {
        worker.terminate();
        resolve({ digest: report.digest, events });
      } else if (report.type === 'refused' || report.type === 'failed') {
        worker.terminate();
        reject(new Error(JSON.stringify(report)));
      }
    };
    send({ type: 'load', run: 1, scenario });
  });
}
