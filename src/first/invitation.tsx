import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { NARROW, useMedia, usePage, usePageState } from '../page.ts';
import { setOpen, useSetUp } from '../screen/set-up.ts';
import { beforeAfter } from './before-after.ts';
import { changeHere, INVITATIONS } from './invitations.ts';
import { type Answer, answered, told } from './invited.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { lessonHash } from '../link/route.ts';
import { openDialog } from '../screen/mode.ts';
import { say } from '../../workers/words/say.ts';

/**
 * What the reader may do with the first scene, each at a press; beside that what the last one did, or `changes` where the
 * reader has changed the scene in another way. With all controls on show, `instead` of that.
 */
export function Invitation({ changes, instead }: { changes: ReactNode; instead: ReactNode }) {
  const { player } = usePage();
  const given = useStore(answered, (state) => state.given);
  const changed = usePageState((state) => state.base !== state.scenario);
  // The run as it was stands behind the answer, from when it has come until another run begins.
  const ghost = usePageState(() => player.run.ghost?.series);
  const shown = given !== null && ghost === given.before ? given : null;
  const coming = given !== null && player.series === given.before;
  const onward = useStore(told);
  // There the set-up is a sheet, with a button of its own.
  const narrow = useMedia(NARROW);
  const calm = useSetUp((state) => state.calm);
  const otherwise = changed && !shown && !coming;
  if (otherwise && !calm) return instead;
  return (
    <div className="invitation flex wrap" role="group" aria-label="Now change it">
      {INVITATIONS.map((invitation) => (
        <Button
          key={invitation.words}
          aria-pressed={shown?.words === invitation.words}
          onClick={() => changeHere(player, invitation)}
        >
          {invitation.words}
        </Button>
      ))}
      {shown && <Answered answer={shown} />}
      {otherwise && <p className="source">{changes}</p>}
      {onward && calm && <Onward onOwn={narrow ? undefined : () => setOpen('flows', true)} />}
    </div>
  );
}

/** On a phone the chips stand at the lower edge, and what they did below it. */
function intoView(answer: HTMLElement | null): void {
  answer?.scrollIntoView?.({ block: 'nearest' });
}

function Answered({ answer: { done, since, before } }: { answer: Answer }) {
  const { player } = usePage();
  const now = usePageState((state) => state.now);
  const numbers = beforeAfter(before, player.series, since, now);
  return (
    <p className="answer row wrap ink-2" ref={intoView}>
      <span className="visually-hidden">{done}</span>
      {/* They change all the time: a screen reader would speak without end. */}
      <span aria-live="off" title={say('{done} Means of the last seconds: before, and with it.', { done })}>
        {numbers?.map(({ name, unit, before: one, after }) => (
          <span key={name} className="before-after">
            {name} {one}
            {'\u00a0→\u00a0'}
            <b>{after}</b>
            {`\u00a0${unit}`}
          </span>
        ))}
      </span>
      <LinkButton onClick={player.undo}>Undo</LinkButton>
    </p>
  );
}

/** The lesson that goes on from the first scene. */
const FIRST_LESSON = 'sawtooth';

/** What may come now that the first scene has told its story. `onOwn` opens the set-up, where it stands on the page. */
function Onward({ onOwn }: { onOwn: (() => void) | undefined }) {
  return (
    <p className="onward row wrap ink-2" role="group" aria-label="What now">
      Now:{' '}
      <a href={lessonHash(FIRST_LESSON)} title="Say what a run will do, then see it run">
        a lesson
      </a>
      <Button title="A run by the name that lecturers use" onClick={() => openDialog('open')}>
        a scene
      </Button>
      {onOwn && (
        <Button title="Every setting of this run" onClick={onOwn}>
          your own
        </Button>
      )}
      <a href="#/lessons" title="Lessons in the order of a course, and how to make one">
        course work
      </a>
    </p>
  );
}
