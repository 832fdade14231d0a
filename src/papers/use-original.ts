/** What our runs of the paper's figure gave, of which an experiment was made. Nothing runs for it: it is what has been answered. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { experimentAsks, experimentPlan } from '../../workers/papers/figures/experiment-figure.ts';
import type { Plan } from '../../workers/papers/figures/figure.ts';
import { type Drawn, drawnFigure } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import type { Seen } from './gallery-data.ts';
import { extentsOf } from './plot-model.ts';
import { type Extent, including, NOTHING } from './scale.ts';
import { answerStore, pool } from './spawn.ts';

export interface Original {
  ghost: Drawn | null;
  /** Its extents: the y axes hold both. */
  seen: Seen | null;
}

/** @param run that of the experiment: what it has been answered serves here too */
export function useOriginal(experiment: Experiment, run: FigureRun): Original {
  const [original, setOriginal] = useState<Experiment | null>(null);
  useEffect(() => {
    let stale = false;
    const show = (found: Experiment | null): void => {
      if (!stale) setOriginal(found);
    };
    if (experiment.figure === undefined) show(null);
    else
      import('./original.ts').then(
        ({ originalOf }) => show(originalOf(experiment)),
        () => show(null),
      );
    return () => {
      stale = true;
    };
  }, [experiment]);
  const own = useMemo(() => new FigureRun(pool, answerStore, undefined, run.answers), [run]);
  useEffect(() => {
    if (original) void own.want(experimentAsks(original), seedsOf(original), 0);
    return () => own.close();
  }, [own, original]);
  const news = useSyncExternalStore(own.subscribe, own.latest);
  return useMemo(() => {
    if (!original) return { ghost: null, seen: null };
    const plan = within(experimentPlan(original), including(NOTHING, xsOf(experimentPlan(experiment))));
    const ghost = drawnFigure(plan, news.answers, seedsOf(original));
    const panels = ghost.figure.panels.map(
      ({ id }) => [id, extentsOf(ghost.series.filter(({ panel }) => panel === id))] as const,
    );
    return { ghost, seen: Object.fromEntries(panels) };
  }, [original, experiment, news]);
}

function xsOf({ series }: Plan): number[] {
  return series.flatMap((one) => (one.mark === 'line' ? one.points.map(({ x }) => x) : []));
}

/** Its points that the axis of the other has. */
function within(plan: Plan, [low, high]: Extent): Plan {
  const series = plan.series.map((one) =>
    one.mark === 'line' ? { ...one, points: one.points.filter(({ x }) => x >= low && x <= high) } : one,
  );
  return { ...plan, series };
}
