/** Measured runs (docs/measured.md): a table that names its columns, or a log of `ping -D` or a queue monitor. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { MeasuredRun } from '../../workers/engine/scenario/types.ts';
import { ImportError } from '../../workers/results/results.ts';
import { withoutQuotes } from '../format.ts';

/** A time of this many s or more counts from 1970. */
const EPOCH = 1e8;

/** Most that a measured value may be, as in a scenario. */
const MOST = 1e9;
/** Most characters of the row that names the columns. */
const MOST_OF_HEADS = 2_000;

type Column = 'time' | 'cwnd' | 'rtt' | 'queue';

/** Names of columns, by what they hold; units may follow. */
const NAMES: Readonly<Record<string, Column>> = {
  ...{ time: 'time', t: 'time', timestamp: 'time', ts: 'time', seconds: 'time' },
  ...{ cwnd: 'cwnd', snd_cwnd: 'cwnd', window: 'cwnd' },
  ...{ rtt: 'rtt', srtt: 'rtt', latency: 'rtt' },
  ...{ queue: 'queue', qlen: 'queue', queue_length: 'queue', backlog: 'queue' },
};
/** What a number in a unit is in that of its column: s and packets. Round trips without one are in ms, as `ss` has them. */
const UNITS: Readonly<Record<Column, Readonly<Record<string, number>>>> = {
  time: { '': 1, s: 1, sec: 1, seconds: 1, ms: 1e-3, us: 1e-6 },
  cwnd: { '': 1, packets: 1, segments: 1, pkts: 1 },
  rtt: { '': 1e-3, ms: 1e-3, s: 1, us: 1e-6 },
  queue: { '': 1, packets: 1, pkts: 1 },
};

const PING = /^\[(\d+(?:\.\d+)?)\] .*\btime=(\d+(?:\.\d+)?) ms/;
const PAIR = /^(\d+(?:\.\d+)?)[,;\s]+(\d+(?:\.\d+)?)$/;
/** What begins as a pair of numbers, so that what is wrong with it can be said. */
const LIKE_PAIR = /^-?\d[^,;\s]*[,;\s]+-?\d[^,;\s]*$/;

/** Whether a text is a measured run rather than a scenario or an exported table. */
export function isMeasured(text: string): boolean {
  const [first = '', second = ''] = text.slice(0, MOST_OF_HEADS).split(/\r?\n/);
  return LIKE_PAIR.test(first.trim()) || isPing(first) || isPing(second) || namedColumns(first).includes('time');
}

function isPing(line: string): boolean {
  return /^PING |\bicmp_seq=/.test(line);
}

/**
 * The run in a text.
 * @param since the time since 1970 that is 0, s, if other measured runs say so; else the first time is
 * @throws ImportError with the number of the line that breaks a rule, the rule and the value
 */
export function readMeasured(text: string, name: string, since?: number): MeasuredRun {
  const body = text.trimEnd();
  const isTable = namedColumns(firstLine(body).slice(0, MOST_OF_HEADS)).includes('time');
  refuseRows(body, isTable ? 1 : 0);
  const lines = body.split(/\r?\n/);
  const run = isTable ? fromTable(lines) : fromLog(lines);
  const first = run.time[0];
  if (first === undefined) throw new ImportError('This table of measurements has no row with a value.');
  const zero = first >= EPOCH ? (since ?? first) : 0;
  const time = run.time.map((each) => Number((each - zero).toFixed(6)));
  const wrong = time.findIndex((each) => each < 0 || each > LIMITS.duration);
  if (wrong >= 0)
    throw new ImportError(
      `Line ${run.lines[wrong]} must be of a time from 0 to ${LIMITS.duration} s after ${since === undefined ? 'the first' : 'that of the measured run on show'}, got ${time[wrong]} s.`,
    );
  const { cwnd, rtt, queue } = run;
  return {
    name: name.slice(0, LIMITS.identifier),
    ...(first >= EPOCH ? { since: zero } : {}),
    time,
    ...(cwnd && { cwnd }),
    ...(rtt && { rtt }),
    ...(queue && { queue }),
  };
}

interface Read extends Omit<MeasuredRun, 'name' | 'since'> {
  /** Line of each row, for refusals. */
  lines: number[];
}

