/** What a cause must make of the value before, from the cards' laws and the numbers recorded beside it. */
import type { FlowGroup, Scenario } from '../../../workers/engine/scenario/types.ts';
import { transportSettings } from '../../../workers/engine/scenario/transport-profiles.ts';
import { type Cause, MOST_INTERVALS, STATES, type Variable } from '../../../workers/engine/transport/causes.ts';
import { EIGHT_WEIGHTS } from '../../../workers/theory/interval-weights.ts';
import { power } from '../../../workers/theory/math.ts';
import { lossRateOf, tcpThroughput } from '../../../workers/theory/throughput.ts';

export interface Recorded {
  time: number;
  variable: Variable;
  cause: Cause;
  before: number;
  after: number;
  numbers: readonly number[];
}

type Values = Readonly<Record<string, number | string | boolean>>;

/** What congestion avoidance adds per ACK: to W, with the scheme's values, what it remembers, the time and the maximum window. */
const GROWTH: Readonly<
  Record<string, (w: number, of: Values, terms: readonly number[], now: number, most: number) => number>
> = {
  tcp: (w) => 1 / w,
  aimd: (w, { a }) => Number(a) / w,
  binomial: (w, { a, k }) => Number(a) / (w * power(w, Number(k))),
  'aiad-h': (w, _of, [alpha]) => alpha! / w,
  simd(w, _of, [alpha, start], _now, most) {
    if (w >= most) return 0;
    return w <= start! ? (alpha! * alpha!) / (4 * start!) : (alpha! * Math.sqrt(w - start!)) / w;
  },
  dctcp: (w) => 1 / w,
  prague: (w, _of, [scale]) => scale! / w,
  ledbat: (w, _of, [queueing, target, gain]) => (gain! * (target! - queueing!)) / target! / w,
  cubic(w, { c, renoFriendly, hystart, wholeSteps }, [began, k, plateau, reno, rtt, wmax], now) {
    if (hystart === true && wholeSteps === true) return 1;
    const least = hystart === true && wmax === 0 ? 1 / 20 : 0;
    const curve = (t: number): number => Number(c) * (t - k!) * (t - k!) * (t - k!) + plateau!;
    if (renoFriendly && curve(now - began!) < reno!) return Math.max(least, reno! - w);
    return Math.max(least, (Math.max(w, Math.min(curve(now - began! + rtt!), 1.5 * w)) - w) / w);
  },
};

/** What a loss leaves of W. */
const KEPT: Readonly<Record<string, (w: number, of: Values) => number>> = {
  tcp: (w) => 0.5 * w,
  aimd: (w, { b }) => (1 - Number(b)) * w,
  binomial: (w, { b, l }) => w - Number(b) * power(w, Number(l)),
  'aiad-h': (w, { b }) => w - Number(b),
  simd: (w, { b }) => (1 - Number(b)) * w,
  cubic: (w, { kept }) => Number(kept) * w,
  vegas: (w) => w / 2,
  dctcp: (w) => Math.max(2, w / 2),
  prague: (w) => Math.max(2, w / 2),
  ledbat: (w) => Math.max(2, w / 2),
};

