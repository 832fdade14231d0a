/** A hop's queue: its fullest in each sample as the line, its mean as the area, its limits, and the drops above. */
import { hasTwoQueues, queueCard } from '../../../workers/engine/network/queues/index.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { ResultColumn } from '../../../workers/results/results.ts';
import { compact, fixed, packetsText, spanText } from '../../format.ts';
import type { Column } from '../../run/column.ts';
import type { RunSeries } from '../../run/series.ts';
import { twoQueueNumbers } from '../../run/two-queues.ts';
import { sameButEvents } from '../../scenario/edit.ts';
import { bandwidthDelayPackets, drainTime, effectiveAt } from '../../scenario/effective.ts';
import { atHop, hopsOf, knownHop } from '../../scenario/hops.ts';
import { namesOf } from '../../scenario/names.ts';
import { hRule } from '../canvas.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { type DirectLabel, LabelColumn } from '../labels.ts';
import { drawArea, drawLine, eachMark, isDense } from '../lines.ts';
import { drawReadout } from '../readout.ts';
import { drawSteps, referenceLabel, steps } from '../reference.ts';
import { GrowingTop, linear } from '../scales.ts';
import { seeGreatest } from '../trace.ts';
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
import { AfterStart } from './after-start.ts';
import type { RowCard } from './row-card.ts';
import { inEnglish, inRow, say } from '../../../workers/words/say.ts';

/** The name of a hop's queue if it goes by an average of its length, else null. */
function averagingQueue(scenario: Scenario, hop: number): string | null {
  const queue = hopsOf(scenario)[hop]?.queue;
  const card = queue && queueCard(queue);
  return card?.thresholds ? card.name : null;
}

/** Of a hop with two queues the longest that each was in every sample; null if it has one. */
function bothQueues(series: RunSeries, hop: number): { low: Column; classic: Column } | null {
  const low = series.twoQueueColumn(hop, 'lowQueueMax');
  const classic = series.twoQueueColumn(hop, 'classicQueueMax');
  return low && classic && { low, classic };
}

const RUG_LANE = 5;
const MOST_LANES = 4;
/** Columns of results of a hop with two queues. */
const TWO_QUEUES = [
  ['low-latency queue, most', 'packets', 'lowQueueMax'],
  ['classic queue, most', 'packets', 'classicQueueMax'],
  ['low-latency queue, wait', 's', 'lowWait'],
  ['classic queue, wait', 's', 'classicWait'],
  ['low-latency queue, marked', 'packets', 'lowMarks'],
] as const;

export const queueRow: RowCard<'queue'> = {
  id: 'queue',
  name: 'Queue',
  words:
    'Packets waiting in the queue of the hop in view, with its limit and thresholds, and the packets that it dropped.',
  of: 'hop',
  // Above the plot, a lane of drops for each group.
  shape: ({ flows }) => ({ weight: 72, above: 4 + RUG_LANE * Math.min(MOST_LANES, flows.length) }),
  columns(series, hop) {
    const { scenario } = series;
    const where = inEnglish(() => atHop(scenario, hop)).replaceAll('\u00a0', ' ');
    const names = namesOf(scenario);
    const averaging = averagingQueue(scenario, hop);
    const columnOf = (name: string, column: 'queueMax' | 'queueMean' | 'average'): ResultColumn => ({
      name: `queue${where}, ${name}`,
      unit: 'packets',
      values: series.hopColumn(hop, column),
      single: true,
    });
    return [
      columnOf('most', 'queueMax'),
      columnOf('mean', 'queueMean'),
      ...(averaging === null ? [] : [columnOf(`average that ${averaging} sees`, 'average')]),
      ...TWO_QUEUES.flatMap(([name, unit, column]): ResultColumn[] => {
        const values = series.twoQueueColumn(hop, column);
        return values ? [{ name: `${name}${where}`, unit, values, single: true }] : [];
      }),
      ...series.dropsOfGroup.map((values, group) => ({
        name: `${names[group]}, dropped`,
        unit: 'packets',
        values,
        single: true,
      })),
    ];
  },
  table: {
    words: 'mean queue and packets that it dropped',
    columns({ series, hop }) {
      const where = atHop(series.scenario, hop);
      return [
        {
          head: say('Queue{at}, packets', { at: where }),
          cell: (start, end) => fixed(series.queueSum[hop]!.between(start, end) / (end - start), 1),
        },
        {
          head: say('Dropped{at}, packets', { at: where }),
          cell: (start, end) => String(series.queueDrops[hop]!.between(start, end)),
        },
      ];
    },
  },
  make: () => new QueueRow(),
};

