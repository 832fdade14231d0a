/**
 * The main thread's tasks, from a trace of Chromium: processor time of each, ms, which other work on the machine does not
 * lengthen. A page that starts is traced without DevTools: they have V8 parse the whole script again, which no reader pays.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Begin and length in wall time, and length in processor time, µs. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** What a trace must hold. */
export const TRACED_CATEGORIES = ['toplevel', 'cc'];

/** The main thread between the beginning of a frame and that of the next one, ms. */
export interface Frame {
  /** Wall time, and processor time of the main thread's tasks. */
  span: number;
  work: number;
  /** Of `work`: putting layers together, which without a graphics card draws the canvases' content. */
  layers: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'ProxyMain::BeginMainFrame';
const LAYERS = 'LayerTreeHost::DoUpdateLayers';

/** What the main thread of the busiest page in a trace did. */
function mainThread(trace: string): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const busy = (events: readonly TraceEvent[]): number =>
    events.reduce((sum, { name, tdur = 0 }) => sum + (name === TASK ? tdur : 0), 0);
  const lists = [...mains].map((main) => traceEvents.filter((event) => event.ph === 'X' && thread(event) === main));
  return lists.toSorted((one, other) => busy(other) - busy(one))[0] ?? [];
}

/** Of the busiest page in a trace: processor time of each task, ms, in descending order. */
export function tasksOf(trace: string): number[] {
  return mainThread(trace)
    .filter(({ name }) => name === TASK)
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((one, other) => other - one);
}

/** Of the busiest page in a trace: its whole frames, in order. */
export function framesOf(trace: string): Frame[] {
  const events = mainThread(trace);
  const begins = events.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  begins.sort((one, other) => one - other);
  const frames = begins
    .slice(1)
    .map((begin, index): Frame => ({ span: (begin - begins[index]!) / 1000, work: 0, layers: 0 }));
  const ends = events.toSorted((one, other) => endOf(one) - endOf(other));
  let at = -1;
  for (const event of ends) {
    // A task that begins a frame is that frame's.
    while (at + 1 < begins.length && begins[at + 1]! <= endOf(event)) at++;
    const frame = frames[at];
    if (!frame) continue;
    if (event.name === TASK) frame.work += (event.tdur ?? 0) / 1000;
    if (event.name === LAYERS) frame.layers += (event.tdur ?? 0) / 1000;
  }
  return frames;
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

/** The tasks of a first visit to a page, from its start on for some seconds of wall time. */
export async function tasksOfFirstVisit(
  executable: string,
  url: string,
  { width, height }: { width: number; height: number },
  seconds: number,
): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), 'sawtooth-trace-'));
  const file = join(directory, 'trace.json');
  // A group of its own: what a wrapper script starts must end with it.
  const child = spawn(
    executable,
    [
      ...['--headless=new', '--no-sandbox', '--no-first-run', '--disable-gpu', '--disable-quic'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      `--window-size=${width},${height}`,
      `--user-data-dir=${directory}`,
      '--trace-startup=toplevel',
      `--trace-startup-duration=${seconds}`,
      `--trace-startup-file=${file}`,
      '--trace-startup-format=json',
      url,
    ],
    { detached: true, stdio: 'ignore' },
  );
  try {
    // The file stands at once, when the time is over.
    while (!existsSync(file) || statSync(file).size === 0) {
      if (child.exitCode !== null) throw new Error('the browser ended before its trace');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return tasksOf(readFileSync(file, 'utf8'));
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')) await ended;
    // Its other processes end a moment later, and write until then.
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
