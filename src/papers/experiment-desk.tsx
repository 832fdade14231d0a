/** What an experiment is made of: what varies and its values, seeds, measures, what is drawn over time, its file. */
import { type Ref, useState } from 'react';
import { normalizeExperiment, type SettingFile, settingFile } from '../../workers/experiments/check.ts';
import { BOUNDS, COURSES, type Experiment } from '../../workers/experiments/experiment.ts';
import { firstSetting, settingsIn } from '../../workers/experiments/offers.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { describeRefusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { hasCourses } from '../../workers/papers/figures/experiment-figure.ts';
import { runsText } from '../format.ts';
import { LinkButton } from '../ui/button.tsx';
import { Segments, Stepper, Switch } from '../ui/controls.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ExperimentState } from './experiment-state.ts';
import { MeasureList } from './experiment-measures.tsx';
import { SettingEditor } from './experiment-setting.tsx';
import { Warning } from '../ui/warning.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Stretch } from './experiment-stretch.tsx';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';
import { needRules } from '../link/need-rules.ts';

interface Props {
  state: ExperimentState;
  experiment: Experiment;
}

const COURSE_WORDS = { window: 'Windows', throughput: 'Throughput', queue: 'Queue', rtt: 'Round trip' };

interface DeskProps extends Props {
  /** Whether there is a curve of theory to draw. */
  theory: boolean;
  ref: Ref<HTMLElement>;
}

export function ExperimentDesk({ state, experiment, theory, ref }: DeskProps) {
  const { scenario, vary, seeds, over, overMean } = experiment;
  const points = pointsOf(experiment).length;
  const setSetting = (index: number, setting: SettingFile): boolean =>
    state.change((file) => ({ ...file, vary: file.vary.with(index, setting) }));
  return (
    <aside ref={ref} className="figure-desk thin-scroll experiment-desk" aria-label="The experiment">
      <Warning small>{state.problem}</Warning>
      {state.linkless && (
        <p className="help">{say('{why} This tab keeps it meanwhile.', { why: say(state.linkless) })}</p>
      )}
      <section aria-label="What varies">
        <h2 className="desk-title">What varies</h2>
        {vary.map((setting, index) => (
          <SettingEditor
            key={`${index} ${setting.path}`}
            scenario={scenario}
            setting={setting}
            role={
              vary.length < 2
                ? ''
                : index === 0
                  ? say('the axis')
                  : experiment.map
                    ? say('a row each')
                    : say('a line each')
            }
            onChange={(next) => setSetting(index, next)}
            onRemove={() => state.change((file) => ({ ...file, vary: file.vary.toSpliced(index, 1) }))}
          />
        ))}
        {vary.length === 2 && (
          <Segments
            label="Drawn as"
            value={experiment.map ? 'map' : 'lines'}
            options={[
              { value: 'lines', label: 'Lines' },
              { value: 'map', label: 'Map' },
            ]}
            onChange={(drawn) => state.change((file) => ({ ...file, map: drawn === 'map' }))}
          />
        )}
        {vary.length === 2 && (
          <p>
            <button
              type="button"
              className="link-button"
              onClick={() => state.change((file) => ({ ...file, vary: file.vary.toReversed() }))}
            >
              {experiment.map ? 'Columns and rows the other way round' : 'Axis and lines the other way round'}
            </button>
          </p>
        )}
        {vary.length < BOUNDS.settings && (
          <AddSetting
            experiment={experiment}
            onAdd={(path) => {
              const first = firstSetting(scenario, path);
              if (first) state.change((file) => ({ ...file, vary: [...file.vary, settingFile(first)] }));
            }}
          />
        )}
      </section>
      <Stretch experiment={experiment} state={state} />
      <section aria-label="Seeds">
        <div className="desk-head row on-line apart">
          <h2 className="desk-title">Seeds</h2>
          <Stepper
            label="Number of seeds"
            value={seeds}
            min={1}
            onChange={(next) => state.change((file) => ({ ...file, seeds: next }))}
          />
        </div>
        <p className="help">{runsWords(points, seeds)}</p>
      </section>
      <MeasureList
        experiment={experiment}
        onChange={(measures) => state.change((file) => ({ ...file, measures: [...measures] }))}
      />
      {theory && (
        <section aria-label="Theory">
          <h2 className="desk-title">Beside it</h2>
          <Switch
            label="Theory’s curve"
            checked={experiment.theory}
            onChange={(on) => state.change((file) => ({ ...file, theory: on }))}
          />
        </section>
      )}
      <section aria-label="Over time">
        <h2 className="desk-title">Over time</h2>
        {hasCourses(experiment) ? (
          <>
            {COURSES.map((course) => (
              <Switch
                key={course}
                label={COURSE_WORDS[course]}
                checked={over.includes(course)}
                onChange={(on) =>
                  state.change((file) => ({
                    ...file,
                    over: COURSES.filter((one) => (one === course ? on : file.over.includes(one))),
                  }))
                }
              />
            ))}
            {over.length > 0 && seeds > 1 && (
              <Switch
                label="Mean of the seeds"
                checked={overMean}
                onChange={(on) => state.change((file) => ({ ...file, overMean: on }))}
              />
            )}
          </>
        ) : (
          <p className="help">With up to six points their runs can be drawn over time in one figure, a line each.</p>
        )}
      </section>
      <section aria-label="What must hold">
        <h2 className="desk-title">Must hold</h2>
        {experiment.must.map(({ says, part }, index) => (
          <p key={says} className="row on-line apart gap-8 small">
            <span>
              {part < 1
                ? say('{statement}, in {percent} % of the seeds', {
                    statement: says,
                    percent: Math.round(100 * part),
                  })
                : says}
            </span>
            <LinkButton
              aria-label={say('Remove {name}', { name: says })}
              onClick={() => state.change((file) => ({ ...file, must: file.must.toSpliced(index, 1) }))}
            >
              Remove
            </LinkButton>
          </p>
        ))}
        <TextField
          key={experiment.must.length}
          label="Add a statement"
          value=""
          onCommit={(says) => state.change((file) => ({ ...file, must: [...file.must, { says, part: 1 }] }))}
        />
        <p className="help">
          {sayMarked(
            scenario.flows.length > 1
              ? 'As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>, of a group <group>loss()</group>. At every point, in every seed.'
              : 'As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>. At every point, in every seed.',
            {},
            {
              queue: () => <code>mean-queue() &lt; 20: the queue is short</code>,
              use: () => <code>link-use() in 0.9..1</code>,
              group: () => <code>{`loss(${scenario.flows[0]!.id})`}</code>,
            },
          )}
        </p>
      </section>
      <section aria-label="Title and file">
        <TextField
          label="Title"
          value={experiment.title}
          onCommit={(title) => state.change((file) => ({ ...file, title }))}
        />
        <OpenFile state={state} />
        <p className="help">
          {sayMarked(
            'The same file runs on the command line: <code>npm run --silent experiment -- FILE.json</code>.',
            {},
            { code: (words) => <code>{words}</code> },
          )}
        </p>
      </section>
    </aside>
  );
}

