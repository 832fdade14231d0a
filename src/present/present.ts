/** Into presenting and out of it: full screen where the browser has it, and four rows of charts at most, so that they can be large. */
import type { Player } from '../player/player.ts';
import type { RowId } from '../charts/rows/index.ts';
import { mode, setMode } from '../screen/mode.ts';

/** Rows that are large enough on a projector; these are among them where they are on show. */
const ROWS = 4;
const ALWAYS: readonly RowId[] = ['throughput', 'queue', 'fairness'];

/** What to put back when presenting ends. */
let before: { rows: readonly RowId[]; focus: Element | null } | null = null;

export function togglePresenting(player: Player): void {
  if (mode.getState().presenting) leave(player);
  else enter(player);
}

/** End presenting, if it is on. */
export function leave(player: Player): void {
  if (!mode.getState().presenting) return;
  setMode({ presenting: false });
  if (before) show(player, before.rows);
  if (before?.focus instanceof HTMLElement) {
    const { focus } = before;
    // Where the focus was is hidden until the page has been drawn again.
    requestAnimationFrame(() => focus.focus());
  }
  before = null;
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

function enter(player: Player): void {
  const { rows } = player.state;
  before = { rows, focus: document.activeElement };
  show(player, presented(rows));
  setMode({ presenting: true, dialog: null });
  // A browser may refuse, and some phones have no full screen: then the page fills its window.
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** The rows to present, in their order. */
function presented(rows: readonly RowId[]): RowId[] {
  const others = rows.filter((row) => !ALWAYS.includes(row));
  const left = others.slice(0, ROWS - (rows.length - others.length));
  return rows.filter((row) => ALWAYS.includes(row) || left.includes(row));
}

/** Show exactly these rows, in this order. Missing ones are added first, because the last row cannot be hidden. */
function show(player: Player, wanted: readonly RowId[]): void {
  for (const row of wanted) if (!player.state.rows.includes(row)) player.toggleRow(row);
  for (const row of player.state.rows) if (!wanted.includes(row)) player.toggleRow(row);
  player.setView({ rows: wanted });
}
