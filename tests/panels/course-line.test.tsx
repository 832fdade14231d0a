/** Sentences of one line: how the course of a learning platform stands, and with what a scheme was compared. */
import { act } from 'react';
import { expect, test } from 'vitest';
import { CourseLine } from '../../src/course/course-line.tsx';
import { type Standing, standing } from '../../src/course/standing.ts';
import { agreementLines } from '../../src/validation/agreement.ts';
import { ComparedWith } from '../../src/validation/compared-with.tsx';
import { Panel } from './support/panel.tsx';

test('whether the course has the answers is said at once when it changes, and spoken', async () => {
  await Panel.of(<CourseLine />);
  const line = document.querySelector('.course-line')!;
  expect(line.getAttribute('role')).toBe('status');
  const said = (is: Standing): string => {
    act(() => standing.setState({ is }));
    return line.textContent;
  };
  expect(said('looking')).toBe('No learning platform answers yet: your answers are kept here until one does.');
  expect(said('open')).toBe('Your course has your answers.');
  expect(said('behind')).toBe(
    'Your course has not taken your last answers yet: they are kept here and are sent again.',
  );
  expect(said('again')).toBe('You look at it again: your course keeps the answers that you gave before.');
});

test('with what a scheme was compared is a line for each system, each a sentence, or that there was none', async () => {
  const panel = await Panel.of(
    <dl>
      <ComparedWith kind="tcp" />
    </dl>,
  );
  const lines = (): string[] => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(document.querySelector('dt')!.textContent).toBe('Compared with');
  expect(lines()).toEqual(agreementLines('tcp').map((line) => `${line}.`));
  expect(lines()[0]).toMatch(
    /^ns-2\.35: [\d,]+ of [\d,]+ numbers of \d+ experiments agree; off by \(median\) .*%.*\.$/,
  );
  await panel.show(
    <dl>
      <ComparedWith kind="no such scheme" />
    </dl>,
  );
  expect(lines()).toEqual(['Not compared with another system.']);
});
