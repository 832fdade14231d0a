/** Whether the span that the means are taken over is steady, as every closed form of a mean asks. */
import { changeOf } from '../../workers/engine/changes/index.ts';
import { lossCard, NO_LOSSES } from '../../workers/engine/network/losses/index.ts';
import { sourceCard } from '../../workers/engine/network/sources/index.ts';
import { hopsOf } from '../../workers/engine/scenario/hops.ts';
import type { LossModel, Scenario } from '../../workers/engine/scenario/types.ts';
import { compact } from '../format.ts';
import { sourceClause } from '../scenario/describe-traffic.ts';
import { currentLanguage } from '../words/language.ts';
import { say } from '../../workers/words/say.ts';

/**
 * Why nothing steady can be said of the run between `since` and `time` (s), in a few words; null if it can. A packet
 * dropped by hand is not counted: it is one loss more, and losses are measured.
 */
export function unsteady(scenario: Scenario, since: number, time: number): string | null {
  const { warmup, traffic, flows, events } = scenario;
  if (since === 0)
    return warmup > 0
      ? say('after the warm-up, from {time} s', { time: compact(warmup) })
      : say('no warm-up: slow start counts');
  for (const source of traffic) {
    if (source.start >= time || (source.stop !== null && source.stop <= since)) continue;
    if (sourceCard(source).plateaus?.(source)?.length !== 1) {
      const [article, name] = sourceClause(source, true);
      // Other languages have the name alone.
      return say('not steady: {source}', { source: currentLanguage() === 'en' ? article + name : say(name) });
    }
    if (source.start > since || (source.stop !== null && source.stop < time))
      return say('not steady: a source came or went');
  }
  if (hopsOf(scenario).some(({ trace }) => trace)) return say('not steady: the link follows a trace');
  if (hopsOf(scenario).some(({ loss }) => lossCard(loss).changesInTime?.(loss)))
    return say('not steady: losses change');
  const change = events.find((event) => !changeOf(event).ofPackets && event.at > since && event.at <= time);
  if (change) return say('not steady: changed at {time} s', { time: compact(change.at, 3) });
  for (const group of flows) {
    if (group.start >= time) continue;
    if (group.packets !== null) return say('not steady: transfers end');
    const last = group.start + group.startJitter + group.startEvery * (group.count - 1);
    if (last > since || (group.stop !== null && group.stop > since && group.stop < time))
      return say('not steady: flows come and go');
  }
  return null;
}

/** What takes packets besides the queues: the only loss model of any hop of the path, or null if there is none or more than one. */
export function onlyLoss({ path }: Scenario): LossModel | null {
  const models = path.map((hop) => hop.loss).filter((model) => model.kind !== NO_LOSSES.kind);
  return models.length === 1 ? models[0]! : null;
}
