import { linkAnswerCode } from '../lesson/answer-code.ts';
import { HandInCode } from './hand-in-code.tsx';

/** The answer to a link's own question, to hand in. */
export function HandInLink({ question, said }: { question: string; said: string }) {
  const code = linkAnswerCode(question, said);
  return <HandInCode label="Your answer as a code" text={code} pictures={[code]} what="your answer" />;
}
