/**
 * The stage, of runs of many shapes and in many views, as it was: a digest of what moves, one of what stands upon it, one of what the pointer finds,
 * and, once, each text. A change that is meant is taken by `npx vitest run tests/page/stage-shapes.test.ts -u`, after a look at the page.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FATES } from '../../workers/engine/network/fates.ts';
import type { Scenario, TrafficSource } from '../../workers/engine/scenario/types.ts';
import type { Player } from '../../src/player/player.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import { pick } from '../../src/stage/pick.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { digestedCanvas, digestOf, newWords } from './support/digested-canvas.ts';
import { LATE, STAGED as NAMES, type Shape, type ShapeName, shapeOf } from './support/shape-runs.ts';

beforeAll(stubBrowser);

type State = Player['state'];
type Shown = Parameters<StagePainter['draw']>[0];

interface Look extends Partial<Pick<State, 'playing' | 'speed' | 'hop' | 'highlight'>> {
  time?: number;
  size?: [width: number, height: number, scale: number];
  /** Wall time between its frames, ms. */
  frames?: readonly number[];
  calm?: boolean;
  late?: boolean;
  /** The first flow of the last group, or the last of the first, is pointed at. */
  pointed?: 'first' | 'last';
  density?: number;
}

const RED = { kind: 'red', minThreshold: 5, maxThreshold: 15 };

const LOOKS: Readonly<Record<string, Look>> = {
  'at rest': { time: 13.5623 },
  'at its beginning': { time: 0.061 },
  'slowly, one pointed at': { time: 9.83, playing: true, speed: 0.02, pointed: 'last', density: 2 },
  'as rates, one pointed at': { time: 16.21, playing: true, speed: 20, pointed: 'first' },
  'half way to rates': { time: 7.123, playing: true, speed: 20, frames: [1_000, 70] },
  'as fast as it goes': { time: 11.9, playing: true, speed: null },
  'in stills': { time: 15.04, playing: true, speed: 1, calm: true },
  'on a phone, the last hop': { time: 12.7, size: [390, 300, 1], hop: 9 },
  low: { time: 12.61, size: [1500, 100, 1.4], speed: 0.1, playing: true },
  'for the last row': { time: 14.37, size: [1700, 560, 1.8], playing: true, speed: 0.5, hop: 1 },
  'where the log begins during the run': { time: 15.7, late: true },
  'before the log begins': { time: LATE - 0.3, late: true, hop: 1 },
};

function shownOf({ series, packets, late, drops, simulation, scenario }: Shape, how: Look): Shown {
  const { time = 0, late: isLate, pointed, playing = false, speed = 1, hop = 0, highlight = null } = how;
  const at = pointed === 'first' ? scenario.flows.length - 1 : 0;
  const group = scenario.flows[at]!;
  const flow = pointed === 'first' ? 0 : group.count - 1;
  return {
    run: { series, packets: isLate ? late : packets, drops, wiring: simulation.wiring, lead: 0.1 },
    time,
    state: {
      ...{ playing, speed, hop, highlight, pointed: pointed ? { group: group.id, flow } : null },
      numbers: runNumbers(series, Math.min(hop, series.layout.hops - 1), time),
    },
  } as unknown as Shown;
}

let wallMs = 0;

function look(painter: StagePainter, shape: Shape, how: Look): Shown {
  const { size = [1084, 300, 1], frames = [1_000, 1_000, 1_000], calm = false, density = 1 } = how;
  vi.stubGlobal('devicePixelRatio', density);
  window.devicePixelRatio = density;
  const shown = shownOf(shape, how);
  for (const ms of frames) painter.draw(shown, ...size, calm, (wallMs += ms));
  return shown;
}

type Stage = ReturnType<typeof stage>;

function stage() {
  const [lower, upper] = [digestedCanvas(), digestedCanvas()];
  return { lower, upper, painter: new StagePainter(lower.canvas, upper.canvas) };
}

const picture = ({ lower, upper }: Stage): string => `${lower.digest()} ${upper.digest()}`;

/** Over a grid of points: flow and section. */
function picked({ painter, lower }: Stage, density: number): string {
  const [width, height] = [lower.canvas.width / density, lower.canvas.height / density];
  const all: unknown[] = [];
  for (let x = 2; x < width; x += width / 41)
    for (let y = 2; y < height; y += height / 17) {
      const { flow, section } = pick(painter.scene!, x, y);
      all.push(flow, section);
    }
  return digestOf(all);
}

