import { cubeRoot } from '../../theory/math.ts';
import type { Inspection } from '../transport/ends.ts';
import { HyStart } from '../transport/hystart.ts';
import { flag, number, type ParameterValues } from '../scenario/parameter.ts';
import { WholeSteps } from './whole-steps.ts';
import { flagOf, LEFT, numberOf, variantOf, variantParameter, windowScheme, wordsWith } from './scheme.ts';
import { type Facts, say } from '../transport/telling.ts';
import type { SenderView, WindowLaw } from '../transport/window-law.ts';

/** With HyStart, until a loss tells a Wmax (`ca->cnt` at most 20). */
const LEAST_CLIMB = 1 / 20;

/**
 * CUBIC (Ha, Rhee, Xu 2008; RFC 9438). Wmax is the window at the last loss. The window returns to it on a cubic function of
 * TIME, so growth does not depend on the RTT:
 *
 *   W(t) = C (t − K)³ + Wmax,   K = ³√((Wmax − W₀)/C)                     (Eq. 1-2), t in s since the epoch began
 *   at a loss W ← β W, β is the part KEPT; Wmax ← W, or (1 + β)/2 W if W < the old Wmax (fast convergence, Sec. 4.7)
 *   W is at least the window of AIMD(3(1−β)/(1+β), 1−β)                    (Sec. 4.3)
 *
 * The first loss and a loss in slow start cut by β too.
 */
class CubicLaw implements WindowLaw {
  readonly cutsAlways = true;
  readonly hyStart?: HyStart;
  private readonly c: number;
  private readonly beta: number;
  private readonly fastConvergence: boolean;
  private readonly renoFriendly: boolean;
  private readonly fullClimb: boolean;
  private readonly renoClimb: number;
  private wmax = 0;
  /** Window before the last cut, packets: from there on the Reno estimate grows by one packet per RTT. */
  private prior = 0;
  /** Time of the first ACK in this congestion avoidance, s; −1 before it. */
  private epochStart = -1;
  private k = 0;
  private origin = 0;
  private reno = 0;
  private readonly steps: WholeSteps | null;

  constructor(
    values: ParameterValues,
    private readonly sender: SenderView,
  ) {
    this.c = numberOf(values, 'c');
    this.beta = numberOf(values, 'kept');
    this.fastConvergence = flagOf(values, 'fastConvergence');
    this.renoFriendly = flagOf(values, 'renoFriendly');
    this.fullClimb = flagOf(values, 'fullClimb');
    if (flagOf(values, 'hystart')) this.hyStart = new HyStart();
    this.steps = this.hyStart !== undefined && flagOf(values, 'wholeSteps') ? new WholeSteps() : null;
    this.renoClimb = (3 * (1 - this.beta)) / (1 + this.beta);
  }

  increase(cwnd: number): number {
    const { now, srtt } = this.sender;
    if (this.steps !== null) return this.wholeIncrease(this.steps, cwnd, now);
    if (this.epochStart < 0) this.openEpoch(cwnd, now);
    const t = now - this.epochStart;
    this.reno += (this.fullClimb && this.reno >= this.prior ? 1 : this.renoClimb) / cwnd;
    if (this.renoFriendly && this.curve(t) < this.reno) return Math.max(this.least, this.reno - cwnd);
    const target = Math.max(cwnd, Math.min(this.curve(t + srtt), 1.5 * cwnd));
    return Math.max(this.least, (target - cwnd) / cwnd);
  }

  /** As Linux' `bictcp_update`, in whole packets. */
  private wholeIncrease(steps: WholeSteps, cwnd: number, now: number): number {
    steps.unused += 1;
    if (steps.isDue(cwnd, now)) {
      if (this.epochStart < 0) {
        this.openEpoch(cwnd, now);
        steps.unused = 1;
      }
      this.reno += steps.renoPackets(cwnd, this.renoClimb);
      const rise = this.curve(now - this.epochStart + this.hyStart!.smallestRtt) - this.origin;
      const target = Math.max(this.origin + Math.trunc(rise), this.renoFriendly ? this.reno : 0);
      steps.aim(cwnd, target, this.wmax === 0);
    }
    return steps.take();
  }

  /** The curve begins again from the window as it is (RFC 9438, Sec. 5.8: such time does not count). */
  rest(): void {
    this.epochStart = -1;
  }

  decrease(window: number): number {
    return this.beta * window;
  }

  beginEpoch(_cwnd: number, peak: number | null): void {
    this.epochStart = -1;
    this.steps?.restart();
    if (peak === null) {
      this.wmax = 0; // unknown: the curve begins at its plateau, K = 0
      return;
    }
    this.prior = peak;
    const wmax = this.fastConvergence && peak < this.wmax ? (peak * (1 + this.beta)) / 2 : peak;
    this.wmax = this.steps === null ? wmax : Math.floor(wmax);
  }

  /** Packets per ACK: what slow start left open before a loss did, Linux closes by a twentieth per round trip. */
  private get least(): number {
    return this.hyStart !== undefined && this.wmax === 0 ? LEAST_CLIMB : 0;
  }

  private openEpoch(cwnd: number, now: number): void {
    this.epochStart = now;
    this.reno = cwnd;
    this.k = cwnd < this.wmax ? cubeRoot((this.wmax - cwnd) / this.c) : 0;
    this.origin = Math.max(cwnd, this.wmax);
  }

  private curve(t: number): number {
    const fromPlateau = t - this.k;
    return this.c * fromPlateau * fromPlateau * fromPlateau + this.origin;
  }

  terms(): readonly number[] {
    const { epochStart, k, origin, reno, wmax, steps } = this;
    const terms = [epochStart, k, origin, reno, this.sender.srtt, wmax];
    return steps === null ? terms : [...terms, steps.acks];
  }

