/** A lesson written on the page: its text, steps added from the run in the playground, and what is wrong with it, if anything is. */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { save } from '../export/save.ts';
import { hashNow, urlOf } from '../link/links.ts';
import { usePage } from '../page.ts';
import type { Player } from '../player/player.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { remember, remembered } from '../screen/mode.ts';
import type { Lesson, Question } from './lesson-file.ts';
import { goToLesson, lessonLink } from '../link/lesson-link.ts';
import { LessonError } from './lesson-error.ts';
import { MakeHelp } from './make-help.tsx';
import { CHECK, FIRST_LINES, KINDS, makeStep } from './make-step.ts';
import { openLesson, wrongNotes } from './open-lesson.ts';
import { Button, LinkButton, SmallButton } from '../ui/button.tsx';
import { Warning } from '../ui/warning.tsx';
import { say } from '../../workers/words/say.ts';

/** The draft is kept in this browser. */
const KEY = 'sawtooth-lesson-draft';

type State = { lesson: Lesson; hash: string | null } | { problem: string };

/** The text on show, which is kept once somebody has written in it. */
let onShow: string | null = null;

function note(text: string | null): void {
  onShow = text;
}

/** What was written so far. */
export function draft(): string {
  return onShow ?? kept() ?? FIRST_LINES;
}

function kept(): string | null {
  const text = remembered(KEY);
  // Nothing but a title is no lesson.
  return text === FIRST_LINES ? null : text;
}

export function MakePage() {
  const { player } = usePage();
  const [text, setText] = useState<string | null>(kept);
  /** What “Begin anew” took away. */
  const [before, setBefore] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const adding = useRef(Promise.resolve());
  const state = useChecked(useDeferredValue(text));
  useEffect(() => note(text), [text]);
  const change = (next: string): void => {
    note(next);
    setText(next);
    remember(KEY, next);
  };
  // It begins with the run on show.
  useEffect(() => {
    if (text !== null) return;
    void stepOf(player, 'choice').then((step) => {
      setText((now) => now ?? FIRST_LINES + step.text);
      setProblem(step.problem);
    });
  }, [player, text]);
  if (text === null) return <p className="help lesson-cover">One moment…</p>;
  // In the order in which they were asked for: the link of a later one may be made sooner.
  const add = (kind: Question['kind']): void => {
    const one = async (): Promise<void> => {
      // Meanwhile something may have been written.
      const now = (): string => onShow ?? text;
      const step = await stepOf(player, kind, now);
      setProblem(step.problem);
      if (step.text) change(`${now().trimEnd()}\n${step.text}`);
    };
    adding.current = adding.current.then(one, one);
  };
  return (
    <main className="lesson-cover lesson-make">
      <h1 className="lesson-title" tabIndex={-1}>
        Make a lesson
      </h1>
      <p>
        Set up a run in the playground and let it come to where the step shall end. Here, add it as a step, and replace
        the words.
      </p>
      <MakeHelp />
      <div
        className="lesson-buttons row wrap"
        role="group"
        aria-label="Add the run in the playground as a step that asks for"
      >
        <span>Add the run as a step that asks for</span>
        {KINDS.map(({ kind, words }) => (
          <SmallButton key={kind} onClick={() => add(kind)}>
            {words}
          </SmallButton>
        ))}
        <SmallButton onClick={() => change(text.trimEnd() + '\n' + CHECK)}>Before and after</SmallButton>
      </div>
      <Warning>{problem}</Warning>
      <Checked state={state} />
      <label className="collect-lines">
        {say('The text')}
        <textarea
          className="block full"
          rows={20}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <div className="lesson-buttons row wrap">
        <Button className="lesson-main" disabled={!state || 'problem' in state} onClick={() => void goToLesson(text)}>
          Try it
        </Button>
        <SmallButton onClick={() => save('lesson.md', 'text/markdown', [text])}>Save as a file</SmallButton>
        <LinkButton
          onClick={() => {
            setBefore(text);
            change(FIRST_LINES);
            setText(null);
          }}
        >
          Begin anew
        </LinkButton>
        {before !== null && (
          <LinkButton onClick={() => (change(before), setBefore(null))}>Bring the text before back</LinkButton>
        )}
      </div>
      {state && 'hash' in state && state.hash && (
        <>
          <h2>Give it away</h2>
          <CopyField label="A link that holds it" text={urlOf(state.hash)} what="Copy link" />
        </>
      )}
      {state && 'hash' in state && !state.hash && (
        <p className="help">
          It is too long for a link. Save it as a file; put beside the page as lessons/NAME.md it opens at
          #/lessons/NAME.
        </p>
      )}
    </main>
  );
}

/** The run in the playground as a step, or why no link can hold it. */
async function stepOf(
  player: Player,
  kind: Question['kind'],
  before = (): string => '',
): Promise<{ text: string; problem: string }> {
  const link = await hashNow(player, {});
  if ('problem' in link)
    return { text: '', problem: `${link.problem} ${say('A lesson’s step is a link to its run.')}` };
  const onPage = { hash: link.hash, scenario: player.state.scenario, now: player.time };
  const number = (before().match(/^## /gm) ?? []).length + 1;
  return { text: makeStep(number, onPage, kind), problem: '' };
}

function Checked({ state }: { state: State | null }) {
  if (!state) return <p className="help">One moment…</p>;
  if ('problem' in state)
    return (
      <p className="warning" role="status">
        {state.problem}
      </p>
    );
  const { steps, checks } = state.lesson;
  const wrong = wrongNotes(state.lesson)[0];
  return (
    <>
      <p className="help" role="status">
        {say('It can be read. Steps: {steps}; questions before and after: {checks}.', {
          steps: steps.length,
          checks: checks.length,
        })}
      </p>
      {wrong && <p className="warning">{say('In a note: {wrong}', { wrong: wrong.message })}</p>}
    </>
  );
}

/** What the text holds, or what is wrong with it; null before that is known. */
function useChecked(text: string | null): State | null {
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let still = true;
    const check = async (): Promise<void> => {
      const next = await openLesson(text).then(
        async (lesson): Promise<State> => ({ lesson, hash: await lessonLink(text) }),
        (error: unknown): State => ({
          problem: error instanceof LessonError ? error.message : say('It cannot be read.'),
        }),
      );
      if (still) setState(next);
    };
    void check();
    return () => {
      still = false;
    };
  }, [text]);
  return state;
}
