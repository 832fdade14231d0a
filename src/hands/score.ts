/** What was won and lost: the run that was played beside the same one with TCP in the seat. Every number is of the two runs. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { seatFlow, seatOf } from '../../workers/hands/seat.ts';
import { fixed, rateText } from '../format.ts';

export interface Side {
  /** bit/s */
  mine: number;
  /** All others together, bit/s. */
  others: number;
  /** s; null where no round trip was measured. */
  roundTrip: number | null;
  /** Packets of the seat that were lost, and those waiting at the first hop on average. */
  lost: number;
  queue: number;
  timeouts: number;
}

export interface Score {
  hand: Side;
  tcp: Side;
  /** Index of the seat's flow; how many others there are. */
  flow: number;
  others: number;
}

export function scoreOf(scenario: Scenario, hand: Outcome, tcp: Outcome): Score {
  const flow = seatFlow(scenario, seatOf(scenario));
  return { hand: side(hand, flow), tcp: side(tcp, flow), flow, others: hand.flows.length - 1 };
}

function side({ flows, meanQueue }: Outcome, flow: number): Side {
  const mine = flows[flow]!;
  return {
    mine: mine.goodputBps,
    others: flows.reduce((sum, { goodputBps }, index) => (index === flow ? sum : sum + goodputBps), 0),
    roundTrip: mine.meanRtt,
    lost: mine.drops,
    queue: meanQueue,
    timeouts: mine.timeouts,
  };
}

/** A rate is the same, within a hundredth. */
const SAME = 0.01;

/** The sentences of a game that is over. */
export function scoreWords({ hand, tcp, others }: Score): string[] {
  const ratio = tcp.mine > 0 ? hand.mine / tcp.mine : Infinity;
  const won =
    Math.abs(ratio - 1) <= SAME
      ? 'as much as TCP in your seat'
      : `${rateText(Math.abs(hand.mine - tcp.mine))} ${ratio > 1 ? 'more' : 'less'} than TCP in your seat, which got ${rateText(tcp.mine)}`;
  const taken = tcp.others - hand.others;
  const whom = others === 1 ? 'The other flow' : `The other ${others} flows together`;
  const lines = [`You got ${rateText(hand.mine)} through: ${won}.`];
  if (others > 0)
    lines.push(
      Math.abs(taken) <= SAME * tcp.others
        ? `${whom} got as much beside you as beside TCP, ${rateText(hand.others)}.`
        : `${whom} got ${rateText(hand.others)} beside you and ${rateText(tcp.others)} beside TCP: ${rateText(Math.abs(taken))} ${taken > 0 ? 'lost to you' : 'gained by your restraint'}.`,
    );
  lines.push(
    `On average ${fixed(hand.queue, 1)} packets waited in the queue, and ${fixed(tcp.queue, 1)} with TCP; ${hand.lost} of your packets were lost, and ${tcp.lost} of TCP’s.`,
  );
  if (hand.roundTrip !== null && tcp.roundTrip !== null)
    lines.push(
      `Your round trip was ${fixed(1000 * hand.roundTrip, 0)} ms on average, and TCP’s ${fixed(1000 * tcp.roundTrip, 0)} ms.`,
    );
  return lines;
}
