/** jin2001, Table 2: what all its simulations have in common, as our set-ups have it. */
import type { Scenario } from '../../engine/scenario/types.ts';
import { pipeOf, setting } from '../claims/facts.ts';
import { two } from '../claims/headline.ts';
import { type Figure, figure } from '../figures/figure.ts';
import { tableOf, textCell } from '../figures/parts.ts';

/** Where each of the columns is run. */
const RUNS = {
  'Figures 6 and 7': 'jin2001-vs-tcp-red',
  'Figure 8': 'jin2001-vs-tcp-droptail',
  'Figures 10 and 11': 'jin2001-conv-fair',
} as const;

/** A number of packets over the bandwidth-delay product. */
const ofProduct = (packets: number, scenario: Scenario): string => `${two(packets / pipeOf(scenario))} × product`;

function limitOf(scenario: Scenario): string {
  const { queue } = scenario.path[0]!;
  // ns-2 counts the packet in transmission as waiting, our drop-tail queue does not.
  const places = 'limit' in queue ? queue.limit + (queue.kind === 'droptail' ? 1 : 0) : null;
  return places === null ? 'none' : ofProduct(places, scenario);
}

function redOf({ path }: Scenario): string {
  const { queue } = path[0]!;
  if (queue.kind !== 'red') return 'drop-tail';
  const { limit, minThreshold, maxThreshold, weight, maxP, wait, gentle } = queue;
  const thresholds = `thresholds ${two(minThreshold / limit)} and ${two(maxThreshold / limit)} of the limit`;
  return `${thresholds}, weight ${weight}, maximum chance ${maxP}${wait ? ', spaced' : ''}${gentle ? ', gentle' : ''}`;
}

/** What the table prints, and what a scenario has of it. */
const VALUES: Readonly<Record<string, readonly [print: string, of: (scenario: Scenario) => string]>> = {
  'packet size': ['1000 bytes', ({ flows }) => `${flows[0]!.packetSize} bytes`],
  'maximum window': ['128 packets', ({ transport }) => `${transport.maxWindow} packets`],
  'TCP version': [
    'SACK',
    ({ flows }) =>
      flows.flatMap(({ scheme }) => ('variant' in scheme ? scheme.variant.toUpperCase() : []))[0] ?? 'none',
  ],
  'timer granularity of TCP': ['0.1 s', ({ transport }) => `${transport.timerTick} s`],
  'limit of the queue': ['RED 2.5, drop-tail 1.5 × product', limitOf],
  RED: ['0.15 and 0.5 of the limit, 0.002, 0.1, wait, gentle', redOf],
};

export const table2: Figure = figure('jin2001-table2', {
  title: 'What all simulations have in common',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: {
    at: 'Section 5',
    says: 'Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.',
  },
  schemes: [],
  setups: Object.values(RUNS),
  note: 'Product: the bandwidth-delay product of the bottleneck, in packets. Ours differs where a cell differs from the print: two flows with windows of 128 packets could not fill 60 Mbit/s, and Figures 10 and 11 have packets of 500 bytes by their own text.',
  table: tableOf(Object.keys(RUNS), Object.keys(VALUES), (row) =>
    Object.values(RUNS).map((setup, index) => {
      const [print, of] = VALUES[row]!;
      return textCell(of(setting(setup)), index === 0 ? print : null);
    }),
  ),
});
