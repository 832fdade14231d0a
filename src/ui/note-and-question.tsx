import { type FormEvent, useId, useState } from 'react';
import { MAX_WORDS } from '../lesson/answer-code.ts';
import type { Lesson } from '../lesson/lesson-fields.ts';
import { lazyPart } from './lazy-part.tsx';
import { say } from '../../workers/words/say.ts';

/** Fetched once there is an answer. */
const HandIn = lazyPart(async () => (await import('./hand-in-link.tsx')).HandInLink, { onlyWhenShown: true });

type Props = Pick<Lesson, 'note' | 'question' | 'answer'> & {
  /** What was answered before, on another visit. */
  before?: string | null;
  onSaid?: (said: string) => void;
  /** What was said can be handed in. */
  handIn?: boolean;
  /** The reader has answered, or asked to be shown. */
  onAnswered?: () => void;
};

/** A note and a question from the one who made the link, and a field to answer in; the maker's answer stands behind a press. */
export function NoteAndQuestion({ note, question, ...rest }: Props) {
  return (
    <>
      {note && <p>{note}</p>}
      {question && <Question key={question} {...rest} question={question} />}
    </>
  );
}

type QuestionProps = Omit<Props, 'note' | 'question'> & { question: string };

function Question({ question, answer, before = null, onSaid, handIn = false, onAnswered }: QuestionProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [committed, setCommitted] = useState<string | null>(null);
  const said = committed ?? before;
  const [shown, show] = useState(false);
  const commit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setCommitted(text.trim());
    onSaid?.(text.trim());
    show(true);
    onAnswered?.();
  };
  return (
    <>
      <p className="strong">{question}</p>
      {said === null ? (
        <form className="answer-line row wrap" onSubmit={commit}>
          <label htmlFor={id} className="ink-2">
            What do you think?
          </label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            maxLength={MAX_WORDS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="small-button" disabled={text.trim() === ''}>
            That is my answer
          </button>
        </form>
      ) : (
        <>
          <p>{say('You said: {said}', { said })}</p>
          {handIn && (
            <details className="hand-in">
              <summary className="link-button">Hand it in</summary>
              <HandIn question={question} said={said} />
            </details>
          )}
        </>
      )}
      {answer && (
        <details open={shown} onToggle={(event) => event.currentTarget.open && !shown && (show(true), onAnswered?.())}>
          <summary className="link-button">The answer</summary>
          <p>{answer}</p>
        </details>
      )}
    </>
  );
}
