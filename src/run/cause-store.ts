/** The causes of a run as the worker has sent them, flow by flow: they are decoded for a flow that somebody asks about. */
import { CHANGE_WIDTH, type CauseBlock, FATE_WIDTH, type FlowBlock } from '../../workers/live/cause-records.ts';

/** Flows of a run of which the causes are recorded all at once. */
export const MOST_EXPLAINED = 12;
/** Rows that are kept of all flows together while nobody has asked about them: at most 26 MB. */
const MOST_ROWS = 1 << 17;

export class CauseStore {
  /** The engine's numbers of the flows that are recorded. */
  readonly flows: readonly number[];
  /** Time up to which all are here, s. */
  to = 0;
  private readonly waiting = new Map<number, { blocks: FlowBlock[]; rows: number }>();
  private levels: Float64Array<ArrayBuffer>[] = [];

  constructor(flows: readonly number[]) {
    this.flows = flows;
    for (const flow of flows) this.waiting.set(flow, { blocks: [], rows: 0 });
  }

  /** What is new up to `now`, s. */
  append({ flows, levels }: CauseBlock, now: number): void {
    const most = MOST_ROWS / Math.max(1, this.flows.length);
    if (levels.length > 0) this.levels.push(levels);
    for (const block of flows) {
      const own = this.waiting.get(block.flow);
      if (!own) continue;
      own.blocks.push(block);
      own.rows += rowsOf(block);
      // What is lost here counts as lost on the way.
      while (own.rows > most && own.blocks.length > 1) {
        const [oldest, next] = own.blocks.splice(0, 2) as [FlowBlock, FlowBlock];
        own.rows -= rowsOf(oldest);
        own.blocks.unshift({ ...next, missed: next.missed + oldest.missed + rowsOf(oldest) });
      }
    }
    this.to = now;
  }

  /** Remove the blocks of one flow that wait to be decoded. */
  take(flow: number): FlowBlock[] {
    const own = this.waiting.get(flow);
    if (!own) return [];
    own.rows = 0;
    return own.blocks.splice(0);
  }

  /** Remove the queue levels that wait to be decoded. */
  takeLevels(): Float64Array<ArrayBuffer>[] {
    return this.levels.splice(0);
  }
}

function rowsOf({ changes, fates }: FlowBlock): number {
  return changes.length / CHANGE_WIDTH + fates.length / FATE_WIDTH;
}