describe.each(NAMES)('%s', (name) => {
  test('drawn and pointed at', () => {
    const shape = shapeOf(name);
    const said = new Set<string>();
    const lines = Object.entries(LOOKS).map(([title, how]) => {
      const one = stage();
      const shown = look(one.painter, shape, how);
      const waits = shape.series.queueDrops.map((_, hop) => one.painter.waitingAt(hop, shown));
      // From when on all is known, of hundredths of a second.
      const since = Array.from({ length: 200 }, (_, at) => LATE + at / 100).findIndex((at) =>
        one.painter.model.covers(at),
      );
      const outdated = [0, 5, 50].map((count) => one.painter.isOutdated(count, 0, shown));
      const news = newWords(said, [...one.lower.words, ...one.upper.words]);
      const digests = `${picture(one)} ${picked(one, how.density ?? 1)} ${one.painter.isOfRates}`;
      return `${title} ${digests} ${waits.join()} ${since} ${outdated.map(Number).join('')}: ${news}`;
    });
    expect(lines.join('\n')).toMatchSnapshot('views');
  });

  test('while it plays', () => {
    const shape = shapeOf(name);
    const one = stage();
    let numbers: State['numbers'] | null = null;
    const digests = Array.from({ length: 36 }, (_, frame) => {
      const [speed, since] = frame < 14 ? [0.5, 0.008] : [8, 0.13];
      const shown = shownOf(shape, { time: 9 + since * frame, playing: frame % 30 !== 29, speed });
      // The page renews its numbers now and then.
      if (frame % 7 === 0) ({ numbers } = shown.state);
      const now = { ...shown, state: { ...shown.state, numbers: numbers! } };
      const high = frame === 25 ? 260 : 240;
      return `${one.painter.draw(now, 900, high, 1, false, (wallMs += 16 + frame)) ? '…' : ''}${picture(one)}`;
    });
    expect(digests.join(', ')).toMatchSnapshot('played');
  });
});

test.each<ShapeName>(['three links there and back', 'low latency beside classic', 'links side by side'])(
  'each fate that a chain of causes may speak of, of %s',
  (name) => {
    const shape = shapeOf(name);
    const one = stage();
    const rings = FATES.map((fate) => {
      const digests = shape.series.queueDrops.map((_, hop) => {
        look(one.painter, shape, { time: 13, frames: [1_000], highlight: { flow: 1, time: 13, at: { hop, fate } } });
        return one.upper.digest();
      });
      return `${fate} ${digests.join(' ')}`;
    });
    look(one.painter, shape, { time: 13, frames: [1_000], highlight: { flow: 1, time: 13, at: null } });
    expect(`${rings.join(', ')}, its sender ${one.upper.digest()}`).toMatchSnapshot();
  },
);

test('a stage that has shown other runs and views shows the next as a new one does', () => {
  const used = stage();
  const titles = Object.keys(LOOKS).filter((title) => !LOOKS[title]!.frames);
  titles.forEach((title, at) => {
    for (let step = 0; step < 3; step++) {
      const name = NAMES[(5 * step + 3 * at) % NAMES.length]!;
      const new_ = stage();
      for (const one of [used, new_]) look(one.painter, shapeOf(name), LOOKS[title]!);
      expect(picture(used), `${name}, ${title}`).toBe(picture(new_));
      expect(picked(used, LOOKS[title]!.density ?? 1)).toBe(picked(new_, LOOKS[title]!.density ?? 1));
    }
  });
});

test('a stage shows what has changed of sources, flows or links alone as a new one does', () => {
  const shape = shapeOf('sources beside one flow');
  const { scenario, series } = shape;
  const [source, ...sources] = scenario.traffic;
  const changes: readonly Partial<Scenario>[] = [
    { traffic: [{ ...source!, kind: 'cbr', wave: 'constant' } as TrafficSource, ...sources] },
    { flows: [{ ...scenario.flows[0]!, label: 'Mine' }] },
    { path: [{ ...scenario.path[0]!, queue: { ...scenario.path[0]!.queue, ...RED } as Scenario['path'][0]['queue'] }] },
  ];
  const used = stage();
  look(used.painter, shape, LOOKS['at rest']!);
  const before = picture(used);
  for (const change of changes) {
    const changed = Object.create(series, { scenario: { value: { ...scenario, ...change } } }) as Shape['series'];
    const new_ = stage();
    for (const one of [used, new_]) look(one.painter, { ...shape, series: changed }, LOOKS['at rest']!);
    expect(picture(used), JSON.stringify(change)).toBe(picture(new_));
    expect(picture(used)).not.toBe(before);
    look(used.painter, shape, LOOKS['at rest']!);
  }
});

test('a stage that is told of another theme shows it as a new one does', () => {
  const shape = shapeOf('three links there and back');
  const used = stage();
  look(used.painter, shape, LOOKS['at rest']!);
  const [before, usual] = [picture(used), getComputedStyle];
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    ...{ color: `dark ${element.style.color}`, fontFamily: 'Serif', getPropertyValue: () => '' },
  }));
  const new_ = stage();
  used.painter.restyle();
  for (const one of [used, new_]) look(one.painter, shape, LOOKS['at rest']!);
  vi.stubGlobal('getComputedStyle', usual);
  expect(picture(used)).toBe(picture(new_));
  for (const [at, digest] of picture(used).split(' ').entries()) expect(digest).not.toBe(before.split(' ')[at]);
});
