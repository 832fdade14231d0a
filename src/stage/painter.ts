/**
 * The stage: the network as it is at the time on show. What moves is drawn in every frame; words, walls and nodes, which cost
 * as much, only when they differ, on a canvas upon it. It owns no data.
 */
import { beginCanvas } from '../charts/canvas.ts';
import { readPalette, resolveColours } from '../charts/palette.ts';
import { Placer } from '../charts/placer.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { Highlight } from '../run/question.ts';
import type { RunHandle } from '../run/run-handle.ts';
import type { RunSeries } from '../run/series.ts';
import { effectiveAt } from '../scenario/effective.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import { servesInTurn } from '../../workers/engine/network/queues/index.ts';
import { hopsOf, knownHop } from '../scenario/hops.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { lanesOf } from './lanes.ts';
import type { Actor, Layout } from './layout.ts';
import { StageModel } from './model.ts';
import { paintDropCounts, paintDrops } from './paint-drops.ts';
import { paintBands, paintFilling, paintShares, paintSources } from './paint-flow.ts';
import { paintHighlight } from './paint-highlight.ts';
import { paintLines, paintNodes, paintRoomWords, paintWalls, paintWash } from './paint-network.ts';
import { paintAccess, paintAcks, paintPipe, paintQueue } from './paint-packets.ts';
import { paintHopWords, paintLabels, paintLinkWords, paintRailWords } from './paint-texts.ts';
import { paintTwoQueueWords } from './paint-two-queues.ts';
import { oneByOne } from './regime.ts';
import { Readings, type StageColours, type StageScene } from './scene.ts';
import { SlotsInView } from './slots.ts';

/** Wall time in which packets fade into rates, ms. */
const FADE_MS = 200;
/** While playing, words that differ from the packets in view are drawn again after this, ms of wall time. */
const WORDS_MS = 50;
/** Wall time between stills under reduced motion, ms. */
const STILL_MS = 500;
/** A displayed queue length is outdated if it is off by this part of the queue's slots. */
const APART = 0.1;
/** Reach of the tray: at least this many s of wall time at the speed on show. */
const TRAY_WALL = 3;
const TRAY_SPANS = [3, 10, 30, 60, 120, 300, 600];

/** What it is drawn of. */
interface Shown {
  run: RunHandle;
  time: number;
  state: {
    playing: boolean;
    speed: number | null;
    hop: number;
    pointed: FlowChoice | null;
    highlight: Highlight | null;
    numbers: RunNumbers;
  };
}

export class StagePainter {
  readonly model = new StageModel();
  /** From the top down; all have the same actors. */
  lanes: readonly Layout[] = [];
  /** What was drawn last. */
  scene: StageScene | null = null;
  private readonly slots = new SlotsInView();
  private readonly readings = new Readings();
  private readonly displayed = new Readings();
  private colours!: StageColours;
  private laidOut: { scenario: Scenario; hop: number; width: number; height: number; scale: number } | null = null;
  private packets = 1;
  private calm = false;
  private wallMs = 0;
  /** Numbers of the page that `displayed` goes with, and how often it was renewed. */
  private numbers: unknown = null;
  private renewals = 0;
  private due = false;
  private displayedOf: RunSeries | null = null;
  private stillMs = -Infinity;
  private drawn: readonly unknown[] = [];
  /** What the upper canvas shows, and since when. */
  private upperDrawn: readonly unknown[] = [];
  private upperMs = -Infinity;

