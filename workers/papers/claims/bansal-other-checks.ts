/** How the other claims of bansal2001 are checked (Sections 4.2.2, 4.2.3 and 4.3). */
import { discounting, doubling, fairTime, fk, POWERS } from '../figures/bansal-runs.ts';
import { metric, runOf } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { climb, WITHOUT_DISCOUNTING } from '../figures/yang-tables.ts';
import { above, below, between, cannot, form, judged, near, over } from './checks.ts';
import { all } from './joint-checks.ts';
import { more, ordered, trend } from './order-checks.ts';
import type { Check } from './claim.ts';
import { pipeOf, rttOf, setting } from './facts.ts';

/** Two flows that come together hang on chance: so many seeds. */
const MANY = 10;
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

function smoothness(scheme: string, setup = 'periodic-steady'): Quantity {
  return metric(
    scheme,
    runOf(`bansal2001-${setup}`, { scheme }),
    'smooth-ratio',
    setup === 'periodic-steady' ? undefined : { from: 4, bin: 0.2, of: 'sent' },
  );
}

/** Drops of the flows that stay in the ten seconds after the others have stopped. */
function dropsAfter(scheme: string): Quantity {
  return metric(scheme, doubling(scheme), 'drop-rate', { from: 500, to: 510, flows: ['staying'] });
}

/** Part of the cuts that are timeouts in the run that stands beside the model. */
function timeouts(p: number): Quantity {
  return metric(`p = ${p}`, runOf('bansal2001-ack-model', { markProbability: p }), 'timeout-share');
}

/** kB per 0.2 s, from 2 s on. */
function mostSent(scheme: string): Quantity {
  const most = metric(scheme, runOf('bansal2001-burst-mild', { scheme }), 'rate-most', { from: 2, to: 20, bin: 0.2 });
  return combined(scheme, [most], ([perRtt]) => (perRtt! * 0.2) / 0.05);
}

