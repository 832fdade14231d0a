/** Pointer and keys on the charts: they move a cursor that reads values, choose a span to zoom into, and point at flows. */
import { beginCanvas } from '../charts/canvas.ts';
import { drawCursor, drawHighlight, drawSpan, lineAt, sampleTime, timeWords } from '../charts/cursor.ts';
import type { ChartRow } from '../charts/scene.ts';
import type { TimeChart } from '../charts/time-chart.ts';
import { MANY_FLOWS } from '../run/bands.ts';
import type { Player } from '../player/player.ts';
import { type FlowChoice, flowChoice } from '../scenario/flow-choice.ts';
import { say } from '../../workers/words/say.ts';

/** A drag shorter than this is a click, px. */
const DRAG = 6;
/** A press so near to a line asks why it is there, px: with a mouse, with a finger. */
const NEAR = 12;
const NEAR_TOUCH = 24;
/** Rows whose lines are windows or rates. */
const ASKED_ROWS: readonly string[] = ['throughput', 'window', 'inside'];
/** Least time between two announcements to screen readers, ms. */
const SPEAK_MS = 2_000;
/** Readings spoken at once. */
const MOST_SPOKEN = 8;
/** Samples that an arrow key with Shift moves by. */
const FAR = 10;

export class ChartInteraction {
  private readonly player: Player;
  private readonly chart: TimeChart;
  /** Where the charts and their stops stand. */
  private readonly box: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly live: HTMLElement;
  private readonly redraw: () => void;
  private readonly listeners = new AbortController();
  /** Where the pointer is (x in the chart's units), or the time that the keys chose (s). */
  private cursor: { x: number } | { time: number } | null = null;
  /** While a button is down: where it went down, s and px, and where it is, s; `chosen` once it has moved. */
  private span: { start: number; startX: number; end: number; chosen: boolean } | null = null;
  /** The flow pointed at was chosen here. */
  private pointing = false;
  /** The last press chose a span. */
  private dragged = false;
  /** The pointer is on a line that can be asked about. */
  private askable = false;
  private spokenAt = -Infinity;
  private speaking = 0;
  private drawn = false;

  constructor(
    player: Player,
    chart: TimeChart,
    box: HTMLElement,
    canvas: HTMLCanvasElement,
    live: HTMLElement,
    redraw: () => void,
  ) {
    [this.player, this.chart, this.box, this.canvas, this.live, this.redraw] = [
      player,
      chart,
      box,
      canvas,
      live,
      redraw,
    ];
    const { signal } = this.listeners;
    box.addEventListener('pointermove', this.move, { signal });
    box.addEventListener('pointerleave', this.leave, { signal });
    box.addEventListener('pointerdown', this.press, { signal });
    box.addEventListener('pointerup', this.release, { signal });
    box.addEventListener('click', this.click, { signal });
    box.addEventListener('dblclick', this.followAgain, { signal });
    box.addEventListener('keydown', this.key, { signal });
    box.addEventListener('focusin', ({ target }) => this.announce(target), { signal });
    box.addEventListener('focusout', this.leave, { signal });
    // A row may have got it before this part was there.
    this.announce(document.activeElement);
  }

  dispose(): void {
    this.listeners.abort();
    clearTimeout(this.speaking);
  }

  /** Paint cursor or span over the charts as they were drawn last. */
  paint(): void {
    const {
      chart: { scene, scale },
      canvas,
      span,
    } = this;
    const time = this.time();
    const { highlight } = this.player.state;
    const wanted = scene !== null && (time !== null || span?.chosen === true || highlight !== null);
    if (!wanted && !this.drawn) return;
    this.drawn = wanted;
    const context = beginCanvas(canvas, canvas.clientWidth / scale, canvas.clientHeight / scale, scale);
    if (!wanted) return;
    const rows = this.chart.shown().map(({ row }) => row);
    if (highlight) drawHighlight(context, scene, rows, highlight);
    if (span?.chosen) drawSpan(context, scene, span.start, span.end);
    else if (time !== null) drawCursor(context, scene, rows, time, this.askable ? ': why?' : '');
  }