  /** @param upper lies upon `canvas`, for what seldom changes; without it all is drawn on `canvas` */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly upper: HTMLCanvasElement | null = null,
  ) {
    this.restyle();
  }

  /** The theme, the fonts or the size have changed. */
  restyle(): void {
    this.colours = readColours(this.canvas);
    this.drawn = [];
  }

  /** Draw `player`'s run. `calm`: stills. @returns whether the picture still changes by itself */
  draw(player: Shown, width: number, height: number, scale: number, calm: boolean, wallMs: number): boolean {
    const { run, time, state } = player;
    const { series } = run;
    const { scenario } = series;
    const { playing } = state;
    if (width === 0 || height === 0) return false;
    const passed = Math.min(100, wallMs - this.wallMs);
    this.wallMs = wallMs;
    if (calm && playing && wallMs - this.stillMs < STILL_MS) return false;
    this.stillMs = wallMs;
    this.calm = calm;
    const known = this.knows(player);
    // Where packets are not known yet, samples are: flows are true there too.
    if (!known) this.packets = 0;
    const fading =
      this.chooseRegime(scenario, playing && !calm ? state.speed : 0, known ? passed : 0, calm && known) && known;
    const hop = knownHop(scenario, state.hop);
    const drawn = [
      time,
      series,
      series.length,
      scenario,
      width,
      height,
      scale,
      this.packets,
      known,
      state.pointed,
      state.highlight,
      hop,
      state.numbers.queue,
      state.speed,
      playing,
    ];
    if (drawn.every((value, index) => value === this.drawn[index])) return fading;
    this.drawn = drawn;
    const lanes = this.layOut(scenario, hop, width, height, scale);
    const layout = lanes[0]!;
    const { pointed } = state;
    const isPointed = ({ group, flow }: Actor): boolean =>
      flow === pointed!.flow && scenario.flows[group]?.id === pointed!.group;
    this.readings.read(series, time);
    const { rates, limits } = effectiveAt(scenario, time);
    // Of a queue whose room has been made less all are in view that still wait there.
    const held = limits.map((limit, at) =>
      Math.max(limit, known ? this.model.hops[at]!.waitingAt(time) : this.readings.waiting[at]!),
    );
    const slots = this.slots.of(series, held);
    if (!playing || this.due || series !== this.displayedOf) {
      [this.due, this.displayedOf, this.numbers] = [false, series, state.numbers];
      this.displayed.read(series, time);
      if (known) this.model.hops.forEach((passages, at) => (this.displayed.waiting[at] = passages.waitingAt(time)));
      // As the charts display it, so that both agree.
      this.displayed.waiting[hop] = state.numbers.queue;
      this.renewals++;
      // The words go with the tables' numbers, one frame later: not both are drawn in one frame.
    } else this.due = state.numbers !== this.numbers;
    const speed = state.speed ?? 0;
    const wanted = TRAY_WALL * (state.speed ?? Infinity);
    const scene: StageScene = {
      context: beginCanvas(this.canvas, width, height),
      palette: this.colours,
      words: new Placer(),
      layout,
      lanes,
      model: this.model,
      run,
      time,
      known,
      pointed: pointed ? layout.actors.findIndex(isPointed) : -1,
      speed: calm ? 0 : speed,
      rates,
      limits,
      slots,
      readings: this.readings,
      displayed: this.displayed,
      hopInView: hop,
      packets: this.packets,
      dropCounts: new Int32Array(scenario.flows.length + 1),
      highestBars: new Int32Array(series.layout.hops),
      highlight: state.highlight,
      traySpan: Math.min(
        TRAY_SPANS.find((span) => span >= wanted) ?? Infinity,
        Math.max(3, ...TRAY_SPANS.filter((span) => span <= scenario.duration)),
      ),
    };
    this.scene = scene;
    inLanes(scene, paintMoving);
    if (!this.upper) inLanes(scene, paintUpper);
    else if (this.differs(scene, playing, wallMs))
      inLanes({ ...scene, context: beginCanvas(this.upper, width, height) }, paintUpper);
    return fading;
  }

  /** Whether the upper canvas would show something else: at rest anything, in play what can be read. */
  private differs(scene: StageScene, playing: boolean, wallMs: number): boolean {
    const {
      lanes,
      palette,
      run,
      pointed,
      packets,
      known,
      highlight,
      slots,
      rates,
      limits,
      hopInView,
      displayed,
      model,
    } = scene;
    const exact = known && packets > 0;
    const now = [
      ...[
        lanes,
        palette,
        this.renewals,
        run.series,
        run.series.scenario,
        pointed,
        packets,
        known,
        highlight,
        hopInView,
      ],
      ...(playing ? [] : [scene.time, displayed.waiting[hopInView]]),
      ...[...slots, ...rates, ...limits],
      // As long as packets are seen one by one, what is said of them goes with them.
      ...(exact
        ? [
            ...scene.dropCounts,
            ...lanes.flatMap(({ boxes }) => boxes.map(({ hop }) => model.hops[hop]!.waitingAt(scene.time))),
          ]
        : []),
    ];
    if (now.length === this.upperDrawn.length && now.every((value, index) => value === this.upperDrawn[index]))
      return false;
    // Of the picture at once: queues are drawn as long as the words say.
    const redrawn = [0, 1, 2].some((index) => now[index] !== this.upperDrawn[index]);
    if (playing && !redrawn && wallMs - this.upperMs < WORDS_MS) return false;
    this.upperDrawn = now;
    this.upperMs = wallMs;
    return true;
  }

  /** Flows are drawn by their rates, which change slowly: no packet is followed by the eye. */
  get isOfRates(): boolean {
    return this.packets === 0;
  }

  /** Packets that wait at a hop now; null if that is not known but at samples. */
  waitingAt(hop: number, player: Shown): number | null {
    return this.knows(player) ? this.model.hops[hop]!.waitingAt(player.time) : null;
  }

  /**
   * Whether it is known where each packet is. As fast as the engine goes nobody asks: between two frames lie thousands of
   * samples and far more packets than the log holds. Only whose packets wait, where each flow has its own queue, no sample tells.
   */
  private knows({ run, time, state: { playing, speed } }: Shown): boolean {
    const { scenario } = run.series;
    const inTurn = hopsOf(scenario).some(({ queue }) => servesInTurn(queue));
    if (playing && speed === null && !this.calm && this.packets === 0 && !inTurn) return false;
    this.model.sync(run);
    return this.model.covers(time);
  }

  /** Whether a displayed queue length is so far from the picture that it must be renewed. */
  isOutdated(displayed: number, hop: number, player: Shown): boolean {
    const waiting = this.waitingAt(hop, player);
    return waiting !== null && Math.abs(waiting - displayed) > APART * (this.scene?.slots[hop] ?? Infinity);
  }

  /** Packets one by one while they can be seen, and at rest; else flows. @returns whether one fades into the other */
  private chooseRegime(scenario: Scenario, speed: number | null, passedMs: number, calm: boolean): boolean {
    const goal = oneByOne(scenario, speed) ? 1 : 0;
    const step = calm ? 1 : Math.max(0, passedMs) / FADE_MS;
    this.packets = goal > this.packets ? Math.min(goal, this.packets + step) : Math.max(goal, this.packets - step);
    return this.packets !== goal;
  }

  private layOut(scenario: Scenario, hop: number, width: number, height: number, scale: number): readonly Layout[] {
    const was = this.laidOut;
    const same =
      was &&
      was.scenario.flows === scenario.flows &&
      was.scenario.path === scenario.path &&
      was.scenario.traffic === scenario.traffic;
    if (!same || was.hop !== hop || was.width !== width || was.height !== height || was.scale !== scale) {
      this.lanes = lanesOf(scenario, hop, width, height, scale);
      this.laidOut = { scenario, hop, width, height, scale };
    }
    return this.lanes;
  }
}

