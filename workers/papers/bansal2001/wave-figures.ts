/** bansal2001, Figures 7 to 9 and 14 to 16: flows against a source that comes and goes. */
import { alike, mixed, ON_TIMES, PERIODS, share, sharesAsk, STUDIED_FLOWS, TCP_FLOWS, used } from './runs.ts';
import type { Axis, Figure, Panel } from '../figures/figure.ts';
import { askOf, dots, line, metric, panel } from '../figures/parts.ts';

const PERIOD_AXIS: Axis = { label: 'one high and one low time together', unit: 's', scale: 'log' };
const ON_AXIS: Axis = { label: 'time on, and as long off', unit: 's', scale: 'log', range: [0.01, 100] };
const SHARE_PANEL: Panel = panel('main', PERIOD_AXIS, { label: 'throughput over the fair share', unit: '' });

function mixedFigure(number: number, scheme: string, others: readonly string[] = []): Figure {
  const runs = (period: number): ReturnType<typeof mixed> => mixed(scheme, period);
  return {
    id: `bansal2001-fig${number}`,
    paper: 'bansal2001',
    number: `Figure ${number}`,
    title: `Five TCP and five ${scheme} flows against a source that takes two thirds of the link half of the time`,
    kind: 'sweep',
    lesson: 'changing bandwidth',
    notice:
      'Two schemes that share fairly while nothing changes do not when the bandwidth swings every few seconds: TCP pulls ahead.',
    schemes: ['TCP', scheme],
    setups: ['bansal2001-sq31-mixed', ...others],
    panels: [SHARE_PANEL, panel('all', PERIOD_AXIS, { label: 'throughput of all ten over what is left', unit: '' })],
    series: [
      dots('TCP flows', 'TCP', PERIODS, (period) => ({
        ask: sharesAsk(runs(period)),
        from: TCP_FLOWS[0],
        to: TCP_FLOWS[1],
      })),
      dots(`${scheme} flows`, scheme, PERIODS, (period) => ({
        ask: sharesAsk(runs(period)),
        from: STUDIED_FLOWS[0],
        to: STUDIED_FLOWS[1],
      })),
      line('TCP', 'TCP', PERIODS, (period) => share(runs(period), 'tcp')),
      line(scheme, scheme, PERIODS, (period) => share(runs(period), 'studied')),
      line('all flows', null, PERIODS, (period) => metric('all', runs(period), 'agg-throughput'), 'all'),
    ],
    tables: [],
  };
}

const SCHEMES = ['TCP', 'TCP(1/8)', 'TFRC(6)'];

function alikeFigure(number: number, swing: '31' | '101', title: string, notice: string): Figure {
  return {
    id: `bansal2001-fig${number}`,
    paper: 'bansal2001',
    number: `Figure ${number}`,
    title,
    kind: 'sweep',
    lesson: 'changing bandwidth',
    notice,
    schemes: SCHEMES,
    setups: [`bansal2001-sq${swing}-homog`],
    panels: [panel('main', ON_AXIS, { label: 'throughput over what is left', unit: '', range: [0, 1] })],
    series: SCHEMES.flatMap((scheme) => [
      dots(`${scheme} flows`, scheme, ON_TIMES, (on) => ({
        ask: askOf(alike(scheme, on, swing), 'norm-throughput', undefined, { each: true }),
      })),
      line(scheme, scheme, ON_TIMES, (on) => used(scheme, on, swing)),
    ]),
    tables: [],
  };
}

const dropRates: Figure = {
  id: 'bansal2001-fig15',
  paper: 'bansal2001',
  number: 'Figure 15',
  title: 'Drop rate of ten flows of one scheme under the same swings',
  kind: 'sweep',
  lesson: 'changing bandwidth',
  notice: 'Lost throughput and dropped packets are two sides of the same mismatch of time scales.',
  schemes: SCHEMES,
  setups: ['bansal2001-sq31-homog'],
  panels: [panel('main', ON_AXIS, { label: 'drop rate', unit: '', range: [0, 0.14] })],
  series: SCHEMES.map((scheme) =>
    line(scheme, scheme, ON_TIMES, (on) => metric(scheme, alike(scheme, on), 'drop-rate')),
  ),
  tables: [],
};

export const bansalSweeps: readonly Figure[] = [
  mixedFigure(7, 'TFRC(6)', ['bansal2001-steady10', 'bansal2001-saw31-mixed', 'bansal2001-revsaw31-mixed']),
  mixedFigure(8, 'TCP(1/8)'),
  mixedFigure(9, 'SQRT(1/2)'),
  alikeFigure(
    14,
    '31',
    'Throughput of ten flows of one scheme against a 3:1 source',
    'Short bursts vanish in the queue and long ones are followed; in between every scheme loses.',
  ),
  dropRates,
  alikeFigure(
    16,
    '101',
    'Throughput of ten flows of one scheme under swings of 10:1',
    'Under extreme swings no scheme does well, and TFRC can do much worse than TCP.',
  ),
];