  inspect(): Inspection[] {
    return [
      { name: 'Wmax', unit: 'packets', value: this.wmax },
      { name: 'K', unit: 's', value: this.k },
    ];
  }
}

const FORMULA = 'W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2}';
const CURVE = `${FORMULA} = {curve:.2} is what it grows to.`;
const CURVE_THEN = `${FORMULA} = {curve:.2}, or as TCP where that is more.`;
const CURVE_BELOW = `${FORMULA} is below what TCP would have, {reno:.2}: it grows as TCP.`;
const STEPS = 'It grows by one packet after {acks} ACKs.';

/** The window of the cubic function `t` s into the epoch. */
function curveAt({ k, plateau, own }: Facts<'k' | 'plateau'>, t: number): number {
  return numberOf(own, 'c') * (t - k) * (t - k) * (t - k) + plateau;
}

export const cubic = windowScheme({
  kind: 'cubic',
  name: 'CUBIC',
  fullName: 'CUBIC',
  family: 'Beyond the papers',
  slot: 4,
  taxonomy: 'window-based, historical; concave, then superlinear; variable (our reading; not in tsao2007)',
  law: ['W(t) = C (t − K)³ + Wmax, t in seconds since the last loss', 'W ← β W at a loss'],
  words: wordsWith(['began', 'k', 'plateau', 'reno', 'srtt', 'wmax', 'acks'], {
    standing({ state, time, began, k }) {
      if (state !== 'congestion avoidance' || began === undefined) return null;
      return time - began < k
        ? '{Flow} returns to {plateau:packets} packets, ever more slowly.'
        : '{Flow} is past {plateau:packets} packets and probes faster and faster.';
    },
    besides: { cutsAtTimeout: true },
    growth: {
      says(facts) {
        const { time, began, reno, acks, known, own } = facts;
        const curve = curveAt(facts, time - began);
        const [text, rest] =
          known === 0
            ? [CURVE_THEN, null]
            : flagOf(own, 'renoFriendly') && curve < reno
              ? [CURVE_BELOW, STEPS]
              : [CURVE, STEPS];
        return [say(text, { t: time - began, curve }), ...(rest !== null && acks !== undefined ? [rest] : [])];
      },
      adds(facts) {
        const { window, time, began, reno, srtt, wmax, own } = facts;
        const hystart = flagOf(own, 'hystart');
        if (hystart && flagOf(own, 'wholeSteps')) return 1;
        const least = hystart && wmax === 0 ? LEAST_CLIMB : 0;
        const t = time - began;
        if (flagOf(own, 'renoFriendly') && curveAt(facts, t) < reno) return Math.max(least, reno - window);
        return Math.max(least, (Math.max(window, Math.min(curveAt(facts, t + srtt), 1.5 * window)) - window) / window);
      },
    },
    cut: {
      says: `W ← β W: {kept:3} × {cut:.2} = ${LEFT}`,
      keeps: ({ cut, own }) => numberOf(own, 'kept') * cut,
    },
  }),
  theory: { sends: { none: 'no form of CUBIC in the papers' } },
  about:
    "What most of today's Internet runs. After a loss it remembers the window where it happened, climbs back quickly, " +
    'flattens near that point, then probes further with growing steps: a curve of time, not of round trips. Where TCP ' +
    'Reno would be faster it acts like Reno.',
  parameters: [
    number({
      key: 'c',
      symbol: 'C',
      name: 'Steepness',
      unit: 'packets/s³',
      range: [0.04, 4],
      default: 0.4,
      help: 'How fast the curve rises.',
      notable: [{ value: 0.4, source: 'RFC 9438' }],
    }),
    number({
      key: 'kept',
      symbol: 'β',
      name: 'Kept',
      range: [0.5, 0.9],
      default: 0.7,
      help: 'Part of the window kept at a loss (the part kept, not the part cut).',
      notable: [
        { value: 0.7, source: 'RFC 9438' },
        { value: 0.8, source: 'Linux 2.6.22, ns-2.35' },
      ],
    }),
    flag({
      key: 'fastConvergence',
      name: 'Fast convergence',
      default: true,
      help: 'A flow that loses before it is back at its old window gives up more, for newcomers.',
    }),
    flag({
      key: 'renoFriendly',
      name: 'Reno-friendly region',
      default: true,
      help: 'Never slower than Reno would be.',
    }),
    flag({
      key: 'fullClimb',
      name: 'Full step above the old window',
      default: true,
      help: 'Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.',
      onlyIf: { key: 'renoFriendly', is: [true] },
      more: true,
    }),
    variantParameter('sack'),
    flag({
      key: 'hystart',
      name: 'HyStart',
      default: false,
      help: 'Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.',
      onlyIf: { key: 'variant', is: ['sack'] },
    }),
    flag({
      key: 'wholeSteps',
      name: 'Whole steps',
      default: false,
      help: 'The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.',
      onlyIf: { key: 'hystart', is: [true] },
      more: true,
    }),
  ],
  presets: [
    {
      name: 'CUBIC of Linux 2.6.22',
      values: {
        c: 0.4,
        kept: 819 / 1024,
        fastConvergence: true,
        renoFriendly: true,
        fullClimb: true,
        variant: 'sack',
        hystart: false,
        wholeSteps: false,
      },
      source: 'TCP/Linux of ns-2.35',
    },
  ],
  citation: 'S. Ha, I. Rhee, L. Xu, CUBIC: A New TCP-Friendly High-Speed TCP Variant, 2008; RFC 9438.',
  variant: variantOf,
  isModern: (values) => flagOf(values, 'hystart'),
  createLaw: (values, sender) => new CubicLaw(values, sender),
});
