/** Sums over loss intervals (Equations 53 to 55 of yang2000) that end: where its Appendix D has other numbers than the whole sums. */
import { lossIntervalRateCov, tfrcCov } from '../../theory/variation.ts';

/** Three times the mean interval at the lowest loss rate that Appendix D prints, 0.5 %. */
const TERMS = 600;

/** The CoV of the rate that one loss interval alone would give at low loss, by the first intervals only. */
export function cutRateCov(p: number): number {
  let [time, packets, square] = [0, 0, 0];
  for (let i = 1, chance = 1 - p; i <= TERMS; i += 1, chance *= 1 - p) {
    const rate = Math.sqrt(i);
    time += chance / rate;
    packets += chance;
    square += chance * rate;
  }
  return Math.sqrt((square * time) / (packets * packets) - 1);
}

/** The same as printed, with two digits, and averaged over eight intervals. */
export function cutTfrcCov(p: number): number {
  const averaged = tfrcCov(p) / lossIntervalRateCov(p, 0.5);
  return averaged * Number(cutRateCov(p).toFixed(2));
}
