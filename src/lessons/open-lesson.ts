/** Makes a lesson out of its text: each step gets its run, and all that it measures. */
import { ROWS, type RowId } from '../charts/rows/index.ts';
import { decodeHash, LinkError } from '../link/codec.ts';
import { needRules } from '../link/need-rules.ts';
import { isObject, type Json } from '../scenario/patch.ts';
import { SPEEDS } from '../player/state.ts';
import { loadPreset } from '../scenario/presets.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Claim, Expression } from './expression.ts';
import { LessonError, quoted } from './lesson-error.ts';
import type { CurveOf, Lesson, Paragraph, Piece, Prose, Question, SceneBlock, Step, StepFile } from './lesson-file.ts';
import { claimRefusal, refusalOf } from './measures.ts';
import { claimsIn, prosesOf, reasonsOf } from './prose.ts';
import { readLesson } from './read-lesson.ts';

export const USUAL_ROWS: readonly RowId[] = ['window', 'queue'];
export const USUAL_SPEED = 2;

/** @param preset fetches a prepared scenario by its name @throws LessonError with the first line that is wrong */
export async function openLesson(
  text: string,
  preset: (name: string) => Promise<unknown> = loadPreset,
): Promise<Lesson> {
  const file = readLesson(text);
  const steps: Step[] = [];
  for (const step of file.steps) {
    const opened = await openStep(step, steps.at(-1), preset);
    refuseUnmeasured(opened);
    steps.push({ ...opened, notes: checkedNotes(opened.notes, (claim) => claimRefusal(claim, opened.scenario)) });
  }
  for (const { options } of file.checks)
    for (const { text: words, reason } of options)
      for (const { line } of [words, reason].flatMap(claimsIn))
        throw new LessonError(line, 'a check has no run: its statements cannot be measured');
  for (const { line } of prosesOf(file.intro).flatMap(claimsIn))
    throw new LessonError(line, 'before the first step there is no run to measure');
  return { ...file, notes: checkedNotes(file.notes, () => 'before the first step there is no run'), steps };
}

/** Statements of notes that no run can bear out say so on the sheet: lessons of before, whose notes nobody checked, still open. */
function checkedNotes(notes: readonly Paragraph[], refusal: (claim: Claim) => string | null): Paragraph[] {
  const checked = (prose: Prose): Piece[] =>
    prose.map((piece) => {
      if ('pieces' in piece) return { ...piece, pieces: checked(piece.pieces) };
      const wrong = piece.is === 'claim' ? refusal(piece.claim) : null;
      return wrong === null || piece.is !== 'claim' ? piece : { ...piece, wrong };
    });
  return notes.map((each) =>
    each.is === 'list' ? { ...each, items: each.items.map(checked) } : { ...each, pieces: checked(each.pieces) },
  );
}

/** What is wrong with a lesson's notes, first things first. */
export function wrongNotes({ notes, steps }: Lesson): LessonError[] {
  return prosesOf([...notes, ...steps.flatMap((step) => step.notes)])
    .flatMap(claimsIn)
    .flatMap(({ line, wrong }) => (wrong === undefined ? [] : [new LessonError(line, wrong)]));
}

type Shown = Pick<Step, 'scenario' | 'view' | 'rows' | 'speed'>;

async function openStep(
  { scene, ...step }: StepFile,
  last: Step | undefined,
  preset: (name: string) => Promise<unknown>,
): Promise<Step> {
  const line = scene?.line ?? step.line;
  const opens = scene?.open !== undefined || scene?.fields !== undefined;
  const before: Shown | undefined = scene?.open === undefined ? last : undefined;
  const shown = before ?? (await openScene(scene!, preset));
  await needRules(scene?.fields).catch(refusedAt(line));
  const scenario = scene?.fields === undefined ? shown.scenario : withFields(shown.scenario, scene.fields, line);
  const from = scene?.from ?? (opens || !last ? 0 : last.until);
  const until = scene?.until ?? scenario.duration;
  if (!(from < until && until <= scenario.duration))
    throw new LessonError(line, `a step goes from ${from} to ${until} s, and its run lasts ${scenario.duration} s`);
  const speed = scene?.speed ?? shown.speed;
  if (!SPEEDS.includes(speed))
    throw new LessonError(line, `speeds are ${SPEEDS.filter((each) => each !== null).join(', ')}`);
  const rows = scene?.rows ? rowsOf(scene.rows, line) : shown.rows;
  return { ...step, scenario, view: shown.view, rows, from, until, speed };
}

