/** What is typed into the form of a loss model is what the scenario then says, in the scenario's own units. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';

interface Control {
  label: string;
  value: unknown;
  checked?: boolean;
  options?: readonly { value: string; label: string }[];
  words?: readonly string[];
  min?: number;
  max?: number;
  unit?: string;
  onCommit?(value: unknown): unknown;
  onChange?(value: unknown): void;
}

const { controls } = vi.hoisted(() => ({ controls: [] as unknown[] }));
const remember = (props: unknown) => void controls.push(props);
vi.mock('../../src/ui/slider-field.tsx', () => ({ SliderField: (props: object) => (remember(props), null) }));
vi.mock('../../src/ui/text-field.tsx', () => ({ TextField: (props: object) => (remember(props), null) }));
vi.mock('../../src/ui/select.tsx', async (original) => ({
  ...(await original<object>()),
  Select: (props: object) => (remember(props), null),
  PlaceSelect: (props: object) => (remember(props), null),
}));
vi.mock('../../src/ui/controls.tsx', () => ({
  Segments: (props: object) => (remember(props), null),
  Switch: (props: object) => (remember(props), null),
  Fold: ({ children }: { children: React.ReactNode }) => children,
}));
const { LossFields } = await import('../../src/panels/loss-fields.tsx');

beforeEach(() => void (controls.length = 0));

/** The form of a model: its controls, its buttons' names, and what it sets. */
function formOf(model: LossModel): { labels: string[]; control(label: string, nth?: number): Control; html: string } {
  controls.length = 0;
  const html = renderToStaticMarkup(<LossFields model={model} duration={100} onSet={(next) => set.push(next)} />);
  const all = controls.slice() as Control[];
  return {
    html,
    labels: all.map(({ label }) => label),
    control: (label, nth = 0) => all.filter((one) => one.label === label)[nth]!,
  };
}

const set: LossModel[] = [];
beforeEach(() => void (set.length = 0));

/** The model after `value` was put into a control. */
function put(model: LossModel, label: string, value: unknown, nth = 0): LossModel {
  const control = formOf(model).control(label, nth);
  (control.onCommit ?? control.onChange)!(value);
  return set.pop()!;
}

const GILBERT = { kind: 'gilbert', by: 'packets', toBad: 0.005, toGood: 0.5, good: 2, bad: 0.2 } as const;
const burst = { ...GILBERT, lossBad: 1, lossGood: 0 };

