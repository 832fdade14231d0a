/** What the command lines print, as they always did: each with its options, with wrong ones, and with none. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { simOrLesson } from '../../workers/headless/sim.ts';
import { statusOf } from '../../workers/papers/commands/batch-input.ts';
import { claimsCommand } from '../../workers/papers/commands/claims.ts';
import { experiment } from '../../workers/papers/commands/experiment.ts';
import { figuresCommand } from '../../workers/papers/commands/figures.ts';
import { race } from '../../workers/papers/commands/race.ts';
import { digestOf } from '../support/digest.ts';

const SCENARIO = {
  version: 1,
  seed: 4294967295,
  duration: 3,
  warmup: 1,
  path: [{ rate: 1e6, queue: { kind: 'droptail', limit: 9 } }],
  flows: [{ id: 'tcp', count: 2, startJitter: 0.3 }],
};
const FILES: Readonly<Record<string, string | object>> = {
  'run.json': SCENARIO,
  'bom.json': `\uFEFF${JSON.stringify(SCENARIO)}`,
  'broken.json': '{',
  'wrong.json': { ...SCENARIO, duration: 0, seed: -1 },
  'must.json': { ...SCENARIO, must: ['link-use() > 0.5: it is used', 'mean-queue() < 1: it is short'] },
  'lab.json': {
    version: 1,
    scenario: SCENARIO,
    seeds: 2,
    measures: ['link-use'],
    vary: [{ path: 'path.0.queue.limit', values: [3, 9] }],
  },
  'rule.txt': 'on ack: W = W + 2 / W',
  'none.txt': 'on ack: Wnd = 1',
  'lesson.md': '# A lesson\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sawtooth-commands-'));
  for (const [name, content] of Object.entries(FILES))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
});
afterEach(() => rmSync(folder, { recursive: true }));

const COMMANDS = {
  sim: simOrLesson,
  experiment,
  race,
  claims: (words: readonly string[], print: (text: string) => void, complain: (text: string) => void) =>
    statusOf(claimsCommand, words, { print, complain }),
  figures: (words: readonly string[], print: (text: string) => void, complain: (text: string) => void) =>
    statusOf(figuresCommand, words, { print, complain }),
};

/** Without what another time, place or Node makes other. */
function steady(text: string): string {
  return (
    text
      .replaceAll(folder, '@')
      .replaceAll(ENGINE_VERSION, 'x.y.z')
      .replaceAll(/"wallSeconds": (\{[^}]*\}|[\d.e-]+)/g, '"wallSeconds": 0')
      .replaceAll(/^(\d+ of \d+ runs\n)?\d+ runs in .* cache\n/gm, '')
      // Node's own words.
      .replace(/^(Unknown option|Option) '[^]*?\n(?=usage:)/, 'no such options\n')
      .replace(/(is not JSON: ).*/, '$1…')
      // A metric may differ in its last digits.
      .replaceAll(/-?\d+\.\d{6,}(e[-+]?\d+)?/g, (number) => String(Number(Number(number).toPrecision(9))))
  );
}

/** All that it says; of much its begin and a digest. */
async function said(line: string): Promise<string> {
  const [name, ...words] = line.replaceAll('@', `${folder}/`).split(' ');
  let [out, err] = ['', ''];
  const status = await COMMANDS[name as keyof typeof COMMANDS](
    words,
    (text) => (out += text),
    (text) => (err += text),
  );
  const [printed, complained] = [out, err].map((text) => {
    const same = steady(text);
    return same.length < 200 ? same : `${same.slice(0, 40)}… ${digestOf(same)}`;
  });
  return [`${line}: ${status}`, printed, complained].filter(Boolean).join('\n');
}

