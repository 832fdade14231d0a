/**
 * What a link asks of the page beside the run: parts that are locked or hidden, a note, a question with its answer, a
 * theme. A lock keeps hands off, and is no secret: whoever reads the link can read it all.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SectionId } from '../scenario/describe.ts';
import type { SceneOnShow } from '../scenes/scene.ts';
import type { Lesson } from './lesson-fields.ts';
import { applyRememberedTheme, currentTheme } from '../theme.ts';

/** In `locked` a part's own id locks it; the id with this behind it takes it off the page. */
export const HIDDEN = '.hidden';

/** Sections of the set-up; a link may lock or hide each of them. */
export const SECTIONS: readonly SectionId[] = ['flows', 'bottleneck', 'disturbance', 'losses', 'now', 'run'];
/** What else a link may hide. */
export const PARTS = ['sentence', 'stage', 'charts', 'numbers'] as const;

/** What the link asks, and the scene that it is of. */
type LessonOnShow = Lesson & { scene?: SceneOnShow | undefined };

export const lesson = createStore<LessonOnShow>(() => ({}));

/** A part of what the link asks; the component renders again when it changes. */
export function useLesson<T>(select: (lesson: LessonOnShow) => T): T {
  return useStore(lesson, select);
}

/** Do what a link asks, and no longer what the one before it asked. */
export function enterLesson({ locked, note, question, answer, theme }: Lesson, scene?: SceneOnShow): void {
  const root = document.documentElement;
  if (theme) root.dataset['theme'] = theme;
  else if (lesson.getState().theme) {
    delete root.dataset['theme'];
    applyRememberedTheme();
  }
  const hidden = (locked ?? []).filter((id) => id.endsWith(HIDDEN)).map((id) => id.slice(0, -HIDDEN.length));
  if (SECTIONS.every((id) => hidden.includes(id))) hidden.push('rail');
  if (hidden.length > 0) root.dataset['hidden'] = hidden.join(' ');
  else delete root.dataset['hidden'];
  lesson.setState({ locked, note, question, answer, theme, scene });
}

/** Another scenario is opened, to which nothing of that belongs. */
export function leaveLesson(): void {
  if (Object.values(lesson.getState()).some(Boolean)) enterLesson({});
}

/** What of it a link to this page is to hold: the theme no longer, if the reader has chosen another. */
export function lessonFields(): Lesson {
  const { theme, locked, note, question, answer } = lesson.getState();
  const kept = { theme: theme === currentTheme() ? theme : undefined, locked, note, question, answer };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** Whether the reader may not change a part of the page. */
export function isLocked({ locked = [] }: Lesson, part: string): boolean {
  return locked.includes(part) || isHidden({ locked }, part);
}

export function isHidden({ locked = [] }: Lesson, part: string): boolean {
  return locked.includes(part + HIDDEN);
}
