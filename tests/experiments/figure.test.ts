import { describe, expect, it } from 'vitest';

import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { seedsOf } from '../../workers/experiments/experiment.ts';
import { measureName, MEASURES, measureToAdd } from '../../workers/experiments/measures.ts';
import { valueText } from '../../workers/experiments/settings.ts';
import { firstExperiment, numbersOf, schemesToAdd, settingsIn } from '../../workers/experiments/offers.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { chanceWords, neverWords, otherSeedsWords, skewWords, toldOf } from '../../workers/experiments/report.ts';
import { interval } from '../../workers/experiments/statistics.ts';
import { csvOf, experimentTitle, rowsOf } from '../../workers/experiments/rows.ts';
import { doJob } from '../../workers/papers/batch/run-point.ts';
import { type Answer, answerKey, type Ask, jobsOf } from '../../workers/papers/figures/ask.ts';
import { figureData } from '../../workers/papers/figures/data.ts';
import {
  coursePlan,
  courseSeeds,
  experimentAsks,
  experimentPlan,
  jsonLinesOfAnswers,
  outcomeOf,
  pointAsks,
} from '../../workers/papers/figures/experiment-figure.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { plotModel } from '../../src/papers/plot-model.ts';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import { scenes, sceneScenario } from '../../src/scenes/index.ts';
import { experimentHash, readExperiment } from '../../src/link/experiment-link.ts';
import { LinkError } from '../../src/link/link-error.ts';
import { placeOf } from '../../src/link/route.ts';
import { inLetters } from '../support/said.ts';

const SCENARIO = {
  version: 1,
  duration: 6,
  path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 0.5 }],
};

const read = (more: object = {}) =>
  normalizeExperiment({
    version: 1,
    scenario: SCENARIO,
    vary: [{ path: 'path.0.queue.limit', values: [5, 20] }],
    seeds: 3,
    measures: ['mean-wait', 'jain'],
    ...more,
  });

function answered(asks: readonly Ask[], seeds: readonly number[]): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const job of jobsOf(asks, seeds))
    doJob(job).forEach((answer, index) => answers.set(answerKey(job.asks[index]!, job.request.seed), answer));
  return answers;
}

