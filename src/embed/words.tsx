/** The words of an embed: the sentence above the network, and what a scene says under the charts. */
import type { Ref } from 'react';
import { LessonBox } from '../side/lesson-box.tsx';
import { usePageState } from '../page.ts';
import { type Show, Words } from '../panels/sentence.tsx';
import { effectiveAt } from '../scenario/effective.ts';
import { scenarioWords } from '../scenario/in-words.ts';
import { shortSentence } from '../scenario/short-sentence.ts';
import '../styles/embed.css';

export function EmbedSentence({ id, onShow }: { id?: string; onShow: Show }) {
  const scenario = usePageState((state) => state.scenario);
  const standing = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now)));
  const parts = scenarioWords(scenario, JSON.parse(standing) as ReturnType<typeof effectiveAt>, shortSentence);
  return (
    <p id={id} className="sentence pretty">
      <Words parts={parts} onShow={onShow} />
    </p>
  );
}

export function Notice({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div className="embed-notice full" ref={ref}>
      <LessonBox alone only="scene" />
    </div>
  );
}
