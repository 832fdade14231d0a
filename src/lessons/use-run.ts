/** The run of a step: it waits where the question is asked, plays to where it is answered, and is open to play with. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../page.ts';
import { begun } from '../player/begun.ts';
import type { Player } from '../player/player.ts';
import type { RunSeries } from '../run/series.ts';
import { Measured } from '../scenes/measured.ts';
import { INITIAL_VIEW, viewFromLink } from '../view/index.ts';
import type { Step } from './lesson-file.ts';

/** `waits` at the question; `plays` to the end; `shown` at the end; `free` for the reader to change. */
export type RunPhase = 'waits' | 'plays' | 'shown' | 'free';

export interface StepRun {
  phase: RunPhase;
  /** The run up to the step's end, once it is shown. */
  measured: Measured | null;
  play(): void;
  /** At once to the end. */
  skip(): void;
  /** Let the reader play with it, or bring the step back. */
  free(on: boolean): void;
}

/** @param done the step was answered before: its end is shown at once */
export function useStepRun(player: Player, step: Step, done: boolean): StepRun {
  const [phase, setPhase] = useState<RunPhase>('waits');
  const [measured, setMeasured] = useState<{ step: Step; run: Measured } | null>(null);
  const before = useRef<RunPhase>('waits');
  const ending = useRef<() => void>(() => undefined);
  /** Whether the step's beginning is on show, and what was asked for before it was. */
  const begins = useRef<{ shown: boolean; next: () => void }>({ shown: false, next: () => undefined });
  const end = useCallback((): void => {
    player.togglePlay(false);
    if (player.time !== step.until) player.seek(step.until);
    const reached = (): boolean => isAt(player, step.until);
    const finish = (): void => {
      const run = Measured.of(step.scenario, player.series, step.until);
      if (run) setMeasured({ step, run });
      setPhase('shown');
    };
    if (reached()) return finish();
    setPhase('plays');
    ending.current();
    const stop = player.store.subscribe(() => {
      if (!reached()) return;
      stop();
      finish();
    });
    ending.current = stop;
  }, [player, step]);
  const enter = useCallback(
    (there: boolean): (() => void) => {
      let still = true;
      setPhase('waits');
      setMeasured(null);
      begins.current = { shown: false, next: () => undefined };
      void show(player, step).then(() => {
        if (!still) return;
        if (there) end();
        else if (step.from > 0 && player.time !== step.from) player.seek(step.from);
        begins.current.shown = true;
        begins.current.next();
      });
      return () => {
        still = false;
        ending.current();
      };
    },
    [player, step, end],
  );
  // Whether it was answered counts when the step is come to, not when it is answered.
  const doneAtFirst = useRef(done);
  useEffect(() => enter(doneAtFirst.current), [enter]);
  useEffect(() => {
    if (phase !== 'plays') return undefined;
    return player.store.subscribe(({ now, playing }) => {
      if (playing && now >= step.until) end();
    });
  }, [phase, player, step, end]);

  /** Do it, or as soon as the step's beginning is on show. */
  const soon = (what: () => void): void => {
    if (begins.current.shown) what();
    else begins.current.next = what;
  };
  const go = (): void => {
    if (matchMedia(REDUCED_MOTION).matches) return end();
    setPhase('plays');
    player.setSpeed(step.speed);
    player.togglePlay(true);
  };
  const play = (): void => soon(go);
  const skip = (): void => soon(end);
  const free = (on: boolean): void => {
    if (on) {
      before.current = phase === 'plays' ? 'shown' : phase;
      player.togglePlay(false);
      player.setView({ zoom: null, window: null });
      setPhase('free');
    } else enter(before.current === 'shown');
  };
  return { phase, measured: measured?.step === step ? measured.run : null, play, skip, free };
}

function isAt(player: Player, time: number): boolean {
  return player.time >= time - 1e-6 && !player.run.loading;
}

/** Before the time that the step is about, as much of what came before as helps to go on from. */
function zoomOf({ from, until }: Step): [number, number] {
  return [Math.max(0, from - (until - from) / 2), until];
}

/** What was opened last, and the run that came of it. */
const opened = new WeakMap<Player, { step: Step; series: RunSeries }>();

/** Show the step's run at its beginning; one that goes on stays as it stands. */
async function show(player: Player, step: Step): Promise<void> {
  const last = opened.get(player);
  const { state, series, time } = player;
  const untouched = last?.series === series && state.scenario === state.base;
  player.togglePlay(false);
  if (!untouched || last.step.scenario !== step.scenario || time !== step.from) player.open(step.scenario, false, null);
  player.store.setState({
    ...viewFromLink(step.view, step.scenario, INITIAL_VIEW),
    rows: step.rows,
    zoom: zoomOf(step),
  });
  player.inspect(player.state.observedFlow);
  await begun(player);
  opened.set(player, { step, series: player.series });
}

/** The run of a step up to its end, with nobody watching; null where its samples tell of another run. */
export async function runThrough(player: Player, step: Step): Promise<Measured | null> {
  await show(player, step);
  if (player.time !== step.until) player.seek(step.until);
  await new Promise<void>((resolve) => {
    if (isAt(player, step.until)) return resolve();
    const stop = player.store.subscribe(() => {
      if (!isAt(player, step.until)) return;
      stop();
      resolve();
    });
  });
  return Measured.of(step.scenario, player.series, step.until);
}
