/** What tsao2007 claims, in short statements of our own. */
import { PRINTED_VERDICTS, printedVerdict } from '../../measures/printed-verdicts.ts';
import type { Column } from './runs.ts';
import type { LedgerLine } from '../claims/claim.ts';

/** A scheme in the ids of claims. */
export const keyOf = (scheme: string): string => scheme.toLowerCase().replace('/', '');

/** The columns of Table 4: in ids, as a verdict, in words, what we compare, and where its bracket is of compatibility’s own. */
export const TABLE4: readonly (readonly [place: string, column: Column, words: string, by: string, bracket?: string])[] = [
  ['fair-nonperiodic', 'verdict-nonperiodic', 'fairness, TCP-equivalence, non-periodic losses', 'the throughput over TCP’s or under it at CV 1, in the bracket the largest over TCP’s at CV 0, 0.5 and 1', 'verdict-compat-nonperiodic'],
  ['fair-lowmux-hom', 'verdict-lowmux-hom', 'fairness, equal share, low multiplexing with equal round trips', 'the share over TCP’s or under it'],
  ['fair-lowmux-het', 'verdict-lowmux-het', 'fairness, equal share, low multiplexing with different round trips', 'the share over TCP’s or under it, at the worst CV'],
  ['aggr-two-state', 'verdict-aggr-two-state', 'aggressiveness, TCP-equivalence, two-state losses', 'seconds to settle'],
  ['aggr-bursty', 'verdict-aggr-bursty', 'aggressiveness, equal share, bursty losses', 'seconds to 90 % of what is free'],
  ['resp-two-state', 'verdict-resp-two-state', 'responsiveness, TCP-equivalence, two-state losses', 'seconds to settle', 'verdict-compat-resp-two-state'],
  ['resp-bursty', 'verdict-resp-bursty', 'responsiveness, equal share, bursty losses', 'loss events over TCP’s'],
];

export const cellId = (scheme: string, place: string): string => `t4-${keyOf(scheme)}-${place}`;

/** From the best to the worst. */
export const ORDER = ['O', 'D', 'X'] as const;
const GRADES = { O: 'satisfactory', D: 'acceptable', X: 'unacceptable' } as const;

/** `worse than each O, better than each X`, of the other grades in its column. */
function sides(scheme: string, column: Column): string {
  const own = ORDER.indexOf(printedVerdict(scheme, column).value);
  const printed = new Set(Object.keys(PRINTED_VERDICTS).map((one) => printedVerdict(one, column).value));
  return ORDER.filter((grade, place) => place !== own && printed.has(grade))
    .map((grade) => {
      // TFRCP is an X there for its swings.
      const but = column === 'verdict-aggr-bursty' && grade === 'X' ? ' but TFRCP' : '';
      return `${ORDER.indexOf(grade) < own ? 'worse' : 'better'} than each ${grade}${but}`;
    })
    .join(', ');
}

/** The cells of Table 4. It prints grades and no cuts: what can be asked is their order within a column. */
const cells = Object.keys(PRINTED_VERDICTS).flatMap((scheme) =>
  TABLE4.map(([place, column, words, by, bracket]): LedgerLine => {
    const grade = (of: string): string => GRADES[printedVerdict(scheme, of).value];
    const compatibility = bracket === undefined ? '' : ` (compatibility ${grade(bracket)})`;
    const measured = scheme === 'TFRCP' && place === 'aggr-bursty' ? 'the CoV once risen, the ground that Observation 4 gives' : by;
    const says = `${scheme} is rated ${grade(column)}${compatibility} for ${words} (here: by ${measured}, ${sides(scheme, column)})`;
    return [cellId(scheme, place), 'Table 4', 'table4', 'paper', says];
  }),
);

