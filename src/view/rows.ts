/** Which rows of the charts are shown. */
import { rowCards, type RowId } from '../charts/rows/index.ts';
import { viewSetting } from './view-setting.ts';

const initial: readonly RowId[] = ['throughput', 'queue', 'fairness'];

export const rows = viewSetting({
  initial: { rows: initial },
  fields: { rows: { type: 'names', most: 12, help: 'Rows of the chart by their ids.' } },
  toLink: (state, usual) => (state.rows.join() === usual.rows.join() ? {} : { rows: [...state.rows] }),
  // Rows that this page does not know are left out.
  fromLink(fields) {
    const known = rowCards(fields.rows ?? []).map(({ id }) => id);
    return known.length > 0 ? { rows: known } : {};
  },
});
