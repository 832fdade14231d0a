import { useState } from 'react';
import type { LossModel, PlainLossModel } from '../../workers/engine/scenario/types.ts';
import { spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { LossPicture } from '../previews/loss-picture.tsx';
import { lossSummary } from '../scenario/describe-loss.ts';
import { LOSS_DEFAULTS, type LossKind, lossOfKind, timesLoss, withLoss } from '../scenario/edit-loss.ts';
import { atHop, hopsOf } from '../scenario/hops.ts';
import { Select } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { HopSelect } from './hop-fields.tsx';
import { LossFields } from './loss-fields.tsx';

const PLAIN_KINDS: readonly { value: PlainLossModel['kind']; label: string }[] = [
  { value: 'none', label: 'none' },
  { value: 'periodic', label: 'evenly' },
  { value: 'bernoulli', label: 'at random' },
  { value: 'interval', label: 'at random times' },
  { value: 'pattern', label: 'in a pattern' },
  { value: 'phases', label: 'in phases' },
  { value: 'gilbert', label: 'in bursts' },
];
const KINDS: readonly { value: LossKind; label: string }[] = [
  ...PLAIN_KINDS,
  { value: 'schedule', label: 'in time steps' },
];

/** Losses at a hop's door, as they are in force: changed while a run goes on, they change from then on. */
export function LossEditor({ hop, model }: { hop: number; model: LossModel }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const { duration } = scenario;
  const packetRate = (hopsOf(scenario)[hop]!.rate ?? 10e6) / (8 * (scenario.flows[0]?.packetSize ?? 1000));
  const set = (next: LossModel): void =>
    player.change(`the losses${atHop(scenario, hop)}`, { do: 'loss', hop, model: next }, (old) =>
      withLoss(old, hop, next),
    );
  return (
    <>
      <HopSelect label="Lost at the door of" />
      <Select
        label="Packets are lost"
        value={model.kind}
        options={KINDS}
        onChange={(kind) => set(lossOfKind(kind, model, duration))}
      />
      <LossPicture model={model} duration={duration} packetRate={packetRate} />
      {model.kind === 'schedule' ? (
        <Steps model={model} duration={duration} onSet={set} />
      ) : (
        <LossFields model={model} onSet={set} />
      )}
    </>
  );
}

type Schedule = Extract<LossModel, { kind: 'schedule' }>;

/** The steps of a schedule, one open at a time. */
function Steps({ model, duration, onSet }: { model: Schedule; duration: number; onSet(model: Schedule): void }) {
  const { steps } = model;
  const [chosen, choose] = useState(0);
  const at = Math.min(chosen, steps.length - 1);
  const step = steps[at]!;
  const set = (change: Partial<Schedule['steps'][number]>): void =>
    onSet({ ...model, steps: steps.map((old, index) => (index === at ? { ...old, ...change } : old)) });
  const last = steps[steps.length - 1]!;
  const add = (): void => {
    const next = {
      at: Number(((last.at + Math.max(duration, last.at + 2)) / 2).toPrecision(3)),
      model: last.model.kind === 'none' ? LOSS_DEFAULTS.bernoulli : timesLoss(last.model, 4),
    };
    onSet({ ...model, steps: [...steps, next] });
    choose(steps.length);
  };
  const remove = (): void => onSet({ ...model, steps: steps.filter((_, index) => index !== at) });
  return (
    <>
      <Select
        label="Step"
        value={String(at)}
        options={steps.map((candidate, index) => ({
          value: String(index),
          label: `from ${spanText(candidate.at)}: ${lossSummary(candidate.model)}`,
        }))}
        onChange={(index) => choose(Number(index))}
      />
      <div className="inset">
        <SliderField
          label="From"
          unit="s"
          value={step.at}
          min={0}
          max={duration}
          onCommit={(time) => set({ at: time })}
        />
        <Select
          label="Packets are lost"
          value={step.model.kind}
          options={PLAIN_KINDS}
          onChange={(kind) => set({ model: LOSS_DEFAULTS[kind] })}
        />
        <LossFields model={step.model} onSet={(next) => set({ model: next })} />
      </div>
      <div className="verbs">
        <button type="button" onClick={add}>
          Add a step
        </button>
        <button type="button" disabled={steps.length === 1} onClick={remove}>
          Remove this step
        </button>
      </div>
    </>
  );
}