class QueueRow implements ChartRow {
  private readonly labels = new LabelColumn();
  private series: RunSeries | null = null;
  private hop = 0;
  private top = new GrowingTop(1, 3, true);
  private readonly afterStart = new AfterStart();
  /** Samples of each run that the axis has room for. */
  private scanned = new Map<RunSeries, number>();
  private y: (packets: number) => number = () => 0;

  title(scene: Scene): [string, string, string] {
    const every =
      scene.scenario.sample === 'rtt'
        ? say('each round trip')
        : say('every {span}', { span: spanText(scene.series.layout.period) });
    // With several hops the page puts the choice of the hop at the end of this line.
    if (hopsOf(scene.scenario).length > 1)
      return ['Queue', scene.geometry.width < 520 ? ', packets' : ', packets waiting; drops above', ', packets'];
    if (hasTwoQueues(hopsOf(scene.scenario)[0]!.queue))
      return [
        'Queue',
        say(', packets waiting: low latency bold, classic thin, mean of both shaded; drops above'),
        ', packets',
      ];
    const averaging = averagingQueue(scene.scenario, 0);
    const average = averaging === null ? '' : say(', {queue}’s average bold', { queue: averaging });
    if (isDense(scene))
      return [
        'Queue',
        say(', packets waiting: least to most, mean as a line{average}; drops above', { average }),
        ', packets',
      ];
    return [
      'Queue',
      say(', packets waiting: most in {every}, mean shaded{average}; drops above', { every, average }),
      ', packets waiting; drops above',
    ];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { palette, series, scenario, hop } = scene;
    const fitted = this.fit(scene);
    const max = fitted?.max ?? longest(scenario, hop);
    const y = linear(0, max, box.bottom, box.top);
    this.y = y;
    drawYAxis(scene, y, fitted ? fitted.ticks(box.bottom - box.top) : max % 2 === 0 ? [0, max / 2, max] : [0, max]);
    scene.backdrop?.draw(scene, 'queue', box, y);
    const labels = scene.backdrop?.labels(scene, 'queue', y) ?? [];
    for (const run of [...scene.runs].reverse()) {
      const of = knownHop(run.series.scenario, hop);
      paint(scene, run, box, y, (plot, on) => {
        const mean = run.series.hopColumn(of, 'queueMean');
        const both = bothQueues(run.series, of);
        const most = both?.classic ?? run.series.hopColumn(of, 'queueMax');
        if (isDense(plot) && !both) {
          drawArea(on, most, plot, palette.ink, 0.16, mean);
          drawLine(on, mean, plot, { colour: palette.ink, width: 1.25, band: false });
        } else {
          if (run.kind === 'main') drawArea(on, mean, plot, palette.fill, 1);
          drawLine(on, most, plot, { colour: palette.ink, width: 1.25 });
        }
        if (both) {
          drawLine(on, both.low, plot, { colour: palette.plate, width: 5 });
          drawLine(on, both.low, plot, { colour: palette.ink, width: 2.5 });
        }
        if (run.kind !== 'main' || averagingQueue(run.series.scenario, of) === null) return;
        for (const [colour, width] of [
          [palette.plate, 5],
          [palette.ink, 2],
        ] as const)
          drawLine(on, run.series.hopColumn(of, 'average'), plot, { colour, width });
      });
      if (run.kind !== 'main') labels.push(...this.endLabel(scene, run, of));
    }
    this.drawCeiling(scene, max);
    labels.push(...this.drawLevels(scene, max));
    this.drawRug(scene, box);
    const top = series.length > 0 ? this.readout(scene, box) : box.top;
    return this.labels.draw(scene, labels, { top, bottom: box.bottom });
  }

