/** The sender of a rule that a person writes: TCP's, with the rule in the place of its law. */
import { Timer } from '../event-queue.ts';
import { type Held, type Program, programOf } from '../../language/program.ts';
import { FIRST_MEMORY, SLOT } from '../../language/rule-names.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import type { Hold } from '../transport/causes.ts';
import { ModernSender } from '../transport/modern-sender.ts';
import { NewRenoSender } from '../transport/newreno-sender.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { RenoSender } from '../transport/reno-sender.ts';
import { SackSender } from '../transport/sack-sender.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import type { WindowSender } from '../transport/window-sender.ts';
import { standsOnModern, variantOf } from './scheme.ts';
import { own } from './own.ts';

type Act = () => void;
type Cut = 'loss' | 'mark' | 'timeout';

/** The sender asks it at a cut; growth is the sender's own (`grow` below). */
class RuleLaw implements WindowLaw {
  readonly cutsAlways = true;
  cutBy: Cut = 'loss';
  /** Whether `every rtt` took part in the act; then the window, the threshold and what the rule read, before it. */
  private before: readonly number[] = [];

  constructor(readonly program: Program) {}

  increase(): number {
    return 0;
  }

  decrease(window: number): number {
    const { program, cutBy } = this;
    const { slots } = program;
    slots[SLOT.W] = window;
    this.keep(0);
    program.act(cutBy)?.();
    return slots[SLOT.W]!;
  }

  /** Keep what the act that comes is made from, for the record of causes. */
  keep(withRound: number): void {
    const { rule, slots } = this.program;
    this.before = [withRound, slots[SLOT.W]!, slots[SLOT.ssthresh]!, ...rule.reads.map((slot) => slots[slot]!)];
  }

  terms(): readonly number[] {
    return this.before;
  }

  inspect(): Inspection[] {
    const { rule, slots, held } = this.program;
    const last = held.at(-1);
    return [
      ...(rule.paces ? [{ name: 'pace', unit: 'packets/s', value: slots[SLOT.rate]! }] : []),
      ...rule.memories.map((name, index) => ({ name, unit: '', value: slots[FIRST_MEMORY + index]! })),
      { name: 'held back', unit: 'times', value: held.reduce((sum, { times }) => sum + times, 0) },
      {
        name: 'last held',
        unit: '',
        value: last
          ? `${last.name} in line ${last.line}: ${last.why}, since ${Math.floor(100 * last.since) / 100} s`
          : 'nothing',
      },
    ];
  }
}

// What TypeScript asks of a class that another is made of.
// oxlint-disable-next-line typescript/no-explicit-any
type Base = abstract new (...args: any[]) => WindowSender;

