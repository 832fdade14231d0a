/** The runs of a figure: what is kept, what is run, in which order, and what is known on the way. */
import { beforeEach, describe, expect, test } from 'vitest';
import { scenarioDigest } from '../../workers/experiments/canonical.ts';
import { AnswerStore, memoryStorage, type AnswerStorage } from '../../src/papers/answer-store.ts';
import { FigureRun } from '../../src/papers/figure-run.ts';
import { BatchPool } from '../../src/papers/pool.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';
import { changed } from '../../src/papers/set-up.ts';
import { type Answer, answerKey, jobsOf } from '../../workers/papers/figures/ask.ts';
import { figureData, figureResult } from '../../workers/papers/figures/data.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { answerTo, FakeWorker } from './support/fake-batch.ts';

const SWEEP = findFigure('yang2000-fig6')!;
const SEEDS = [1, 2, 3];

let workers: FakeWorker[];
let store: AnswerStore;
const pool = (cores = 2): BatchPool =>
  new BatchPool(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, cores);
const busy = (): FakeWorker[] => workers.filter((worker) => !worker.ended && worker.current !== undefined);
/** Seeds of the jobs that were sent, in order. */
const sent = (): number[] => workers.flatMap(({ commands }) => commands.map(({ job }) => job.request.seed));

/** Let the workers answer `count` jobs, or all. */
async function work(run: FigureRun, count = Infinity): Promise<void> {
  for (let done = 0; done < count && run.progress.status === 'running'; done += 1) {
    const worker = busy()[done % busy().length]!;
    worker.answer();
    await Promise.resolve();
  }
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  workers = [];
  store = new AnswerStore(memoryStorage());
});

