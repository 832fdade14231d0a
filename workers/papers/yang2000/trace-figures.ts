/** yang2000, Figures 3 to 5, 7 to 17 and 21 to 36: what one flow, the queue and the fairness index do, round trip by round trip. */
import type { AskOptions } from '../figures/ask.ts';
import type { Axis, Figure } from '../figures/figure.ts';
import { askOf, panel, RATE_AXIS, RTT_AXIS, trace } from '../figures/parts.ts';
import { STEADY_ROWS } from './steady-rows.ts';
import type { Shown, TraceRow } from './trace-row.ts';
import { TRANSIENT_ROWS } from './transient-rows.ts';
import { FOUR, RTT, yang } from './runs.ts';

const SHOWN: Readonly<Record<Shown, { measure: string; options: AskOptions; axis: Axis }>> = {
  // Of several flows of the scheme, the first one.
  rate: { measure: 'send-rate', options: { flows: [0] }, axis: RATE_AXIS },
  window: { measure: 'cwnd', options: { flows: [0] }, axis: { label: 'window', unit: 'packets', range: [0, 100] } },
  queue: { measure: 'queue-len', options: {}, axis: { label: 'queue', unit: 'packets', range: [0, 50] } },
  fairness: { measure: 'jain-f', options: {}, axis: { label: 'fairness index', unit: '', range: [0, 1] } },
};

function figureOf([number, name, shown, [from, to], lesson, title, notice]: TraceRow): Figure {
  const { measure, options, axis } = SHOWN[shown];
  const schemes = number === 22 ? [...FOUR, 'TEAR without timeout'] : FOUR;
  return {
    id: `yang2000-fig${number}`,
    paper: 'yang2000',
    number: `Figure ${number}`,
    title,
    kind: 'trace',
    lesson,
    notice,
    schemes,
    setups: [`yang2000-${name}`],
    panels: schemes.map((scheme) => panel(scheme, { ...RTT_AXIS, range: [from, to] }, axis)),
    series: schemes.map((scheme) =>
      trace(
        scheme,
        scheme,
        askOf(yang(name, scheme), measure, { ...options, from: from * RTT, to: Math.min(to * RTT, endOf(name)) }),
        { perX: RTT },
        scheme,
      ),
    ),
    tables: [],
  };
}

/** The steady experiments last 60 s, those with a change 140 s. */
function endOf(name: string): number {
  return /step|join|leave/.test(name) ? 140 : 60;
}

export const yangTraces: readonly Figure[] = [...STEADY_ROWS, ...TRANSIENT_ROWS].map(figureOf);
