// @vitest-environment happy-dom
/** A link's question in a course: what was answered on an earlier visit stands there again, an answer is told, and the visit ends with the page. */
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAskedInCourse } from '../../src/side/asked-in-course.ts';
import { textKey } from '../../src/lesson/key.ts';
import { Panel, until } from '../panels/support/panel.tsx';

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'API');
  sessionStorage.clear();
});

/** A page that asks, in a course whose platform keeps what is set. */
async function asked(question: string, set: Map<string, string>, ended: () => string, ask = useAskedInCourse) {
  history.replaceState(null, '', '/?course');
  Object.assign(window, {
    API: {
      LMSInitialize: () => 'true',
      LMSFinish: ended,
      LMSGetValue: (element: string) => set.get(element) ?? '',
      LMSSetValue: (element: string, value: string) => (set.set(element, value), 'true'),
      LMSCommit: () => 'true',
      LMSGetLastError: () => '0',
    },
  });
  const held: { asked?: ReturnType<typeof useAskedInCourse> } = {};
  function Held() {
    const its = ask(question);
    useEffect(() => void Object.assign(held, { asked: its }));
    return null;
  }
  return { panel: await Panel.of(<Held />), held };
}

test('is answered as before, told once there is a platform, and ends when the page is left', async () => {
  const question = 'Why does it fall?';
  sessionStorage.setItem(`sawtooth-course-1 ${textKey(question)} `, JSON.stringify({ said: 'Because “ü”' }));
  const set = new Map<string, string>();
  const ended = vi.fn<() => string>(() => 'true');
  const { panel, held } = await asked(question, set, ended);
  await until(() => expect(held.asked!.said).toBe('Because “ü”'));
  await until(() => expect(set.get('cmi.core.lesson_status')).toBe('completed'));
  // What a platform keeps is in ASCII.
  expect(set.get('cmi.suspend_data')).toBe('{"said":"Because \\u201c\\u00fc\\u201d"}');
  expect(set.get('cmi.interactions.0.student_response')).toBe('Because “ü”');
  await panel.settle(() => held.asked!.tell('Another'));
  expect(held.asked!.said).toBe('Another');
  expect(set.get('cmi.suspend_data')).toBe('{"said":"Another"}');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(ended).toHaveBeenCalledTimes(1);
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an answer is told though what tells it could not be fetched when the question was asked', async () => {
  vi.resetModules();
  vi.doMock('../../src/course/visit.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  const { useAskedInCourse: ask } = await import('../../src/side/asked-in-course.ts');
  const set = new Map<string, string>();
  const { panel, held } = await asked('And why does it rise?', set, () => 'true', ask);
  vi.doUnmock('../../src/course/visit.ts');
  await panel.settle(() => held.asked!.tell('Because'));
  await until(() => expect(set.get('cmi.interactions.0.student_response')).toBe('Because'));
});
