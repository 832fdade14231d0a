/** The registry: one line per kind of source. Everything that lists sources reads it. */
import type { SettingsOf } from '../../scenario/parameter.ts';
import type { SourceCard, SourceShape } from './card.ts';
import { cbr } from './cbr.ts';
import { onOff } from './onoff.ts';
import { ping } from './ping.ts';

const registry = [cbr, onOff, ping] as const;

/** Settings of any source. */
export type TrafficSource = SettingsOf<(typeof registry)[number]>;

export const sources: readonly SourceCard<TrafficSource>[] =
  registry as readonly unknown[] as readonly SourceCard<TrafficSource>[];

/** The card that the settings belong to. */
export function sourceCard({ kind }: Pick<TrafficSource, 'kind'>): SourceCard<TrafficSource> {
  return sources.find((card) => card.kind === kind)!;
}

/** Names of the sources in tables and charts, no two alike: `constant stream`, `square wave 2`. @param said in whose words */
export function streamNames(traffic: readonly TrafficSource[], said = (name: string): string => name): string[] {
  const names = traffic.map((source) => said(shapeOf(source).name));
  const twice = new Set(names).size < names.length;
  return names.map((name, index) => (twice ? `${name} ${index + 1}` : name));
}

/** The shape of the card that the settings match. */
export function shapeOf(source: TrafficSource): SourceShape<TrafficSource> {
  const values: Readonly<Record<string, unknown>> = source;
  return sourceCard(source).shapes.find((shape) =>
    Object.entries(shape.values).every(([key, value]) => values[key] === value),
  )!;
}
