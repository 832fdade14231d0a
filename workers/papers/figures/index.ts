/** The registry: all 72 figures and tables of the four papers. */
import { bansalFigures } from '../bansal2001/figures.ts';
import { jinFigures } from '../jin2001/figures.ts';
import { sharingFigures } from '../jin2001/sharing-figures.ts';
import { table2 } from '../jin2001/table2.ts';
import { convergenceTables } from '../jin2001/table3.ts';
import { tsaoFigures } from '../tsao2007/figures.ts';
import { tsaoTables } from '../tsao2007/tables.ts';
import { yangSweeps } from '../yang2000/sweep-figures.ts';
import { yangTables } from '../yang2000/tables.ts';
import { yangTraces } from '../yang2000/trace-figures.ts';
import type { Figure } from './figure.ts';

const PAPERS = ['bansal2001', 'yang2000', 'jin2001', 'tsao2007'];

/** By paper, figures before tables, in the order of their numbers. */
export const figures: readonly Figure[] = [
  ...bansalFigures,
  ...yangTraces,
  ...yangSweeps,
  ...yangTables,
  ...jinFigures,
  ...sharingFigures,
  table2,
  ...convergenceTables,
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
