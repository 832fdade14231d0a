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

/** Where the paper speaks of a figure. */
function sectionOf(number: number): string {
  if (number < 18) return number < 9 ? '3.3.1' : '3.3.2';
  return number < 29 ? '4.2' : '5.2';
}

/** A panel for each scheme, from one round trip to another. */
function traces(
  number: number,
  name: string,
  shown: keyof typeof SHOWN,
  [fromRtt, toRtt]: readonly [number, number],
  lesson: Lesson,
  { says, ...words }: Pick<Figure, 'title' | 'states' | 'note'> & { says: string },
): Figure {
  const { measure, options, axis } = SHOWN[shown];
  const schemes = number === 22 ? [...FOUR, 'TEAR without timeout'] : FOUR;
  // The steady experiments last 60 s, those with a change 140 s.
  const end = /step|join|leave/.test(name) ? 140 : 60;
  const window = { from: fromRtt * RTT, to: Math.min(toRtt * RTT, end) };
  return figure(`yang2000-fig${number}`, {
    ...words,
    notice: { at: `Section ${sectionOf(number)}`, says },
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
    says: 'At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.',
  }),
  traces(4, 'bern5', 'rate', [100, 300], 'smoothness', {
    title: 'Rates when each packet is lost with chance 5 %',
    says: 'With random losses at the same rate all four fluctuate much more than with periodic ones.',
  }),
  traces(5, 'bern20', 'rate', [100, 300], 'timeouts', {
    title: 'Rates when each packet is lost with chance 20 %',
    says: 'At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.',
  }),
  traces(7, 'onoff', 'rate', [100, 400], 'smoothness', {
    title: 'Rates beside five ON/OFF sources',
    says: 'With ON/OFF traffic smoothness is slightly worse than with random losses.',
  }),
  traces(8, 'onoff', 'queue', [100, 400], 'queues', {
    title: 'The queue beside five ON/OFF sources',
    says: 'ON/OFF traffic causes large fluctuations of the queue.',
  }),
  traces(9, 'single', 'rate', [100, 600], 'smoothness', {
    title: 'Rates of a lone flow',
    says: 'The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.',
  }),
  traces(10, 'single', 'window', [100, 600], 'queues', {
    title: 'Window of a lone flow',
    says: 'Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.',
  }),
  traces(11, 'single', 'queue', [100, 600], 'queues', {
    title: 'The queue of a lone flow',
    says: 'TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.',
    note: 'Drawn as printed, from round trip 100 to 600, where GAIMD and TFRC still climb from their start; the statements are judged from 1000 to 4000.',
  }),
  traces(12, '1v7', 'rate', [100, 600], 'smoothness', {
    title: 'Rates among seven TCP flows',
    says: 'Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.',
    states: ['f12-smooth'],
  }),
  traces(13, '1v7', 'fairness', [100, 600], 'fairness in the short run', {
    title: 'Fairness index among seven TCP flows',
    says: 'The index fluctuates around 0.7, the value that TCP’s CoV predicts.',
    states: ['f13-around'],
  }),
  traces(14, '1v7', 'queue', [100, 600], 'queues', {
    title: 'The queue among seven TCP flows',
    says: 'The queue behaves as that of a single TCP flow, with shorter cycles.',
  }),
  traces(15, '8same', 'rate', [100, 600], 'smoothness', {
    title: 'Rates among eight flows of one scheme',
    says: 'Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.',
  }),
  traces(16, '8same', 'fairness', [100, 600], 'fairness in the short run', {
    title: 'Fairness index among eight flows of one scheme',
    says: 'The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.',
    states: ['f16-near-1', 'f16-order'],
  }),
  traces(17, '8same', 'queue', [100, 600], 'queues', {
    title: 'The queue among eight flows of one scheme',
    says: 'TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.',
  }),
  traces(21, 'step-per-1-4', 'rate', [950, 1150], 'responsiveness', {
    title: 'Rates when periodic losses rise from 1 % to 4 %',
    says: 'TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.',
  }),
  traces(22, 'step-bern-0p5-100', 'rate', [950, 1150], 'timeouts', {
    title: 'Rates when every packet is lost from one moment on',
    says: 'TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.',
  }),
  traces(23, 'step-bern-1-4', 'rate', [950, 1150], 'responsiveness', {
    title: 'Rates when random losses rise from 1 % to 4 %',
    says: 'TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.',
  }),
  traces(24, 'join-tcp', 'rate', [950, 1200], 'responsiveness', {
    title: 'Rates when eight TCP flows join',
    says: 'No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.',
  }),
  traces(25, 'join-tcp', 'queue', [950, 1200], 'queues', {
    title: 'The queue when eight TCP flows join',
    says: 'At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.',
  }),
  traces(26, 'join-same', 'rate', [950, 1200], 'responsiveness', {
    title: 'Rates when eight flows of the same scheme join',
    says: 'TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.',
  }),
  traces(27, 'join-same', 'queue', [950, 1200], 'queues', {
    title: 'The queue when eight flows of the same scheme join',
    says: 'Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.',
  }),
  traces(28, 'join-same', 'fairness', [950, 1400], 'fairness in the short run', {
    title: 'Fairness index when eight flows of the same scheme join',
    says: 'The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.',
  }),
  traces(30, 'step-per-4-1', 'rate', [950, 1200], 'aggressiveness', {
    title: 'Rates when periodic losses fall from 4 % to 1 %',
    says: 'TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.',
  }),
  traces(31, 'step-per-3-2', 'rate', [950, 1200], 'aggressiveness', {
    title: 'Rates when periodic losses fall from 3 % to 2 %',
    says: 'History discounting is not activated, and TEAR and TFRC become similar.',
  }),
  traces(32, 'step-bern-10-0', 'rate', [950, 1200], 'aggressiveness', {
    title: 'Rates when random losses of 10 % end',
    says: 'Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.',
  }),
  traces(33, 'step-bern-4-1', 'rate', [950, 1150], 'aggressiveness', {
    title: 'Rates when random losses fall from 4 % to 1 %',
    says: 'From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.',
  }),
  traces(34, 'leave-tcp', 'rate', [950, 1300], 'aggressiveness', {
    title: 'Rates when 8 of 15 TCP flows stop',
    says: 'The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.',
  }),
  traces(35, 'leave-same', 'fairness', [950, 1300], 'fairness in the short run', {
    title: 'Fairness index when 8 of 16 flows stop',
    says: 'When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.',
  }),
  traces(36, 'leave-same', 'queue', [950, 1300], 'queues', {
    title: 'The queue when 8 of 16 flows stop',
    says: 'To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.',
    states: ['f36-order', 'f36-tcp', 'f36-gaimd', 'f36-tfrc', 'f36-tear'],
  }),
];
