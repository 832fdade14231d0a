/** Senders that a person drives. Of a window it is TCP's, which finds and sends again what is missing, under the record of steps; of a rate that of hands-rate-sender.ts. */
import type { ParameterValues } from '../scenario/parameter.ts';
import { EchoReceiver } from '../transport/echo-receiver.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { SackSender } from '../transport/sack-sender.ts';
import { Hand, type HandRecord } from './hand.ts';
import { HandsRateSender } from './hands-rate-sender.ts';

/** Of the answer to each packet of a rate. */
const ECHO_BYTES = 44;

export type { HandRecord };

export class HandsSender extends SackSender {
  private readonly hand: Hand;

  constructor(parts: FlowParts, record: HandRecord) {
    super(parts);
    this.law = { increase: () => 0, decrease: (window) => window, cutsAlways: true };
    this.hand = new Hand(parts.eventQueue, record, parts.settings.maxWindow, (code) => this.onStep(code));
    this.cwnd = this.hand.value;
    this.ssthresh = 1;
  }

  private onStep(code: number): void {
    this.cwnd = this.hand.value;
    this.changes?.note('by hand', code);
    if (!this.active) return;
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
  }

  protected override grow(): void {}

  /** A loss is repaired; what it says of the network is for the hand to answer. */
  protected override cutWindow(): void {
    this.counts.lossEvents += 1;
    this.cutFrom = this.cwnd;
    this.announceCut();
  }

  protected override endHandshake(): void {}

  protected override get restartWindow(): number {
    return this.hand.value;
  }
}

/** The two ends of a flow. */
export function connectHands(values: ParameterValues, parts: FlowParts): Ends {
  return handsOn(recordIn(values), parts);
}

export function connectHandsRate(values: ParameterValues, parts: FlowParts): Ends {
  return handsOnRate(recordIn(values), parts);
}

export function handsOn(record: HandRecord, parts: FlowParts): Ends {
  return { sender: new HandsSender(parts, record), receiver: new TcpReceiver(parts) };
}

export function handsOnRate(record: HandRecord, parts: FlowParts): Ends {
  return { sender: new HandsRateSender(parts, record), receiver: new EchoReceiver(parts, ECHO_BYTES) };
}

function recordIn(values: ParameterValues): HandRecord {
  return { letters: String(values['steps']) };
}
