/** Lessons in other languages: each says of its runs exactly what the English one says, in other words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textKey } from '../../../src/lesson/key.ts';
import type { LessonFile, Paragraph, Piece, Prose, Question } from '../../../src/lessons/lesson-file.ts';
import { plainText } from '../../../src/lessons/prose.ts';
import { readLesson, translationHead } from '../../../src/lessons/read-lesson.ts';
import { LESSONS } from '../../../src/link/lessons.ts';
import { folderOf } from './files.ts';

export interface LessonTranslation {
  name: string;
  /** Of an English text that has changed since: the page shows the English one. */
  stale: boolean;
  text: string;
}

export function englishLesson(root: string, name: string): string {
  return readFileSync(join(root, `public/lessons/${name}.md`), 'utf8');
}

/** What a translation begins as: the English, and above it of which text it is. */
export function toTranslate(english: string): string {
  return `of: ${textKey(english)}\n\n${english}`;
}

export function lessonsIn(root: string, language: string): LessonTranslation[] {
  const folder = join(folderOf(root, language), 'lessons');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => {
    const name = file.replace(/\.md$/, '');
    const text = readFileSync(join(folder, file), 'utf8');
    const known = LESSONS.some((lesson) => lesson.name === name);
    return { name, text, stale: !known || translationHead(text)?.of !== textKey(englishLesson(root, name)) };
  });
}

/** What of a translation cannot be read, is not as in the English, or is English still: a line for each. */
export function lessonFaults(english: string, translation: string): string[] {
  try {
    const [theirs, ours] = [english, translation].map((text) => bonesOf(readLesson(text)));
    const said = (bone?: Bone): string => (bone ? `${bone.where}: ${bone.bone}` : 'nothing more');
    for (let at = 0; at < Math.max(theirs!.length, ours!.length); at++)
      if (said(theirs![at]) !== said(ours![at]))
        return [`the English has “${said(theirs![at])}”, the translation “${said(ours![at])}”`];
    return ours!.flatMap(({ where, words }, at) =>
      words.split(' ').length > 3 && words === theirs![at]!.words ? [`${where}: English still: “${words}”`] : [],
    );
  } catch (error) {
    return [(error as Error).message];
  }
}

/** A part of a lesson: what of it is the same in all languages, and its words. */
interface Bone {
  where: string;
  bone: string;
  words: string;
}

function bonesOf({ title, intro, notes, steps, checks }: LessonFile): Bone[] {
  const bones: Bone[] = [{ where: 'title', bone: `${steps.length} steps, ${checks.length} checks`, words: title }];
  const prose = (where: string, text: Prose): void =>
    void bones.push({ where, bone: text.flatMap(marksOf).sort().join(' ') || 'prose alone', words: plainText(text) });
  const plain = (where: string, value: unknown, words = ''): void =>
    void bones.push({ where, bone: withoutLines(value), words });
  const paragraphs = (where: string, all: readonly Paragraph[]): void => {
    plain(where, `${all.length} paragraphs`);
    all.forEach((each, at) => {
      if (each.is === 'paragraph') return prose(`${where}, paragraph ${at + 1}`, each.pieces);
      plain(`${where}, list ${at + 1}`, `${each.ordered ? 'numbered' : 'plain'} list of ${each.items.length}`);
      each.items.forEach((item, place) => prose(`${where}, list ${at + 1}, item ${place + 1}`, item));
    });
  };
  const question = (where: string, asked: Question): void => {
    plain(where, asked.kind);
    prose(where, asked.ask);
    if (asked.kind === 'choice')
      asked.options.forEach(({ text, right, reason }, at) => {
        plain(`${where}, option ${at + 1}`, `${right ? 'right' : 'wrong'}${reason.length > 0 ? ' with a reason' : ''}`);
        prose(`${where}, option ${at + 1}`, text);
        prose(`${where}, reason ${at + 1}`, reason);
      });
    if (asked.kind === 'number') {
      plain(where, [asked.answer, asked.near, asked.wrong.map(({ low, high }) => [low, high]), asked.unit !== '']);
      asked.wrong.forEach(({ reason }, at) => prose(`${where}, reason ${at + 1}`, reason));
    }
    if (asked.kind === 'order')
      asked.items.forEach(({ text, by }, at) => {
        plain(`${where}, item ${at + 1}`, by);
        prose(`${where}, item ${at + 1}`, text);
      });
    if (asked.kind === 'curve') plain(where, [asked.of, asked.top]);
    if (asked.kind === 'point')
      plain(where, [...[asked.across, asked.up].map(({ of, low, high }) => [of, low, high]), asked.near]);
  };
  paragraphs('introduction', intro);
  paragraphs('notes', notes);
  steps.forEach((step, at) => {
    const where = `step ${at + 1}`;
    plain(`${where}, scene`, step.scene);
    plain(`${where}, title`, 'a title', step.title);
    paragraphs(`${where}, before the question`, step.before);
    if (step.question) question(`${where}, question`, step.question);
    paragraphs(`${where}, after the question`, step.after);
    paragraphs(`${where}, notes`, step.notes);
  });
  checks.forEach((check, at) => question(`check ${at + 1}`, check));
  return bones;
}

/** Statements, links and code within a prose: their order is the language's own. */
function marksOf(piece: Piece): string[] {
  if (piece.is === 'code') return [`\`${piece.text}\``];
  if (piece.is === 'claim') {
    const { claim, says } = piece;
    return [claim.is === 'words' ? `{{${says.slice(0, says.indexOf(':'))}: …}}` : `{{${says}}}`];
  }
  if (!('pieces' in piece)) return [];
  return [...(piece.is === 'link' ? [piece.hash] : []), ...piece.pieces.flatMap(marksOf)];
}

function withoutLines(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (key, each: unknown) => (key === 'line' ? undefined : each));
}