describe('a figure’s runs', () => {
  test('are one for each point, scheme and seed: the first seed of all of them comes first', async () => {
    const run = new FigureRun(pool(1), store);
    await run.want(asksOf(SWEEP), SEEDS);
    expect(run.progress).toMatchObject({ status: 'running', done: 0, all: 13 * 4 * 3 });
    await work(run);
    expect(run.progress).toMatchObject({ status: 'done', done: 156, stored: 0 });
    expect(
      sent()
        .slice(0, 52)
        .every((seed) => seed === 1),
    ).toBe(true);
    expect(sent().slice(52)).not.toContain(1);
  });

  test('that cannot be have failed with the reason before they are sent, and the others run', async () => {
    const run = new FigureRun(pool(1), store);
    const [sound] = asksOf(SWEEP);
    await run.want([{ ...sound!, setup: 'no-such-setup' }, sound!], [1]);
    await work(run);
    expect(run.progress).toMatchObject({ status: 'done', done: 1, all: 1 });
    expect([...run.progress.failed.values()]).toEqual([expect.stringContaining('no-such-setup')]);
    expect(sent()).toEqual([1]);
  });

  test('make the same as the command line makes of the same answers', async () => {
    const run = new FigureRun(pool(), store);
    await run.want(asksOf(SWEEP), SEEDS);
    await work(run);
    const whole = figureResult(SWEEP, run.answers, SEEDS, '');
    figureData(SWEEP, run.answers, SEEDS).series.forEach(({ points }, index) => {
      expect(points.map(({ measured }) => measured?.mean ?? null)).toEqual(
        (whole.series[index]!.points ?? []).map(({ mean }) => mean),
      );
      expect(points.every(({ seeds }) => seeds === 3)).toBe(true);
    });
  });

  test('that were done before are not done again, in this figure or another', async () => {
    const first = new FigureRun(pool(), store);
    await first.want(asksOf(SWEEP), SEEDS);
    await work(first);
    workers = [];
    const again = new FigureRun(pool(), store);
    await again.want(asksOf(SWEEP), SEEDS);
    expect(again.progress).toMatchObject({ status: 'done', done: 156, stored: 156, all: 156 });
    expect(workers).toHaveLength(0);
    // Table 1 has the CoV of four of the same runs at 2 % and at 20 %.
    const table = new FigureRun(pool(), store);
    await table.want(asksOf(findFigure('yang2000-table1')!), SEEDS);
    expect(table.progress.stored).toBe(2 * 4 * 3);
  });

  test('that a changed parameter does not touch are not done again', async () => {
    const figure = findFigure('bansal2001-fig13')!;
    const own = new FigureRun(pool(), store);
    await own.want(asksOf(figure), [1]);
    await work(own);
    const [setup] = figure.setups;
    const same = new FigureRun(pool(), store);
    await same.want(
      asksOf(
        changed(figure, { [setup!]: { warmupSeconds: scenarioOf({ setup: setup!, choice: {}, seed: 1 }).warmup } }),
      ),
      [1],
    );
    expect(same.progress).toMatchObject({ status: 'done', stored: same.progress.all });
    const other = new FigureRun(pool(), store);
    await other.want(asksOf(changed(figure, { [setup!]: { bottleneckBps: 11e6 } })), [1]);
    expect(other.progress).toMatchObject({ status: 'running', stored: 0 });
    other.close();
  });

  test('stop at a word and go on where they were', async () => {
    const run = new FigureRun(pool(), store);
    await run.want(asksOf(SWEEP), SEEDS);
    await work(run, 40);
    run.stop();
    expect(run.progress).toMatchObject({ status: 'stopped', done: 40 });
    expect(busy()).toHaveLength(0);
    run.resume();
    await work(run);
    expect(run.progress).toMatchObject({ status: 'done', done: 156, all: 156 });
  });

  test('that were being prepared when all was stopped do not begin, nor set the others going again', async () => {
    const run = new FigureRun(pool(1), store);
    await run.want(asksOf(SWEEP), [1]);
    const more = run.want(asksOf(SWEEP), [2]);
    run.stop();
    await more;
    expect(run.progress.status).toBe('stopped');
    expect(busy()).toHaveLength(0);
  });

  test('do not begin by themselves where they are not to, but what is kept is shown', async () => {
    const first = new FigureRun(pool(), store);
    await first.want(asksOf(SWEEP), [1]);
    await work(first, 10);
    first.close();
    workers = [];
    const quiet = new FigureRun(pool(), store);
    await quiet.want(asksOf(SWEEP), [1], 0);
    expect(quiet.progress).toMatchObject({ status: 'stopped', stored: 10, done: 10, all: 52 });
    expect(workers).toHaveLength(0);
  });

  test('of more seeds are those that are missing, counted once', async () => {
    const run = new FigureRun(pool(), store);
    await run.want(asksOf(SWEEP), [1]);
    await work(run);
    await run.want(asksOf(SWEEP), SEEDS);
    expect(run.progress).toMatchObject({ status: 'running', done: 52, all: 156 });
    await work(run);
    expect(run.progress).toMatchObject({ status: 'done', done: 156 });
  });

  test('take as long to their end as those since they were begun make expect, after any other run', async () => {
    let now = 0;
    const run = new FigureRun(pool(1), store, () => now);
    /** Two of these runs, the first one in `ms`. */
    const left = async (seeds: readonly number[], ms: number): Promise<number> => {
      await run.want([asksOf(SWEEP)[0]!], seeds);
      now += ms;
      await work(run, 1);
      return run.progress.secondsLeft!;
    };
    const first = await left([1, 2], 4_000);
    expect(first).toBeGreaterThan(2);
    expect(first).toBeLessThan(6);
    now += 60_000;
    await work(run);
    expect(run.progress.status).toBe('done');
    expect(await left([3, 4], 4_000)).toBeCloseTo(first, 6);
  });

  test('are published so seldom that drawing them takes a fifth of the time, however long a drawing takes', async () => {
    let now = 0;
    const run = new FigureRun(pool(1), store, () => now);
    let drawings = 0;
    run.subscribe(() => {
      drawings += 1;
      now += 300;
    });
    await run.want(asksOf(SWEEP), SEEDS);
    const from = now;
    await new Promise((resolve) => setTimeout(resolve));
    drawings = 0;
    for (let done = 0; done < 100; done += 1) {
      now += 50;
      await work(run, 1);
    }
    expect(drawings).toBeGreaterThan(2);
    expect((drawings * 300) / (now - from)).toBeLessThan(0.25);
    run.close();
  });

  test('that fail are listed with the reason, and their points stay open', async () => {
    const run = new FigureRun(pool(1), store);
    await run.want(asksOf(SWEEP), [1]);
    const { id, job } = workers[0]!.current!;
    workers[0]!.report({ id, error: 'no such thing' });
    await work(run);
    expect(run.progress).toMatchObject({ status: 'done', done: 52 });
    expect([...run.progress.failed]).toEqual([[job.key, 'no such thing']]);
    const open = figureData(SWEEP, run.answers, [1]).series.flatMap(({ points }) =>
      points.filter(({ measured }) => measured === null),
    );
    expect(open).toHaveLength(1);
  });

  test('that nobody looks at any more are ended', async () => {
    const run = new FigureRun(pool(), store);
    await run.want(asksOf(SWEEP), SEEDS);
    run.close();
    expect(busy()).toHaveLength(0);
  });
});

