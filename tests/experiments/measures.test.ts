/** What an experiment measures: by which names, and what a new one begins with. */
import { expect, test } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import {
  MEASURES,
  measureName,
  measureShown,
  measureToAdd,
  usualMeasures,
} from '../../workers/experiments/measures.ts';
import { scenarioWith } from '../support/scenario.ts';

const link = { rate: 5e6, delay: 0.01 };
const free = { rate: null, delay: 0.01 };
const one = { id: 'a', scheme: { kind: 'tcp' } };

test.each([
  ['a hop that is not named, which is the first', { id: 'mean-queue' }, 'Mean queue'],
  ['the first hop', { id: 'mean-queue', hop: 0 }, 'Mean queue'],
  ['the second hop', { id: 'mean-queue', hop: 1 }, 'Mean queue, bottleneck 2'],
  ['a group', { id: 'loss', group: 'a' }, 'Loss of TCP'],
  ['a group that there is no more', { id: 'loss', group: 'gone' }, 'Loss of gone'],
  ['a source that there is no more', { id: 'source-loss', source: 3 }, 'Loss of source 4'],
  ['an engine of later', { id: 'beauty' }, 'beauty'],
])('a measure of %s has its name', (_, measure, name) => {
  expect(measureName(scenarioWith({ path: [link, link], flows: [one] }), measure)).toBe(name);
});

test.each([
  ['one flow', { path: [link], flows: [one] }, 'mean-queue mean-wait link-use loss cov'],
  ['two flows of a group', { path: [link], flows: [{ ...one, count: 2 }] }, 'mean-queue mean-wait link-use loss jain'],
  ['two groups', { path: [link], flows: [one, { ...one, id: 'b' }] }, 'mean-queue mean-wait link-use loss jain'],
  ['a link without limit', { path: [free], flows: [one] }, 'throughput loss cov'],
  ['one link of two without limit', { path: [free, link], flows: [one] }, 'mean-queue mean-wait link-use loss cov'],
  [
    'a transfer with an end',
    { path: [link], flows: [one, { ...one, id: 'b', packets: 9 }] },
    'mean-queue mean-wait link-use loss jain completion',
  ],
])('a new experiment of %s measures what tells something of it', (_, fields, ids) => {
  const measures = usualMeasures(scenarioWith(fields));
  expect(measures.map(({ id }) => id).join(' ')).toBe(ids);
});

test.each([
  ['hop', 'mean-queue max-queue mean-wait link-use marks queue-len utilization mark-drop-rate stab-time stab-cost'],
  ['source', 'source-rate source-loss'],
  ['run', 'jain ping-least ping-median ping-p95 ping-p99 ping-lost'],
])('of a %s are %s; all others may be of a group', (wanted, ids) => {
  const found = MEASURES.flatMap(({ id, of }) => (of === wanted ? [id] : []));
  expect(found.join(' ')).toBe(ids);
});

test.each([
  ['%', 0.01, 'link-use loss share marks utilization drop-rate mark-drop-rate source-loss ping-lost'],
  ['ms', 0.001, 'mean-wait mean-rtt ping-least ping-median ping-p95 ping-p99'],
  ['Mbit/s', 1e6, 'throughput flow-throughput source-rate'],
  ['s', 1, 'completion completion-time completion-p95 completion-p99 conv-time-s delta-fair-time'],
])('people read in %s, %d of its own unit: %s', (unit, per, ids) => {
  const found = MEASURES.filter((measure) => measureShown(measure).unit === unit);
  expect(found.map(({ id }) => id).join(' ')).toBe(ids);
  expect(new Set(found.map((measure) => measureShown(measure).per))).toEqual(new Set([per]));
});

test('all other measures are read as they are measured', () => {
  const others = MEASURES.filter((measure) => !['%', 'ms', 'Mbit/s'].includes(measureShown(measure).unit));
  for (const { id, unit } of others)
    expect([id, measureShown({ id })]).toEqual([id, { unit: unit === '1' ? '' : unit, per: 1 }]);
});

test('a share that is added is that of the first group, and of a single group nothing is shared', () => {
  const added = (flows: object[], id: string) => measureToAdd(scenarioWith({ flows }), id);
  const two = [{ ...one, id: 'z' }, one];
  expect([added(two, 'share'), added([one], 'share'), added(two, 'loss')]).toEqual([
    { id: 'share', group: 'z' },
    { id: 'share' },
    { id: 'loss' },
  ]);
});

test('what pings and the queue’s losses after a disturbance say is of no group of flows; a file that names one opens as it was', () => {
  const once = MEASURES.filter(({ id }) => /^(ping|stab)-/.test(id));
  expect(once.map(({ id, of }) => `${id}: ${of}`)).toEqual([
    ...['least', 'median', 'p95', 'p99', 'lost'].map((what) => `ping-${what}: run`),
    ...['time', 'cost'].map((what) => `stab-${what}: hop`),
  ]);
  const open = (measures: object[]) =>
    normalizeExperiment({ version: 1, scenario: { version: 1, path: [link, link], flows: [one] }, vary: [], measures });
  const named = [...once.map(({ id }) => ({ id, group: 'a' })), { id: 'stab-time', hop: 1 }];
  expect(open(named).measures).toEqual(named);
  for (const id of ['link-use', 'queue-len', 'source-loss', 'ping-lost']) {
    const rule = id === 'ping-lost' ? 'must be the id of a group of flows' : 'is not of this measure';
    expect(() => open([{ id, group: 'b' }])).toThrow(rule);
  }
});
