/** What a lesson draws beside an answer: the run, on axes that hold it, and the plane that a point lies in. */
import { renderToStaticMarkup } from 'react-dom/server';
import { compact } from '../../src/format.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { parseExpression } from '../../src/lessons/expression.ts';
import type { CurveQuestion, PointQuestion } from '../../src/lessons/lesson-file.ts';
import { evaluate } from '../../src/lessons/measures.ts';
import { AnswerPlot, INNER, PLOT } from '../../src/lessons/plot-frame.tsx';
import { Sketch } from '../../src/lessons/sketch.tsx';
import { planeOf, Spot } from '../../src/lessons/spot.tsx';
import { keepSlots, slotsOf } from '../../src/scenario/names.ts';
import { findScene, sceneScenario } from '../../src/scenes/index.ts';
import { measuredOf } from '../page/support/runs.ts';
import { lessonText, opened } from './support.ts';

const scene = findScene('phase-plane')!;
const scenario = sceneScenario(scene, scene.scenario);
const run = measuredOf(scenario, 50);
const question: PointQuestion = {
  kind: 'point',
  ask: [],
  across: { of: parseExpression('rate(rich, 30, 50)'), low: 0, high: 4, label: 'Rich' },
  up: { of: parseExpression('rate(poor, 30, 50)'), low: 0, high: 4, label: 'Poor' },
  near: 0.12,
} as unknown as PointQuestion;

describe('a point of two throughputs', () => {
  test('lies in a phase plane: the way there, equal shares, and the line of a full link', () => {
    const plane = planeOf(question, run)!;
    expect(plane.diagonal).toEqual([
      [0, 0],
      [4, 4],
    ]);
    expect(plane.full).toEqual([
      [expect.closeTo(4, 6), 0],
      [0, expect.closeTo(4, 6)],
    ]);
    // From three quarters for the rich one to about half for each.
    const early = plane.way[Math.round(1.5 / run.series.layout.period)]!;
    expect(early[0]).toBeGreaterThan(3 * early[1]);
    const [rich, poor] = plane.way.at(-1)!;
    expect(Math.abs(rich - poor)).toBeLessThan(1);
    const shown = renderToStaticMarkup(<Spot question={question} answer={null} run={run} />);
    expect(shown).toContain('equal shares');
    expect(shown).toContain('full link');
    expect(shown.match(/class="spot-way" d="([^"]*)"/)![1]!.split('L').length).toBe(run.series.length);
  });

  test('of axes that differ goes to the lower of both ends, each line by its own axis', () => {
    const half = { ...question, up: { ...question.up, high: 2 } };
    const plane = planeOf(half, run)!;
    expect(plane.diagonal[1]).toEqual([2, 2]);
    const shown = renderToStaticMarkup(<Spot question={half} answer={null} run={run} />);
    const corner = new RegExp(`M${PLOT.left.toFixed(1)} ${(PLOT.height - PLOT.bottom).toFixed(1)}L([\\d.]+) ([\\d.]+)`);
    const [, x, y] = corner.exec(shown)!.map(Number);
    const [width, height] = [PLOT.width - PLOT.left - PLOT.right, PLOT.height - PLOT.top - PLOT.bottom];
    expect([(x! - PLOT.left) / width, (y! - PLOT.top) / height]).toEqual([
      expect.closeTo(0.5, 2),
      expect.closeTo(0, 2),
    ]);
  });

  test('of which nothing is shown before the run may be seen, and of other quantities no plane', () => {
    expect(renderToStaticMarkup(<Spot question={question} answer={null} run={null} />)).not.toContain('spot-way');
    const up = { ...question.up, of: parseExpression('meanQueue()') };
    expect(planeOf({ ...question, up }, run)).toBeNull();
  });
});

