/**
 * A lesson with each of its lines gone, twice, changed or in another's place: opened as what, or refused with which line and
 * reason. As recorded: a sentence stands here once. Changed on purpose by `vitest -u`.
 */
import { expect, test } from 'vitest';
import { LessonError } from '../../src/lessons/lesson-error.ts';
import { checkLesson } from '../../src/lessons/check-lesson.ts';
import { openRun } from '../page/support/runs.ts';
import { digestOf } from '../support/digest.ts';
import { NumberHash } from '../support/number-hash.ts';
import { presetFile } from '../scenario/support/presets.ts';
import { opened } from './support.ts';

const LESSON = `# All that a lesson may hold

What it is about, with *one*, **two**, \`three\` and [a window](#/terms/cwnd).

- first
- second &amp; last

> A note: {{1 < 2: so}}.

\`\`\`check
choice: Before?
- [x] Yes.
- [ ] No.
  Since it
  is so.
\`\`\`

## One

Above.

\`\`\`scene
open: #/scene/phase-plane
from: 2
until: 6
speed: 5
rows: window, queue
{ "seed": 7 }
\`\`\`

\`\`\`question
choice: Which of them?
- [ ] This.
  And why not, {{used() > 0: in use}}.
- [x] That.
\`\`\`

Below, {{rate(rich, 2, 6) > rate(poor, 2, 6): more}}.

> Beside it {{window(rich) in 1..200}} and {{peak(nobody) in 1..2}}.

## Two

\`\`\`scene
until: 9
\`\`\`

\`\`\`question
number: How many?
unit: times
answer: cuts(rich)
near: 2
- 0..1
  Too few.
- 4 * cuts(rich)
  Of all.
\`\`\`

## Three

\`\`\`question
order: The most first.
- rich = rate(rich)
- poor = rate(poor)
- none = whenWindow(poor, 9000)
\`\`\`

\`\`\`scene
until: 12
\`\`\`

## Four

\`\`\`question
curve: Draw it.
of: roundTrip(poor)
top: 300
\`\`\`

\`\`\`scene
until: 14
\`\`\`

## Five

\`\`\`question
point: Where?
across: used(1) 0..100 used %
up: share(poor) 10..60 share of it
near: 0.2
\`\`\`

\`\`\`scene
until: 15
\`\`\`

## Six

\`\`\`question
words: What do you see?
\`\`\`

\`\`\`scene
until: 16
\`\`\`
`.replaceAll('tcp', 'rich');

const LINES = LESSON.split('\n');
/** Each change of a line, by its name. */
const CHANGES: Readonly<Record<string, (at: number) => string[]>> = {
  without: (at) => LINES.toSpliced(at, 1),
  twice: (at) => LINES.toSpliced(at, 0, LINES[at]!),
  'an x before': (at) => LINES.with(at, `x${LINES[at]!}`),
  'moved in': (at) => LINES.with(at, `  ${LINES[at]!}`),
  'no value': (at) => LINES.with(at, LINES[at]!.replace(/:.*/, ':')),
  'other numbers': (at) =>
    LINES.with(
      at,
      LINES[at]!.replaceAll(/\d+/g, (number) => String(17 * Number(number) + 1)),
    ),
  'below the next': (at) => LINES.toSpliced(at, 2, LINES[at + 1] ?? '', LINES[at]!),
};

/** What a lesson holds, but for its runs: of them the seed and the times. */
function digest(lesson: Awaited<ReturnType<typeof opened>>): string {
  const steps = lesson.steps.map(({ scenario, view: _, ...step }) => ({ ...step, seed: scenario.seed }));
  return digestOf({ ...lesson, steps });
}

test('a lesson with a line changed opens, or is refused with the line and the reason', async () => {
  const known = new Set<string>();
  const said: string[] = [];
  for (const [name, change] of Object.entries(CHANGES)) {
    const all = new NumberHash();
    let opens = 0;
    for (const [at, line] of LINES.entries()) {
      const text = change(at).join('\n');
      if (line === '' || text === LESSON) continue;
      const outcome = await opened(text).then(
        (lesson) => `opens as ${digest(lesson)}`,
        (error: unknown) => {
          if (!(error instanceof LessonError)) throw error;
          // What is wrong with JSON each engine says in words of its own.
          return `${error.line - at - 1}: ${error.message.replace(/(no JSON:).*/, '$1 …')}`;
        },
      );
      all.take(outcome);
      if (outcome.startsWith('opens')) opens += 1;
      else if (known.size < known.add(outcome.replaceAll(/-?\d+|“.*?”/g, '#').slice(0, 60)).size)
        said.push(`${name}, ${line.slice(0, 20)}: ${outcome}`);
    }
    said.push(`${name}: ${opens} open, ${all.toString()}`);
  }
  expect(said.join('\n')).toMatchSnapshot();
});

test('a step has a length', async () => {
  await expect(opened(LESSON.replace('until: 6', 'until: 2'))).rejects.toThrow('a step goes from 2 to 2 s');
});

test('what is checked of its runs without a page is said line by line, of one seed and of three', async () => {
  const begin = (scenario: Parameters<typeof openRun>[0], onFrame: (row: Float32Array, index: number) => void) => {
    const { simulation } = openRun(scenario, { onFrame });
    return {
      layout: simulation.layout,
      runUntil: (time: number) => void simulation.runUntil(time),
      completions: simulation.completions,
    };
  };
  const said = await Promise.all([1, 3].map((seeds) => checkLesson(LESSON, begin, seeds, presetFile)));
  expect(
    said.flatMap((all) => all.map(({ step, line, verdict, words }) => `${step}, line ${line}, ${verdict}: ${words}`)),
  ).toMatchSnapshot();
});
