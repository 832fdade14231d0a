/**
 * What tests show is kept as text, a file of it beside each test file: what no test reads is compared too. A state that is
 * like an earlier one says only in what they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LONG } from '../engine/support/long.ts';
import { afterAll, afterEach, expect } from 'vitest';

/** The states that each test of the file has shown, by the test's name, a list of lines each. */
let shown = new Map<string, string[][]>();

/** Keeps what the test that is running shows by now, unless it has shown the same just before. */
export function keep(lines: string[]): void {
  const { currentTestName } = expect.getState();
  if (!currentTestName || lines.length === 0) return;
  const states = shown.get(currentTestName) ?? [];
  if (states.at(-1)?.join('\n') !== lines.join('\n')) states.push(lines);
  shown.set(currentTestName, states);
}

/**
 * For a set-up file: when a test file is over, what it has shown is what is kept of it, or is written by `vitest run FILE -u`.
 * Nothing is kept of a test file before somebody wants it and puts an empty file in its place: what some show hangs on the moment.
 */
export function compareWhatIsKept(): void {
  let file: { readonly filepath: string; readonly tasks: readonly Task[] } | null = null;
  afterEach(({ task }) => void (file = task.file));
  afterAll(() => {
    const whole = shown;
    shown = new Map();
    // Of a part of the file, of a test that fails, or of more than `npm test` has, something else is shown.
    if (LONG || !file || !passes(file.tasks)) return;
    const name = basename(file.filepath);
    const path = join(dirname(file.filepath), '__snapshots__', `${name}.shown`);
    const now = textOf(whole);
    const before = read(path);
    if (before === null || now === before) return;
    const update = (expect.getState().snapshotState as unknown as { _updateSnapshot: 'all' | 'new' | 'none' })
      ._updateSnapshot;
    if (update !== 'all')
      throw new Error(
        `${name} shows something else than what is kept of it (- kept, + now). Look at it; ` +
          `if it is what you want, npx vitest run ${name} -u keeps it.\n${report(before, now)}`,
      );
    writeFileSync(path, now);
  });
}

interface Task {
  readonly type: string;
  readonly mode: string;
  readonly result?: { readonly state: string };
  readonly tasks?: readonly Task[];
}

function passes(tasks: readonly Task[]): boolean {
  return tasks.every((task) => (task.tasks ? passes(task.tasks) : task.result?.state === 'pass'));
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** By the names of the tests, in whatever order they ran. */
function textOf(whole: ReadonlyMap<string, string[][]>): string {
  const text: string[] = [];
  const earlier: { name: string; lines: string[]; counts: Map<string, number> }[] = [];
  for (const [test, states] of [...whole].sort(([one], [other]) => (one < other ? -1 : 1)))
    states.forEach((lines, index) => {
      const name = index === 0 ? test : `${test} (${index + 1})`;
      const counts = countsOf(lines);
      const [like, common] = earlier.reduce<[(typeof earlier)[number] | null, number]>(
        (best, each) => {
          const shared = sharedBy(each.counts, counts) / Math.max(each.lines.length, lines.length);
          return shared > best[1] ? [each, shared] : best;
        },
        [null, 0],
      );
      text.push(`# ${name}`);
      if (like && common > 0.5) {
        const changes = changesOf(like.lines, lines);
        text.push(`= ${like.name}${changes.length > 0 ? ', but:' : ''}`, ...changes);
      } else text.push(...lines);
      earlier.push({ name, lines, counts });
    });
  return text.length === 0 ? '' : `${text.join('\n')}\n`;
}

function countsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function sharedBy(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [line, count] of other) shared += Math.min(count, one.get(line) ?? 0);
  return shared;
}

/** Lines that go and come, each run of them below the line that it follows. */
function changesOf(before: readonly string[], after: readonly string[]): string[] {
  const changes: string[] = [];
  let last = '';
  let said = true;
  for (const [sign, line] of diff(before, after)) {
    if (sign === ' ') {
      last = line;
      said = false;
    } else {
      if (!said) changes.push(`@ ${last.trim()}`);
      said = true;
      changes.push(`${sign} ${line}`);
    }
  }
  return changes;
}

const MOST_REPORTED = 60;

/** The first lines that differ, below the name of the test that shows them. */
function report(before: string, after: string): string {
  const lines: string[] = [];
  let test = '';
  for (const [sign, line] of diff(before.split('\n'), after.split('\n'))) {
    if (line.startsWith('# ')) test = line;
    if (sign === ' ') continue;
    if (test !== '' && test !== line) lines.push(test);
    test = '';
    lines.push(`${sign} ${line}`);
  }
  const more = lines.length - MOST_REPORTED;
  return lines.slice(0, MOST_REPORTED).join('\n') + (more > 0 ? `\n… and ${more} more lines` : '');
}

/** The lines of both, with what they have in common once: a longest common subsequence. */
function diff(before: readonly string[], after: readonly string[]): ['-' | '+' | ' ', string][] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const olds = before.slice(start, before.length - end);
  const news = after.slice(start, after.length - end);
  const wide = news.length + 1;
  const common = new Uint16Array((olds.length + 1) * wide);
  for (let i = olds.length - 1; i >= 0; i--)
    for (let j = news.length - 1; j >= 0; j--)
      common[i * wide + j] =
        olds[i] === news[j]
          ? common[(i + 1) * wide + j + 1]! + 1
          : Math.max(common[(i + 1) * wide + j]!, common[i * wide + j + 1]!);
  const lines: ['-' | '+' | ' ', string][] = before.slice(0, start).map((line) => [' ', line]);
  let i = 0;
  let j = 0;
  while (i < olds.length || j < news.length) {
    if (i < olds.length && j < news.length && olds[i] === news[j]) lines.push([' ', olds[(j++, i++)]!]);
    else if (j >= news.length || (i < olds.length && common[(i + 1) * wide + j]! >= common[i * wide + j + 1]!))
      lines.push(['-', olds[i++]!]);
    else lines.push(['+', news[j++]!]);
  }
  return [...lines, ...before.slice(before.length - end).map((line): [' ', string] => [' ', line])];
}
