import { Fragment, useEffect, useMemo, useRef } from 'react';
import { currentChart } from '../charts/current-chart.ts';
import { titleOf } from '../charts/frame-marks.ts';
import { anyRowOf, chartHeights } from '../charts/rows/index.ts';
import { TimeChart } from '../charts/time-chart.ts';
import { fromTheStart } from '../link/late-part.ts';
import { NO_ASIDE, PHONE, REDUCED_MOTION, useMedia, usePage, usePageState } from '../page.ts';
import { setUp, useSetUp } from '../screen/set-up.ts';
import { hopsOf } from '../scenario/hops.ts';
import { termsPart, useTermsPart } from '../terms/marked.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { ChartInteraction } from './chart-interaction.ts';
import { keepDrawn } from './keep-drawn.ts';
import { fitUpright } from './upright.ts';
import { say } from '../../workers/words/say.ts';

const NumberTable = lazyPart(async () => (await import('./number-table.tsx')).NumberTable, {
  silent: true,
  name: 'The table of numbers',
});
const FlowStatePanel = lazyPart(async () => (await import('./flow-state-panel.tsx')).FlowStatePanel);
const HopSelect = lazyPart(async () => (await import('./hop-fields.tsx')).HopSelect, {
  onlyWhenShown: true,
  silent: true,
});
const Plane = lazyPart(async () => (await import('./plane.tsx')).Plane);

/** The charts on their canvas, and number table or phase plane. React sets the stage; the frame loop paints. */
export function Charts() {
  const narrow = useMedia(NO_ASIDE);
  const phone = useMedia(PHONE);
  const scenario = usePageState((state) => state.scenario);
  const upright = useMemo(() => fitUpright(scenario), [scenario]);
  const compared = usePageState((state) => state.other !== null);
  const plane = usePageState((state) => state.plane);
  const heights = useHeights();
  const calm = useSetUp((state) => state.calm);
  const numbers = !calm || compared;
  const aside = !narrow && (plane || (numbers && upright && !compared));
  return (
    <div className={aside ? 'charts with-aside' : 'charts'} style={heights}>
      <ChartRows />
      {plane && <Plane />}
      {numbers && !(plane && aside) && (
        <div className="numbers-box flex wrap">
          <NumberTable upright={aside || (phone && upright)} />
          <FlowStatePanel />
        </div>
      )}
    </div>
  );
}

/** Heights for the rows on show: one to be read from a distance, and one to which they give way; larger where all is drawn larger. */
function useHeights(): React.CSSProperties {
  const rows = usePageState((state) => state.rows);
  const scenario = usePageState((state) => state.scenario);
  const { far, near } = useMemo(() => chartHeights(rows, scenario), [rows, scenario]);
  const scaled = (px: number): string => `calc(${px}px * var(--chart-scale, 1))`;
  return { '--least': scaled(far), '--lowest': scaled(near) } as React.CSSProperties;
}

export function ChartRows() {
  const { player, loop } = usePage();
  const rows = usePageState((state) => state.rows);
  // Rows are placed and their titles marked in a frame, which a paused page draws only when it is asked for.
  const terms = useTermsPart();
  useEffect(() => loop.request(), [loop, terms, rows]);
  const choose = usePageState((state) => anyRowOf('hop', state.rows) && hopsOf(state.scenario).length > 1);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const element = canvas.current!;
    const chart = new TimeChart(element);
    currentChart.chart = chart;
    let interaction: ChartInteraction | null = null;
    let gone = false;
    // Fetched after the first view; without it the charts are there all the same.
    void fromTheStart(
      player,
      () => import('./chart-interaction.ts'),
      (part) => {
        if (!gone)
          interaction = new part.ChartInteraction(
            player,
            chart,
            box.current!,
            over.current!,
            live.current!,
            loop.request,
          );
      },
    );
    chart.restyle();
    loop.request();
    const calm = matchMedia(REDUCED_MOTION);
    let placed = '';
    const end = keepDrawn(loop, element, {
      resize: () => chart.resize(element.clientWidth, element.clientHeight),
      restyle: () => chart.restyle(),
      draw(wallMs) {
        if (player.takeRefit()) chart.refit();
        const view = player.view();
        // The charts go on by whole round trips where the reader asked for less motion.
        if (calm.matches && player.state.playing)
          view.now = player.series.samples.timeOf(player.series.samples.indexAt(view.now));
        const gliding = chart.draw({ ...view, glide: !calm.matches }, wallMs);
        interaction?.paint();
        placed = placeStops(box.current!, chart, placed);
        return gliding;
      },
    });
    return () => {
      gone = true;
      interaction?.dispose();
      end();
    };
  }, [player, loop]);

  return (
    <div className="chart-rows flex relative grow" ref={box}>
      <div className="chart-box relative grow">
        <canvas ref={canvas} aria-hidden="true" />
        {choose && (
          <div className="hop-choice">
            <HopSelect label="Hop in view" hideLabel />
          </div>
        )}
      </div>
      {rows.map((row) => (
        <Fragment key={row}>
          <div
            className="row-stop"
            role="img"
            aria-roledescription="chart"
            aria-label="Chart"
            aria-describedby="row-help"
          />
          <div className="row-title nowrap" />
        </Fragment>
      ))}
      <canvas ref={over} className="chart-cursor" aria-hidden="true" />
      <p id="row-help" hidden>
        Left and Right move a cursor in time, Up and Down point at a flow, Enter goes to the time of the cursor.
      </p>
      <p ref={live} className="visually-hidden" aria-live="polite" />
    </div>
  );
}

/** Put the rows' focus stops upon their plots, and the hop's choice behind a title. @returns where they are now */
function placeStops(box: HTMLElement, chart: TimeChart, placed: string): string {
  const { scene, scale } = chart;
  if (!scene) return '';
  const { left, right, width, rows } = scene.geometry;
  const shown = chart.shown();
  const { calm } = setUp.getState();
  const titles = shown.map(({ row }) => titleOf(scene, row));
  const where = [
    left,
    right,
    width,
    scale,
    ...rows.flatMap(({ top, bottom }) => [top, bottom]),
    ...titles.flatMap(({ name, atName }) => [name, atName]),
    box.childElementCount,
    calm,
    termsPart() !== null,
  ].join(' ');
  // The canvas may show new rows before React has made their stops.
  if (where === placed && !box.querySelector('.row-stop:not([style])')) return placed;
  const stops = [...box.querySelectorAll<HTMLElement>('.row-stop')];
  if (stops.length !== rows.length) return '';
  const px = (units: number): string => `${units * scale}px`;
  stops.forEach((stop, index) => {
    const { top, bottom } = rows[index]!;
    Object.assign(stop.style, { left: px(left), top: px(top), width: px(right - left), height: px(bottom - top) });
    // The one that has the focus tells its values (chart-interaction.ts), also when terms or a font come that move the rows.
    if (stop !== document.activeElement) stop.ariaLabel = say(titles[index]!.name);
    // A row that is not placed yet cannot be come to.
    stop.tabIndex = calm ? -1 : 0;
    stop.role = calm ? 'img' : 'application';
  });
  [...box.querySelectorAll<HTMLElement>('.row-title')].forEach((title, index) => {
    const { name, atName } = titles[index]!;
    Object.assign(title.style, { left: px(atName), top: px(rows[index]!.title - 13) });
    termsPart()?.markRow(title, name, !calm);
  });
  const ofHop = shown.findIndex(({ card }) => card.of === 'hop');
  if (ofHop >= 0) box.style.setProperty('--hop-top', px(rows[ofHop]!.title - 13));
  box.style.setProperty('--hop-right', px(width - right));
  return where;
}