describe('every figure, from any answers', () => {
  test.each(figures.map((figure) => [figure.id, figure] as const))('%s is drawn whole, and in part', (_, figure) => {
    const answers = new Map<string, Answer>();
    for (const { request, asks } of jobsOf(asksOf(figure), SEEDS))
      for (const ask of asks) answers.set(answerKey(ask, request.seed), answerTo(ask, request.seed));
    const whole = figureResult(figure, answers, SEEDS, '');
    const data = figureData(figure, answers, SEEDS);
    data.series.forEach(({ points, xy, trace }, index) => {
      const result = whole.series[index]!;
      expect(points.map(({ x, measured }) => [x, measured!.mean, measured!.low, measured!.high])).toEqual(
        (result.points ?? []).map(({ x, mean, low, high }) => [x, mean, low, high]),
      );
      expect(xy).toEqual(result.xy ?? []);
      expect(trace).toEqual(result.trace ?? null);
    });
    expect(data.table?.rows.map(({ cells }) => cells.map(({ ours }) => ours))).toEqual(
      whole.tables[0]?.rows.map(({ cells }) => cells.map(({ ours }) => ours)),
    );
    const nothing = figureData(figure, new Map(), SEEDS);
    expect(
      nothing.series.every(
        ({ mark, points, xy, trace }) =>
          points.every(({ measured, asks }) => measured === null || asks.length === 0) &&
          (mark === 'formula' || xy.length === 0) &&
          trace === null,
      ),
    ).toBe(true);
  });
});

describe('what is kept', () => {
  const job = jobsOf(asksOf(SWEEP), [1])[0]!;

  test('goes by all of a scenario that its run depends on', () => {
    const scenario = scenarioOf(job.request);
    const digest = scenarioDigest(scenario);
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(scenarioDigest({ ...scenario, title: 'another', note: 'other words' })).toBe(digest);
    const others = [
      { ...scenario, seed: 2 },
      { ...scenario, duration: scenario.duration + 1e-9 },
      { ...scenario, transport: { ...scenario.transport, minRto: 0.25 } },
    ];
    expect(new Set([digest, ...others.map(scenarioDigest)]).size).toBe(4);
  });

  test('gives no two of the papers’ runs the same digest', () => {
    const texts = new Map<string, string>();
    for (const { request } of jobsOf(figures.flatMap(asksOf), [1])) {
      const scenario = { ...scenarioOf(request), title: '', note: '' };
      const digest = scenarioDigest(scenarioOf(request));
      const text = JSON.stringify(scenario);
      expect(texts.get(digest) ?? text).toBe(text);
      texts.set(digest, text);
    }
    expect(texts.size).toBeGreaterThan(500);
  });

  test('and is no answer is left out', async () => {
    const good = answerTo(job.asks[0]!, 1);
    const hostile: Record<string, unknown> = {
      a: { value: 'x' },
      b: { value: NaN },
      c: null,
      d: 7,
      e: { value: 1, trace: { from: 0, step: 1, values: ['<'] } },
      f: { value: 1, each: [null] },
      good,
    };
    const storage: AnswerStorage = {
      read: () => Promise.resolve([hostile, 'text', undefined]),
      write: () => Promise.resolve(),
    };
    expect(await new AnswerStore(storage).read(['1', '2', '3'])).toEqual([{ good }, {}, {}]);
  });

  test('may be nothing at all where the browser forbids it', async () => {
    const forbidden: AnswerStorage = {
      read: () => Promise.reject(new Error('no')),
      write: () => Promise.reject(new Error('no')),
    };
    const denied = new AnswerStore(forbidden);
    expect(await denied.read(['1'])).toEqual([{}]);
    await expect(denied.write('1', job, [])).resolves.toBeUndefined();
    const run = new FigureRun(pool(), denied);
    await run.want(asksOf(SWEEP), [1]);
    await work(run);
    expect(run.progress).toMatchObject({ status: 'done', done: 52 });
  });
});
