/** What the seeds tell, as a table: a row a point, a column a measure, and beside the first row what differs from it. */
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { measureKey, measureName, measureShown } from '../../workers/experiments/measures.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { comparisonWords, skewWords, type Told, toldOf } from '../../workers/experiments/report.ts';
import { namedSetting } from '../../workers/experiments/settings.ts';
import { pointWords, type Row } from '../../workers/experiments/rows.ts';
import { runOfPoint } from '../../workers/papers/figures/experiment-figure.ts';
import { compact } from '../format.ts';
import { RunLink } from './run-links.tsx';
import { inRow, say } from '../../workers/words/say.ts';

export function ExperimentTable({ experiment, rows }: { experiment: Experiment; rows: readonly Row[] }) {
  const { scenario, measures, seeds } = experiment;
  const points = pointsOf(experiment);
  const told = measures.map((measure) => toldOf(experiment, rows, measure));
  const [seed] = seedsOf(experiment);
  return (
    // A wide table scrolls sideways, with keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-box" tabIndex={0} role="region" aria-label="What the seeds tell">
      <table className="numbers-table told-table">
        <caption>
          {seeds === 1
            ? say('Of one seed.')
            : points.length === 1
              ? say('Mean over {seeds} seeds ± its 95 % interval (Student’s t).', { seeds })
              : say(
                  'Mean over {seeds} seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.',
                  { seeds },
                )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{settingsHead(experiment)}</th>
            {measures.map((measure) => {
              const { unit } = measureShown(measure);
              const name = measureName(scenario, measure);
              return (
                <th key={measureKey(measure)} scope="col">
                  {unit ? say('{name}, {unit}', { name, unit: say(unit) }) : name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.at.join(' ')}>
              <th scope="row">
                <RunLink run={{ ...runOfPoint(point), seed: seed! }} words={pointWords(experiment, point)} />
              </th>
              {told.map((column, measure) => (
                <ToldCell
                  key={measureKey(measures[measure]!)}
                  told={column[index]!}
                  seeds={seeds}
                  per={measureShown(measures[measure]!).per}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function settingsHead({ scenario, vary }: Experiment): string {
  const names = vary.map(({ path }) => namedSetting(scenario, path).name);
  return names.length === 0 ? say('Run') : inRow('{first}, {next}', names);
}

/** @param props.per of the measure's unit in one of those that are shown */
function ToldCell({ told, seeds, per }: { told: Told; seeds: number; per: number }) {
  const { mean, half, against, values, why } = told;
  const digits = (value: number): string => compact(value / per, 3);
  const known = values.filter((value) => value !== null).length;
  if (mean === null)
    return (
      <td className="ink-3">
        {why ? (
          <span title={why}>{say('none: {why}', { why: say(why) })}</span>
        ) : (
          <span className="not-yet">not run yet</span>
        )}
      </td>
    );
  const skewed = skewWords(told, digits);
  return (
    <td title={why ?? undefined}>
      <span className="strong nowrap">
        {digits(mean)}
        {!!half && <span className="unit"> ± {digits(half)}</span>}
      </span>
      {known < seeds && <span className="block s ink-3">{say('{known} of {seeds} seeds', { known, seeds })}</span>}
      {skewed && <span className="block s ink-3">{skewed}</span>}
      {against && known === seeds && seeds > 1 && (
        <span className={against.verdict === 'open' ? 'block s ink-2' : 'block s ink-3'}>
          {comparisonWords(against, digits)}
        </span>
      )}
    </td>
  );
}