/** Paint each lane where it lies. */
function inLanes(scene: StageScene, paint: (scene: StageScene) => void): void {
  const { context } = scene;
  for (const layout of scene.lanes) {
    context.save();
    context.translate(0, layout.top);
    paint({ ...scene, layout, words: new Placer() });
    context.restore();
  }
}

function paintMoving(scene: StageScene): void {
  const { layout, known, packets } = scene;
  paintLines(scene);
  paintSources(scene);
  if (packets < 1) paintBands(scene);
  if (known && packets > 0) {
    paintAcks(scene);
    paintAccess(scene);
  }
  for (const box of layout.boxes) {
    paintWash(scene, box);
    if (packets < 1) {
      paintFilling(scene, box);
      paintShares(scene, box);
    }
    if (known && packets > 0) {
      paintQueue(scene, box);
      paintPipe(scene, box);
    }
    paintDrops(scene, box);
  }
}

/** The words from the most important on: what would lie on others is left out. */
function paintUpper(scene: StageScene): void {
  const { boxes } = scene.layout;
  for (const box of boxes) paintWalls(scene, box);
  paintNodes(scene);
  paintHighlight(scene);
  paintLabels(scene);
  for (const box of boxes) {
    paintHopWords(scene, box);
    paintTwoQueueWords(scene, box);
  }
  paintDropCounts(scene);
  paintRailWords(scene);
  for (const box of boxes) {
    paintRoomWords(scene, box);
    paintLinkWords(scene, box);
  }
}

/** The page's palette, and the colours that only the stage has. */
function readColours(canvas: HTMLCanvasElement): StageColours {
  const [rule, source] = resolveColours(canvas, ['var(--rule)', 'var(--cbr)']) as [string, string];
  return { ...readPalette(canvas), rule, source };
}
