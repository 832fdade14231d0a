import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyPart } from './ui/lazy-part.tsx';
import { currentPlace, watchPlace } from './link/place.ts';

const papers = () => import('./papers/index.ts');

const PARTS = {
  papers: lazyPart(async () => (await papers()).Papers, {
    onlyWhenShown: true,
    words: ['papers', 'work'],
  }),
  experiment: lazyPart(async () => (await papers()).ExperimentPage, {
    onlyWhenShown: true,
    words: ['papers', 'work'],
  }),
  hands: lazyPart(async () => (await import('./hands/hands-page.tsx')).HandsPage, {
    onlyWhenShown: true,
    words: ['hands'],
  }),
  race: lazyPart(async () => (await import('./papers/race.ts')).RacePage, {
    onlyWhenShown: true,
    words: ['papers', 'work'],
  }),
  lessons: lazyPart(async () => (await import('./lessons/lessons-page.tsx')).LessonsPage, {
    onlyWhenShown: true,
    words: ['lessons'],
  }),
  sentences: lazyPart(async () => (await import('./sentences/sentences-page.tsx')).SentencesPage, {
    onlyWhenShown: true,
  }),
  terms: lazyPart(async () => (await import('./glossary/terms-page.tsx')).TermsPage, { onlyWhenShown: true }),
};

/** The papers, the lessons or the terms where the address says so, else the playground. */
export function Root({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(watchPlace, currentPlace);
  if (!place) return children;
  const Part = PARTS[place.part];
  return <Part place={place} />;
}
