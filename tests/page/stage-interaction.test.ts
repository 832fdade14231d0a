/** A pointer on the picture of the network: which flow it is on, counted within its group. */
import { beforeAll, describe, expect, test } from 'vitest';
import { StageInteraction } from '../../src/panels/stage-interaction.ts';
import type { Player } from '../../src/player/player.ts';
import type { FlowChoice } from '../../src/scenario/flow-choice.ts';
import { bufferbloat } from '../../src/scenes/list/bufferbloat.ts';
import { sceneScenario } from '../../src/scenes/index.ts';
import { drawnStage } from './support/drawn-stage.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { observedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

const hop = { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } };

/** The stage of a run, and what the page is asked for by a pointer on it. */
function stage(fields: object, change: object = {}) {
  const run = observedRun({ duration: 5, ...fields });
  const { layout, painter } = drawnStage(run, { time: 4, ...change });
  const asked: unknown[] = [];
  const note = (what: string) => (choice: FlowChoice | string | null) => void asked.push([what, choice]);
  const player = { series: run.series, point: note('point'), inspect: note('inspect') } as unknown as Player;
  const box = Object.assign(new EventTarget(), { style: { cursor: '' } });
  const interaction = new StageInteraction(player, painter, box as unknown as HTMLElement, note('section'));
  const on = (kind: string, x: number, y: number): unknown[] => {
    asked.length = 0;
    box.dispatchEvent(Object.assign(new Event(kind), { offsetX: x, offsetY: y }));
    return [...asked];
  };
  return { layout, painter, on, box, interaction, run };
}

const two = {
  path: [hop, hop],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'aimd', scheme: { kind: 'aimd' }, count: 3, startJitter: 1 },
    { id: 'late', scheme: { kind: 'tcp' }, enter: 1 },
  ],
  traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }],
};
const CHOICES = [
  { group: 'tcp', flow: 0 },
  { group: 'tcp', flow: 1 },
  { group: 'aimd', flow: 0 },
  { group: 'aimd', flow: 1 },
  { group: 'aimd', flow: 2 },
  { group: 'late', flow: 0 },
];

describe('on the sender of a flow', () => {
  let opened: ReturnType<typeof stage>;
  beforeAll(() => {
    opened = stage(two);
  });

  test.each(CHOICES.map((choice, endpoint) => ({ ...choice, endpoint })))(
    'number $flow of $group: a press inspects it, and a pointer over it points at it',
    ({ endpoint }) => {
      const { layout, on, box } = opened;
      const { x, y } = layout.actors[endpoint]!;
      expect(on('click', x, y)).toEqual([['inspect', CHOICES[endpoint]]]);
      expect(on('pointermove', x, y)).toEqual([['point', CHOICES[endpoint]]]);
      expect(box.style.cursor).toBe('pointer');
    },
  );

  test('and on its receiver likewise, which stands at another height where flows enter or leave between', () => {
    const { layout, on } = opened;
    expect(layout.actors[1]!.yEnd).not.toBe(layout.actors[1]!.y);
    for (const endpoint of CHOICES.keys()) {
      const { xEnd, yEnd } = layout.actors[endpoint]!;
      expect(on('click', xEnd + 30, yEnd)).toEqual([['inspect', CHOICES[endpoint]]]);
      expect(on('click', xEnd, yEnd)).toEqual([['inspect', CHOICES[endpoint]]]);
    }
  });
});

test('on a source a press opens its section, on a queue or a link that of the bottleneck, on a tray that of the losses', () => {
  const { layout, on } = stage(two);
  const source = layout.actors[6]!;
  expect(on('click', source.x, source.y)).toEqual([['section', 'disturbance']]);
  for (const { x0, x1, x2, t1 } of layout.boxes) {
    expect(on('click', (x0 + x1) / 2, layout.axis)).toEqual([['section', 'bottleneck']]);
    expect(on('click', (x1 + x2) / 2, layout.axis)).toEqual([['section', 'bottleneck']]);
    expect(on('click', t1 - 2, layout.tray! - 4)).toEqual([['section', 'losses']]);
  }
  expect(on('click', 2, layout.height - 2)).toEqual([['section', 'flows']]);
});

test('on nothing a press does nothing, the pointer points at nothing, and so does one that has left', () => {
  const { layout, on, box, interaction } = stage(two);
  expect(on('click', layout.width - 1, 1)).toEqual([]);
  expect(on('pointermove', layout.width - 1, 1)).toEqual([['point', null]]);
  expect(box.style.cursor).toBe('');
  expect(on('pointerleave', 0, 0)).toEqual([['point', null]]);
  interaction.dispose();
  const { x, y } = layout.actors[0]!;
  expect(on('click', x, y)).toEqual([]);
});

test('of links side by side, the flow of the lane that the pointer is in', () => {
  const { painter, on } = stage(sceneScenario(bufferbloat, bufferbloat.scenario), { width: 1010, height: 177 });
  const { flows } = bufferbloat.scenario as unknown as { flows: { id: string }[] };
  expect(painter.lanes).toHaveLength(4);
  painter.lanes.forEach(({ top, axis, xS }, lane) => {
    const [asked] = on('click', xS, top + axis) as [string, FlowChoice][];
    expect(asked?.[0]).toBe('inspect');
    expect(asked?.[1].flow).toBe(0);
    if (flows[lane]?.id) expect(asked?.[1].group).toBe(flows[lane].id);
  });
});
