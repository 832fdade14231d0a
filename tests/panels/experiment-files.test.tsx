/** What comes out of an experiment and goes into it: its numbers, picture and file, a file of another one, values that are names, and what it measures of sources. */
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parquetReadObjects } from 'hyparquet';
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { valuesOf } from '../../workers/experiments/settings.ts';
import { heldExperiment, holdExperiment } from '../../src/link/held-experiment.ts';
import { placeOf } from '../../src/link/route.ts';
import { ExperimentDesk } from '../../src/papers/experiment-desk.tsx';
import { ExperimentPage } from '../../src/papers/experiment-page.tsx';
import { useExperiment } from '../../src/papers/experiment-state.ts';
import { answerTo, type FakeWorker } from '../page/support/fake-batch.ts';
import { noise } from '../support/noise.ts';
import { beginBatch, work } from './support/fake-spawn.ts';
import { Panel, scenarioOf, textsOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';
import { inWidth } from './support/wide.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

inWidth(900);
beforeEach(beginBatch);

const scenario = scenarioOf({ duration: 20 });
const LIMIT = { path: 'path.0.queue.limit', values: [10, 20] };
const fields = { version: 1, scenario, vary: [LIMIT], seeds: 2, measures: [{ id: 'link-use' }] };
const HERE = placeOf('#/experiment')!;
const now = (): Experiment => heldExperiment()!;

function Desk() {
  const state = useExperiment(HERE, () => scenario);
  return state.experiment && <ExperimentDesk ref={null} state={state} experiment={state.experiment} theory />;
}
async function shown(node: ReactNode, change: object = {}): Promise<Panel> {
  holdExperiment(normalizeExperiment({ ...fields, ...change }));
  location.hash = '#/experiment';
  const panel = await Panel.of(node, scenario);
  await until(() => expect(document.querySelector('.experiment-desk')).not.toBeNull());
  return panel;
}

/** Every seed gives the same run. */
function answerAlike(worker: FakeWorker): void {
  const { id, job } = worker.current!;
  worker.report({ id, answers: job.asks.map((ask) => ({ ...answerTo(ask, 1), text: 'digest' })), ms: 1 });
}

describe('the page of an experiment', () => {
  test('is taken along as tables, lines, a picture, a file and on paper, under its own name', async () => {
    const must = [{ says: 'link-use() > 2: more than all of it', part: 1 }];
    const panel = await shown(<ExperimentPage place={HERE} />, {
      title: 'Ours',
      must,
      over: ['queue'],
      overMean: true,
      theory: true,
    });
    await work(panel, answerAlike);
    expect(textsOf('.must-list li').map((line) => line.split(',')[0])).toEqual(
      ['10', '20'].map((limit) => `not met: ${must[0]!.says}; at ${limit} packets`),
    );
    expect(document.querySelectorAll('.must-list .warning')).toHaveLength(2);
    expect(textsOf('.over-time h2')).toEqual(['Over time, mean of 2 seeds; pale: its 95 % interval']);
    expect(panel.text).toContain('Varied of it: ');
    const files = saved();
    const png = new Blob(['png'], { type: 'image/png' });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((made) => made(png));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      new Proxy({}, { get: () => () => undefined, set: () => true }) as never,
    );
    vi.spyOn(SVGGraphicsElement.prototype, 'getCTM').mockReturnValue({} as DOMMatrix);
    vi.stubGlobal('Path2D', class {});
    const style = { color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(9, 9, 9)', getPropertyValue: () => '' };
    vi.stubGlobal('getComputedStyle', () => style);
    // This document knows no selector within another.
    vi.spyOn(SVGElement.prototype, 'querySelectorAll').mockReturnValue([] as never);
    const kinds = ['CSV', 'JSON lines', 'SVG', 'File'];
    for (const kind of kinds) await panel.press(kind);
    expect(files.map(({ name }) => name)).toEqual(
      ['csv', 'jsonl', 'svg', 'json'].map((extension) => `sawtooth-ours.${extension}`),
    );
    const [csv, lines, svg, json] = await Promise.all(files.map((file) => file.text()));
    expect(csv).toMatch(/^# sawtooth experiment: Ours\r?\n/);
    // A point and a seed is a line each.
    expect(lines!.trim().split('\n')).toHaveLength(4);
    expect(svg).toContain('<title>Ours.');
    expect(normalizeExperiment(JSON.parse(json!))).toEqual(now());
    vi.mocked(SVGElement.prototype.querySelectorAll).mockRestore();
    await panel.press('Parquet');
    await until(() => expect(files).toHaveLength(5));
    const bytes = vi.mocked(URL.createObjectURL).mock.lastCall![0] as Blob;
    const rows = await parquetReadObjects({ file: await bytes.arrayBuffer() });
    expect([files[4]!.name, rows.length]).toEqual(['sawtooth-ours.parquet', 4]);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await panel.press('Print');
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    await panel.press('Change it');
    expect([print.mock.calls.length, scrolled.mock.calls.length]).toEqual([1, 1]);
    expect(panel.text).toContain('every seed gives the same run');
    await panel.press('One seed is enough');
    expect(now().seeds).toBe(1);
    expect(textsOf('.told-table caption')[0]).toContain('Of one seed.');
  });
});

describe('the desk of an experiment', () => {
  const open = async (panel: Panel, text: string, size?: number): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const file = new File([text], 'other.json');
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const problem = (): string => textsOf('.experiment-desk [role=alert]').join('');

  test('opens the file of another one; of one that cannot be says why, and nothing is changed', async () => {
    const panel = await shown(<Desk />);
    const file = experimentFile(now());
    const before = now();
    await open(panel, JSON.stringify({ ...file, seeds: -1 }));
    await until(() => expect(problem()).toMatch(/^other\.json: .*seeds.*Nothing was changed\.$/));
    await open(panel, 'x');
    await until(() => expect(problem()).toMatch(/^other\.json: (?!.*seeds).+\. Nothing was changed\.$/));
    await open(panel, '{}', 20e6 + 1);
    expect(problem()).toBe('other.json: at most 20 MB are read. Nothing was changed.');
    expect(now()).toBe(before);
    await open(panel, `\uFEFF${JSON.stringify({ ...file, seeds: 3, title: 'Other' })}`);
    await until(() => expect(problem()).toBe(''));
    expect([now().title, now().seeds]).toEqual(['Other', 3]);
  });

  test('has theory beside the runs, or not, and says what is dotted only where it is; and numbers over the mean', async () => {
    const lossy = scenarioOf({
      path: [{ rate: 100e6, delay: 0.04, loss: { kind: 'bernoulli', p: 0.01 } }],
      flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' } }],
    });
    const vary = [{ path: 'path.0.loss.p', values: [0.003, 0.01] }];
    for (const theory of [false, true]) {
      await shown(<ExperimentPage place={HERE} />, { scenario: lossy, vary, measures: [{ id: 'throughput' }], theory });
      expect(textsOf('.theory-words').map((text) => text.slice(0, 15))).toEqual(theory ? ['Dotted: theory,'] : []);
      expect(textsOf('.figure-page h1')).toHaveLength(1);
    }
    const panel = await shown(<Desk />);
    const { theory } = now();
    await panel.press('Theory’s curve');
    expect(now().theory).toBe(!theory);
    await panel.press('Queue');
    const { overMean } = now();
    await panel.press('Mean of the seeds');
    expect(now().overMean).toBe(!overMean);
  });

  test('measures of a source what is chosen, and of all of them', async () => {
    const stream = (start: number) => ({ kind: 'cbr', start, high: 1e6 });
    const panel = await shown(<Desk />, {
      scenario: { ...scenario, traffic: [stream(1), stream(2)] },
      measures: [{ id: 'source-rate' }],
    });
    const choose = (value: string): Promise<void> => {
      const all = [...document.querySelectorAll('select')];
      return panel.enter(
        all.find((each) => each.textContent.includes('all sources'))!,
        value,
      );
    };
    await choose('1');
    expect(now().measures).toEqual([{ id: 'source-rate', source: 1 }]);
    await choose('');
    expect(now().measures).toEqual([{ id: 'source-rate' }]);
  });

  test('too long for a link says that this tab keeps it', async () => {
    const trace = { name: 'long', perMs: noise(60_000), loop: true };
    const long = { ...scenario, path: [{ ...scenario.path[0]!, trace }] };
    const panel = await shown(<Desk />, { scenario: long });
    await until(() => expect(panel.text).toContain('This tab keeps it meanwhile.'));
    expect(location.hash).toBe('#/experiment');
  });

  test.each([
    ['flows.0.scheme', { kind: 'tcp' }],
    ['path.0.loss.kind', 'none'],
    ['flows.0.scheme.variant', 'sack'],
  ])('offers for %s what does not stand there yet', async (path, first) => {
    const panel = await shown(<Desk />, { vary: [{ path, values: [first] }] });
    const select = document.getElementById(`add ${path}`) as HTMLSelectElement;
    const offered = [...select.options].slice(1).map(({ textContent }) => textContent.trim());
    expect(offered.length).toBeGreaterThan(1);
    expect(new Set(offered).size).toBe(offered.length);
    await panel.choose('Add', offered[0]!);
    expect(valuesOf(now().scenario, now().vary[0]!)).toHaveLength(2);
    expect([...select.options].map(({ textContent }) => textContent.trim())).not.toContain(offered[0]);
  });
});