async function openScene({ open, line }: SceneBlock, preset: (name: string) => Promise<unknown>): Promise<Shown> {
  if (open === undefined) throw new LessonError(line, 'the first scene needs “open: #/scene/…”, a link of the page');
  try {
    const opened = await decodeHash(open, preset);
    if (opened.compare) throw new LessonError(line, 'a lesson shows one run; this link holds two');
    const { view, scenario, preset: base } = opened;
    return {
      scenario,
      view,
      rows: (view.rows as readonly RowId[] | undefined) ?? USUAL_ROWS,
      speed: base?.scene?.speed ?? USUAL_SPEED,
    };
  } catch (error) {
    return refusedAt(line)(error);
  }
}

/** What a link is refused for is wrong with the line. */
function refusedAt(line: number): (error: unknown) => never {
  return (error) => {
    throw error instanceof LinkError ? new LessonError(line, error.message.replace(/\.$/, '')) : error;
  };
}

/** The scenario with other fields: an object's one by one, unless it says its kind; all else as a whole. */
function withFields(scenario: Scenario, fields: unknown, line: number): Scenario {
  try {
    return normalizeScenario(merged(scenario as unknown as Json, fields as Json));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new LessonError(line, describeRefusal(error.refusals[0]!));
  }
}

function merged(from: Json, to: Json): Json {
  if (!isObject(from) || !isObject(to) || Object.hasOwn(to, 'kind')) return to;
  const known = Object.entries(from);
  const changed = Object.entries(to).map(([key, value]): [string, Json] => [
    key,
    Object.hasOwn(from, key) ? merged(from[key]!, value) : value,
  ]);
  return Object.fromEntries([...known, ...changed]);
}

function rowsOf(names: readonly string[], line: number): RowId[] {
  const ids = ROWS.map(({ id }): string => id);
  const stranger = names.find((name) => !ids.includes(name));
  if (stranger !== undefined)
    throw new LessonError(line, `there is no row ${quoted(stranger)}; there are ${ids.join(', ')}`);
  // Lessons of before may name one twice; it is shown once.
  return [...new Set(names as RowId[])];
}

/** @throws LessonError where a step asks for what its run does not have */
function refuseUnmeasured({ scenario, before, question, after }: Step): void {
  for (const { line } of prosesOf(before).flatMap(claimsIn))
    if (question) throw new LessonError(line, 'before the question the run is not known yet: say it behind it');
  for (const { claim, line } of [...prosesOf(before), ...prosesOf(after), ...reasonsOf(question)].flatMap(claimsIn)) {
    const refusal = claimRefusal(claim, scenario);
    if (refusal !== null) throw new LessonError(line, refusal);
  }
  if (!question) return;
  for (const expression of expressionsOf(question)) {
    const refusal = refusalOf(expression, scenario);
    if (refusal !== null) throw new LessonError(question.line, refusal);
  }
  if (question.kind === 'choice' && claimsIn(question.options.flatMap(({ text }) => text)).length > 0)
    throw new LessonError(question.line, 'an option says nothing measured: say it in its reason');
  if (question.kind === 'curve' && !isThere(question.of, scenario))
    throw new LessonError(question.line, `the scene has no ${quoted(String(question.of.whose))}`);
}

function isThere({ what, whose }: CurveOf, { flows, path }: Scenario): boolean {
  return what === 'queue' ? Number(whose) >= 1 && Number(whose) <= path.length : flows.some(({ id }) => id === whose);
}

function expressionsOf(question: Question): Expression[] {
  switch (question.kind) {
    case 'number':
      return [question.answer, ...question.wrong.flatMap(({ low, high }) => [low, high])];
    case 'order':
      return question.items.map(({ by }) => by);
    case 'point':
      return [question.across.of, question.up.of];
    case 'choice':
    case 'curve':
    case 'words':
      return [];
  }
}
