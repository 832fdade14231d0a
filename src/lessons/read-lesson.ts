/** A lesson from its text. docs/lessons.md says what a text is made of. */
import { Lexer, type Token, type Tokens } from 'marked';
import { LessonError, quoted } from './lesson-error.ts';
import type { Choice, LessonFile, Paragraph, StepFile } from './lesson-file.ts';
import { LESSON_LIMITS } from './limits.ts';
import { claimsIn, plainText, prosesOf, readParagraph, reasonsOf } from './prose.ts';
import { readCheck, readQuestion, readScene } from './read-blocks.ts';

/** A step while it is read. */
type Open = {
  -readonly [Key in keyof StepFile]: StepFile[Key] extends readonly Paragraph[] ? Paragraph[] : StepFile[Key];
};

/** Of those that files are written in; a half of a letter, a private sign or a control sign is in none. */
const STRANGER = /[^\n\t\x20-\x7e\xa0-\ud7ff\uf900-\uffef\u{10000}-\u{10ffff}]/u;

const OF = /^\ufeff?of: ([0-9a-z]{1,7})\r?\n/;

/** The first line of a translation, which says of which text it is: its key (../lesson/key.ts); null if it is no translation. */
export function translationHead(text: string): { of: string } | null {
  const of = OF.exec(text)?.[1];
  return of === undefined ? null : { of };
}

/** @throws LessonError with the first line that is wrong */
export function readLesson(source: string): LessonFile {
  if (source.length > LESSON_LIMITS.file)
    throw new LessonError(1, `a lesson has at most ${LESSON_LIMITS.file} characters, this one ${source.length}`);
  const isTranslation = translationHead(source) !== null;
  const text = source
    .replace(OF, '\n')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  if (STRANGER.test(text))
    throw new LessonError(1 + lines.findIndex((each) => STRANGER.test(each)), 'it has a character that no text has');
  if (lines.length > LESSON_LIMITS.lines)
    throw new LessonError(LESSON_LIMITS.lines + 1, `a lesson has at most ${LESSON_LIMITS.lines} lines`);
  lines.forEach((each, index) => refuseNested(each, index + 1));
  const intro = newStep('', 1);
  const steps: Open[] = [];
  const checks: Choice[] = [];
  let title: string | null = null;
  let line = 1;
  for (const token of blocks(text)) {
    const step = steps.at(-1) ?? intro;
    const at = line + leading(token.raw);
    line += token.raw.split('\n').length - 1;
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const { depth, text: words } = token as Tokens.Heading;
      if (depth > 2) throw new LessonError(at, '“#” is the title, “##” begins a step; there are no others');
      if ((depth === 1) !== (title === null)) throw new LessonError(at, 'a lesson begins with its one title, “# …”');
      if (words === '' || words.length > LESSON_LIMITS.line) throw new LessonError(at, 'a title is one short line');
      if (depth === 1) title = words;
      else steps.push(newStep(words, at));
    } else if (title === null) throw new LessonError(at, 'a lesson begins with its title, “# …”');
    else if (token.type === 'code') readBlock(token as Tokens.Code, at, step, checks);
    else if (token.type === 'blockquote')
      for (const note of (token as Tokens.Blockquote).tokens)
        if (note.type !== 'space') step.notes.push(readParagraph(note, at));
        else continue;
    else if (token.type === 'html') throw new LessonError(at, `HTML is not read: ${quoted(token.raw.trim())}`);
    else (step.question ? step.after : step.before).push(readParagraph(token, at));
  }
  if (title === null) throw new LessonError(1, 'a lesson begins with its title, “# …”');
  const file = { title, intro: intro.before, notes: intro.notes, steps: steps.filter(holdsSomething), checks };
  check(file, intro, LESSON_LIMITS[isTranslation ? 'translatedWords' : 'words']);
  return file;
}

/** The lexer is called block by block, for paragraphs are measured before they are read. */
function blocks(text: string): Token[] {
  try {
    return new Lexer({ gfm: false }).blockTokens(text, []);
  } catch {
    throw new LessonError(1, 'it is nested too deep to be read');
  }
}

function newStep(title: string, line: number): Open {
  return { title, line, scene: null, before: [], question: null, after: [], notes: [] };
}

function readBlock({ lang = '', text, codeBlockStyle }: Tokens.Code, line: number, step: Open, checks: Choice[]): void {
  if (codeBlockStyle === 'indented') throw new LessonError(line, 'these lines are moved in: text begins at the left');
  if (lang === 'check') {
    checks.push(readCheck(text, line));
    return;
  }
  if (lang !== 'scene' && lang !== 'question')
    throw new LessonError(line, `there is no block ${quoted(lang)}; there are scene, question and check`);
  if (step.title === '') throw new LessonError(line, `a ${lang} belongs to a step, “## …”`);
  if (lang === 'scene') {
    if (step.scene) throw new LessonError(line, 'a step has one scene');
    step.scene = readScene(text, line);
  } else {
    if (step.question) throw new LessonError(line, 'a step has one question');
    step.question = readQuestion(text, line);
  }
}

/** A heading with nothing but checks below it is no step. */
function holdsSomething({ scene, before, question }: Open): boolean {
  return scene !== null || question !== null || before.length > 0;
}

function check({ steps, checks }: LessonFile, intro: Open, mostWords: number): void {
  if (steps.length === 0) throw new LessonError(1, 'a lesson has at least one step, “## …”');
  if (steps.length > LESSON_LIMITS.steps)
    throw new LessonError(steps[LESSON_LIMITS.steps]!.line, `a lesson has at most ${LESSON_LIMITS.steps} steps`);
  if (checks.length > LESSON_LIMITS.checks)
    throw new LessonError(checks[LESSON_LIMITS.checks]!.line, `a lesson has at most ${LESSON_LIMITS.checks} checks`);
  if (!steps[0]!.scene) throw new LessonError(steps[0]!.line, 'the first step needs a scene');
  let claims = 0;
  for (const { before, after, line } of [intro, ...steps]) {
    for (const [part, where] of [
      [before, 'before the question'],
      [after, 'after the question'],
    ] as const) {
      const words = wordsIn(part);
      if (words > mostWords)
        throw new LessonError(line, `a step has at most ${mostWords} words ${where}, this one ${words}`);
      claims += prosesOf(part).flatMap(claimsIn).length;
    }
  }
  for (const { question } of steps) claims += reasonsOf(question).flatMap(claimsIn).length;
  if (claims > LESSON_LIMITS.statements)
    throw new LessonError(1, `a lesson has at most ${LESSON_LIMITS.statements} statements`);
}

function wordsIn(paragraphs: readonly Paragraph[]): number {
  return prosesOf(paragraphs)
    .map(plainText)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}

/** Empty lines with which a token begins. */
function leading(raw: string): number {
  return /^\n*/.exec(raw)![0].length;
}

/** What is nested takes the lexer long, and means nothing. @throws LessonError */
function refuseNested(text: string, line: number): void {
  let [marks, quotes, rest] = [0, 0, text.trimStart()];
  for (;;) {
    const mark = /^(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))/.exec(rest)?.[0];
    if (mark === undefined) return;
    marks += 1;
    quotes = mark === '>' ? quotes + 1 : 0;
    if (quotes > 1) throw new LessonError(line, 'quotations are not nested');
    if (marks > LESSON_LIMITS.nested || text.length - rest.length > LESSON_LIMITS.indent)
      throw new LessonError(line, 'lists are not nested');
    rest = rest.slice(mark.length).trimStart();
  }
}