test('a run that goes above what could be drawn stays on its axis: that goes on to where it is', () => {
  const curve = { kind: 'curve', ask: [], of: { what: 'window', whose: 'rich' }, top: 20 } as unknown as CurveQuestion;
  const answer = { kind: 'curve' as const, heights: Array<number>(49).fill(63) };
  const highest = (html: string, name: string): number =>
    Math.min(
      ...[...html.match(new RegExp(`class="${name}" d="([^"]*)"`))![1]!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) =>
        Number(y),
      ),
    );
  const shown = renderToStaticMarkup(
    <Sketch question={curve} step={{ from: 0, until: 50 }} answer={answer} run={run} />,
  );
  expect(highest(shown, 'sketch-true')).toBeCloseTo(PLOT.top, 1);
  // The answer at its highest says 20 packets still, of some 40.
  const peak = Math.max(...run.windows('rich'));
  const inner = PLOT.height - PLOT.top - PLOT.bottom;
  expect(highest(shown, 'sketch-drawn')).toBeCloseTo(PLOT.top + inner * (1 - 20 / peak), 1);
});

describe('the axis of a drawn curve', () => {
  const spanOf = (html: string, name: string): { top: number; bottom: number } => {
    const ys = [...html.match(new RegExp(`class="${name}" d="([^"]*)"`))![1]!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(
      ([, y]) => Number(y),
    );
    return { top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const inner = PLOT.height - PLOT.top - PLOT.bottom;
  const peak = Math.max(...run.windows('rich'));

  test.each([
    ['a run that is lower than what could be drawn', 3],
    ['a run that is as high', 1],
    ['a run that is higher', 0.5],
  ])('holds both, beside %s', (_, part) => {
    const top = part * peak;
    const high = Math.max(top, peak);
    const curve = { kind: 'curve', ask: [], of: { what: 'window', whose: 'rich' }, top } as unknown as CurveQuestion;
    for (const level of [0, 21, 63]) {
      const answer = { kind: 'curve' as const, heights: Array<number>(49).fill(level) };
      const shown = renderToStaticMarkup(
        <Sketch
          question={curve}
          step={{ from: 0, until: 50 }}
          answer={answer}
          run={run}
          others={[Array<number>(49).fill(42)]}
        />,
      );
      const at = (value: number): number => PLOT.top + inner * (1 - value / high);
      expect(spanOf(shown, 'sketch-drawn').top).toBeCloseTo(at((level / 63) * top), 1);
      expect(spanOf(shown, 'sketch-other').top).toBeCloseTo(at((42 / 63) * top), 1);
      expect(spanOf(shown, 'sketch-true').top).toBeCloseTo(at(peak), 1);
      for (const name of ['sketch-drawn', 'sketch-other', 'sketch-true'])
        expect(spanOf(shown, name).top).toBeGreaterThanOrEqual(PLOT.top - 0.05);
      expect(shown).toContain(`Your curve: on average ${compact((level / 63) * top, 2)} packets.`);
    }
  });
});

describe('the colours of a lesson', () => {
  afterEach(() => keepSlots([]));

  test('stay with their names in all steps, with any schemes', async () => {
    const { steps } = await opened(lessonText('who-shares'));
    const rich = steps.filter(({ scenario: { flows } }) => flows.some(({ label }) => label === 'Rich'));
    const colours = (): number[][] => rich.map((step) => slotsOf(step.scenario));
    expect(new Set(colours().map(String)).size).toBeGreaterThan(1);
    keepSlots(steps.map((step) => step.scenario));
    expect(rich.length).toBeGreaterThan(2);
    expect(new Set(colours().map(String)).size).toBe(1);
    for (const step of steps) expect(new Set(slotsOf(step.scenario)).size).toBe(step.scenario.flows.length);
  });
});

test('the frame of a plot names the axis up at its top left and the axis across at its lower right, each with its own numbers', () => {
  const axes = { across: { low: 0, high: 20, label: 'Time, s' }, up: { low: 0, high: 300, label: 'Window, packets' } };
  const shown = renderToStaticMarkup(
    <AnswerPlot {...axes} hand={null} label="asked">
      {null}
    </AnswerPlot>,
  );
  const texts = [...shown.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(([, x, y, text]) => ({
    ...{ x: Number(x), y: Number(y), text: text! },
  }));
  const at = (words: string) => texts.find(({ text }) => text === words)!;
  expect(at('Window, packets')).toMatchObject({ x: PLOT.left, y: 16 });
  expect(at('Time, s')).toMatchObject({ x: PLOT.width - PLOT.right, y: PLOT.height - 6 });
  const left = texts.filter(({ x, y }) => x < PLOT.left && y > 16).map(({ text }) => Number(text));
  expect([left[0], left.at(-1)]).toEqual([0, 300]);
  const below = texts.filter(({ y }) => y > PLOT.height - PLOT.bottom + 10 && y < PLOT.height - 10);
  expect([below[0]!.text, below.at(-1)!.text]).toEqual(['0', '20']);
  expect([below[0]!.x, below.at(-1)!.x]).toEqual([PLOT.left, PLOT.width - PLOT.right]);
});

describe('axes that begin elsewhere than at 0', () => {
  const right = PLOT.width - PLOT.right;
  const bottom = PLOT.height - PLOT.bottom;
  const textsBelow = (html: string): number[] =>
    [...html.matchAll(/<text x="[\d.]+" y="([\d.]+)" text-anchor="middle"[^>]*>([^<]*)</g)]
      .filter(([, y]) => Number(y) > bottom)
      .map(([, , text]) => Number(text));

  test('have the run’s point, what is near it, and the point that was set at their places', () => {
    const axes = { across: { ...question.across, low: 1, high: 5 }, up: { ...question.up, low: -2, high: 6 } };
    const asked = { ...question, ...axes };
    const answer = { kind: 'point' as const, across: 0.25, up: 0.75 };
    const shown = renderToStaticMarkup(<Spot question={asked} answer={answer} run={run} />);
    const given = (name: string, attribute: string): number =>
      Number(new RegExp(`class="${name}"[^>]* ${attribute}="([-\\d.]+)"`).exec(shown)![1]);
    const part = ({ of, low, high }: typeof axes.across): number => (evaluate(of, run) - low) / (high - low);
    const x = PLOT.left + part(axes.across) * INNER.width;
    const y = bottom - part(axes.up) * INNER.height;
    expect([given('spot-true', 'cx'), given('spot-true', 'cy')]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
    expect(given('spot-near', 'x')).toBeCloseTo(x - question.near * INNER.width, 6);
    expect(given('spot-near', 'y')).toBeCloseTo(y - question.near * INNER.height, 6);
    expect(given('spot-near', 'width')).toBeCloseTo(2 * question.near * INNER.width, 6);
    expect(given('spot-near', 'height')).toBeCloseTo(2 * question.near * INNER.height, 6);
    expect(shown).toContain('Your point: Rich 2, Poor 4');
    expect(textsBelow(shown)).toEqual(expect.arrayContaining([1, 5]));
    // Equal shares are where both are equal: from 0 and 0 on, which lies left of the axis up.
    const [, left, low] = /class="spot-line" d="M([-\d.]+) ([-\d.]+)L/.exec(shown)!.map(Number);
    expect(left).toBeCloseTo(PLOT.left - INNER.width / 4, 1);
    expect(low).toBeCloseTo(bottom - INNER.height / 4, 1);
  });

  test('have a curve from the step’s own beginning to its end', () => {
    const asked = {
      kind: 'curve',
      ask: [],
      of: { what: 'window', whose: 'rich' },
      top: 50,
    } as unknown as CurveQuestion;
    const answer = { kind: 'curve' as const, heights: Array<number>(49).fill(63) };
    const step = { from: 30, until: 50 };
    const drawn = (onChange?: () => void): string =>
      renderToStaticMarkup(<Sketch question={asked} step={step} answer={answer} run={run} onChange={onChange} />);
    const xs = [
      ...drawn()
        .match(/class="sketch-true" d="([^"]*)"/)![1]!
        .matchAll(/[ML]([\d.]+) /g),
    ].map(([, x]) => Number(x));
    const perSample = INNER.width / ((step.until - step.from) / run.series.layout.period);
    expect(xs[0]! - PLOT.left).toBeLessThanOrEqual(perSample + 0.1);
    expect(right - xs.at(-1)!).toBeLessThanOrEqual(perSample + 0.1);
    expect(xs.toSorted((a, b) => a - b)).toEqual(xs);
    expect(textsBelow(drawn())).toEqual(expect.arrayContaining([30, 50]));
    expect(drawn(() => undefined)).toContain('aria-valuetext="at 30 s: 50 packets"');
  });
});