/** The value that the rule gives, from the state before (index of STATES); null if this cause does not change this variable. */
export function ruleOf(scenario: Scenario, group: FlowGroup, change: Recorded, state: number): number | null {
  const settings = transportSettings(scenario.transport, group.transport);
  const { cause, variable, before, numbers, time } = change;
  const { kind } = group.scheme;
  const whole = (value: number): number => (settings.truncateWindows ? Math.floor(value) : value);
  const rto = (base: number, factor: number): number => {
    const { minRto, maxRto, timerTick, minRtoBeforeBackoff } = settings;
    const raised = minRtoBeforeBackoff ? Math.max(minRto, base) * factor : Math.max(minRto, base * factor);
    return Math.max(Math.min(raised, maxRto), 2 * timerTick);
  };
  const cut = (w: number, halved: number): number => {
    if ((kind === 'dctcp' || kind === 'prague') && cause === 'mark')
      return whole(Math.max(2, w * (1 - numbers[4]! / 2)));
    return whole(halved === 1 ? w / 2 : KEPT[kind]!(w, group.scheme));
  };
  const modern =
    group.scheme['variant'] === 'sack' &&
    (settings.prr || settings.rack || settings.tlp || group.scheme['hystart'] === true);
  const named = (of: (typeof STATES)[number]): number => STATES.indexOf(of);
  const [first, second, third, fourth] = numbers as [number, number, number, number];
  const shown = shownRule(group, change);
  if (shown !== null) return shown;
  if ((kind === 'bbr' || kind === 'bbr3') && (variable === 'cwnd' || variable === 'rate')) {
    const own = bbrRule(change);
    if (own !== null) return own;
  }
  if (variable === 'rate') return rateRule(group, change, settings.maxWindow);
  if (kind === 'vegas' || kind === 'tear') {
    const own = kind === 'vegas' ? vegasRule(change) : tearRule(change, settings.maxWindow, state);
    if (own !== null) return own;
  }
  if (group.scheme.kind in RATE_TIMEOUT && variable === 'rto') return second;
  switch (`${cause}: ${variable}`) {
    case 'start: active':
      return 1;
    case 'stop: active':
    case 'finished: active':
      return 0;
    case 'handshake: cwnd':
      return first === 1 ? 1 : settings.initialWindow; // 1 if the handshake was lost
    case 'slow start: cwnd':
      return first > 0 ? Math.max(1, before + 1 - first) : before + 1;
    case 'growth: cwnd': {
      const w = modern ? Math.floor(Math.min(before, settings.maxWindow) + 1e-9) : before;
      const added = before + GROWTH[kind]!(w, group.scheme, numbers.slice(1), time, settings.maxWindow);
      const grown = kind === 'ledbat' ? Math.max(2, added) : added;
      return first > 0 ? Math.max(1, grown - first) : grown;
    }
    case 'growth: ssthresh':
      return kind === 'ledbat' ? numbers[4]! - 1 : null;
    case 'rate reduction: cwnd':
      return reduced(numbers);
    case 'reduced: cwnd':
    case 'ACK train: ssthresh':
    case 'longer round trips: ssthresh':
      return first;
    case 'overdue by RACK: state':
    case 'retransmission lost: state':
      return named('fast recovery');
    case 'probe replaced a loss: cwnd':
      return Math.max(2, Math.floor(cut(second, third)));
    case 'overdue by RACK: cwnd':
    case 'retransmission lost: cwnd':
    case 'third duplicate ACK: cwnd':
    case 'mark: cwnd':
      if (modern) return settings.prr ? second : Math.max(2, Math.floor(cut(second, third)));
      return Math.max(1, Math.min(second, cut(second, third)));
    case 'third duplicate ACK: ssthresh':
    case 'overdue by RACK: ssthresh':
    case 'probe replaced a loss: ssthresh':
    case 'retransmission lost: ssthresh':
    case 'mark: ssthresh':
      return Math.max(2, Math.floor(cut(second, third)));
    case 'third duplicate ACK, from one: cwnd':
    case 'loss already answered: cwnd':
      return 1;
    case 'third duplicate ACK, from one: ssthresh':
      return Math.max(2, Math.floor(cut(second, third)));
    case 'third duplicate ACK, from one: state':
      return named('slow start');
    case 'third duplicate ACK: state':
      return named('fast recovery');
    case 'loss already answered: state':
      return group.scheme['variant'] === 'tahoe' ? change.after : named('fast recovery');
    case 'timeout: cwnd':
      return fourth;
    case 'timeout: ssthresh': {
      const halves = kind === 'cubic' || kind === 'dctcp' || kind === 'prague' ? 0 : 1;
      return Number.isNaN(second) ? null : Math.max(2, Math.floor(cut(second, halves)));
    }
    case 'timeout: rto':
      return change.after; // see `backs off`
    case 'idle timeout: cwnd':
      return first;
    case 'partial ACK: cwnd':
      return Math.max(1, before - (first - second));
    case 'round trip: rto':
      return rto(second, third);
    case 'back-off over: rto':
      return rto(first, second);
    default:
      return variable === 'state' ? change.after : null;
  }
}

