/** Prose of a lesson: Markdown's paragraphs, emphasis, code and links to places of this page, and statements in {{ }}. */
import { Lexer, type Token, type Tokens } from 'marked';
import { parseClaim } from './expression.ts';
import { MAX_LINK_LENGTH } from '../link/link-limits.ts';
import { LessonError, quoted, short } from './lesson-error.ts';
import type { Paragraph, Piece, Prose, Question } from './lesson-file.ts';
import { LESSON_LIMITS } from './limits.ts';

/** Stands for a statement while Markdown is read: its place in the list, between two signs that no text may have. */
const MARK = '\ue000';
const OWN_PLACE = /^#\/[\x21-\x7e]*$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** @param line of its first line, for errors. @throws LessonError */
export function readProse(text: string, line: number): Prose {
  if (text.length > LESSON_LIMITS.paragraph)
    throw new LessonError(line, `a paragraph has at most ${LESSON_LIMITS.paragraph} characters`);
  if (text.includes(MARK)) throw new LessonError(line, 'it has a character that no text has');
  const claims: Marked[] = [];
  let marked = '';
  let from = 0;
  for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', from)) {
    const close = text.indexOf('}}', open + 2);
    if (close < 0) break;
    const there = line + text.slice(0, open).split('\n').length - 1;
    marked += `${text.slice(from, open)}${MARK}${claims.push({ source: text.slice(open + 2, close), line: there }) - 1}${MARK}`;
    from = close + 2;
  }
  marked += text.slice(from);
  if (marked.includes('{{') || marked.includes('}}'))
    throw new LessonError(line, 'a statement begins with {{ and ends with }}');
  return Lexer.lexInline(marked, { gfm: false }).flatMap((token) => pieces(token, claims, line));
}

/** What stands between the braces of a statement, and its line. */
interface Marked {
  source: string;
  line: number;
}

/** @throws LessonError */
function claimOf({ source, line }: Marked): Piece {
  try {
    return { is: 'claim', claim: parseClaim(source), says: source.trim(), line };
  } catch (error) {
    throw new LessonError(line, `{{${short(source)}}}: ${(error as Error).message}`);
  }
}

function pieces(token: Token, claims: readonly Marked[], line: number): Piece[] {
  const within = (): Piece[] =>
    ((token as Tokens.Em).tokens ?? []).flatMap((each: Token) => pieces(each, claims, line));
  switch (token.type) {
    case 'text':
    case 'escape':
      return filled(plain((token as Tokens.Text).text), claims);
    case 'br':
      return [{ is: 'text', text: ' ' }];
    case 'codespan':
      return [{ is: 'code', text: asWritten(plain((token as Tokens.Codespan).text), claims) }];
    case 'em':
      return [{ is: 'emphasis', pieces: within() }];
    case 'strong':
      return [{ is: 'strong', pieces: within() }];
    case 'link': {
      const { href } = token as Tokens.Link;
      if (href.length > MAX_LINK_LENGTH || !OWN_PLACE.test(href))
        throw new LessonError(
          line,
          `a link leads to a place of this page (#/terms/rtt), not to ${quoted(asWritten(href, claims))}`,
        );
      return [{ is: 'link', hash: href, pieces: within() }];
    }
    case 'html':
      throw new LessonError(line, `HTML is not read: ${quoted(asWritten(token.raw, claims))}`);
    case 'image':
      throw new LessonError(line, 'pictures are not shown');
    default:
      throw new LessonError(line, `${quoted(asWritten(token.raw, claims))} is not read here`);
  }
}

/** The text with its statements in their places. */
function filled(text: string, claims: readonly Marked[]): Piece[] {
  return text
    .split(MARK)
    .flatMap((part, index): Piece[] =>
      index % 2 === 1 ? [claimOf(claims[Number(part)]!)] : part === '' ? [] : [{ is: 'text', text: inOneLine(part) }],
    );
}

/** Code states nothing: its braces stand as they were written. */
function asWritten(text: string, claims: readonly Marked[]): string {
  return text
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? `{{${claims[Number(part)]!.source}}}` : part))
    .join('');
}

/** Each end of a line, with the blanks around it, as one blank. */
function inOneLine(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  if (last === 0) return text;
  const between = lines.slice(1, -1).map((line) => line.trim());
  return [lines[0]!.trimEnd(), ...between.filter((line) => line !== ''), lines[last]!.trimStart()].join(' ');
}

/** Markdown's lexer may write some signs as HTML does. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
}

/** A paragraph or a list of Markdown. @throws LessonError where it is neither */
export function readParagraph(token: Token, line: number): Paragraph {
  if (token.type === 'paragraph' || token.type === 'text')
    return { is: 'paragraph', pieces: readProse((token as Tokens.Paragraph).text, line) };
  if (token.type !== 'list') throw new LessonError(line, `${quoted(token.raw.trim())} is not read here`);
  const { ordered, items } = token as Tokens.List;
  let at = line;
  return {
    is: 'list',
    ordered,
    items: items.map(({ text, raw, tokens }) => {
      if (tokens.some(({ type }) => type !== 'text' && type !== 'paragraph' && type !== 'space'))
        throw new LessonError(at, 'an item of a list is one paragraph');
      const item = readProse(text, at);
      at += raw.split('\n').length - 1;
      return item;
    }),
  };
}

/** What a prose says in plain text; a statement counts as one word. */
export function plainText(prose: Prose): string {
  return prose
    .map((piece) => {
      if ('pieces' in piece) return plainText(piece.pieces);
      if (piece.is !== 'claim') return piece.text;
      return piece.claim.is === 'words' ? piece.claim.words : '…';
    })
    .join('');
}

export function prosesOf(paragraphs: readonly Paragraph[]): Prose[] {
  return paragraphs.flatMap((paragraph) => (paragraph.is === 'list' ? paragraph.items : [paragraph.pieces]));
}

/** What a question says when it is answered. */
export function reasonsOf(question: Question | null): Prose[] {
  if (question?.kind === 'number') return question.wrong.map(({ reason }) => reason);
  return question?.kind === 'choice' ? question.options.map(({ reason }) => reason) : [];
}

/** Every statement in it. */
export function claimsIn(prose: Prose): Extract<Piece, { is: 'claim' }>[] {
  return prose.flatMap((piece) => {
    if (piece.is === 'claim') return [piece];
    return 'pieces' in piece ? claimsIn(piece.pieces) : [];
  });
}
