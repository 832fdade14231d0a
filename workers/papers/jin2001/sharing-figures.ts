/** jin2001, Figures 6 to 8: SIMD beside as many TCP flows. */
import { type Axis, type Figure, figure } from '../figures/figure.ts';
import { askOf, dots, line, metric, panel } from '../figures/parts.ts';
import { combined, type Quantity } from '../figures/quantity.ts';
import { besideTcp, FLOW_COUNTS, LINK_RATES, type Queue, signalRate } from './runs.ts';

const FLOWS: Axis = { label: 'flows of each kind', unit: '', scale: 'log' };

function sharing(number: number, queue: Queue, words: string, says: string, states?: readonly string[]): Figure {
  const mbps = (rate: number): string => `${rate / 1e6} Mbit/s`;
  const each = (flows: string, n: number, rate: number) => ({
    ask: askOf(besideTcp(queue, n, rate), 'flow-throughput', { flows: [flows] }, { each: true }),
  });
  const mean = (flows: string, n: number, rate: number): Quantity => {
    const throughput = metric(flows, besideTcp(queue, n, rate), 'flow-throughput', { flows: [flows] });
    return combined(flows, [throughput], ([bps]) => bps! / 1e6);
  };
  const kinds = [
    ['SIMD', 'SIMD(1/16)', 'studied'],
    ['TCP', 'TCP', 'tcp'],
  ] as const;
  return figure(`jin2001-fig${number}`, {
    title: `SIMD beside as many TCP flows, ${words}, 15 and 60 Mbit/s`,
    kind: 'sweep',
    lesson: 'sharing with TCP',
    notice: { at: 'Section 5.2', says },
    states,
    schemes: ['SIMD(1/16)', 'TCP'],
    setups: [`jin2001-vs-tcp-${queue}`],
    panels: LINK_RATES.flatMap((rate) => [
      panel(mbps(rate), FLOWS, { label: `throughput of a flow, ${mbps(rate)}`, unit: 'Mbit/s', scale: 'log' }),
      panel(`loss ${mbps(rate)}`, FLOWS, { label: queue === 'red-ecn' ? 'marked or dropped' : 'dropped', unit: '' }),
    ]),
    series: LINK_RATES.flatMap((rate) => [
      ...kinds.map(([name, scheme, flows]) =>
        dots(`${name} flows`, scheme, FLOW_COUNTS, (n) => each(flows, n, rate), mbps(rate), 1e-6),
      ),
      ...kinds.map(([name, scheme, flows]) => line(name, scheme, FLOW_COUNTS, (n) => mean(flows, n, rate), mbps(rate))),
      line('all traffic', null, FLOW_COUNTS, (n) => signalRate(queue, n, rate), `loss ${mbps(rate)}`),
    ]),
  });
}

const OVER_RED =
  'SIMD gets slightly less than TCP when the loss rate exceeds a certain level; below 10 % it is very TCP-compatible.';

export const sharingFigures: readonly Figure[] = [
  sharing(6, 'red-ecn', 'RED with ECN', OVER_RED),
  sharing(7, 'red', 'RED', OVER_RED, ['f7-compat', 'f7-high']),
  sharing(
    8,
    'droptail',
    'drop-tail',
    'Over drop-tail SIMD can still be TCP-compatible; the variance becomes larger, and SIMD gets less than TCP, compared to RED.',
  ),
];
