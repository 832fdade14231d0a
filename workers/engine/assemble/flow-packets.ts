import type { EventQueue } from '../event-queue.ts';
import { type PacketPool, SEQUENCE } from '../network/packets.ts';
import { type Ends, isReporting } from '../transport/ends.ts';
import { NumberQueue } from '../transport/number-queue.ts';
import {
  ANSWER_ARRIVED,
  ANSWER_SENT,
  type EndpointWiring,
  PACKET_ARRIVED,
  PACKET_SENT,
} from '../network/packet-records.ts';

/** In place of the number of an ACK that names no packet: a report. */
const NO_PACKET = -1;

/**
 * Gets each packet of one flow and each ACK: as it enters its first hop, new or again, has reached the receiver, is answered,
 * and as the answer is back. An arrival at the receiver may come late, but before its ACK is back. Times in s are those of the
 * first hop, as everywhere: the sender's own clock is ahead by `EndpointWiring.toFirstHop`. Must not change anything in the run.
 *
 * @param kind PACKET_SENT to ANSWER_ARRIVED
 * @param packet its number; of an ACK the highest in order, or of an echo its packet; NO_PACKET of a report
 */
export type FlowPacketObserver = (kind: number, time: number, packet: number) => void;

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
      observer(PACKET_SENT, eventQueue.now, numberOf(slot));
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
      observer(PACKET_ARRIVED, now - back, unanswered.at(unanswered.head));
      unanswered.head += 1;
      observer(ANSWER_SENT, now - back, numberOf(slot));
      observer(ANSWER_ARRIVED, now, numberOf(slot));
      onAck(slot);
    };
    return;
  }
  const ackNumber = isReporting(receiver) ? () => NO_PACKET : numberOf;
  receiver.onData = (slot) => {
    observer(PACKET_ARRIVED, eventQueue.now, numberOf(slot));
    onData(slot);
  };
  sender.onAck = (slot) => {
    observer(ANSWER_ARRIVED, eventQueue.now, ackNumber(slot));
    onAck(slot);
  };
  const path = receiver.ackPath!;
  receiver.ackPath = {
    entryTime: 0,
    push(slot) {
      observer(ANSWER_SENT, this.entryTime, ackNumber(slot));
      path.entryTime = this.entryTime;
      path.push(slot);
    },
  };
}