/** Proportional rate reduction, RFC 6937, Sec. 3.1, and the first retransmission. */
function reduced(numbers: readonly number[]): number {
  const [threshold, prior, delivered, sent, inFlight, newly, safe] = numbers as [
    ...[number, number, number, number, number, number, number],
  ];
  const proportional = Math.ceil((threshold * delivered) / prior) - sent;
  const bound = Math.min(threshold - inFlight, Math.max(delivered - sent, newly) + safe);
  return inFlight + Math.max(threshold < inFlight ? proportional : bound, sent > 0 ? 0 : 1);
}

/** Rate schemes whose timeout is recorded as the sample makes it. */
const RATE_TIMEOUT = { rap: true, tfrc: true };
const SLOWEST_RATE = 1 / 64;

/** What is recorded beside that by which a sender decides. */
function shownRule({ scheme }: FlowGroup, { cause, variable, after, numbers }: Recorded): number | null {
  const pairs = Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index]!,
    numbers[2 * index + 1]!,
  ]);
  switch (`${cause}: ${variable}`) {
    case 'first loss interval: loss event rate':
      return lossRateOf(numbers[0]!, numbers[1]!, numbers[2]!);
    case 'loss intervals: loss event rate': {
      // Of a longer memory not all intervals are recorded.
      if (Number(scheme['intervals']) + 1 > MOST_INTERVALS) return after;
      if (pairs.length === 0) return 0;
      let [sum, weights] = [0, 0];
      for (const [interval, weight] of pairs) {
        weights += weight!;
        sum += weight! * interval!;
      }
      const average = weights === 0 ? 0 : sum / weights;
      return average > 0 ? 1 / average : 1;
    }
    case 'epochs: average window': {
      // One number is that of one epoch, or, before one has ended, the window itself.
      if (numbers.length === 1 && after === numbers[0]) return after;
      let [sum, weights] = [0, 0];
      numbers.forEach((value, index) => {
        sum += EIGHT_WEIGHTS[index]! * value;
        weights += EIGHT_WEIGHTS[index]!;
      });
      return sum / weights;
    }
    case 'model: bandwidth':
    case 'model with losses: bandwidth':
      return numbers[0]!;
    case 'model: smallest round trip':
    case 'model with losses: smallest round trip':
      return numbers[9]!;
    default:
      // What a sender waits for is tested by itself.
      return variable === 'hold' || variable === 'bandwidth' || variable === 'smallest round trip' ? after : null;
  }
}

/** Rates, packets/s. */
function rateRule({ scheme, packetSize }: FlowGroup, change: Recorded, maxWindow: number): number | null {
  const { cause, before, numbers } = change;
  const [first, second, third, fourth, equation, ceiling, rounds, rule] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  switch (cause) {
    case 'start':
      return first;
    case 'silence':
      if (scheme.kind === 'tfrcp') return Math.max(SLOWEST_RATE, Math.min(before / 2, maxWindow / first));
      return scheme.kind === 'tfrc' ? before / 2 : Math.max(SLOWEST_RATE, before / 2);
    case 'first round trip':
      return 1 / first;
    case 'slow-start report':
      return [Math.max(before, fourth), 1 / second, Math.max(Math.min(2 * before, third), 1 / second), third / 2][
        first
      ]!;
    case 'loss event':
    case 'equation, higher':
    case 'equation, lower':
      if (equation !== Math.min(tcpThroughput(second, third, fourth), 25e6 / packetSize)) return null;
      return [Math.min(before + rounds / third, ceiling), equation, Math.min(equation, ceiling), equation][rule]!;
    case 'step':
      return 1 / ((first * second) / (second + Number(scheme['a']) * first));
    case 'missing packet':
    case 'overdue packet':
    case 'marked packet':
      if (scheme.kind === 'rap') return 1 / (second / Number(scheme['kept']));
      return Math.max(SLOWEST_RATE, Math.min(before / 2, maxWindow / second));
    case 'report':
      return Math.max(SLOWEST_RATE, first || 2 / second);
    case 'start-up round':
      return Math.min(2 * before, maxWindow / first);
    case 'interval without loss':
      return Math.min(Number(scheme['growth']) * before, maxWindow / first);
    case 'interval with losses':
      return Math.max(SLOWEST_RATE, Math.min(tcpThroughput(first, second, 4 * second), maxWindow / second));
    default:
      return null;
  }
}

