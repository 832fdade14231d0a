/** Draws the row of the observed flow's state. */
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { compact, flowStateText } from '../../format.ts';
import { type DrawnVariable, FlowStateSeries } from '../../run/flow-state-series.ts';
import { nameOfFlow } from '../../scenario/names.ts';
import { drawText, textWidth } from '../canvas.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { type DirectLabel, LabelColumn } from '../labels.ts';
import { referenceLabel } from '../reference.ts';
import { DashAnchors, drawLine } from '../lines.ts';
import { GrowingTop, linear } from '../scales.ts';
import { seeGreatest } from '../trace.ts';
import { type ChartRow, endSample, paint, type Reading, sampleAt, type Scene, type ShownRun } from '../scene.ts';
import { inRow, say } from '../../../workers/words/say.ts';

/** The first line has the flow's colour; the other variables of its scheme are ink, with these dashes. */
const DASHES: readonly (readonly number[])[] = [[], [6, 3], [2, 2.5], [9, 2.5, 2, 2.5]];
/** Loss event rates are drawn in per cent of the packets, as in the table of numbers. */
const PER_CENT = 'loss events in 100 packets';
const PARTS: readonly string[] = ['loss event rate p', 'p of the last interval'];
/** The other lines get room up to this many times the top of the first one; higher values are off the chart. */
const BESIDE = 2;
/** Top of an axis without any value: it has a foot and no numbers. */
const NOTHING = 1e-9;
const unchosen = (): readonly string[] => [
  say('No flow is chosen: press one in the network, or the name of its line'),
  say('No flow is chosen: press one in the network'),
  say('Press a flow in the network'),
];

export class FlowStateDrawing implements ChartRow {
  private readonly labels = new LabelColumn();
  private readonly anchors = new DashAnchors();
  private top: GrowingTop | null = null;
  /** Flow and variables that the axis was made for, and the samples that it has made room for. */
  private axisOf = '';
  private flows: Scenario['flows'] | null = null;
  private scanned: { of: FlowStateSeries; length: number } | null = null;
  private y: (value: number) => number = () => 0;

  title(scene: Scene): [string, string, string] {
    const lines = linesOf(scene, scene.main);
    if (scene.observed.flow === null) return [say('Inside of a flow'), '', ''];
    const names = lines.map(({ name }) => name);
    const list = inRow('{first} and {next}', [
      ...(names.length > 1
        ? [
            inRow(
              '{first}, {next}',
              names.slice(0, -1).map((name) => say(name)),
            ),
          ]
        : []),
      ...names.slice(-1).map((name) => say(name)),
    ]);
    const unit = lines.length > 0 ? unitWords(lines[0]!) : '';
    const rest = unit ? `, ${unit}` : '';
    return [
      list
        ? say('Inside of {flow}: {list}', { flow: scene.main.letter + flowText(scene), list })
        : say('Inside of {flow}', { flow: scene.main.letter + flowText(scene) }),
      rest,
      unit === PER_CENT ? ', per cent' : rest,
    ];
  }

  /** Let the axis fit what is in view again. */
  refit(): void {
    this.axisOf = '';
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { palette, main } = scene;
    const lines = linesOf(scene, main);
    const top = this.fit(scene, lines);
    const unit = scaleOf(lines[0]);
    this.y = linear(0, top.max * unit, box.bottom, box.top);
    drawYAxis(scene, (tick) => this.y(tick * unit), top.max > 2 * NOTHING ? top.ticks(box.bottom - box.top) : [0]);
    if (scene.series.length === 0) return false;
    if (scene.observed.flow === null) this.say(scene, box, unchosen());
    else if (lines.length > 0 && !hasValue(scene, lines))
      this.say(scene, box, [
        say('{flow} sends nothing in this stretch of time', { flow: flowText(scene) }),
        say('It does not send here'),
      ]);
    const ghost = scene.runs.filter(({ kind }) => kind === 'before').flatMap((run) => this.drawRun(scene, run, box));
    this.drawRun(scene, main, box);
    const end = endSample(scene, main);
    const { slot, place } = flowLook(scene);
    const labels = lines.flatMap((line, index) => {
      const value = FlowStateSeries.at(line, end);
      const { name } = line;
      const look =
        index === 0
          ? { slot, place, colour: palette.flow(slot, place) }
          : { slot: 0, place: index, colour: index === 1 ? palette.ink : palette.ink2 };
      // Of a line that is alone the title says what it is, and the label of whom.
      return Number.isNaN(value) || value > top.max * unit
        ? []
        : [
            {
              key: name,
              name: lines.length > 1 ? name : main.letter + flowText(scene),
              focused: index === 0,
              back: false,
              y: this.y(value),
              ...look,
            },
          ];
    });
    return this.labels.draw(scene, [...labels, ...ghost], box);
  }

  readings(scene: Scene, time: number): Reading[] {
    const { main, palette } = scene;
    const sample = sampleAt(main, time);
    const { slot, place } = flowLook(scene);
    return linesOf(scene, main).flatMap((line, index) => {
      const { name, unit } = line;
      const value = FlowStateSeries.at(line, sample);
      if (Number.isNaN(value)) return [];
      const look = index === 0 ? { slot, colour: palette.flow(slot, place) } : { slot: 0, colour: palette.ink };
      const text = PARTS.includes(name) ? `${compact(100 * value, 3)} %` : flowStateText(value, unit, true);
      return [{ name, y: this.y(value), text, flow: scene.observed.flow, ...look }];
    });
  }

