/** What a flow shows of its inside, by name. */
import type { Inspection } from '../../../workers/engine/transport/ends.ts';

export interface Inspectable {
  inspect(): Inspection[];
}

/** The number of that name; throws if there is none, so that a renamed one cannot pass unseen. */
export function shown(subject: Inspectable, name: string): number {
  const value = valueOf(subject, name);
  if (typeof value !== 'number') throw new Error(`'${name}' is ${value}, not a number`);
  return value;
}

/** The word of that name, e.g. of 'state'. */
export function shownWord(subject: Inspectable, name: string): string {
  const value = valueOf(subject, name);
  if (typeof value !== 'string') throw new Error(`'${name}' is ${value}, not a word`);
  return value;
}

function valueOf(subject: Inspectable, name: string): number | string {
  const entries = subject.inspect();
  const found = entries.find((entry) => entry.name === name);
  if (!found) throw new Error(`'${name}' is not shown; there are ${entries.map((entry) => entry.name).join(', ')}`);
  return found.value;
}
