/** Every measure of a run, or of some runs beside each other: value, what it is, its formula, source and stretch, or why there is none. */
import { useDeferredValue, useState } from 'react';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { findMeasure, measureKey, measureName, measureShown } from '../../workers/experiments/measures.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { toldOf } from '../../workers/experiments/report.ts';
import { pointWords, type Row } from '../../workers/experiments/rows.ts';
import { SearchField } from '../ui/search-field.tsx';
import { compact } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import { inBoth, isFoundIn } from '../search/in-both.ts';

interface Props {
  experiment: Experiment;
  rows: readonly Row[];
}

export function NumbersTable({ experiment, rows }: Props) {
  const { scenario, measures } = experiment;
  const [typed, setTyped] = useState('');
  const looked = useDeferredValue(typed);
  const points = pointsOf(experiment);
  const shown = measures.filter((measure) => {
    const found = findMeasure(measure.id);
    const said = found ? `${inBoth(found.name, found.definition, found.family)} ${found.papers.join(' ')}` : '';
    return isFoundIn(`${measureName(scenario, measure)} ${said}`, looked);
  });
  const families = [...new Set(shown.map(({ id }) => findMeasure(id)?.family ?? ''))];
  return (
    <section aria-label="Numbers" className="run-numbers">
      <div className="row gap-16 numbers-find" role="search">
        <SearchField
          label="Find a number"
          placeholder="Find a number: loss, fairness, RTT"
          value={typed}
          onChange={setTyped}
        />
        <span className="small ink-3 end nowrap" role="status">
          {['None is called so.', 'One number'][shown.length] ?? say('{count} numbers', { count: shown.length })}
        </span>
      </div>
      {families.map((family) => (
        <table key={family} className="numbers-table measure-table">
          <caption className="strong">{family}</caption>
          {points.length > 1 && (
            <thead>
              <tr>
                <td />
                {points.map((point) => (
                  <th key={point.at.join(' ')} scope="col">
                    {pointWords(experiment, point)}
                  </th>
                ))}
                {points.length === 2 && <th scope="col">Difference</th>}
              </tr>
            </thead>
          )}
          <tbody>
            {shown
              .filter(({ id }) => findMeasure(id)?.family === family)
              .map((measure) => (
                <NumberRow key={measureKey(measure)} experiment={experiment} rows={rows} measure={measure} />
              ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function NumberRow({ experiment, rows, measure }: Props & { measure: Experiment['measures'][number] }) {
  const told = toldOf(experiment, rows, measure);
  const { unit, per } = measureShown(measure);
  const found = findMeasure(measure.id);
  const digits = (value: number): string => compact(value / per, 4);
  const [one, other] = told;
  return (
    <tr>
      <th scope="row">
        {measureName(experiment.scenario, measure)}
        {unit && <span className="unit">, {say(unit)}</span>}
        <span className="block s ink-3 measure-words">
          {found && say(found.definition)} <i>{found && say(found.formula)}</i>
          {found && found.papers.length > 0 && `; ${found.papers.join(', ')}`}; {found && say(found.window)}
        </span>
      </th>
      {told.map(({ mean, half, why, point }) => (
        <td key={point.at.join(' ')} title={why ?? undefined}>
          {mean === null ? (
            <span className="s ink-3 measure-words block">{why ?? 'not run yet'}</span>
          ) : (
            <>
              <span className="strong nowrap">{digits(mean)}</span>
              {!!half && <span className="unit nowrap"> ± {digits(half)}</span>}
              {why && <span className="block s ink-3 measure-words">{why}</span>}
            </>
          )}
        </td>
      ))}
      {told.length === 2 && (
        <td>{one!.mean !== null && other!.mean !== null ? digits(other!.mean - one!.mean) : '–'}</td>
      )}
    </tr>
  );
}
