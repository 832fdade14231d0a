/** How far the runs of a figure are, and what can be done with it. */
import type { ReactNode } from 'react';
import type { FigureRun } from './figure-run.ts';
import { Button, SmallButton } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

interface Props {
  run: FigureRun;
  seeds: readonly number[];
  /** All that is drawn comes from one seed. */
  single: boolean;
  /** Takes other seeds, where they are chosen here. */
  onSeeds?: (seeds: readonly number[]) => void;
  children: ReactNode;
}

const FEW = [1, 2, 3];
const MANY = Array.from({ length: 10 }, (_, index) => index + 1);

export function RunBar({ run, seeds, single, onSeeds, children }: Props) {
  const { status, done, all, failed } = run.progress;
  return (
    <div className="run-bar row wrap" role="group" aria-label="Runs" data-running={status === 'running' || undefined}>
      {status === 'running' && <SmallButton onClick={() => run.stop()}>Stop</SmallButton>}
      {status === 'stopped' && (
        <Button className="small-button primary" onClick={() => run.resume()}>
          {done === 0 ? 'Run' : 'Go on'}
        </Button>
      )}
      {all > 0 && status !== 'done' && <progress max={all} value={done} aria-label="Runs that are over" />}
      <span className="run-words small ink-2" role="status">
        {wordsOf(run, seeds)}
      </span>
      {failed.size > 0 && (
        <span
          className="run-failed small"
          title={inRow(
            '{first}; {next}',
            [...new Set(failed.values())].map((why) => say(why)),
          )}
        >
          {failed.size === 1 ? 'one run has failed' : say('{count} runs have failed', { count: failed.size })}
        </span>
      )}
      <span className="run-tools row wrap end gap-16">
        {children}
        {all > 0 && onSeeds && single && (
          <SmallButton onClick={() => onSeeds([seeds[0]! + 1])}>Another seed</SmallButton>
        )}
        {all > 0 && onSeeds && !single && (
          <SmallButton onClick={() => onSeeds(seeds.length < MANY.length ? MANY : FEW)}>
            {seeds.length < MANY.length ? 'Run 10 seeds' : 'Show 3 seeds'}
          </SmallButton>
        )}
      </span>
    </div>
  );
}

function wordsOf(
  { progress: { status, done, all, stored, secondsLeft } }: FigureRun,
  seeds: readonly number[],
): string {
  if (status === 'idle') return say('looking for what has been run before');
  if (all === 0) return say('computed from closed forms: no runs');
  if (status === 'done') {
    const said = {
      runs: all === 1 ? say('One run') : say('All {count} runs', { count: all }),
      seeds:
        seeds.length === 1 ? say('seed {seed}', { seed: seeds[0]! }) : say('{count} seeds', { count: seeds.length }),
    };
    return stored === all ? say('{runs}, {seeds}, kept from before', said) : say('{runs}, {seeds}', said);
  }
  return status === 'running' && secondsLeft !== null
    ? say(all === 1 ? '{done} of {all} run, about {time} left' : '{done} of {all} runs, about {time} left', {
        ...{ done, all, time: span(secondsLeft) },
      })
    : say(all === 1 ? '{done} of {all} run' : '{done} of {all} runs', { done, all });
}

function span(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
}
