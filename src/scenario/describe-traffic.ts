/** Unresponsive sources in words. */
import type { SourceWords } from '../../workers/engine/network/sources/card.ts';
import { shapeOf, sourceCard } from '../../workers/engine/network/sources/index.ts';
import type { TrafficSource } from '../../workers/engine/scenario/types.ts';
import { countWord, rateText, spanText } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import type { Clause } from '../../workers/engine/network/losses/card.ts';

const WORDS: SourceWords = { words: say, on: true, rate: rateText, span: spanText, count: countWord };

/** What a source is called: `square wave`. */
export function sourceName(source: TrafficSource): string {
  return shapeOf(source).name;
}

export { streamNames } from '../../workers/engine/network/sources/index.ts';

/** A source as a clause of the sentence; `on` is false while it is switched off, or has not begun. */
export function sourceClause(source: TrafficSource, on: boolean): Clause {
  const [before, name, after] = sourceCard(source).clause(source, { ...WORDS, on });
  return [before, name, after];
}

/** A source in a few words, for a closed section: `square wave, 5 Mbit/s`. */
export function sourceSummary(source: TrafficSource): string {
  return sourceCard(source).summary(source, WORDS);
}

/** All sources in a few words. */
export function trafficSummary(traffic: readonly TrafficSource[]): string {
  if (traffic.length === 0) return say('none');
  return traffic.length === 1 ? sourceSummary(traffic[0]!) : say('{count} sources', { count: traffic.length });
}
