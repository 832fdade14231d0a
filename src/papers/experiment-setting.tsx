/** One setting that varies: its values as a list of numbers or names, or as a range. */
import type { SettingFile } from '../../workers/experiments/check.ts';
import { settingFile } from '../../workers/experiments/check.ts';
import type { Setting } from '../../workers/experiments/experiment.ts';
import { schemesToAdd } from '../../workers/experiments/offers.ts';
import { isNumeric, namedSetting, valueText, valuesOf, valueWords } from '../../workers/experiments/settings.ts';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { queues } from '../../workers/engine/network/queues/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { parseNumber } from '../format.ts';
import { LinkButton } from '../ui/button.tsx';
import { Segments, Switch } from '../ui/controls.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { inRow, say } from '../../workers/words/say.ts';

interface Props {
  scenario: Scenario;
  setting: Setting;
  /** What it is in the figure, where there are two. */
  role: string;
  /** @returns whether it was taken */
  onChange(setting: SettingFile): boolean;
  onRemove(): void;
}

export function SettingEditor(props: Props) {
  const { scenario, setting, role, onRemove } = props;
  const { name, unit } = namedSetting(scenario, setting.path);
  return (
    <div className="varied" role="group" aria-label={name}>
      <p className="row on-line apart">
        <span>
          <b className="strong">{name}</b>
          {unit && <span className="unit">, {say(unit)}</span>}
          {role && <span className="unit"> ({role})</span>}
        </span>
        <LinkButton className="link-button small" onClick={onRemove} aria-label={say('Remove {name}', { name })}>
          Remove
        </LinkButton>
      </p>
      {isNumeric(scenario, setting) ? <Numbers {...props} /> : <Names {...props} />}
    </div>
  );
}

/** Twelve digits: 0.07 · 100 is 7.000000000000001. */
const clean = (value: number): number => Number(value.toPrecision(12));

function Numbers({ scenario, setting, onChange }: Props) {
  const { path, values } = setting;
  const { name, per, unit } = namedSetting(scenario, path);
  const ranged = !('list' in values);
  const all = valuesOf(scenario, setting) as readonly number[];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const commit = (text: string): boolean => {
    const typed = text
      .split(/[,;\s]+/)
      .filter((part) => part !== '')
      .map(parseNumber);
    if (typed.length === 0 || !typed.every(Number.isFinite)) return false;
    return onChange({ path, values: [...new Set(typed.map((value) => clean(value * per)))] });
  };
  const setRange = (change: Partial<{ from: number; to: number; count: number; scale: 'linear' | 'log' }>): void => {
    if (ranged) onChange({ path, ...values, ...change });
  };
  const toRange = (): boolean =>
    onChange({
      path,
      from: least,
      to: most > least ? most : clean(2 * least + (least === 0 ? per : 0)),
      count: Math.max(3, Math.min(12, all.length)),
      scale: least > 0 && most / least >= 8 ? 'log' : 'linear',
    });
  return (
    <>
      <Segments
        label={say('Values of {name}', { name })}
        hideLabel
        value={ranged ? 'range' : 'list'}
        options={[
          { value: 'list', label: 'List' },
          { value: 'range', label: 'Range' },
        ]}
        onChange={(kind) => {
          if (kind === 'range') toRange();
          else onChange({ path, values: [...all] });
        }}
      />
      {ranged ? (
        <div className="range-fields row wrap gap-12">
          <Ended
            label="from"
            unit={unit}
            value={clean(values.from / per)}
            onCommit={(from) => setRange({ from: clean(from * per) })}
          />
          <Ended
            label="to"
            unit={unit}
            value={clean(values.to / per)}
            onCommit={(to) => setRange({ to: clean(to * per) })}
          />
          <Ended
            label="points"
            unit=""
            value={values.count}
            onCommit={(count) => setRange({ count: Math.round(count) })}
          />
          <Switch
            label="Logarithmic"
            checked={values.scale === 'log'}
            onChange={(log) => setRange({ scale: log ? 'log' : 'linear' })}
          />
          <p className="help">
            {inRow(
              '{first}, {next}',
              all.map((_, index) => valueWords(scenario, setting, index)),
            )}
          </p>
        </div>
      ) : (
        <TextField
          label={
            unit ? say('Values, with commas between, {unit}', { unit: say(unit) }) : say('Values, with commas between')
          }
          value={all.map((value) => String(clean(value / per))).join(', ')}
          onCommit={commit}
        />
      )}
    </>
  );
}

function Ended({
  label,
  unit,
  value,
  onCommit,
}: {
  label: string;
  unit: string;
  value: number;
  onCommit(value: number): void;
}) {
  return (
    <label className="row gap-8 small">
      {say(label)}{' '}
      <NumberField
        label={unit ? say('{name}, {unit}', { name: say(label), unit: say(unit) }) : say(label)}
        value={value}
        onCommit={onCommit}
      />
    </label>
  );
}

/** Names, settings of cards, whole scenarios: each can be taken off, and others of the kind added. */
function Names({ scenario, setting, onChange }: Props) {
  const all = valuesOf(scenario, setting);
  const file = settingFile(setting);
  const set = (values: readonly unknown[], names?: readonly string[]): boolean =>
    onChange({ path: file.path, values, ...(names && { names }) });
  const offers = offersFor(scenario, setting);
  return (
    <>
      <ul className="chips row wrap" aria-label="Values">
        {all.map((value, index) => {
          const words = valueText(scenario, setting, index);
          return (
            <li key={`${index} ${words}`} className="chip value-chip row gap-4">
              {words}
              {all.length > 1 && (
                <button
                  type="button"
                  aria-label={say('Leave out {name}', { name: words })}
                  onClick={() => set(all.toSpliced(index, 1), setting.names?.toSpliced(index, 1))}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {offers.length > 0 && (
        <span className="select-field row apart gap-8">
          <label htmlFor={`add ${setting.path}`} className="small ink-2">
            Add
          </label>
          <select
            id={`add ${setting.path}`}
            value=""
            onChange={(event) => {
              const offer = offers[Number(event.target.value)];
              if (event.target.value !== '' && offer) set([...all, offer.value]);
            }}
          >
            <option value="">choose</option>
            {offers.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
    </>
  );
}

/** What could stand in the list as well. */
function offersFor(scenario: Scenario, setting: Setting): { name: string; value: unknown }[] {
  const { path, names } = setting;
  if (names || path === '') return [];
  const all = valuesOf(scenario, setting);
  const others = (of: readonly { name: string; value: unknown }[]) =>
    of.filter(({ value }) => !all.some((one) => JSON.stringify(one) === JSON.stringify(value)));
  if (path.endsWith('.scheme')) return others(schemesToAdd());
  const cards = path.endsWith('.queue.kind') ? queues : path.endsWith('.loss.kind') ? lossModels : [];
  if (cards.length > 0) return others(cards.map(({ kind, name }) => ({ name, value: kind })));
  const { field } = namedSetting(scenario, path);
  if (field?.type === 'choice') return others(field.options.map(({ value, label }) => ({ name: label, value })));
  if (field?.type === 'flag') return others([false, true].map((value) => ({ name: value ? 'on' : 'off', value })));
  return [];
}
