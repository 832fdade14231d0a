/** Which packets wait at a hop, from a log that begins during the run. */
import {
  ACK_ENTERED,
  behindOf,
  endpointOf,
  ENTERED_MARKED,
  isBegin,
  isDropOfWaiting,
  kindOf,
  MOST_BEHIND,
} from '../../workers/engine/network/packet-records.ts';

/** Whether the record is of a packet that the hop accepts. */
export function takesIn(kind: number): boolean {
  return kind <= ENTERED_MARKED || kind === ACK_ENTERED;
}

export class Taken {
  /** Numbers of the records of packets that the hop accepted; and of each endpoint, with how many of them wait. */
  private readonly all: number[] = [];
  private readonly flows = new Map<number, { records: number[]; waiting: number }>();

  /** @param index number of the record */
  note(index: number, code: number): void {
    const endpoint = endpointOf(code);
    const kind = kindOf(code);
    let flow = this.flows.get(endpoint);
    if (!flow) this.flows.set(endpoint, (flow = { records: [], waiting: 0 }));
    if (takesIn(kind)) {
      this.all.push(index);
      flow.records.push(index);
      flow.waiting += 1;
    } else if (isBegin(kind)) {
      flow.waiting = behindOf(code) === MOST_BEHIND ? NaN : behindOf(code);
    } else if (isDropOfWaiting(kind)) {
      flow.waiting = Math.max(0, flow.waiting - 1);
    }
  }

  /** The packets that wait in a queue of that length, first-in first-out; null if one came before the log began. */
  last(waiting: number): number[] | null {
    if (this.all.length < waiting) return null;
    return waiting === 0 ? [] : this.all.slice(-waiting);
  }

  /** Those that wait in the queues of the flows, `waiting` in all; null if one of them came before the log began. */
  ofFlows(waiting: number): number[] | null {
    const flows = [...this.flows.values()];
    const known = flows.every((flow) => flow.waiting <= flow.records.length);
    if (!known || flows.reduce((sum, flow) => sum + flow.waiting, 0) !== waiting) return null;
    return flows.flatMap((flow) => (flow.waiting === 0 ? [] : flow.records.slice(-flow.waiting))).sort((a, b) => a - b);
  }
}
