/** Where a rule stands in the taxonomy of tsao2007, beside built-in schemes: each read off the same run. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { readRule } from '../../workers/language/rule.ts';
import { type Answers, answerOf } from '../../workers/papers/figures/quantity.ts';
import type { CardEntry, Place } from '../../workers/papers/figures/rule-card.ts';
import { figureHash } from '../link/route.ts';
import { RunLink } from './run-links.tsx';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';
import { runOfAsk } from '../../workers/papers/figures/ask.ts';

interface Props {
  places: readonly Place[];
  answers: Answers;
  seed: number;
}

const HEADS = ['Fairness by', 'Step of the climb', 'Curve of the climb', 'Memory of the fall'];

/** What a rule may go by. */
const POLICIES: Readonly<Record<string, string>> = {
  historical: 'historical',
  'non-historical': 'non-historical',
  variable: 'variable',
  linear: 'linear',
  sublinear: 'sublinear',
  superlinear: 'superlinear',
};

export function RulePlaces({ places, answers, seed }: Props) {
  return (
    <div className="table-box">
      <table className="numbers-table rule-places">
        <caption>
          {sayMarked(
            'Its place in the taxonomy of <table>Tsao et al., Table 3</table>, read off a run alone with one packet in 300 lost, then none, then one in 1600. <i>Non-historical</i>: the same step, or factor, whatever was lost before; the same fall from any window. That only the last few losses count (<i>fixed</i> there) is not told from <i>variable</i>.',
            {},
            {
              table: (words) => <a href={figureHash('tsao2007-table3')}>{words}</a>,
              i: (words) => <i>{words}</i>,
            },
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">Scheme</th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => {
            const answer = answerOf(answers, place.ask, seed);
            const policies = answer?.text?.split('; ');
            return (
              <tr key={index}>
                <th scope="row">
                  <bdi>
                    <RunLink run={{ ...runOfAsk(place.ask), seed }} words={place.name} />
                  </bdi>
                </th>
                <td>{setsRate(place) ? 'rate' : 'window'}</td>
                {policies?.map((word, at) => <td key={at}>{say(POLICIES[word] ?? word)}</td>) ?? (
                  <td colSpan={HEADS.length - 1} className="ink-3">
                    {answer ? say('cannot be told: {why}', { why: say(answer.why ?? '') }) : '–'}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function setsRate({ scheme }: CardEntry): boolean {
  return scheme.kind === 'own' ? readRule(String(scheme['rule'])).paces : findScheme(scheme.kind)?.control === 'rate';
}
