/** How throughput sounds: the pitch follows the share of the link on a logarithmic scale, as hearing does. */

/** Pitch of no throughput and of the whole link: two octaves, Hz. */
export const LOWEST = 220;
export const HIGHEST = 880;

/** Equal steps of the share are equal intervals: half of the link sounds an octave above nothing. @param share 0 to 1 @returns Hz */
export function pitchOf(share: number): number {
  return LOWEST * (HIGHEST / LOWEST) ** Math.min(1, Math.max(0, share));
}

/** One timbre per group. Sharp ones are quieter, so that all sound equally loud. */
export const TIMBRES: readonly { wave: OscillatorType; gain: number }[] = [
  { wave: 'triangle', gain: 1 },
  { wave: 'sawtooth', gain: 0.35 },
  { wave: 'sine', gain: 1.1 },
  { wave: 'square', gain: 0.3 },
];

/** Stereo position of group number `index` of `count`, from left (−1) to right (1). */
export function placeOf(index: number, count: number): number {
  return count < 2 ? 0 : 0.8 * ((2 * index) / (count - 1) - 1);
}
