/** The experiment on show: read from its address, changed by the reader, written back to the address, with undo. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ExperimentFile, experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { experimentTitle } from '../../workers/experiments/rows.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { describeRefusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { keepExperiment } from '../library/kept-experiments.ts';
import { experimentHash, readExperiment } from '../link/experiment-link.ts';
import { LinkError } from '../link/link-error.ts';
import { EXPERIMENT, type Place } from '../link/route.ts';
import { say } from '../../workers/words/say.ts';
import { heldExperiment, holdExperiment } from '../link/held-experiment.ts';

/** Steps that undo goes back at most. */
const MOST_STEPS = 100;

export interface ExperimentState {
  /** Null while it is read, and where it cannot be. */
  experiment: Experiment | null;
  /** Why what was asked for was refused, or the address cannot be opened. */
  problem: string | null;
  /** Why no link holds it; it is kept in this tab. */
  linkless: string | null;
  /** Its link, from `#` on; null until it is packed, and where there is none. */
  hash: string | null;
  canUndo: boolean;
  canRedo: boolean;
  /** @returns whether it was taken */
  change(to: (file: ExperimentFile) => ExperimentFile): boolean;
  open(experiment: Experiment): void;
  undo(): void;
  redo(): void;
}

/** What is on show, and what undo and redo lead to, the next one last. */
interface Steps {
  experiment: Experiment | null;
  past: readonly Experiment[];
  future: readonly Experiment[];
}

const NOTHING: Steps = { experiment: null, past: [], future: [] };

/** @param run what runs where the address holds no experiment */
export function useExperiment({ query }: Place, run: () => Scenario): ExperimentState {
  const packed = query.get('e');
  const [{ experiment, past, future }, setSteps] = useState(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const [linkless, setLinkless] = useState<string | null>(null);
  const [hash, setHash] = useState<string | null>(null);
  const first = useRef(run);

  const show = useCallback((steps: Steps & { experiment: Experiment }): void => {
    setSteps(steps);
    setProblem(null);
    setHash(null);
    holdExperiment(steps.experiment);
    const write = (link: string | null): void => {
      if (heldExperiment() !== steps.experiment) return;
      setHash(link);
      // The reader may be elsewhere by now.
      if (location.hash.startsWith(EXPERIMENT)) history.replaceState(null, '', link ?? EXPERIMENT);
    };
    experimentHash(steps.experiment).then(
      (link) => {
        setLinkless(null);
        write(link);
        if (steps.experiment.vary.length > 0) keepExperiment(experimentTitle(steps.experiment), link);
      },
      (error: unknown) => {
        setLinkless(error instanceof LinkError ? error.message : say('The address could not be written.'));
        write(null);
      },
    );
  }, []);

  useEffect(() => {
    let stale = false;
    const read = async (): Promise<Experiment> =>
      packed === null ? (heldExperiment() ?? ofRun(first.current())) : readExperiment(packed);
    read().then(
      (found) => {
        if (!stale) show({ ...NOTHING, experiment: found });
      },
      (error: unknown) => {
        if (stale) return;
        setSteps(NOTHING);
        setProblem(error instanceof Error ? error.message : say('This experiment cannot be opened.'));
      },
    );
    return () => {
      stale = true;
    };
  }, [packed, show]);

  const open = (next: Experiment): void =>
    show({ experiment: next, past: experiment ? [...past.slice(1 - MOST_STEPS), experiment] : [], future: [] });
  return {
    experiment,
    problem,
    linkless,
    hash,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change(to) {
      if (!experiment) return false;
      try {
        open(normalizeExperiment(to(experimentFile(experiment))));
        return true;
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        setProblem(say('{why}. Nothing was changed.', { why: describeRefusal(error.refusals[0]!) }));
        return false;
      }
    },
    open,
    undo() {
      const before = past.at(-1);
      if (experiment && before) show({ experiment: before, past: past.slice(0, -1), future: [...future, experiment] });
    },
    redo() {
      const after = future.at(-1);
      if (experiment && after) show({ experiment: after, past: [...past, experiment], future: future.slice(0, -1) });
    },
  };
}

/** Of the run that the playground shows: nothing varies yet. */
function ofRun(scenario: Scenario): Experiment {
  return normalizeExperiment({ version: 1, scenario, vary: [] });
}
