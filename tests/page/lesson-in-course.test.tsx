// @vitest-environment happy-dom
/** A lesson in a course whose platform is late: the reader has begun before it says how far they had come on an earlier visit. */
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { standing } from '../../src/course/standing.ts';
import { keptOf, useCourse } from '../../src/lessons/in-course.ts';
import { noProgress, type Progress } from '../../src/lessons/progress.ts';
import { opened } from '../lessons/support.ts';
import { Panel, until } from '../panels/support/panel.tsx';

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'API');
  sessionStorage.clear();
  localStorage.clear();
});

const STEP = '\n```question\nchoice: Which?\n- [x] one\n- [ ] two\n```\n';
const SCENE = '\n```scene\nopen: #/scene/sawtooth\nuntil: 12\n```\n';
const GOES_ON = '\n```scene\nuntil: 13\n```\n';

test('takes over what was answered there, keeps what was answered meanwhile, and tells each answer once', async () => {
  history.replaceState(null, '', '/?course');
  const lesson = await opened(`# Late\n\n## First\n${SCENE}${STEP}\n## Second\n${GOES_ON}${STEP}`);
  /** The option that was chosen at each step, and whether it was right. */
  const progress = (at: number, ...chosen: readonly (number | null)[]): Progress => ({
    ...noProgress(lesson),
    at,
    answers: chosen.map((option) => (option === null ? null : { kind: 'choice', option })),
    outcomes: chosen.map((option) => (option === null ? null : { digest: '00000000', right: option === 0 })),
  });
  const set = new Map([
    ['cmi.suspend_data', keptOf(progress(1, 0, null))],
    ['cmi.interactions._count', '1'],
  ]);
  const held: { progress?: Progress; setProgress?: (next: Progress) => void } = {};
  function Held() {
    const [now, setProgress] = useState(() => noProgress(lesson));
    useCourse(lesson, 'late', now, setProgress);
    useEffect(() => void Object.assign(held, { progress: now, setProgress }), [now]);
    return null;
  }
  const panel = await Panel.of(<Held />);
  await panel.settle(() => held.setProgress!(progress(0, null, 1)));
  expect([standing.getState().is, held.progress!.answers[0]]).toEqual(['looking', null]);
  Object.assign(window, {
    API: {
      LMSInitialize: () => 'true',
      LMSFinish: () => 'true',
      LMSGetValue: (element: string) => set.get(element) ?? '',
      LMSSetValue: (element: string, value: string) => (set.set(element, value), 'true'),
      LMSCommit: () => 'true',
      LMSGetLastError: () => '0',
    },
  });
  const both = progress(0, 0, 1);
  await until(() => expect(held.progress).toEqual(both));
  await until(() => expect(set.get('cmi.suspend_data')).toBe(keptOf(both)));
  expect([set.get('cmi.core.score.raw'), set.get('cmi.core.lesson_status')]).toEqual(['50', 'completed']);
  expect([...set].filter(([element]) => element.endsWith('.id'))).toEqual([['cmi.interactions.1.id', 'step-2']]);
  expect(standing.getState().is).toBe('open');
});
