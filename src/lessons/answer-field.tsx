/** The field in which a question is answered beside its words. Curves and points are answered on the chart. */
import type { Answer } from './answer.ts';
import type { Question } from './lesson-file.ts';
import { ChoiceField, NumberField, OrderField } from './question-fields.tsx';
import { Words } from './words.tsx';

interface Props {
  question: Question;
  answer: Answer | null;
  onChange(answer: Answer): void;
}

export function AnswerField({ question, answer, onChange }: Props) {
  switch (question.kind) {
    case 'choice':
      return <ChoiceField {...{ question, onChange }} answer={answer?.kind === 'choice' ? answer : null} />;
    case 'number':
      return <NumberField {...{ question, onChange }} answer={answer?.kind === 'number' ? answer : null} />;
    case 'order':
      return <OrderField {...{ question, onChange }} answer={answer?.kind === 'order' ? answer : null} />;
    case 'curve':
    case 'point':
      return (
        <p className="lesson-ask">
          <Words prose={question.ask} />
        </p>
      );
  }
}
