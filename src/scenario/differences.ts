/** In what one scenario differs from another, in words. */
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { Queue, Scenario } from '../../workers/engine/scenario/types.ts';
import { compact, countText, fixed, spanText } from '../format.ts';
import { groupRemark } from './describe.ts';
import { lossSummary } from './describe-loss.ts';
import { sourceName, sourceSummary } from './describe-traffic.ts';
import { baseRtt } from './effective.ts';
import { hopName, hopsOf, rateOf } from './hops.ts';
import { flowName, namesOf, settingsLine, valueText } from './names.ts';
import { difference, type Json } from '../link/patch.ts';

export interface Difference {
  /** What it is about: `queue`, `loss`. */
  what: string;
  /** As it is, and as it was; '' where there is or was none. */
  is: string;
  was: string;
}

/** What the reader would have to change in `before` to come to `after`, most telling first. */
export function differences(before: Scenario, after: Scenario): Difference[] {
  const [was, is] = [facts(before), facts(after)];
  const found = [...new Set([...is.keys(), ...was.keys()])].flatMap((what): Difference[] => {
    const pair = { what: labelOf(what), is: is.get(what) ?? '', was: was.get(what) ?? '' };
    // The settings of another kind of queue, or of a group that was not there, go without saying.
    const beside = what.includes(DETAIL) && (pair.is === '' || pair.was === '');
    return pair.is === pair.was || beside ? [] : [pair];
  });
  const unsaid = found.length === 0 && difference(bare(before), bare(after)) !== undefined;
  return unsaid ? [{ what: 'details', is: 'others', was: '' }] : found;
}

/** `queue RED of 60 packets (was drop-tail of 60 packets)`. */
export function differenceText({ what, is, was }: Difference): string {
  if (is === '') return `without ${what} (was ${was})`;
  return was === '' ? `${what} ${is}` : `${what} ${is} (was ${was})`;
}

/** In the keys of what only details another fact. */
const DETAIL = '|detail';

/** Keys may carry, behind a bar, what only tells them apart. */
export function labelOf(key: string): string {
  return key.split('|')[0]!;
}

function bare({ title: _title, note: _note, ...rest }: Scenario): Json {
  return JSON.parse(JSON.stringify(rest)) as Json;
}

/** The flow that an event speaks of. */
function nameOfEvent({ group, flow }: { group: string; flow: number }, scenario: Scenario): string {
  const index = scenario.flows.findIndex(({ id }) => id === group);
  return flowName(namesOf(scenario)[index]!, scenario.flows[index]!.count, flow);
}

/** What can be said of a scenario, piece by piece; pieces of two scenarios are compared by their keys. */
export function facts(scenario: Scenario): Map<string, string> {
  const found = new Map<string, string>();
  const names = namesOf(scenario);
  scenario.flows.forEach((group, index) => {
    found.set(`flows|${group.id}`, `${compact(group.count)} ${names[index]}${groupRemark(group, scenario)}`);
    found.set(`${names[index]}${DETAIL} ${group.id}`, settingsLine(group.scheme));
    if (group.packetSize !== 1000)
      found.set(`${names[index]} packets|${group.id}`, `${compact(group.packetSize)} bytes`);
  });
  hopsOf(scenario).forEach((hop, index) => {
    const where = hopsOf(scenario).length > 1 ? ` of ${hopName(scenario, index)}` : '';
    const { queue } = hop;
    const card = queueCard(queue);
    const others = card.parameters.filter(({ key }) => key !== 'limit');
    found.set(`link${where}|rate`, hop.rate === null ? 'without limit' : rateOf(hop));
    found.set(`queue${where}`, `${card.name} of ${countText(hop.queue.limit, 'packet')}`);
    found.set(
      `queue settings${where}${DETAIL} ${queue.kind}`,
      others.map((parameter) => valueText(parameter, queue[parameter.key as keyof Queue])).join(', '),
    );
    found.set(`loss${where}`, lossSummary(hop.loss));
  });
  found.set('round trip', spanText(Number(baseRtt(scenario).toPrecision(4))));
  found.set('reverse path', scenario.reverse === 'ideal' ? 'ideal' : 'real');
  // A source that starts at the end never sends.
  scenario.traffic.forEach((source, index) => {
    if (source.start < scenario.duration) found.set(`${sourceName(source)}|${index}`, sourceSummary(source));
  });
  found.set('seed', String(scenario.seed));
  found.set('lasts', spanText(scenario.duration));
  found.set('warm-up', spanText(scenario.warmup));
  const changes = scenario.events.filter((event) => event.do !== 'spare' && event.do !== 'absent');
  if (changes.length > 0) found.set('timed changes', String(changes.length));
  for (const event of scenario.events) {
    if (event.do !== 'spare' && event.do !== 'absent') continue;
    const flow = nameOfEvent(event, scenario);
    if (event.do === 'absent') found.set(`without|${flow}`, flow);
    else
      found.set(
        `packet|${flow} ${event.packet} ${event.hop} ${event.at}`,
        `${event.packet} of ${flow} ${event.delay ? 'not delayed' : 'spared'} at ${fixed(event.at, 2)} s`,
      );
  }
  found.set(
    'transport',
    Object.entries(scenario.transport)
      .map(([key, value]) => `${key} ${String(value)}`)
      .join(', '),
  );
  return new Map([...found].filter(([, text]) => text !== ''));
}
