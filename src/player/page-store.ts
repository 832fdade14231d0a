/** The page's state, and the choices that concern only what is in view. */
import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { type RowId, withRow } from '../charts/rows/index.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import { INITIAL_VIEW, type ViewState } from '../view/index.ts';
import type { RunNumbers } from '../run/numbers.ts';
import { AT_THE_START, type Notice, type PageState } from './state.ts';

/** How long a notice that only informs stays, ms of wall time. */
const INFO_MS = 8_000;

export class PageStore {
  readonly store;
  private noticeSince = 0;
  private refitWanted = false;

  constructor(
    scenario: Scenario,
    speed: number | null,
    numbers: RunNumbers,
    /** Ask for an animation frame. */
    readonly redraw: () => void,
  ) {
    this.store = createStore<PageState>(() => ({
      ...{
        scenario,
        base: scenario,
        liveEvents: 0,
        phase: 'starting',
        playing: false,
        speed,
        numbers,
      },
      ...AT_THE_START,
      ...{ name: 'A', other: null, notice: null, flowState: null, held: [], canUndo: false, canRedo: false },
      ...{ stepUnit: 'rtt', pointed: null, question: null, highlight: null, summing: false },
      ...INITIAL_VIEW,
    }));
  }

  get state(): PageState {
    return this.store.getState();
  }

  set(change: Partial<PageState>): void {
    this.store.setState(change);
  }

  /** Let the axes fit what is in view, at the next drawing. */
  refit(): void {
    this.refitWanted = true;
    this.redraw();
  }

  /** Whether `refit` was called since the last call. */
  takeRefit(): boolean {
    const wanted = this.refitWanted;
    this.refitWanted = false;
    return wanted;
  }

  /** Show the run differently. */
  setView(change: Partial<ViewState> | Pick<PageState, 'highlight'>): void {
    this.set(change);
    this.redraw();
  }

  toggleUnit(): void {
    this.setView({ unit: this.state.unit === 's' ? 'rtt' : 's' });
  }

  /** Show the last `window` seconds; null shows the whole run. */
  setWindow(window: number | null): void {
    this.setView({ window, zoom: null });
  }

  /** Show a stretch of time, s; null follows the run again. */
  setZoom(zoom: ViewState['zoom']): void {
    this.setView({ zoom });
  }

  /** Show or hide a row of the charts; the last one stays. */
  toggleRow(row: RowId): void {
    const { rows } = this.state;
    const shown = rows.includes(row) ? rows.filter((other) => other !== row) : withRow(rows, row);
    if (shown.length > 0) this.setView({ rows: shown });
  }

  togglePlane(): void {
    this.setView({ plane: !this.state.plane });
  }

  /** Highlight a flow; null highlights none. */
  point(flow: FlowChoice | null): void {
    const { pointed } = this.state;
    if (pointed?.group === flow?.group && pointed?.flow === flow?.flow) return;
    this.set({ pointed: flow });
    this.redraw();
  }

  say(notice: Notice | null): void {
    this.noticeSince = performance.now();
    this.set({ notice });
  }

  /** Remove a notice that only informs and has been shown long enough. */
  dropOldNotice(): void {
    if (this.state.notice?.kind === 'info' && performance.now() - this.noticeSince > INFO_MS)
      this.set({ notice: null });
  }
}
