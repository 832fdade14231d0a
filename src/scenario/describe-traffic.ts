/** Unresponsive sources in words. */
import type { TrafficSource } from '../../workers/engine/scenario/types.ts';
import { compact, countWord, rateText, spanText } from '../format.ts';
import type { Clause } from './describe-loss.ts';
import { sourceKind, type SourceKind } from './edit-traffic.ts';

export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  constant: 'constant stream',
  square: 'square wave',
  sawtooth: 'sawtooth',
  'reverse-sawtooth': 'reverse sawtooth',
  onoff: 'bursty sources',
};

/** What a source is called: `square wave`. */
export function sourceName(source: TrafficSource): string {
  return SOURCE_NAMES[sourceKind(source)];
}

/** A source as a clause of the sentence; `on` is false while it is switched off, or has not begun. */
export function sourceClause(source: TrafficSource, on: boolean): Clause {
  const verb = (plain: string, wish: string): string => (on ? plain : wish);
  if (source.kind === 'onoff') {
    const many = source.sources > 1;
    return [
      many ? `${countWord(source.sources)} ` : 'a ',
      many ? 'bursty sources' : 'bursty source',
      ` ${verb(many ? 'send' : 'sends', 'would send')} ${rateText(source.rate)}${many ? ' each' : ''} about ${spanText(source.meanOn)} in every ${spanText(source.meanOn + source.meanOff)}`,
    ];
  }
  const name = sourceName(source);
  const between =
    source.low > 0 ? `between ${rateText(source.low)} and ${rateText(source.high)}` : rateText(source.high);
  switch (source.wave) {
    case 'constant':
      return ['a ', name, ` ${verb('takes', 'would take')} ${rateText(source.high)}`];
    case 'square':
      return [
        'a ',
        name,
        ` ${verb('takes', 'would take')} ${between} for ${spanText(source.on)} in every ${spanText(source.on + source.off)}`,
      ];
    case 'sawtooth':
      return ['a ', name, ` ${verb('rises', 'would rise')} to ${rateText(source.high)} every ${spanText(source.on)}`];
    case 'reverse-sawtooth':
      return ['a ', name, ` ${verb('falls', 'would fall')} from ${rateText(source.high)} every ${spanText(source.on)}`];
  }
}

/** A source in a few words, for a closed section: `square wave, 5 Mbit/s`. */
export function sourceSummary(source: TrafficSource): string {
  return source.kind === 'onoff'
    ? `${compact(source.sources)} × ${rateText(source.rate)} in bursts`
    : `${sourceName(source)}, ${rateText(source.high)}`;
}

/** All sources in a few words. */
export function trafficSummary(traffic: readonly TrafficSource[]): string {
  if (traffic.length === 0) return 'none';
  return traffic.length === 1 ? sourceSummary(traffic[0]!) : `${traffic.length} sources`;
}
