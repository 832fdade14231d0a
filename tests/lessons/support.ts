import { readdirSync, readFileSync } from 'node:fs';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import type { Lesson, Step } from '../../src/lessons/lesson-file.ts';
import type { Measured } from '../../src/scenes/measured.ts';
import { measuredOf } from '../page/support/runs.ts';
import { presetFile } from '../scenario/support/presets.ts';

const DIRECTORY = 'public/lessons';

/** The names of the lessons that are served beside the page. */
export function lessonNames(): string[] {
  return readdirSync(DIRECTORY)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3));
}

export function lessonText(name: string): string {
  return readFileSync(`${DIRECTORY}/${name}.md`, 'utf8');
}

const runs = new Map<Step, Measured>();

/** The run of a step up to its end, once. */
export function runOf(step: Step): Measured {
  const run = runs.get(step) ?? measuredOf(step.scenario, step.until);
  runs.set(step, run);
  return run;
}

export function opened(text: string): Promise<Lesson> {
  return openLesson(text, presetFile);
}
