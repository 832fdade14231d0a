/** Words on the stage never lie on other words, at any size: the less important ones are left out. */
import { beforeAll, expect, test, vi } from 'vitest';
import { textWidth } from '../../src/charts/canvas.ts';
import type { Palette } from '../../src/charts/palette.ts';
import { Placer } from '../../src/charts/placer.ts';
import { rateText } from '../../src/format.ts';
import { findScene, sceneScenario } from '../../src/scenes/index.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import type { StageScene } from '../../src/stage/scene.ts';
import { lastWords, unitOf } from '../../src/stage/stage-words.ts';
import { type Said, sayWith } from '../../workers/words/say.ts';
import { scenarioWith } from '../support/scenario.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { goOn, observedRun, type ObservedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

interface Placed {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the upper canvas of a stage says, letters half as wide as high. */
function saidOf(
  { series, packets, drops, simulation }: ObservedRun,
  size: [number, number, number],
  time: number,
): Placed[] {
  const [lower, upper] = [fakeCanvas().canvas, fakeCanvas().canvas];
  const context = upper.getContext('2d')!;
  const said: Placed[] = [];
  const high = (): number => Number(/(\d+(?:\.\d+)?)px/.exec(context.font)![1]);
  vi.spyOn(context, 'measureText').mockImplementation((text) => ({ width: (high() * text.length) / 2 }) as TextMetrics);
  vi.spyOn(context, 'fillText').mockImplementation((text, x, y) => {
    const wide = (high() * text.length) / 2;
    const before = context.textAlign === 'right' ? wide : context.textAlign === 'center' ? wide / 2 : 0;
    const left = x - before;
    said.push({ text, left, right: left + wide, top: y - 0.7 * high(), bottom: y + 0.18 * high() });
  });
  const player = {
    run: { series, packets, drops, wiring: simulation.wiring, lead: 0.1 },
    time,
    state: { playing: false, speed: 1, pointed: null, highlight: null, hop: 0, numbers: { queue: 7 } },
  } as unknown as Parameters<StagePainter['draw']>[0];
  new StagePainter(lower, upper).draw(player, ...size, false, 1_000);
  return said;
}

const SIZES: readonly [number, number, number][] = [
  [1084, 254, 1],
  [1084, 150, 1],
  [900, 177, 1],
  [700, 130, 1],
  [358, 212, 1],
  [1794, 250, 1.85],
  [1280, 130, 1.3],
];

test.each([
  'red',
  'square-wave',
  'fair-queueing',
  'parking-lot',
  'two-queues',
  'smooth',
  'udp',
  'reverse-path',
  'vegas',
])('in the scene %s', (id) => {
  const scene = findScene(id)!;
  const run = observedRun({ ...sceneScenario(scene, scene.scenario), duration: 20, warmup: 0 });
  goOn(run, 19);
  for (const size of SIZES)
    for (const time of [3, 18.5]) {
      const said = saidOf(run, size, time);
      expect(said.length).toBeGreaterThan(4);
      const collisions = said.flatMap((one, index) =>
        said
          .slice(index + 1)
          .filter(
            (next) =>
              one.left < next.right - 0.5 &&
              next.left < one.right - 0.5 &&
              one.top < next.bottom &&
              next.top < one.bottom,
          )
          .map((next) => `${size.join(' x ')}: ${one.text} / ${next.text}`),
      );
      expect(collisions).toEqual([]);
    }
});

test.each(['square-wave', 'udp', 'fair-queueing'])(
  'in a language of words half as long again nothing ends beyond the edge in the scene %s',
  (id) => {
    const scene = findScene(id)!;
    const run = observedRun({ ...sceneScenario(scene, scene.scenario), duration: 20, warmup: 0 });
    goOn(run, 19);
    // A dot after every second letter; not in places, which stand in braces, nor where dots are already.
    const longer = (text: string): string =>
      text.includes('·') ? text : text.replaceAll(/\{\w+\}|[a-z]{2}/g, (part) => (part[0] === '{' ? part : `${part}·`));
    const translate = (english: string, said: Said = {}): string =>
      longer(english).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(said[name]));
    sayWith({ translate, door: null });
    try {
      for (const size of SIZES)
        for (const time of [3, 18.5])
          for (const { text, left, right } of saidOf(run, size, time))
            expect([text, left >= -0.5, right <= size[0] + 0.5], size.join(' x ')).toEqual([text, true, true]);
    } finally {
      sayWith(null);
    }
  },
);

