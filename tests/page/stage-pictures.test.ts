/**
 * The stage as recorded on 2026-11-23, not judged by eye: everything it draws of some runs. Who changes how it looks, looks at the page and accepts
 * the new pictures with `npx vitest run tests/page/stage-pictures.test.ts -u`; whoever did not mean to, has made a mistake.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '../../src/player/player.ts';
import { sceneScenario } from '../../src/scenes/index.ts';
import { bufferbloat } from '../../src/scenes/list/bufferbloat.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { markedCanvas, pictureOf } from './support/marks.ts';
import { goOn, observedRun, type ObservedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

type State = Partial<Player['state']>;

interface Look extends State {
  time?: number;
  size?: [width: number, height: number, scale: number];
  /** ms between its frames. */
  frame?: number;
}

const hop = (fields: object = {}): object => ({
  rate: 5e6,
  delay: 0.02,
  queue: { kind: 'droptail', limit: 30 },
  ...fields,
});
const two = [
  { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
  { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2, startJitter: 1, packetSize: 700 },
];
const TIME = 13.5623;

/** Runs that have each of the stage's parts. */
const RUNS: Readonly<Record<string, object>> = {
  'two hops, a flow that leaves between them, a source': {
    path: [hop(), hop({ rate: 4e6, delay: 0.03 })],
    flows: [
      ...two,
      { id: 'short', scheme: { kind: 'tcp' }, leave: 0 },
      { id: 'late', scheme: { kind: 'tcp' }, enter: 1 },
    ],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }],
    events: [{ at: 9, do: 'rate', hop: 1, rate: 3e6 }],
  },
  'a queue for each flow, which drops at the head': {
    path: [hop({ queue: { kind: 'fq-codel', limit: 60, ecn: false } })],
    flows: two,
    traffic: [{ kind: 'cbr', wave: 'square', high: 3e6, on: 2, off: 2 }],
  },
  'RED, which marks, random losses and ACKs that wait': {
    path: [hop({ rate: 8e6, queue: { kind: 'red', limit: 60, minThreshold: 8, maxThreshold: 25, ecn: true } })],
    loss: { kind: 'bernoulli', p: 0.01 },
    reverse: [hop({ rate: 2e6 })],
    flows: [...two, { id: 'back', scheme: { kind: 'tcp' }, direction: 'reverse' }],
  },
  'a crowd on an unlimited link behind a narrow one': {
    path: [hop({ rate: 20e6 }), hop({ rate: null })],
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 12, startJitter: 1 },
      { id: 'vegas', scheme: { kind: 'vegas' }, count: 9, startJitter: 1 },
    ],
  },
  'a long queue': {
    path: [hop({ delay: 0.2, queue: { kind: 'droptail', limit: 900 } })],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2, transport: { maxWindow: 400 } }],
    events: [{ at: 11, do: 'rate', hop: 0, rate: 2e6 }],
  },
  'six hops': { path: Array.from({ length: 6 }, (_, at) => hop({ rate: 5e6 - 2e5 * at, delay: 0.004 })), flows: two },
  'one link whose delay has changed, RED on the way back': {
    path: [hop()],
    reverse: [hop({ rate: 1e6, queue: { kind: 'red', limit: 40, minThreshold: 4, maxThreshold: 15 } })],
    flows: [...two, { id: 'back', scheme: { kind: 'tcp' }, direction: 'reverse', packetSize: 400 }],
    events: [
      { at: 5, do: 'delay', hop: 0, delay: 0.06 },
      { at: 8, do: 'queue', hop: 0, limit: 45 },
    ],
  },
  'links side by side': sceneScenario(bufferbloat, bufferbloat.scenario),
};

const LOOKS: Readonly<Record<string, Look>> = {
  'at rest': {},
  'slowly, with one pointed at': { playing: true, speed: 0.02, pointed: { group: 'tcp', flow: 1 } },
  'before the first sample': { time: 0.001 },
  'at five times real time, later': { playing: true, speed: 5, time: 16.2 },
  'half way from packets to rates': { playing: true, speed: 5, frame: 70 },
  'on a phone, the last hop': { size: [390, 300, 1], hop: 5 },
  'low and large, with a packet spoken of': {
    size: [1500, 118, 1.4],
    highlight: { flow: 1, time: TIME, at: { hop: 0, fate: 'dropped, queue full' } },
  },
  'for the last row': { size: [1700, 560, 1.8], playing: true, speed: 0.5 },
};

const runs = new Map<string, ObservedRun>();
let wallMs = 0;

/** Draws until what fades has faded, or for one frame of it. */
function look(
  name: string,
  painter: StagePainter,
  { time = TIME, size = [1084, 300, 1], frame, ...state }: Look,
): void {
  let run = runs.get(name);
  if (!run) runs.set(name, (run = observedRun(RUNS[name]!)));
  goOn(run, Math.max(run.simulation.now, 17.2));
  const { series, packets, drops, simulation } = run;
  const player = {
    run: { series, packets, drops, wiring: simulation.wiring, lead: 0.1 },
    time,
    state: { playing: false, speed: 1, pointed: null, highlight: null, hop: 0, numbers: { queue: 7 }, ...state },
  } as unknown as Parameters<StagePainter['draw']>[0];
  for (const ms of frame ? [1_000, frame] : [1_000, 1_000, 1_000]) painter.draw(player, ...size, false, (wallMs += ms));
}

describe.each(Object.keys(RUNS))('%s', (name) => {
  test.each(Object.keys(LOOKS))('%s', (how) => {
    const { canvas, marks } = markedCanvas();
    look(name, new StagePainter(canvas), LOOKS[how]!);
    expect(pictureOf(marks)).toMatchSnapshot();
  });
});

test('a painter that has drawn other runs draws the next one as a new painter does', () => {
  const used = markedCanvas();
  const painter = new StagePainter(used.canvas);
  for (const how of ['at rest', 'at five times real time, later'])
    for (const name of [...Object.keys(RUNS), ...Object.keys(RUNS).toReversed()]) {
      const fresh = markedCanvas();
      look(name, new StagePainter(fresh.canvas), LOOKS[how]!);
      look(name, painter, LOOKS[how]!);
      expect(pictureOf(used.marks), name).toEqual(pictureOf(fresh.marks));
    }
});

test.each(Object.keys(RUNS))('%s, gone back to its beginning, is drawn as if it had just been opened', (name) => {
  const [used, fresh] = [markedCanvas(), markedCanvas()];
  const painter = new StagePainter(used.canvas);
  look(name, painter, LOOKS['at rest']!);
  for (const each of [painter, new StagePainter(fresh.canvas)]) look(name, each, LOOKS['before the first sample']!);
  expect(pictureOf(used.marks)).toEqual(pictureOf(fresh.marks));
});
