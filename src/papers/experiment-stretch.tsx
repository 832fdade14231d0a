/** From when to when an experiment's runs are measured, and what has not begun by then. */
import { streamNames } from '../../workers/engine/network/sources/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { groupNames } from '../../workers/experiments/groups.ts';
import { capitalized, spanText } from '../format.ts';
import { LinkButton } from '../ui/button.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { say } from '../../workers/words/say.ts';
import type { ExperimentState } from './experiment-state.ts';

interface Props {
  state: ExperimentState;
  experiment: Experiment;
}

export function Stretch({ experiment, state }: Props) {
  const { scenario, vary } = experiment;
  // Of whole scenarios each has its own.
  if (vary.some(({ path }) => path === '' || path === 'duration' || path === 'warmup')) return null;
  const set = (change: { warmup: number } | { duration: number }): void => {
    state.change((file) => ({ ...file, scenario: { ...file.scenario, ...change } }));
  };
  const late = latest(scenario);
  return (
    <section aria-label="Stretch">
      <h2 className="desk-title">Measured</h2>
      <div className="range-fields row wrap gap-12 small">
        {say('from')}
        <NumberField label="from, s" value={scenario.warmup} onCommit={(warmup) => set({ warmup })} />
        {say('to')}
        <NumberField label="to, s" value={scenario.duration} onCommit={(duration) => set({ duration })} />s
      </div>
      <p className="help">The runs end there. What comes before counts as warm-up.</p>
      {late && (
        <p className="help">
          {say('{name} begins at {time}: the means hold time without it.', {
            name: capitalized(late.name),
            time: spanText(late.start),
          })}{' '}
          <LinkButton onClick={() => set({ warmup: late.start })}>
            {say('Measure from {time}', { time: spanText(late.start) })}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

/** What begins last, if that is after the warm-up; what never begins is none of it. */
function latest({ flows, traffic, warmup, duration }: Scenario): { name: string; start: number } | null {
  const [names, sources] = [groupNames({ flows }), streamNames(traffic, say)];
  const all = [
    ...flows.map(({ start }, index) => ({ name: names[index]!, start })),
    ...traffic.map(({ start }, index) => ({ name: sources[index]!, start })),
  ].filter(({ start }) => start > warmup && start < duration);
  return all.toSorted((one, other) => other.start - one.start)[0] ?? null;
}