  /** The time that the cursor reads, s. */
  private time(): number | null {
    const {
      cursor,
      chart: { scene },
    } = this;
    if (!cursor || !scene) return null;
    return sampleTime(scene, 'time' in cursor ? cursor.time : this.timeAt(cursor.x));
  }

  private timeAt(x: number): number {
    const {
      geometry: { left, right },
      from,
      to,
    } = this.chart.scene!;
    return from + ((Math.min(right, Math.max(left, x)) - left) / (right - left)) * (to - from);
  }

  /** Place in the chart, in its units; null outside the plots. */
  private placeOf(event: MouseEvent): { x: number; y: number; inPlot: boolean } | null {
    const { scene, scale } = this.chart;
    if (!scene) return null;
    const { left, top } = this.box.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    const { geometry } = scene;
    const inPlot =
      x >= geometry.left &&
      x <= geometry.right &&
      y >= geometry.rows[0]!.top &&
      y <= geometry.rows[geometry.rows.length - 1]!.bottom;
    return { x, y, inPlot };
  }

  private setCursor(cursor: ChartInteraction['cursor']): void {
    this.cursor = cursor;
    this.redraw();
  }

  private readonly move = (event: PointerEvent): void => {
    const place = this.placeOf(event);
    if (!place) return;
    if (this.span) {
      this.span.end = this.timeAt(place.x);
      this.span.chosen ||= Math.abs(place.x - this.span.startX) > DRAG;
      return this.setCursor({ x: place.x });
    }
    const found = this.labelAt(event);
    if (found) this.player.point(found);
    else if (this.pointing) this.player.point(null);
    this.pointing = found !== null;
    this.askable = !found && this.flowNear(place, NEAR) !== null;
    this.box.style.cursor = found || this.askable ? 'pointer' : place.inPlot ? 'crosshair' : '';
    if (place.inPlot || this.cursor) this.setCursor(place.inPlot ? { x: place.x } : null);
  };