  readings(scene: Scene, time: number): Reading[] {
    const { hop } = scene;
    const behind = scene.backdrop?.readings(scene, 'queue', time, this.y) ?? [];
    const ofRuns = readEach(scene, time, (run, sample) => {
      const of = knownHop(run.series.scenario, hop);
      const most = run.series.hopColumn(of, 'queueMax').at(sample);
      const averaging = averagingQueue(run.series.scenario, of);
      const average = fixed(run.series.hopColumn(of, 'average').at(sample), 1);
      const text = inRow('{first}, {next}', [
        packetsText(most),
        ...(averaging === null ? [] : [say('{queue}’s average {packets}', { queue: averaging, packets: average })]),
        ...waitWords(run.series, of, sample),
      ]);
      return [inkReading(scene, run.letter + say('queue'), this.y(most), text)];
    });
    return [...ofRuns, ...behind];
  }

  /** How many may wait, as it was set at each time. */
  private drawCeiling(scene: Scene, max: number): void {
    const { context, palette, geometry, hop } = scene;
    const { times, levels } = steps(scene, ({ limits }) => limits[hop]!);
    levels.forEach((level, index) => {
      const from = index === 0 ? geometry.left : scene.x(times[index]!);
      const to = index + 1 < times.length ? scene.x(times[index + 1]!) : geometry.right;
      if (level <= max) hRule(context, from, to, this.y(level), palette.ink, 1.25);
    });
  }

  /** The thresholds of a queue that goes by its average, and how much the link itself holds. @returns their labels */
  private drawLevels(scene: Scene, max: number): DirectLabel[] {
    const { context, palette, geometry, scenario, hop } = scene;
    const { queue } = hopsOf(scenario)[hop]!;
    const { y } = this;
    const { name, thresholds } = queueCard(queue);
    const [lower, upper] = thresholds?.(queue) ?? [Infinity, Infinity];
    const levels = [
      ['max', upper],
      ['min', lower],
    ] as const;
    const labels = levels.flatMap(([key, level]) => {
      if (level > max) return [];
      hRule(context, geometry.left, geometry.right, y(level), palette.ink2, 1, [4, 3]);
      const words = `${name} ${key} ${compact(level)}`;
      return [referenceLabel(scene, y(level), { key, name: words, shorter: [`${key} ${compact(level)}`] })];
    });
    const bdp = steps(scene, (now) => bandwidthDelayPackets(scenario, now.rates[hop] ?? null, now));
    return [
      ...labels,
      ...drawSteps(scene, bdp, y, max, (level) => ({ key: 'bdp', name: `BDP ${compact(level, 3)}`, place: 1 })),
    ];
  }

  /** A tick for every sample, or bucket of samples, with a drop; a lane for each group. */
  private drawRug(scene: Scene, box: RowBox): void {
    const { palette, main } = scene;
    const lanes = main.series.dropsOfGroup.slice(0, MOST_LANES);
    const height = RUG_LANE * lanes.length + 4;
    paint(scene, main, { ...box, top: box.top - height, bottom: box.top }, this.y, (plot, context) => {
      context.globalAlpha = plot.opacity;
      lanes.forEach((drops, group) => {
        context.fillStyle = palette.flow(main.slots[group]!, 0);
        const y = box.top - 3 - RUG_LANE * (lanes.length - group);
        eachMark(drops, plot, (x) => context.fillRect(x, y, 1.5, RUG_LANE - 1));
      });
      context.globalAlpha = 1;
    });
  }

