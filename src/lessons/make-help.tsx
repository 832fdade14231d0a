/** How a lesson is written, beside the text that is being written: its parts, its questions, and what can be measured. */
import { usePageState } from '../page.ts';
import { say } from '../../workers/words/say.ts';
import type { Question } from './lesson-file.ts';
import { LESSON_LIMITS } from './limits.ts';
import { MEASURES } from './measures.ts';

const PARTS: readonly (readonly [sign: string, means: string])[] = [
  ['# Title', 'the lesson; what follows is read before the first step'],
  ['## Step', `begins a step, one of up to ${LESSON_LIMITS.steps}`],
  ['text', `up to ${LESSON_LIMITS.words} words before the question, and as many that are read when the run has ended`],
  ['> note', 'for you alone: on the printed notes'],
  ['```scene', 'open: a link of the page from # on; from: and until: in s; speed: and rows: as you like'],
  ['```question', 'one of the kinds below'],
  ['```check', 'a choice that is asked before the lesson and after it'],
  ['{{used() in 90..100}}', 'shows the number of the run; the page says so where it lies beyond the bounds'],
  ['{{cuts(a) > cuts(b): more often}}', 'shows the words, which are true while the comparison holds'],
];

const KINDS: Readonly<Record<Question['kind'], string>> = {
  choice: 'items - [ ] wrong and one - [x] right, the reason moved in below each',
  number:
    'unit, answer (what is measured), near (how far off still counts); items - LOW..HIGH, or - EXPRESSION, with the reason why such an answer is wrong',
  order: 'items - words = EXPRESSION, the greatest first',
  curve: 'of: window(group), rate(group), roundTrip(group) or queue(hop); top of the axis',
  point: 'across and up: EXPRESSION LOW..HIGH label; near, a part of the plot',
  words: 'nothing more: an answer in one’s own words',
};

export function MakeHelp() {
  const groups = usePageState(({ scenario }) => scenario.flows.map(({ id }) => id).join(', '));
  const hops = usePageState(({ scenario }) => scenario.path.length);
  return (
    <details className="make-help">
      <summary className="link-button">How a lesson is written</summary>
      <Table caption="Parts" rows={PARTS} />
      <Table caption="Kinds of questions" rows={Object.entries(KINDS)} />
      <Table
        caption={say('What can be measured. Groups of this run: {groups}; hops: {hops}', {
          groups,
          hops: hops === 1 ? 1 : `1–${hops}`,
        })}
        rows={Object.entries(MEASURES).map(([name, { takes, unit, help }]) => [
          `${name}(${takes.join(', ')})`,
          unit ? `${help} (${unit})` : help,
        ])}
      />
      <p className="help">
        An expression is made of these, numbers, + − * / and brackets. What has a ? may be left out; times are in s.
      </p>
    </details>
  );
}

function Table({ caption, rows }: { caption: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <table className="full">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([sign, means]) => (
          <tr key={sign}>
            <th scope="row">
              <code>{sign}</code>
            </th>
            <td>{means}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
