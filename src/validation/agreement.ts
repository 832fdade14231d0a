/** How far a scheme or a queue is off, by the system that it was compared with: measured by `npm run validate`. */
import agreements from './agreement.json' with { type: 'json' };

export interface Agreement {
  /** Experiments, numbers compared in them, and how many of these agree by the rule of docs/validation.md. */
  cases: number;
  numbers: number;
  agree: number;
  /** Median of the distances by measure: of use of the link, shares and Jain's index absolute, of all others relative. */
  off: Record<string, number>;
}

/** By system, then by kind of scheme or queue. */
export type Agreements = Record<string, Record<string, Agreement>>;

const WORDS: Record<string, string> = {
  throughput: 'throughput',
  drops: 'drop rate',
  marks: 'mark rate',
  queue: 'queue',
  use: 'use of the link',
  share: 'shares',
  fairness: "Jain's index",
};
/** Their distances are parts of 1 and said in points of a hundred. */
const POINTS = new Set(['use', 'share', 'fairness']);

/** A line for each system that the card of that kind was compared with; none if it was not compared. */
export function agreementLines(kind: string, all: Agreements = agreements): string[] {
  return Object.entries(all).flatMap(([system, byKind]) => {
    const found = byKind[kind];
    return found ? [`${system}: ${lineOf(found)}`] : [];
  });
}

/** The same as a sentence. */
export function agreementText(kind: string): string {
  const lines = agreementLines(kind);
  return lines.length === 0 ? 'Not compared with another system.' : `Compared with ${lines.join('; with ')}.`;
}

function lineOf({ cases, numbers, agree, off }: Agreement): string {
  const distances = Object.entries(off).flatMap(([measure, median]) =>
    measure in WORDS ? [`${WORDS[measure]} ${percent(median)} ${POINTS.has(measure) ? 'points' : '%'}`] : [],
  );
  const counted = `${numbers.toLocaleString('en')} numbers of ${cases} ${cases === 1 ? 'experiment' : 'experiments'}`;
  return `${agree.toLocaleString('en')} of ${counted} agree; off by (median) ${distances.join(', ')}`;
}

function percent(part: number): string {
  return String(Number((100 * part).toPrecision(2)));
}