function runsWords(points: number, seeds: number): string {
  const runs = runsText(points * seeds);
  if (points === 1)
    return seeds === 1 ? say('{runs}, of one seed.', { runs }) : say('{runs}, each with another seed.', { runs });
  const said = { runs, points, seeds };
  if (seeds === 1) return say('{runs}: {points}\u00a0points of one seed. What is left to chance is not seen.', said);
  return say(
    '{runs}: {points}\u00a0points, each with the same {seeds} seeds, so that differences are compared seed by seed.',
    said,
  );
}

/** The settings of the scenario by what they belong to. */
function AddSetting({ experiment, onAdd }: { experiment: Experiment; onAdd(path: string): void }) {
  const { scenario, vary } = experiment;
  const offers = settingsIn(scenario).filter(({ path }) => vary.every((setting) => setting.path !== path));
  const parts = [...new Set(offers.map(({ part }) => part))];
  return (
    <span className="select-field row apart gap-8 add-setting">
      <label htmlFor="add-setting">{vary.length === 0 ? 'Vary' : 'Vary as well'}</label>
      <select
        id="add-setting"
        value=""
        onChange={(event) => {
          if (event.target.value !== '') onAdd(event.target.value);
        }}
      >
        <option value="">choose a setting</option>
        {parts.map((part) => (
          <optgroup key={part} label={part}>
            {offers
              .filter((offer) => offer.part === part)
              .map(({ path, name }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </span>
  );
}

/** Bytes of a file at most. */
const MOST_BYTES = 20e6;

function OpenFile({ state }: { state: ExperimentState }) {
  const [problem, setProblem] = useState('');
  const read = async (file: File): Promise<void> => {
    try {
      if (file.size > MOST_BYTES) throw new RangeError(say('at most {most} MB are read', { most: MOST_BYTES / 1e6 }));
      const input: unknown = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
      await needRules(input);
      state.open(normalizeExperiment(input));
      setProblem('');
    } catch (error) {
      const why =
        error instanceof ScenarioError
          ? describeRefusal(error.refusals[0]!)
          : (error as Error).message.replace(/\.$/, '');
      setProblem(say('{file}: {why}. Nothing was changed.', { file: file.name.slice(0, 80), why }));
    }
  };
  return (
    <>
      <FileField small label="Open a file" accept=".json,application/json" onFile={(file) => void read(file)} />
      <Warning small>{problem}</Warning>
    </>
  );
}
