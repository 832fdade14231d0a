/** The run as sound, played on an audio context that records what is scheduled on it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Player } from '../../src/player/player.ts';
import { HIGHEST, LOWEST, pitchOf, placeOf, TIMBRES } from '../../src/announce/pitch.ts';
import { Sonifier } from '../../src/announce/sonifier.ts';
import { scenarioWith } from '../support/scenario.ts';
import { recorded } from './support/recorded.ts';

/** A number of an audio node: its last goal. */
class Parameter {
  value = 0;
  setTargetAtTime(goal: number): void {
    this.value = goal;
  }
}

class Node {
  readonly frequency = new Parameter();
  readonly gain = new Parameter();
  readonly pan = new Parameter();
  type = '';
  buffer: unknown = null;
  started: number | null = null;
  stopped = false;
  target: Node | null = null;
  connect(target: Node): Node {
    this.target = target;
    return target;
  }
  disconnect(): void {
    this.target = null;
  }
  start(time = 0): void {
    this.started = time;
  }
  stop(): void {
    this.stopped = true;
  }
}

class Context {
  currentTime = 0;
  sampleRate = 8_000;
  state = 'running';
  readonly destination = new Node();
  readonly oscillators: Node[] = [];
  readonly gains: Node[] = [];
  readonly clicks: Node[] = [];
  createGain(): Node {
    return this.made(this.gains);
  }
  createOscillator(): Node {
    return this.made(this.oscillators);
  }
  createStereoPanner(): Node {
    return new Node();
  }
  createBufferSource(): Node {
    return this.made(this.clicks);
  }
  createBuffer(_channels: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }
  private made(list: Node[]): Node {
    const node = new Node();
    list.push(node);
    return node;
  }
}

const run = recorded(
  scenarioWith({
    seed: 2,
    duration: 40,
    warmup: 5,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
    flows: [
      { id: 'tcp', count: 2, scheme: { kind: 'tcp' } },
      { id: 'aimd', count: 1, scheme: { kind: 'aimd' } },
      { id: 'late', count: 1, start: 35, scheme: { kind: 'tfrc' } },
    ],
  }),
);

let context: Context;
let player: { time: number; run: object; store: StoreApi<{ playing: boolean }>; state: { playing: boolean } };
let sonifier: Sonifier;
let wall = 0;
const master = (): Node => context.gains[0]!;
const paintAt = (time: number): void => {
  player.time = time;
  wall += 100;
  expect(sonifier.paint(wall)).toBe(false);
};
const play = (playing: boolean): void => player.store.setState({ playing });

beforeEach(() => {
  context = new Context();
  const store = createStore(() => ({ playing: true }));
  player = {
    time: 0,
    run: run,
    store,
    get state() {
      return store.getState();
    },
  };
  sonifier = new Sonifier(context as unknown as AudioContext, player as unknown as Player, 0.5);
});

describe('pitch', () => {
  test('nothing is 220 Hz, the whole link 880 Hz, and equal steps of the share are equal intervals', () => {
    expect([0, 0.5, 1].map(pitchOf)).toEqual([LOWEST, 440, HIGHEST]);
    expect(pitchOf(0.75) / pitchOf(0.5)).toBeCloseTo(pitchOf(0.5) / pitchOf(0.25), 12);
    expect([-1, 2].map(pitchOf)).toEqual([LOWEST, HIGHEST]);
  });

  test('groups stand apart from left to right, and neighbours differ in timbre', () => {
    expect(placeOf(0, 1)).toBe(0);
    expect([0, 1, 2].map((index) => placeOf(index, 3))).toEqual([-0.8, 0, 0.8]);
    expect(new Set(TIMBRES.map((timbre) => timbre.wave)).size).toBe(TIMBRES.length);
  });
});

