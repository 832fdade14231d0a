/** The samples in view as a table: rows of time at even spacing, a column per flow, the queue, drops and fairness. */
import { fixed, insideText, spanText } from '../format.ts';
import { InsideSeries } from '../run/flow-state-series.ts';
import type { RunSeries } from '../run/series.ts';
import { baseRtt } from '../scenario/effective.ts';
import { atHop } from '../scenario/hops.ts';
import { flowName, nameOfFlow, namesOf } from '../scenario/names.ts';

/** More rows than this nobody reads. */
export const MOST_ROWS = 200;
/** With more flows than this there is a column per group. */
const MOST_FLOWS = 16;
/** Steps between two powers of ten. */
const STEPS = [1, 2, 5];

export interface DataTable {
  /** What the rows are, in a sentence. */
  caption: string;
  /** With units; the first is of the times. */
  heads: string[];
  /** As text, the time first. */
  rows: string[][];
}

export interface TableInput {
  series: RunSeries;
  /** Stretch of time, s. */
  from: number;
  to: number;
  unit: 's' | 'rtt';
  hop: number;
  /** What is drawn of a flow's inside, if anything is: `variable` as the page has it. */
  inside?: { variable: string | null } | null;
}

/** Each row speaks of the time since the row before it. */
export function dataTable({ series, from, to, unit, hop, inside = null }: TableInput): DataTable {
  const { layout, samples } = series;
  const first = samples.indexAt(from);
  const last = samples.indexAt(to);
  const frames = framesPerRow(last - first);
  // Rows stand at multiples of their spacing.
  const firstEnd = Math.ceil((first + frames + 1) / frames) * frames - 1;
  const columns = senders(series);
  const queue = series.queueSum[hop]!;
  const drops = series.hopColumn(hop, 'drops');
  const scale = unit === 's' ? 1 : baseRtt(series.scenario) || 1;
  const digits = decimals((frames * layout.period) / scale);
  const within = inside ? insideColumns(series, inside.variable) : [];
  const rows: string[][] = [];
  for (let end = firstEnd; end <= last; end += frames) {
    const start = end - frames;
    let dropped = 0;
    for (let frame = start + 1; frame <= end; frame++) dropped += drops.at(frame);
    rows.push([
      fixed(samples.timeOf(end) / scale, digits),
      ...columns.map(({ flows }) => fixed(meanRate(series, flows, start, end) / 1e6, 3)),
      fixed(queue.between(start, end) / frames, 1),
      String(dropped),
      fixed(series.steadyFairnessSum.between(start, end) / frames, 3),
      ...within.map(({ at }) => at(end)),
    ]);
  }
  const where = atHop(series.scenario, hop);
  return {
    caption: `Each row is the ${spanText(frames * layout.period)} before its time: means of throughput, queue and fairness index, and the number of packets that the queue dropped${within.length > 0 ? '; of the inside of a flow, what stood at its end' : ''}.`,
    heads: [
      unit === 's' ? 'Time, s' : 'Time, round trips',
      ...columns.map(({ name }) => `${name}, Mbit/s`),
      `Queue${where}, packets`,
      `Dropped${where}, packets`,
      'Fairness index',
      ...within.map(({ head }) => head),
    ],
    rows,
  };
}

/** What is drawn of a flow's inside, as it stands at a sample. */
function insideColumns(
  { inside, scenario }: RunSeries,
  variable: string | null,
): { head: string; at(sample: number): string }[] {
  if (!inside) return [];
  const flow = nameOfFlow(scenario, inside.flow);
  return inside.drawn(variable).map((line) => ({
    head: `Inside of ${flow}: ${line.name}${line.unit === '' ? '' : `, ${line.unit === 's' ? 'ms' : line.unit}`}`,
    // The unit stands in the head.
    at: (sample) => insideText(InsideSeries.at(line, sample), line.unit).replace(/\u00a0.*/, ''),
  }));
}

/** 1, 2 or 5 times a power of ten samples: so many that the rows are few. */
function framesPerRow(frames: number): number {
  let size = 1;
  for (;;) {
    const step = STEPS.find((candidate) => frames / (candidate * size) <= MOST_ROWS);
    if (step !== undefined) return step * size;
    size *= 10;
  }
}

/** Decimals that tell multiples of a spacing apart: those that it has, at most 3. */
function decimals(spacing: number): number {
  const found = [0, 1, 2].find(
    (digits) => Math.abs(spacing * 10 ** digits - Math.round(spacing * 10 ** digits)) < 1e-6,
  );
  return found ?? 3;
}

/** Whose throughput has a column: each flow, or where those are too many each group. */
function senders(series: RunSeries): { name: string; flows: readonly number[] }[] {
  const { scenario, flowsOfGroup, layout } = series;
  const names = namesOf(scenario);
  if (layout.flowGroups.length > MOST_FLOWS) {
    return flowsOfGroup.map((flows, group) => ({
      name: flows.length > 1 ? `${names[group]}, all ${flows.length}` : names[group]!,
      flows,
    }));
  }
  return flowsOfGroup.flatMap((flows, group) =>
    flows.map((flow, place) => ({ name: flowName(names[group]!, flows.length, place), flows: [flow] })),
  );
}

/** Throughput of some flows together over the frames after `start` up to `end`, bit/s. */
function meanRate(
  { delivered, scenario, layout }: RunSeries,
  flows: readonly number[],
  start: number,
  end: number,
): number {
  let bits = 0;
  for (const flow of flows)
    bits += delivered[flow]!.between(start, end) * 8 * scenario.flows[layout.flowGroups[flow]!]!.packetSize;
  return bits / ((end - start) * layout.period);
}
