/** The questions that are asked before a lesson and after it, and what was gained between. */
import { useState } from 'react';
import { ChoiceField } from './question-fields.tsx';
import type { Choice } from './lesson-file.ts';
import { plainText } from './prose.ts';
import { Words } from './words.tsx';
import { Button, LinkButton, SmallButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

type Given = readonly (number | null)[];

export function rightOf(checks: readonly Choice[], given: Given): number {
  return checks.filter(({ options }, index) => {
    const option = given[index];
    return option !== null && option !== undefined && options[option]!.right;
  }).length;
}

interface CheckFieldsProps {
  checks: readonly Choice[];
  given: Given;
  onChange(given: Given): void;
}

/** Before the lesson: no answer is judged. */
export function CheckFields({ checks, given, onChange }: CheckFieldsProps) {
  return (
    <ol className="lesson-checks">
      {checks.map((check, index) => (
        <li key={index}>
          <ChoiceField
            question={check}
            answer={
              given[index] === null || given[index] === undefined ? null : { kind: 'choice', option: given[index] }
            }
            onChange={(answer) =>
              onChange(given.map((each, place) => (place === index && answer.kind === 'choice' ? answer.option : each)))
            }
          />
        </li>
      ))}
    </ol>
  );
}

interface CheckAfterProps {
  checks: readonly Choice[];
  before: Given;
  after: Given;
  onChange(given: Given): void;
}

/** After the lesson: the questions again, then the reasons and the gain. */
export function CheckAfter({ checks, before, after, onChange }: CheckAfterProps) {
  const all = after.every((option) => option !== null);
  const [seen, setSeen] = useState(all);
  if (!seen || !all)
    return (
      <>
        <CheckFields checks={checks} given={after} onChange={onChange} />
        <div className="lesson-buttons row wrap">
          <Button className="lesson-main" disabled={!all} onClick={() => setSeen(true)}>
            Show what is right
          </Button>
          {!all && <p>{say('Answer all {count} first.', { count: checks.length })}</p>}
        </div>
      </>
    );
  const asked = before.some((option) => option !== null);
  return (
    <div role="status">
      <p className="lesson-gain">
        {sayMarked(
          asked
            ? 'Before the lesson <b>{before}</b> of {count} were right, now <b>{right}</b>.'
            : '<b>{right}</b> of {count} are right.',
          { before: rightOf(checks, before), right: rightOf(checks, after), count: checks.length },
          { b: (words) => <b>{words}</b> },
        )}
      </p>
      <ol className="lesson-checks">
        {checks.map(({ ask, options }, index) => (
          <li key={index}>
            <p className="lesson-ask">
              <Words prose={ask} />
            </p>
            <ul className="lesson-reasons">
              {options.map(({ text, right, reason }, option) => {
                const [first, now] = [before[index] === option, after[index] === option];
                if (!first && !now && !right) return null;
                const whose = first
                  ? say(now ? 'your answer before and now' : 'your answer before')
                  : now && say('your answer now');
                return (
                  <li key={option} data-right={right}>
                    <b>{plainText(text)}</b>
                    {whose && <span className="lesson-yours small ink-3"> {whose}</span>}
                    {reason.length > 0 && (
                      <p>
                        <Words prose={reason} />
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <div className="lesson-buttons row wrap">
        <SmallButton onClick={() => window.print()}>Print this</SmallButton>
        <LinkButton onClick={() => (onChange(after.map(() => null)), setSeen(false))}>Answer again</LinkButton>
      </div>
    </div>
  );
}