describe('the form of losses', () => {
  test.each<[LossModel, string, shown: unknown, typed: unknown, LossModel]>([
    [{ kind: 'bernoulli', p: 0.01 }, 'Lost', 1, 7, { kind: 'bernoulli', p: 0.07 }],
    [
      { kind: 'periodic', every: 100, offset: 7 },
      'One packet in',
      100,
      40,
      { kind: 'periodic', every: 40, offset: 40 },
    ],
    [{ kind: 'interval', mean: 5, cv: 1 }, 'Mean time between losses', 5, 0.5, { kind: 'interval', mean: 0.5, cv: 1 }],
    [{ kind: 'interval', mean: 5, cv: 1 }, 'Spread of the times', 1, 0.25, { kind: 'interval', mean: 5, cv: 0.25 }],
    [burst, 'A burst begins once in', 200, 1000, { ...burst, toBad: 0.001 }],
    [burst, 'It lasts, on average', 2, 10, { ...burst, toGood: 0.1 }],
    [burst, 'Lost within a burst', 100, 35, { ...burst, lossBad: 0.35 }],
    [burst, 'Lost outside', 0, 2, { ...burst, lossGood: 0.02 }],
    [burst, 'Counted in', 'packets', 'seconds', { ...burst, by: 'seconds' }],
    [{ ...burst, by: 'seconds' }, 'Between bursts, on average', 2, 30, { ...burst, by: 'seconds', good: 30 }],
    [{ ...burst, by: 'seconds' }, 'A burst lasts, on average', 0.2, 0.5, { ...burst, by: 'seconds', bad: 0.5 }],
    [
      { kind: 'pattern', gaps: [50, 400] },
      'Packets from loss to loss',
      '50, 400',
      '1; 199 3',
      { kind: 'pattern', gaps: [1, 199, 3] },
    ],
  ])('%j: “%s” shows %j, and %j typed there sets %j', (model, label, shown, typed, expected) => {
    expect(formOf(model).control(label).value).toBe(shown);
    expect(put(model, label, typed)).toEqual(expected);
  });

  test('shows of a chain by packets no times, and of one by seconds no packets', () => {
    const { labels } = formOf(burst);
    const timed = formOf({ ...burst, by: 'seconds' }).labels;
    expect(labels).toEqual([
      'Counted in',
      'A burst begins once in',
      'It lasts, on average',
      'Lost within a burst',
      'Lost outside',
    ]);
    expect(timed.filter((label) => !labels.includes(label))).toEqual([
      'Between bursts, on average',
      'A burst lasts, on average',
    ]);
  });

  test('takes no list in which something is no number, and none that is empty', () => {
    const { onCommit } = formOf({ kind: 'pattern', gaps: [50] }).control('Packets from loss to loss');
    expect([onCommit!('50, x'), onCommit!(' ,; '), onCommit!('50, 1/2')]).toEqual([false, false, true]);
    expect(set).toEqual([{ kind: 'pattern', gaps: [50, 0.5] }]);
  });

  test('sets the second of two phases and leaves the first; a phase without losses shows no count', () => {
    const phases = [
      { seconds: 6, every: 200 },
      { seconds: 1, every: 4 },
    ];
    const model: LossModel = { kind: 'phases', phases };
    expect(put(model, 'Lasts', 2.5, 1)).toEqual({ kind: 'phases', phases: [phases[0], { seconds: 2.5, every: 4 }] });
    expect(put(model, 'One packet in', 9, 1)).toEqual({
      kind: 'phases',
      phases: [phases[0], { seconds: 1, every: 9 }],
    });
    const quiet = put(model, 'Packets are lost', false, 1);
    expect(quiet).toEqual({ kind: 'phases', phases: [phases[0], { seconds: 1, every: null }] });
    expect(formOf(quiet).labels.filter((label) => label === 'One packet in')).toHaveLength(1);
    expect(formOf(quiet).control('Packets are lost', 1).checked).toBe(false);
    expect(put(quiet, 'Packets are lost', true, 1)).toEqual({
      kind: 'phases',
      phases: [phases[0], { seconds: 1, every: 100 }],
    });
  });

  test('of a schedule shows one step at a time, from 0 to the end of the run, with the form of its model', () => {
    const steps = [
      { at: 0, model: { kind: 'bernoulli' as const, p: 0.01 } },
      { at: 50, model: { kind: 'none' as const } },
    ];
    const model: LossModel = { kind: 'schedule', steps };
    const { labels, control } = formOf(model);
    expect(labels).toEqual(['Step', 'From', 'Packets are lost', 'Lost']);
    expect(control('Step').words!.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      'from 0 s: 1 in 100, at random',
      'from 50 s: none',
    ]);
    expect(control('From')).toMatchObject({ value: 0, min: 0, max: 100, unit: 's' });
    expect(control('Packets are lost').options!.map(({ value }) => value)).toEqual(
      lossModels.map(({ kind }) => kind).filter((kind) => kind !== 'schedule'),
    );
    expect(put(model, 'Lost', 4)).toEqual({
      ...model,
      steps: [{ at: 0, model: { kind: 'bernoulli', p: 0.04 } }, steps[1]],
    });
    expect(put(model, 'From', 3)).toEqual({ ...model, steps: [{ ...steps[0], at: 3 }, steps[1]] });
    expect(put(model, 'Packets are lost', 'periodic')).toEqual({
      ...model,
      steps: [{ at: 0, model: { kind: 'periodic', every: 100, offset: 100 } }, steps[1]],
    });
  });

  test.each(lossModels.map((card) => [card.name, card] as const))(
    'of losses %s has sliders that can be set to both ends',
    (_, card) => {
      const model = defaultsOf(card);
      for (const { label, min, max } of formOf(model).labels.map((name) => formOf(model).control(name))) {
        for (const end of [min, max].filter((value) => value !== undefined)) {
          const next = put(model, label, end);
          expect(() => scenarioWith({ flows: [{}], path: [{ loss: next }] }), `${label} ${end}`).not.toThrow();
        }
      }
    },
  );
});
