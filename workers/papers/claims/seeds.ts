/** Seeds that claims are judged on: three, and more where three leave a verdict open and runs are cheap. */
export const USUAL = 3;

/** The fewest runs whose ranks say where 95 % of single runs lie (interval.ts). */
const RANKED = 39;

const MORE: readonly (readonly [claims: RegExp, seeds: number])[] = [
  // What fewer seeds left open, whatever they then say.
  [/^yang2000-(f7|f22-order|f23|f24|f26|f27|f28-tear|f33)/, 60],
  [/^yang2000-(f6|t1-cov|t1-F|f13-around|f16-near|f28-drop|f36-[tg])/, RANKED],
  [/^yang2000-(f3-|f4-|f12|f13|f14|f15|f16|corr)/, 12],
  [/^yang2000-(D-|t1-D|I-)/, 10],
  [/^yang2000-(f2\d|f3\d|half-rate)/, 20],
  [/^yang2000-(to-regime|cov)/, 10],
  [/^yang2000-(f17|s22)/, 12],
  [/^yang2000-(f18|f19)/, 10],
  [/^yang2000-(f5|f8)/, 5],
  [/^bansal2001-(s423-hd|f89)/, 20],
  [/^bansal2001-f13/, RANKED],
  [/^bansal2001-(s421-(static|drop|window|never)|s423-fk)/, 10],
  [/^bansal2001-(f10|f12|s422-smaller|s423-slower)/, 10],
  [/^tsao2007-(f1|t4-.*-nonperiodic|t4-tfrc-best)/, 5],
  [/^tsao2007-(f2-(gaimd|simd)-avg|f3-(iiad-up|aiadh-up|(tfrcp?|tear)-down))/, RANKED],
  [/^tsao2007-(f2-wb-more|t4-.*-het)/, 8],
  [/^tsao2007-(f3|f4|simd-down|t4-.*-(bursty|two-state))/, 10],
  [/^jin2001-f5-(dip|ends|floor)/, 60],
  [/^jin2001-(f5|fn6|s5-reno|simd-random)/, 20],
  [/^jin2001-f7-epoch/, 12],
  [/^jin2001-(f6|f7|f8)-/, 40],
  [/^jin2001-(t3|f10|f11)/, RANKED],
];

export function seedsAsked(claim: string): number {
  return MORE.find(([claims]) => claims.test(claim))?.[1] ?? USUAL;
}
