/** The papers' page: gallery, figures, set-ups, files. What runs is faked or small; the runs themselves are tested elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../src/papers/arrangement.ts';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import { csvOf } from '../../src/papers/export.ts';
import { FILTERS, filtersOf, matches, NO_FILTERS, optionsOf } from '../../src/papers/filters.ts';
import { type Gallery, thinned } from '../../src/papers/gallery-data.ts';
import { knobsOf, played } from '../../src/papers/playful.ts';
import { plotModel, valueAt } from '../../src/papers/plot-model.ts';
import { figureHash, galleryHash, placeOf } from '../../src/link/route.ts';
import { difference, runsOf } from '../../src/papers/run-links.tsx';
import { tickText, xScale, yScale } from '../../src/papers/scale.ts';
import { changed, refusalOf, setUpsOf } from '../../src/papers/set-up.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';
import { schemeStyles, stylesOf } from '../../src/papers/series-style.ts';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { findingsIn } from '../../src/papers/shipped.ts';
import { type Check, type Finding, paperText } from '../../workers/papers/claims/claim.ts';
import { claims, claimsFor } from '../../workers/papers/claims/index.ts';
import { measure } from '../../workers/papers/figures/quantity.ts';
import { checkedJob } from '../../workers/papers/batch/job.ts';
import { type Answer, answerKey, type Job, jobsOf } from '../../workers/papers/figures/ask.ts';
import { figureResult } from '../../workers/papers/figures/data.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { doJob } from '../../workers/papers/batch/run-point.ts';
import { answerTo } from './support/fake-batch.ts';

const each = figures.map((figure) => [figure.id, figure] as const);
const withRuns = each.filter(([, figure]) => asksOf(figure).length > 0);

function faked(figure: Figure, seeds: readonly number[]): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const { request, asks } of jobsOf(asksOf(figure), seeds))
    for (const ask of asks) answers.set(answerKey(ask, request.seed), answerTo(ask, request.seed));
  return answers;
}

describe('addresses', () => {
  test('are the gallery’s, the figures’ and the terms’; all others are the playground’s', () => {
    expect(placeOf('#/papers')).toMatchObject({ part: 'papers', item: null });
    expect(placeOf(figureHash('yang2000-fig12'))).toMatchObject({ part: 'papers', item: 'yang2000-fig12' });
    expect(placeOf('#/papers/yang2000-fig12?run=no')!.query.get('run')).toBe('no');
    expect(placeOf('#/terms')).toMatchObject({ part: 'terms', item: null });
    expect(placeOf('#/terms/rtt')).toMatchObject({ part: 'terms', item: 'rtt' });
    for (const hash of ['', '#', '#/play', '#/play?s=1.abc', '#/papersx', '#/papers/<b>', '#/embed?x'])
      expect(placeOf(hash)).toBeNull();
  });

  test('hold the filters of the gallery', () => {
    const filters = { ...NO_FILTERS, scheme: 'AIMD, TCP(b)', lesson: 'fairness in the short run' };
    expect(filtersOf(placeOf(galleryHash(filters))!.query)).toEqual(filters);
    expect(galleryHash(NO_FILTERS)).toBe('#/papers');
  });
});

describe('the gallery', () => {
  test.each(FILTERS.map((name) => [name]))('finds every figure by its %s, and each value finds some', (name) => {
    const values = optionsOf(figures, name);
    const found = values.map((value) => figures.filter((figure) => matches(figure, { ...NO_FILTERS, [name]: value })));
    expect(found.every(({ length }) => length > 0 && length < figures.length)).toBe(true);
    const without = name === 'scheme' ? figures.filter(({ schemes }) => schemes.length === 0).length : 0;
    expect(new Set(found.flat()).size).toBe(figures.length - without);
  });
});

const file = new URL('../../public/figures/gallery.json', import.meta.url);

describe('the shipped pictures', () => {
  const gallery = JSON.parse(readFileSync(file, 'utf8')) as Gallery;

  test('are of this engine’s runs', () => {
    expect(gallery.engine).toBe(ENGINE_VERSION);
  });

  test('are there for every figure, a series for each of the figure’s', () => {
    expect(existsSync(file)).toBe(true);
    expect(Object.keys(gallery.figures).toSorted()).toEqual(figures.map(({ id }) => id).toSorted());
    for (const { id, series } of figures) expect([id, gallery.figures[id]!.length]).toEqual([id, series.length]);
  });

  test('are what the engine gives: one is run again, and the formulas computed', () => {
    const figure = findFigure('jin2001-fig2')!;
    const answers = new Map<string, Answer>();
    for (const job of jobsOf(asksOf(figure), [1]))
      doJob(job).forEach((answer, index) => answers.set(answerKey(job.asks[index]!, 1), answer));
    expect(gallery.figures[figure.id]).toEqual(thinned(figureResult(figure, answers, [1], '')));
    for (const formula of figures.filter((one) => asksOf(one).length === 0)) {
      // A picture has four digits; the last bits of a power differ between machines.
      const now = thinned(figureResult(formula, new Map(), [1], ''));
      gallery.figures[formula.id]!.forEach((series, index) =>
        series.forEach((value, at) => expect(value).toBeCloseTo(now[index]![at]!, 3)),
      );
    }
  });
});

describe('the shipped findings', () => {
  const findings = findingsIn(
    JSON.parse(readFileSync(new URL('../../public/figures/findings.json', import.meta.url), 'utf8')),
  );

  test('are there for every claim, and of those that need no run they are what is found now', () => {
    expect(Object.keys(findings).toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
    const still = claims.filter(({ quantities }) => quantities.every(({ asks }) => asks.length === 0));
    expect(still.length).toBeGreaterThan(40);
    const found = ({ judge, quantities }: Check): Finding =>
      judge(quantities.map((quantity) => measure(quantity, new Map(), [1])));
    for (const claim of still) {
      const { counter, ...shipped } = findings[claim.id]!;
      expect([claim.id, shipped]).toEqual([claim.id, found(claim)]);
      const other = shipped.verdict === 'fails' ? claim.cause?.counter : undefined;
      if (other?.quantities.every(({ asks }) => asks.length === 0)) {
        const { verdict, measured } = found({ ...claim, ...other });
        expect([claim.id, counter]).toEqual([claim.id, { verdict, measured }]);
      }
    }
  });

  test('that are none are left out, whichever one field is wrong', () => {
    const whole = {
      ...{ verdict: 'open', undecided: 'an hour', wanted: { seeds: 96, hours: 2 }, measured: '1', tells: '2' },
      ...{ values: [{ mean: 1 }, { mean: null }], counter: { verdict: 'holds', measured: '1' } },
    };
    const wrong = {
      verdict: ['true', undefined],
      undecided: ['a day', null],
      wanted: [{ seeds: 'many', hours: 2 }, { seeds: 96 }, null],
      measured: [1, undefined],
      tells: [2, null],
      values: [['1'], { mean: 1 }, [{ mean: '1' }], null],
      counter: [{ verdict: 'true', measured: '1' }, { verdict: 'holds' }, null],
    } satisfies Record<keyof Finding, unknown[]>;
    expect(Object.keys(wrong).toSorted()).toEqual(Object.keys(whole).toSorted());
    const broken = Object.entries(wrong).flatMap(([field, values]) =>
      values.map((value, index) => [`${field} ${index}`, { ...whole, [field]: value }] as const),
    );
    const least = { verdict: 'holds', measured: '1' };
    expect(findingsIn({ findings: { whole, least, none: null, ...Object.fromEntries(broken) } })).toEqual({
      whole,
      least,
    });
    expect([null, 7, [], { findings: 'x' }].map((json) => Object.keys(findingsIn(json)).length)).toEqual([0, 0, 0, 0]);
  });

  test('of claims that fail have a cause, and nothing of ours is shown as the paper’s', () => {
    const shown = figures.flatMap(({ id }) => claimsFor(id));
    const failing = shown.filter(({ id }) => findings[id]?.verdict === 'fails');
    expect(failing.filter(({ cause }) => !cause?.text).map(({ id }) => id)).toEqual([]);
    const ours = shown.filter(({ source, none }) => source === 'ours' && !none);
    expect(new Set(ours.map(paperText))).toEqual(new Set(['no number given']));
  });
});

describe('styles', () => {
  test('are the schemes’ own: TCP is slot 1 wherever it is, and nobody else is', () => {
    for (const { series } of figures) {
      const styles = schemeStyles(series.flatMap(({ scheme }) => scheme ?? []));
      for (const [scheme, { slot }] of styles)
        expect([scheme, slot === 1]).toEqual([scheme, /^TCP(\(b\))?$/.test(scheme)]);
    }
  });

  test.each(each)('of %s tell the lines of a panel apart', (_, figure) => {
    const styles = stylesOf(figure.series);
    const kinds = figure.series.map(
      ({ panel, mark }, index) => `${panel} ${mark} ${styles[index]!.slot} ${styles[index]!.variant}`,
    );
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('give the owners their slots, also where TFRC and TFRCP want the same', () => {
    const styles = schemeStyles(['GAIMD', 'IIAD', 'SQRT', 'SIMD', 'AIAD/H', 'TFRCP', 'TFRC', 'TEAR']);
    expect(
      Object.fromEntries([...styles].map(([scheme, { slot, variant }]) => [scheme, `${slot} ${variant}`])),
    ).toEqual({
      GAIMD: '3 0',
      IIAD: '8 0',
      SQRT: '6 0',
      SIMD: '5 0',
      'AIAD/H': '7 0',
      TFRC: '2 0',
      TEAR: '4 0',
      TFRCP: '2 1',
    });
  });
});

describe('panels one above the other', () => {
  const axis = { label: 'time', unit: 's', scale: 'linear', range: [0, 10] };
  /** A figure whose panels have so many curves, on one axis or each on its own. */
  const stack = (counts: readonly number[], same = true): Figure =>
    ({
      kind: 'trace',
      panels: counts.map((_, index) => ({
        id: `p${index}`,
        x: same ? axis : { ...axis, label: `time ${index}` },
        y: { label: 'y', unit: 'packets', scale: 'linear' },
      })),
      series: counts.flatMap((count, index) =>
        Array.from({ length: count }, () => ({ panel: `p${index}`, mark: 'line' })),
      ),
    }) as unknown as Figure;
  const heights = (counts: readonly number[]): number[] => {
    const { places } = arrange(stack(counts), 900, 700);
    // Without the ticks and the label under the last one.
    return places.map(({ height, axis: has }) => height - (has ? 34 : 0));
  };

  test.each([
    [[1, 1], 1],
    [[2, 1], 1],
    [[1, 2], 1],
    [[2, 2], 1],
    [[3, 1], 1 / 0.42],
    [[1, 3], 0.42],
    [[5, 2], 1],
    [[3, 3], 1],
  ])('of %j curves are of one height, unless one has a single curve beside many', (counts, ratio) => {
    const [upper, lower] = heights(counts);
    expect(upper! / lower!).toBeCloseTo(ratio, 1);
  });

  test('have their ticks under each that differs from the one below, and under the last', () => {
    expect(arrange(stack([2, 2, 2]), 900, 700).places.map((place) => place.axis)).toEqual([false, false, true]);
    expect(arrange(stack([2, 2, 2], false), 900, 700).places.map((place) => place.axis)).toEqual([true, true, true]);
  });

  test('fill the height that there is, no panel less than legible', () => {
    for (const height of [300, 500, 700, 900]) {
      const { places } = arrange(stack([2, 1, 3]), 900, height);
      const all = places.reduce((sum, place) => sum + place.height, 0) + 14 * (places.length - 1);
      if (height >= 700) expect(Math.abs(all - height)).toBeLessThanOrEqual(3);
      else expect(all).toBeGreaterThanOrEqual(Math.max(height, 390) - 3);
      for (const place of places) expect(place.height).toBeGreaterThanOrEqual(112);
    }
  });
});

