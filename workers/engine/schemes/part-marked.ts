/** What DCTCP and Prague say of their cuts: by half of the part α of the packets that is marked, and as TCP for a loss. */
import { type Facts, say } from '../transport/telling.ts';
import { HALVING, LEFT, type SchemeWords } from './scheme.ts';

const BY_PART = `W ← (1 − α/2) W, α = {alpha:2} of the packets marked: (1 − {alpha:2}/2) × {cut:.2} = ${LEFT}`;

/** The law's terms must hold `alpha`. */
export const CUT_BY_PART = {
  says: ({ cause }) => (cause === 'mark' ? BY_PART : HALVING),
  keeps: ({ cause, cut, alpha }: Facts<'alpha' | 'cut'>) => (cause === 'mark' ? cut * (1 - alpha / 2) : cut / 2),
} satisfies SchemeWords['cut'];

export const MARK_BY_PART = {
  passing: ({ alpha }: Facts<'alpha'>) =>
    say('{percent:packets} % of late were marked: {flow} cuts by half of that, {before:pair} to {after:pair}.', {
      percent: 100 * alpha,
    }),
};
