/** The course of a whole run, of a group of flows or a hop: what an experiment draws of several runs in one figure. */
import { flowColumn, hopColumn, packetBits, type RecordedRun } from '../../measures/run.ts';
import { selectFlows } from '../../measures/flows.ts';
import type { Answer, AskOptions } from './ask.ts';
import type { Ran } from './readings.ts';

/** Samples of a trace at most: more than a figure is wide. */
const MOST = 1200;

type Course = ({ run }: Ran, options: AskOptions) => Answer;

/** Means over bins of the same number of frames, at most `MOST` of them; null where no frame of the bin has a value. */
function course(run: RecordedRun, at: (frame: number) => number | null): Answer {
  const { period } = run.layout;
  const perBin = Math.max(1, Math.ceil(run.frames / MOST));
  const count = Math.floor(run.frames / perBin);
  let [sum, known] = [0, 0];
  const values = Array.from({ length: count }, (_, bin) => {
    let [inBin, there] = [0, 0];
    for (let frame = bin * perBin; frame < (bin + 1) * perBin; frame += 1) {
      const value = at(frame);
      if (value === null) continue;
      inBin += value;
      there += 1;
    }
    sum += inBin;
    known += there;
    return there === 0 ? null : Number((inBin / there).toPrecision(5));
  });
  const step = perBin * period;
  return {
    value: known === 0 ? null : sum / known,
    ...(known === 0 && { why: 'no flow was there' }),
    trace: { from: step, step, values },
  };
}

/** Of the flows that are asked for: mean of those that have a value in the frame. */
function meanOfFlows(name: 'cwnd' | 'srtt'): Course {
  return ({ run }, options) => {
    const columns = selectFlows(run, options.flows).map((flow) => flowColumn(run, flow, name));
    return course(run, (frame) => {
      const present = columns.filter((column) => column[frame]! > 0);
      return present.length === 0 ? null : present.reduce((sum, column) => sum + column[frame]!, 0) / present.length;
    });
  };
}

/** By name; each answers with its mean too. */
export const TRACES: Readonly<Record<'over-window' | 'over-throughput' | 'over-queue' | 'over-rtt', Course>> = {
  /** Window, packets; of a rate scheme its rate times the round trip. */
  'over-window': meanOfFlows('cwnd'),
  /** Round-trip time that the senders measured, s. */
  'over-rtt': meanOfFlows('srtt'),
  /** What is delivered of the flows together, bit/s. */
  'over-throughput': ({ run }, options) => {
    const flows = selectFlows(run, options.flows);
    const columns = flows.map((flow) => flowColumn(run, flow, 'delivered'));
    const bits = flows.map((flow) => packetBits(run, flow) / run.layout.period);
    return course(run, (frame) => columns.reduce((sum, column, index) => sum + column[frame]! * bits[index]!, 0));
  },
  /** Packets that wait at a hop. */
  'over-queue': ({ run }, options) => {
    const queue = hopColumn(run, options.hop ?? 0, 'queueMean');
    return course(run, (frame) => queue[frame]!);
  },
};
