/** yang2000, Figures 3 to 5, 7 to 17 and 21 to 36: what one flow, the queue and the fairness index do, round trip by round trip. */
import type { AskOptions } from '../figures/ask.ts';
import { type Axis, type Figure, figure, type Lesson } from '../figures/figure.ts';
import { askOf, panel, RATE_AXIS, RTT_AXIS, trace } from '../figures/parts.ts';
import { FOUR, RTT, yang } from './runs.ts';

const SHOWN = {
  // Of several flows of the scheme, the first one.
  rate: { measure: 'send-rate', options: { flows: [0] }, axis: RATE_AXIS },
  window: { measure: 'cwnd', options: { flows: [0] }, axis: { label: 'window', unit: 'packets', range: [0, 100] } },
  queue: { measure: 'queue-len', options: {}, axis: { label: 'queue', unit: 'packets', range: [0, 50] } },
  fairness: { measure: 'jain-f', options: {}, axis: { label: 'fairness index', unit: '', range: [0, 1] } },
} as const satisfies Readonly<Record<string, { measure: string; options: AskOptions; axis: Axis }>>;

/** A panel for each scheme, from one round trip to another. */
function traces(
  number: number,
  name: string,
  shown: keyof typeof SHOWN,
  [fromRtt, toRtt]: readonly [number, number],
  lesson: Lesson,
  words: Pick<Figure, 'title' | 'notice' | 'states'>,
): Figure {
  const { measure, options, axis } = SHOWN[shown];
  const schemes = number === 22 ? [...FOUR, 'TEAR without timeout'] : FOUR;
  // The steady experiments last 60 s, those with a change 140 s.
  const end = /step|join|leave/.test(name) ? 140 : 60;
  const window = { from: fromRtt * RTT, to: Math.min(toRtt * RTT, end) };
  return figure(`yang2000-fig${number}`, {
    ...words,
    kind: 'trace',
    lesson,
    schemes,
    setups: [`yang2000-${name}`],
    panels: schemes.map((scheme) => panel(scheme, { ...RTT_AXIS, range: [fromRtt, toRtt] }, axis)),
    series: schemes.map((scheme) => {
      const ask = askOf(yang(name, scheme), measure, { ...options, ...window });
      return trace(scheme, scheme, ask, { perX: RTT }, scheme);
    }),
  });
}

