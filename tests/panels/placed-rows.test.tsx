/** Charts, the picture of the network and the bar of the run in their places: drawn as large as these are, with the rows' stops upon their plots. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentChart } from '../../src/charts/current-chart.ts';
import { titleOf } from '../../src/charts/frame-marks.ts';
import { Overview } from '../../src/charts/overview.ts';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { ChartRows } from '../../src/panels/charts.tsx';
import { OverviewBar } from '../../src/panels/overview-bar.tsx';
import { Stage } from '../../src/panels/stage.tsx';
import { setUp } from '../../src/screen/set-up.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import { Panel, scenarioOf } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

const [WIDTH, HEIGHT, SCALE] = [800, 600, 2];
type Picture = Parameters<Panel['loop']['addPicture']>;

/** Takes any call. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : anything),
  apply: () => anything,
  set: () => true,
});
beforeEach(() => {
  const measureText = (text: string) => ({ width: 6 * text.length });
  const context = new Proxy({}, { get: (_, key) => (key === 'measureText' ? measureText : anything), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('getComputedStyle', () => ({
    ...{ color: 'rgb(1, 2, 3)', fontFamily: 'Sans', paddingRight: '0' },
    getPropertyValue: (name: string) => (name === '--chart-scale' ? String(SCALE) : ''),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly call: () => void) {}
      observe(): void {
        this.call();
      }
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});

const pictures = new Set<Picture>();
async function placed(node: React.ReactNode, fields: object = {}): Promise<Panel> {
  pictures.clear();
  const panel = await Panel.of(null, scenarioOf(fields));
  panel.loop.addPicture = (...picture) => {
    pictures.add(picture);
    return () => pictures.delete(picture);
  };
  await panel.play(3);
  await panel.show(node);
  return panel;
}
let wallMs = 0;
/** The next frame, long after the last one. */
function frame(): void {
  wallMs += 10_000;
  for (const [draw] of pictures) draw(wallMs);
}
const stops = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.row-stop')];
const titles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.row-title')];
const px = (units: number): string => `${units * SCALE}px`;

