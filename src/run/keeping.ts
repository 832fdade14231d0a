/** How many bytes the samples of a run take on the page, and which are kept so that a long run does not take more. */
import {
  FLOW_COLUMNS,
  HOP_COLUMNS,
  RUN_COLUMNS,
  TRAFFIC_COLUMNS,
  TWO_QUEUE_COLUMNS,
} from '../../workers/engine/sampling/frame.ts';
import { KEEP_ALL, type Keeping } from './column.ts';

/** Most bytes of a run's samples. */
export const MOST_SAMPLE_BYTES = 200e6;
/** Bytes that are allocated together, about; at most KEEP_ALL.chunk samples, and at least this many: small arrays take hundreds of bytes beside their numbers. */
const CHUNK_BYTES = 4e6;
const LEAST_CHUNK = 256;

/** What the samples of a run are of. */
export interface SampleSize {
  flows: number;
  groups: number;
  hops: number;
  sources: number;
  /** Hops with two queues. */
  twoQueues?: number;
  /** Samples in the whole run. */
  samples: number;
}

/** Columns and totals beside the frames (series.ts): of each flow, group and hop, and of the run; with those of the rows and of an observed flow. */
const COLUMNS = { flow: FLOW_COLUMNS.length + 1, group: 8, hop: HOP_COLUMNS.length + 1, run: RUN_COLUMNS.length + 23 };
const TOTALS = { flow: 4, group: 3, hop: 4, run: 2 };
/** Bytes of a number in a column and of one in totals; a bin of a column has three. */
const SINGLE = 4;
const DOUBLE = 8;
const PER_BIN = 3;

function numbersOf(each: typeof COLUMNS, { flows, groups, hops }: SampleSize): number {
  return each.flow * flows + each.group * groups + each.hop * hops + each.run;
}

/** Bytes of one sample, and of one bin. */
function bytesEach(size: SampleSize): { sample: number; bin: number } {
  const columns =
    numbersOf(COLUMNS, size) +
    (2 * TRAFFIC_COLUMNS.length + 1) * size.sources +
    TWO_QUEUE_COLUMNS.length * (size.twoQueues ?? 0);
  const totals = numbersOf(TOTALS, size);
  return { sample: SINGLE * columns + DOUBLE * totals, bin: PER_BIN * SINGLE * columns + DOUBLE * totals };
}

/** Half of the bytes are for the last samples, all of them, and half for bins of those before. A run that fits is kept whole. */
export function keepingOf(size: SampleSize, most = MOST_SAMPLE_BYTES): Keeping {
  const bytes = bytesEach(size);
  const share = most / 2;
  let { chunk } = KEEP_ALL;
  while (chunk * bytes.sample > Math.min(CHUNK_BYTES, most / 16) && chunk > LEAST_CHUNK) chunk /= 2;
  const { samples } = size;
  if (samples * bytes.sample <= most) return { ...KEEP_ALL, samples, chunk };
  let bin = 2;
  while ((samples / bin) * bytes.bin > share) bin *= 2;
  chunk = Math.max(chunk, bin);
  return { samples, chunk, whole: chunk * Math.max(2, Math.floor(share / (chunk * bytes.sample))), bin };
}

/** Bytes of all samples that are kept of the run, at most. */
export function sampleBytes(size: SampleSize, most = MOST_SAMPLE_BYTES): number {
  const { sample, bin } = bytesEach(size);
  const keeping = keepingOf(size, most);
  const whole = Math.min(size.samples, keeping.whole);
  const bins = whole < size.samples ? Math.ceil(size.samples / keeping.bin) : 0;
  const inChunks = (count: number): number => Math.ceil(count / keeping.chunk) * keeping.chunk;
  return inChunks(whole) * sample + inChunks(bins) * bin;
}