describe('a plot', () => {
  test.each(each.filter(([, { panels }]) => panels.length > 0))(
    'of %s has room for its panels, and everything lies within them',
    (_, figure) => {
      const { series } = drawnFigure(figure, faked(figure, [1, 2]), [1, 2]);
      for (const width of [330, 700, 892, 1300]) {
        const { columns, places } = arrange(figure, width, 560);
        expect(places).toHaveLength(figure.panels.length);
        for (const { panel, width: own, height } of places) {
          expect(own * columns).toBeLessThanOrEqual(width);
          const model = plotModel(
            panel,
            series.filter((one) => one.panel === panel.id),
            { width: own, height, left: 40, right: 90, top: 26, bottom: 42 },
          );
          expect(model.bottom - model.top).toBeGreaterThan(40);
          const points = model.placed.flatMap((one) => one.points);
          for (const { x, low, high } of points) {
            expect(x).toBeGreaterThanOrEqual(model.left - 12.01);
            expect(x).toBeLessThanOrEqual(model.right + 12.01);
            expect(Math.min(low, high)).toBeGreaterThanOrEqual(model.top - 0.01);
            expect(Math.max(low, high)).toBeLessThanOrEqual(model.bottom + 0.01);
          }
        }
      }
    },
  );

  test('has zero on its linear axis and ends at a round number; the paper’s range holds unless something lies beyond it', () => {
    const axis = { label: 'rate', unit: '' };
    expect(yScale(axis, [3, 12.4], 300, 0)).toMatchObject({ low: 0, high: 14 });
    expect(yScale({ ...axis, range: [0, 50] as const }, [3, 12.4], 300, 0)).toMatchObject({ low: 0, high: 50 });
    expect(yScale({ ...axis, range: [0, 1] as const }, [0, 1.31], 300, 0).high).toBeGreaterThanOrEqual(1.31);
    expect(yScale(axis, [Infinity, -Infinity], 300, 0)).toMatchObject({ low: 0, high: 1 });
  });

  test('writes the values that were swept under a logarithmic axis', () => {
    expect(xScale({ label: 'n', unit: '', scale: 'log' }, [1, 64], [1, 2, 4, 8, 16, 32, 64], 0, 700).ticks).toEqual([
      1, 2, 4, 8, 16, 32, 64,
    ]);
    expect([1e6, 1e5, 20_000, 0.25].map(tickText)).toEqual(['10⁶', '10⁵', '20000', '0.25']);
  });

  test('reads a trace at its nearest sample, a formula between its points, and neither beyond its ends', () => {
    const base = {
      name: '',
      scheme: null,
      panel: '',
      style: { slot: 0, variant: 0 },
      points: [],
      xy: [],
      trace: null,
      ask: null,
    };
    const trace = { ...base, mark: 'trace' as const, trace: { from: 10, step: 2, values: [1, null, 3] } };
    expect([9.2, 10.9, 12, 13.5, 15.2].map((x) => valueAt(trace, x))).toEqual([1, 1, null, 3, null]);
    const formula = {
      ...base,
      mark: 'formula' as const,
      xy: [
        [0, 0],
        [10, 5],
      ] as const,
    };
    expect([-1, 0, 4, 10, 11].map((x) => valueAt({ ...formula, xy: [...formula.xy] }, x))).toEqual([
      null,
      0,
      2,
      5,
      null,
    ]);
  });
});

