import type { PlainLossModel } from '../../workers/engine/scenario/types.ts';
import { parseNumber } from '../format.ts';
import { LOSS_DEFAULTS } from '../scenario/edit-loss.ts';
import { Segments, Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface Props<Model extends PlainLossModel> {
  model: Model;
  onSet(model: PlainLossModel): void;
}

type Of<Kind extends PlainLossModel['kind']> = Extract<PlainLossModel, { kind: Kind }>;

/** The parameters of a loss model. */
export function LossFields({ model, onSet }: Props<PlainLossModel>) {
  switch (model.kind) {
    case 'none':
      return null;
    case 'periodic':
      return (
        <SliderField
          label="One packet in"
          unit="packets"
          value={model.every}
          min={2}
          max={10_000}
          whole
          onCommit={(every) => onSet({ kind: 'periodic', every, offset: every })}
        />
      );
    case 'bernoulli':
      return (
        <SliderField
          label="Lost"
          unit="%"
          value={model.p * 100}
          min={0.01}
          max={100}
          onCommit={(percent) => onSet({ kind: 'bernoulli', p: percent / 100 })}
        />
      );
    case 'interval':
      return (
        <>
          <SliderField
            label="Mean time between losses"
            unit="s"
            value={model.mean}
            min={0.01}
            max={100}
            onCommit={(mean) => onSet({ ...model, mean })}
          />
          <SliderField
            label="Spread of the times"
            unit="CV"
            value={model.cv}
            min={0}
            max={1}
            onCommit={(cv) => onSet({ ...model, cv })}
          />
          <p className="help">Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).</p>
        </>
      );
    case 'pattern':
      return <PatternFields model={model} onSet={onSet} />;
    case 'phases':
      return <PhasesFields model={model} onSet={onSet} />;
    case 'gilbert':
      return <BurstFields model={model} onSet={onSet} />;
  }
}

/** Patterns by what they are like; the first is that of bansal2001's Figure 17. */
const PATTERNS: readonly { name: string; gaps: number[] }[] = [
  { name: 'Mildly bursty', gaps: [50, 50, 50, 400, 400, 400] },
  { name: 'Even', gaps: [100] },
  { name: 'In pairs', gaps: [1, 199] },
];

function PatternFields({ model, onSet }: Props<Of<'pattern'>>) {
  const commit = (text: string): boolean => {
    const gaps = text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(parseNumber);
    if (gaps.length === 0 || gaps.some(Number.isNaN)) return false;
    onSet({ ...model, gaps });
    return true;
  };
  return (
    <>
      <TextField label="Packets from loss to loss" value={model.gaps.join(', ')} onCommit={commit} />
      <p className="help">Over and over: 50, 400 loses the 50th packet, then the 400th after it.</p>
      <div className="chips" role="group" aria-label="Patterns">
        {PATTERNS.map(({ name, gaps }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={gaps.join() === model.gaps.join()}
            onClick={() => onSet({ ...model, gaps })}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

function PhasesFields({ model, onSet }: Props<Of<'phases'>>) {
  const { phases } = model;
  const set = (at: number, change: Partial<(typeof phases)[number]>): void =>
    onSet({ ...model, phases: phases.map((phase, index) => (index === at ? { ...phase, ...change } : phase)) });
  return (
    <>
      {phases.map((phase, index) => (
        // Phases have no name but their place.
        <div className="inset" key={index} role="group" aria-label={`Phase ${index + 1}`}>
          <SliderField
            label={index === 0 ? 'First, for' : 'Then, for'}
            unit="s"
            value={phase.seconds}
            min={0.1}
            max={100}
            onCommit={(seconds) => set(index, { seconds })}
          />
          <Switch
            label="Packets are lost"
            checked={phase.every !== null}
            onChange={(lost) => set(index, { every: lost ? 100 : null })}
          />
          {phase.every !== null && (
            <SliderField
              label="One packet in"
              unit="packets"
              value={phase.every}
              min={1}
              max={10_000}
              whole
              onCommit={(every) => set(index, { every })}
            />
          )}
        </div>
      ))}
      <div className="verbs">
        <button type="button" onClick={() => onSet({ ...model, phases: [...phases, { seconds: 3, every: null }] })}>
          Add a phase
        </button>
        <button
          type="button"
          disabled={phases.length === 1}
          onClick={() => onSet({ ...model, phases: phases.slice(0, -1) })}
        >
          Remove the last
        </button>
      </div>
    </>
  );
}

/** What bursts begin with when they are counted in seconds. */
const BY_SECONDS = { kind: 'gilbert', by: 'seconds', good: 2, bad: 0.2 } as const;

/** Gilbert-Elliott: how often bursts come and how long they last, as readers think of them. */
function BurstFields({ model, onSet }: Props<Of<'gilbert'>>) {
  const { lossGood, lossBad } = model;
  return (
    <>
      <Segments
        label="Counted in"
        value={model.by}
        options={[
          { value: 'packets', label: 'Packets' },
          { value: 'seconds', label: 'Seconds' },
        ]}
        onChange={(by) =>
          onSet({ ...(by === 'packets' ? LOSS_DEFAULTS.gilbert : BY_SECONDS), lossGood, lossBad } as Of<'gilbert'>)
        }
      />
      {model.by === 'packets' ? (
        <>
          <SliderField
            label="A burst begins once in"
            unit="packets"
            value={inverse(model.toBad)}
            min={2}
            max={10_000}
            onCommit={(packets) => onSet({ ...model, toBad: 1 / packets })}
          />
          <SliderField
            label="It lasts, on average"
            unit="packets"
            value={inverse(model.toGood)}
            min={1}
            max={100}
            onCommit={(packets) => onSet({ ...model, toGood: 1 / packets })}
          />
        </>
      ) : (
        <>
          <SliderField
            label="Between bursts, on average"
            unit="s"
            value={model.good}
            min={0.01}
            max={100}
            onCommit={(good) => onSet({ ...model, good })}
          />
          <SliderField
            label="A burst lasts, on average"
            unit="s"
            value={model.bad}
            min={0.01}
            max={100}
            onCommit={(bad) => onSet({ ...model, bad })}
          />
        </>
      )}
      <SliderField
        label="Lost within a burst"
        unit="%"
        value={lossBad * 100}
        min={0}
        max={100}
        onCommit={(percent) => onSet({ ...model, lossBad: percent / 100 })}
      />
      <SliderField
        label="Lost outside"
        unit="%"
        value={lossGood * 100}
        min={0}
        max={10}
        onCommit={(percent) => onSet({ ...model, lossGood: percent / 100 })}
      />
    </>
  );
}

/** Mean number of packets to an event of chance `p` per packet. */
function inverse(p: number): number {
  return p > 0 ? Number((1 / p).toPrecision(9)) : 1e9;
}