describe('the figure of an experiment', () => {
  const experiment = read();
  const seeds = seedsOf(experiment);
  const answers = answered(experimentAsks(experiment), seeds);
  const rows = rowsOf(experiment, seeds, (point, seed) => outcomeOf(experiment, answers, point, seed));

  it('shows the mean over the seeds with its 95 % interval, and each seed, in units that people use', () => {
    const { series, figure } = figureData(experimentPlan(experiment), answers, seeds);
    expect(figure.panels.map(({ y }) => y)).toEqual([
      { label: 'Mean wait', unit: 'ms' },
      { label: 'Jain’s index', unit: '' },
    ]);
    const told = toldOf(experiment, rows, { id: 'mean-wait' });
    series[0]!.points.forEach(({ measured }, index) => {
      const { mean, half, values } = told[index]!;
      expect(measured!.mean).toBeCloseTo(1000 * mean!, 10);
      expect(measured!.high! - measured!.mean!).toBeCloseTo(1000 * half!, 10);
      expect(measured!.values).toEqual(values.map((value) => value! / 0.001));
    });
    expect(experimentTitle(experiment)).toBe('Queue holds: 5, 20 packets');
  });

  it('tells why a run has no number, and of one that ends too early that it is more than this', () => {
    const [digest, ...measures] = experimentAsks(experiment);
    const [first, second] = pointsOf(experiment).map((point) => point);
    const told = (answer: Partial<Answer>): Record<string, string> => {
      const all = new Map<string, Answer>([[answerKey(digest!, 1), { value: null, text: 'd' }]]);
      for (const ask of measures) all.set(answerKey(ask, 1), { value: 2, ...answer });
      return (outcomeOf(experiment, all, first!, 1) as { why: Record<string, string> }).why;
    };
    expect(told({})).toEqual({});
    expect(told({ why: 'nothing was sent' })).toEqual({ 'mean-wait': 'nothing was sent', jain: 'nothing was sent' });
    expect(told({ why: 'the run ends', beyond: true })['jain']).toBe('more than this: the run ends');
    expect(outcomeOf(experiment, answers, second!, 99)).toBeNull();
    // Nor while one of its numbers is missing.
    const [, , jain] = experimentAsks(experiment);
    const most = [digest!, jain!].map((ask) => [answerKey(ask, 1), { value: 2, text: 'd' }] as const);
    expect(outcomeOf(experiment, new Map<string, Answer>(most), first!, 1)).toBeNull();
  });

  it('gives lines for a file that are in English, whatever the page is read in', () => {
    const late = new Map<string, Answer>();
    for (const point of pointsOf(experiment))
      for (const [index, ask] of pointAsks(experiment, point).entries())
        late.set(
          answerKey(ask, 1),
          index === 0 ? { value: null, text: 'd' } : { value: 2, why: 'the run ends', beyond: true },
        );
    const lines = inLetters(() => jsonLinesOfAnswers(experiment, late, [1]));
    expect(JSON.parse(lines.split('\n')[0]!)).toMatchObject({ why: { jain: 'more than this: the run ends' } });
  });

  it('names values of each kind as the page does: hops from 1, what is on or off, cards and choices by their names', () => {
    const words = (path: string, ...values: unknown[]): string[] => {
      const { scenario, vary } = read({ vary: [{ path, values }] });
      return values.map((_, index) => valueText(scenario, vary[0]!, index));
    };
    const hop = { rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } };
    const long = { ...SCENARIO, path: [hop, hop, hop] };
    const { scenario, vary } = read({ scenario: long, vary: [{ path: 'flows.0.enter', values: [0, 2] }] });
    expect([0, 1].map((index) => valueText(scenario, vary[0]!, index))).toEqual(['1', '3']);
    expect(words('path.0.queue.limit', 1, 20)).toEqual(['1 packet', '20 packets']);
    expect(words('path.0.queue.kind', 'droptail', 'red')).toEqual(['drop-tail', 'RED']);
    expect(words('flows.0.transport.delayedAck', true, false)).toEqual(['on', 'off']);
    expect(words('flows.0.scheme.variant', 'reno', 'sack')).toEqual(['Reno', 'SACK']);
  });

  it('draws names where no numbers vary, one beside the other', () => {
    const schemes = [{ kind: 'tcp', variant: 'reno' }, { kind: 'vegas' }];
    const named = read({ vary: [{ path: 'flows.0.scheme', values: schemes }], seeds: 1 });
    const own = answered(experimentAsks(named), [1]);
    const data = drawnFigure(experimentPlan(named), own, [1]);
    const size = { width: 400, height: 300, left: 40, right: 10, top: 10, bottom: 40 };
    const model = plotModel(data.figure.panels[0]!, data.series.slice(0, 1), size);
    expect(model.x.ticks.map(model.x.text)).toEqual(['TCP', 'Vegas']);
    const [first, second] = model.placed[0]!.points;
    expect(second!.x).toBeGreaterThan(first!.x + 100);
  });

  it('draws up to six runs over time, a line each; more are too many', () => {
    const over = read({ over: ['window', 'queue', 'throughput', 'rtt'] });
    const plan = coursePlan(over)!;
    expect(plan.panels.map(({ id }) => id)).toEqual(
      ['window', 'throughput', 'queue', 'rtt'].toSorted(
        (a, b) => over.over.indexOf(a as never) - over.over.indexOf(b as never),
      ),
    );
    const data = figureData(plan, answered(asksOf(plan), [1]), [1]);
    expect(data.series).toHaveLength(8);
    const most = (name: string, panel: string): number =>
      Math.max(...data.series.find((one) => one.name === name && one.panel === panel)!.trace!.values.map(Number));
    // The queue holds what it holds, the link carries what it carries.
    expect(most('5 packets', 'queue')).toBeLessThanOrEqual(5);
    expect(most('20 packets', 'queue')).toBeGreaterThan(5);
    const rate = data.series
      .find(({ panel }) => panel === 'throughput')!
      .trace!.values.slice(-20)
      .map(Number);
    expect(rate.reduce((sum, value) => sum + value, 0) / rate.length).toBeLessThanOrEqual(2.05);
    expect(most('20 packets', 'rtt')).toBeGreaterThan(40);
    expect(
      coursePlan(read({ over: ['queue'], vary: [{ path: 'path.0.queue.limit', from: 5, to: 50, count: 7 }] })),
    ).toBeNull();
    expect(coursePlan(read())).toBeNull();
  });

  it('draws over time the mean of the seeds, sample by sample, with its 95 % interval', () => {
    const over = read({ over: ['queue'], overMean: true });
    const plan = coursePlan(over)!;
    const own = courseSeeds(over, seedsOf(over));
    expect(own).toEqual([1, 2, 3]);
    const all = new Map(own.flatMap((seed) => [...answered(asksOf(plan), [seed])]));
    const [data] = drawnFigure(plan, all, own).series;
    const traces = own.map((seed) => all.get(answerKey(asksOf(plan)[0]!, seed))!.trace!);
    // Late in the run the seeds differ.
    const at = Math.floor(0.8 * traces[0]!.values.length);
    const values = traces.map((trace) => trace.values[at]!);
    const { mean, half } = interval(values)!;
    expect(half).toBeGreaterThan(0);
    expect(data!.trace!.values[at]).toBe(mean);
    expect(data!.band![at]).toEqual([Math.max(0, mean - half), mean + half]);
    // No queue is shorter than none, wherever the interval ends.
    expect(data!.band!.every((ends) => ends![0] >= 0)).toBe(true);
    const size = { width: 400, height: 300, left: 40, right: 10, top: 10, bottom: 40 };
    expect(plotModel(plan.panels[0]!, [data!], size).placed[0]!.band).toMatch(/^M.*L.*Z$/);
    // Of the first seed alone there is none; of a hundred seeds the first fifty.
    expect(drawnFigure(coursePlan(read({ over: ['queue'] }))!, all, [1]).series[0]!.band).toBeUndefined();
    const many = read({ seeds: 100, over: ['queue'], overMean: true });
    expect(courseSeeds(many, seedsOf(many))).toHaveLength(50);
  });

  it('of parts of a whole has an axis that ends at 100 %', () => {
    const used = read({
      measures: ['link-use', 'mean-queue'],
      vary: [{ path: 'path.0.queue.limit', values: [20, 200] }],
      seeds: 1,
    });
    const own = answered(experimentAsks(used), seedsOf(used));
    const { series, figure } = drawnFigure(experimentPlan(used), own, seedsOf(used));
    const size = { width: 400, height: 300, left: 40, right: 10, top: 10, bottom: 40 };
    const [use, queue] = figure.panels.map((panel) =>
      plotModel(
        panel,
        series.filter((one) => one.panel === panel.id),
        size,
      ),
    );
    expect(use!.y.high).toBeGreaterThanOrEqual(100);
    expect(use!.y.high).toBeLessThanOrEqual(105);
    expect(use!.y.ticks.at(-1)).toBe(100);
    expect(queue!.y.high).toBeGreaterThan(100);
  });

  it('says of a measure that no run gives why, once, and nothing while runs are missing', () => {
    const never = read({ measures: ['completion', 'mean-queue'] });
    const own = answered(experimentAsks(never), seedsOf(never));
    const found = rowsOf(never, seedsOf(never), (point, seed) => outcomeOf(never, own, point, seed));
    expect(neverWords(never, found)).toEqual([
      'Completion time has no value in any run: no transfer of a set size was over by the end.',
    ]);
    expect(neverWords(never, found.with(0, { ...found[0]!, outcome: null }))).toEqual([]);
  });

  it('says the median where the values are skewed, and with ten seeds where four fifths of them lie', () => {
    const told = (values: number[]) => {
      const many = read({ seeds: values.length, vary: [] });
      const [first] = seedsOf(many);
      const own = rowsOf(many, seedsOf(many), (_, seed) => ({
        ...{ values: { 'mean-wait': values[seed - first!]! }, why: {}, digest: 'x' },
      }));
      return skewWords(toldOf(many, own, { id: 'mean-wait' })[0]!, (value) => value.toFixed(1));
    };
    expect(told([1, 2, 3, 4, 5])).toBeNull();
    // Four of forty are far below: their mean is 90 ± 9, the tenth percentile between the fourth and the fifth.
    const far = [1, 2, 3, 4, ...Array.from({ length: 36 }, () => 100)];
    expect(told(far)).toBe('median 100.0, four fifths from 90.4 to 100.0');
    // Of few the interval is wide enough to hold the median.
    expect(told([0, 100, 100, 100, 100, 100, 100, 100, 100])).toBeNull();
    expect(told([7])).toBeNull();
  });

  it('says where nothing is left to chance, so that seeds are of no use', () => {
    expect(chanceWords(rows)).toBeNull();
    const even = read({ scenario: { ...SCENARIO, flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }] } });
    const own = answered(experimentAsks(even), seeds);
    const same = rowsOf(even, seeds, (point, seed) => outcomeOf(even, own, point, seed));
    expect(chanceWords(same)).toMatch(/every seed gives the same run/);
    expect(chanceWords(rowsOf(even, seeds, () => null))).toBeNull();
  });

  it('as a table has a formula of no spreadsheet in it', () => {
    const hostile = read({
      scenario: { ...SCENARIO, flows: [{ ...SCENARIO.flows[0], id: '=1+1' }] },
      measures: [{ id: 'loss', group: '=1+1' }],
      vary: [{ path: 'flows.0.scheme', values: [{ kind: 'tcp' }], names: ['@cmd'] }],
    });
    expect(
      csvOf(
        hostile,
        rowsOf(hostile, [1], () => null),
        ['x'],
      ),
    ).toContain("'@cmd,1,");
  });
});

