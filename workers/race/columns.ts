/** What the tables of a race show: of one link in its units, of all links in parts of what is fair and of an empty path. */
import type { Quantity, Spread } from './standing.ts';
import { say } from '../words/say.ts';

export interface RaceColumn {
  quantity: Quantity;
  name: string;
  /** As people write it, `per` of what is measured in one of it. */
  unit: string;
  per: number;
  /** One sentence. */
  says: string;
}

const loss: RaceColumn = {
  quantity: 'loss',
  name: 'Loss',
  unit: '%',
  per: 0.01,
  says: 'Part of its packets that was lost or dropped.',
};
const beside: RaceColumn = {
  quantity: 'beside',
  name: 'TCP beside it',
  unit: '%',
  per: 0.01,
  says: 'What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.',
};
const JAIN: Omit<RaceColumn, 'says'> = { quantity: 'jain', name: 'Fairness', unit: 'Jain', per: 1 };

/** Of one link. The first is the height of the plane, the second its breadth. */
export function linkColumns(isBeside: boolean): RaceColumn[] {
  return [
    {
      quantity: 'throughput',
      name: 'Throughput',
      unit: 'Mbit/s',
      per: 1e6,
      says: 'What the receivers of its flows got in order, after the warm-up.',
    },
    {
      quantity: 'roundTrip',
      name: 'Round trip',
      unit: 'ms',
      per: 0.001,
      says: 'As its senders measured it, queue included.',
    },
    loss,
    {
      ...JAIN,
      says: isBeside
        ? 'Jain’s index over its flows and those of TCP: 1 is equal.'
        : 'Jain’s index over its flows: 1 is equal.',
    },
    ...(isBeside ? [beside] : []),
  ];
}

/** Of all links together. */
export const OVERALL_COLUMNS: readonly RaceColumn[] = [
  {
    quantity: 'part',
    name: 'Throughput',
    unit: '% of its fair part',
    per: 0.01,
    says: 'Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.',
  },
  {
    quantity: 'stretch',
    name: 'Round trip',
    unit: '× empty',
    per: 1,
    says: 'As a multiple of the round trip with an empty queue: mean over the links.',
  },
  { ...loss, says: 'Part of its packets that was lost or dropped: mean over the links.' },
  { ...JAIN, says: 'Jain’s index over all flows of a link: mean over the links with several.' },
  beside,
];

/** A mean in few digits. */
export function shortNumber(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(size < 0.01 ? 2 : 3)));
}

/** Place of the first digit: 0 of 1 to 10. */
function magnitude(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

/** `9.98 ± 0.01`; empty without a mean. */
export function spreadText({ mean, half }: Spread, { per }: RaceColumn): string {
  if (mean === null) return '';
  // A mean of equal values has an interval of roundings.
  if (half === null || half <= 1e-9 * Math.abs(mean)) return shortNumber(mean / per);
  // As many digits as the interval leaves: two of its own, of the mean five at most.
  const wide = half / per;
  const decimals = Math.max(0, Math.min(1 - magnitude(wide), 4 - magnitude(mean / per)));
  return say('{mean} ± {half}', {
    mean: (mean / per).toFixed(decimals),
    half: decimals > 0 && wide < 0.5 / 10 ** decimals ? shortNumber(wide) : wide.toFixed(decimals),
  });
}