export const bansalOtherChecks: Readonly<Record<string, Check>> = {
  's422-delta-shares': between(
    metric(
      'share of the first flow then',
      runOf('bansal2001-two-flow', { scheme: 'TCP', reverseFlows: 0, durationSeconds: 162 }),
      'delta-fair-time',
      undefined,
      'share of first[0] then',
    ),
    0.45,
    0.55,
  ),
  's422-b0': near(
    computed('one packet per round trip, bit/s', (8 * SETTING.flows[0]!.packetSize) / rttOf(SETTING)),
    160_000,
    0,
  ),
  's422-B-size': above(computed('B / b0', pipeOf(SETTING)), 10),
  'f10-slower-b': over(
    MANY,
    trend(
      'rising',
      POWERS.slice(0, 7).map((n) => fairTime(`TCP(1/${n})`)),
    ),
  ),
  's422-smaller-link': over(
    MANY,
    trend(
      'rising',
      [5e6, 10e6, 20e6].map((rate) => ({ ...fairTime('TCP(1/8)', rate), label: `${rate / 1e6} Mbit/s` })),
    ),
  ),
  'f11-formula': near(acks(0.5), 44.89, 0.05),
  'f11-b0.5': near(acks(0.5), 44.9, 0.2245),
  'f11-b0.25': near(acks(0.25), 91, 0.455),
  'f11-b0.2': near(acks(0.2), 114, 0.57),
  'f11-b0.125': near(acks(1 / 8), 183.1, 0.9155),
  'f11-b0.0039': near(acks(1 / 256), 5893.5, 29.4675),
  'f11-knee': all(
    below(
      [0.5, 0.4, 0.3, 0.25, 0.2].map((b) => acks(b)),
      120,
    ),
    trend(
      'rising',
      [0.5, 0.25, 0.2, 1 / 8, 1 / 16, 1 / 64, 1 / 256].map((b) => acks(b)),
    ),
  ),
  'f11-shape-p': near(
    [0.01, 0.001].flatMap((p) => [0.5, 0.25, 1 / 8, 1 / 64].map((b) => scaled(b, p))),
    1,
    0.03,
  ),
  'f11-model-limit': more(timeouts(0.1), timeouts(0.01)),
  'f11-ecn': cannot('marks, not drops', 'it is an assumption of the analysis, not a result; our model has marks alone'),
  'f12-slower-growth': over(
    MANY,
    judged(
      'TCP(1/64) over TCP(1/8) > TFRC(64) over TFRC(8)',
      ['TCP(1/64)', 'TCP(1/8)', 'TFRC(64)', 'TFRC(8)'].map((scheme) => fairTime(scheme)),
      ([tcp64, tcp8, tfrc64, tfrc8]) => tcp64! / tcp8! > tfrc64! / tfrc8!,
    ),
  ),
  's422-acceptable-b': above(ratio('b = 0.02 over b = 0.2', acks(0.02), acks(0.2)), 9),
  'f13-tcp-f20': over(MANY, near(fk('TCP(1/2)', 20), 0.86, 0.08)),
  'f13-tcp8-f20': over(MANY, near(fk('TCP(1/8)', 20), 0.75, 0.08)),
  'f13-tfrc8-f20': over(MANY, near(fk('TFRC(8)', 20), 0.65, 0.08)),
  'f13-order-f20': over(MANY, ordered('descending', [fk('TCP(1/2)', 20), fk('TCP(1/8)', 20), fk('TFRC(8)', 20)])),
  'f13-tcp1-256-f20': over(MANY, near(fk('TCP(1/256)', 20), 0.6, 0.06)),
  'f13-tcp1-256-f200': over(MANY, between(fk('TCP(1/256)', 200), 0.65, 0.7, 0.04)),
  'f13-tfrc256-f20': over(MANY, near(fk('TFRC(256)', 20), 0.6, 0.06)),
  'f13-tfrc256-f200': over(MANY, between(fk('TFRC(256)', 200), 0.65, 0.7, 0.04)),
  'f13-trend-b': over(
    MANY,
    all(...families.flatMap((family) => [20, 200].map((k) => trend('falling', ofFamily(family, k), 0.02)))),
  ),
  'f13-f200-over-f20': over(
    MANY,
    all(
      ...families.flatMap((family) =>
        POWERS.map((n) => more(fk(`${family}${n})`, 200), fk(`${family}${n})`, 20), 0.02)),
      ),
    ),
  ),
  's423-agg-tcp': near(climb('TCP'), 1, 0.02),
  's423-agg-tfrc': between([climb(WITHOUT_DISCOUNTING), climb('TFRC')], 0.14, 0.28, 0.04),
  's423-fk-formula': near(form('f-k', { a: 0.3125, R: 0.05, lambda: 125, k: 20 }), 0.75, 0.001),
  's423-fk-tcp': near(form('f-k', { a: 1, R: 0.05, lambda: 125, k: 20 }), 0.9219, 0.002),
  's423-hd-off': over(
    3 * MANY,
    more(
      { ...metric('', discounting, 'f-k', { k: 20 }), label: 'f(20) with discounting' },
      { ...fk('TFRC(8)', 20), label: 'f(20) without' },
    ),
  ),
  's423-slower-sluggish': over(MANY, all(...families.map((family) => trend('falling', ofFamily(family, 20), 0.02)))),
  's423-harmless': over(
    MANY,
    judged(
      'no slow scheme drops more than TCP, beyond two standard errors',
      ['TCP(1/2)', 'TCP(1/8)', 'TCP(1/256)', 'SQRT(1/8)', 'TFRC(8)', 'TFRC(256)'].map(dropsAfter),
      ([tcp, ...slow], found) =>
        slow.every(
          (drops, index) => drops - tcp! <= 2 * Math.sqrt((found[0]!.sd ** 2 + found[index + 1]!.sd ** 2) / MANY),
        ),
    ),
  ),
  's43-smooth-tfrc': near(smoothness('TFRC(6)'), 1, 0.03),
  's43-smooth-tcp0.5': near(smoothness('TCP'), 0.5, 0.04),
  's43-smooth-tcp0.125': near(smoothness('TCP(1/8)'), 0.875, 0.04),
  's43-single-drop': below([smoothness('TCP'), smoothness('TCP(1/8)')], 1),
  'f17-smoother': more(smoothness('TFRC(6)', 'burst-mild'), smoothness('TCP(1/8)', 'burst-mild')),
  'f17-axes': between([mostSent('TFRC(6)'), mostSent('TCP(1/8)')], 0, 140),
};
