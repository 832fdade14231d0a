import { expect, test, vi } from 'vitest';
import { Parts } from './support/run-parts.ts';

test('a notice that informs goes after 8 s, one that needs an answer stays; each has its own time', () => {
  let wall = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => wall);
  const { page } = new Parts();
  page.say({ kind: 'info', text: 'first' });
  wall += 7_000;
  page.say({ kind: 'info', text: 'second' });
  wall += 8_000;
  page.dropOldNotice();
  expect(page.state.notice?.text).toBe('second');
  wall += 1;
  page.dropOldNotice();
  expect(page.state.notice).toBeNull();
  page.say({ kind: 'refused', text: 'no' });
  wall += 60_000;
  page.dropOldNotice();
  expect(page.state.notice?.text).toBe('no');
});

test('rows are shown in the order of the charts, and the last one stays', () => {
  const { page } = new Parts();
  page.setView({ rows: ['queue'] });
  page.toggleRow('queue');
  expect(page.state.rows).toEqual(['queue']);
  page.toggleRow('losses');
  page.toggleRow('throughput');
  expect(page.state.rows).toEqual(['throughput', 'queue', 'losses']);
  page.toggleRow('queue');
  expect(page.state.rows).toEqual(['throughput', 'losses']);
});

test('another span of time ends a zoom; pointing at the same flow again draws nothing', () => {
  const parts = new Parts();
  const { page } = parts;
  page.setZoom([3, 5]);
  page.setWindow(10);
  expect(page.state).toMatchObject({ zoom: null, window: 10 });
  page.point({ group: 'tcp', flow: 1 });
  const { redraws } = parts;
  page.point({ group: 'tcp', flow: 1 });
  expect(parts.redraws).toBe(redraws);
  for (const flow of [{ group: 'tcp', flow: 0 }, { group: 'tfrc', flow: 0 }, null]) {
    page.point(flow);
    expect(page.state.pointed).toEqual(flow);
  }
  expect(parts.redraws).toBe(redraws + 3);
});

test('what is shown differently is drawn: the unit and the plane by turns, a stretch of time', () => {
  const parts = new Parts();
  const { page } = parts;
  for (const [act, shown] of [
    [() => page.toggleUnit(), { unit: 'rtt' }],
    [() => page.toggleUnit(), { unit: 's' }],
    [() => page.togglePlane(), { plane: true }],
    [() => page.togglePlane(), { plane: false }],
    [() => page.setZoom([3, 5]), { zoom: [3, 5] }],
    [() => page.toggleRow('losses'), {}],
  ] as const) {
    const { redraws } = parts;
    act();
    expect(page.state).toMatchObject(shown);
    expect(parts.redraws).toBe(redraws + 1);
  }
});

test('axes fit what is in view once for each time that is question', () => {
  const parts = new Parts();
  const { page, redraws } = parts;
  expect(page.takeRefit()).toBe(false);
  page.refit();
  expect(parts.redraws).toBe(redraws + 1);
  expect([page.takeRefit(), page.takeRefit()]).toEqual([true, false]);
});

test('a page begins with run A alone, at rest, with nothing question, pointed at or said', () => {
  const { state } = new Parts().page;
  expect(state).toMatchObject({ name: 'A', other: null, notice: null, playing: false, now: 0, finished: null });
  expect(state).toMatchObject({
    stepUnit: 'rtt',
    pointed: null,
    question: null,
    highlight: null,
    summing: false,
    liveEvents: 0,
  });
});
