/** What is taken for a time is given back when that ends: workers, timers, listeners, addresses of files, sound; and nothing comes of it afterwards. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToKeys } from '../../src/commands/keys.ts';
import { fitInto } from '../../src/embed/frame.ts';
import { type FileReport, readInWorker } from '../../src/export/file-reader.ts';
import { save } from '../../src/export/save.ts';
import { OwnSound } from '../../src/hands/own-sound.ts';
import { openWhy } from '../../src/link/open-why.ts';
import type { Player } from '../../src/player/player.ts';
import { FrameLoop } from '../../src/run/frame-loop.ts';
import { formerScene } from '../support/former-scene.ts';
import { Parts } from './support/run-parts.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.unstubAllGlobals());

describe('the worker of a file', () => {
  let workers: FakeWorker[] = [];
  class FakeWorker {
    ended = 0;
    onmessage: ((event: { data: FileReport }) => void) | null = null;
    onerror: (() => void) | null = null;
    onmessageerror: (() => void) | null = null;
    constructor() {
      workers.push(this);
    }
    postMessage(): void {}
    terminate(): void {
      this.ended += 1;
    }
  }
  const command = { file: new Blob(['x']), naming: { trace: '', measured: '' } };

  test.each<[how: string, end: (worker: FakeWorker, stop: () => void) => void, says: string]>([
    [
      'has taken it',
      ({ onmessage }) => onmessage!({ data: { is: 'taken', taken: { is: 'file' } as never } }),
      '{"is":"file"}',
    ],
    ['refuses it', ({ onmessage }) => onmessage!({ data: { is: 'refused', why: 'It is empty.' } }), 'It is empty.'],
    ['fails', ({ onmessage }) => onmessage!({ data: { is: 'refused', why: null } }), 'it cannot be read.'],
    ['dies', ({ onerror }) => onerror!(), 'it cannot be read.'],
    ['says what cannot be read', ({ onmessageerror }) => onmessageerror!(), 'it cannot be read.'],
    ['is stopped', (_, stop) => stop(), ''],
  ])('that %s is ended, and what it says later counts no more', async (_, end, says) => {
    workers = [];
    vi.stubGlobal('Worker', FakeWorker);
    const heard: number[] = [];
    const { taken, stop } = readInWorker(command, (percent) => heard.push(percent));
    const [worker] = workers;
    worker!.onmessage!({ data: { is: 'read', percent: 7 } });
    expect([worker!.ended, heard]).toEqual([0, [7]]);
    end(worker!, stop);
    const came = await taken.then(
      (whole) => JSON.stringify(whole),
      (error: Error) => error.message,
    );
    expect([came, worker!.ended, workers.length]).toEqual([says, 1, 1]);
  });
});

test('the address of a saved file is there while a browser may still read it, and no longer', () => {
  const [made, revoked, clicked] = [[] as string[], [] as string[], [] as object[]];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => made[made.push(`blob:${made.length}`) - 1]!);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  vi.stubGlobal('document', {
    createElement: () => ({
      click(this: object) {
        clicked.push({ ...this });
      },
    }),
  });
  save('a.csv', 'text/csv', ['1']);
  save('b.csv', 'text/csv', ['2']);
  expect(clicked).toMatchObject(['a', 'b'].map((name, at) => ({ download: `${name}.csv`, href: `blob:${at}` })));
  vi.advanceTimersByTime(9_999);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([revoked, vi.getTimerCount()]).toEqual([made, 0]);
});

test('the sound of a game is silent while nothing comes back, ticks once for packets sent again, and its device is free at its end', () => {
  const [heard, open] = [[] as string[], new Set<object>()];
  const param = (name: string) => ({
    value: 0,
    setTargetAtTime: (value: number) => void heard.push(`${name} ${value.toFixed(2)}`),
  });
  class Node {
    gain = param('volume');
    frequency = param('pitch');
    connect = (to: unknown) => to;
    start = () => void heard.push('start');
    stop = () => void heard.push('stop');
  }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      constructor() {
        open.add(this);
      }
      createOscillator = () => new Node();
      createGain = () => new Node();
      async close(): Promise<void> {
        open.delete(this);
      }
    },
  );
  const sound = new OwnSound();
  const seen = { tick: 1, window: 2, acked: 0, again: 0, timeouts: 0, roundTrip: 0.1 };
  const hear = (...given: Parameters<OwnSound['hear']>): string[] => {
    heard.length = 0;
    sound.hear(...given);
    return [...heard];
  };
  const [, high] = hear({ ...seen, acked: 8 });
  expect(hear(null)).toEqual(['volume 0.00']);
  expect(hear(seen)[0]).toBe('volume 0.00');
  expect(hear({ ...seen, acked: 4 })[1]).not.toBe(high);
  expect(hear({ ...seen, acked: 8, again: 3 })).toEqual(['volume 0.08', high, 'start', 'stop']);
  expect(open.size).toBe(1);
  sound.close();
  expect(open.size).toBe(0);
});

test('a room that is watched is watched no longer when the frame goes', () => {
  const watched = new Set<object>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => void watched.add(this);
      disconnect = (): void => void watched.delete(this);
    },
  );
  const part = {} as HTMLElement;
  const stop = fitInto(new Parts().page as unknown as Player, { frame: part, above: part, notice: part });
  expect(watched.size).toBe(1);
  stop();
  expect(watched.size).toBe(0);
});

test('keys are listened to until that is stopped', () => {
  const listening = new Set<unknown>();
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: unknown) => listening.add([name, listener].join()),
    removeEventListener: (name: string, listener: unknown) => listening.delete([name, listener].join()),
  });
  const stop = listenToKeys(new Parts().page as unknown as Player);
  expect(listening.size).toBe(1);
  stop();
  expect(listening.size).toBe(0);
});

test('what is taken out of the frames is called no more, and a frame that is asked for again before it comes is one', () => {
  let run: (wallMs: number) => void = () => undefined;
  let asked = 0;
  vi.stubGlobal('requestAnimationFrame', (next: typeof run) => ((run = next), (asked += 1)));
  // Nothing takes any time.
  const loop = new FrameLoop(undefined, () => 0);
  const called: string[] = [];
  const painter = (name: string) => () => (called.push(name), false);
  const out = [
    loop.add(painter('a')),
    loop.add(painter('b')),
    loop.addPicture(painter('c')),
    loop.addPicture(painter('d')),
  ];
  expect(asked).toBe(1);
  run(100);
  expect(called.splice(0)).toEqual(['a', 'b', 'c', 'd']);
  out[0]!();
  out[2]!();
  loop.request();
  run(200);
  expect([called, asked]).toEqual([['b', 'd'], 2]);
});

test('a question that waits for its run waits no longer when it is asked, nor when its time is over', async () => {
  vi.stubGlobal('location', { hash: '#/play' });
  for (const comes of [true, false]) {
    const { page } = new Parts();
    page.set({ phase: 'ready' });
    const asked: object[] = [];
    let watching = 0;
    const { subscribe } = page.store;
    page.store.subscribe = (listener) => {
      watching += 1;
      const end = subscribe(listener);
      return () => ((watching -= 1), end());
    };
    const player = {
      ask: (question: object) => void asked.push(question),
      store: page.store,
      get state() {
        return page.state;
      },
    };
    const wanted = { ...formerScene(), seed: 77 };
    await openWhy(player as unknown as Player, wanted, { group: 'tcp', flow: 0 }, 3);
    expect([watching, vi.getTimerCount()]).toEqual([1, 1]);
    if (comes) page.set({ scenario: structuredClone(wanted) });
    else vi.advanceTimersByTime(20_000);
    // What is left is the question itself, which comes after the beginning of the run is set.
    expect([watching, vi.getTimerCount()]).toEqual([0, comes ? 1 : 0]);
    vi.advanceTimersByTime(0);
    expect(asked).toHaveLength(comes ? 1 : 0);
  }
});
