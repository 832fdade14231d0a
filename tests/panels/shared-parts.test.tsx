/** Parts that pages share: a link's question, what a class may do, fields that copy, files that are dropped, the language, what is said beside a run. */
import { act, useEffect, useState } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromText } from '../../src/lesson/answer-code.ts';
import { enterLesson } from '../../src/lesson/lesson.ts';
import type { Lesson } from '../../src/lesson/lesson-fields.ts';
import { CompareBar } from '../../src/side/compare-bar.tsx';
import { LessonNote } from '../../src/side/lesson-note.tsx';
import { NewsLine, RefusalLine } from '../../src/side/news-line.tsx';
import { ClassFields } from '../../src/ui/class-fields.tsx';
import { CopyField, LinkField } from '../../src/ui/copy-field.tsx';
import { folder } from '../support/folder.ts';
import { LinesField } from '../../src/ui/file-field.tsx';
import { HandInCode } from '../../src/ui/hand-in-code.tsx';
import { LanguageButton } from '../../src/ui/language-button.tsx';
import { NoteAndQuestion } from '../../src/ui/note-and-question.tsx';
import { currentLanguage } from '../../src/words/language.ts';
import { messageId } from '../../src/words/message-id.ts';
import { speak } from '../../src/words/speak.ts';
import { nameOf, Panel, scenarioOf, textsOf, until } from './support/panel.tsx';

const question = 'Why does it fall?';

const submit = (panel: Panel): Promise<void> =>
  panel.settle(() =>
    document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );

describe('a question of a link', () => {
  test('takes an answer with words in it, shows the maker’s, says both who has answered, and hands in a code of it', async () => {
    const told = { said: vi.fn<(said: string) => void>(), answered: vi.fn<() => void>() };
    const panel = await Panel.of(null);
    const asked = (before: string | null = null) => (
      <NoteAndQuestion
        {...{ note: 'Look at the queue.', question, answer: 'It is full.', before, handIn: true }}
        onSaid={told.said}
        onAnswered={told.answered}
      />
    );
    await panel.show(asked());
    told.answered.mockClear();
    expect((panel.button('That is my answer') as HTMLButtonElement).disabled).toBe(true);
    await panel.enter(panel.input('What do you think?'), '   ');
    await submit(panel);
    expect(told.said).not.toHaveBeenCalled();
    await panel.enter(panel.input('What do you think?'), ' The buffer “overflows” ');
    await submit(panel);
    expect(told.said.mock.calls).toEqual([['The buffer “overflows”']]);
    expect(told.answered).toHaveBeenCalled();
    expect(panel.text).toContain('You said: The buffer “overflows”');
    await panel.openAll();
    await until(() => expect(panel.value('Your answer as a code')).toMatch(/^ST1-/));
    const [, , , words] = panel.value('Your answer as a code').split('-');
    expect(fromText(words!.slice(1))).toBe('The buffer “overflows”');
    await panel.show(null);
    await panel.show(asked('Said before'));
    expect(panel.text).toContain('You said: Said before');
    expect(document.querySelector('form')).toBeNull();
  });

  test('asked beside a run lets it play on when it is answered; nothing is handed in where a course takes it', async () => {
    const panel = await Panel.of(null);
    act(() => enterLesson({ question }));
    await panel.show(<LessonNote alone={false} />);
    await panel.enter(panel.input('What do you think?'), 'So');
    await submit(panel);
    expect(panel.player.state.playing).toBe(true);
    expect(panel.text).toContain('Hand it in');
    await panel.show(<LessonNote alone={false} only="scene" />);
    expect(panel.text).not.toContain(question);
  });

  test('in a course is answered to the platform, and stands there again on the next visit', async () => {
    const values = new Map([['cmi.core.lesson_mode', 'normal']]);
    const api = {
      LMSInitialize: () => 'true',
      LMSFinish: () => 'true',
      LMSGetValue: (name: string) => values.get(name) ?? '',
      LMSSetValue: (name: string, value: string) => (values.set(name, value), 'true'),
      LMSCommit: () => 'true',
      LMSGetLastError: () => '0',
    };
    vi.stubGlobal('API', api);
    history.replaceState(null, '', '?course');
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    const panel = await Panel.of(null);
    act(() => enterLesson({ question }));
    await panel.show(<LessonNote alone={false} />);
    await until(() => expect(values.get('cmi.core.lesson_location')).toBe('0'));
    await panel.enter(panel.input('What do you think?'), 'Die Warteschlange läuft über');
    await submit(panel);
    await until(() => expect(values.get('cmi.core.lesson_location')).toBe('1'));
    const kept = values.get('cmi.suspend_data')!;
    expect(kept).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(kept)).toEqual({ said: 'Die Warteschlange läuft über' });
    expect([...values.entries()].filter(([name]) => /interactions\.0\.(id|student_response)$/.test(name))).toHaveLength(
      2,
    );
    expect(panel.text).not.toContain('Hand it in');
    expect(panel.text).toContain('Your course has your answers.');
  });
});

