/** What an unresponsive source is: a card, which schema, form, sentence, picture and docs read, and the rule that it builds. */
import type { Card, Settings } from '../../scenario/parameter.ts';
import type { Source, SourceParts } from './source.ts';

/** Settings that every source has: times in s, `stop` null for never; packets in bytes; first and last hop that it crosses. */
type SourceSettings = {
  kind: string;
  start: number;
  stop: number | null;
  packetSize: number;
  enter: number;
  leave: number;
};

/** The settings that parameters describe, and those that every source has. */
export type WithRoute<Own extends Settings<string, []>> = Own & SourceSettings;

/** How the page writes numbers; `on` is false while the source is switched off, or has not begun. */
export interface SourceWords {
  on: boolean;
  /** `10 Mbit/s`, of bit/s. */
  rate(bitsPerSecond: number): string;
  /** `15 s`, of s. */
  span(seconds: number): string;
  /** `five`. */
  count(count: number): string;
}

/** One thing to choose: a card with some settings fixed. */
export interface SourceShape<Chosen> {
  id: string;
  /** `square wave`; `button` is a shorter one. */
  name: string;
  button: string;
  /** Its sign: a path in a box of 26 by 13. */
  glyph: string;
  /** The settings that make it this shape. */
  values: Partial<Chosen>;
  /** Names that parameters have in this shape, by key. */
  names?: Readonly<Record<string, string>>;
}

/** Rate over time as corners, bit/s and s, or bursts of each of `sources` as times of on and off, s. */
export type SourcePicture = { span: number } & (
  | { corners: readonly (readonly [time: number, rate: number])[] }
  | { sources: number; rate: number; bursts(source: number): readonly (readonly [on: number, off: number])[] }
);

export interface SourceCard<Chosen extends SourceSettings> extends Card<Chosen> {
  fullName: string;
  citation: string;
  shapes: readonly SourceShape<Chosen>[];
  /** The most that it sends on a link, bit/s. */
  peak(settings: Chosen): number;
  /** The rates that it holds one after the other, over and over, bit/s and s; none of ramps and bursts. */
  plateaus?(settings: Chosen): readonly { rate: number; seconds: number }[] | null;
  /** What a new one on a link of `rate` bit/s begins with, beside the defaults and the values of its shape. */
  fresh?(rate: number, values: Partial<Chosen>): Partial<Chosen>;
  /** Settings worth a press on a link of `rate` bit/s. */
  choices?: {
    title: string;
    on(settings: Chosen, rate: number): readonly { label: string; values: Partial<Chosen> }[];
  };
  /** It as a clause of the scenario's sentence; `name` leads to its controls. */
  clause(settings: Chosen, words: SourceWords): readonly [before: string, name: string, after: string];
  /** It in a few words. */
  summary(settings: Chosen, words: SourceWords): string;
  picture(settings: Chosen): SourcePicture;
  build(settings: Chosen, parts: SourceParts): Source;
}
