import { flag, number, type ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { LossIntervals } from '../transport/loss-intervals.ts';
import { TfrcReceiver } from '../transport/tfrc-receiver.ts';
import { type Facts, say } from '../transport/telling.ts';
import { flagOf, numberOf, type SchemeCard } from './scheme.ts';
import { TfrcSender } from './tfrc-sender.ts';

/** The two ends of a flow. */
export function connectTfrc(values: ParameterValues, parts: FlowParts): Ends {
  const intervals = new LossIntervals(numberOf(values, 'intervals'), flagOf(values, 'discounting'));
  const receiver = new TfrcReceiver(parts, intervals);
  return { sender: new TfrcSender(parts, values, receiver), receiver };
}

export const tfrc: SchemeCard = {
  kind: 'tfrc',
  name: 'TFRC',
  fullName: 'TCP-Friendly Rate Control',
  family: 'Rate, by equation',
  slot: 2,
  control: 'rate',
  taxonomy: 'rate-based, historical; linear; fixed',
  law: ['X = 1 / (R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))', 'p = 1 / average of the last k loss intervals'],
  words: {
    standing({ state, p }: Facts<'p' | 'equation'>) {
      if (state === 'slow start') return 'Slow start: {flow} doubles its rate, at most once a round trip.';
      if (state !== 'equation' || !(p > 0)) return null;
      return say('One loss event in {every:packets} packets: the equation allows {equation:packets} packets/s.', {
        every: 1 / p,
      });
    },
    besides: { unboundedTimer: true },
    growth: null,
    cut: null,
  },
  theory: {
    sends: { equation: 'TCP', source: 'TFRC sends by it: RFC 5348 section 3.1' },
    evenLosses: () => ({
      value: 0,
      formula: '0',
      source: 'even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)',
    }),
    randomLosses: (own) =>
      numberOf(own, 'intervals') === 8
        ? { form: 'cov-tfrc', source: 'Yang et al. 2000, Eq. 56' }
        : { none: 'a form for 8 intervals only' },
  },
  about:
    'Instead of probing with a sawtooth, the receiver measures how often losses happen and the sender puts that ' +
    "frequency and the round-trip time into the formula of TCP's average throughput. Averaging over the last k loss " +
    'intervals makes the rate smooth; the price is that it is slow to speed up.',
  parameters: [
    number({
      key: 'intervals',
      symbol: 'k',
      name: 'Loss intervals averaged',
      unit: 'intervals',
      range: [1, 256],
      default: 8,
      whole: true,
      help: 'The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.',
      notable: [
        { value: 6, source: 'bansal2001' },
        { value: 8, source: 'yang2000, tsao2007, RFC 5348' },
        { value: 256, source: 'bansal2001' },
      ],
    }),
    flag({
      key: 'discounting',
      name: 'History discounting',
      default: true,
      help: 'When the present interval is already over twice the average, older ones count less.',
    }),
    flag({
      key: 'conservative',
      name: 'Self-clocking',
      default: false,
      help: 'After a loss send no faster than packets arrive (bansal2001).',
    }),
    number({
      key: 'spread',
      symbol: 'o',
      name: 'Random spacing',
      range: [0, 0.9],
      default: 0,
      help: 'Each gap is stretched by a random factor within 1 ± o, against phase effects (ns-2 overhead_).',
      notable: [{ value: 0.1, source: 'the reference runs' }],
    }),
  ],
  presets: [
    {
      name: 'TFRC(6)',
      values: { intervals: 6, discounting: true, conservative: false, spread: 0 },
      source: 'bansal2001',
    },
    {
      name: 'TFRC(8)',
      values: { intervals: 8, discounting: true, conservative: false, spread: 0 },
      source: 'yang2000, tsao2007',
    },
    {
      name: 'TFRC(256)',
      values: { intervals: 256, discounting: false, conservative: false, spread: 0 },
      source: 'bansal2001 Fig. 13',
    },
  ],
  citation:
    'S. Floyd, M. Handley, J. Padhye, J. Widmer, Equation-Based Congestion Control for Unicast Applications, SIGCOMM 2000; RFC 5348.',
};