test('on a low stage the words of the way back stand before the first of the receivers between the links, however many there are', () => {
  const place = (...leave: number[]): number[] => {
    const run = observedRun(
      scenarioWith({
        duration: 5,
        path: [4e6, 3e6, 3.5e6].map((rate) => ({ rate, delay: 0.01 })),
        flows: [{ id: 'all' }, ...leave.map((hop) => ({ id: `to ${hop}`, leave: hop }))],
      }),
    );
    goOn(run, 3);
    const words = saidOf(run, [1600, 150, 1], 2).find(({ text }) => text.startsWith('ACKs'))!;
    return [words.left, words.right].map(Math.round);
  };
  const [first, second] = [place(0), place(1)];
  expect(first).not.toEqual(second);
  expect([place(0, 1), place(1, 0)]).toEqual([first, first]);
});

test('words are as wide as their own weight and size have them', () => {
  const context = { font: '', measureText: () => ({ width: context.font.startsWith('600') ? 70 : 60 }) };
  const palette = { sans: 'Sans' } as Palette;
  const widths = ([400, 600, 400, 600] as const).map((weight) =>
    textWidth(context as unknown as CanvasRenderingContext2D, palette, 'words', 12, weight),
  );
  expect(widths).toEqual([60, 70, 60, 70]);
});

test('all rates are in the unit of the largest, from the first number that it has one of', () => {
  const unit = (rates: (number | null)[], received: number[] = [0]): string => {
    const { name, text } = unitOf({ rates, readings: { received } } as never);
    return `${text(Math.max(...rates.map(Number), ...received))} ${name}`;
  };
  expect([999_000, 1e6, 999e6, 1e9, 2.5e9].map((rate) => unit([rate, null]))).toEqual([
    '999 kbit/s',
    '1.00 Mbit/s',
    '999.00 Mbit/s',
    '1.000 Gbit/s',
    '2.500 Gbit/s',
  ]);
  // Of a link of any rate it is that of what arrives.
  expect(unit([null], [3e6, 1e9])).toBe('1.000 Gbit/s');
  expect([99e3, 1e5, 999e6, 1e9].map((rate) => rateText(rate).replace('\u00a0', ' '))).toEqual([
    '99 kbit/s',
    '0.1 Mbit/s',
    '999 Mbit/s',
    '1 Gbit/s',
  ]);
});

test('what is placed first keeps its place; what follows takes the first place that is free, or none', () => {
  const placer = new Placer();
  const box = (left: number) => ({ left, right: left + 10, top: 0, bottom: 10 });
  expect(placer.place([box(0)])).toBe(0);
  expect(placer.place([box(5), box(10)])).toBe(1);
  expect(placer.place([box(5), box(15)])).toBe(-1);
  expect(placer.place([box(-10)])).toBe(0);
});

test.each([
  // Letters are 6 px wide.
  [78, 'Paced TCP two'],
  [77, '… TCP two'],
  [54, '… TCP two'],
  [53, '… two'],
  [30, '… two'],
  [29, 'Pac…'],
  [11, 'P…'],
])('a name in %d px is that of its last words that have room, of none its beginning: %s', (room, words) => {
  const context = fakeCanvas().canvas.getContext('2d')!;
  const scene = { context, palette: { sans: 'Sans' }, layout: { font: 13 } } as unknown as StageScene;
  expect(lastWords(scene, 'Paced TCP two', room)).toBe(words);
});
