import { flowColour } from '../charts/palette.ts';
import { usePageState } from '../page.ts';
import type { SectionId, SentencePart } from '../scenario/describe.ts';
import { scenarioWords } from '../scenario/in-words.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { useTermsPart } from '../terms/marked.tsx';
import { isLocked, useLesson } from '../lesson/lesson.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

/** Characters from which the sentence is set smaller, so that the charts keep their room. */
const LONG = 230;

/** A mark stands on the line of the word before it. */
const MARK = /^[.,]/;

/** Opens a section of the set-up; `way` are the labels on the way to one of its controls. */
export type Show = (section: SectionId, way?: readonly string[]) => void;

/** The scenario in words; each underlined word leads to its control. */
export function Sentence({ onShow }: { onShow: Show }) {
  const scenario = usePageState((state) => state.scenario);
  const standing = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now)));
  const parts = scenarioWords(scenario, JSON.parse(standing) as ReturnType<typeof effectiveAt>);
  const long = parts.reduce((length, part) => length + part.text.length, 0) > LONG;
  return (
    <p id="sentence" className={long ? 'sentence pretty long' : 'sentence pretty'}>
      <Words parts={parts} onShow={onShow} />
    </p>
  );
}

/** A sentence whose words lead to their controls, but for what a link has locked. */
export function Words({ parts, onShow }: { parts: readonly SentencePart[]; onShow: Show }) {
  const lesson = useLesson((state) => state);
  const terms = useTermsPart();
  return (
    <>
      {parts.map((part, index) => {
        const mark = MARK.exec(parts[index + 1]?.text ?? '')?.[0] ?? '';
        const text = index > 0 && parts[index - 1]!.section ? part.text.replace(MARK, '') : part.text;
        if (!part.section) return <span key={index}>{text}</span>;
        return (
          <span key={index} className="marked-word nowrap">
            {isLocked(lesson, part.section) ? (
              <span className="strong">{part.text}</span>
            ) : (
              <Button
                aria-label={say('{thing}: change', { thing: part.text })}
                className={part.slot ? 'word flow-word' : 'word'}
                style={part.slot ? { textDecorationColor: flowColour(part.slot) } : undefined}
                {...terms?.termProps(part.text)}
                onClick={() => onShow(part.section!, part.way)}
              >
                {part.text}
              </Button>
            )}
            {mark}
          </span>
        );
      })}
    </>
  );
}
