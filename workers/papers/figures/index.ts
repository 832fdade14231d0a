/** The registry: all 71 figures and tables of the four papers. */
import { bansalOtherFigures } from './bansal-others.ts';
import { bansalSweeps } from './bansal-sweeps.ts';
import type { Figure } from './figure.ts';
import { jinFigures } from './jin-figures.ts';
import { jinSharing } from './jin-sharing.ts';
import { tsaoFigures } from './tsao-figures.ts';
import { tsaoTables } from './tsao-tables.ts';
import { yangSweeps } from './yang-sweeps.ts';
import { yangTables } from './yang-tables.ts';
import { yangTraces } from './yang-traces.ts';

const PAPERS = ['bansal2001', 'yang2000', 'jin2001', 'tsao2007'];

/** By paper, figures before tables, in the order of their numbers. */
export const figures: readonly Figure[] = [
  ...bansalSweeps,
  ...bansalOtherFigures,
  ...yangTraces,
  ...yangSweeps,
  ...yangTables,
  ...jinFigures,
  ...jinSharing,
  ...tsaoFigures,
  ...tsaoTables,
].toSorted((a, b) => rank(a) - rank(b));

/** The figure of that id, e.g. `yang2000-fig12`, or undefined. */
export function findFigure(id: string): Figure | undefined {
  return figures.find((figure) => figure.id === id);
}

function rank({ paper, number }: Figure): number {
  const [word, count] = number.split(' ');
  return PAPERS.indexOf(paper) * 1000 + (word === 'Table' ? 500 : 0) + Number(count);
}
