/** The runs of the figure on show, and, while the reader has changed its set-up, those of the changed one beside them. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { type DrawnFigure, drawnFigure } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import { type Changes, changed } from './set-up.ts';
import { answerStore, pool } from './spawn.ts';

export interface Shown {
  /** Of the paper's set-up. */
  own: FigureRun;
  /** The runs of the run bar: those of the changed set-up, if there is one. */
  run: FigureRun;
  data: DrawnFigure;
  /** The paper's set-up beside a changed one. */
  ghost: DrawnFigure | null;
}

/**
 * @param seeds the first is the one whose traces are drawn
 * @param compute whether runs begin by themselves
 */
export function useFigure(figure: Figure, changes: Changes, seeds: readonly number[], compute: boolean): Shown {
  const [own] = useState(() => new FigureRun(pool, answerStore));
  const isChanged = Object.keys(changes).length > 0;
  const mine = useMemo(() => (isChanged ? changed(figure, changes) : figure), [figure, changes, isChanged]);
  const other = useMemo(() => (mine === figure ? null : new FigureRun(pool, answerStore)), [figure, mine]);
  const run = other ?? own;
  useEffect(() => {
    void run.want(asksOf(mine), seeds, compute ? Infinity : 0);
  }, [run, mine, seeds, compute]);
  // Stop the runs of a figure that is left.
  useEffect(() => () => own.close(), [own]);
  useEffect(() => () => other?.close(), [other]);
  const ownNews = useSyncExternalStore(own.subscribe, own.latest);
  const news = useSyncExternalStore(run.subscribe, run.latest);
  const data = useMemo(() => drawnFigure(mine, news.answers, seeds), [mine, news, seeds]);
  const ghost = useMemo(
    () => (other ? drawnFigure(figure, ownNews.answers, seeds) : null),
    [other, figure, ownNews, seeds],
  );
  return { own, run, data, ghost };
}
