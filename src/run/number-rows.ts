/** The rows of the number tables: one unit and one count of decimals each, so that nothing moves while numbers run. */
import { fixed, lastSpan } from '../format.ts';
import type { RunNumbers } from './numbers.ts';
import { say } from '../../workers/words/say.ts';

export type RowKey =
  | ('now' | 'mean' | 'share' | 'ofLink' | 'cov' | 'lost' | 'lossEventRate' | 'roundTrip')
  | ('transfers' | 'took' | 'tookSd' | 'took95' | 'took99');

export interface NumberRow {
  key: RowKey;
  /** Name and unit. */
  head: string;
  /** What the number is, for who rests on its name. */
  about: string;
  /** From SI units to those of the row. */
  scale: number;
  digits: number;
}

/** The rows of a run's numbers. */
export function numberRows({
  scenario: { path, flows, traffic },
  covBin,
  averaging,
  groups = [],
}: Pick<RunNumbers, 'scenario' | 'covBin' | 'averaging'> & Partial<Pick<RunNumbers, 'groups'>>): readonly NumberRow[] {
  const slowest = Math.min(...path.map((hop) => hop.rate ?? Infinity));
  // Also on a fast link: what is lost on the way may leave a flow a thousandth of it, and its two first digits are said.
  const least = Math.min(...groups.flatMap(({ mean }) => (mean > 0 ? [mean / 1e6] : [])));
  const digits = Math.max(slowest < 2e6 ? 3 : 2, least < 0.01 ? 4 : least < 0.1 ? 3 : 0);
  return [
    {
      key: 'now',
      head: 'now, Mbit/s',
      about: say('What all flows of the scheme get together, over {span}', { span: lastSpan(averaging) }),
      scale: 1e-6,
      digits,
    },
    { key: 'mean', head: 'mean, Mbit/s', about: 'The same, on average', scale: 1e-6, digits },
    ...(traffic.length === 0
      ? [{ key: 'share', head: 'share, %', about: 'Of what all flows get', scale: 100, digits: 0 } as const]
      : OF_FLOWS_AND_LINK),
    {
      key: 'cov',
      head: 'CoV',
      about: say(
        'Coefficient of variation of what one flow sends in {span} ms, mean over the flows: 0 is perfectly smooth',
        { span: fixed(1000 * covBin, 0) },
      ),
      scale: 1,
      digits: 2,
    },
    { key: 'lost', head: 'lost, %', about: 'Packets dropped, of those sent', scale: 100, digits: 3 },
    {
      key: 'lossEventRate',
      head: 'loss events, %',
      about: 'Loss events of packets sent, p: the drops of one round trip are one event',
      scale: 100,
      digits: 3,
    },
    {
      key: 'roundTrip',
      head: 'round trip, ms',
      about: 'Mean of the round trips that the flows made',
      scale: 1000,
      digits: 0,
    },
    ...(flows.some(({ packets }) => packets !== null) ? OF_TRANSFERS : []),
  ];
}

/** Beside streams a share among flows is none of the link. */
const OF_FLOWS_AND_LINK = [
  {
    key: 'share',
    head: 'of flows, %',
    about: 'Of what all flows get together; streams are not among them',
    scale: 100,
    digits: 0,
  },
  { key: 'ofLink', head: 'of link, %', about: 'Of what the link can carry', scale: 100, digits: 0 },
] as const satisfies readonly NumberRow[];

const OF_TRANSFERS: readonly NumberRow[] = [
  { key: 'transfers', head: 'transfers', about: 'Transfers that are over', scale: 1, digits: 0 },
  {
    ...{ key: 'took', head: 'took, s', scale: 1, digits: 3 },
    about: 'Completion time: from a transfer’s first packet to the ACK of its last, mean',
  },
  { key: 'tookSd', head: 'spread, s', about: 'Standard deviation of the completion times', scale: 1, digits: 3 },
  { key: 'took95', head: '95th, s', about: '95 in 100 transfers took no longer', scale: 1, digits: 3 },
  { key: 'took99', head: '99th, s', about: '99 in 100 transfers took no longer', scale: 1, digits: 3 },
];

/** A number of a row, or a dash where there is none; what is too little for its digits is no 0. */
export function cellText({ key, scale, digits }: NumberRow, value: number | null | undefined): string {
  if (value === null || value === undefined || (key === 'roundTrip' && value === 0)) return '–';
  const text = fixed(scale * value, digits);
  return value > 0 && Number(text) === 0 ? `< ${text.slice(0, -1)}1` : text;
}
