/** `sim LESSON.md --check`: a lesson is read as the page reads it, and each step's run is held against what the text says of it. */
import { readFileSync } from 'node:fs';

// The one door of the page that the command line goes through: what a lesson's text means is written once.
import { type BeginRun, checkLesson, LessonError } from '../../src/lessons/check-lesson.ts';
import bansal from '../../public/scenarios/bansal2001-f8.json' with { type: 'json' };
import yang from '../../public/scenarios/yang2000-f12.json' with { type: 'json' };
import { Simulation } from '../engine/simulation.ts';
import { InputError } from './input.ts';

const PRESETS: Readonly<Record<string, unknown>> = { 'bansal2001-f8': bansal, 'yang2000-f12': yang };

const begin: BeginRun = (scenario, onFrame) => new Simulation(scenario, onFrame);

/** A line for each thing that the lesson says of a run; the status is 0 if all of them hold. @throws InputError with file, line and reason */
export async function lessonVerdicts(file: string, seeds: number): Promise<{ text: string; status: 0 | 1 }> {
  const preset = (name: string): Promise<unknown> =>
    Object.hasOwn(PRESETS, name) ? Promise.resolve(PRESETS[name]) : Promise.reject(new Error(`no scenario ${name}`));
  const found = await checkLesson(textOf(file), begin, seeds, preset).catch((error: unknown) => {
    if (error instanceof LessonError) throw new InputError(`${file}, line ${error.line}: ${error.reason}`);
    throw error;
  });
  if (found.length === 0) throw new InputError(`--check: ${file} says nothing that a run could show`);
  return {
    text: found.map(({ step, line, verdict, words }) => `${verdict}: step ${step}, line ${line}: ${words}\n`).join(''),
    status: found.every(({ verdict }) => verdict === 'met') ? 0 : 1,
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
  }
}
