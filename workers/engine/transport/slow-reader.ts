/**
 * An application that reads at a rate, from a buffer that holds the largest window: what waits in it the window that ACKs
 * advertise is smaller by. Once a closed window has opened, or a small one is twice as large, an ACK of its own says so (RFC 9293,
 * Sec. 3.8.6; when: Linux, tcp_cleanup_rbuf). The flow's sender probes a closed window, for that ACK may be lost.
 */
import { type EventQueue, Timer } from '../event-queue.ts';
import type { Counts } from '../network/counts.ts';
import type { AckPath } from '../network/endpoints.ts';
import {
  BYTES,
  CONNECTION,
  FLAGS,
  ONLY_WINDOW,
  type PacketPool,
  PROBE_BYTES,
  SEQUENCE,
  WINDOW_BITS,
} from '../network/packets.ts';
import type { Ends, FlowParts, Receiver } from './ends.ts';
import type { TcpReceiver } from './receiver.ts';

class SlowReader implements Receiver, AckPath {
  /** Its ACKs depend on when they are sent. */
  readonly echoes = false;
  private path: AckPath | null = null;
  entryTime = 0;
  private readonly receiver: TcpReceiver;
  private readonly eventQueue: EventQueue;
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  /** Packets that the buffer holds, and the time in which one is read, s. */
  private readonly buffer: number;
  /** Packets that have been read, as `counts.inOrder` has them; when the next one is read at the earliest, s. */
  private read: number;
  private nextRead = 0;
  private readonly updateTimer: Timer;
  private connection = 0;
  /** The next ACK tells of the window alone. */
  private tells = false;

  constructor(
    receiver: Receiver,
    { eventQueue, pool, counts, settings }: FlowParts,
    private readonly gap: number,
  ) {
    this.receiver = receiver as TcpReceiver;
    this.eventQueue = eventQueue;
    this.pool = pool;
    this.counts = counts;
    this.buffer = settings.maxWindow;
    this.read = counts.inOrder;
    this.updateTimer = new Timer(eventQueue, () => this.tellWindow());
    receiver.ackPath = this;
  }

  get ackPath(): AckPath | null {
    return this.path;
  }

  set ackPath(path: AckPath | null) {
    this.path = path;
  }

  onData(slot: number): void {
    const { words } = this.pool;
    this.connection = words[slot + CONNECTION]!;
    this.tells = words[slot + BYTES] === PROBE_BYTES;
    this.readUpTo(this.eventQueue.now);
    if (this.read === this.counts.inOrder) this.nextRead = Math.max(this.nextRead, this.eventQueue.now);
    this.receiver.onData(slot);
    this.tells = false;
  }

  /** An ACK is sent: it says how much there is room for. */
  push(slot: number): void {
    const { words } = this.pool;
    this.readUpTo(this.entryTime);
    const room = this.buffer - (this.counts.inOrder - this.read);
    words[slot + FLAGS] = words[slot + FLAGS]! | (room << WINDOW_BITS);
    if (this.tells) words[slot + SEQUENCE] = ONLY_WINDOW;
    // As Linux does: of a window of at most half the buffer it tells once that is twice as large.
    if (2 * room <= this.buffer) this.updateTimer.set(this.nextRead + Math.max(0, room - 1) * this.gap);
    else this.updateTimer.cancel();
    this.path!.entryTime = this.entryTime;
    this.path!.push(slot);
  }

  private tellWindow(): void {
    this.tells = true;
    this.receiver.announce(this.connection);
    this.tells = false;
  }

  private readUpTo(now: number): void {
    for (; this.read < this.counts.inOrder && this.nextRead <= now; this.nextRead += this.gap) this.read += 1;
  }
}

/** The ends of a flow whose receiver reads a packet each `gap` s. */
export function readSlowly({ sender, receiver }: Ends, parts: FlowParts, gap: number): Ends {
  return { sender, receiver: new SlowReader(receiver, parts, gap) };
}