export const yangTraces: readonly Figure[] = [
  traces(3, 'periodic5', 'rate', [100, 300], 'smoothness', {
    title: 'Rates when every 20th packet is lost',
    notice: 'Without chance TFRC and TEAR are flat, while TCP and GAIMD draw saw teeth.',
  }),
  traces(4, 'bern5', 'rate', [100, 300], 'smoothness', {
    title: 'Rates when each packet is lost with chance 5 %',
    notice: 'The same loss rate made random shakes every scheme.',
  }),
  traces(5, 'bern20', 'rate', [100, 300], 'timeouts', {
    title: 'Rates when each packet is lost with chance 20 %',
    notice: 'TFRC nearly stops and TEAR takes far too much.',
  }),
  traces(7, 'onoff', 'rate', [100, 400], 'smoothness', {
    title: 'Rates beside five ON/OFF sources',
    notice: 'Bursts of others are a little harder on smoothness than random losses.',
  }),
  traces(8, 'onoff', 'queue', [100, 400], 'queues', {
    title: 'The queue beside five ON/OFF sources',
    notice: 'The bursts, not the scheme, move the queue.',
  }),
  traces(9, 'single', 'rate', [100, 600], 'smoothness', {
    title: 'Rates of a lone flow',
    notice: 'A lone TCP looks smooth, since its ACKs come back at the speed of the link.',
  }),
  traces(10, 'single', 'window', [100, 600], 'queues', {
    title: 'Window of a lone flow',
    notice: 'The window swings between 40 and 80 while the rate stays at 31 packets per round trip.',
  }),
  traces(11, 'single', 'queue', [100, 600], 'queues', {
    title: 'The queue of a lone flow',
    notice: 'The queue pays for the saw tooth that the rate hides.',
  }),
  traces(12, '1v7', 'rate', [100, 600], 'smoothness', {
    title: 'Rates among seven TCP flows',
    notice: 'TFRC and TEAR stay calm in a crowd of TCP flows.',
    states: ['f12-smooth'],
  }),
  traces(13, '1v7', 'fairness', [100, 600], 'fairness in the short run', {
    title: 'Fairness index among seven TCP flows',
    notice: 'The index moves about the value that the saw tooth alone predicts.',
    states: ['f13-around'],
  }),
  traces(14, '1v7', 'queue', [100, 600], 'queues', {
    title: 'The queue among seven TCP flows',
    notice: 'Eight flows swing the queue as one flow does, only faster.',
  }),
  traces(15, '8same', 'rate', [100, 600], 'smoothness', {
    title: 'Rates among eight flows of one scheme',
    notice: 'Every smooth scheme gets smoother among its own kind.',
  }),
  traces(16, '8same', 'fairness', [100, 600], 'fairness in the short run', {
    title: 'Fairness index among eight flows of one scheme',
    notice: 'Smooth over time means equal across flows: TFRC and TEAR are close to 1.',
    states: ['f16-near-1', 'f16-order'],
  }),
  traces(17, '8same', 'queue', [100, 600], 'queues', {
    title: 'The queue among eight flows of one scheme',
    notice: 'Only TCP lets the queue swing; the others hold it high and steady.',
  }),
  traces(21, 'step-per-1-4', 'rate', [950, 1150], 'responsiveness', {
    title: 'Rates when periodic losses rise from 1 % to 4 %',
    notice: 'TCP reacts first but too much, so that it settles no sooner than the others.',
  }),
  traces(22, 'step-bern-0p5-100', 'rate', [950, 1150], 'timeouts', {
    title: 'Rates when every packet is lost from one moment on',
    notice: 'Without ACKs window schemes fall silent at once; rate schemes go on for a while.',
  }),
  traces(23, 'step-bern-1-4', 'rate', [950, 1150], 'responsiveness', {
    title: 'Rates when random losses rise from 1 % to 4 %',
    notice: 'TCP is quick and falls too far; TFRC and TEAR are slow and steady.',
  }),
  traces(24, 'join-tcp', 'rate', [950, 1200], 'responsiveness', {
    title: 'Rates when eight TCP flows join',
    notice: 'Newcomers push the old flow to half of its rate.',
  }),
  traces(25, 'join-tcp', 'queue', [950, 1200], 'queues', {
    title: 'The queue when eight TCP flows join',
    notice: 'Soon after the join everybody backs off, and the queue dips.',
  }),
  traces(26, 'join-same', 'rate', [950, 1200], 'responsiveness', {
    title: 'Rates when eight flows of the same scheme join',
    notice: 'TCP and GAIMD fall to nothing and come back, TFRC and TEAR glide down.',
  }),
  traces(27, 'join-same', 'queue', [950, 1200], 'queues', {
    title: 'The queue when eight flows of the same scheme join',
    notice: 'The dip of TEAR comes late: slow to react, it overloads the queue longer.',
  }),
  traces(28, 'join-same', 'fairness', [950, 1400], 'fairness in the short run', {
    title: 'Fairness index when eight flows of the same scheme join',
    notice: 'The index falls to a half, as eight newcomers have nothing; TEAR repairs it last.',
  }),
  traces(30, 'step-per-4-1', 'rate', [950, 1200], 'aggressiveness', {
    title: 'Rates when periodic losses fall from 4 % to 1 %',
    notice: 'TCP takes what is new first, TEAR last.',
  }),
  traces(31, 'step-per-3-2', 'rate', [950, 1200], 'aggressiveness', {
    title: 'Rates when periodic losses fall from 3 % to 2 %',
    notice: 'A small change does not set off history discounting, and TFRC is as slow as TEAR.',
  }),
  traces(32, 'step-bern-10-0', 'rate', [950, 1200], 'aggressiveness', {
    title: 'Rates when random losses of 10 % end',
    notice: 'Without any loss, history discounting lets TFRC hurry.',
  }),
  traces(33, 'step-bern-4-1', 'rate', [950, 1150], 'aggressiveness', {
    title: 'Rates when random losses fall from 4 % to 1 %',
    notice: 'TCP rises fastest, as with periodic losses; the others follow, in noise.',
  }),
  traces(34, 'leave-tcp', 'rate', [950, 1300], 'aggressiveness', {
    title: 'Rates when 8 of 15 TCP flows stop',
    notice: 'TCP and GAIMD double soon, TFRC and TEAR take long.',
  }),
  traces(35, 'leave-same', 'fairness', [950, 1300], 'fairness in the short run', {
    title: 'Fairness index when 8 of 16 flows stop',
    notice: 'With half of the flows there are fewer losses and, for TCP, a fairer share.',
  }),
  traces(36, 'leave-same', 'queue', [950, 1300], 'queues', {
    title: 'The queue when 8 of 16 flows stop',
    notice: 'How long the queue takes to fill again ranks the schemes by aggressiveness.',
    states: ['f36-order'],
  }),
];
