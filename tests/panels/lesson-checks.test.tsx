/** The questions before and after a lesson: what was gained, with a reason for every wrong choice that was made. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CheckAfter } from '../../src/lessons/check-page.tsx';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { Panel } from './support/panel.tsx';

const { checks } = readLesson(`# L

## S

\`\`\`scene
open: #/scene/sawtooth
\`\`\`

\`\`\`check
choice: Up?
- [ ] By two.
  It adds one.
- [x] By one.
- [ ] By three.
  Nobody adds three.
\`\`\`

\`\`\`check
choice: Down?
- [x] By half.
- [ ] To nothing.
  It keeps half.
\`\`\`
`);

function After() {
  const [after, setAfter] = useState<readonly (number | null)[]>([null, null]);
  return <CheckAfter checks={checks} before={[0, 1]} after={after} onChange={setAfter} />;
}

test('what was right before and is right now is counted, and each wrong choice has its reason', async () => {
  const panel = await Panel.of(<After />);
  const show = (): HTMLButtonElement =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show what is right')!;
  expect(panel.text).toContain('Answer all 2 first.');
  expect(show().disabled).toBe(true);
  const choose = (words: string): Promise<void> =>
    panel.settle(() =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)!.click(),
    );
  await choose('By one.');
  await choose('To nothing.');
  // No answer is judged before all are given.
  expect(panel.text).not.toContain('It keeps half.');
  await panel.press('Show what is right');
  expect(panel.text).toContain('Before the lesson 0 of 2 were right, now 1.');
  expect(panel.text).toContain('By two. your answer beforeIt adds one.');
  expect(panel.text).toContain('By one. your answer now');
  expect(panel.text).toContain('To nothing. your answer before and nowIt keeps half.');
  expect(panel.text).not.toContain('Nobody adds three.');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Print this');
});
