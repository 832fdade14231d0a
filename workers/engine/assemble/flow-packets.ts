import type { EventQueue } from '../event-queue.ts';
import { type PacketPool, SEQUENCE } from '../network/packets.ts';
import { type Ends, isReporting } from '../transport/ends.ts';
import { NumberQueue } from '../transport/number-queue.ts';
import type { EndpointWiring } from '../network/packet-records.ts';

/** In place of the number of an ACK that names no packet: a report. */
export const NO_PACKET = -1;

/**
 * Gets each packet of one flow, and each ACK. Times in s are those of the first hop, as everywhere: the sender's own clock is
 * ahead by `EndpointWiring.toFirstHop`. Must not change anything in the run.
 */
export interface FlowPacketObserver {
  /** A packet enters its first hop, new or again. */
  sent(time: number, packet: number): void;
  /** It has reached the receiver. May come late, but before its ACK has arrived. */
  received(time: number, packet: number): void;
  /** @param upTo number of the ACK: the highest in order, or of an echo its packet; NO_PACKET of a report */
  ackSent(time: number, upTo: number): void;
  ackArrived(time: number, upTo: number): void;
}

/** What of a flow and its run is needed to observe its packets. */
interface Observed extends Ends {
  wiring: EndpointWiring;
}

/**
 * Have the packets of a flow observed from now on. Its ends get functions of their own in place of their class's, so that a run
 * whose packets nobody observes pays nothing, not even a check.
 */
export function observePackets(
  { sender, receiver, wiring }: Observed,
  eventQueue: Pick<EventQueue, 'now'>,
  pool: PacketPool,
  observer: FlowPacketObserver,
): void {
  const numberOf = (slot: number): number => pool.words[slot + SEQUENCE]!;
  const { firstHop } = sender;
  sender.firstHop = {
    receive(slot) {
      observer.sent(eventQueue.now, numberOf(slot));
      firstHop.receive(slot);
    },
  };
  const onData = receiver.onData.bind(receiver);
  const onAck = sender.onAck.bind(sender);
  if (wiring.echoes) {
    // The receiver may be told of a packet late, but its ACK comes on time, and in order.
    const unanswered = new NumberQueue();
    const back = wiring.back + wiring.toFirstHop;
    receiver.onData = (slot) => {
      unanswered.push(numberOf(slot));
      onData(slot);
    };
    sender.onAck = (slot) => {
      const { now } = eventQueue;
      observer.received(now - back, unanswered.at(unanswered.head));
      unanswered.head += 1;
      observer.ackSent(now - back, numberOf(slot));
      observer.ackArrived(now, numberOf(slot));
      onAck(slot);
    };
    return;
  }
  const ackNumber = isReporting(receiver) ? () => NO_PACKET : numberOf;
  receiver.onData = (slot) => {
    observer.received(eventQueue.now, numberOf(slot));
    onData(slot);
  };
  sender.onAck = (slot) => {
    observer.ackArrived(eventQueue.now, ackNumber(slot));
    onAck(slot);
  };
  const path = receiver.ackPath!;
  receiver.ackPath = {
    entryTime: 0,
    push(slot) {
      observer.ackSent(this.entryTime, ackNumber(slot));
      path.entryTime = this.entryTime;
      path.push(slot);
    },
  };
}