describe('what a link asks of a class', () => {
  const made: Lesson = {};
  function Fields() {
    const [fields, set] = useState<Lesson>({});
    useEffect(() => {
      for (const key of Object.keys(made)) delete made[key as keyof Lesson];
      Object.assign(made, fields);
    }, [fields]);
    return (
      <ClassFields
        fields={fields}
        url="https://x.org/#/play?seed=3"
        change={(part) => set((before) => ({ ...before, ...part }))}
      />
    );
  }

  test('note, question and answer, what is locked and what is hidden, and the colours, each by its own control', async () => {
    const panel = await Panel.of(<Fields />);
    await panel.enter(panel.input('Note'), '  ');
    expect(panel.text).not.toContain('Copy this link');
    await panel.enter(panel.input('Note'), 'Look');
    expect(panel.text).toContain('Copy this link');
    expect(panel.text).not.toContain('Collect answers');
    await panel.enter(panel.input('Question'), question);
    await panel.enter(panel.input('Its answer, behind a press'), 'So');
    expect(made).toEqual({ note: 'Look', question, answer: 'So' });
    expect(document.querySelector('a')!.getAttribute('href')).toContain('seed');
    await panel.press('Lock all');
    expect(made.locked).toEqual(['flows', 'bottleneck', 'disturbance', 'losses', 'now', 'run']);
    const choose = (part: string, freedom: string) =>
      panel.settle(() => {
        const field = [...document.querySelectorAll('fieldset')].find((each) => each.textContent.startsWith(part))!;
        [...field.querySelectorAll('label')]
          .find(({ textContent }) => textContent === freedom)!
          .querySelector('input')!
          .click();
      });
    await choose('Flows', 'Hidden');
    await choose('Losses', 'Free');
    expect(made.locked!.toSorted()).toEqual(['bottleneck', 'disturbance', 'flows.hidden', 'now', 'run']);
    await panel.press('The charts');
    expect(made.locked).toContain('charts.hidden');
    await panel.press('The charts');
    expect(made.locked).not.toContain('charts.hidden');
    await panel.press('Free all');
    expect(made.locked).toEqual([]);
    await panel.press('Dark');
    expect(made.theme).toBe('dark');
    await panel.press('Their own');
    expect(made.theme).toBeUndefined();
  });
});

