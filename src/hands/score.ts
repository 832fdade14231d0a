/** What was won and lost: the run that was played beside the same one with TCP in the seat. Every number is of the two runs. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { seatFlow, seatOf } from '../../workers/hands/seat.ts';
import { fixed, rateText } from '../format.ts';
import { say } from '../../workers/words/say.ts';

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
  const won = { mine: rateText(hand.mine), apart: rateText(Math.abs(hand.mine - tcp.mine)), tcp: rateText(tcp.mine) };
  const lines = [
    Math.abs(ratio - 1) <= SAME
      ? say('You got {mine} through: as much as TCP in your seat.', won)
      : ratio > 1
        ? say('You got {mine} through: {apart} more than TCP in your seat, which got {tcp}.', won)
        : say('You got {mine} through: {apart} less than TCP in your seat, which got {tcp}.', won),
  ];
  if (others > 0) lines.push(othersWords(hand.others, tcp.others, others));
  lines.push(
    say(
      hand.lost === 1
        ? 'On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets was lost, and {lostTcp} of TCP’s.'
        : 'On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets were lost, and {lostTcp} of TCP’s.',
      {
        ...{ queue: fixed(hand.queue, 1), queueTcp: fixed(tcp.queue, 1) },
        ...{ lost: hand.lost, lostTcp: tcp.lost },
      },
    ),
  );
  if (hand.roundTrip !== null && tcp.roundTrip !== null)
    lines.push(
      say('Your round trip was {mine} ms on average, and TCP’s {tcp} ms.', {
        ...{ mine: fixed(1000 * hand.roundTrip, 0), tcp: fixed(1000 * tcp.roundTrip, 0) },
      }),
    );
  return lines;
}

/** What the others got, bit/s, beside the hand and beside TCP. */
function othersWords(beside: number, besideTcp: number, count: number): string {
  const taken = besideTcp - beside;
  const said = {
    ...{ count, others: rateText(beside), besideTcp: rateText(besideTcp), apart: rateText(Math.abs(taken)) },
  };
  const one = count === 1;
  if (Math.abs(taken) <= SAME * besideTcp)
    return one
      ? say('The other flow got as much beside you as beside TCP, {others}.', said)
      : say('The other {count} flows together got as much beside you as beside TCP, {others}.', said);
  if (taken > 0)
    return one
      ? say('The other flow got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.', said)
      : say(
          'The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.',
          said,
        );
  return one
    ? say('The other flow got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.', said)
    : say(
        'The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.',
        said,
      );
}
