/** How throughput sounds: the pitch is the share of the link, on a scale as ears have it. */

/** Nothing, and the whole link: two octaves, Hz. */
export const LOWEST = 220;
export const HIGHEST = 880;

/** Equal steps of the share are equal steps of the ear: half of the link is an octave above nothing. `share` is 0 to 1; Hz. */
export function pitchOf(share: number): number {
  return LOWEST * (HIGHEST / LOWEST) ** Math.min(1, Math.max(0, share));
}

/** Groups differ in timbre too; sharp ones are played softer, so that all sound equally loud. */
export const TIMBRES: readonly { wave: OscillatorType; gain: number }[] = [
  { wave: 'triangle', gain: 1 },
  { wave: 'sawtooth', gain: 0.35 },
  { wave: 'sine', gain: 1.1 },
  { wave: 'square', gain: 0.3 },
];

/** Where group number `index` of `count` stands between left (−1) and right (1). */
export function placeOf(index: number, count: number): number {
  return count < 2 ? 0 : 0.8 * ((2 * index) / (count - 1) - 1);
}
