/** What is measured of each run: a list, and a search among all that can be. */
import { useDeferredValue, useState } from 'react';
import { streamNames } from '../../workers/engine/network/sources/index.ts';
import { BOUNDS, type Experiment, type Measure } from '../../workers/experiments/experiment.ts';
import { groupNames } from '../../workers/experiments/groups.ts';
import {
  findMeasure,
  measureKey,
  MEASURES,
  measureName,
  measureToAdd,
  measureShown,
  type MeasureWords,
} from '../../workers/experiments/measures.ts';
import { LinkButton } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { say } from '../../workers/words/say.ts';
import { inBoth, isFoundIn } from '../search/in-both.ts';
import { Select } from '../ui/select.tsx';

interface Props {
  experiment: Experiment;
  onChange(measures: readonly Measure[]): void;
}

/** Found at most: more are told by another word. */
const MOST_FOUND = 30;

export function MeasureList({ experiment, onChange }: Props) {
  const { measures, scenario } = experiment;
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Measures">
      <h2 className="desk-title">Measured of each run</h2>
      <ul className="measure-list">
        {measures.map((measure, index) => {
          const { unit } = measureShown(measure);
          const name = measureName(scenario, measure);
          return (
            <li key={measureKey(measure)} className="row on-line apart gap-8">
              <span title={findMeasure(measure.id)?.definition}>
                {name}
                {unit && <span className="unit">, {say(unit)}</span>}
              </span>
              <span className="row gap-8">
                <Whose
                  measure={measure}
                  experiment={experiment}
                  onChange={(next) => {
                    if (!measures.some((one) => measureKey(one) === measureKey(next)))
                      onChange(measures.with(index, next));
                  }}
                />
                {measures.length > 1 && (
                  <LinkButton
                    className="link-button small"
                    aria-label={say('Remove {name}', { name })}
                    onClick={() => onChange(measures.toSpliced(index, 1))}
                  >
                    Remove
                  </LinkButton>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {!open && measures.length < BOUNDS.measures && (
        <p>
          <LinkButton onClick={() => setOpen(true)}>Add a measure…</LinkButton>
        </p>
      )}
      {open && (
        <FindMeasure
          experiment={experiment}
          onClose={() => setOpen(false)}
          onAdd={(measure) => onChange([...measures, measure])}
        />
      )}
    </section>
  );
}

/** Of which flows or source, or at which bottleneck, where there are several. */
function Whose({
  measure,
  experiment,
  onChange,
}: {
  measure: Measure;
  experiment: Experiment;
  onChange(measure: Measure): void;
}) {
  const { scenario } = experiment;
  const { of, name: english = measure.id } = findMeasure(measure.id) ?? {};
  const said = { measure: say(english) };
  const names = groupNames(scenario);
  if (of === 'group' && scenario.flows.length > 1)
    return (
      <Select
        label={say('Of which flows: {measure}', said)}
        hideLabel
        value={measure.group ?? ''}
        options={[
          { value: '', label: 'all flows' },
          ...scenario.flows.map(({ id }, index) => ({ value: id, label: names[index]! })),
        ]}
        onChange={(group) => onChange({ id: measure.id, ...(group !== '' && { group }) })}
      />
    );
  const hops = scenario.path.length + (scenario.reverse === 'ideal' ? 0 : scenario.reverse.length);
  if (of === 'hop' && hops > 1)
    return (
      <Select
        label={say('At which bottleneck: {measure}', said)}
        hideLabel
        value={String(measure.hop ?? 0)}
        options={Array.from({ length: hops }, (_, hop) => ({
          value: String(hop),
          label:
            hop < scenario.path.length
              ? say('bottleneck {number}', { number: hop + 1 })
              : say('back {number}', { number: hop - scenario.path.length + 1 }),
        }))}
        onChange={(hop) => onChange({ id: measure.id, ...(hop !== '0' && { hop: Number(hop) }) })}
      />
    );
  if (of === 'source' && scenario.traffic.length > 1)
    return (
      <Select
        label={say('Of which source: {measure}', said)}
        hideLabel
        value={String(measure.source ?? '')}
        options={[
          { value: '', label: 'all sources' },
          ...streamNames(scenario.traffic, say).map((label, source) => ({ value: String(source), label })),
        ]}
        onChange={(source) => onChange({ id: measure.id, ...(source !== '' && { source: Number(source) }) })}
      />
    );
  return null;
}

function FindMeasure({
  experiment,
  onAdd,
  onClose,
}: {
  experiment: Experiment;
  onAdd(measure: Measure): void;
  onClose(): void;
}) {
  const [typed, setTyped] = useState('');
  const found = foundBy(useDeferredValue(typed)).filter(
    ({ id }) =>
      !experiment.measures.some((measure) => measureKey(measure) === measureKey(measureToAdd(experiment.scenario, id))),
  );
  const families = [...new Set(found.map(({ family }) => family))];
  return (
    <div className="find-measure" role="search">
      <div className="row gap-8">
        <SearchField
          label="Find a measure"
          placeholder="Find a measure: fairness, delay, window"
          value={typed}
          onChange={setTyped}
        />
        <LinkButton onClick={onClose}>Done</LinkButton>
      </div>
      <div className="found-measures thin-scroll">
        {found.length === 0 && <p className="help">None is called so.</p>}
        {families.map((family) => (
          <div key={family} role="group" aria-label={family}>
            <p className="family">{family}</p>
            {found
              .filter((one) => one.family === family)
              .map(({ id, name, unit, definition, formula, papers }) => (
                <button
                  key={id}
                  type="button"
                  className="found-measure to-left"
                  onClick={() => onAdd(measureToAdd(experiment.scenario, id))}
                >
                  <b className="strong">{name}</b>
                  {unit && unit !== '1' && <span className="unit">, {say(unit)}</span>}
                  <span className="block s ink-2">{definition}</span>
                  <span className="block s ink-3">
                    {say(formula)}
                    {papers.length > 0 && `; ${papers.join(', ')}`}
                  </span>
                </button>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Every word stands somewhere in what is said of it; those of the summary first. */
function foundBy(text: string): readonly MeasureWords[] {
  return MEASURES.filter(({ id, name, definition, family, papers }) =>
    isFoundIn(`${id} ${inBoth(name, definition, family)} ${papers.join(' ')}`, text),
  ).slice(0, MOST_FOUND);
}
