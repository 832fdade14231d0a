/** The round trip that the page shows is what packets take, not what their senders know of it. */
import { describe, expect, test } from 'vitest';
import { roundTripRow } from '../../src/charts/rows/round-trip-row.ts';
import { sceneScenario } from '../../src/scenes/index.ts';
import { bufferbloat } from '../../src/scenes/list/bufferbloat.ts';
import { hopsOf } from '../../src/scenario/hops.ts';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { StageModel } from '../../src/stage/model.ts';
import { goOn, observedRun } from './support/observed-run.ts';

/** Instants of a sample at which a packet is thought to be sent. */
const INSTANTS = 40;

/** What is shown of a group's first flow in each sample, and what packets take that are sent in it; s. */
function shownAndTrue(fields: object, group = 0): { shown: number; real: number; time: number }[] {
  const run = observedRun({ duration: 12, ...fields });
  const { scenario, series, simulation } = run;
  goOn(run, scenario.duration);
  const model = new StageModel();
  model.sync({ packets: run.packets, wiring: simulation.wiring, series });
  const flow = series.flowsOfGroup[group]![0]!;
  const { enter, leave, packetSize, direction } = scenario.flows[group]!;
  const { length } = scenario.path;
  const way = hopsOf(scenario).flatMap((_, hop) => {
    const place = hop % length;
    if (place < enter || place > leave) return [];
    return [{ hop, bytes: hop >= length === (direction === 'reverse') ? packetSize : 40 }];
  });
  const { period } = series.layout;
  return Array.from({ length: series.length }, (_, index) => {
    const end = series.samples.timeOf(index);
    const { rates } = effectiveAt(scenario, end);
    let sum = 0;
    for (let instant = 0; instant < INSTANTS; instant++) {
      const time = end - period * (1 - (instant + 0.5) / INSTANTS);
      for (const { hop, bytes } of way)
        sum += model.hops[hop]!.wait(time, rates[hop]!) + (rates[hop] === null ? 0 : (8 * bytes) / rates[hop]!);
    }
    const real = series.layout.flowBaseRtt[flow]! + sum / INSTANTS;
    return { shown: series.roundTrip[flow]!.at(index), real, time: end };
  }).filter(({ shown, time }) => shown > 0 && time > 2);
}

/** Greatest and mean difference, ms. */
function differences(samples: ReturnType<typeof shownAndTrue>): { most: number; mean: number } {
  const all = samples.map(({ shown, real }) => 1000 * Math.abs(shown - real));
  return { most: Math.max(...all), mean: all.reduce((sum, one) => sum + one, 0) / all.length };
}

