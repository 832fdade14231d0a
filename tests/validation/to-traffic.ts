/**
 * Losses and unresponsive sources of a reference experiment, as ours. Where ns-2 and we count differently:
 *
 * - CBR's `random_ 1` is a jitter of 0.5. The reference's sawtooth climbs in 20 equal steps, ours without steps.
 * - ns-2's periodic error model drops the 50th packet first, then every int(1/p)-th.
 * - Another mean time between losses holds there from the next loss on, here at once.
 * - ns-2's two-state model has stretches of any length, of which ours has whole packets. So its losses are drawn here, seed
 *   by seed, and given as a pattern of gaps.
 */
import { ln } from '../../workers/theory/math.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { gilbert } from '../../workers/engine/network/losses/gilbert.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import type { Setup } from './reference.ts';

/** Packets before the first drop of the reference's periodic error model (`offset_`). */
const PERIODIC_OFFSET = 50;

/** Gaps drawn of the two-state model; then they repeat. The longest list that a scenario may have. */
const DRAWN_GAPS = 1000;

/** s within which the reference's on/off sources start. */
const ON_OFF_STARTS = 1;

export function toTraffic(setup: Setup, seed: number): object[] {
  const { squareWave, sawtooth, onOff, packetSize } = setup;
  const late = spread(seed) * 2 * (setup.delay + 2 * setup.accessDelay);
  const cbr = { kind: 'cbr', packetSize, jitter: 0.5 };
  const out: object[] = [];
  if (squareWave) {
    const { high, low, half, start, randomStart } = squareWave;
    out.push({ ...cbr, wave: 'square', high, low, on: half, off: half, start: start + (randomStart ? late : 0) });
  }
  if (sawtooth) {
    const { peak, period, falling, start } = sawtooth;
    out.push({
      ...cbr,
      wave: falling ? 'reverse-sawtooth' : 'sawtooth',
      high: peak,
      low: 0,
      on: period,
      start: start + late,
    });
  }
  if (onOff) out.push({ kind: 'onoff', ...onOff, lengths: 'pareto', startJitter: ON_OFF_STARTS, packetSize });
  return out;
}

/** The first loss model of the set-up, and an event for each later one. */
export function toLoss(
  { loss, delay, accessDelay }: Setup,
  seed: number,
): { loss: LossModel; events: { at: number; do: 'loss'; model: LossModel }[] } {
  switch (loss.kind) {
    case 'none':
      return { loss: { kind: 'none' }, events: [] };
    case 'bernoulli':
    case 'periodic':
      return scheduled(loss.schedule, ({ p }) => {
        if (p <= 0) return { kind: 'none' };
        if (loss.kind === 'bernoulli') return { kind: 'bernoulli', p };
        return { kind: 'periodic', every: Math.floor(1 / p), offset: PERIODIC_OFFSET };
      });
    case 'interval':
      return intervals(loss, 2 * (delay + 2 * accessDelay));
    case 'pattern':
    case 'phases':
      return { loss, events: [] };
    case 'gilbert': {
      const { by, good, bad, lossGood, lossBad } = loss;
      const chances = { lossGood, lossBad };
      return {
        loss:
          by === 'packets'
            ? { ...defaultsOf(gilbert), by, toBad: good, toGood: bad, ...chances }
            : { ...defaultsOf(gilbert), by, good, bad, ...chances },
        events: [],
      };
    }
    case 'two-state':
      return { loss: { kind: 'pattern', gaps: twoStateGaps(loss.good, loss.bad, seed) }, events: [] };
  }
}

function scheduled<Step extends { at: number }>(
  steps: readonly Step[],
  modelOf: (step: Step) => LossModel,
): ReturnType<typeof toLoss> {
  const [first, ...later] = steps;
  if (first!.at !== 0) throw new Error('a loss schedule that does not begin at 0');
  return { loss: modelOf(first!), events: later.map((step) => ({ at: step.at, do: 'loss', model: modelOf(step) })) };
}

/** The reference's first loss is at a given time, and random times begin with it: ours begin a round trip later. */
function intervals(
  { first, cv, schedule }: Extract<Setup['loss'], { kind: 'interval' }>,
  baseRtt: number,
): ReturnType<typeof toLoss> {
  const random = schedule.map((step) => ({ ...step, cv }));
  if (cv > 0) random.splice(0, 1, { at: 0, mean: first, cv: 0 }, { ...random[0]!, at: first + baseRtt });
  return scheduled(random, (step) => ({ kind: 'interval', mean: step.mean, cv: step.cv }));
}

/**
 * Packets from one loss to the next where good and bad stretches of exponential length (in packets, not whole ones)
 * alternate and every packet is lost that lies in a bad one, even in part.
 */
function twoStateGaps(good: number, bad: number, seed: number): number[] {
  const random = new RandomStream(seed, 'two-state');
  const exponential = (mean: number): number => -mean * ln(1 - random.uniform());
  const gaps: number[] = [];
  let end = 0;
  let lastLost = -1;
  while (gaps.length < DRAWN_GAPS) {
    const from = end + exponential(good);
    end = from + exponential(bad);
    for (let packet = Math.max(Math.floor(from), lastLost + 1); packet <= Math.floor(end); packet += 1) {
      gaps.push(packet - lastLost);
      lastLost = packet;
    }
  }
  return gaps.slice(0, DRAWN_GAPS);
}

/** A number in [0, 1) per seed, evenly spread over consecutive seeds (multiples of the golden section). */
function spread(seed: number): number {
  return (seed * 0.6180339887498949) % 1;
}