/** The sender with a rule in the place of its law. It sends, recovers and times out as before. */
/* @__NO_SIDE_EFFECTS__ */
function ruled<Sender extends Base>(Plain: Sender) {
  abstract class Ruled extends Plain {
    protected program!: Program;
    private rule!: RuleLaw;
    private onSlow: Act | null = null;
    private onAckOfData: Act | null = null;
    private onRound: Act | null = null;
    private hasBegun = false;
    private isMark = false;
    /** Packets that this ACK acknowledges; and those that were sent before this sender began. */
    private newly = 0;
    private sentBefore = 0;
    private lossAt = 0;
    /** The last packet of the window whose answer ends the round. */
    private roundEnd = -1;
    private afterTimeout = 1;

    get held(): readonly Held[] {
      return this.program.held;
    }

    obey(program: Program): void {
      this.program = program;
      this.rule = new RuleLaw(program);
      this.law = this.rule;
      this.onSlow = program.act('slow');
      this.onAckOfData = program.act('ack');
      this.onRound = program.act('rtt');
      this.sentBefore = this.counts.sent;
    }

    override start(): void {
      if (!this.hasBegun) {
        this.hasBegun = true;
        this.lossAt = this.now;
        this.show(this.initialWindow);
        this.program.act('start')?.();
        this.takeThreshold();
      }
      super.start();
    }

    /** What a rule may read and changes with every ACK. */
    private show(window: number): void {
      const { slots, rule } = this.program;
      slots[SLOT.W] = window;
      slots[SLOT.ssthresh] = this.ssthresh;
      slots[SLOT.maxWindow] = this.maxWindow;
      if (rule.readsTimes) this.showTimes(slots);
      if (rule.readsCounts) this.showCounts(slots);
    }

    private showTimes(slots: Float64Array): void {
      const { now } = this.eventQueue;
      slots[SLOT.srtt] = this.srtt;
      slots[SLOT.sinceLoss] = now - this.lossAt;
      slots[SLOT.now] = now;
    }

    private showCounts(slots: Float64Array): void {
      const { settings, highestAck, counts } = this;
      slots[SLOT.acked] = this.newly;
      slots[SLOT.delivered] = settings.handshake ? Math.max(0, highestAck) : highestAck + 1;
      slots[SLOT.lost] = counts.sent - this.sentBefore - (this.maxSequence + 1);
    }

    /** @returns whether the rule has set it */
    private takeThreshold(): boolean {
      const threshold = this.program.slots[SLOT.ssthresh]!;
      if (threshold === this.ssthresh) return false;
      this.ssthresh = Math.max(2, Math.floor(threshold));
      return true;
    }

    protected override grow(): void {
      const { program, deficit, changes } = this;
      // The handshake is no packet of data: the initial window comes after it.
      if (this.highestAck === 0 && this.settings.handshake) return;
      if (this.isUnused && deficit === 0) return;
      const slowStart = this.cwnd < this.ssthresh;
      const isRound = this.highestAck > this.roundEnd;
      const round = isRound ? this.onRound : null;
      this.show(this.cwnd);
      if (changes !== null) this.rule.keep(Number(round !== null));
      if (slowStart) this.onSlow?.();
      else this.onAckOfData?.();
      if (isRound) {
        this.roundEnd = this.maxSequence;
        round?.();
      }
      this.cwnd = program.slots[SLOT.W]!;
      this.takeThreshold();
      if (deficit > 0) {
        this.cwnd = Math.max(1, this.cwnd - deficit);
        this.deficit = 0;
      }
      if (changes !== null) this.noteGrowth(changes, slowStart, deficit);
    }

    protected override cutWindow(): void {
      const isTimeout = this.lastAction === 'timeout';
      this.rule.cutBy = this.isMark ? 'mark' : isTimeout ? 'timeout' : 'loss';
      this.show(this.cwnd);
      const before = this.ssthresh;
      super.cutWindow();
      const { slots } = this.program;
      this.lossAt = this.now;
      if (slots[SLOT.ssthresh] !== before) this.takeThreshold();
      else if (isTimeout) this.ssthresh = Math.max(2, Math.floor(this.cutFrom / 2));
      if (isTimeout) this.afterTimeout = Math.max(1, slots[SLOT.W]!);
    }

    protected override onMark(acknowledged: number, markedPacket: number): void {
      this.isMark = true;
      super.onMark(acknowledged, markedPacket);
      this.isMark = false;
    }

    protected override onTimeout(): void {
      this.afterTimeout = 1;
      super.onTimeout();
    }

    protected override get restartWindow(): number {
      return this.afterTimeout;
    }

    protected override acceptNewAck(acknowledged: number, echo: boolean): void {
      this.newly = acknowledged - this.highestAck;
      if (echo && this.ecnAgreed) this.program.slots[SLOT.marked]! += 1;
      super.acceptNewAck(acknowledged, echo);
    }

    protected override takeRttSample(seconds: number): void {
      super.takeRttSample(seconds);
      if (this.highestAck === 0 && this.settings.handshake) return;
      const { slots } = this.program;
      slots[SLOT.rtt] = seconds;
      if (slots[SLOT.minRtt] === 0 || seconds < slots[SLOT.minRtt]!) slots[SLOT.minRtt] = seconds;
    }
  }
  // Abstract is what is not abstract in the sender that it extends.
  return Ruled as unknown as new (parts: FlowParts) => Ruled;
}

/** The same of a rule that sets a pace. */
/* @__NO_SIDE_EFFECTS__ */
function paced(Plain: ReturnType<typeof ruled>) {
  abstract class Paced extends Plain {
    /** The next packet goes then; and when the last one went, s. */
    private readonly turn = new Timer(this.eventQueue, () => this.takeTurn());
    private sentAt = -Infinity;

    protected override transmit(sequence: number): void {
      this.sentAt = this.now;
      super.transmit(sequence);
    }

    /** What an ACK or a timer has sent again at once counts, but does not wait. */
    protected override holdForJitter(force: boolean): boolean {
      if (super.holdForJitter(force)) return true;
      const rate = this.program.slots[SLOT.rate]!;
      if (rate === 0) return false;
      const due = this.sentAt + 1 / rate;
      if (this.now >= due) return false;
      this.turn.set(due);
      return true;
    }

    protected override readVariables(values: Float64Array): void {
      super.readVariables(values);
      values[3] = this.program.slots[SLOT.rate]!;
    }

    private takeTurn(): void {
      this.sendWhatFits(false);
      if (this.changes !== null) this.noteHold(this.changes);
    }

    protected override holds(): Hold {
      return this.turn.pending ? 'pacing' : super.holds();
    }
  }
  return Paced as unknown as typeof Plain;
}

/* @__NO_SIDE_EFFECTS__ */
function both<Sender extends Base>(Plain: Sender) {
  const unpaced = ruled(Plain);
  return { unpaced, paced: paced(unpaced) };
}

const MODERN = both(ModernSender);
const OF_VARIANT = { reno: both(RenoSender), newreno: both(NewRenoSender), sack: both(SackSender) };

/** The two ends of a flow. */
export function connectOwn(values: ParameterValues, parts: FlowParts): Ends {
  const program = programOf(String(values['rule']), parts.eventQueue);
  const variant = variantOf(values) as keyof typeof OF_VARIANT;
  const senders = standsOnModern(own, values, parts.settings) ? MODERN : OF_VARIANT[variant];
  const sender = new senders[program.rule.paces ? 'paced' : 'unpaced'](parts);
  sender.obey(program);
  return { sender, receiver: new TcpReceiver(parts) };
}