describe('a text to copy', () => {
  test('is selected where it has the focus, and where the browser forbids copying, which is said', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const panel = await Panel.of(<CopyField label="Text" text="one two" what="Copy it" />);
    const field = panel.input('Text');
    await panel.settle(() => field.focus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
    await panel.settle(() => field.setSelectionRange(0, 0));
    await panel.press('Copy it');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
    expect(panel.text).toContain('Selected; copy it with Ctrl+C');
  });

  test('says so for two seconds from the last press on', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const panel = await Panel.of(<CopyField label="Text" text="one two" what="Copy it" />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const after = (ms: number) => panel.settle(() => vi.advanceTimersByTime(ms));
    await panel.press('Copy it');
    await after(1_500);
    await panel.press('Copy it');
    await after(1_999);
    expect(panel.text).toContain('Copied');
    await after(1);
    expect(panel.text).not.toContain('Copied');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is a link is sent as what it is, where the browser can send; without a link nothing is', async () => {
    const share = vi.fn<(what: object) => Promise<void>>(() => Promise.reject(new Error('the reader sent nothing')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const panel = await Panel.of(<LinkField url="https://x.org/#/a" title="A run" text="Look at it" />);
    await panel.press('Send…');
    await panel.show(<LinkField url="https://x.org/#/b" title="B" />);
    await panel.press('Send…');
    expect(share.mock.calls).toEqual([
      [{ title: 'A run', url: 'https://x.org/#/a', text: 'Look at it' }],
      [{ title: 'B', url: 'https://x.org/#/b' }],
    ]);
    await panel.show(<LinkField url="" title="None" />);
    expect((panel.button('Send…') as HTMLButtonElement).disabled).toBe(true);
    expect(panel.text).not.toContain('Try it');
  });

  test('as several codes shows one after another, and the first again after the last', async () => {
    const panel = await Panel.of(
      <HandInCode label="Code" text="a b c" pictures={['a', 'b', 'c']} what="your answers" />,
    );
    const shown = () =>
      [
        document.querySelector('.row > [role=status]:not(.help)')!.textContent,
        document.querySelector('svg.qr path')!.getAttribute('d'),
      ] as const;
    const seen = [shown()];
    for (let press = 0; press < 3; press++) {
      await panel.press('Show the next');
      seen.push(shown());
    }
    expect(seen.map(([words]) => words)).toEqual(['Code 1 of 3', 'Code 2 of 3', 'Code 3 of 3', 'Code 1 of 3']);
    expect(new Set(seen.map(([, code]) => code)).size).toBe(3);
    // Of fewer codes than before the last is shown.
    await panel.press('Show the next');
    await panel.press('Show the next');
    await panel.show(<HandInCode label="Code" text="a b" pictures={['a', 'b']} what="your answers" />);
    expect(shown()[0]).toBe('Code 2 of 2');
  });
});

test('a file that is dropped on lines is theirs, not the page’s, and of a folder they are told; a text is the browser’s', async () => {
  const got = vi.fn<(file: File) => void>();
  const refused = vi.fn<(why: string) => void>();
  const above = vi.fn<() => void>();
  const panel = await Panel.of(
    <div onDrop={above}>
      <LinesField label="Lines" rows={3} value="" onChange={() => undefined} onFile={got} onRefuse={refused} />
    </div>,
  );
  const drop = async (files: File[], items: object[] = []): Promise<Event> => {
    const dataTransfer = { files, items, types: files.length > 0 ? ['Files'] : [] };
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
    await panel.settle(() => document.querySelector('textarea')!.dispatchEvent(event));
    return event;
  };
  const [mine, text] = [new File(['x'], 'a.csv'), []];
  expect((await drop([mine])).defaultPrevented).toBe(true);
  expect([got.mock.calls, above.mock.calls.length]).toEqual([[[mine]], 0]);
  expect((await drop([mine], [folder('answers')])).defaultPrevented).toBe(true);
  expect(refused.mock.calls).toEqual([['answers is a folder: drop a file that is in it.']]);
  expect((await drop(text)).defaultPrevented).toBe(false);
  expect([got.mock.calls.length, above.mock.calls.length]).toEqual([1, 1]);
});

describe('the language of the page', () => {
  afterEach(() => speak('en'));
  const open = async (): Promise<Panel> => {
    const panel = await Panel.of(<LanguageButton />);
    expect(document.querySelector('input')).toBeNull();
    await panel.settle(() => document.querySelector('.languages')!.dispatchEvent(new Event('beforetoggle')));
    await until(() => expect(panel.text).toContain('All sentences'));
    return panel;
  };

  test('is chosen in a list of their own names and remembered; a translation is said to be one, and another can be tried', async () => {
    const panel = await open();
    expect(panel.text).not.toContain('native speaker');
    await panel.press('Deutsch');
    await until(() => expect(currentLanguage()).toBe('de'));
    expect(localStorage.getItem('sawtooth-language')).toBe('de');
    await panel.show(<LanguageButton key="again" />);
    await panel.settle(() => document.querySelector('.languages')!.dispatchEvent(new Event('beforetoggle')));
    await until(() => expect(document.querySelector('.language-note')!.textContent).toMatch(/\d+ %/));
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const tryFile = async (text: string): Promise<void> => {
      Object.defineProperty(field, 'files', { value: [new File([text], 'own.ftl')], configurable: true });
      await panel.settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
    };
    await tryFile('nothing that says anything');
    await until(() => expect(document.querySelector('[role=alert]')!.textContent).toContain(messageId('Share')));
    expect(panel.text).not.toContain('100 %');
  });
});

describe('what is said beside a run', () => {
  test('a refusal stands where the news is out of sight, other news do not; an engine that died offers to reload', async () => {
    const panel = await Panel.of(
      <>
        <RefusalLine />
        <NewsLine onOpenDefault={() => undefined} />
      </>,
    );
    const alerts = (): string[] => textsOf('[role=alert]');
    await panel.settle(() => panel.player.say({ kind: 'info', text: 'Saved.' }));
    expect(alerts()).toEqual([]);
    await panel.settle(() => panel.player.say({ kind: 'refused', text: 'flows: must be …' }));
    expect(alerts()).toEqual(['flows: must be …']);
    const run = vi.fn<() => void>();
    await panel.settle(() =>
      panel.player.say({ kind: 'update', text: 'A new version.', action: { words: 'Take it', run } }),
    );
    expect([...document.querySelectorAll('.news button')].map(nameOf)).toEqual(['Take it', 'Later']);
    await panel.press('Take it');
    expect(run).toHaveBeenCalledTimes(1);
    await panel.press('Later');
    expect(panel.player.state.notice).toBeNull();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await panel.settle(() => panel.player.say({ kind: 'engine', text: 'The engine stopped.' }));
    await panel.press('Reload');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('of two compared runs the one that is set is chosen, what differs is said, and the comparison ends by its press', async () => {
    const panel = await Panel.of(<CompareBar />, scenarioOf({ duration: 8, warmup: 1 }));
    expect(document.querySelector('.compare-bar')).toBeNull();
    await panel.settle(() => panel.player.toggleCompare());
    expect(panel.text).toContain('B is as A. Change something: it changes B only.');
    await panel.settle(() => panel.player.edit('the warm-up', (before) => ({ ...before, warmup: 2 })));
    expect(panel.text).not.toContain('is as');
    await panel.play(4);
    const since = (): string => document.querySelector('.called-since dd')!.textContent;
    await panel.press('B');
    expect(panel.player.state.name).toBe('B');
    await panel.press('A');
    expect(panel.player.state.name).toBe('A');
    expect(since()).toBe('means since 1 and 2 s');
    await panel.press('End the comparison');
    expect(panel.player.state.other).toBeNull();
    expect(document.querySelector('.compare-bar')).toBeNull();
  });
});
