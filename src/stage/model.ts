/**
 * Where every packet of a run is at a time: in a queue, being sent, or on a link. Computed from the packet log alone,
 * so it
 * agrees with the engine exactly and any time that the log covers is cheap to look at.
 */
import {
  BEGUN_MARKED,
  bytesOf,
  endpointOf,
  hopOf,
  isBegin,
  isDropOfWaiting,
  kindOf,
} from '../../workers/engine/network/packet-records.ts';
import { servesInTurn } from '../../workers/engine/network/queues/index.ts';
import { tableOf } from '../../workers/engine/network/trace.ts';
import type { Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import type { RunHandle } from '../run/run-handle.ts';
import type { RunSeries } from '../run/series.ts';
import { effectiveAt, eventsInOrder } from '../scenario/effective.ts';
import { flowIndex } from '../scenario/flow-choice.ts';
import { delaySpan } from '../scenario/delays.ts';
import { hopsOf } from '../scenario/hops.ts';
import { FlowPassages } from './flow-passages.ts';
import { Passages } from './passages.ts';
import { Taken, takesIn } from './taken.ts';

type Records = Pick<RunHandle, 'packets' | 'wiring' | 'series'>;

/** Bisection steps in the search for the end of a transmission. */
const HALVINGS = 28;
/** Far less than a packet's millisecond, packet·s. */
const SLACK = 1e-4;

export class StageModel {
  /** Of each hop, as events count hops. */
  hops: readonly Passages[] = [];
  /** Longest round trip without queueing, s. */
  private travel = 0;
  private wiring: Records['wiring'] = [];
  /** Complete from here on, s; Infinity while nothing is known. */
  private from = Infinity;
  private records: Records['packets'] | null = null;
  /** The next record to take, and the one before it. */
  private next = 0;
  private lastTime = 0;
  private lastCode = 0;
  /** Events of the scenario that have been taken, in order of time. */
  private events = 0;

  /** Read new records. Cheap if there are none. */
  sync(run: Records): void {
    const { packets, wiring } = run;
    if (packets.end === 0 || wiring.length === 0) {
      this.forget();
      return;
    }
    const follows =
      this.wiring === wiring && this.records === packets && this.next > packets.first && this.next <= packets.end;
    const same =
      follows && packets.timeOf(this.next - 1) === this.lastTime && packets.codeOf(this.next - 1) === this.lastCode;
    if (!same || this.from === Infinity) {
      this.forget();
      if (!this.begin(run)) return;
    }
    this.takeUpTo(run, packets.end);
    this.actUpTo(run, packets.to);
    this.lastTime = packets.timeOf(this.next - 1);
    this.lastCode = packets.codeOf(this.next - 1);
  }

  /** Whether everything on the stage is known at `time`. */
  covers(time: number): boolean {
    const packets = this.records;
    if (packets === null || time < this.from || time > packets.to) return false;
    return packets.first === 0 || time >= packets.from + this.travel;
  }

  private forget(): void {
    this.from = Infinity;
    this.records = null;
    this.next = 0;
  }

  private begin(run: Records): boolean {
    const { packets, wiring, series } = run;
    const { scenario } = series;
    const hops = hopsOf(scenario);
    // There, and where it has become longer also back.
    const linkDelay = hops.reduce((sum, { delay }, hop) => sum + 2 * delaySpan(scenario, hop)[1] - delay, 0);
    this.travel = linkDelay + wiring.reduce((longest, { toReceiver, back }) => Math.max(longest, toReceiver + back), 0);
    this.wiring = wiring;
    this.records = packets;
    this.hops = hops.map(({ queue }) => (servesInTurn(queue) ? new FlowPassages() : new Passages()));
    if (packets.from === 0) {
      hops.forEach(({ rate, trace }, hop) => this.hops[hop]!.begin(0, 0, rate, trace && tableOf(trace)));
      this.next = this.events = 0;
      this.from = 0;
      return true;
    }
    // The log begins during the run: at the end of a sample the queue lengths are known, and so which packets wait.
    const { samples } = series;
    for (
      let frame = Math.max(0, samples.indexAt(packets.from) + 1);
      samples.timeOf(frame + 1) <= packets.to && frame + 1 < samples.length;
      frame++
    ) {
      if (changesWithin(scenario, samples.timeOf(frame), samples.timeOf(frame + 1))) continue;
      if (!this.tellsPhases(series, frame + 1) || !this.anchor(run, frame)) continue;
      this.from = samples.timeOf(frame + 1) + this.travel;
      return true;
    }
    return false;
  }

  /** Set all hops to the end of a frame. @returns false if a packet waits that came before the log began */
  private anchor(run: Records, frame: number): boolean {
    const { packets, series } = run;
    const time = series.samples.timeOf(frame);
    const next = packets.after(time);
    const taken = this.hops.map(() => new Taken());
    for (let index = packets.first; index < next; index++) {
      const code = packets.codeOf(index);
      taken[hopOf(code)]!.note(index, code);
    }
    const waits = this.hops.map((passages, hop) => {
      const waiting = series.hopColumn(hop, 'queue').at(frame);
      return passages instanceof FlowPassages ? taken[hop]!.ofFlows(waiting) : taken[hop]!.last(waiting);
    });
    if (waits.includes(null)) return false;
    const { rates } = effectiveAt(series.scenario, time);
    const events = eventsInOrder(series.scenario);
    const firstEvent = events.findIndex((event) => event.at > time);
    this.events = firstEvent < 0 ? events.length : firstEvent;
    this.next = next;
    this.hops.forEach((passages, hop) => {
      const begin = (rest: number): void => {
        const { trace } = hopsOf(series.scenario)[hop]!;
        passages.begin(time, rest, rates[hop]!, trace && tableOf(trace));
        for (const index of waits[hop]!) this.take(passages, run, index);
      };
      // Where flows are served in turn, the log says when each transmission begins.
      if (passages instanceof FlowPassages) begin(0);
      else this.findPhase(run, frame, hop, begin);
    });
    this.next = next;
    this.events = firstEvent < 0 ? events.length : firstEvent;
    return true;
  }

  /**
   * Whether the mean queues of a sample tell when the transmissions under way end: while nothing begins to be sent they say no more
   * than that it is later. Of a link that nobody waits for, nothing tells whether one lasts longer than the sample: none is assumed.
   */
  private tellsPhases(series: RunSeries, frame: number): boolean {
    return this.hops.every(
      (_, hop) =>
        series.hopColumn(hop, 'queueMean').at(frame) === 0 || series.hopColumn(hop, 'departures').at(frame) > 0,
    );
  }

  /** The rest of the transmission at the end of `frame`: the one that gives the next frame's mean queue length. */
  private findPhase(run: Records, frame: number, hop: number, begin: (rest: number) => void): void {
    const { packets, series } = run;
    const { samples } = series;
    const [since, until] = [samples.timeOf(frame), samples.timeOf(frame + 1)];
    const wanted = series.hopColumn(hop, 'queueMean').at(frame + 1) * series.layout.period;
    const { next, events } = this;
    // With a trace the area goes by whole milliseconds, and what the frame says of it is rounded.
    const slack = hopsOf(series.scenario)[hop]!.trace ? SLACK : 0;
    // Its rate may be another than that in force: no longer than the frame is all that is known.
    let low = 0;
    let high = until - since;
    for (let step = 0; step < HALVINGS && wanted > 0; step++) {
      const middle = (low + high) / 2;
      begin(middle);
      [this.next, this.events] = [next, events];
      this.takeUpTo(run, packets.after(until), hop);
      if (this.hops[hop]!.area(since, until) < wanted - slack) low = middle;
      else high = middle;
    }
    [this.next, this.events] = [next, events];
    begin(wanted > 0 ? high : 0);
  }

  /** Take records up to number `end` (exclusive), of all hops or of one. */
  private takeUpTo(run: Records, end: number, only = -1): void {
    const { packets } = run;
    for (; this.next < end; this.next++) {
      const code = packets.codeOf(this.next);
      const kind = kindOf(code);
      const hop = hopOf(code);
      if (only >= 0 && hop !== only) continue;
      if (takesIn(kind)) {
        this.actBefore(run, packets.timeOf(this.next));
        this.take(this.hops[hop]!, run, this.next);
      } else if (isDropOfWaiting(kind)) {
        this.actBefore(run, packets.timeOf(this.next));
        this.hops[hop]!.dropHead(packets.timeOf(this.next), endpointOf(code));
      } else if (isBegin(kind)) {
        this.actBefore(run, packets.timeOf(this.next));
        const passages = this.hops[hop] as FlowPassages;
        passages.beginNext(packets.timeOf(this.next), endpointOf(code), kind === BEGUN_MARKED);
      }
    }
  }

  private take(passages: Passages, { packets, wiring }: Records, index: number): void {
    const code = packets.codeOf(index);
    passages.take(packets.timeOf(index), code, bytesOf(code, wiring[endpointOf(code)]!));
  }

  /** Apply changes of the queues before `time`: a change acts after everything else at its own time. */
  private actBefore({ series: { scenario } }: Records, time: number): void {
    const events = eventsInOrder(scenario);
    for (; this.events < events.length && events[this.events]!.at < time; this.events++)
      this.act(events[this.events]!, scenario);
  }

  private actUpTo({ series: { scenario } }: Records, time: number): void {
    const events = eventsInOrder(scenario);
    for (; this.events < events.length && events[this.events]!.at <= time; this.events++)
      this.act(events[this.events]!, scenario);
  }

  private act(event: TimedEvent, scenario: Scenario): void {
    if (event.do !== 'rate' && event.do !== 'spare') return;
    const passages = this.hops[event.hop]!;
    if (event.do === 'rate') passages.setRate(event.rate, event.at);
    else if (event.delay) passages.sendAtOnceBefore(flowIndex(scenario, event)!, event.at);
  }
}

/** Whether transmissions change between two times, s: a mean queue then does not tell when they began, for more than one beginning has it. */
function changesWithin(scenario: Scenario, from: number, to: number): boolean {
  return scenario.events.some(
    (event) => (event.do === 'rate' || event.do === 'spare') && event.at > from && event.at < to,
  );
}
