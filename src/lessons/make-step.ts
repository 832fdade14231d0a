/** A step of a lesson made of a run on the page: text that opens as it is, with words to be replaced. */
import { compact } from '../format.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Question } from './lesson-file.ts';

export interface OnPage {
  /** The link to the run, from `#` on. */
  hash: string;
  scenario: Scenario;
  /** Time on show, s: the step ends there, or at the run's end if nothing has been played. */
  now: number;
}

export const KINDS: readonly { kind: Question['kind']; words: string }[] = [
  { kind: 'choice', words: 'One of several' },
  { kind: 'number', words: 'A number' },
  { kind: 'order', words: 'An order' },
  { kind: 'curve', words: 'A curve to draw' },
  { kind: 'point', words: 'A point on a plot' },
  { kind: 'words', words: 'Their own words' },
];

export const FIRST_LINES = '# A lesson\n\nWhat it is about, in a sentence or two.\n';

/** What a teacher adds at the end for questions before and after. */
export const CHECK = `
## What stays

\`\`\`check
choice: What should they know afterwards?
- [x] This.
- [ ] Not this.
  And why not.
\`\`\`
`;

export function makeStep(number: number, { hash, scenario, now }: OnPage, kind: Question['kind']): string {
  const until = now > 0.1 ? Math.min(scenario.duration, Number(now.toFixed(1))) : scenario.duration;
  const group = quoted(scenario.flows[0]?.id ?? '');
  const rate = `rate(${group}, 0, ${until})`;
  return `
## Step ${number}

What they should know before the question.

\`\`\`scene
open: ${hash}
until: ${until}
\`\`\`

\`\`\`question
${question(kind, scenario, until)}
\`\`\`

What it shows: {{${rate} in 0..${ceiling(scenario)}}} Mbit/s.

> A note for the teacher.
`;
}

function question(kind: Question['kind'], scenario: Scenario, until: number): string {
  const group = quoted(scenario.flows[0]?.id ?? '');
  const top = ceiling(scenario);
  switch (kind) {
    case 'choice':
      return 'choice: What will happen?\n- [x] This.\n  And why.\n- [ ] That.\n  And why not.';
    case 'number':
      return `number: How much does it get?\nunit: Mbit/s\nanswer: rate(${group}, 0, ${until})\nnear: ${compact(top / 10, 2)}`;
    case 'order': {
      const items = scenario.flows.slice(0, 8).map(({ label, id }) => `- ${label || id} = rate(${quoted(id)})`);
      // One flow alone has no order.
      return `order: Who gets the most? The most first.\n${[...items, ...(items.length < 2 ? ['- nothing = 0'] : [])].join('\n')}`;
    }
    case 'curve':
      return `curve: Draw the throughput.\nof: rate(${group})\ntop: ${top}`;
    case 'point':
      return `point: Where will it be?\nacross: rate(${group}) 0..${top} throughput (Mbit/s)\nup: share(${group}) 0..100 share (%)\nnear: 0.1`;
    case 'words':
      return 'words: What do you notice?';
  }
}

/** The rate of the fastest hop, Mbit/s. */
function ceiling({ path }: Scenario): number {
  const rates = path.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  return Number((Math.max(1e5, ...rates) / 1e6).toPrecision(3));
}

function quoted(id: string): string {
  return /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) ? id : `"${id}"`;
}
