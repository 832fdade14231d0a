/** What is fetched after the first view waits: until the page rests, and most of it until there is a reader. */
import { beforeEach, expect, test, vi } from 'vitest';
import type * as AtRestModule from '../../src/at-rest.ts';

type AtRest = typeof AtRestModule;

const listeners = new Map<string, Set<() => void>>();
let rest: AtRest;
let done: string[] = [];
let pages = 0;

beforeEach(async () => {
  vi.useFakeTimers();
  listeners.clear();
  done = [];
  vi.stubGlobal('addEventListener', (deed: string, act: () => void) =>
    listeners.set(deed, (listeners.get(deed) ?? new Set()).add(act)),
  );
  vi.stubGlobal('removeEventListener', (deed: string, act: () => void) => listeners.get(deed)?.delete(act));
  // A page comes to rest once: each test has a module of its own.
  rest = (await import(/* @vite-ignore */ `../../src/at-rest.ts?page=${(pages += 1)}`)) as AtRest;
});

const work = (name: string) => (): void => void done.push(name);
const act = (deed: string): void => [...(listeners.get(deed) ?? [])].forEach((listener) => listener());

test('work for a page at rest is done a while after the first view, in order, and then in its turn', () => {
  rest.whenAtRest(work('one'));
  rest.whenAtRest(work('two'));
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  rest.comeToRest();
  vi.advanceTimersByTime(1_499);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['one', 'two']);
  rest.whenAtRest(work('three'));
  expect(done).toHaveLength(2);
  vi.advanceTimersByTime(10);
  expect(done).toEqual(['one', 'two', 'three']);
});

test('each in a task of its own: one that fails holds up nobody', () => {
  rest.inTurn(() => (done.push('one'), Promise.reject(new Error('offline'))));
  rest.inTurn(() => {
    done.push('two');
    throw new Error('broken');
  });
  rest.inTurn(work('three'));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['one']);
  expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
  vi.advanceTimersByTime(10);
  expect(done).toEqual(['one', 'two', 'three']);
});

test('work for a reader waits for the first deed at a page at rest, and is done once', () => {
  rest.whenUsed(work('fetched'));
  rest.comeToRest();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
  act('keydown');
  vi.advanceTimersByTime(10);
  expect(done).toEqual(['fetched']);
  act('pointerdown');
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual(['fetched']);
  expect([...listeners.values()].every((left) => left.size === 0)).toBe(true);
  rest.whenUsed(work('later'));
  vi.advanceTimersByTime(10);
  expect(done).toEqual(['fetched', 'later']);
});

test('a deed before the page rests is not answered before it does', () => {
  rest.whenUsed(work('fetched'));
  rest.comeToRest();
  act('wheel');
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(done).toEqual(['fetched']);
});

test('who only watches waits half a minute', () => {
  rest.whenUsed(work('fetched'));
  rest.comeToRest();
  vi.advanceTimersByTime(29_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(done).toEqual(['fetched']);
});
