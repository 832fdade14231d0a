/** What a student answers with: an option, a number, an order. Curves and points are in sketch.tsx and spot.tsx. */
import { useId, useState } from 'react';
import { MAX_WORDS } from '../lesson/answer-code.ts';
import type { Answer } from './answer.ts';
import type { Choice, NumberQuestion, OrderQuestion, Question, WordsQuestion } from './lesson-file.ts';
import { plainText } from './prose.ts';
import { Words } from './words.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

interface Field<Asked, Given> {
  question: Asked;
  answer: Given | null;
  onChange(answer: Answer): void;
}

export function ChoiceField({ question, answer, onChange }: Field<Choice, Extract<Answer, { kind: 'choice' }>>) {
  const name = useId();
  return (
    <fieldset className="lesson-options">
      <legend>
        <Words prose={question.ask} />
      </legend>
      {question.options.map(({ text }, option) => (
        <label className="row on-line" key={option}>
          <input
            type="radio"
            name={name}
            checked={answer?.option === option}
            onChange={() => onChange({ kind: 'choice', option })}
          />
          <span>
            <Words prose={text} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function NumberField({
  question,
  answer,
  onChange,
}: Field<NumberQuestion, Extract<Answer, { kind: 'number' }>>) {
  const id = useId();
  const [text, setText] = useState(answer ? String(answer.value) : '');
  return (
    <div className="lesson-number">
      <label htmlFor={id}>
        <Words prose={question.ask} />
      </label>
      <span className="row gap-8">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={text !== '' && numberIn(text) === null}
          onChange={(event) => {
            setText(event.target.value);
            const value = numberIn(event.target.value);
            onChange(value === null ? { kind: 'none' } : { kind: 'number', value });
          }}
        />
        {question.unit}
      </span>
    </div>
  );
}

/** Both a point and a comma are read as the sign before decimals. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,12}(\.\d{0,9})?$/.test(plain) ? Number(plain) : null;
}

function OrderField({ question, answer, onChange }: Field<OrderQuestion, Extract<Answer, { kind: 'order' }>>) {
  const items = answer?.items ?? question.items.map((_, place) => place);
  const [moved, setMoved] = useState('');
  const move = (place: number, by: number): void => {
    const next = items.toSpliced(place, 1).toSpliced(place + by, 0, items[place]!);
    onChange({ kind: 'order', items: next });
    setMoved(
      say('{item} is now number {place}.', {
        item: plainText(question.items[items[place]!]!.text),
        place: place + by + 1,
      }),
    );
  };
  return (
    <div className="lesson-order" role="group" aria-label={plainText(question.ask)}>
      <p>
        <Words prose={question.ask} />
      </p>
      <ol>
        {items.map((item, place) => {
          const { text } = question.items[item]!;
          return (
            <li className="row gap-4" key={item}>
              <span className="grow">
                <Words prose={text} />
              </span>
              <Button
                className="icon-button"
                aria-label={say('{item}: one up', { item: plainText(text) })}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                ↑
              </Button>
              <Button
                className="icon-button"
                aria-label={say('{item}: one down', { item: plainText(text) })}
                disabled={place === items.length - 1}
                onClick={() => move(place, 1)}
              >
                ↓
              </Button>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </div>
  );
}

function WordsField({ question, answer, onChange }: Field<WordsQuestion, Extract<Answer, { kind: 'words' }>>) {
  const id = useId();
  return (
    <div className="lesson-words">
      <label className="lesson-ask" htmlFor={id}>
        <Words prose={question.ask} />
      </label>
      <textarea
        id={id}
        className="block full"
        rows={3}
        maxLength={MAX_WORDS}
        value={answer?.text ?? ''}
        onChange={({ target: { value } }) =>
          onChange(value.trim() === '' ? { kind: 'none' } : { kind: 'words', text: value })
        }
      />
    </div>
  );
}

interface Props {
  question: Question;
  answer: Answer | null;
  onChange(answer: Answer): void;
}

export function AnswerField({ question, answer, onChange }: Props) {
  switch (question.kind) {
    case 'choice':
      return <ChoiceField question={question} onChange={onChange} answer={answer?.kind === 'choice' ? answer : null} />;
    case 'number':
      return <NumberField question={question} onChange={onChange} answer={answer?.kind === 'number' ? answer : null} />;
    case 'order':
      return <OrderField question={question} onChange={onChange} answer={answer?.kind === 'order' ? answer : null} />;
    case 'words':
      return <WordsField question={question} onChange={onChange} answer={answer?.kind === 'words' ? answer : null} />;
    case 'curve':
    case 'point':
      return (
        <p className="lesson-ask">
          <Words prose={question.ask} />
        </p>
      );
  }
}
