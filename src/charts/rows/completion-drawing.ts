/** The completion times of transfers as points. The row is fetched when it is on show. */
import { fixed } from '../../format.ts';
import type { RunSeries } from '../../run/series.ts';
import { drawText } from '../canvas.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { LabelColumn } from '../labels.ts';
import { GrowingTop, linear } from '../scales.ts';
import { BACK, type ChartRow, paint, type Reading, type Scene, type ShownRun } from '../scene.ts';
import { say } from '../../../workers/words/say.ts';

/** Top of the axis before a transfer is over, s: it bears no number then. */
const LEAST = 1e-3;

export class CompletionRow implements ChartRow {
  private readonly labels = new LabelColumn();
  private series: RunSeries | null = null;
  private top = new GrowingTop(1, 3);
  private y: (seconds: number) => number = () => 0;

  title(): [string, string, string] {
    return [say('Completion time of each transfer'), ', s', ', s'];
  }

  refit(): void {
    this.series = null;
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { palette, geometry, main } = scene;
    if (this.series !== main.series) this.top = new GrowingTop(LEAST, 3);
    this.series = main.series;
    for (const run of scene.runs) each(scene, run, (index) => this.top.include(seconds(run, index)));
    const isEmpty = this.top.max <= LEAST;
    this.y = linear(0, this.top.max, box.bottom, box.top);
    drawYAxis(scene, this.y, isEmpty ? [0] : this.top.ticks(box.bottom - box.top));
    if (!main.series.scenario.flows.some(({ packets }) => packets !== null)) {
      const middle = (geometry.left + geometry.right) / 2;
      const style = { colour: palette.ink2, align: 'center', halo: palette.plate } as const;
      drawText(
        scene.context,
        palette,
        say('all flows send without end'),
        middle,
        (box.top + box.bottom) / 2 + 4,
        style,
      );
    }
    for (const run of scene.runs.toReversed())
      paint({ ...scene, films: null }, run, box, this.y, ({ opacity }, on) => {
        each(scene, run, (index) => {
          const { group, place, flow } = ownerOf(run, index);
          on.globalAlpha = opacity * (scene.pointed === null || scene.pointed === flow ? 1 : BACK);
          on.fillStyle = palette.flow(run.slots[group]!, place);
          on.fillRect(scene.x(run.series.completions.ended(index)) - 2, this.y(seconds(run, index)) - 2, 4, 4);
        });
        on.globalAlpha = 1;
      });
    const labels = scene.runs.flatMap((run) =>
      lastOfGroups(run, scene.now).map(({ index, group, place }) => ({
        ...{ key: `${run.kind} ${group}`, name: run.letter + run.names[group]!, slot: run.slots[group]!, place },
        ...{ colour: palette.flow(run.slots[group]!, place), y: this.y(seconds(run, index)) },
        ...{ focused: false, back: false },
      })),
    );
    return this.labels.draw(scene, labels, box);
  }

  readings({ runs, palette }: Scene, time: number): Reading[] {
    return runs.flatMap((run) =>
      lastOfGroups(run, time).map(({ index, group, place, flow }) => ({
        ...{ name: run.letter + run.names[group]!, slot: run.slots[group]!, flow },
        ...{ colour: palette.flow(run.slots[group]!, place), y: this.y(seconds(run, index)) },
        text: `${fixed(seconds(run, index), 3)} s`,
      })),
    );
  }
}

function seconds({ series: { completions } }: ShownRun, index: number): number {
  return completions.ended(index) - completions.began(index);
}

/** Visits the transfers that ended in view. */
function each({ from, to }: Scene, run: ShownRun, visit: (index: number) => void): void {
  const { completions, layout } = run.series;
  const end = completions.endedBy(to);
  for (let index = completions.endedBy(Math.max(from, run.since)); index < end; index++)
    if (completions.endpoint(index) < layout.flowGroups.length) visit(index);
}

function ownerOf({ series }: ShownRun, index: number): { group: number; place: number; flow: number } {
  const flow = series.completions.endpoint(index);
  const group = series.layout.flowGroups[flow]!;
  return { flow, group, place: series.flowsOfGroup[group]!.indexOf(flow) };
}

/** Of each group the transfer that ended last, at or before `time`, s. */
function lastOfGroups(run: ShownRun, time: number): { index: number; group: number; place: number; flow: number }[] {
  if (run.kind === 'before') return [];
  const { completions, flowsOfGroup, layout } = run.series;
  const found = new Map<number, number>();
  for (let index = completions.endedBy(time) - 1; index >= 0 && found.size < flowsOfGroup.length; index--) {
    const group = layout.flowGroups[completions.endpoint(index)];
    if (group !== undefined && !found.has(group)) found.set(group, index);
  }
  return [...found.values()].map((index) => ({ index, ...ownerOf(run, index) }));
}