describe('the set-up', () => {
  test.each(withRuns)(
    'of %s is described in words, and every number that can be changed is one of the runs’',
    (_, figure) => {
      const setUps = setUpsOf(figure);
      expect(setUps.length).toBeGreaterThan(0);
      for (const { id, sentence, choosable, notes } of setUps) {
        expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
        expect(notes.length).toBeGreaterThan(0);
        for (const { setup } of choosable) expect(setup).toBe(id);
        const unchanged = Object.fromEntries(choosable.map(({ name, value }) => [name, value]));
        expect(refusalOf(figure, { [id]: unchanged })).toBeNull();
      }
    },
  );

  test('is that of the studied scheme, where the figure has one beside TCP', () => {
    const told = withRuns.flatMap(([, figure]) =>
      setUpsOf(figure).flatMap(({ id, sentence }) => {
        const schemes = asksOf(figure).flatMap(({ setup, choice: { scheme } }) =>
          setup === id && scheme !== undefined ? [scheme] : [],
        );
        if (!schemes.includes('TCP') || schemes.every((scheme) => scheme === 'TCP')) return [];
        const own = scenarioOf({ setup: id, choice: { scheme: 'TCP' }, seed: 1 });
        const ofTcp = own.flows.every(({ scheme }) => scheme.kind === 'tcp');
        return ofTcp ? [[id, figure.id, /^[A-Z]\w+ TCP flows? (share|uses?)/.test(sentence)]] : [];
      }),
    );
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(([, , aboutTcp]) => aboutTcp)).toEqual([]);
  });

  test('changed in one number changes that number in the runs of that set-up, and nothing else', () => {
    const figure = findFigure('yang2000-table1')!;
    const other = changed(figure, { 'yang2000-noloss': { durationSeconds: 140 } });
    const [before, after] = [asksOf(figure), asksOf(other)];
    after.forEach((ask, index) =>
      expect(ask).toEqual(
        ask.setup === 'yang2000-noloss'
          ? { ...before[index]!, choice: { ...before[index]!.choice, durationSeconds: 140 } }
          : before[index],
      ),
    );
    expect(changed(figure, {})).toBe(figure);
  });

  test('that no run can be is refused with the field and the value', () => {
    expect(refusalOf(findFigure('yang2000-fig12')!, { 'yang2000-1v7': { durationSeconds: -1 } })).toMatch(
      /duration.*-1/,
    );
  });
});

