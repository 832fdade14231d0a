/** What a lesson's text holds: its words, and its scenes as they are written. open-lesson.ts makes runs of them. */
import type { RowId } from '../charts/rows/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { ViewFields } from '../view/index.ts';
import type { Claim, Expression } from './expression.ts';

/** A stretch of prose. */
export type Piece =
  | { is: 'text'; text: string }
  | { is: 'code'; text: string }
  | { is: 'emphasis' | 'strong'; pieces: readonly Piece[] }
  /** To a place of this page: it begins with `#/`. */
  | { is: 'link'; hash: string; pieces: readonly Piece[] }
  /** `says`: as it is written. `wrong`: why no run can bear it out, in a note, which is read all the same. */
  | { is: 'claim'; claim: Claim; says: string; line: number; wrong?: string };

export type Prose = readonly Piece[];

export type Paragraph = { is: 'paragraph'; pieces: Prose } | { is: 'list'; ordered: boolean; items: readonly Prose[] };

export interface Option {
  text: Prose;
  right: boolean;
  /** Why it is right or wrong. */
  reason: Prose;
}

interface Asked {
  ask: Prose;
  line: number;
}

export interface Choice extends Asked {
  kind: 'choice';
  options: readonly Option[];
}

/** The answer is measured; an answer within `near` of it counts. */
export interface NumberQuestion extends Asked {
  kind: 'number';
  unit: string;
  answer: Expression;
  near: number;
  /** Wrong numbers that one comes to, and why they are wrong: the first within whose bounds, measured like the answer, one lies. */
  wrong: readonly { low: Expression; high: Expression; reason: Prose }[];
}

/** The right order is the falling order of what is measured. */
export interface OrderQuestion extends Asked {
  kind: 'order';
  items: readonly { text: Prose; by: Expression }[];
}

/** What a curve is of: the first flow of a group, or a hop. */
export interface CurveOf {
  what: 'window' | 'rate' | 'roundTrip' | 'queue';
  /** A group's id; for the queue a hop's number from 1. */
  whose: string | number;
}

export interface CurveQuestion extends Asked {
  kind: 'curve';
  of: CurveOf;
  /** Top of the axis, in the unit of what is drawn. */
  top: number;
}

export interface Axis {
  of: Expression;
  low: number;
  high: number;
  label: string;
}

export interface PointQuestion extends Asked {
  kind: 'point';
  across: Axis;
  up: Axis;
  /** Part of the plot's width and height within which a point counts. */
  near: number;
}

/** Answered in one's own words: nothing is right or wrong. */
export interface WordsQuestion extends Asked {
  kind: 'words';
}

export type Question = Choice | NumberQuestion | OrderQuestion | CurveQuestion | PointQuestion | WordsQuestion;

/** A scene as it is written. */
export interface SceneBlock {
  line: number;
  /** A link of the page, from `#` on. */
  open?: string;
  from?: number;
  until?: number;
  speed?: number;
  rows?: readonly string[];
  /** Fields of the scenario that differ. */
  fields?: unknown;
}

export interface StepFile {
  title: string;
  line: number;
  scene: SceneBlock | null;
  before: readonly Paragraph[];
  question: Question | null;
  after: readonly Paragraph[];
  /** For the teacher. */
  notes: readonly Paragraph[];
}

export interface LessonFile {
  title: string;
  intro: readonly Paragraph[];
  notes: readonly Paragraph[];
  steps: readonly StepFile[];
  /** Asked before the lesson and after it. */
  checks: readonly Choice[];
}

/** A step with its run. */
export interface Step extends Omit<StepFile, 'scene'> {
  scenario: Scenario;
  /** How it is shown, and the rows of its charts. */
  view: ViewFields;
  rows: readonly RowId[];
  /** The question is asked when the run has come to `from`, and the run then goes on to `until`, s. */
  from: number;
  until: number;
  /** Simulated s per wall s. */
  speed: number;
}

export interface Lesson extends Omit<LessonFile, 'steps'> {
  steps: readonly Step[];
}
