/** Where claims of jin2001 do not hold: why, and what a figure's sentence says instead. */
import { type Cause, checkWith, counterRun, notExplained, ns2Alike, slip } from '../claims/cause.ts';
import { above, fromTo } from '../claims/checks.ts';
import { pipeOf, rttOf, setting } from '../claims/facts.ts';
import { digits } from '../figures/parts.ts';
import { computed } from '../figures/quantity.ts';
import { simdAlpha } from '../../theory/growth.ts';
import type { Here } from '../claims/claim.ts';
import { are, ofPairs, two } from '../claims/headline.ts';
import { MUCH } from '../claims/words.ts';
import { appendixCauses, sumOverTable } from './appendix.ts';
import { t1OverFormula } from './convergence-checks.ts';
import { COMPARED } from './runs.ts';
import { jinSharingChecks } from './sharing-checks.ts';
import { jinSimdChecks } from './simd-checks.ts';
import { iiadRounded } from './table3.ts';

/** Of one SIMD flow beside one of TCP on 60 Mbit/s: half of what link and queue hold at RED’s lower threshold, and the epoch of such a window. */
const epochByLaw = (() => {
  const scenario = setting('jin2001-vs-tcp-red', { bottleneckBps: 60e6, flowsEach: 1 });
  const { queue } = scenario.path[0]!;
  const window = (pipeOf(scenario) + (queue.kind === 'red' ? queue.minThreshold : 0)) / 2;
  const roundTrips = (2 * Math.sqrt(window / 16)) / simdAlpha(window, 1 / 16, 'random');
  return computed('one of each, by the law', roundTrips * rttOf(scenario));
})();

/** T2 as the sum of the epochs over that of Table 1. */
const overTable = (name: Parameters<typeof sumOverTable>[0]): number => sumOverTable(name).of([])!;

export const jinCauses: Readonly<Record<string, Cause>> = {
  'iiad-slower': slip(
    'By the closed forms of Table 1 themselves IIAD is not 1.5 times slower than SIMD and AIMD at one start in thirty, and not slower at all at one in a hundred, all of which have W1 + W2 below 20 packets. Section 4.2 says in all cases.',
  ),
  ...appendixCauses,
  't3-D-anal-tcp': slip(
    'Table 3 prints Δ = 6.0 for windows of 8.8 and 13.8 packets; Table 1 has Δ = W2 − W1, which is 5.0.',
  ),
  't3-T2-anal-iiad': counterRun(
    iiadRounded,
    'With β = 2/3 the formula gives 6675; the print comes out with β = 0.666.',
  ),
  't3-W-exp2-aimd': ns2Alike(
    ['I-jin9-near-exp2-aimd(0.0968,1_16)'],
    'ns-2.35 with the same reading: flow 1 has 8.6 packets, single runs of it 5.9 to 11.3 (four seeds); the print is 12.7.',
  ),
  't3-simd-gain': notExplained(
    (mean) =>
      `It holds beside TCP and AIMD. Beside IIAD SIMD gains more, but not 1.5 times as much: IIAD takes ${two(mean(4))} of the time by the formula and SIMD ${two(mean(5))}, in print ${two(4232 / 6684)} and ${two(218 / 852)}, and IIAD’s 4232 round trips are near the slowest of our runs (\`t3-T2-simu-iiad\`). Nor with the sum of the epochs in the place of the formula (\`app-T2-sum\`): IIAD takes ${two(mean(4) / overTable('IIAD'))} of it and SIMD ${two(mean(5) / overTable('SIMD(1/16)'))}.`,
  ),
  'f11-w': notExplained(
    'Flow 1 has too little when the background ends. ns-2.35 with the same reading has 8.6 ± 1.2 of AIMD and as much of IIAD, which decides nothing; how long access links are is not in the text.',
  ),
  't3-T1-close': counterRun(
    {
      ...fromTo(COMPARED.map(t1OverFormula), String(43.7 / 55), String(55 / 43.7)),
      expects: `within ${digits(55 / 43.7)} times, as the paper’s own two numbers of TCP`,
    },
    (mean) =>
      `Our rule for the word is narrower than its use here. TCP’s run takes ${digits(mean(0))} times the time by Table 1, the others within a tenth. The paper calls 55 against 43.7 round trips of TCP, ${digits(55 / 43.7)} times, a close match.`,
  ),
  'f5-order': ns2Alike(
    ['A-bern-0.15-sack', 'A-bern-0.15-simd(1_16)', 'A-bern-0.15-aimd(0.2,0.125)'],
    (mean) =>
      `At 15 % of losses ns-2.35 has SIMD(1/16) at 0.78 of TCP’s throughput and AIMD(1/5, 1/8) at 0.74: short of TCP’s by 0.22 and 0.26, nearer, but not much nearer; ours are short by ${two(mean(1) / MUCH)} and ${two(mean(0))}.`,
  ),
  'f5-floor': counterRun(
    checkWith(jinSimdChecks['f5-floor']!, { limitedTransmit: 1 }, 'with limited transmit'),
    'At 15 % it holds, at 10 %, which is our worst, it does not. With limited transmit, by which small windows meet fewer timeouts, it holds at every loss rate, and the worst is 15 %, as printed. Which version of ns-2 the paper had it does not say; by itself ns-2 has limited transmit from November 2001 on.',
  ),
  'f8-variance': counterRun(
    { ...checkWith(jinSharingChecks['f8-variance']!, { variant: 'newreno' }, 'with NewReno'), seeds: 10 },
    'The variance is larger, as stated. What SIMD gets hangs on how losses are recovered: with SACK, which the paper has, it is no less behind drop-tail than behind RED but a little more; with NewReno, and with Reno (Readings), it is less. Section 5 found the results of the three similar.',
  ),
  'f7-epoch': counterRun(
    { ...above(epochByLaw, 40, ' s'), expects: 'above 40 s, by Equations 2 and 3' },
    'By the law an epoch lasts 0.9 of the window in round trips, and more than 40 s if the two share what the link and its queue hold where RED begins to drop. In runs RED drops at random, and reverse traffic takes places in the queue: epochs end sooner. Without reverse traffic ours last 34 s (six seeds).',
  ),
};

/** What a figure's sentence says instead. */
export const jinHere: Readonly<Record<string, Here>> = {
  'f5-floor': (values, labels) => {
    const least = Math.min(...values);
    return `the worst is at ${labels[values.indexOf(least)]!.split(' at ')[1]}, where SIMD(1/16) has ${two(100 * least)} % of it`;
  },
  'f5-order': ([aimd, simd]) =>
    `at 15 % of losses SIMD(1/16) is short of TCP by ${two(simd! / MUCH)}, AIMD(1/5, 1/8) by ${two(aimd!)}`,
  'f8-variance': ([dropTail, red, partRed, partDropTail]) =>
    `flows differ more (${two(dropTail!)}, with RED ${two(red!)}), but SIMD has no less of both: ${digits(partDropTail!)}, with RED ${digits(partRed!)}`,
  'app-T2-sum': ([simd, iiad]) =>
    `summed over its epochs T2 is ${two(simd!)} of the closed form with SIMD, ${two(iiad!)} with IIAD`,
  'iiad-slower': ([part]) => `IIAD is the slowest from ${two(100 * part!)} % of the starts`,
  't3-sim-below-anal': (values) =>
    `slower in runs than in closed form ${are(ofPairs(COMPARED, values, (formula, run) => run > formula))}`,
};
