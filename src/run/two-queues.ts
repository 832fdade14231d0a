/** Of a hop with two queues, what each of them does: as both the stage and the charts say it. */
import type { RunSeries } from './series.ts';

/** One of two queues in a stretch of samples: how long packets waited, s, NaN if none left it; packets marked, as a part of those sent. */
export interface QueueNumbers {
  wait: number;
  marked: number;
}

export interface TwoQueueNumbers {
  low: QueueNumbers;
  classic: QueueNumbers;
}

/** In the samples after `since`, by default those of a second, up to `index`; null where the hop has one queue, or before the first sample. */
export function twoQueueNumbers(
  series: RunSeries,
  hop: number,
  index: number,
  since = Math.max(-1, index - series.averagingFrames),
): TwoQueueNumbers | null {
  const column = (name: Parameters<RunSeries['twoQueueColumn']>[1]) => series.twoQueueColumn(hop, name);
  const [lowSent, lowWait, classicWait, lowMarks] = [
    ...([column('lowDepartures'), column('lowWait'), column('classicWait'), column('lowMarks')] as const),
  ];
  if (!lowSent || !lowWait || !classicWait || !lowMarks || index < 0) return null;
  const [low, classic] = [noQueue(), noQueue()];
  for (let at = since + 1; at <= index; at++) {
    const sent = lowSent.at(at);
    const marks = lowMarks.at(at);
    add(low, sent, lowWait.at(at), marks);
    const others = series.hopColumn(hop, 'departures').at(at) - sent;
    add(classic, others, classicWait.at(at), series.hopColumn(hop, 'marks').at(at) - marks);
  }
  return { low: numbersOf(low), classic: numbersOf(classic) };
}

const noQueue = () => ({ sent: 0, waited: 0, marks: 0 });

function add(sum: ReturnType<typeof noQueue>, sent: number, wait: number, marks: number): void {
  sum.sent += sent;
  sum.waited += sent * wait;
  sum.marks += marks;
}

function numbersOf({ sent, waited, marks }: ReturnType<typeof noQueue>): QueueNumbers {
  return sent > 0 ? { wait: waited / sent, marked: marks / sent } : { wait: NaN, marked: 0 };
}
