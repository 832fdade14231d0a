/**
 * An unresponsive source is a card and the `Source` that it builds. Schema, form, sentence, picture and docs read the
 * card.
 */
import type { Saying } from '../../scenario/saying.ts';
import type { Card, Settings } from '../../scenario/parameter.ts';
import type { Source, SourceParts } from './source.ts';

/**
 * Settings of every source: times in s (`stop` null is never), packet size in bytes, first and last hop that it
 * crosses.
 */
type SourceSettings = {
  kind: string;
  start: number;
  stop: number | null;
  packetSize: number;
  enter: number;
  leave: number;
};

/** A card's own settings and those of every source. */
export type WithRoute<Own extends Settings<string, []>> = Own & SourceSettings;

/** How the page writes numbers. `on` is false while the source is switched off or has not started. */
export interface SourceWords extends Saying {
  on: boolean;
  /** A rate in bit/s as `10 Mbit/s`. */
  rate(bitsPerSecond: number): string;
  /** A time in s as `15 s`. */
  span(seconds: number): string;
  /** A count as `five`. */
  count(count: number): string;
}

/** One choice of the form: a card with some settings fixed. */
export interface SourceShape<Chosen> {
  id: string;
  /** For instance `square wave`; `button` is a shorter name. */
  name: string;
  button: string;
  /** Its symbol: an SVG path in a box of 26 by 13. */
  glyph: string;
  /** The settings that make it this shape. */
  values: Partial<Chosen>;
  /** Parameter names of this shape, by key. */
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
  /** Highest rate, bit/s. */
  peak(settings: Chosen): number;
  /** One period of constant rates (bit/s) and their times (s); null for ramps and bursts. */
  plateaus?(settings: Chosen): readonly { rate: number; seconds: number }[] | null;
  /** Settings of a new source on a link of `rate` bit/s, beside the defaults and its shape's values. */
  fresh?(rate: number, values: Partial<Chosen>): Partial<Chosen>;
  /** Settings that the form offers as buttons on a link of `rate` bit/s. */
  choices?: {
    title: string;
    on(settings: Chosen, rate: number): readonly { label: string; values: Partial<Chosen> }[];
  };
  /** A clause for the scenario's sentence. `name` is the link to the source's controls. */
  clause(settings: Chosen, words: SourceWords): readonly [before: string, name: string, after: string];
  /** A few words about the source. */
  summary(settings: Chosen, words: SourceWords): string;
  picture(settings: Chosen): SourcePicture;
  build(settings: Chosen, parts: SourceParts): Source;
}
