/** All that a run asks of an audio context, call by call, as it plays, goes back, rests, is hidden, is another run, and ends: as recorded. */
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { Sonifier } from '../../src/announce/sonifier.ts';
import { placeOf } from '../../src/announce/pitch.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { recorded } from './support/recorded.ts';

const link = { rate: 2e6, delay: 0.01, queue: { kind: 'droptail', limit: 12 } };
const one = recorded(
  scenarioWith({
    ...{ duration: 8, path: [{ ...link, loss: { kind: 'bernoulli', p: 0.02 } }] },
    flows: [
      { id: 'a' },
      { id: 'b', scheme: { kind: 'aimd' }, count: 3, start: 1 },
      ...['c', 'd', 'e'].map((id) => ({ id, start: 7 })),
    ],
    traffic: [{ kind: 'cbr', high: 1.5e6, start: 3 }],
  }),
);
const other = recorded(scenarioWith({ duration: 4, path: [{ ...link, rate: null }], flows: [{ id: 'f' }] }));

/** A part that notes what is asked of it; what it makes notes likewise. @param own what it has without being asked */
function noting(name: string, said: string[], made: Record<string, number>, own: Record<string, unknown> = {}): object {
  const rough = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);
  const nameOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? String(value) : rough(value);
  return new Proxy(own, {
    get(_, key: string) {
      if (key in own) return own[key];
      if (key === 'toString' || typeof key === 'symbol') return () => name;
      if (['gain', 'pan', 'frequency', 'destination'].includes(key))
        return (own[key] = noting(`${name}.${key}`, said, made));
      return (...all: unknown[]) => {
        said.push(`${name}.${key}(${all.map(nameOf).join()})`);
        if (key === 'connect') return all[0];
        if (!key.startsWith('create')) return Promise.resolve();
        made[key] = (made[key] ?? 0) + 1;
        return noting(`${key.slice(6)} ${made[key]}`, said, made);
      };
    },
    set(_, key: string, value) {
      own[key] = value;
      said.push(`${name}.${key} = ${String(nameOf(value))}`);
      return true;
    },
  });
}

test('a run is heard as recorded', () => {
  const said: string[] = [];
  const store = createStore(() => ({ playing: false }));
  const player = {
    run: one,
    time: 0,
    store,
    get state() {
      return store.getState();
    },
  };
  const buffers: Float32Array[] = [];
  const createBuffer = (...all: number[]) => {
    said.push(`context.createBuffer(${all.join()})`);
    const data = new Float32Array(all[1]!);
    buffers.push(data);
    return { getChannelData: () => data, toString: () => 'buffer' };
  };
  const context = noting('context', said, {}, { currentTime: 1, sampleRate: 1000, createBuffer });
  const sonifier = new Sonifier(context as AudioContext, player as never, 0.6);
  let wall = 0;
  const parts: string[] = [];
  const part = (name: string, acts: () => void): void => {
    const from = said.length;
    acts();
    const fresh = said.slice(from);
    const kinds = new Map<string, number>();
    for (const each of fresh) {
      const kind = each.replaceAll(/[ \d.-]+(?=[,)]|$)|\d+/g, '#');
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    parts.push(
      `${name}: ${new NumberHash().take(fresh).toString()} ${fresh.length} of ${kinds.size} kinds, first ${fresh.slice(0, 3).join('; ')}`,
    );
  };
  const paint = (from: number, to: number, by: number): void => {
    for (let time = from; time <= to; time += by) {
      player.time = time;
      wall += 20;
      expect(sonifier.paint(wall)).toBe(false);
    }
  };
  const play = (playing: boolean): void => store.setState({ playing });
  part('rests', () => paint(0, 1, 0.5));
  part('plays', () => (play(true), paint(1, 6, 0.02)));
  part('goes back', () => paint(2, 3, 0.3));
  part('is quieter', () => sonifier.setVolume(0.2));
  part('rests again', () => (play(false), paint(3, 4, 0.5), play(true), paint(6, 8, 0.1)));
  part('is hidden', () => (sonifier.setVisible(false), sonifier.setVisible(true)));
  part('is another', () => ((player.run = other), paint(0, 4, 0.04)));
  part('is closed', () => (sonifier.close(), play(false)));
  parts.push(`click: ${Array.from(buffers[0]!, (value) => value.toPrecision(3)).join(' ')}`);
  parts.push([1, 2, 5].map((count) => Array.from({ length: count }, (_, at) => placeOf(at, count)).join()).join(' '));
  expect(parts).toMatchSnapshot();
});
