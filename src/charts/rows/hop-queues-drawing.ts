/** Draws the queues of all hops, in ink and in colours that no flow of the picture has. */
import { packetsText, spanText } from '../../format.ts';
import type { RunSeries } from '../../run/series.ts';
import { sameButEvents } from '../../scenario/edit.ts';
import { hopName, hopsOf } from '../../scenario/hops.ts';
import { drawText } from '../canvas.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { type DirectLabel, LabelColumn } from '../labels.ts';
import { DashAnchors, drawLine, eachMark } from '../lines.ts';
import { referenceLabel } from '../reference.ts';
import { GrowingTop, linear } from '../scales.ts';
import {
  type ChartRow,
  endSample,
  inkReading,
  paint,
  readEach,
  type Reading,
  type Scene,
  type ShownRun,
} from '../scene.ts';
import { seeGreatest } from '../trace.ts';
import { dropLanes } from './hop-queues-row.ts';
import { say } from '../../../workers/words/say.ts';

const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 2.5], [9, 2.5, 2, 2.5]];
/** Hues of schemes, the rarest first. */
const SLOTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 1];
/** Room that an axis begins with, packets. */
const LEAST = 10;

export class HopQueuesDrawing implements ChartRow {
  private readonly labels = new LabelColumn();
  private readonly anchors = new DashAnchors();
  private series: RunSeries | null = null;
  private top: GrowingTop | null = null;
  /** Samples of each run that the axis has made room for. */
  private scanned = new Map<RunSeries, number>();
  private y: (packets: number) => number = () => 0;

  title({ scenario, series: { layout } }: Scene): [string, string, string] {
    const every =
      scenario.sample === 'rtt' ? say('each round trip') : say('every {span}', { span: spanText(layout.period) });
    const rest =
      hopsOf(scenario).length === dropLanes(layout.hops).count
        ? say(', packets waiting: most in {every}; drops of each above', { every })
        : say(', packets waiting: most in {every}; drops of all above', { every });
    return [say('Queue of each hop'), rest, say(', packets')];
  }

  refit(): void {
    this.top = null;
  }

  draw(scene: Scene, box: RowBox): boolean {
    const top = this.fit(scene);
    this.y = linear(0, top.max, box.bottom, box.top);
    drawYAxis(scene, this.y, top.ticks(box.bottom - box.top));
    for (const run of scene.runs.toReversed())
      paint(scene, run, box, this.y, (plot, on) => {
        for (let hop = run.series.layout.hops - 1; hop >= 0; hop--)
          drawLine(on, run.series.hopColumn(hop, 'queueMax'), plot, {
            ...{ colour: colourOf(scene, hop), width: hop === 0 ? 1.75 : 1.5 },
            ...{ dash: DASHES[hop % DASHES.length]!, anchor: this.anchors.of(`${run.kind} ${hop}`) },
          });
      });
    this.drawDrops(scene, box);
    const labels = scene.runs.flatMap((run) => this.endLabels(scene, run));
    return this.labels.draw(scene, labels, box);
  }

  readings(scene: Scene, time: number): Reading[] {
    return readEach(scene, time, ({ series, letter }, sample) =>
      hopsOf(series.scenario).map((_, hop) => {
        const most = series.hopColumn(hop, 'queueMax').at(sample);
        const text = packetsText(most);
        const reading = inkReading(scene, letter + hopName(series.scenario, hop), this.y(most), text);
        return { ...reading, slot: slotOf(scene, hop), colour: colourOf(scene, hop) };
      }),
    );
  }

  /** A tick for every sample, or bucket of samples, with a drop: in the hop's lane, which has its number. */
  private drawDrops(scene: Scene, box: RowBox): void {
    const { context, palette, geometry, main } = scene;
    const { hops } = main.series.layout;
    const { count, height } = dropLanes(hops);
    const foot = (hop: number): number => box.top - 4 - height * (count - 1 - (hop % count));
    const lanes = { ...box, top: foot(0) - height, bottom: box.top };
    // Marks cost little: they need no film, of which a row has one.
    paint({ ...scene, films: null }, main, lanes, this.y, (plot, on) => {
      on.globalAlpha = plot.opacity;
      for (let hop = 0; hop < hops; hop++) {
        on.fillStyle = colourOf(scene, hop);
        const y = foot(hop) - height + 2;
        eachMark(main.series.hopColumn(hop, 'drops'), plot, (x) => on.fillRect(x, y, 1.5, height - 3));
      }
      on.globalAlpha = 1;
    });
    if (count === 1) return;
    const style = { colour: palette.ink2, align: 'right', size: 10 } as const;
    for (let hop = 0; hop < count; hop++)
      drawText(context, palette, numberOf(scene, hop), geometry.left - 3, foot(hop), style);
  }

  private endLabels(scene: Scene, run: ShownRun): DirectLabel[] {
    const sample = endSample(scene, run);
    if (sample < 0) return [];
    const { scenario } = run.series;
    const end = (hop: number): number => this.y(run.series.hopColumn(hop, 'queueMax').at(sample));
    if (run.kind === 'before') {
      const short = scene.x(run.series.samples.timeOf(sample)) < scene.x(run.since) + 50;
      return short ? [] : [referenceLabel(scene, end(0), { key: 'before', name: 'before', place: 0 })];
    }
    return hopsOf(scenario).map((_, hop) => {
      const name = run.letter + hopName(scenario, hop);
      return {
        ...{ key: `${run.kind} ${hop}`, name, shorter: [name.replace('bottleneck', 'hop').replace(' path', '')] },
        ...{ slot: slotOf(scene, hop), colour: colourOf(scene, hop), place: hop / 100 },
        ...{ focused: false, back: false, y: end(hop) },
      };
    });
  }

  /** The axis keeps its top while the run goes on, also differently; asked to fit, it holds what is in view. */
  private fit(scene: Scene): GrowingTop {
    const { series, scenario, from } = scene;
    const another = this.series !== series && !(this.series && sameButEvents(this.series.scenario, scenario));
    const since = !this.top && !another ? from : 0;
    this.series = series;
    if (!this.top || another) {
      this.top = new GrowingTop(LEAST, 3);
      this.scanned = new Map();
      this.anchors.clear();
    }
    const before = this.scanned;
    this.scanned = new Map();
    for (const run of scene.runs) {
      const { samples, layout, length } = run.series;
      const first = before.get(run.series) ?? Math.max(0, samples.indexAt(Math.max(since, run.since)));
      for (let hop = 0; hop < layout.hops; hop++)
        seeGreatest(run.series.hopColumn(hop, 'queueMax'), first, length, (packets) => this.top!.include(packets));
      this.scanned.set(run.series, length);
    }
    return this.top;
  }
}

/** The first hop is ink; each other one has a hue that no flow on show has, as long as there are any. */
function slotOf({ runs }: Scene, hop: number): number {
  const taken = new Set(runs.flatMap(({ slots }) => slots));
  const free = SLOTS.filter((slot) => !taken.has(slot));
  return hop === 0 ? 0 : (free[(hop - 1) % Math.max(1, free.length)] ?? 0);
}

function colourOf(scene: Scene, hop: number): string {
  const slot = slotOf(scene, hop);
  return slot > 0 ? scene.palette.flow(slot, 0) : scene.palette.ink;
}

/** As its name has it: of hops on the way back `r1`. */
function numberOf({ scenario }: Scene, hop: number): string {
  const name = hopName(scenario, hop);
  return `${name.startsWith('reverse') ? 'r' : ''}${/\d{1,3}$/.exec(name)?.[0] ?? (name === 'bottleneck' ? '1' : '')}`;
}
