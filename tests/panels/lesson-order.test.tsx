/** An order is committed by one button, as every answer is; the items stand in an order from the beginning. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../src/lessons/answer.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { Ask } from '../../src/lessons/step-page.tsx';
import { Panel } from './support/panel.tsx';

const { steps } = readLesson(`# L

## S

\`\`\`scene
open: #/scene/sawtooth
\`\`\`

\`\`\`question
order: Which order?
- one = 1
- two = 2
- three = 3
\`\`\`
`);

function Asking({ onCommit }: { onCommit(answer: Answer): void }) {
  const [draft, setDraft] = useState<Answer | null>(null);
  return (
    <Ask question={steps[0]!.question!} draft={draft} onDraft={setDraft} onCommit={onCommit} onFree={() => undefined}>
      {null}
    </Ask>
  );
}

test('an order is committed as it stands, or as it was moved, by one press', async () => {
  const given: Answer[] = [];
  const panel = await Panel.of(<Asking onCommit={(answer) => given.push(answer)} />);
  expect(panel.text).not.toContain('This is my order');
  await panel.press('That is my answer');
  await panel.settle(() => document.querySelector<HTMLElement>('[aria-label="three: one up"]')!.click());
  await panel.press('That is my answer');
  expect(given).toEqual([
    { kind: 'order', items: [0, 1, 2] },
    { kind: 'order', items: [0, 2, 1] },
  ]);
});
