/** The registry: all 71 figures and tables of the four papers. */
import { bansalOtherFigures } from '../bansal2001/other-figures.ts';
import { bansalSweeps } from '../bansal2001/wave-figures.ts';
import type { Figure } from './figure.ts';
import { jinFigures } from '../jin2001/figures.ts';
import { jinSharing } from '../jin2001/sharing-figures.ts';
import { tsaoFigures } from '../tsao2007/figures.ts';
import { tsaoTables } from '../tsao2007/tables.ts';
import { yangSweeps } from '../yang2000/sweep-figures.ts';
import { yangTables } from '../yang2000/tables.ts';
import { yangTraces } from '../yang2000/trace-figures.ts';

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
