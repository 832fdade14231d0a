import type { Scenario } from '../../workers/engine/scenario/types.ts';

/** Frames that a packet must take at the slowest link for packets to be drawn one by one. */
const FRAMES = 0.9;
const FRAME_S = 1 / 60;

/** Whether packets are drawn, not rates, at this speed (simulated s per s, 0 at rest, null as fast as possible). */
export function oneByOne({ path, flows }: Scenario, speed: number | null): boolean {
  if (speed === 0 || speed === null) return speed === 0;
  const slowest = path.reduce((least, { rate }) => Math.min(least, rate ?? Infinity), Infinity);
  const bits = 8 * (flows[0]?.packetSize ?? 1000);
  return bits / slowest / speed / FRAME_S >= FRAMES;
}
