/** Traces of links in Mahimahi's format: a line for each delivery opportunity, its time in whole ms; none before the last. */
import { type LinkTrace, MOST_PER_MS, tableOf } from '../../workers/engine/network/trace.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { ImportError } from '../../workers/results/results.ts';

/** Whether a text is a trace rather than a scenario or a table: its first line is one whole number, be it less than 0. */
export function isTrace(text: string): boolean {
  return /^-?\d+[ \t]*(?:\r?\n|$)/.test(text);
}

/** The trace in a text; what is offered at 0 ms ends the pass. @throws ImportError with line, rule and value */
export function readTrace(text: string, name: string): LinkTrace {
  const counts: number[] = [];
  let [last, same, atZero, line] = [0, 0, 0, 0];
  for (let from = 0; from < text.length;) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    line += 1;
    const ms = wholeIn(text, from, end);
    if (ms === null && text.slice(from).trim() === '') break;
    same = ms === last ? same + 1 : 1;
    const rule = ms === null ? 'must be a whole number of milliseconds' : brokenRule(ms, last, same);
    if (ms === null || rule !== null) throw refusal(line, rule!, text.slice(from, Math.min(end, from + 100)));
    last = ms;
    if (ms === 0) atZero += 1;
    else {
      while (counts.length < ms) counts.push(0);
      counts[ms - 1]! += 1;
    }
    from = end + 1;
  }
  if (last === 0)
    throw new ImportError('The last line of this trace must be later than 0 ms, so that it lasts for a time.');
  counts[last - 1] = Math.min(MOST_PER_MS, counts[last - 1]! + atZero);
  const perMs = counts.map((count) => count.toString(36)).join('');
  const trace = { name: name.slice(0, LIMITS.identifier), perMs, loop: true };
  const { rate } = tableOf(trace);
  if (rate < LIMITS.minRate)
    throw new ImportError(
      `The last line of this trace is of ${last} ms: with what stands before it the link must carry at least ${LIMITS.minRate} bit/s on average, got ${Math.round(rate)}.`,
    );
  return trace;
}

/** The rule that a time breaks, behind `last` and as number `same` of its millisecond; null if it breaks none. */
function brokenRule(ms: number, last: number, same: number): string | null {
  if (ms < last) return `must not be before the line above it, ${last}`;
  if (ms > LIMITS.trace) return `must be at most ${LIMITS.trace} ms`;
  return same > MOST_PER_MS ? `must not be one more of the same millisecond than ${MOST_PER_MS} (420 Mbit/s)` : null;
}

function refusal(line: number, rule: string, text: string): ImportError {
  const value = text.trim();
  return new ImportError(
    `Line ${line} of this trace ${rule}, got “${value.length > 40 ? `${value.slice(0, 40)}…` : value}”.`,
  );
}

/** The whole number that a line is, blanks around it aside; null if it is none. By hand: a long trace has a million lines. */
function wholeIn(text: string, from: number, end: number): number | null {
  let [value, digits, ended] = [0, 0, false];
  for (let place = from; place < end; place++) {
    const digit = text.charCodeAt(place) - 48;
    const blank = digit === -16 || digit === -35 || digit === -39;
    if (!blank && (digit < 0 || digit > 9 || ended)) return null;
    if (blank) ended = digits > 0;
    else {
      value = 10 * value + digit;
      digits += 1;
    }
  }
  return digits > 0 && digits <= 15 ? value : null;
}
