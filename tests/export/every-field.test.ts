/**
 * A file with each of its lines gone, twice or empty and each of its fields wrong: read as what, or refused with which words.
 * As recorded: a sentence stands once for each file, with the first change that it answers. Changed on purpose by `vitest -u`.
 */
import { expect, test } from 'vitest';
import { takeApart } from '../../src/export/take-apart.ts';
import { ImportError, type Results } from '../../workers/results/results.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { writeCsv, writeJson } from '../support/whole-files.ts';

const scenario = scenarioWith({ seed: 7, flows: [{ id: 'a' }] });
const columns: Results['columns'] = [
  { name: 'time', unit: 's', values: [0.1, 0.2, 0.3] },
  { name: 'a (b), "c"', unit: 'packets', values: [1, NaN, 2.5e-7] },
  { name: '=a', unit: '', values: [-3, 0, 1e21] },
];
const link = 'https://x.example/#/play?a=1';
const facts = { link, seed: 7, digest: '0a1b' };
const header = { ...facts, engine: '0.1.0' };
const two = { ...header, runs: [facts, { link: `${link}2`, seed: 8, digest: null }] as const };
const why = 'One cut, “twice”.';

/** Texts in lines, and what stands between the cells of one. */
const TEXTS: Readonly<Record<string, readonly [text: string, between: RegExp]>> = {
  'results of a run': [writeCsv({ header, columns, why }), /([ ,])/],
  'results of two runs': [writeCsv({ header: two, columns }), /([ ,])/],
  'results without a link': [writeCsv({ header: { ...header, link: null, scenario }, columns }), /([ ,])/],
  'a table of measurements': [
    'time,cwnd,rtt (ms),queue,"other"\n0,2,50,0,x\n0.5,4,,1,y\n1.25,8.12345678912,62.5,-,z\n',
    /(,)/,
  ],
  'times since 1970': ['timestamp;snd_cwnd;srtt [us]\n1700000000.5;10;50000\n1700000001;11;51000\n', /(;)/],
  'a log of ping': [
    'PING x (1.2.3.4)\n[1700000000.25] 64 bytes: icmp_seq=1 ttl=64 time=51.2 ms\nno answer yet\n[1700000001.5] 64 bytes: icmp_seq=2 ttl=64 time=49 ms\n',
    /( )/,
  ],
  'a log of a queue': ['0 3\n0.5 4\n0.5 6\n2 0\n', /( )/],
  'a trace': ['0\n1\n1\n4\n10\n', /( )/],
};
/** What stands in its place; `&` is the cell itself. */
const WORDS = ['', 'x', '-1', '99999999999', '&x', 'x&'];

/** Columns as lists, and of a scenario its seed: it gets new fields with time. */
function kept(key: string, value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array, String);
  const whole = (key === 'scenario' || key === 'compare') && typeof value === 'object' && value !== null;
  return whole ? (value as { seed?: number }).seed : value;
}

/** What a text is read as, in a few signs; the sentence of a refusal. */
function outcomeOf(text: string): string {
  try {
    const taken = takeApart(text, { trace: 'trace', measured: 'run' });
    return `as ${taken.is} ${new NumberHash().take(JSON.stringify(taken, kept)).toString()}`;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // What is wrong with JSON each engine says in words of its own.
    return error.message.replace(/(no JSON:).*/s, '$1 …');
  }
}

/** Every outcome as a digest; each new sentence in clear. */
function said(changed: readonly (readonly [name: string, text: string])[]): string[] {
  const hash = new NumberHash();
  const [known, lines] = [new Set<string>(), [] as string[]];
  let read = 0;
  for (const [name, text] of changed) {
    const outcome = outcomeOf(text);
    hash.take(outcome);
    if (/^as \w+ [0-9a-f]{8}$/.test(outcome)) read += 1;
    else if (known.size < known.add(outcome.replaceAll(/\d+|“.*?”/g, '#')).size) lines.push(`${name}: ${outcome}`);
  }
  return [`${changed.length}, ${read} of them read: ${hash.toString()}`, ...lines];
}

test.each(Object.entries(TEXTS))('each line and cell of %s', (_, [text, between]) => {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(end);
  const changed = lines.flatMap((line, at) => {
    const cells = line.length > 400 ? [line] : line.split(between);
    const of = (words: string): string => `line ${at + 1} ${words}`;
    return [
      [of('gone'), lines.toSpliced(at, 1).join(end)],
      [of('twice'), lines.toSpliced(at, 0, line).join(end)],
      [of('below the next'), lines.toSpliced(at, 2, lines[at + 1] ?? '', line).join(end)],
      ...cells.flatMap((cell, place) =>
        place % 2 === 1
          ? [[of(`parted otherwise at ${place}`), lines.with(at, cells.with(place, '|').join('')).join(end)]]
          : WORDS.map((word) => [
              of(`with “${word}” for “${cell.slice(0, 40)}”`),
              lines.with(at, cells.with(place, word.replace('&', cell)).join('')).join(end),
            ]),
      ),
    ] as [string, string][];
  });
  expect([outcomeOf(text), ...said(changed)].join('\n')).toMatchSnapshot();
});

/** Paths to all values of a JSON text, but for those of the scenarios. */
function pathsIn(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null || at.includes('scenario')) return at.length > 0 ? [[...at]] : [];
  const own = at.length > 0 ? [[...at]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...at, key]))];
}

/** A copy with another value at a path; undefined takes it away. */
function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], other: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key!] = withAt(copy[key!], rest, other);
  else if (other !== undefined) copy[key!] = other;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key!];
  return copy;
}

test.each([
  ['a run', writeJson({ header, columns, why }, scenario)],
  ['a run without a link', writeJson({ header: { ...header, link: null }, columns }, scenario)],
  ['two runs', writeJson({ header: two, columns }, scenario, { ...scenario, seed: 8 })],
  ['a report of the command line', JSON.stringify({ engine: '1', scenario })],
  ['a race', JSON.stringify({ entries: [] })],
])('each field of %s as JSON', (_, text) => {
  const json: unknown = JSON.parse(text);
  const changed = pathsIn(json).flatMap((path) =>
    [undefined, null, 'x', []].map(
      (other) => [`${path.join('.')} is ${JSON.stringify(other)}`, JSON.stringify(withAt(json, path, other))] as const,
    ),
  );
  expect([outcomeOf(text), ...said(changed)].join('\n')).toMatchSnapshot();
});