describe('a run behind a point', () => {
  test('opens in the playground as the scenario that was run', async () => {
    const figure = findFigure('jin2001-fig5')!;
    const point = drawnFigure(figure, new Map(), [1]).series[0]!.points[3]!;
    const runs = runsOf(point.asks, 1);
    expect(runs.map((run) => difference(run, runs))).toEqual(['SIMD(1/2)', 'TCP']);
    for (const run of runs) {
      const { scenario } = await decodeHash(await encodeHash(scenarioOf(run)), () =>
        Promise.reject(new Error('no preset')),
      );
      expect(scenario).toEqual(scenarioOf(run));
    }
  });
});

describe('closed forms that can be moved', () => {
  const playful = each.filter(([id]) => knobsOf(id).length > 0);

  test('are those of seven figures', () => expect(playful.map(([id]) => id)).toHaveLength(7));

  test.each(playful)('%s answers every place of its sliders with finite numbers', (id, figure) => {
    const knobs = knobsOf(id);
    for (const part of [0, 0.37, 1]) {
      const values = knobs.map(({ least, most }) => least + part * (most - least));
      const own = played(figure, values).series.filter((series) => series.mark === 'formula');
      expect(own.length).toBeGreaterThan(0);
      for (const { points } of own)
        expect(points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    }
    expect(played(figure, null)).toBe(figure);
  });

  test('are the paper’s where the sliders stand at its numbers', () => {
    const figure = findFigure('yang2000-fig20')!;
    expect(played(figure, [1, 4]).series.map(({ name }) => name)).toEqual(figure.series.map(({ name }) => name));
    played(figure, [1, 4]).series.forEach((series, index) => expect(series).toEqual(figure.series[index]));
    expect(played(figure, [1, 8]).series[0]).not.toEqual(figure.series[0]);
  });
});

describe('files', () => {
  test('of numbers say of what they are, quote what needs it, and hold every point, sample and cell', () => {
    const figure = findFigure('yang2000-fig6')!;
    const data = drawnFigure(figure, faked(figure, [1, 2]), [1, 2]);
    const lines = csvOf(data, 'https://example.org/#/papers/yang2000-fig6').trimEnd().split('\r\n');
    expect(lines.slice(0, 4)).toEqual([
      '# yang2000-fig6: How much the rate varies as random losses become frequent',
      expect.stringMatching(/^# engine .*, seeds 1 2$/),
      '# https://example.org/#/papers/yang2000-fig6',
      'panel,series,kind,x,y,least,most,seed 1,seed 2',
    ]);
    expect(lines.filter((line) => line.startsWith('main,TCP,line,'))).toHaveLength(13);
    expect(lines).toContainEqual(expect.stringMatching(/^main,"TCP, theory for few losses",formula,/));
  });

  test('have a trace at the times at which it is drawn', () => {
    const figure = findFigure('yang2000-fig6')!;
    const data = drawnFigure(figure, faked(figure, [1]), [1]);
    const trace = { from: 50, step: 0.5, values: [3, null, 4] };
    const text = csvOf({ ...data, series: [{ ...data.series[0]!, name: 'late', points: [], trace }] }, '#/papers');
    expect(text.split('\r\n').filter((line) => line.startsWith('main,late,'))).toEqual([
      'main,late,line,50,3',
      'main,late,line,50.5,',
      'main,late,line,51,4',
    ]);
  });

  test('compute nothing in a spreadsheet: neither a series’ name nor a cell of a table', () => {
    const figure = findFigure('yang2000-fig6')!;
    const data = drawnFigure(figure, faked(figure, [1]), [1]);
    const [series] = data.series;
    const text = csvOf(
      {
        ...data,
        series: [{ ...series!, name: '=1+1', points: series!.points.slice(0, 1) }],
        table: { columns: ['@a'], rows: [{ name: '-b', cells: [{ ours: '+c', print: '-3', computed: false }] }] },
      },
      '#/papers',
    );
    expect(text).toMatch(/^main,'=1\+1,line,/m);
    expect(text).toContain("table,'-b,'@a,'+c,-3\r\n");
  });
});

describe('the batch worker', () => {
  const [job] = jobsOf(asksOf(findFigure('yang2000-fig12')!), [1]) as [Job];
  const bad = (change: (copy: Record<string, never>) => void): unknown => {
    const copy = structuredClone(job) as unknown as Record<string, never>;
    change(copy);
    return copy;
  };

  test.each(withRuns)('lets every job of %s in as it is', (_, figure) => {
    for (const one of jobsOf(asksOf(figure), [1, 2]))
      expect(checkedJob(structuredClone(one))).toEqual(JSON.parse(JSON.stringify(one)));
  });

  test.each([
    ['nothing', null, 'job: must be an object'],
    ['a list', [], 'job: must be an object'],
    ['no asks', { ...job, asks: [] }, 'asks: must be 1 to 500'],
    ['too many asks', { ...job, asks: Array.from({ length: 501 }, () => job.asks[0]) }, 'asks: must be 1 to 500'],
    ['another set-up', { ...job, request: { ...job.request, setup: 'x' } }, 'setup: there is none called x'],
    ['a seed that is none', { ...job, request: { ...job.request, seed: 1.5 } }, 'seed: must be a whole number'],
    [
      'a choice that is code',
      { ...job, request: { ...job.request, choice: { scheme: [1] } } },
      'choice.scheme: must be a number, a name or a scheme',
    ],
    [
      'a metric that there is not',
      { ...job, asks: [{ ...job.asks[0], measure: 'constructor' }] },
      'measure: there is none called constructor',
    ],
    [
      'the longest text, if it names nothing',
      { ...job, asks: [{ ...job.asks[0], measure: 'x'.repeat(80) }] },
      'measure: there is none called x',
    ],
    ['a longer text', { ...job, asks: [{ ...job.asks[0], measure: 'x'.repeat(81) }] }, 'measure: must be a short text'],
    [
      'an option that is no number',
      { ...job, asks: [{ ...job.asks[0], options: { from: {} } }] },
      'options.from: must be numbers or words',
    ],
  ])('refuses %s', (_, json, words) => expect(() => checkedJob(json)).toThrow(words));

  const asked = (more: object): object => ({ ...job, asks: [{ ...job.asks[0], ...more }] });
  const requested = (more: object): object => ({ ...job, request: { ...job.request, ...more } });
  const named = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 1]));

  test.each<[string, object, object, string]>([
    ['asks', { ...job, asks: Array(500).fill(job.asks[0]) }, { ...job, asks: Array(501).fill(job.asks[0]) }, 'asks'],
    ['a least seed', requested({ seed: 0 }), requested({ seed: -1 }), 'seed'],
    ['a greatest seed', requested({ seed: 4_294_967_295 }), requested({ seed: 4_294_967_296 }), 'seed'],
    ['a text', asked({ part: 'x'.repeat(80) }), asked({ part: 'x'.repeat(81) }), 'part'],
    ['a trace', asked({ trace: 99 }), asked({ trace: 100 }), 'trace'],
    ['a first trace', asked({ trace: 0 }), asked({ trace: -1 }), 'trace'],
    ['a word', asked({ options: { of: 'x'.repeat(80) } }), asked({ options: { of: 'x'.repeat(81) } }), 'options.of'],
    [
      'a list',
      asked({ options: { flows: Array(500).fill(0) } }),
      asked({ options: { flows: Array(501).fill(0) } }),
      'options.flows',
    ],
    ['fields', asked({ options: named(500) }), asked({ options: named(501) }), 'options'],
  ])('lets %s at its bound in, and none beyond it', (_, at, beyond, field) => {
    expect(checkedJob(at)).toEqual(at);
    expect(() => checkedJob(beyond)).toThrow(field);
  });

  test('a scheme among the choices may have what is on or off, another choice not', () => {
    const choice = { a: { kind: 'x', b: true } };
    expect(checkedJob(requested({ choice }))).toMatchObject({ request: { choice }, asks: [{ choice }] });
    expect(() => checkedJob(requested({ choice: { a: true } }))).toThrow(
      'choice.a: must be a number, a name or a scheme',
    );
  });

  test('takes for yes only what is yes', () => {
    const taken = (value: unknown) => checkedJob(asked({ each: value })).asks[0]!.each;
    expect([taken(true), taken('yes'), taken(1)]).toEqual([true, undefined, undefined]);
  });

  test('answers with its asks on its own request, and not on what they say of another', () => {
    const forged = bad(
      (copy) => ((copy['asks'] as unknown as Record<string, string>[])[0]!['setup'] = 'jin2001-phase'),
    );
    expect(checkedJob(forged).asks[0]!.setup).toBe(job.request.setup);
  });
});

test('a family of schemes in the gallery’s filter is found in figures of its own schemes alone', () => {
  const option = (scheme: string): string[] =>
    optionsOf(figures, 'scheme').filter((value) =>
      matches({ ...figures[0]!, schemes: [scheme] }, { ...NO_FILTERS, scheme: value }),
    );
  const named = [...new Set(figures.flatMap(({ schemes }) => schemes))];
  expect(named).toContain('TCP');
  for (const scheme of named) {
    // TCP with another decrease is AIMD; plain TCP, as every other scheme, goes by its own name.
    const aimd = /^(AIMD|TCP\()/.test(scheme);
    expect(option(scheme), scheme).toEqual([
      aimd ? 'AIMD, TCP(b)' : expect.stringMatching(new RegExp(`^${/^\w+/.exec(scheme)![0]}\\b`)),
    ]);
  }
});
