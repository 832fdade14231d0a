/** Where claims of bansal2001 do not hold: why, and what a figure's sentence says instead. */
import { friendlyIncrease } from '../../theory/throughput.ts';
import { doubling, MIDDLE_PERIODS } from './runs.ts';
import { two } from '../claims/headline.ts';
import { digits, metric } from '../figures/parts.ts';
import { combined } from '../figures/quantity.ts';
import { bansalWaveChecks } from './wave-checks.ts';
import { type Cause, counterRun, notExplained, ns2Alike, slip } from '../claims/cause.ts';
import { prints } from '../claims/checks.ts';
import { tried } from '../setups/evidence.ts';
import type { Check, Here } from '../claims/claim.ts';

/** f(4) of TCP(1/8) as it would be if rates went as windows: half of the mean window after the stop, over that before it. */
const overWindows: Check = prints(
  combined(
    'TCP(1/8), f(4) by windows over the formula',
    [[498, 500] as const, [500, 500.2] as const].map(([from, to]) =>
      metric('', doubling('TCP(1/8)'), 'cwnd', { flows: ['staying'], from, to }),
    ),
    ([before, after]) => after! / before! / 2 / (0.5 + friendlyIncrease(1 / 8, 'timeouts') / before!),
  ),
  'about 1',
);
const DEEP_QUEUE =
  'In 10 Mbit/s of RED about 24 packets wait when the five stop; the queue drains and the round trips shrink from 70 to 50 ms, so that windows turn into higher rates at once.';

export const bansalCauses: Readonly<Record<string, Cause>> = {
  's421-drop-rate': counterRun(
    prints(
      combined('1.5 / W²', bansalWaveChecks['s421-window']!.quantities, ([window]) => 1.5 / window! ** 2),
      'about 0.007',
    ),
    'The paper expects both numbers, and they are tied by the law without timeouts, p = 1.5 / W². The window is the expected one; by that law it gives the expected drop rate. The run drops more, because a timeout loses several packets and leaves the mean window where it was.',
  ),
  's421-never-tfrc-wins': notExplained(
    (mean) =>
      `At the three shortest periods, which Figure 7 has too, TFRC is ahead, with ${[0, 2, 4].map((tcp) => digits(mean(tcp + 1) / mean(tcp))).join(', ')} times what TCP gets: within the tenth that we let pass as equal, but the sentence is of an order. At every longer period, and under all other waves, TCP is ahead. At those three, in turn: ${tried('tried-tfrc-ahead', [0, 1, 2, 3, 4, 5])}`,
  ),
  'f13-tcp8-f20': ns2Alike(
    ['D-fk-tcp(1_8)'],
    `ns-2.35 gives 0.887, single runs of it 0.800 to 0.974 (five seeds). ${DEEP_QUEUE}`,
  ),
  's423-agg-tfrc': slip(
    (mean) =>
      `Cited from one reference as 0.14 and 0.28 here (Section 4.2.3) and as 0.12 and 0.22 in Section 5.1 of Yang et al. 2000: both cannot be right. We find ${digits(mean(0))} without discounting and up to ${two(mean(1))} with it.`,
  ),
  's423-fk-formula': counterRun(
    overWindows,
    `The formula has no queue. ${DEEP_QUEUE} Windows, which no queue touches, grow as the formula has it.`,
  ),
  's423-slower-sluggish': ns2Alike(
    ['D-fk-tfrc(2)-nodisc', 'D-fk-tfrc(8)-nodisc'],
    'All families fall from end to end but for one step: TFRC with two intervals uses less in 200 round trips than with four, because it still swings. ns-2.35: 0.927 with two, 0.943 with eight.',
  ),
};

/** What a figure's sentence says instead. */
export const bansalHere: Readonly<Record<string, Here>> = {
  'f8-tcp-over-tcp8': (values) => {
    const ahead = MIDDLE_PERIODS.filter((_, at) => values[2 * at]! > values[2 * at + 1]!);
    return ahead.length === 0
      ? 'TCP is ahead at none of the periods of 1 to 10 s'
      : `TCP is ahead only at periods of ${ahead.join(' and ')} s`;
  },
  's423-slower-sluggish': (values) => {
    const rows = Array.from({ length: values.length / 8 }, (_, row) => values.slice(8 * row, 8 * row + 8));
    const steps = rows.flatMap((row) => row.slice(1).map((value, at) => value < row[at]!));
    return `so in ${steps.filter(Boolean).length} of ${steps.length} steps from a setting to a smoother one`;
  },
};
