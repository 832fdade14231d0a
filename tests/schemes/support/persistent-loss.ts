/** The situation that defines responsiveness D (yang2000 Sec. 4.1): after a long time at one loss rate, one loss per round trip. */
import type { SchemeChoice } from '../../../workers/engine/scenario/types.ts';
import { FlowRig } from './flow-rig.ts';

/** Part of the first window below which nothing is asked any more. */
const ENOUGH = 0.1;

/** A flow in equilibrium while every `every`-th packet is lost. The window begins near its mean. */
export function equilibrium(scheme: SchemeChoice, every: number): FlowRig {
  const settings = { timerTick: 0.1, maxWindow: 10_000, initialSsthresh: Math.ceil(Math.sqrt(1.5 * every)) };
  const rig = new FlowRig({ scheme, settings, lose: ({ count }) => count % every === 0 });
  // A hundred loss intervals.
  return rig.run(Math.max(120, (100 * every * rig.rtt) / Math.sqrt(1.5 * every)));
}

/**
 * The lowest window (of a rate scheme its rate times the round trip) after the first loss event, the last one of the old
 * loss rate, and after 1, 2, … more, until it is below a tenth, each as a part of the window just before the first. A packet is lost as soon as the
 * flow has reacted to the loss before and is over its recovery, but never two within a round trip.
 */
export function afterLosses(scheme: SchemeChoice, every: number, losses: number): number[] {
  const rig = equilibrium(scheme, every);
  const { sender, counts } = rig;
  let lastLoss = -Infinity;
  let eventsAtLoss = -1;
  let initial = 0;
  rig.lose = ({ count, time, at }) => {
    if (lastLoss === -Infinity ? count % every !== 0 : time > 1 || at - lastLoss <= rig.rtt) return false;
    // A loss that a rate scheme still takes for the event before is not waited for.
    const reacted = counts.lossEvents > eventsAtLoss || at - lastLoss > 3 * rig.rtt;
    if (!reacted || sender.inspect().some(({ value }) => value === 'fast recovery')) return false;
    lastLoss = at;
    eventsAtLoss = counts.lossEvents;
    return true;
  };
  const shares: number[] = [];
  let before = 0;
  let events = counts.lossEvents;
  const look = (): void => {
    if (counts.lossEvents > events) {
      initial ||= before;
      shares.push(Infinity);
    }
    events = counts.lossEvents;
    before = sender.cwnd;
    // Of the time until the next event: a rate scheme's sender hears of an event with the next report.
    if (shares.length > 0) shares[shares.length - 1] = Math.min(shares.at(-1)!, before / initial);
  };
  // A rate scheme may come to rest once it is down far enough.
  for (let round = 0; shares.length <= losses + 1 && !(shares.at(-1)! < ENOUGH); round += 1) {
    if (round === 2_000) throw new Error(`only ${shares.length} loss events in ${round} round trips`);
    rig.watch(rig.now + rig.rtt, look);
  }
  return shares.slice(0, losses + 1);
}
