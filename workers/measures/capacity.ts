/** What the bottleneck could send, what was sent over it, and what is left for the flows that adapt. */
import { hopsOf } from '../engine/scenario/hops.ts';
import type { Hop } from '../engine/scenario/types.ts';
import { capacityBetween, crosses, packetSizeAt } from './link-use.ts';
import { Inapplicable } from './result.ts';
import { flowColumn, hopColumn, packetBits, type RecordedRun, trafficColumn } from './run.ts';
import { type Bins, sums } from './window.ts';

/** @throws Inapplicable if the run has no such hop */
export function hopOf(run: RecordedRun, hop: number): Hop {
  const found = hopsOf(run.scenario)[hop];
  if (!found) throw new Inapplicable(`there is no hop ${hop} in the run`);
  return found;
}

/**
 * Bits that the hop can send between two times, with every change of its rate, or by its trace.
 * @throws Inapplicable if it has no limit, or its trace lets nothing leave in that time
 */
export function capacityBits(run: RecordedRun, hop: number, from: number, to: number): number {
  hopOf(run, hop);
  const bits = capacityBetween(run.scenario, hop, from, to);
  if (bits === null) throw new Inapplicable('the rate of the hop has no limit');
  if (bits === 0) throw new Inapplicable('the trace of the link lets nothing leave in the window');
  return bits;
}

/** Bits of what the hop sent in the window. */
export function bitsSent(run: RecordedRun, hop: number, bins: Bins): { bits: number; caveats: string[] } {
  const { scenario } = run;
  const size = packetSizeAt(scenario, hop);
  if (size !== null) return { bits: total(hopColumn(run, hop, 'departures'), bins) * 8 * size, caveats: [] };
  if (hop >= scenario.path.length)
    throw new Inapplicable('packets of several sizes cross a reverse hop, and frames count packets');
  const endpoints = run.layout.flowGroups.map((group, flow) =>
    forward(run, group, hop) ? total(flowColumn(run, flow, 'delivered'), bins) * packetBits(run, flow) : 0,
  );
  const traffic = scenario.traffic.map((source, index) =>
    crosses(source, hop) ? total(trafficColumn(run, index, 'delivered'), bins) * 8 * source.packetSize : 0,
  );
  const bits = [...endpoints, ...traffic].reduce((sum, each) => sum + each, 0);
  return { bits, caveats: ['packets of several sizes cross the hop: counted where they arrive, and without ACKs'] };
}

/** Part of the link that counts as nothing. */
const NOTHING = 0.01;

/** Mean rate that unresponsive sources leave of the hop, bit/s (bansal2001 4.2.1). @throws Inapplicable if it has no limit */
export function availableRate(run: RecordedRun, hop: number, bins: Bins): number {
  const { from, to } = bins.window;
  const offered = run.scenario.traffic.map((source, index) =>
    crosses(source, hop) ? total(trafficColumn(run, index, 'sent'), bins) * 8 * source.packetSize : 0,
  );
  const capacity = capacityBits(run, hop, from, to);
  const left = capacity - offered.reduce((sum, each) => sum + each, 0);
  // A few packets more or less decide whether so little is above 0.
  if (left <= NOTHING * capacity)
    throw new Inapplicable(
      'the unresponsive sources offer 99 % or more of what the hop can send: nothing is left to share',
    );
  return left / (to - from);
}

/** Sum of a column over all bins. */
export function total(column: ArrayLike<number>, bins: Bins): number {
  return sums(column, bins).reduce((sum, each) => sum + each, 0);
}

function forward(run: RecordedRun, group: number, hop: number): boolean {
  const settings = run.scenario.flows[group]!;
  return settings.direction === 'forward' && crosses(settings, hop);
}
