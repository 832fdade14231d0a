/** What is recorded of one run, and what of it has been sent: frames, packets, what is completed, and a flow's state at every frame. */
import { flowOffset } from '../engine/sampling/frame.ts';
import type { Simulation } from '../engine/simulation.ts';
import type { Observable } from './cause-log.ts';
import { buffersOf, type CauseRecorder } from './cause-recorder.ts';
import { FlowStateRecord } from './flow-state-record.ts';
import { FrameBuffer } from './frame-buffer.ts';
import type { PacketLog } from './packet-log.ts';
import type { Command, Report } from './protocol.ts';

type Recorded = Observable & Pick<Simulation, 'layout' | 'now' | 'inspect' | 'completions'>;
/** What of a run the page wants, as in the command that loads it. */
type Wanted = Pick<Extract<Command, { type: 'load' }>, 'firstFrame' | 'observe'>;
type News = Omit<Extract<Report, { type: 'frames' }>, 'type' | 'run'>;

export class RunRecord {
  private readonly frames: FrameBuffer;
  /** Null if no flow's state is recorded, or no more. */
  private flowState: FlowStateRecord | null;
  /** Time up to which packets have been sent, s. */
  private sentUntil = 0;
  /** What is completed, of which the page has been told. */
  private completionsSent = 0;
  /** The arrival at a goal must be reported even if nothing is new. */
  owesArrival = false;

  constructor(
    private readonly simulation: Recorded,
    private readonly packets: PacketLog,
    { firstFrame = 0, observe }: Wanted,
  ) {
    this.frames = new FrameBuffer(simulation.layout.width, firstFrame);
    this.flowState =
      observe && simulation.layout.flowGroups[observe.flow] !== undefined
        ? new FlowStateRecord(observe.flow, observe.first, simulation.inspect(observe.flow))
        : null;
  }

  /** The flow whose state is recorded; null if none is. */
  get observed(): Extract<Report, { type: 'loaded' }>['observed'] {
    const { flowState } = this;
    return flowState && { flow: flowState.flow, first: flowState.first, variables: flowState.variables };
  }

  endObserving(): void {
    this.flowState = null;
  }

  addFrame(row: Float32Array): void {
    const { flowState } = this;
    // A flow that does not send has no window.
    flowState?.add(this.simulation.inspect(flowState.flow), row[flowOffset(flowState.flow, 'cwnd')]! > 0);
    this.frames.add(row);
  }

  /** There is something that has not been sent. On the way to a goal (`framesOnly`) only frames are. */
  hasNews(framesOnly: boolean): boolean {
    return (
      this.frames.rows > 0 ||
      (this.flowState?.rows ?? 0) > 0 ||
      (!framesOnly && (this.owesArrival || this.simulation.now > this.sentUntil))
    );
  }

  /** Remove what has not been sent. @returns it, and the memory to hand over with it */
  take(framesOnly: boolean, recorder: CauseRecorder): { news: News; buffers: ArrayBuffer[] } {
    const { simulation } = this;
    const { now } = simulation;
    const frames = this.frames.take();
    const packets = framesOnly ? null : this.packets.take();
    const causes = packets && recorder.take(simulation);
    const flowState = this.flowState?.take() ?? null;
    if (packets) {
      this.sentUntil = now;
      this.owesArrival = false;
    }
    const buffers = [
      frames.data.buffer,
      ...(packets ? [packets.records.buffer, packets.drops.buffer] : []),
      ...(causes ? buffersOf(causes) : []),
      ...(flowState ? [flowState.data.buffer] : []),
    ];
    return {
      news: { now, ...frames, packets, flowState, ...(causes && { causes }), ...this.takeCompletions() },
      buffers,
    };
  }

  private takeCompletions(): Pick<News, 'completions'> {
    const { completions } = this.simulation;
    const first = this.completionsSent;
    if (completions.length === first) return {};
    this.completionsSent = completions.length;
    return { completions: { first, data: completions.from(first) } };
  }
}
