/** What a cause must make of the value before, from the cards' laws and the numbers recorded beside it. */
import type { FlowGroup, Scenario } from '../../../workers/engine/scenario/types.ts';
import { transportSettings } from '../../../workers/engine/scenario/transport-profiles.ts';
import { type Cause, STATES, type Variable } from '../../../workers/engine/transport/causes.ts';
import { power } from '../../../workers/theory/math.ts';

export interface Recorded {
  time: number;
  variable: Variable;
  cause: Cause;
  before: number;
  after: number;
  numbers: readonly number[];
}

type Values = Readonly<Record<string, number | string | boolean>>;

/** Congestion avoidance per ACK: W, the scheme's values, what it remembers, the time and the maximum window. */
const GROWTH: Readonly<
  Record<string, (w: number, of: Values, terms: readonly number[], now: number, most: number) => number>
> = {
  tcp: (w) => w + 1 / w,
  aimd: (w, { a }) => w + Number(a) / w,
  binomial: (w, { a, k }) => w + Number(a) / (w * power(w, Number(k))),
  'aiad-h': (w, _of, [alpha]) => w + alpha! / w,
  simd(w, _of, [alpha, start], _now, most) {
    if (w >= most) return w;
    return w + (w <= start! ? (alpha! * alpha!) / (4 * start!) : (alpha! * Math.sqrt(w - start!)) / w);
  },
  cubic(w, { c, renoFriendly }, [began, k, plateau, reno, rtt], now) {
    const curve = (t: number): number => Number(c) * (t - k!) * (t - k!) * (t - k!) + plateau!;
    if (renoFriendly && curve(now - began!) < reno!) return w + Math.max(0, reno! - w);
    return w + (Math.max(w, Math.min(curve(now - began! + rtt!), 1.5 * w)) - w) / w;
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
};

/** The value that the rule gives; null if this cause does not change this variable. */
export function ruleOf(scenario: Scenario, group: FlowGroup, change: Recorded): number | null {
  const settings = transportSettings(scenario.transport, group.transport);
  const { cause, variable, before, numbers, time } = change;
  const { kind } = group.scheme;
  const whole = (value: number): number => (settings.truncateWindows ? Math.floor(value) : value);
  const rto = (base: number, factor: number): number => {
    const { minRto, maxRto, timerTick, minRtoBeforeBackoff } = settings;
    const raised = minRtoBeforeBackoff ? Math.max(minRto, base) * factor : Math.max(minRto, base * factor);
    return Math.max(Math.min(raised, maxRto), 2 * timerTick);
  };
  const cut = (w: number, halved: number): number => whole(halved === 1 ? w / 2 : KEPT[kind]!(w, group.scheme));
  const named = (state: (typeof STATES)[number]): number => STATES.indexOf(state);
  const [first, second, third, fourth] = numbers as [number, number, number, number];
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
      const grown = GROWTH[kind]!(before, group.scheme, numbers.slice(1), time, settings.maxWindow);
      return first > 0 ? Math.max(1, grown - first) : grown;
    }
    case 'third duplicate ACK: cwnd':
    case 'mark: cwnd':
      return Math.max(1, Math.min(second, cut(second, third)));
    case 'third duplicate ACK: ssthresh':
    case 'mark: ssthresh':
      return Math.max(2, Math.floor(cut(second, third)));
    case 'third duplicate ACK: state':
    case 'loss already answered: state':
      return named('fast recovery');
    case 'timeout: cwnd':
      return fourth;
    case 'timeout: ssthresh': {
      const halves = kind === 'cubic' ? 0 : 1;
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