test.each<[string, string[]]>([
  [
    'sim',
    [
      'sim',
      'sim --help',
      'sim @run.json',
      'sim @bom.json --seeds 2',
      'sim @run.json --seeds 3 --csv @frames.csv --metrics utilization,jain-f',
      'sim @run.json --metrics jain-f',
      'sim @run.json --metrics nonsense',
      'sim @run.json --metrics share-ratio',
      'sim @run.json --seeds 0',
      'sim @run.json --seeds 1001',
      'sim @run.json --seeds 1.5',
      'sim @run.json --ns2',
      'sim @run.json --ns2 --seeds 2',
      'sim @run.json --ns2 --csv x',
      'sim @must.json --check',
      'sim @must.json --check --seeds 3',
      'sim @run.json --check',
      'sim @run.json --check --must @must.json',
      'sim @run.json --must @must.json',
      'sim @run.json --check --ns2',
      'sim @run.json --check --metrics jain-f',
      'sim @lab.json',
      'sim @lab.json --check',
      'sim @broken.json',
      'sim @wrong.json',
      'sim @none.json',
      'sim @lesson.md',
      'sim @lesson.md --check',
      'sim @lesson.md --check --must @must.json',
      'sim setup:none',
      'sim setup:yang2000-1v1 --ns2',
      'sim @run.json @bom.json',
      'sim @run.json --wrong',
    ],
  ],
  [
    'experiment',
    [
      'experiment',
      'experiment --help',
      'experiment @lab.json --jobs 1 --out @lab',
      'experiment @lab.json --jobs 1 --out @lab --seeds 3',
      'experiment @lab.json --jobs 1 --out @lab --missing --seeds 4',
      'experiment @lab.json --jobs 1 --out @half --shard 1/2',
      'experiment @lab.json --jobs 1 --merge @half',
      'experiment @lab.json --jobs 1 --out @half --shard 2/2',
      'experiment @lab.json --jobs 1 --merge @half',
      'experiment @lab.json --jobs 1025',
      'experiment @lab.json --seeds 0',
      'experiment @lab.json --shard 3/2',
      'experiment @must.json --jobs 1 --check --out @must',
      'experiment @must.json --jobs 1 --check --scenario @run.json --out @must2',
      'experiment @lab.json --jobs 1 --check',
      'experiment @lab.json --wrong',
      'experiment @none.json',
      'experiment @lab.json @lab.json',
    ],
  ],
  [
    'race',
    [
      'race',
      'race --help',
      'race @rule.txt --jobs 0',
      'race @rule.txt --seeds 4',
      'race @rule.txt --seeds 51',
      'race @rule.txt --seed -1',
      'race @rule.txt --with nonsense',
      'race @none.txt --with none',
      'race @rule.txt --page nowhere',
      'race @nothing.txt --with none',
      'race @rule.txt --title',
      'race @run.json --wrong',
    ],
  ],
  [
    'claims',
    [
      'claims --list --only ^bansal2001-s421-ratio$',
      'claims --only ^bansal2001-f11- --jobs 1',
      'claims --only ^bansal2001-f11- --jobs 1 --json @claims.json --seeds 2',
      'claims --only ^bansal2001-f11- --jobs 1 --shard 1/1 --out @claims',
      'claims --only ^bansal2001-f11- --merge @claims',
      'claims --only ^bansal2001-f11- --jobs 1 --with meanRttSeconds=0.1',
      'claims --only ^none$ --jobs 1',
      'claims --only ( --list',
      'claims --only ^none$ --seeds 0',
      'claims --only ^none$ --with nonsense',
      'claims --only ^none$ --with a=b',
      'claims --only ^none$ --shard 0/1',
      'claims --only ^none$ --decide -1',
      'claims --only ^none$ --jobs 0',
      'claims --readings ^none$',
      'claims --wrong',
      'claims --only ^none$ --merge @',
    ],
  ],
  [
    'figures',
    [
      'figures',
      'figures --list',
      'figures yang2000-fig99',
      'figures yang2000-fig20 jin2001-table1 --jobs 1 --out @figures',
      'figures tsao2007-fig9 --seeds 0',
      'figures --all --shard 4/3',
      'figures --wrong',
      'figures --merge @ --all',
    ],
  ],
])('%s says and writes the same', async (_, lines) => {
  const all: string[] = [];
  for (const line of lines) all.push(await said(line));
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !(name in FILES) && /\.\w+$/.test(name),
  );
  for (const name of written.toSorted())
    all.push(`${name}: ${digestOf(steady(readFileSync(join(folder, name), 'utf8')))}`);
  expect(all).toMatchSnapshot();
});