  /** @returns its label, if it is the future before a change */
  private drawRun(scene: Scene, run: ShownRun, box: RowBox): DirectLabel[] {
    const { context, palette } = scene;
    const lines = linesOf(scene, run);
    const { slot, place } = flowLook(scene);
    // What is known of the flow may come later than the samples: nothing that was drawn lasts.
    paint({ ...scene, films: null }, run, box, this.y, (plot) => {
      lines.forEach(({ name, values }, index) => {
        const colour = index === 0 ? palette.flow(slot, place) : index === 1 ? palette.ink : palette.ink2;
        const dash = run.kind === 'before' ? [] : DASHES[index % DASHES.length]!;
        // Dashes lie upon the first line: where one is the other, both are seen.
        drawLine(context, values, plot, {
          colour,
          dash,
          width: index === 0 ? 2 : 1.25,
          gap: NaN,
          anchor: this.anchors.of(`${run.kind} ${name}`),
        });
      });
    });
    const [line] = lines;
    const sample = endSample(scene, run);
    if (run.kind !== 'before' || !line) return [];
    const y = this.y(FlowStateSeries.at(line, sample));
    const short = scene.x(run.series.samples.timeOf(sample)) < scene.x(run.since) + 50;
    return short || Number.isNaN(y) ? [] : [referenceLabel(scene, y, { key: 'before', name: 'before', place: 0 })];
  }

  private say({ context, palette, geometry }: Scene, box: RowBox, words: readonly string[]): void {
    const { left, right } = geometry;
    const text = words.find((each) => textWidth(context, palette, each, 13, 400) < right - left) ?? words.at(-1)!;
    drawText(context, palette, text, (left + right) / 2, (box.top + box.bottom) / 2 + 4, {
      colour: palette.ink2,
      align: 'center',
      halo: palette.plate,
    });
  }

  /** The axis keeps its top while the run goes on, also differently; other lines have another. */
  private fit(scene: Scene, lines: readonly DrawnVariable[]): GrowingTop {
    const {
      scenario,
      series: { flowState },
      observed: { flow },
    } = scene;
    const axisOf = `${flow} ${lines.map(({ name }) => name).join()}`;
    let from = 0;
    if (!this.top || axisOf !== this.axisOf || scenario.flows !== this.flows) {
      // Asked to fit, the axis holds what is in view and no more.
      if (this.top && this.axisOf === '') from = scene.firstSample;
      this.top = new GrowingTop(NOTHING, 3);
      this.anchors.clear();
      this.scanned = null;
    }
    [this.axisOf, this.flows] = [axisOf, scenario.flows];
    if (!flowState || lines.length === 0) return this.top;
    if (this.scanned?.of !== flowState) this.scanned = { of: flowState, length: from };
    // The first line has room for all of it. A threshold that is out of reach does not press it down.
    const scale = scaleOf(lines[0]);
    lines.forEach(({ values }, index) => {
      const most = index === 0 ? Infinity : BESIDE * this.top!.max;
      seeGreatest(values, this.scanned!.length, values.length, (value) => {
        if (value / scale <= most) this.top!.include(value / scale);
      });
    });
    this.scanned.length = flowState.length;
    return this.top;
  }
}

/** What is drawn of a run: nothing until the state of the observed flow has been received. */
function linesOf({ observed: { flow, variable } }: Scene, { series: { flowState } }: ShownRun): DrawnVariable[] {
  if (flowState?.flow !== flow) return [];
  return flowState.drawn(variable);
}

/** Units of a line's values per unit of the axis: times are drawn in ms, parts in per cent. */
function scaleOf(line: DrawnVariable | undefined): number {
  if (!line) return 1;
  return PARTS.includes(line.name) ? 1e-2 : line.unit === 's' ? 1e-3 : 1;
}

function unitWords({ name, unit }: DrawnVariable): string {
  return PARTS.includes(name) ? PER_CENT : unit === 's' ? 'ms' : unit;
}

function flowLook({ main: { series, slots }, observed: { flow } }: Scene): { slot: number; place: number } {
  const group = flow === null ? -1 : series.layout.flowGroups[flow]!;
  return { slot: slots[group] ?? 1, place: series.flowsOfGroup[group]?.indexOf(flow!) ?? 0 };
}

/** As its label says it. */
function flowText({ main: { names }, scenario, observed: { flow } }: Scene): string {
  return nameOfFlow(scenario, flow!, names);
}

/** Some line has a value in view, or may yet have one. */
function hasValue({ firstSample, laterSample }: Scene, lines: readonly DrawnVariable[]): boolean {
  const last = Math.min(laterSample, lines[0]!.values.length - 1);
  if (last < laterSample) return true;
  for (const { values } of lines) {
    for (let sample = firstSample; sample <= last; sample++) if (!Number.isNaN(values.at(sample))) return true;
  }
  return false;
}