  private readonly leave = (event: Event): void => {
    // What a finger read stays when it is lifted.
    if (this.span || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    if (this.pointing) this.player.point(null);
    this.pointing = false;
    if (this.cursor) this.setCursor(null);
  };

  private readonly press = (event: PointerEvent): void => {
    const place = this.placeOf(event);
    this.dragged = false;
    if (!place?.inPlot || event.button !== 0) return;
    // A finger moves the cursor; a mouse or pen held down chooses a span.
    if (event.pointerType !== 'touch') {
      this.span = { start: this.timeAt(place.x), startX: place.x, end: this.timeAt(place.x), chosen: false };
      this.box.setPointerCapture(event.pointerId);
    }
    this.setCursor({ x: place.x });
  };

  private readonly release = (): void => {
    const { span } = this;
    this.span = null;
    if (!span?.chosen) return;
    this.dragged = true;
    const [from, to] = [Math.min(span.start, span.end), Math.max(span.start, span.end)];
    if (to - from >= 2 * this.player.series.layout.period) this.player.setZoom([Math.max(0, from), to]);
    this.redraw();
  };

  private readonly click = (event: MouseEvent): void => {
    const found = this.labelAt(event);
    if (!found) return this.askAt(event);
    const group = this.player.series.scenario.flows.findIndex(({ id }) => id === found.group);
    const many = this.player.series.scenario.flows[group]!.count > MANY_FLOWS;
    this.chart.opened = many && this.chart.opened !== group ? group : null;
    this.player.inspect(found);
    this.redraw();
  };

  private readonly followAgain = (event: MouseEvent): void => {
    if (!this.placeOf(event)?.inPlot) return;
    this.player.ask(null);
    this.player.follow();
  };

  /** A press on a line of windows or rates asks why it is there. */
  private askAt(event: MouseEvent): void {
    const place = this.dragged ? null : this.placeOf(event);
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    const near = place && this.flowNear(place, touch ? NEAR_TOUCH : NEAR);
    const flow = near && flowChoice(this.player.series.scenario, near.flow);
    if (flow) this.player.ask({ flow, time: this.timeAt(place.x), variable: near.row === 'window' ? 'cwnd' : null });
  }

  /** The flow whose window or rate is drawn near a place, and the row. */
  private flowNear(
    { x, y, inPlot }: { x: number; y: number; inPlot: boolean },
    reach: number,
  ): { flow: number; row: string } | null {
    const { scene } = this.chart;
    if (!scene || !inPlot) return null;
    const index = scene.geometry.rows.findIndex(({ top, bottom }) => y >= top - 4 && y <= bottom + 4);
    const shown = this.chart.shown()[index];
    if (!shown || !ASKED_ROWS.includes(shown.card.id)) return null;
    const flow = lineAt(scene, shown.row, this.timeAt(x), y, reach);
    return flow === null ? null : { flow, row: shown.card.id };
  }

  private labelAt(event: MouseEvent): FlowChoice | null {
    const { left, top } = this.box.getBoundingClientRect();
    const found = this.chart.flowAt(event.clientX - left, event.clientY - top);
    const group = found && this.player.series.scenario.flows[found.group];
    return group ? { group: group.id, flow: found.flow } : null;
  }

  /** A row that gets the focus is announced with its values. */
  private announce(target: EventTarget | null): void {
    const { scene } = this.chart;
    const row = this.rowOf(target);
    if (scene && row)
      (target as HTMLElement).ariaLabel = say('{row}. Now {values}', {
        row: row
          .title(scene)
          .slice(0, 2)
          .map((part) => say(part))
          .join(''),
        values: this.wordsOf(row, scene.now),
      });
  }

  private readonly key = (event: KeyboardEvent): void => {
    const row = this.rowOf(event.target);
    const { scene } = this.chart;
    if (!row || !scene || event.ctrlKey || event.metaKey || event.altKey) return;
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const updown = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (sideways !== undefined) {
      const by = sideways * (event.shiftKey ? FAR : 1) * scene.series.layout.period;
      this.setCursor({ time: Math.min(scene.to, Math.max(scene.from, (this.time() ?? scene.now) + by)) });
    } else if (updown !== undefined) {
      this.player.point(this.nextFlow(updown));
      this.pointing = true;
    } else if (event.key === 'Enter' && this.time() !== null) {
      this.player.seek(this.time()!);
    } else if (event.key === 'Escape' && (this.cursor || this.pointing)) {
      this.leave(event);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.speakSoon(row);
  };

  private rowOf(target: EventTarget | null): ChartRow | null {
    const stops = [...this.box.querySelectorAll('.row-stop')];
    return this.chart.shown()[stops.indexOf(target as Element)]?.row ?? null;
  }

  /** The flow after or before the one pointed at, in the order of the scenario; none before the first and after the last. */
  private nextFlow(by: number): FlowChoice | null {
    const all = this.player.series.scenario.flows.flatMap(({ id, count }) =>
      Array.from({ length: count }, (_, flow) => ({ group: id, flow })),
    );
    const { pointed } = this.player.state;
    const at = all.findIndex(({ group, flow }) => group === pointed?.group && flow === pointed.flow);
    return all[at < 0 && by < 0 ? all.length - 1 : at + by] ?? null;
  }

  /** Values of a row at a time, of the flow pointed at alone if there is one. */
  private wordsOf(row: ChartRow, time: number): string {
    const scene = this.chart.scene!;
    const readings = row.readings(scene, time);
    const pointed = readings.filter(({ flow }) => flow !== null && flow === scene.pointed);
    const spoken = (pointed.length > 0 ? pointed : readings.slice(0, MOST_SPOKEN)).map(
      ({ name, text }) => `${name} ${text}`,
    );
    return spoken.length > 0 ? spoken.join(', ') : say('no value');
  }

  private speakSoon(row: ChartRow): void {
    clearTimeout(this.speaking);
    const wait = Math.max(100, this.spokenAt + SPEAK_MS - performance.now());
    this.speaking = window.setTimeout(() => {
      const { scene } = this.chart;
      const time = this.time() ?? scene?.now;
      if (!scene || time === undefined) return;
      this.spokenAt = performance.now();
      this.live.textContent = `${timeWords(time, scene.series)}: ${this.wordsOf(row, time)}`;
    }, wait);
  }
}
