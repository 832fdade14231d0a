/** The causes of a run as the worker has sent them, flow by flow: they are decoded for a flow that somebody asks about. */
import type { CauseBlock, FlowBlock } from '../../workers/live/cause-records.ts';

/** Of so few flows all are followed: summaries speak of each. */
export const MOST_FOLLOWED = 4;
/** Numbers that wait of a flow while nobody has asked about it, 8 bytes each. */
const MOST_NUMBERS = 1 << 19;

interface Waiting {
  blocks: FlowBlock[];
  numbers: number;
  /** Time up to which all are here, s. */
  to: number;
}

export class CauseStore {
  private readonly waiting = new Map<number, Waiting>();
  private levels: Float64Array<ArrayBuffer>[] = [];

  append({ flows, levels }: CauseBlock): void {
    if (levels.length > 0) this.levels.push(levels);
    for (const block of flows) {
      let own = this.waiting.get(block.flow);
      if (!own || block.whole) this.waiting.set(block.flow, (own = { blocks: [], numbers: 0, to: 0 }));
      own.blocks.push(block);
      own.numbers += numbersOf(block);
      own.to = block.to;
      // What is lost here counts as lost on the way.
      while (own.numbers > MOST_NUMBERS && own.blocks.length > 1) {
        const [oldest, next] = own.blocks.splice(0, 2) as [FlowBlock, FlowBlock];
        own.numbers -= numbersOf(oldest);
        const packets = next.packets && { ...next.packets, since: oldest.to };
        own.blocks.unshift({
          ...next,
          whole: oldest.whole || next.whole,
          since: Math.max(next.since, oldest.to),
          ...(packets && { packets }),
        });
      }
    }
  }

  /** Time up to which the causes of a flow are here, s; −1 if it is not followed. */
  knownTo(flow: number): number {
    return this.waiting.get(flow)?.to ?? -1;
  }

  /** Remove the blocks of one flow that wait to be decoded. */
  take(flow: number): FlowBlock[] {
    const own = this.waiting.get(flow);
    if (!own) return [];
    own.numbers = 0;
    return own.blocks.splice(0);
  }

  /** Remove the queue levels that wait to be decoded. */
  takeLevels(): Float64Array<ArrayBuffer>[] {
    return this.levels.splice(0);
  }
}

/** Single packets do not count: who has them recorded decodes them. */
function numbersOf({ changes, fates, rounds }: FlowBlock): number {
  return changes.length + fates.length + rounds.length;
}