describe('the rows of the charts', () => {
  /** Of each row, as the chart has drawn it. */
  const drawn = () => {
    const chart = currentChart.chart!;
    const { geometry } = chart.scene!;
    return chart.shown().map(({ row, card }, at) => ({
      ...{ ...geometry.rows[at]!, left: geometry.left, right: geometry.right, of: card.of },
      ...titleOf(chart.scene!, row),
    }));
  };
  const isPlaced = (): void => {
    const rows = drawn();
    expect(stops().map(({ style }) => [style.left, style.top, style.width, style.height])).toEqual(
      rows.map(({ left, right, top, bottom }) => [px(left), px(top), px(right - left), px(bottom - top)]),
    );
    expect(titles().map(({ style }) => [style.left, style.top])).toEqual(
      rows.map(({ atName, title }) => [px(atName), px(title - 13)]),
    );
  };

  test('have their stops upon their plots and their titles where these are drawn, also when others are shown', async () => {
    const panel = await placed(<ChartRows />);
    frame();
    expect(stops().length).toBeGreaterThan(1);
    isPlaced();
    expect(stops().map(({ ariaLabel }) => ariaLabel)).toEqual(drawn().map(({ name }) => name));
    await panel.settle(() => panel.player.toggleRow('used'));
    frame();
    isPlaced();
    await panel.settle(() => panel.player.setView({ rows: ['window'] }));
    frame();
    expect(stops()).toHaveLength(1);
    isPlaced();
  });

  test('can be walked through by keys, on a calm page they are pictures; the one with the focus tells its values', async () => {
    const panel = await placed(<ChartRows />);
    const roles = (): unknown[] => [...new Set(stops().map(({ tabIndex, role }) => `${tabIndex} ${role}`))];
    frame();
    expect(roles()).toEqual(['0 application']);
    const [first, second] = stops();
    await panel.settle(() => first!.focus());
    first!.ariaLabel = 'its values';
    second!.ariaLabel = 'another';
    await panel.settle(() => setUp.setState({ calm: true }));
    frame();
    expect(roles()).toEqual(['-1 img']);
    expect([first!.ariaLabel, second!.ariaLabel]).toEqual(['its values', drawn()[1]!.name]);
  });

  test('have the choice of a hop behind the title of the first row that is of one', async () => {
    const queue = { kind: 'droptail', limit: 50 };
    const path = [1, 2].map((at) => ({ rate: at * 4e6, delay: 0.01, queue }));
    const panel = await placed(<ChartRows />, { path });
    await panel.settle(() => panel.player.setView({ rows: ['window', 'queue'] }));
    await panel.pass(20);
    frame();
    const { style } = document.querySelector<HTMLElement>('.chart-rows')!;
    const at = drawn().findIndex(({ of }) => of === 'hop');
    expect(at).toBe(1);
    expect(style.getPropertyValue('--hop-top')).toBe(px(drawn()[at]!.title - 13));
    const { width, right } = currentChart.chart!.scene!.geometry;
    expect(style.getPropertyValue('--hop-right')).toBe(px(width - right));
    expect(document.querySelectorAll('.hop-choice select')).toHaveLength(1);
  });

  test.each([
    [false, true, 'as the time goes'],
    [true, true, 'by whole round trips'],
    [true, false, 'as the time is'],
  ])('where less motion is asked for (%s) and it plays (%s) go on %s', async (calm, playing, how) => {
    onScreen(...(calm ? ['prefers-reduced-motion'] : []));
    const draw = vi.spyOn(TimeChart.prototype, 'draw').mockReturnValue(false);
    const panel = await placed(<ChartRows />);
    const { samples } = panel.player.series;
    const between = samples.timeOf(20) + 0.4 * (samples.timeOf(21) - samples.timeOf(20));
    await panel.settle(() => panel.player.seek(between));
    await panel.settle(() => panel.player.store.setState({ playing }));
    draw.mockClear();
    frame();
    const [{ now, glide }] = draw.mock.calls[0]!;
    expect([now, glide]).toEqual([how === 'by whole round trips' ? samples.timeOf(20) : panel.player.time, !calm]);
  });

  test('fit their axes once for each time that this is asked for', async () => {
    const refit = vi.spyOn(TimeChart.prototype, 'refit');
    const panel = await placed(<ChartRows />);
    frame();
    refit.mockClear();
    await panel.settle(() => panel.player.follow());
    frame();
    frame();
    expect(refit).toHaveBeenCalledTimes(1);
  });
});

test('the network is drawn as large as its place, and says itself whether it moves with every frame', async () => {
  const draw = vi.spyOn(StagePainter.prototype, 'draw').mockReturnValue(false);
  const rates = vi.spyOn(StagePainter.prototype, 'isOfRates', 'get');
  const panel = await placed(<Stage onShow={() => undefined} />);
  frame();
  expect(draw.mock.lastCall!.slice(0, 4)).toEqual([panel.player, WIDTH, HEIGHT, 1]);
  for (const answer of [true, false]) {
    rates.mockReturnValue(answer);
    expect([...pictures].map(([, isOfRates]) => isOfRates!())).toEqual([answer]);
  }
});

test('the bar of the run is as large as its place, and has what is known and what is in view', async () => {
  const resize = vi.spyOn(Overview.prototype, 'resize');
  const draw = vi.spyOn(Overview.prototype, 'draw').mockReturnValue(undefined);
  const panel = await placed(<OverviewBar />);
  expect(resize.mock.lastCall).toEqual([WIDTH, HEIGHT]);
  await panel.settle(() => panel.player.setZoom([1, 2]));
  frame();
  const { series, time, navigator, state } = panel.player;
  expect(state.window).not.toBeNull();
  expect(draw.mock.lastCall).toEqual([series, time, { known: navigator.known, window: state.window, zoom: [1, 2] }]);
  await panel.settle(() => panel.player.setWindow(20));
  frame();
  expect(draw.mock.lastCall![2]).toEqual({ known: navigator.known, window: 20, zoom: null });
});
