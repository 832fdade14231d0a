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
  return 'limit' in queue ? ofProduct(queue.limit + (queue.kind === 'droptail' ? 1 : 0), scenario) : 'none';
}

type Red = Extract<Scenario['path'][number]['queue'], { kind: 'red' }>;

/** What its queue has, if that is RED. */
const ofRed =
  (of: (queue: Red) => string) =>
  ({ path }: Scenario): string => {
    const { queue } = path[0]!;
    return queue.kind === 'red' ? of(queue) : NO_RED;
  };
const NO_RED = 'no RED';

/** What the table prints, of RED and of drop-tail, and what a scenario has of it. */
const VALUES: Readonly<Record<string, readonly [red: string, droptail: string, of: (scenario: Scenario) => string]>> = {
  'packet size': ['1000 bytes', '1000 bytes', ({ flows }) => `${flows[0]!.packetSize} bytes`],
  'maximum window': ['128 packets', '128 packets', ({ transport }) => `${transport.maxWindow} packets`],
  TCP: [
    'SACK',
    'SACK',
    ({ flows }) =>
      flows.flatMap(({ scheme }) => ('variant' in scheme ? String(scheme.variant).toUpperCase() : []))[0] ?? 'none',
  ],
  'TCP’s clock': ['0.1 s', '0.1 s', ({ transport }) => `${transport.timerTick} s`],
  'queue limit': ['2.5 × product', '1.5 × product', limitOf],
  'RED min_th': ['0.15 Q', NO_RED, ofRed(({ minThreshold, limit }) => `${two(minThreshold / limit)} Q`)],
  'RED max_th': ['0.5 Q', NO_RED, ofRed(({ maxThreshold, limit }) => `${two(maxThreshold / limit)} Q`)],
  'RED w_q': ['0.002', NO_RED, ofRed(({ weight }) => String(weight))],
  'RED max_p': ['0.1', NO_RED, ofRed(({ maxP }) => String(maxP))],
  'RED wait_': ['on', NO_RED, ofRed(({ wait }) => (wait ? 'on' : 'off'))],
  'RED gentle_': ['on', NO_RED, ofRed(({ gentle }) => (gentle ? 'on' : 'off'))],
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
  note: 'Product: the bandwidth-delay product of the bottleneck, in packets; Q: the limit of the queue, RED’s names as ns-2 has them. Ours differs where a cell differs from the print: two flows with windows of 128 packets could not fill 60 Mbit/s, and Figures 10 and 11 have packets of 500 bytes by their own text.',
  table: tableOf(Object.keys(RUNS), Object.keys(VALUES), (row) =>
    Object.values(RUNS).map((setup) => {
      const [red, droptail, of] = VALUES[row]!;
      const scenario = setting(setup);
      return textCell(of(scenario), scenario.path[0]!.queue.kind === 'red' ? red : droptail);
    }),
  ),
});
