/** A link's own question as a lesson of one step, to collect its answers. */
import { decodeHash, LinkError } from '../link/codec.ts';
import { textKey } from '../lesson/key.ts';
import type { RowId } from '../charts/rows/index.ts';
import { loadPreset } from '../scenario/presets.ts';
import type { Lesson } from './lesson-file.ts';
import { USUAL_ROWS, USUAL_SPEED } from './open-lesson.ts';

/** @throws Error with one line for the reader */
export async function lessonOfLink(hash: string): Promise<{ lesson: Lesson; key: string }> {
  const { scenario, view, preset } = await decodeHash(hash, loadPreset).catch((error: unknown) => {
    throw error instanceof LinkError ? new Error(error.message) : error;
  });
  const { question } = view;
  if (typeof question !== 'string') throw new Error('This link asks nothing: there is nothing to collect.');
  const step = {
    title: 'What the class said',
    line: 1,
    before: [],
    after: [],
    notes: [],
    question: { kind: 'words', ask: [{ is: 'text', text: question }], line: 1 },
    scenario,
    view,
    rows: (view.rows as readonly RowId[] | undefined) ?? USUAL_ROWS,
    from: 0,
    until: scenario.duration,
    speed: preset?.scene?.speed ?? USUAL_SPEED,
  } as const;
  return {
    lesson: { title: 'answers to a link’s question', intro: [], notes: [], checks: [], steps: [step] },
    key: textKey(question),
  };
}
