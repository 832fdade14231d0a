/** The answers of a class to one step: in bars, as a table, and over the run. */
import { useCallback, useState } from 'react';
import type { Measured } from '../scenes/measured.ts';
import { useSliced } from '../slices.ts';
import { type judge, judging, saidText } from './answer.ts';
import { barsOf } from './bars.ts';
import type { HandedIn } from './code.ts';
import type { Step } from './lesson-file.ts';
import { Sketch } from './sketch.tsx';
import { Spot } from './spot.tsx';
import { LinkButton, SmallButton } from '../ui/button.tsx';
import { Heads } from '../ui/heads.tsx';
import { say } from '../../workers/words/say.ts';

/** Rows of the table that are shown at once; and curves or points. */
const SHOWN = 200;
const DRAWN = 100;

interface AnswersProps {
  step: Step;
  answers: readonly HandedIn[];
  shown: HandedIn | null;
  verdictOf: ReturnType<typeof judge> | null;
  digest: string | null;
  /** What is right is said. */
  told: boolean;
  pick(answer: HandedIn): void;
}

export function Answers({ step, answers, shown, verdictOf, digest, told, pick }: AnswersProps) {
  const [most, setMost] = useState(SHOWN);
  const judgingShown = useCallback(
    () =>
      judging(
        verdictOf,
        answers.slice(0, most).map(({ answer }) => answer),
      ),
    [verdictOf, answers, most],
  );
  const judged = useSliced(judgingShown);
  const verdicts = judged?.of === judgingShown ? judged.result : [];
  return (
    <>
      <table className="collect-table full">
        <caption className="visually-hidden">Answers to this step</caption>
        <Heads words={['Who', 'Said', 'Why']} />
        <tbody>
          {answers.slice(0, most).map((each, index) => {
            const right = told ? (verdicts[index]?.right ?? null) : null;
            const unseen = each.digest === '';
            const forged = step.question?.kind !== 'words' && digest !== null && !unseen && each.digest !== digest;
            return (
              <tr key={index} aria-selected={each === shown}>
                <td>
                  <bdi>{nameOf(each, index)}</bdi>
                </td>
                <td>
                  <LinkButton onClick={() => pick(each)}>{saidText(step, each.answer)}</LinkButton>{' '}
                  {right !== null && (right ? '✓' : '✗')}
                  {forged && <span className="not-so"> {say('not of this run')}</span>}
                  {unseen && <span className="help"> {say('before the run’s end')}</span>}
                </td>
                <td>
                  <bdi>{each.reason}</bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {answers.length > most && (
        <SmallButton onClick={() => setMost(most + SHOWN)}>
          {say('{shown} of {count} are shown: {more} more', {
            shown: most,
            count: answers.length,
            more: Math.min(SHOWN, answers.length - most),
          })}
        </SmallButton>
      )}
    </>
  );
}

interface ChartProps {
  step: Step;
  answers: readonly HandedIn[];
  shown: HandedIn | null;
  run: Measured | null;
}

/** All that was drawn, over the run. */
export function Chart({ step, answers, shown, run }: ChartProps) {
  const { question } = step;
  // Of very many an even choice: more would only be a blot.
  const each = Math.ceil(answers.length / DRAWN);
  const drawn = answers.filter((_, index) => index % each === 0);
  return (
    <>
      {question?.kind === 'curve' && (
        <Sketch
          question={question}
          step={step}
          answer={shown?.answer.kind === 'curve' ? shown.answer : null}
          run={run}
          {...(shown && { whose: nameOf(shown, answers.indexOf(shown)) })}
          others={drawn.flatMap(({ answer }) => (answer.kind === 'curve' ? [answer.heights] : []))}
        />
      )}
      {question?.kind === 'point' && (
        <Spot
          question={question}
          answer={shown?.answer.kind === 'point' ? shown.answer : null}
          run={run}
          others={drawn.flatMap(({ answer }) => (answer.kind === 'point' ? [answer] : []))}
        />
      )}
      {each > 1 && (
        <p className="help">
          {say('Of each {each} of the {count} answers one is drawn.', { each, count: answers.length })}
        </p>
      )}
    </>
  );
}

export function nameOf({ name }: HandedIn, index: number): string {
  return name || say('no. {number}', { number: index + 1 });
}

function spoken(words: string, count: number, right: number): string {
  if (right === 0) return `${words}: ${count}`;
  return right === count
    ? say('{words}: {count}, right', { words, count })
    : say('{words}: {count}, {right} of them right', { words, count, right });
}

interface BarsProps {
  step: Step;
  answers: readonly HandedIn[];
  verdictOf: ReturnType<typeof judge> | null;
  /** What is right is said: until then no bar tells. */
  told: boolean;
}

export function Bars({ step, answers, verdictOf, told }: BarsProps) {
  const bars = barsOf(
    step,
    answers.map(({ answer }) => answer),
    verdictOf,
  );
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const options = step.question?.kind === 'choice' ? step.question.options : [];
  return (
    <ul className="collect-bars">
      {bars.map(({ words, count, right }, index) => {
        // The right option is told even where nobody chose it.
        const isRight = told && (options[index]?.right ?? (right ?? 0) > 0);
        return (
          <li key={words} data-right={isRight}>
            <span>
              {isRight && <span aria-hidden="true">✓ </span>}
              {words}
            </span>
            <span
              className="collect-bar"
              role="img"
              aria-label={spoken(words, count, isRight ? right! : 0)}
              style={{ '--part': count / most, '--right': isRight ? right! / most : 0 } as React.CSSProperties}
            />
            <b>{count}</b>
          </li>
        );
      })}
    </ul>
  );
}
