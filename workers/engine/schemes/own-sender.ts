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
  readonly program: Program;
  cutBy: Cut = 'loss';
  /** Whether `every rtt` took part in the act; then the window, the threshold and what the rule read, before it. */
  private before: readonly number[] = [];

  constructor(program: Program) {
    this.program = program;
  }

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
    private program!: Program;
    private rule!: RuleLaw;
    private onSlow: Act | null = null;
    private onAckOfData: Act | null = null;
    private onRound: Act | null = null;
    private hasBegun = false;
    private isMark = false;
    /** Packets that this ACK acknowledges, those sent again so far, and ACKs that told of a mark. */
    private newly = 0;
    private resent = 0;
    private marks = 0;
    /** s; 0 before the first sample of a packet of data. */
    private rtt = 0;
    private minRtt = 0;
    private lossAt = 0;
    /** The last packet of the window whose answer ends the round. */
    private roundEnd = -1;
    private afterTimeout = 1;
    /** The next packet goes then, of a rule that sets a pace; and when the last one went, s. */
    private turn: Timer | null = null;
    private sentAt = -Infinity;

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
      if (program.rule.paces) this.turn = new Timer(this.eventQueue, () => this.takeTurn());
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

    /** Everything that a rule may read. */
    private show(window: number): void {
      const { slots, rule } = this.program;
      slots[SLOT.W] = window;
      slots[SLOT.ssthresh] = this.ssthresh;
      if (rule.measures) this.showMeasured(slots);
    }

    private showMeasured(slots: Float64Array): void {
      const { now, settings, highestAck } = this;
      slots[SLOT.rtt] = this.rtt;
      slots[SLOT.minRtt] = this.minRtt;
      slots[SLOT.srtt] = this.srtt;
      slots[SLOT.acked] = this.newly;
      slots[SLOT.delivered] = settings.handshake ? Math.max(0, highestAck) : highestAck + 1;
      slots[SLOT.lost] = this.resent;
      slots[SLOT.marked] = this.marks;
      slots[SLOT.sinceLoss] = now - this.lossAt;
      slots[SLOT.now] = now;
      slots[SLOT.maxWindow] = this.maxWindow;
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
      if (echo && this.ecnAgreed) this.marks += 1;
      super.acceptNewAck(acknowledged, echo);
    }

    protected override takeRttSample(seconds: number): void {
      super.takeRttSample(seconds);
      if (this.highestAck === 0 && this.settings.handshake) return;
      this.rtt = seconds;
      if (this.minRtt === 0 || seconds < this.minRtt) this.minRtt = seconds;
    }

    protected override transmit(sequence: number): void {
      if (sequence <= this.maxSequence) this.resent += 1;
      this.sentAt = this.now;
      super.transmit(sequence);
    }

    /** What an ACK or a timer has sent again at once counts, but does not wait. */
    protected override holdForJitter(force: boolean): boolean {
      if (super.holdForJitter(force)) return true;
      const { turn } = this;
      const rate = this.program.slots[SLOT.rate]!;
      if (turn === null || rate === 0) return false;
      const due = this.sentAt + 1 / rate;
      if (this.now >= due) return false;
      turn.set(due);
      return true;
    }

    private takeTurn(): void {
      this.sendWhatFits(false);
      if (this.changes !== null) this.noteHold(this.changes);
    }

    protected override holds(): Hold {
      return this.turn !== null && this.turn.pending ? 'pacing' : super.holds();
    }
  }
  // Abstract is what is not abstract in the sender that it extends.
  return Ruled as unknown as new (parts: FlowParts) => Ruled;
}

const Reno = ruled(RenoSender);
const NewReno = ruled(NewRenoSender);
const Sack = ruled(SackSender);
const Modern = ruled(ModernSender);

/** The two ends of a flow. */
export function connectOwn(values: ParameterValues, parts: FlowParts): Ends {
  const sender = senderOf(values, parts);
  sender.obey(programOf(String(values['rule']), parts.eventQueue));
  return { sender, receiver: new TcpReceiver(parts) };
}

function senderOf(values: ParameterValues, parts: FlowParts) {
  if (standsOnModern(own, values, parts.settings)) return new Modern(parts);
  switch (variantOf(values)) {
    case 'reno':
      return new Reno(parts);
    case 'newreno':
      return new NewReno(parts);
    default:
      return new Sack(parts);
  }
}
