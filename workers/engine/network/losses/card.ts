/** What a loss model is: a card, which schema, form, sentence, picture, docs and export read, and the process that it begins. */
import type { Saying } from '../../scenario/saying.ts';
import type { RandomStream } from '../../random.ts';
import type { Card } from '../../scenario/parameter.ts';
import type { BernoulliLosses } from './bernoulli.ts';
import type { LossProcess } from './process.ts';

/** What a process begins with. */
export interface LossStart {
  /** The loss stream of the hop. */
  random: RandomStream;
  /** s */
  now: number;
  /** The process whose place it takes. */
  before: LossProcess | null;
}

/** Numbers as the reader counts; the page gives it to the words of a card. */
export interface NumberWords extends Saying {
  /** `1350` */
  number(value: number, digits?: number): string;
  /** `103rd` */
  ordinal(value: number): string;
  /** Of a chance: `1 packet in 100`. */
  oneIn(chance: number): string;
  /** Of seconds: `200 ms`. */
  span(seconds: number): string;
}

/** A clause of a sentence: what stands before the word that leads to the controls, that word, and what follows. */
export type Clause = [before: string, word: string, after: string];

/** Time in s and value at a corner of a curve. */
export type Corner = readonly [time: number, value: number];

/** What a picture shows: a number of packets in a row, or of seconds, with the chance of loss as a curve where it has levels. */
export type LossPicture = { packets: number } | { seconds: number; levels?: readonly Corner[] };

/** The run that a picture stands in: its length in s, and packets per second that the hop can carry. */
export interface PictureRun {
  duration: number;
  packetRate: number;
}

export interface LossCard<Chosen extends { kind: string }> extends Card<Chosen> {
  /** The standard name, for docs. */
  fullName: string;
  source: string;
  /** The process of a model, or null where nothing is lost. */
  begin(model: Chosen, start: LossStart): LossProcess | null;
  /** Mean chance of loss at a time (s), packets arriving evenly at `packetRate` per second; of a cycle or of states, over all of them. */
  lossRate(model: Chosen, packetRate: number, time: number): number;
  /** Whether an example is one of many: it depends on the seed. */
  isRandom(model: Chosen): boolean;
  /** Why nothing steady can be said of a run with it: its chance of loss changes with time. */
  changesInTime?(model: Chosen): boolean;
  /** Times before `until` (s) at which its chance of loss steps, where they are set. */
  steps?(model: Chosen, until: number): number[];
  /** About `factor` times as many losses; of none, one packet in a hundred at random. */
  scaled(model: Chosen, factor: number): Chosen | BernoulliLosses;
  /** What a reader begins with who chooses it in place of `before` in a run of `duration` s, where that is not its defaults. */
  fresh?(before: { readonly kind: string }, duration: number): Chosen;
  /** A few words, for a closed section: `1 in 100, at random`. */
  summary(model: Chosen, say: NumberWords): string;
  /** A clause of the scenario's sentence; null where nothing is lost. `at` says where: ` at bottleneck 2`. */
  clause(model: Chosen, say: NumberWords, at: string): Clause | null;
  /** What a change to it says on its flag, where that is not `lost: ` and the summary. */
  verb?(model: Chosen, say: NumberWords): string;
  /** Null where there is nothing to see. */
  picture(model: Chosen, run: PictureRun): LossPicture | null;
}

/** Lengths of a row of packets that a reader can take in. */
const ROWS = [60, 120, 300, 600, 1_200, 3_000, 6_000, 12_000, 30_000, 60_000, 120_000];
/** Losses that a row shall have, so that their kind can be seen. */
const SEEN = 3;

/** A row of at least `packets`, or the longest. */
export function rowOf(packets: number): LossPicture {
  return { packets: ROWS.find((length) => length >= packets) ?? ROWS[ROWS.length - 1]! };
}

/** A row that shows a few losses of which one comes in `packets`. */
export function rowOfOneIn(packets: number): LossPicture {
  return rowOf(SEEN * packets);
}

/** Corners that a curve has at most, however many steps there are. */
export const MOST_CORNERS = 400;

/** One in `packets` as one in `packets / factor`: never every packet, so that something gets through. */
export function scaledCount(packets: number, factor: number): number {
  return Math.max(2, Math.floor(packets / factor + 0.5));
}

/** Highest chance that scaling leads to, so that something gets through; a higher one stays. */
const MOST = 0.5;

export function scaledChance(chance: number, factor: number): number {
  return Number(Math.min(Math.max(MOST, chance), chance * factor).toPrecision(6));
}

/** Shortest mean time that scaling leads to, s. */
export const SHORTEST = 0.001;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
