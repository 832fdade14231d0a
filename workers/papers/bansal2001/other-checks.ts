/** How the other claims of bansal2001 are checked (Sections 4.2.2, 4.2.3 and 4.3). */
import { meanOf } from '../../engine/sampling/statistics.ts';
import { ln } from '../../theory/math.ts';
import { friendlyIncrease } from '../../theory/throughput.ts';
import { discounting, fairTime, fk, mixed, POWERS, share, used } from './runs.ts';
import { metric, runOf } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { climb, WITHOUT_DISCOUNTING } from '../yang2000/tables.ts';
import { form, prints, printsEach, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { pipeOf, rttOf, setting } from '../claims/facts.ts';
import { all } from '../claims/joint-checks.ts';
import { more, much, ordered, slightly, trend } from '../claims/order-checks.ts';
import { fromToOfRun, printsOfRun } from '../claims/single-run.ts';

const SETTING = setting('bansal2001-two-flow');

function acks(b: number, p = 0.1): Quantity {
  return { ...form('acks-to-fair', { delta: 0.1, b, p }), label: `b = ${b}` };
}

/** ACKs times the chance of a mark, over the same at 0.1. */
function scaled(b: number, p: number): Quantity {
  return combined(`b = ${b}, p = ${p}`, [acks(b, p), acks(b, 0.1)], ([rare, often]) => (rare! * p) / (often! * 0.1));
}

const families = ['TCP(1/', 'SQRT(1/', 'TFRC('];
const ofFamily = (family: string, k: number): Quantity[] => POWERS.map((n) => fk(`${family}${n})`, k));

function smoothness(scheme: string): Quantity {
  return metric(scheme, runOf('bansal2001-periodic-steady', { scheme }), 'smooth-ratio');
}

/** What five TCP flows get beside five of a scheme under the square wave, and what TCP flows get among themselves. */
function besideSlow(scheme: string, period: number): Check {
  return more(
    { ...share(mixed(scheme, period), 'tcp'), label: `TCP beside ${scheme}, ${period} s` },
    { ...used('TCP', period / 2), label: 'among TCP' },
  );
}

/** f(k) with history discounting, and without as in the figure. */
const discounted = (k: number): Check =>
  slightly(
    { ...metric('', discounting, 'f-k', { k }), label: `f(${k}) with discounting` },
    { ...fk('TFRC(8)', k), label: `f(${k}) without` },
  );

const SLOWNESS = POWERS.slice(0, 7);
/** Of TCP(b) or of TFRC(k), from the quickest on. */
const fairTimes = (family: string): Quantity[] =>
  SLOWNESS.map((n) => fairTime(family === 'TCP' ? `TCP(1/${n})` : `TFRC(${n})`));
const fairTimeAt = (rate: number): Quantity => ({ ...fairTime('TCP(1/8)', rate), label: `${rate / 1e6} Mbit/s` });

/** Power of the slowness with which the convergence time of a family grows, by the line through all of its settings. */
function growth(family: string): Quantity {
  const xs = SLOWNESS.map(ln);
  const middle = meanOf(xs)!;
  const spread = xs.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return combined(
    `power of ${family}`,
    fairTimes(family),
    (times) => xs.reduce((sum, x, index) => sum + (x - middle) * ln(times[index]!), 0) / spread,
  );
}

/** f(4) of TCP(1/8): 0.05 s is the round trip, 125 packets/s the rate before. */
const overFormula = combined('TCP(1/8), f(4) over the formula', [fk('TCP(1/8)', 4)], ([found]) => {
  return found! / (0.5 + (4 * friendlyIncrease(1 / 8, 'timeouts')) / (4 * 0.05 * 125));
});

/** One number for two schemes is rounded. */
const BOTH_ABOUT = 'about 0.60';

export const bansalOtherChecks: Readonly<Record<string, Check>> = {
  's422-delta-shares': shows(
    metric(
      'share of the first flow then',
      runOf('bansal2001-two-flow', { scheme: 'TCP', reverseFlows: 0, durationSeconds: 162 }),
      'delta-fair-time',
      undefined,
      'share of first[0] then',
    ),
    '0.55',
  ),
  's422-b0': shows(
    computed('one packet per round trip, bit/s', (8 * SETTING.flows[0]!.packetSize) / rttOf(SETTING)),
    'one packet per 50 ms',
  ),
  's422-B-size': shows(computed('B / b0', pipeOf(SETTING)), '10, and much larger than 1'),
  'f10-slower-b': trend('rising', fairTimes('TCP')),
  's422-smaller-link': trend('rising', [5e6, 10e6, 20e6].map(fairTimeAt)),
  'f11-formula': shows(acks(0.5), 'damaged in the text that we had'),
  'f11-knee': all(
    trend('rising', [acks(0.5), acks(0.4), acks(0.3), acks(0.25), acks(0.2)]),
    ...[1 / 8, 1 / 16, 1 / 64, 1 / 256].map((b) => much(acks(b), acks(0.2))),
  ),
  'f11-shape-p': prints(
    [0.01, 0.001].flatMap((p) => [0.5, 0.25, 1 / 8, 1 / 64].map((b) => scaled(b, p))),
    'about 1',
  ),
  'f11-model-limit': shows(
    metric(
      'cuts that are timeouts at p = 0.1',
      runOf('bansal2001-ack-model', { markProbability: 0.1 }),
      'timeout-share',
    ),
    'low to moderate loss',
  ),
  'f11-ecn': shows('our model has marks alone', 'marks, not drops'),
  'f12-slower-growth': more(growth('TCP'), growth('TFRC')),
  's422-acceptable-b': shows(ratio('ACKs at b = 0.02 over b = 0.2', acks(0.02), acks(0.2)), ''),
  'f13-tcp-f20': printsOfRun(fk('TCP(1/2)', 20), 'about 0.86'),
  'f13-tcp8-f20': printsOfRun(fk('TCP(1/8)', 20), '0.75'),
  'f13-tfrc8-f20': printsOfRun(fk('TFRC(8)', 20), '0.65'),
  'f13-order-f20': ordered('descending', [fk('TCP(1/2)', 20), fk('TCP(1/8)', 20), fk('TFRC(8)', 20)]),
  'f13-tcp1-256-f20': printsOfRun(fk('TCP(1/256)', 20), BOTH_ABOUT),
  'f13-tcp1-256-f200': fromToOfRun(fk('TCP(1/256)', 200), '0.65', '0.70'),
  'f13-tfrc256-f20': printsOfRun(fk('TFRC(256)', 20), BOTH_ABOUT),
  'f13-tfrc256-f200': fromToOfRun(fk('TFRC(256)', 200), '0.65', '0.70'),
  's423-agg-tcp': shows(climb('TCP'), 'a, by definition'),
  's423-agg-tfrc': printsEach([climb(WITHOUT_DISCOUNTING), climb('TFRC')], ['0.14', '0.28']),
  's423-fk-formula': prints(overFormula, 'about 1'),
  's423-hd-off': all(discounted(20), discounted(200)),
  's423-slower-sluggish': all(
    ...families.flatMap((family) => [20, 200].map((k) => trend('falling', ofFamily(family, k)))),
  ),
  's423-harmless': all(
    ...['TFRC(6)', 'TCP(1/8)', 'SQRT(1/2)'].flatMap((scheme) => [2, 10].map((period) => besideSlow(scheme, period))),
  ),
  's43-smooth-tfrc': prints(smoothness('TFRC(6)'), '1'),
  's43-smooth-tcp0.5': prints(smoothness('TCP'), '0.5'),
  's43-smooth-tcp0.125': prints(smoothness('TCP(1/8)'), '0.875'),
  's43-single-drop': shows({ ...smoothness('SQRT(1/2)'), label: 'SQRT(1/2)' }, 'below 1'),
};