describe('what is offered to vary', () => {
  it('is in every scene a setting that can be run with each of its first values', () => {
    const seen = new Set<string>();
    for (const scene of scenes) {
      const scenario = sceneScenario(scene, scene.scenario);
      for (const { path, name } of settingsIn(scenario)) {
        const kind = path.replaceAll(/\d+/g, 'n');
        if (seen.has(kind)) continue;
        seen.add(kind);
        expect(name, path).not.toBe(path);
        const experiment = firstExperiment(scenario, path)!;
        expect(experiment, path).not.toBeNull();
        expect(pointsOf(experiment).length, path).toBeGreaterThan(0);
      }
    }
    expect(seen.size).toBeGreaterThan(60);
  });

  it('has every scheme, and every variant of TCP by its own name', () => {
    const names = schemesToAdd().map(({ name }) => name);
    for (const name of ['TCP Tahoe', 'TCP Reno', 'TCP NewReno', 'TCP SACK', 'Vegas', 'CUBIC'])
      expect(names).toContain(name);
    const experiment = read({ vary: [{ path: 'flows.0.scheme', values: schemesToAdd().map(({ value }) => value) }] });
    expect(pointsOf(experiment)).toHaveLength(names.length);
  });

  it('is the transport of all flows and of each group, as the forms have it', () => {
    const of = (flows: readonly object[]): string[] =>
      settingsIn(read({ scenario: { ...SCENARIO, flows }, vary: [], measures: [] }).scenario).map(({ path }) => path);
    const [tcp] = SCENARIO.flows;
    for (const path of ['transport.profile', 'transport.initialWindow', 'transport.minRto', 'transport.delayedAck'])
      expect(of([tcp!])).toContain(path);
    expect(of([tcp!])).not.toContain('flows.0.transport.minRto');
    const two = of([tcp!, { id: 'tfrc', scheme: { kind: 'tfrc' } }]);
    expect(two).toContain('flows.0.transport.minRto');
    // TFRC has no retransmission timer.
    expect(two).not.toContain('flows.1.transport.minRto');
  });

  it('has of a stream’s rate nothing that its link does not carry, and measures what the flows are left', () => {
    const traffic = [{ kind: 'cbr', high: 1.5e6 }];
    const { scenario } = read({ scenario: { ...SCENARIO, traffic }, vary: [], measures: [] });
    const experiment = firstExperiment(scenario, 'traffic.0.high')!;
    const rates = pointsOf(experiment).map(({ values }) => values[0]);
    expect(rates).toEqual([375e3, 750e3, 1.5e6, 2e6]);
    const ids = experiment.measures.map(({ id }) => id);
    expect(ids).toContain('throughput');
    expect(ids).toContain('mean-rtt');
  });

  it('is called as the form calls it: a constant stream takes, a group has its scheme’s name', () => {
    const flows = [
      SCENARIO.flows[0]!,
      { id: 'other', scheme: { kind: 'cubic' } },
      { id: 'third', scheme: { kind: 'tcp' } },
    ];
    const traffic = [{ kind: 'cbr', high: 1.5e6 }];
    const { scenario } = read({ scenario: { ...SCENARIO, flows, traffic }, vary: [], measures: [] });
    const names = Object.fromEntries(settingsIn(scenario).map(({ path, name }) => [path, name]));
    expect(names['traffic.0.high']).toBe('Source: takes');
    expect(names['flows.1.count']).toBe('CUBIC: flows');
    expect(measureName(scenario, { id: 'loss', group: 'third' })).toBe('Loss of TCP B');
    // Of all flows together it says nothing.
    expect(measureToAdd(scenario, 'share')).toEqual({ id: 'share', group: 'tcp' });
    expect(measureToAdd(scenario, 'loss')).toEqual({ id: 'loss' });
  });

  it('is of the seed ten of them', () => {
    const { scenario } = read();
    const experiment = firstExperiment({ ...scenario, seed: 4 }, 'seed')!;
    expect(experiment.vary).toEqual([]);
    expect(seedsOf(experiment)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('says where a whole scenario runs with another seed than its own', () => {
    const { scenario } = read();
    const runs = [scenario, { ...scenario, seed: 9 }];
    expect(otherSeedsWords(numbersOf(runs, null))).toBe(
      'Paired: B (set up with seed 9) runs with seed 1 like the others.',
    );
    expect(otherSeedsWords(numbersOf([scenario, scenario], null))).toBeNull();
    expect(otherSeedsWords(read())).toBeNull();
  });

  it('measures whatever it has of a run, or says why not', () => {
    const measures = MEASURES.map(({ id }) => id);
    const experiment = read({ measures, vary: [], seeds: 1 });
    const answers = answered(experimentAsks(experiment), [1]);
    const outcome = outcomeOf(experiment, answers, pointsOf(experiment)[0]!, 1)!;
    if ('failed' in outcome) throw new Error(outcome.failed);
    for (const id of measures) expect(outcome.values[id] !== null || outcome.why[id]!.length > 5, id).toBe(true);
  });
});

describe('the link of an experiment', () => {
  it('holds all of it, and opens as the experiment that it was made of', async () => {
    const experiment = read({ over: ['queue'], title: 'Röhren & Co' });
    const hash = await experimentHash(experiment);
    const place = placeOf(hash)!;
    expect(place.part).toBe('experiment');
    expect(await readExperiment(place.query.get('e')!)).toEqual(experiment);
  });

  it('that was cut, altered or asks for what cannot be is refused', async () => {
    const hash = await experimentHash(read());
    const packed = placeOf(hash)!.query.get('e')!;
    for (const broken of [
      '',
      '1',
      '2.x',
      packed.slice(0, -9),
      `${packed.slice(0, 20)}!${packed.slice(20)}`,
      '1.q1bKSM3JyVeyUkpKLFKqBQA',
    ])
      await expect(readExperiment(broken), broken).rejects.toBeInstanceOf(LinkError);
  });
});
