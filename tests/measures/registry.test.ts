import { describe, expect, it } from 'vitest';

import { MEASURES } from '../../workers/experiments/measures.ts';
import { findMetric, metrics } from '../../workers/measures/index.ts';
import { numbers } from '../../workers/measures/numbers.ts';
import { FrameRecorder, endOf, flowColumn, flowName, rttOf } from '../../workers/measures/run.ts';
import { FAIRNESS_OFFSET } from '../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { findReading } from '../../workers/papers/figures/readings.ts';
import { ask, handMade, record, times } from './support/hand-made.ts';

describe('the registry of metrics', () => {
  it('has each metric once, by id and by name', () => {
    expect(new Set(metrics.map(({ id }) => id)).size).toBe(metrics.length);
    expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
  });

  it('and the numbers of a summary are the measures of an experiment: no two have one id or one name', () => {
    expect(MEASURES.length).toBeGreaterThan(numbers.length);
    for (const of of ['id', 'name'] as const)
      expect(new Set(MEASURES.map((measure) => measure[of])).size, of).toBe(MEASURES.length);
  });

  it('or the readings have all that a figure or a claim measures', () => {
    const asks = [
      ...figures.flatMap(asksOf),
      ...claims.flatMap(({ quantities }) => quantities.flatMap((one) => one.asks)),
    ];
    for (const { measure } of asks) expect(findMetric(measure) ?? findReading(measure), measure).toBeDefined();
  });

  it.each(metrics.map((card) => [card.id, card] as const))(
    'says of %s what it is, its formula, unit, papers (or what is ours), window and sampling',
    (id, card) => {
      expect(findMetric(id)).toBe(card);
      for (const text of [card.name, card.definition, card.formula, card.unit, card.defaultWindow, card.sampling])
        expect(text.trim().length).toBeGreaterThan(0);
      expect(card.definition).toMatch(/\.$/);
      expect(
        card.papers.length > 0 || card.ours,
        `${id} is of no paper: its card must say in \`ours\` what is ours`,
      ).toBeTruthy();
      for (const paper of card.papers) expect(['yang2000', 'bansal2001', 'jin2001', 'tsao2007']).toContain(paper);
    },
  );

  it('marks what is ours: every rule that the paper leaves open', () => {
    const ours = metrics.filter((card) => card.ours !== undefined).map(({ id }) => id);
    expect(ours).toEqual(
      expect.arrayContaining([
        'conv-time-s',
        'osc-after',
        'overshoot',
        'refill-rtts',
        'verdict-nonperiodic',
        'tcp-compatible',
      ]),
    );
    for (const id of ['jain-f', 'cov-time', 'halving-D', 'f-k', 'utilization', 'verdict'])
      expect(ours).not.toContain(id);
  });
});

describe('every metric of a run', () => {
  const answers = (run: ReturnType<typeof handMade>): [string, unknown][] =>
    metrics.flatMap((card) => (card.takes === 'run' ? [[card.id, card.measure(run)]] : []));

  it.each([
    ['that is empty', handMade({ flows: [{ sent: [] }] })],
    ['of one frame', handMade({ flows: [{ sent: [3] }] })],
    ['of silence', handMade({ flows: [{ sent: times(300, 0), cwnd: times(300, 0), srtt: times(300, 0) }] })],
    ['of two flows that never change', handMade({ flows: [{ sent: times(300, 4) }, { sent: times(300, 4) }] })],
    ['of frames longer than a round trip', handMade({ period: 1, rtt: 0.1, flows: [{ sent: times(300, 40) }] })],
  ])('%s gives a number, a reason or a bound, and never NaN', (_, run) => {
    for (const [id, answer] of answers(run)) {
      expect(['measured', 'not reached', 'not applicable'], id).toContain((answer as { status: string }).status);
      const text = JSON.stringify(answer, (_key, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
      );
      expect(text, id).not.toContain('not finite');
      if ((answer as { status: string }).status === 'measured')
        expect((answer as { window: unknown }).window, id).toMatchObject({
          from: expect.any(Number),
          to: expect.any(Number),
          bin: expect.any(Number),
        });
    }
  });
});

describe('a recorded run', () => {
  const input = {
    duration: 20,
    warmup: 5,
    path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } }],
    flows: [
      { id: 'a', scheme: { kind: 'tcp' }, count: 2, accessDelay: 0.015 },
      { id: 'b', scheme: { kind: 'tfrc' }, start: 3, accessDelay: 0.015 },
    ],
  };

  it('holds every frame as it was, column by column, though the simulation uses one row for all', () => {
    const rows: Float32Array[] = [];
    const recorder = new FrameRecorder();
    const simulation = new Simulation(scenarioWith(input), (row) => {
      rows.push(row.slice());
      recorder.onFrame(row);
    });
    simulation.runUntil(20);
    const run = recorder.run(simulation);
    expect(run.frames).toBe(rows.length);
    expect(run.columns).toHaveLength(simulation.layout.width);
    run.columns.forEach((column, index) => expect([...column]).toEqual(rows.map((row) => row[index])));
    expect(rttOf(run)).toBeCloseTo(0.05, 12);
    expect(endOf(run)).toBeCloseTo(20, 9);
    expect([0, 1, 2].map((flow) => flowName(run, flow))).toEqual(['a[0]', 'a[1]', 'b[0]']);
    expect(
      flowColumn(run, 2, 'sent')
        .slice(0, 50)
        .some((sent) => sent > 0),
    ).toBe(false);
  });

  it("has the fairness of the frames' own column in its trace, where there was anything to share", () => {
    const run = record(input);
    const { series } = ask('jain-f', run, { from: 0 }) as { series: { times: number[]; values: number[] }[] };
    const own = run.columns[FAIRNESS_OFFSET]!;
    series[0]!.times.forEach((time, index) =>
      expect(series[0]!.values[index]).toBeCloseTo(own[Math.round(time / run.layout.period) - 1]!, 6),
    );
    expect(series[0]!.times.length).toBeGreaterThan(300);
  });
});