function fromTable(lines: readonly string[]): Read {
  if (lines[0]!.length > MOST_OF_HEADS)
    throw new ImportError(`Line 1 must have at most ${MOST_OF_HEADS} characters, got ${lines[0]!.length}.`);
  const separator = separatorOf(lines[0]!);
  const heads = lines[0]!.split(separator);
  const columns = heads.map((head) => columnOf(head));
  const used = columns.map((column, place) => column && columns.findIndex((one) => one?.of === column.of) === place);
  if (!columns.some((column) => column && column.of !== 'time'))
    throw new ImportError('Line 1 of this table must name a column cwnd, rtt or queue beside the time.');
  const read: Read = { lines: [], time: [] };
  for (const column of columns) if (column && column.of !== 'time') read[column.of] = [];
  eachLine(lines, 1, (text, line) => {
    const cells = text.split(separator);
    if (cells.length !== heads.length)
      throw refuse(line, `must have ${heads.length} cells, as line 1 has`, String(cells.length));
    columns.forEach((column, place) => {
      if (!column || !used[place]) return;
      const value = numberOf(cells[place]!, line, heads[place]!.trim(), column.of === 'time');
      const scaled = value === null ? null : Number((value * column.unit).toPrecision(9));
      if (column.of !== 'time' && scaled !== null && scaled > MOST)
        throw refuse(
          line,
          `, column “${heads[place]!.trim().slice(0, 40)}”, must be at most ${MOST}`,
          cells[place]!.trim(),
        );
      if (column.of === 'time') addTime(read, value! * column.unit, line);
      else read[column.of]!.push(scaled);
    });
  });
  return read;
}

function fromLog(lines: readonly string[]): Read {
  const read: Read = { lines: [], time: [] };
  const pings = lines.some(isPing);
  const values: number[] = [];
  eachLine(lines, 0, (text, line) => {
    const [, time, value] = (pings ? PING : PAIR).exec(text.trim()) ?? [];
    if (time === undefined || value === undefined) {
      // Before and between the answers ping has lines of its own.
      if (pings && !/\btime=/.test(text)) return;
      throw refuse(
        line,
        pings ? 'must begin with its time in brackets: let ping write it with -D' : 'must be a time and a queue length',
        text,
      );
    }
    addTime(read, Number(time), line);
    if (Number(value) > MOST) throw refuse(line, `must have a value of at most ${MOST}`, value);
    values.push(pings ? Number((Number(value) / 1000).toPrecision(9)) : Number(value));
  });
  return { ...read, [pings ? 'rtt' : 'queue']: values };
}

/** Before the lines are taken apart. @param heads lines that are no rows */
function refuseRows(text: string, heads: number): void {
  let rows = 1 - heads;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows += 1;
  if (rows > LIMITS.measuredRows)
    throw new ImportError(
      `These measurements have ${rows} rows; at most ${LIMITS.measuredRows} are read. Take every second or tenth one.`,
    );
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, text[end - 1] === '\r' ? end - 1 : end);
}

function eachLine(lines: readonly string[], from: number, take: (text: string, line: number) => void): void {
  for (let index = from; index < lines.length; index++) take(lines[index]!, index + 1);
}

function addTime(read: Read, time: number, line: number): void {
  const before = read.time.at(-1);
  if (before !== undefined && time < before)
    throw refuse(line, `must not be before the line above it, ${before}`, String(time));
  read.time.push(time);
  read.lines.push(line);
}

/** Null where nothing was measured. */
function numberOf(cell: string, line: number, head: string, needed: boolean): number | null {
  const text = withoutQuotes(cell.trim());
  if (!needed && /^(?:|-|na|nan|null)$/i.test(text)) return null;
  if (!/^\d+(?:\.\d+)?(?:[eE][+-]?\d{1,2})?$/.test(text))
    throw refuse(line, `, column “${head.slice(0, 40)}”, must be a number${needed ? '' : ' or empty'}`, text);
  return Number(text);
}

function separatorOf(line: string): string {
  return [',', ';', '\t'].find((sign) => line.includes(sign)) ?? ',';
}

function namedColumns(line: string): (Column | undefined)[] {
  return line.split(separatorOf(line)).map((head) => columnOf(head)?.of);
}

/** What a column holds, and its unit in that of such a column; undefined for one that is passed over. */
function columnOf(head: string): { of: Column; unit: number } | undefined {
  const text = withoutQuotes(head.trim()).toLowerCase();
  const [name, unit] = nameAndUnit(text);
  const of = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (!of) return undefined;
  const scale = UNITS[of][unit];
  return scale === undefined ? undefined : { of, unit: scale };
}

/** `rtt (ms)`, `rtt [ms]`, `rtt_ms` and `rtt ms` are a name and a unit. */
function nameAndUnit(text: string): [name: string, unit: string] {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  const bracketed = open >= 0 && /[)\]]$/.test(text) ? text.slice(open + 1, -1) : '';
  if (/^[a-z]+$/.test(bracketed)) return [text.slice(0, open).trimEnd(), bracketed];
  const unit = /[_ ](ms|us|s)$/.exec(text)?.[1] ?? '';
  return [unit === '' ? text : text.slice(0, -unit.length - 1), unit];
}

function refuse(line: number, rule: string, value: string): ImportError {
  const got = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return new ImportError(`Line ${line}${rule.startsWith(',') ? '' : ' '}${rule}, got “${got}”.`);
}