const tail = { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } };
const tcp = { id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' }, count: 3, startJitter: 1 };

/** Time in ms that a packet of `bytes` takes on a link of `rate` bit/s. */
const sending = (bytes: number, rate: number): number => (8000 * bytes) / rate;
const data = sending(1000, 4e6);

describe('the round trip shown is what packets take', () => {
  test.each([
    ['behind drop-tail', { path: [tail], flows: [tcp] }],
    ['behind RED', { path: [{ ...tail, queue: { kind: 'red', limit: 100 } }], flows: [tcp] }],
    ['behind PIE', { path: [{ ...tail, queue: { kind: 'pie', limit: 200 } }], flows: [tcp] }],
    ['behind CoDel', { path: [{ ...tail, queue: { kind: 'codel', limit: 200 } }], flows: [tcp] }],
    ['through two queues', { path: [tail, { ...tail, rate: 4e6 }], flows: [tcp] }],
    [
      'where only ACKs wait on the way back',
      { path: [tail], reverse: [{ ...tail, rate: 0.1e6, delay: 0.02 }], flows: [tcp] },
    ],
    [
      'beside a source, where only ACKs wait on the way back',
      {
        path: [tail],
        reverse: [{ ...tail, rate: 0.1e6, delay: 0.02 }],
        flows: [tcp],
        traffic: [{ kind: 'cbr', wave: 'constant', high: 2e6 }],
      },
    ],
    [
      'of a group that crosses the second of two hops alone',
      {
        path: [tail, { ...tail, rate: 4e6 }],
        flows: [
          { ...tcp, leave: 0 },
          { ...tcp, id: 'second', enter: 1 },
        ],
      },
      1,
    ],
    [
      'of a group that crosses the first of two hops alone',
      { path: [{ ...tail, rate: 4e6 }, tail], flows: [tcp, { ...tcp, id: 'first', leave: 0 }] },
      1,
    ],
  ])('%s, to a fifth of the time that a packet is sent', (_, fields, group = 0) => {
    const { most, mean } = differences(shownAndTrue(fields, group));
    expect(most).toBeLessThan(0.2 * data);
    expect(mean).toBeLessThan(0.1 * data);
  });

  test('after a change of the rate, but for the sample in which it changes', () => {
    const samples = shownAndTrue({
      path: [tail],
      flows: [tcp],
      events: [{ at: 6.05, do: 'rate', hop: 0, rate: 1e6 }],
    });
    const others = samples.filter(({ time }) => Math.abs(time - 6.05) > 0.15);
    expect(differences(others).most).toBeLessThan(0.2 * sending(1000, 1e6));
    expect(others.some(({ shown }) => shown > 0.3)).toBe(true);
  });

  test.each([
    [
      'packets of two sizes',
      { path: [tail], flows: [tcp, { ...tcp, id: 'small', packetSize: 300 }] },
      sending(1000, 5e6),
    ],
    [
      'ACKs and data in one queue',
      {
        path: [tail],
        reverse: [{ rate: 0.3e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
        flows: [tcp, { ...tcp, id: 'back', direction: 'reverse' }],
      },
      sending(1000, 0.3e6),
    ],
  ])('on average to the time that one packet is sent: %s', (_, fields, packet) => {
    expect(differences(shownAndTrue(fields)).mean).toBeLessThan(packet);
  });
});

test('on a link that follows a trace, a silence of 2 s is 2 s of the round trip', () => {
  const perMs = '1'.repeat(4000) + '0'.repeat(2000) + '1'.repeat(2000);
  const run = observedRun({
    duration: 7,
    path: [{ delay: 0.02, queue: { kind: 'droptail', limit: 40 }, trace: { name: 'gap', perMs, loop: false } }],
    flows: [tcp],
  });
  goOn(run, 7);
  const { samples, roundTrip, layout } = run.series;
  const extra = (time: number): number => roundTrip[0]!.at(samples.indexAt(time)) - layout.flowBaseRtt[0]!;
  // A packet each ms; those that wait, and the packet itself, before and after the silence.
  const queue = (time: number): number => run.series.hopColumn(0, 'queueMean').at(samples.indexAt(time));
  expect(extra(3)).toBeCloseTo(0.001 * Math.ceil((queue(3) + 1) / 1.5), 2);
  expect(extra(4.5)).toBeGreaterThan(6 - 4.5);
  expect(extra(4.5)).toBeLessThan(6 - 4.5 + 0.05);
});

describe('a sender that cannot measure', () => {
  test('does not hide the delay: in front of a thousand packets TCP knows 0.33 s, and a round trip takes 2.7 s', () => {
    const run = observedRun({ ...sceneScenario(bufferbloat, bufferbloat.scenario), duration: 12 });
    goOn(run, 9);
    const { series } = run;
    const at = series.samples.indexAt(5);
    const flow = series.flowsOfGroup[3]![0]!;
    expect(series.flowColumn(flow, 'srtt').at(at)).toBeCloseTo(0.33, 2);
    const wait = (8000 * series.hopColumn(3, 'queueMean').at(at)) / 3e6;
    expect(wait).toBeGreaterThan(2.6);
    // Path, wait, half of the packet under way, the packet itself.
    expect(series.roundTrip[flow]!.at(at)).toBeCloseTo(0.06 + wait + (1.5 * 8000) / 3e6, 3);
    expect(roundTripRow.columns(series, 3).map(({ name, values }) => [name, values.at(at)])).toContainEqual([
      'TCP behind 1000 round trip, path and queues',
      series.roundTrip[flow]!.at(at),
    ]);
  });

  test('is asked all the same where each flow has a queue of its own', () => {
    const run = observedRun({ path: [{ ...tail, queue: { kind: 'fq-codel', limit: 200 } }], duration: 3 });
    goOn(run, 3);
    expect(run.series.measuresRoundTrip(0)).toBe(true);
    expect(run.series.roundTrip[0]).toBe(run.series.flowColumn(0, 'srtt'));
  });
});

test('is a number from the first sample on, in which nothing has come yet to the queue of ACKs and data on the way back', () => {
  const back = { ...tcp, id: 'back', direction: 'reverse', start: 3 };
  const far = { ...tail, delay: 0.4 };
  const run = observedRun({
    path: [far],
    reverse: [far],
    flows: [{ ...tcp, count: 1, startJitter: 0 }, back],
    duration: 3,
    sample: 0.1,
  });
  goOn(run, 3);
  const { length, roundTrip, layout } = run.series;
  const shown = Array.from({ length }, (_, index) => roundTrip[0]!.at(index));
  expect(shown.length).toBeGreaterThan(20);
  // The path, and at most the few packets of a window that has just opened.
  for (const each of shown) {
    expect(each).toBeGreaterThanOrEqual(layout.flowBaseRtt[0]!);
    expect(each).toBeLessThan(layout.flowBaseRtt[0]! + 16 * sending(1000, 5e6));
  }
});

test('a flow that is not there has no round trip', () => {
  const run = observedRun({ flows: [{ ...tcp, count: 1, startJitter: 0, start: 1, packets: 50 }], duration: 5 });
  goOn(run, 5);
  const at = (time: number): number => run.series.roundTrip[0]!.at(run.series.samples.indexAt(time));
  expect([at(0.5), at(5)]).toEqual([0, 0]);
  expect(at(1.1)).toBeGreaterThan(0.04);
});
