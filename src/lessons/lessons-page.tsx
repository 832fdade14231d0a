/** The part of the page that holds lessons: the list, and a lesson from a file beside the page, a link, or the tab. */
import '../styles/lessons.css';
import '../styles/lesson-question.css';
import '../styles/lesson-run.css';
import '../styles/lesson-room.css';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Content } from '../course/pack.ts';
import { PackPanel } from '../course/pack-panel.tsx';
import { enterLesson, lesson as asked } from '../lesson/lesson.ts';
import { PageContext, usePage } from '../page.ts';
import { Frame } from '../frame/frame.tsx';
import { isFramed } from '../frame/page-link.ts';
import { lessonHash, type Place } from '../link/route.ts';
import { RunThumb, usePictures } from '../previews/run-thumb.tsx';
import type { Player } from '../player/player.ts';
import { CollectPage } from './collect-page.tsx';
import { answersKey, noProgress, type Progress, readProgress, writeProgress } from './progress.ts';
import { fetchLesson } from './fetch-lesson.ts';
import { useCourse } from './in-course.ts';
import { inReadersLanguage } from './in-language.ts';
import { LESSONS } from '../link/lessons.ts';
import type { Lesson } from './lesson-file.ts';
import { LessonError } from './lesson-error.ts';
import { LessonPage } from './lesson-page.tsx';
import { draft, MakePage } from './make-page.tsx';
import { lessonOfLink } from './of-link.ts';
import { openLesson } from './open-lesson.ts';
import { Warning } from '../ui/warning.tsx';
import { useTitle } from '../ui/use-title.ts';
import { needWords } from '../words/language.ts';
import { say } from '../../workers/words/say.ts';

/** One for as long as the document lives: a worker is not made for every lesson. */
let player: Player | null = null;

export function LessonsPage({ place }: { place: Place }) {
  const body = useRef<HTMLDivElement>(null);
  const isList = place.item === null && !['text', 'file', 'of'].some((name) => place.query.has(name));
  useTitle(say('Lessons · Sawtooth'));
  return (
    <Frame
      place={place}
      title="Sawtooth: lessons"
      body={body}
      share={
        ((!isList && !place.query.has('of')) || place.query.has('make')) && (
          <PackPanel content={() => courseOf(place)} />
        )
      }
    >
      {place.query.has('make') ? (
        <MakePage />
      ) : isList ? (
        <List />
      ) : (
        <Opened
          key={[place.item, ...['text', 'file', 'of', 'collect'].map((name) => place.query.get(name))].join(' ')}
          place={place}
        />
      )}
    </Frame>
  );
}

function List() {
  const pictures = usePictures();
  return (
    <main className="lesson-cover">
      <h1 className="lesson-title" tabIndex={-1}>
        Lessons
      </h1>
      <p>
        Say what a run will do, then see it run. Each lesson takes about five minutes and needs none of the later ones.
      </p>
      <ol className="lesson-list">
        {LESSONS.map(({ name, title, about }) => (
          <li key={name}>
            <div className="lesson-entry flex gap-16">
              <RunThumb lines={pictures?.lessons[name]} />
              <div>
                <a href={lessonHash(name)}>{title}</a>
                <p>{about}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="help">
        {say('A lesson is a text file. Drop one of your own on the page to open it.')}{' '}
        <a href="#/lessons?make=1">Make one of the run in the playground</a>
      </p>
    </main>
  );
}

interface Read {
  lesson: Lesson;
  key: string;
}

async function readPlace(place: Place): Promise<Read | { problem: string }> {
  const of = place.query.get('of');
  try {
    if (of !== null) return await lessonOfLink(of);
    const text = await fetchLesson(place);
    const name = place.query.has('text') ? null : place.item;
    return { lesson: await openLesson(await inReadersLanguage(text, name)), key: answersKey(text, name) };
  } catch (error) {
    await needWords('refused');
    if (error instanceof LessonError)
      return { problem: say('This lesson cannot be read. {why}.', { why: error.message }) };
    return { problem: error instanceof Error ? error.message : say('This lesson cannot be opened.') };
  }
}

/** What a course gets of the lesson that is open or being made. @throws Error with one line for the reader */
async function courseOf(place: Place): Promise<Content> {
  const text = place.query.has('make') ? draft() : await fetchLesson(place);
  const { title } = await openLesson(text);
  // Those that come with the page are among its files; the name of another one is none of ours.
  const own = LESSONS.find(({ name }) => name === place.item && !place.query.has('text'));
  const hash = `${lessonHash(own?.name ?? 'course')}?frame=1`;
  return own ? { title, hash } : { title, hash, lesson: text };
}

function Opened({ place }: { place: Place }) {
  const page = usePage();
  const [opened, setOpened] = useState<Read | { problem: string } | null>(null);
  useEffect(() => {
    let still = true;
    const read = async (): Promise<void> => {
      const next = await readPlace(place);
      if (still) setOpened(next);
    };
    void read();
    return () => {
      still = false;
    };
  }, [place]);
  // A lesson's runs are its own; what the playground's link asks of its readers comes back with the playground.
  useEffect(() => {
    const { scene, ...fields } = asked.getState();
    return () => {
      player?.togglePlay(false);
      enterLesson(fields, scene);
    };
  }, []);
  const context = useMemo(() => ({ ...page, player: (player ??= page.makePlayer()) }), [page]);
  if (!opened) return <p className="help lesson-cover">One moment…</p>;
  if ('problem' in opened)
    return (
      <main className="lesson-cover">
        <Warning>{opened.problem}</Warning>
        <a href="#/lessons">All lessons</a>
      </main>
    );
  return (
    <PageContext value={context}>
      <WithProgress read={opened} place={place} />
    </PageContext>
  );
}

/** In a frame of another page nothing is kept here; in a course the platform keeps it. */
function WithProgress({ read: { lesson, key }, place }: { read: Read; place: Place }) {
  const framed = isFramed(place.query);
  const store = (): Storage => localStorage;
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = framed ? noProgress(lesson) : readProgress(key, lesson, store);
    const step = Number(place.query.get('step'));
    return step >= 1 && step <= lesson.steps.length ? { ...kept, at: step - 1 } : kept;
  });
  useCourse(lesson, key, progress, setProgress);
  const change = (next: Progress): void => {
    setProgress(next);
    if (!framed) writeProgress(key, next, store);
  };
  if (place.query.get('collect') === '1') return <CollectPage lesson={lesson} lessonKey={key} />;
  return <LessonPage lesson={lesson} lessonKey={key} name={place.item} progress={progress} onProgress={change} />;
}
