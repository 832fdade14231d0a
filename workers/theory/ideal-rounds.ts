/**
 * The textbook's model of flows on one link (Chiu and Jain 1989; Kurose and Ross, “Why is TCP fair?”): a flow changes its
 * window once in each of its round trips, and all see the same signal. While link and buffer hold what is on its way the
 * window grows by the flow's law, else the law cuts it. No packets, no bursts, no timeouts, no recovery.
 */

/** What the model asks of a window law. Windows in packets. */
export interface RoundLaw {
  /** Packets added at one ACK. */
  increase(window: number): number;
  /** Packets kept at a cut. */
  decrease(window: number): number;
  beginEpoch?(window: number, peak: number | null): void;
}

/** What a law may read of its flow. */
export interface RoundView {
  /** s */
  now: number;
  /** The last round trip, s. */
  srtt: number;
  /** Packets. */
  maxWindow: number;
}

export interface IdealFlow {
  law(view: RoundView): RoundLaw;
  /** Of a packet. */
  bits: number;
  initialWindow: number;
  /** Up to this window it doubles each round trip, until its first cut. */
  threshold: number;
  maxWindow: number;
}

/** What holds from a time on. */
export interface Stretch {
  /** s */
  at: number;
  /** bit/s */
  rate: number;
  /** What may wait, bits; 0 is the model with no buffer. */
  buffer: number;
  /** Of each flow: its round trip without waiting, s; and whether it sends. */
  rtts: readonly number[];
  sends: readonly boolean[];
}

/** Columns over the instants at which a round ends or something changes; each value stands until the next instant. */
export interface IdealRounds {
  /** s */
  time: number[];
  /** Packets, of each flow; 0 while it does not send. */
  windows: number[][];
  /** bit/s, of each flow. */
  rates: number[][];
  /** What waits, bits. */
  queue: number[];
  /** Times at which all whose rounds ended were cut, s. */
  cuts: number[];
}

const LEAST_WINDOW = 1;
/** What is exactly full overflows by no error of the arithmetic. */
const ROUNDING = 1e-9;

/**
 * @param stretches in order of time; the first one's time is when the model begins
 * @param until s
 */
export function idealRounds(flows: readonly IdealFlow[], stretches: readonly Stretch[], until: number): IdealRounds {
  const views = flows.map(({ maxWindow }) => ({ now: 0, srtt: 0, maxWindow }));
  const laws = flows.map(({ law }, flow) => law(views[flow]!));
  const windows = flows.map(() => 0);
  const thresholds = flows.map(({ threshold }) => threshold);
  /** When each flow's round ends, s. */
  const ends = flows.map(() => Infinity);
  const rounds: IdealRounds = {
    time: [],
    windows: flows.map(() => []),
    rates: flows.map(() => []),
    queue: [],
    cuts: [],
  };

  const grow = (flow: number): void => {
    const window = windows[flow]!;
    const slowStart = window < thresholds[flow]!;
    const wanted = slowStart ? Math.min(2 * window, thresholds[flow]!) : window + window * laws[flow]!.increase(window);
    windows[flow] = Math.min(wanted, flows[flow]!.maxWindow);
    if (slowStart && windows[flow] >= thresholds[flow]!) laws[flow]!.beginEpoch?.(windows[flow], null);
  };
  const cut = (flow: number): void => {
    const window = windows[flow]!;
    windows[flow] = thresholds[flow] = Math.max(LEAST_WINDOW, laws[flow]!.decrease(window));
    laws[flow]!.beginEpoch?.(windows[flow], window);
  };
  const startAndStop = (sends: readonly boolean[]): void =>
    flows.forEach(({ initialWindow, threshold }, flow) => {
      const sent = windows[flow]! > 0;
      if (sends[flow] === sent) return;
      windows[flow] = sends[flow] ? initialWindow : 0;
      thresholds[flow] = threshold;
      if (sends[flow] && initialWindow >= threshold) laws[flow]!.beginEpoch?.(initialWindow, null);
    });

  for (let next = 0, now = stretches[0]!.at; now < until;) {
    const begins = stretches[next]?.at === now;
    if (begins) next += 1;
    const stretch = stretches[next - 1]!;
    const before = windows.map((window) => window > 0);
    const due = flows.flatMap((_, flow) => (ends[flow] === now ? [flow] : []));
    for (const flow of due) views[flow]!.now = now;
    if (due.length > 0) {
      const full = overflows(flows, windows, stretch);
      due.forEach(full ? cut : grow);
      if (full) rounds.cuts.push(now);
    }
    if (begins) startAndStop(stretch.sends);
    const waits = queueOf(flows, windows, stretch);
    rounds.time.push(now);
    rounds.queue.push(waits);
    flows.forEach(({ bits }, flow) => {
      const rtt = stretch.rtts[flow]! + waits / stretch.rate;
      views[flow]!.srtt = rtt;
      rounds.windows[flow]!.push(windows[flow]!);
      rounds.rates[flow]!.push((windows[flow]! * bits) / rtt);
      if (windows[flow] === 0) ends[flow] = Infinity;
      else if (ends[flow] === now || !before[flow]) ends[flow] = now + rtt;
    });
    now = Math.min(stretches[next]?.at ?? Infinity, ...ends);
  }
  return rounds;
}

/** Bits that the windows bring in a second, if each round trip is `waiting` s longer. */
function offered(
  flows: readonly IdealFlow[],
  windows: readonly number[],
  rtts: readonly number[],
  waiting: number,
): number {
  let sum = 0;
  for (let flow = 0; flow < flows.length; flow += 1)
    sum += (windows[flow]! * flows[flow]!.bits) / (rtts[flow]! + waiting);
  return sum;
}

/** Whether more is on its way than the link carries with a full buffer. */
function overflows(flows: readonly IdealFlow[], windows: readonly number[], { rate, buffer, rtts }: Stretch): boolean {
  return offered(flows, windows, rtts, buffer / rate) > rate * (1 + ROUNDING);
}

/** What waits, bits: as much as makes the round trips so long that the link carries what is offered. */
function queueOf(flows: readonly IdealFlow[], windows: readonly number[], { rate, buffer, rtts }: Stretch): number {
  const most = buffer / rate;
  if (most === 0 || offered(flows, windows, rtts, 0) <= rate) return 0;
  if (offered(flows, windows, rtts, most) >= rate) return buffer;
  // Newton's steps from 0 stay below the root: what is offered falls and is convex.
  let waiting = 0;
  for (let step = 0; step < 20; step += 1) {
    let slope = 0;
    for (let flow = 0; flow < flows.length; flow += 1) {
      const rtt = rtts[flow]! + waiting;
      slope += (windows[flow]! * flows[flow]!.bits) / (rtt * rtt);
    }
    const better = waiting + (offered(flows, windows, rtts, waiting) - rate) / slope;
    if (better - waiting < 1e-12) break;
    waiting = better;
  }
  return waiting * rate;
}