  /** @returns where it ends, px */
  private readout(scene: Scene, box: RowBox): number {
    const { numbers, scenario, hop } = scene;
    const now = effectiveAt(scenario, scene.now);
    const rate = now.rates[hop];
    const mean = say('mean {value}', { value: fixed(numbers.meanQueue, 0) });
    // Two numbers in a row: where a comma is the sign of decimals another stands between them.
    const waited =
      typeof rate === 'number'
        ? say('{mean}, {delay} ms', { mean, delay: fixed(1000 * drainTime(scenario, numbers.meanQueue, rate), 0) })
        : mean;
    const sample = scene.series.samples.indexAt(scene.now);
    const [both] = waitWords(scene.series, hop, sample);
    return drawReadout(
      scene,
      box,
      scene.main.letter + compact(numbers.queue),
      say(' of {limit}', { limit: compact(now.limits[hop]!, 7) }),
      both === undefined ? [waited, mean] : [both, ...waitWords(scene.series, hop, sample, true)],
    );
  }

  /** A line that is not the main one says whose it is where it ends. */
  private endLabel(scene: Scene, run: ShownRun, hop: number): DirectLabel[] {
    const sample = endSample(scene, run);
    const x = sample < 0 ? -Infinity : scene.x(run.series.samples.timeOf(sample));
    if (x < Math.max(scene.geometry.left, scene.x(run.since)) + 50) return [];
    const y = this.y(run.series.hopColumn(hop, 'queueMax').at(sample));
    const name = run.kind === 'before' ? say('before') : run.letter.trim();
    return [referenceLabel(scene, y, { key: name, name, place: 0 })];
  }

  /**
   * Null, and the axis ends at the limit, unless that is so far above what a path of this size fills that the queue
   * could not be seen.
   */
  private fit(scene: Scene): GrowingTop | null {
    const { series, scenario, hop, runs } = scene;
    const behind = scene.backdrop?.top(scene, 'queue') ?? 0;
    const { rate } = hopsOf(scenario)[hop]!;
    const limit = longest(scenario, hop);
    const bdp = bandwidthDelayPackets(scenario, rate) ?? limit;
    const others = Math.max(
      0,
      ...runs.slice(1).map((run) => longest(run.series.scenario, knownHop(run.series.scenario, hop))),
    );
    if (limit <= 6 * bdp + 20 && others <= limit && behind <= limit) return null;
    if (series !== this.series || hop !== this.hop) {
      if (!this.series || hop !== this.hop || !sameButEvents(this.series.scenario, scenario))
        this.top = new GrowingTop(Math.min(limit, 2 * bdp), 3, true);
      [this.series, this.hop, this.scanned] = [series, hop, new Map()];
    }
    this.top.include(behind);
    const fullest = runs.map((run) => run.series.hopColumn(knownHop(run.series.scenario, hop), 'queueMax'));
    runs.forEach(({ series: { length }, series: of }, index) => {
      seeGreatest(fullest[index]!, this.scanned.get(of) ?? 0, length, (packets) => this.top.include(packets));
      this.scanned.set(of, length);
    });
    this.top = this.afterStart.settle(scene, this.top, () => {
      const fitted = new GrowingTop(Math.max(1, behind), 3, true);
      runs.forEach(({ series: { samples, length } }, index) =>
        seeGreatest(fullest[index]!, samples.indexAt(scene.from), length, (packets) => fitted.include(packets)),
      );
      return fitted;
    });
    return this.top;
  }
}

/** Most packets that may wait at a hop during the run. */
function longest({ events, ...scenario }: Scenario, hop: number): number {
  return Math.max(
    hopsOf(scenario)[hop]!.queue.limit,
    ...events.flatMap((event) => (event.do === 'queue' && event.hop === hop ? event.limit : [])),
  );
}

/** `low latency 0.6 ms, classic 15 ms`: how long packets wait in each of two queues; none where there is one. */
function waitWords(series: RunSeries, hop: number, sample: number, brief = false): string[] {
  const both = twoQueueNumbers(series, hop, sample);
  if (!both) return [];
  const ms = (wait: number): string =>
    Number.isNaN(wait) ? '–' : `${fixed(1000 * wait, wait < 0.00995 ? 1 : 0)}\u00a0ms`;
  return [
    say(brief ? 'L {low}, C {classic}' : 'low latency {low}, classic {classic}', {
      low: ms(both.low.wait),
      classic: ms(both.classic.wait),
    }),
  ];
}
