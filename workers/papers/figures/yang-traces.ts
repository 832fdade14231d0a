/** yang2000, Figures 3 to 5, 7 to 17 and 21 to 36: what one flow, the queue and the fairness index do, round trip by round trip. */
import type { AskOptions } from './ask.ts';
import type { Axis, Figure, Lesson } from './figure.ts';
import { askOf, panel, RATE_AXIS, RTT_AXIS, trace } from './parts.ts';
import { FOUR, RTT, yang } from './yang-runs.ts';

type Shown = 'rate' | 'queue' | 'fairness' | 'window';

const SHOWN: Readonly<Record<Shown, { measure: string; options: AskOptions; axis: Axis }>> = {
  // Of several flows of the scheme, the first one.
  rate: { measure: 'send-rate', options: { flows: [0] }, axis: RATE_AXIS },
  window: { measure: 'cwnd', options: { flows: [0] }, axis: { label: 'window', unit: 'packets', range: [0, 100] } },
  queue: { measure: 'queue-len', options: {}, axis: { label: 'queue', unit: 'packets', range: [0, 50] } },
  fairness: { measure: 'jain-f', options: {}, axis: { label: 'fairness index', unit: '', range: [0, 1] } },
};

type Row = readonly [number: number, setup: string, shown: Shown, window: readonly [number, number], lesson: Lesson, title: string, notice: string];

/** Figure, set-up, what is shown, from which to which round trip. */
const ROWS: readonly Row[] = [
  [3, 'periodic5', 'rate', [100, 300], 'smoothness', 'Rates when every 20th packet is lost', 'Without chance TFRC and TEAR are flat, while TCP and GAIMD draw saw teeth.'],
  [4, 'bern5', 'rate', [100, 300], 'smoothness', 'Rates when each packet is lost with chance 5 %', 'The same loss rate made random shakes every scheme.'],
  [5, 'bern20', 'rate', [100, 300], 'timeouts', 'Rates when each packet is lost with chance 20 %', 'In the paper TFRC nearly stops and TEAR takes far too much.'],
  [7, 'onoff', 'rate', [100, 400], 'smoothness', 'Rates beside five ON/OFF sources', 'Bursts of others are a little harder on smoothness than random losses.'],
  [8, 'onoff', 'queue', [100, 400], 'queues', 'The queue beside five ON/OFF sources', 'The bursts, not the scheme, move the queue.'],
  [9, 'single', 'rate', [100, 600], 'smoothness', 'Rates of a lone flow', 'A lone TCP looks smooth, since its ACKs come back at the speed of the link.'],
  [10, 'single', 'window', [100, 600], 'queues', 'Window of a lone flow', 'The window swings between 40 and 80 while the rate stays at 31 packets per round trip.'],
  [11, 'single', 'queue', [100, 600], 'queues', 'The queue of a lone flow', 'The queue pays for the saw tooth that the rate hides.'],
  [12, '1v7', 'rate', [100, 600], 'smoothness', 'Rates among seven TCP flows', 'TFRC and TEAR stay calm in a crowd of TCP flows.'],
  [13, '1v7', 'fairness', [100, 600], 'fairness in the short run', 'Fairness index among seven TCP flows', 'The index moves about the value that the saw tooth alone predicts.'],
  [14, '1v7', 'queue', [100, 600], 'queues', 'The queue among seven TCP flows', 'Eight flows swing the queue as one flow does, only faster.'],
  [15, '8same', 'rate', [100, 600], 'smoothness', 'Rates among eight flows of one scheme', 'Every smooth scheme gets smoother among its own kind.'],
  [16, '8same', 'fairness', [100, 600], 'fairness in the short run', 'Fairness index among eight flows of one scheme', 'Smooth over time means equal across flows: TFRC and TEAR are close to 1.'],
  [17, '8same', 'queue', [100, 600], 'queues', 'The queue among eight flows of one scheme', 'Only TCP lets the queue swing; the others hold it high and steady.'],
  [21, 'step-per-1-4', 'rate', [950, 1150], 'responsiveness', 'Rates when periodic losses rise from 1 % to 4 %', 'TCP reacts first but too much, so that it settles no sooner than the others.'],
  [22, 'step-bern-0p5-100', 'rate', [950, 1150], 'timeouts', 'Rates when every packet is lost from one moment on', 'Without ACKs window schemes fall silent at once; rate schemes go on for a while.'],
  [23, 'step-bern-1-4', 'rate', [950, 1150], 'responsiveness', 'Rates when random losses rise from 1 % to 4 %', 'TCP is quick and falls too far; TFRC and TEAR are slow and steady.'],
  [24, 'join-tcp', 'rate', [950, 1200], 'responsiveness', 'Rates when eight TCP flows join', 'Newcomers push the old flow to half of its rate.'],
  [25, 'join-tcp', 'queue', [950, 1200], 'queues', 'The queue when eight TCP flows join', 'Soon after the join everybody backs off, and the queue dips.'],
  [26, 'join-same', 'rate', [950, 1200], 'responsiveness', 'Rates when eight flows of the same scheme join', 'TCP and GAIMD fall to nothing and come back, TFRC and TEAR glide down.'],
  [27, 'join-same', 'queue', [950, 1200], 'queues', 'The queue when eight flows of the same scheme join', 'The dip of TEAR comes last: slow to react, it overloads the queue longer.'],
  [28, 'join-same', 'fairness', [950, 1400], 'fairness in the short run', 'Fairness index when eight flows of the same scheme join', 'The index falls to a half, as eight newcomers have nothing; TEAR repairs it last.'],
  [30, 'step-per-4-1', 'rate', [950, 1200], 'aggressiveness', 'Rates when periodic losses fall from 4 % to 1 %', 'TCP takes what is new first, TEAR last.'],
  [31, 'step-per-3-2', 'rate', [950, 1200], 'aggressiveness', 'Rates when periodic losses fall from 3 % to 2 %', 'A small change does not set off history discounting, and TFRC is as slow as TEAR.'],
  [32, 'step-bern-10-0', 'rate', [950, 1200], 'aggressiveness', 'Rates when random losses of 10 % end', 'Without any loss, history discounting lets TFRC hurry.'],
  [33, 'step-bern-4-1', 'rate', [950, 1150], 'aggressiveness', 'Rates when random losses fall from 4 % to 1 %', 'The same order as with periodic losses, in noise.'],
  [34, 'leave-tcp', 'rate', [950, 1300], 'aggressiveness', 'Rates when 8 of 15 TCP flows stop', 'TCP and GAIMD double soon, TFRC and TEAR take long.'],
  [35, 'leave-same', 'fairness', [950, 1300], 'fairness in the short run', 'Fairness index when 8 of 16 flows stop', 'With half of the flows there are fewer losses and, for TCP, a fairer share.'],
  [36, 'leave-same', 'queue', [950, 1300], 'queues', 'The queue when 8 of 16 flows stop', 'How long the queue takes to fill again ranks the schemes by aggressiveness.'],
];

function figureOf([number, name, shown, [from, to], lesson, title, notice]: Row): Figure {
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
    series: schemes.map((scheme) => trace(scheme, scheme, askOf(yang(name, scheme), measure, { ...options, from: from * RTT, to: Math.min(to * RTT, endOf(name)) }), { perX: RTT }, scheme)),
    tables: [],
  };
}

/** The steady experiments last 60 s, those with a change 140 s. */
function endOf(name: string): number {
  return /step|join|leave/.test(name) ? 140 : 60;
}

export const yangTraces: readonly Figure[] = ROWS.map(figureOf);
