import { Timer } from '../../event-queue.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { numberAt } from '../packets.ts';
import type { SourceCard, WithRoute } from './card.ts';
import { EchoedSource, type SourceParts } from './source.ts';

/** With its headers, as ping(8) sends by default. */
const PROBE = 84;

const parameters = [
  number({
    key: 'every',
    name: 'A probe every',
    unit: 's',
    range: [0.01, LIMITS.duration],
    default: 0.1,
    help: 'From one probe to the next, whatever has become of it.',
    shown: between('s', 0.01, 10),
    tryInTests: [0.02, 0.5],
  }),
] as const satisfies readonly Parameter[];

/** Times in s. */
export type PingSettings = WithRoute<Settings<'ping', typeof parameters>>;

/** Echo requests at even intervals. A reply is as long as its request and takes the reverse path. */
class PingSource extends EchoedSource {
  private readonly every: number;
  private readonly timer: Timer;

  constructor({ packetSize, every }: PingSettings, parts: SourceParts) {
    super(packetSize, parts);
    const { eventQueue } = parts;
    this.every = every;
    this.timer = new Timer(eventQueue, () => this.probe(eventQueue.now));
  }

  start(now: number): void {
    this.timer.set(now);
  }

  stop(): void {
    this.timer.cancel();
  }

  private probe(now: number): void {
    this.timer.set(now + this.every);
    const slot = this.take();
    this.pool.numbers[numberAt(slot, 0)] = now;
    this.firstHop.receive(slot);
  }
}

export const ping: SourceCard<PingSettings> = {
  kind: 'ping',
  name: 'ping',
  fullName: 'Ping',
  about:
    'Small probes at even intervals through the same links and queues, each answered at once: how long a packet takes there and back, and how many are lost.',
  parameters,
  citation: 'ICMP Echo of RFC 792; Agent/Ping of ns-2.',
  shapes: [{ id: 'ping', name: 'ping', button: 'ping', glyph: 'M2 4V9M9 4V9M16 4V9M23 4V9', values: {} }],
  peak: ({ every, packetSize }) => (8 * packetSize) / every,
  plateaus: ({ every, packetSize }) => [{ rate: (8 * packetSize) / every, seconds: Infinity }],
  fresh: () => ({ packetSize: PROBE }),
  clause: ({ every }, { on, span }) => ['a ', 'ping', ` ${on ? 'probes' : 'would probe'} every ${span(every)}`],
  summary: ({ every }, { words, span }) => words('ping, every {span}', { span: span(every) }),
  picture: ({ every, packetSize }) => ({
    span: 4 * every,
    sources: 1,
    rate: (8 * packetSize) / every,
    bursts: () => [0, 1, 2, 3].map((probe) => [(probe + 0.45) * every, (probe + 0.55) * every] as const),
  }),
  build: (settings, parts) => new PingSource(settings, parts),
};
