/** Codes that are held before the camera: which are taken, and what is said of them. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/lessons/answer.ts';
import { encodeAnswer, encodeLesson } from '../../src/lessons/code.ts';
import { scanned } from '../../src/lessons/scanned.ts';
import { lessonKey } from '../../src/lessons/progress.ts';
import { opened } from './support.ts';

const step = (title: string, question: string): string =>
  `## ${title}\n\n\`\`\`scene\nopen: #/scene/sawtooth\nuntil: 12\n\`\`\`\n\n\`\`\`question\n${question}\n\`\`\`\n`;
const TEXT = `# Scanned

${step('First', 'choice: Which?\n- [ ] one\n- [x] two')}
${step('Second', 'number: How many?\nunit: times\nanswer: cuts(tcp, 2, 12)\nnear: 1')}
${step('Third', 'choice: Which now?\n- [x] three\n- [ ] four')}
`;
const lesson = await opened(TEXT);
const key = lessonKey(TEXT);
const codeOf = (at: number, answer: Answer, of = key): string =>
  encodeAnswer({ lesson: of, step: at, answer, digest: '01234567', reason: '', tag: `t${at}` });
const first = codeOf(0, { kind: 'choice', option: 1 });
const second = codeOf(1, { kind: 'number', value: 4.5 });
const third = codeOf(2, { kind: 'choice', option: 1 });
const taken = (texts: string[], all = '', count = 0) => scanned(texts, { lesson, lessonKey: key, all, count });

describe('a code', () => {
  test.each([
    [first, 'Step 1: two'],
    [second, 'Step 2: 4.5\u00a0times'],
    [third, 'Step 3: four'],
    [codeOf(2, { kind: 'none' }), 'Step 3: just show me'],
  ])('%s is said with the step that it belongs to', (code, said) => {
    expect(taken([code])).toEqual({ fresh: [code], line: `1 in all. ${said}` });
  });

  test('of several at once is said each with its own step, and all are counted', () => {
    expect(taken([third, first], second, 1)).toEqual({
      fresh: [third, first],
      line: '3 in all. Step 3: four; Step 1: two',
    });
  });

  test('that is there already is said to be, and beside a new one that alone is taken', () => {
    expect(taken([first], `Ada ${first}\n`, 1)).toEqual({ fresh: [], line: 'This one is there already.' });
    expect(taken([first, second], first, 1)).toEqual({ fresh: [second], line: '2 in all. Step 2: 4.5\u00a0times' });
  });

  test('of a whole lesson is said step by step, and each of its answers is counted', () => {
    const steps = [0, 2].map((at) => ({ step: at, answer: { kind: 'none' } as const, digest: '01234567', reason: '' }));
    const [whole] = encodeLesson(key, steps, 'abc');
    expect(taken([whole!], '', 5)).toEqual({
      fresh: [whole],
      line: '7 in all. Step 1: just show me; Step 3: just show me',
    });
  });

  test('of another lesson, or no code, is no answer', () => {
    const none = { fresh: [], line: 'This is no answer to this lesson.' };
    expect(taken([codeOf(0, { kind: 'choice', option: 1 }, 'zzzzzzz')])).toEqual(none);
    expect(taken(['https://example.org'])).toEqual(none);
    expect(taken([codeOf(9, { kind: 'choice', option: 1 })])).toEqual(none);
  });
});