describe('the sound of a run', () => {
  test('each group has a voice whose pitch is its share of the link; who sends nothing is silent', () => {
    paintAt(20);
    const last = run.series.samples.indexAt(20);
    const shares = [0, 1].map((group) => run.series.groupRate(group, last - run.series.averagingFrames, last) / 10e6);
    expect(shares[0]! + shares[1]!).toBeGreaterThan(0.9);
    expect(context.oscillators.map((voice) => voice.frequency.value)).toEqual([...shares, 0].map(pitchOf));
    const loudness = context.oscillators.map((voice) => voice.target!.gain.value);
    expect(loudness.map((loud) => loud > 0)).toEqual([true, true, false]);
    expect(context.oscillators.map((voice) => voice.type)).toEqual(['triangle', 'sawtooth', 'sine']);
    expect(context.oscillators.map((voice) => voice.target!.target!.pan.value)).toEqual([-0.8, 0, 0.8]);
  });

  test('where the link has no rate, the highest so far sounds highest, of this run alone', () => {
    const unlimited = (cwnd: number): ReturnType<typeof recorded> =>
      recorded(
        scenarioWith({
          duration: 10,
          warmup: 1,
          path: [{ rate: null, delay: 0.05 }],
          flows: [{ id: 'tcp', transport: { maxWindow: cwnd } }],
        }),
      );
    for (const cwnd of [50, 5]) {
      player.run = unlimited(cwnd);
      paintAt(9);
      expect(context.oscillators.at(-1)!.frequency.value).toBe(HIGHEST);
    }
    expect(context.oscillators).toHaveLength(2);
    expect(context.oscillators.map((voice) => voice.stopped)).toEqual([true, false]);
  });

  test('the pitch is that of the last second at the rate of then, and is tuned at most twenty times a second', () => {
    const changed = recorded(
      scenarioWith({
        duration: 20,
        warmup: 1,
        path: [{ rate: 2e6, delay: 0.02 }, { rate: 8e6 }],
        flows: [{ id: 'tcp' }],
        events: [{ at: 10, do: 'rate', hop: 0, rate: 4e6 }],
      }),
    );
    player.run = changed;
    const pitch = (): number => context.oscillators.at(-1)!.frequency.value;
    paintAt(9);
    expect(pitch()).toBeGreaterThan(pitchOf(0.9));
    paintAt(10.2);
    const later = pitch();
    expect(later).toBeLessThan(pitchOf(0.7));
    player.time = 19;
    sonifier.paint(wall + 49);
    expect(pitch()).toBe(later);
    sonifier.paint(wall + 51);
    expect(pitch()).toBeGreaterThan(pitchOf(0.9));
  });

  test('each drop that time passes is one click, once, where its group stands', () => {
    // At most 6 in a frame: more are one noise, as where slow start ends.
    let audible = 0;
    paintAt(0);
    for (let frame = 1; frame <= 300; frame++) {
      paintAt(frame / 10);
      audible += Math.min(6, run.drops.after(frame / 10) - run.drops.after((frame - 1) / 10));
    }
    expect(audible).toBeGreaterThan(20);
    expect(context.clicks).toHaveLength(audible);
    for (const click of context.clicks) expect([-0.8, 0]).toContain(click.target!.pan.value);
  });

  test('a pause is silence, and neither a step while it lasts nor a jump back clicks', () => {
    paintAt(20);
    expect(master().gain.value).toBe(0.25);
    play(false);
    expect(master().gain.value).toBe(0);
    paintAt(30);
    play(true);
    paintAt(5);
    expect(run.drops.after(30) - run.drops.after(5)).toBeGreaterThan(0);
    expect(context.clicks).toHaveLength(0);
    expect(master().gain.value).toBe(0.25);
  });

  test('volume is as ears have it, a hidden page is silent, and the end lets go of everything', () => {
    sonifier.setVolume(1);
    expect(master().gain.value).toBe(1);
    sonifier.setVisible(false);
    expect(context.state).toBe('suspended');
    sonifier.setVisible(true);
    paintAt(20);
    sonifier.close();
    expect(context.state).toBe('closed');
    expect(context.oscillators.every((voice) => voice.stopped)).toBe(true);
    play(false);
    expect(master().gain.value).toBe(1);
  });
});