function vegasRule({ cause, variable, before, numbers }: Recorded): number | null {
  const [first, second, third, , fifth] = numbers as [number, number, number, number, number];
  switch (`${cause}: ${variable}`) {
    case 'first round trip: cwnd':
      return first;
    case 'recovered: cwnd':
      return second;
    case 'recovered: ssthresh':
    case 'delay ends slow start: ssthresh':
      return 2;
    case 'slow start: cwnd':
    case 'growth: cwnd':
      return before + second;
    case 'delay signal: cwnd':
      return first > second ? Math.max(2, before - 1) : null;
    case 'delay ends slow start: cwnd':
      return first > second ? Math.max(2, before - before / 8) : null;
    case 'duplicate ACK: cwnd':
      return before + 1;
    case 'third duplicate ACK: cwnd':
    case 'fine timeout: cwnd':
      return (second <= 3 ? 2 : third === 1 ? second >> 1 : second - (second >> 2)) + fifth;
    default:
      return null;
  }
}

/** The window that TEAR's receiver emulates. */
function tearRule(
  { cause, variable, before, after, numbers }: Recorded,
  maxWindow: number,
  state: number,
): number | null {
  switch (`${cause}: ${variable}`) {
    case 'arrival: cwnd':
      return Math.min(maxWindow, before + (STATES[state] === 'slow start' ? 1 : 1 / numbers[0]!));
    case 'loss already answered: state':
      return after === 0 || after === 1 ? after : null; // slow start or congestion avoidance
    case 'gap of three: cwnd':
    case 'marked packet: cwnd':
      return Math.max(1, before / 2);
    case 'gap of three: ssthresh':
    case 'marked packet: ssthresh':
    case 'gap of a window: ssthresh':
    case 'nothing arrives: ssthresh':
      return Math.max(2, numbers[1]! / 2);
    case 'gap of a window: cwnd':
    case 'nothing arrives: cwnd':
      return 1;
    default:
      return null;
  }
}

/** BBR's window and pacing rate. */
function bbrRule({ cause, variable, before, numbers }: Recorded): number | null {
  const [first, second] = numbers as [number, number];
  switch (cause) {
    case 'model':
    case 'model with losses': {
      const [bandwidth, gain, base, delivered, target, rule, inFlight, probes] = numbers as number[] as [
        ...[number, number, number, number, number, number, number, number],
      ];
      if (variable === 'rate') return gain * bandwidth;
      const grown = [
        Math.max(base, inFlight + delivered),
        Math.max(4, Math.min(base + delivered, target)),
        Math.max(4, base + delivered),
        Math.max(4, base),
      ][rule]!;
      const bound = numbers[11] ?? Infinity;
      return Math.min(probes === 1 ? Math.min(grown, 4) : grown, bound);
    }
    case 'first pace':
      return first / second;
    case 'idle restart':
      return first * second;
    case 'probe over':
      return Math.max(before, first);
    default:
      return null;
  }
}
