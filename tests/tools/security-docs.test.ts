/** The limits that docs/security.md names are those that the code has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LARGE } from '../../src/export/file-reader.ts';
import { MAX_FILE_LENGTH, MOST_LISTS } from '../../src/export/take-apart.ts';
import { MAX_LINK_LENGTH, MAX_UNPACKED_BYTES } from '../../src/link/link-limits.ts';
import { MOST_SAMPLE_BYTES } from '../../src/run/keeping.ts';
import { HEAVY_BYTES, MOST_BYTES } from '../../src/player/check-scenario.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';

const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const count = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${bytes / 1e6} MB`;

test('the table of limits is the code’s', () => {
  const rows = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, what, most]) => [what, most]);
  expect(rows.slice(rows.findIndex(([what]) => what === 'What') + 2)).toEqual([
    ['characters of a link', count(MAX_LINK_LENGTH)],
    ['bytes to which a link may unpack', count(MAX_UNPACKED_BYTES)],
    ['bytes of a file', count(MAX_FILE_LENGTH)],
    ['lists and objects in a file of JSON', count(MOST_LISTS)],
    ['values in a scenario', count(LIMITS.values)],
    ['flow groups', count(LIMITS.groups)],
    ['flows in all', count(LIMITS.flows)],
    ['transfers that flows begin one after another, in all', count(LIMITS.transfers)],
    ['probes of a ping', count(LIMITS.probes)],
    ['hops of a path', count(LIMITS.hops)],
    ['sources', count(LIMITS.traffic)],
    ['events', count(LIMITS.events)],
    ['measured runs behind a run', count(LIMITS.measured)],
    ['rows of a measured run', count(LIMITS.measuredRows)],
    ['length of a link’s trace', `${count(LIMITS.trace)} ms`],
    ['length of a run', `${count(LIMITS.duration)} s`],
    ['delay of a hop, one way', `${LIMITS.delay} s`],
    ['rate of a hop', `${LIMITS.maxRate / 1e9} Gbit/s`],
    ['queue of a hop', `${count(LIMITS.queue)} packets`],
    ['window', `${count(LIMITS.maxWindow)} packets`],
    ['packets of a run, with other work', count(LIMITS.packets)],
    ['numbers sampled in a run', count(LIMITS.samples)],
    ['memory of the packets in the network', megabytes(LIMITS.memory)],
    ["memory of a run's samples on the page", megabytes(MOST_SAMPLE_BYTES)],
    ['memory of two runs beside each other', megabytes(MOST_BYTES)],
  ]);
});

test('so are the bytes above which the worker that reads a file says how far it has come', () => {
  expect(text).toContain(`above ${megabytes(LARGE)} says how far it has come`);
});

test('so are the bytes above which a run waits for a press, and those above which its past is kept in bins', () => {
  expect(text).toContain(`more than ${megabytes(HEAVY_BYTES)} is allowed`);
  expect(text).toContain(`more than ${megabytes(MOST_SAMPLE_BYTES)} the page keeps`);
});