export const tsaoLedger: readonly LedgerLine[] = [
  ['t1-compat', 'Table 1', 'table1', 'paper', 'TCP-compatibility: comparable conditions, no more bandwidth than TCP in the steady state, aggressiveness free, response as fast as TCP'],
  ['t1-equiv', 'Table 1', 'table1', 'paper', 'TCP-equivalence: identical conditions, equal bandwidth, aggressiveness and responsiveness as fast as TCP'],
  ['t1-eqshare', 'Table 1', 'table1', 'paper', 'TCP-equal share: same bottleneck, otherwise as TCP-equivalence'],
  ['t2-gaimd', 'Table 2', 'table2', 'paper', 'GAIMD runs with alpha 0.2, beta 0.125'],
  ['t2-iiad', 'Table 2', 'table2', 'paper', 'IIAD runs with alpha 1, beta 0.67, k 1, l 0'],
  ['t2-sqrt', 'Table 2', 'table2', 'paper', 'SQRT runs with alpha 1, beta 0.67, k 0.5, l 0.5'],
  ['t2-simd', 'Table 2', 'table2', 'paper', 'SIMD runs with beta 0.0625, k -0.5, l 1'],
  ['t2-aiadh', 'Table 2', 'table2', 'paper', 'AIAD/H runs with beta 0.25, k 0, l 0'],
  ['t2-tfrcp', 'Table 2', 'table2', 'paper', 'TFRCP runs with interval 5 s'],
  ['t2-tfrc', 'Table 2', 'table2', 'paper', 'TFRC runs with 8 samples'],
  ['t2-tear', 'Table 2', 'table2', 'paper', 'TEAR runs with 8 samples'],
  ['t3-gaimd', 'Table 3', 'table3', 'paper', 'GAIMD is window-based, with nonhistorical and linear increase and variable-history decrease'],
  ['t3-iiad', 'Table 3', 'table3', 'paper', 'IIAD is window-based, with historical and sublinear increase and a decrease that ignores history'],
  ['t3-sqrt', 'Table 3', 'table3', 'paper', 'SQRT is window-based, with historical and sublinear increase and variable-history decrease'],
  ['t3-simd', 'Table 3', 'table3', 'paper', 'SIMD is window-based, with historical and superlinear increase and variable-history decrease'],
  ['t3-aiadh', 'Table 3', 'table3', 'paper', 'AIAD/H is window-based, with historical and linear increase and a decrease that ignores history'],
  ['t3-tfrcp', 'Table 3', 'table3', 'paper', 'TFRCP is rate-based, with nonhistorical and superlinear increase and fixed-history decrease'],
  ['t3-tfrc', 'Table 3', 'table3', 'paper', 'TFRC is rate-based, with historical and linear increase and fixed-history decrease'],
  ['t3-tear', 'Table 3', 'table3', 'paper', 'TEAR is rate-based, with historical and linear increase and fixed-history decrease'],
  ...cells,
  ['t4-tfrc-best', 'Abstract / Table 4', 'table4', 'ours', 'TFRC meets the two criteria under more testing scenarios than the others (here: the best mean place over the seven columns)'],
  ['recommended', 'Conclusions', 'table3 table4', 'paper', 'Rate-based fairness, historical superlinear aggressiveness and fixed-history responsiveness are the recommended policies; no scheme has all three'],
  ['f1-gaimd-cv1', 'Fig. 1 / Obs. 1', 'fig1', 'paper', 'At CV[T]=1 GAIMD has only 80 % of the TCP throughput'],
  ['f1-tfrc-cv1', 'Fig. 1 / Obs. 1', 'fig1', 'paper', 'At CV[T]=1 TFRC has only 80 % of the TCP throughput'],
  ['f1-group-60', 'Fig. 1 / Obs. 1', 'fig1', 'paper', 'At CV[T]=1 TEAR, IIAD, SQRT and AIAD/H have 60 % of TCP on average'],
  ['f1-decline', 'Fig. 1 / Obs. 1', 'fig1', 'paper', 'All but TFRCP and SIMD have one trend: made for periodic losses, they fall behind TCP as CV[T] grows'],
  ['f1-simd-trend', 'Fig. 1 / Obs. 1', 'fig1', 'ours', 'SIMD has another trend than the others, its parameters being made for CV[T] of about 1 (here: it rises)'],
  ['f1-tfrcp-trend', 'Fig. 1 / Obs. 1', 'fig1', 'ours', 'TFRCP has another trend than the others, by the convex equation and its fixed period (here: it rises)'],
  ['f1-simd-period', 'Fig. 1b / Obs. 1', 'fig1', 'paper', 'SIMD/period violates TCP-compatibility under non-periodic losses: it takes more than TCP (here: at CV 0.5 and 1)'],
  ['f1-none', 'Obs. 1', 'fig1', 'ours', 'No scheme meets TCP-equivalence under non-periodic losses (here: at CV[T]=1 none has TCP’s throughput within a tenth)'],
  ['f1-runcov', 'Fairness Evaluation', 'fig1', 'paper', 'The coefficient of variation between the five runs is 0.025 on average'],
  ['f2-gaimd-cv0', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'With equal round trips and n=8, GAIMD takes more than 10 times the bandwidth of TCP'],
  ['f2-gaimd-avg', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'GAIMD takes 1.5 to 4 times the bandwidth of TCP on average (here: at each CV[RTT] above 0)'],
  ['f2-simd-cv0', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'With equal round trips and n=8, SIMD takes more than 10 times the bandwidth of TCP'],
  ['f2-simd-avg', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'SIMD takes 1.5 to 4 times the bandwidth of TCP on average (here: at each CV[RTT] above 0)'],
  ['f2-rb-het', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'The rate-based schemes meet TCP-equal share for CV[RTT] above 0.05'],
  ['f2-wb-more', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'The five window-based schemes occupy much more bandwidth than TCP (here: at equal round trips, and in the mean over unequal ones)'],
  ['f2-wb-rb', 'Fig. 2b / Obs. 2', 'fig2', 'paper', 'The window-based schemes have higher throughput than the rate-based ones (here: over TCP’s, means over CV[RTT])'],
  ['f2c-rb-cv0', 'Fig. 2c / Obs. 2', 'fig2', 'paper', 'At CV[RTT]=0 the rate-based schemes clearly suffer a higher loss rate than TCP'],
  ['f2c-rb-het', 'Fig. 2c / Obs. 2', 'fig2', 'paper', 'Above CV[RTT]=0.25 their loss rate is equal to TCP’s'],
  ['f2c-wb', 'Fig. 2c / Obs. 2', 'fig2', 'paper', 'The window-based schemes suffer a lower loss rate than TCP (here: at each CV[RTT])'],
  ['f2-64', 'Obs. 2', 'fig2', 'paper', 'The seriously unfair situation at equal round trips also exists with 64 flows'],
  ['f2-multi', 'Obs. 2', 'fig2', 'paper', 'The equal-share result is unrelated to the number of bottlenecks from 1 to 10 (here: GAIMD and TFRC at CV[RTT] 0.2, ten against one)'],
  ['f2-1mbit', 'Fairness Evaluation', 'fig2', 'paper', 'A link of 2n Mbit/s gives 1 Mbit/s to each of the 2n flows'],
  ['f3-iiad-up', 'Fig. 3 / Obs. 3', 'fig3', 'paper', 'IIAD takes 700 s to reach the new steady throughput (here: of the level that it comes to when losses stay rare for 4000 s)'],
  ['f3-aiadh-up', 'Fig. 3 / Obs. 3', 'fig3', 'paper', 'AIAD/H takes 700 s to reach the new steady throughput (here: of the level that it comes to when losses stay rare for 4000 s)'],
  ['f3-six-up', 'Fig. 3 / Obs. 3', 'fig3', 'paper', 'The other six schemes reach it within 100 s'],
  ['f3-aiadh-slower', 'Fig. 3 / Obs. 3', 'fig3', 'paper', 'AIAD/H converges more slowly than IIAD'],
  ['f3-tfrc-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'TFRC takes 20 s to converge when losses become frequent'],
  ['f3-tfrcp-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'TFRCP takes 20 s to converge when losses become frequent'],
  ['f3-tear-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'TEAR takes 20 s to converge when losses become frequent'],
  ['f3-gaimd-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'TFRC, TFRCP and TEAR take half the time of GAIMD'],
  ['f3-simd-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'TFRC, TFRCP and TEAR take half the time of SIMD'],
  ['f3-sqrt-down', 'Fig. 3c / Obs. 3', 'fig3', 'ours', 'SQRT has a short convergence time although its history is variable (here: shorter than GAIMD and SIMD)'],
  ['f3-nonhist-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'IIAD and AIAD/H take longer to come down than the other schemes'],
  ['f3-fixed-down', 'Fig. 3c / Obs. 3', 'fig3', 'paper', 'Fixed history (TFRC, TFRCP, TEAR) usually takes less time than variable history (here: GAIMD and SIMD; SQRT is the exception named)'],
  ['f4a-simd', 'Fig. 4a / Obs. 4', 'fig4', 'paper', 'SIMD uses the available bandwidth as quickly as TCP and has a smooth rate afterwards (here: a smaller CoV than TCP)'],
  ['f4b-tfrcp', 'Fig. 4b / Obs. 4', 'fig4', 'ours', 'TFRCP has large oscillations after convergence (here: much larger than those of SIMD and TFRC)'],
  ['f4b-aiadh', 'Fig. 4b', 'fig4', 'ours', 'AIAD/H behaves differently in each on/off period (here: its times to 90 % differ more than those of SIMD)'],
  ['f4b-tfrcp-periods', 'Fig. 4b', 'fig4', 'ours', 'TFRCP behaves differently in each on/off period (here: its times to 90 % differ more than those of SIMD)'],
  ['f4-15s', 'Fig. 4c / Obs. 4', 'fig4', 'paper', 'All schemes reduce their throughput within about 15 s'],
  ['f4c-fixed-fewer', 'Fig. 4c / Obs. 4', 'fig4', 'paper', 'Fixed-history schemes (TFRC, TEAR) see fewer losses on the way down than variable-history ones (SIMD, GAIMD)'],
  ['f4-tear-slowest', 'Related Work', 'fig4', 'paper', 'TEAR has the slowest aggressiveness'],
  ['f4-simd-fastest', 'Related Work', 'fig4', 'paper', 'SIMD has the fastest aggressiveness'],
  ['f4-unstable', 'Related Work', 'fig4', 'ours', 'AIAD/H and TFRCP (printed TFRC) are the most unstable (here: by the CoV over the last two thirds of the phase)'],
  ['simd-down-losses', 'Conclusions', 'fig3 fig4', 'ours', 'SIMD spends a longer time or meets more losses before it is down (here: than TFRC; the time with two-state, the losses with bursty ones)'],
  ['f4-avail', 'Bursty-Loss Testing Scenario', 'fig4', 'paper', 'CBR of 14 and 9 Mbit/s on 15 Mbit/s leaves 1 and 6 Mbit/s'],
  ['simd-lowmux', 'Conclusions', 'fig2 table4', 'paper', 'SIMD violates TCP-compatibility under a low-multiplexing bottleneck: it takes more than TCP (here: at each CV[RTT])'],
];
