/** Traces of links in Mahimahi's format: a line for each delivery opportunity, its time in whole ms; none before the last. */
import { type LinkTrace, MOST_PER_MS } from '../../workers/engine/network/trace.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { ImportError } from '../../workers/results/results.ts';

/** Whether a text is a trace rather than a scenario or a table: its first line is one whole number. */
export function isTrace(text: string): boolean {
  return /^\d+[ \t]*(?:\r?\n|$)/.test(text);
}

/**
 * The trace in a text. Opportunities at 0 ms count at the end of a pass, where the next one begins.
 * @throws ImportError with the number of the line that breaks a rule, the rule and the value
 */
export function readTrace(text: string, name: string): LinkTrace {
  const counts: number[] = [];
  let last = 0;
  let atZero = 0;
  let line = 0;
  const refuse = (rule: string, value: string): ImportError =>
    new ImportError(
      `Line ${line} of this trace ${rule}, got “${value.length > 40 ? `${value.slice(0, 40)}…` : value}”.`,
    );
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const value = text.slice(from, end < 0 ? undefined : end).trim();
    from = end < 0 ? text.length : end + 1;
    line += 1;
    if (value === '' && text.slice(from).trim() === '') break;
    if (!/^\d{1,15}$/.test(value)) throw refuse('must be a whole number of milliseconds', value);
    const ms = Number(value);
    if (ms < last) throw refuse(`must not be before the line above it, ${last}`, value);
    if (ms > LIMITS.trace) throw refuse(`must be at most ${LIMITS.trace} ms`, value);
    last = ms;
    if (ms === 0) atZero += 1;
    else {
      while (counts.length < ms) counts.push(0);
      counts[ms - 1]! += 1;
    }
    if (Math.max(atZero, counts[ms - 1] ?? 0) > MOST_PER_MS)
      throw refuse(`must not be one more of the same millisecond than ${MOST_PER_MS} (420 Mbit/s)`, value);
  }
  if (last === 0)
    throw new ImportError('The last line of this trace must be later than 0 ms, so that it lasts for a time.');
  counts[last - 1] = Math.min(MOST_PER_MS, counts[last - 1]! + atZero);
  return {
    name: name.slice(0, LIMITS.identifier),
    perMs: counts.map((count) => count.toString(36)).join(''),
    loop: true,
  };
}

/** The lines of a trace, as mm-link reads them. */
export function writeTrace({ perMs }: LinkTrace): string {
  return Array.from(perMs, (digit, ms) => `${ms + 1}\n`.repeat(Number.parseInt(digit, 36))).join('');
}
