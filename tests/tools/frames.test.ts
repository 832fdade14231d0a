import { expect, test } from 'vitest';
import { framesOf, tasksOf } from '../bench/tasks.ts';

const main = { pid: 1, tid: 7, args: {} };
const event = (name: string, ts: number, ms: number) => ({
  ...main,
  name,
  ph: 'X',
  ts: 1000 * ts,
  dur: 2000 * ms,
  tdur: 1000 * ms,
});
/** A task of so much processor time that begins a frame, and one between frames. */
const trace = JSON.stringify({
  traceEvents: [
    { ...main, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } },
    { ...event('ThreadControllerImpl::RunTask', 0, 900), tid: 8 },
    event('ThreadControllerImpl::RunTask', 100, 5),
    event('ProxyMain::BeginMainFrame', 101, 3),
    event('LayerTreeHost::DoUpdateLayers', 102, 2),
    event('ThreadControllerImpl::RunTask', 112, 1),
    event('ThreadControllerImpl::RunTask', 117, 20),
    event('ProxyMain::BeginMainFrame', 118, 4),
    event('ThreadControllerImpl::RunTask', 160, 2),
    event('ProxyMain::BeginMainFrame', 161, 1),
  ],
});

test('of a trace of the main thread, a frame has the task that begins it and those up to the next one, in processor time', () => {
  expect(tasksOf(trace)).toEqual([20, 5, 2, 1]);
  expect(framesOf(trace)).toEqual([
    { span: 17, work: 6, layers: 2 },
    { span: 43, work: 20, layers: 0 },
  ]);
});
