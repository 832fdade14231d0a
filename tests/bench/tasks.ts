/**
 * The main thread's tasks, from a trace of Chromium: processor time of each, ms, which other work on the machine does not
 * lengthen. A page that starts is traced without DevTools: they have V8 parse the whole script again, which no reader pays.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Processor time, µs. */
  tdur?: number;
}

/** Of the busiest page in a trace: processor time of each task, ms, in descending order. */
export function tasksOf(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(event)),
  );
  const lists = [...mains].map((main) =>
    tasks
      .filter((event) => thread(event) === main)
      .map(({ tdur = 0 }) => tdur / 1000)
      .toSorted((one, other) => other - one),
  );
  const sum = (list: number[]): number => list.reduce((all, one) => all + one, 0);
  return lists.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

/** The tasks of a first visit to a page, from its start on for so many seconds of wall time. */
export async function tasksOfFirstVisit(
  executable: string,
  url: string,
  { width, height }: { width: number; height: number },
  seconds: number,
): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), 'sawtooth-trace-'));
  const file = join(directory, 'trace.json');
  const child = execFile(executable, [
    ...['--headless=new', '--no-sandbox', '--no-first-run', '--disable-gpu', '--disable-quic'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    `--window-size=${width},${height}`,
    `--user-data-dir=${directory}`,
    '--trace-startup=toplevel',
    `--trace-startup-duration=${seconds}`,
    `--trace-startup-file=${file}`,
    '--trace-startup-format=json',
    url,
  ]);
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
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
