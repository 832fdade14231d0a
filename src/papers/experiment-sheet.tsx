/** What an experiment on paper has besides its figure and its table: set-up, what varied, what was measured, what was assumed, the link. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { findMeasure, measureKey, measureName, measureUnit } from '../../workers/experiments/measures.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { namedSetting, valuesOf, valueText } from '../../workers/experiments/settings.ts';
import { parameterList } from '../export/parameters.ts';
import { runsText } from '../format.ts';
import { urlOf } from '../link/links.ts';
import { MAX_LINK_LENGTH } from '../link/link-limits.ts';
import { QrPicture } from '../ui/qr-picture.tsx';
import { inRow, say } from '../../workers/words/say.ts';

/** A longer link is in no code that a camera reads, and in nobody's report. */
const PRINTED_LINK = Math.min(MAX_LINK_LENGTH, 2_000);

/** @param hash of the experiment's link; null where it has none */
export function ExperimentSheet({ experiment, hash }: { experiment: Experiment; hash: string | null }) {
  const { scenario, vary, measures } = experiment;
  const address = hash === null ? null : urlOf(hash);
  return (
    <section className="experiment-sheet" aria-label="On paper">
      <h2>Set-up</h2>
      <dl>
        {parameterList(scenario).map(({ name, value }, index) => (
          <div key={index}>
            <dt>{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>What varied</h2>
      <ul>
        {vary.map((setting) => (
          <li key={setting.path}>
            {say('{setting}: {values}', {
              setting: namedSetting(scenario, setting.path).name,
              values: inRow(
                '{first}; {next}',
                valuesOf(scenario, setting).map((_, index) => valueText(scenario, setting, index)),
              ),
            })}
          </li>
        ))}
        <li>{seedWords(experiment)}</li>
      </ul>
      <h2>What was measured of each run</h2>
      <ul>
        {measures.map((measure) => {
          const found = findMeasure(measure.id);
          const unit = measureUnit(measure);
          return (
            <li key={measureKey(measure)}>
              <b>{measureName(scenario, measure)}</b>
              {unit && `, ${say(unit)}`}: {found && say(found.definition)} {found && say(found.formula)}
              {found && found.papers.length > 0 && `; ${found.papers.join(', ')}`}; {found && say(found.window)}
            </li>
          );
        })}
      </ul>
      <h2>What was assumed</h2>
      <ul>
        {assumed(experiment).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <h2>The same again</h2>
      {address !== null && address.length <= PRINTED_LINK ? (
        <div className="sheet-link">
          <p>{address}</p>
          <QrPicture text={address} />
        </div>
      ) : (
        <p>Its link is too long for paper. The file of the experiment holds all of it.</p>
      )}
      <p>
        {say('Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.', {
          engine: ENGINE_VERSION,
        })}
      </p>
    </section>
  );
}

function seedWords(experiment: Experiment): string {
  const seeds = seedsOf(experiment);
  const points = pointsOf(experiment).length;
  const said = { from: seeds[0]!, to: seeds.at(-1)!, runs: runsText(points * seeds.length) };
  return seeds.length === 1
    ? say('Seeds: seed {from}, the same at every point; {runs} in all', said)
    : say('Seeds: seeds {from} to {to}, the same at every point; {runs} in all', said);
}

function assumed({ scenario, vary, seeds }: Experiment): string[] {
  const own = vary.some(({ path }) => path === '' || path === 'duration' || path === 'warmup');
  return [
    ...(own
      ? []
      : [
          say('What comes before {warmup} s is warm-up; the runs end at {end} s.', {
            warmup: scenario.warmup,
            end: scenario.duration,
          }),
        ]),
    ...(seeds > 1
      ? [
          say(
            'The seeds are independent draws of the same experiment. An interval is the mean ± Student’s t times s/√n, 95 %, two-sided: it takes the values as nearly normal, and where the median lies outside of it they are skewed.',
          ),
          say('Two points are compared seed by seed: a difference is told where its interval does not hold 0.'),
        ]
      : [say('One seed: no interval can be given.')]),
    ...(scenario.reverse === 'ideal' ? [say('ACKs wait in no queue and none is lost.')] : []),
    say('What is not named above is as the format has it where nothing is said (docs/scenario.md).'),
  ];
}
