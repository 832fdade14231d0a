/** Rules that span several fields. */
import { changeOf } from '../changes/index.ts';
import { PLAIN_QUEUE, queueCard } from '../network/queues/index.ts';
import { sourceCard } from '../network/sources/index.ts';
import { findScheme } from '../schemes/index.ts';
import { boundsOf } from './bounds.ts';
import { transfersOf } from './group-bounds.ts';
import { flowRtts } from './rtt.ts';
import { hopField, hopsOf } from './hops.ts';
import { LIMITS } from './limits.ts';
import type { Card } from './parameter.ts';
import type { Refusal } from './refusal.ts';
import type { MeasuredRun, Scenario, TimedEvent } from './types.ts';

/** Refusals of a scenario whose fields are each valid: rules over several fields. Empty if it breaks none. */
export function crossFieldRefusals(scenario: Scenario): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (path: string, rule: string, value: unknown): void => {
    refusals.push({ path, rule, value: String(value) });
  };
  const { path, flows, traffic } = scenario;

  if (scenario.warmup >= scenario.duration) {
    refuse('warmup', `must be less than the duration, ${scenario.duration} s`, scenario.warmup);
  }
  const { reverse } = scenario;
  if (reverse !== 'ideal' && reverse.length !== path.length) {
    refuse('reverse', `must have one hop for each of path, ${path.length}`, `a list of ${reverse.length}`);
  }
  hopsOf(scenario).forEach((hop, index) => {
    const at = hopField(scenario, index);
    const { queue, trace } = hop;
    if (trace && hop.rate! < LIMITS.minRate)
      refuse(`${at}.trace.perMs`, `must carry at least ${LIMITS.minRate} bit/s on average`, hop.rate);
    checkCard(`${at}.queue`, queueCard(queue), queue, refuse);
    if (queue.kind !== PLAIN_QUEUE.kind && hop.rate === null) {
      refuse(
        `${at}.queue.kind`,
        `must be '${PLAIN_QUEUE.kind}' where the rate is unlimited (nobody ever waits there)`,
        queue.kind,
      );
    }
  });

  const ids = new Set<string>();
  flows.forEach((group, index) => {
    const at = `flows[${index}]`;
    if (ids.has(group.id)) refuse(`${at}.id`, 'must differ from the ids of the other groups', group.id);
    ids.add(group.id);
    checkHops(at, group, path.length, refuse);
    checkCard(`${at}.scheme`, findScheme(group.scheme.kind)!, group.scheme, refuse);
    if (group.direction === 'reverse' && reverse === 'ideal') {
      refuse(`${at}.direction`, "must be 'forward' while the reverse path is 'ideal'", 'reverse');
    }
    if (group.stop !== null && group.stop <= group.start) {
      refuse(`${at}.stop`, `must be after the start, ${group.start} s`, group.stop);
    }
    if (group.leave < path.length && flowRtts(scenario, group).some((rtt) => rtt.accessDelay < 0)) {
      refuse(
        `${at}.rttCv`,
        'must leave every flow an access delay of at least 0: take a smaller spread or a larger accessDelay',
        group.rttCv,
      );
    }
    if (group.leave < path.length && flowRtts(scenario, group).some((rtt) => rtt.baseRtt <= 0)) {
      refuse(`${at}.accessDelay`, 'must give a round-trip time above 0 with the delays of the path', group.accessDelay);
    }
  });
  const flowCount = flows.reduce((sum, group) => sum + group.count, 0);
  if (flowCount > LIMITS.flows) refuse('flows', `must be at most ${LIMITS.flows} flows in all`, flowCount);

  checkTransfers(scenario, refuse);

  traffic.forEach((source, index) => {
    checkHops(`traffic[${index}]`, source, path.length, refuse);
    if (source.stop !== null && source.stop <= source.start) {
      refuse(`traffic[${index}].stop`, `must be after the start, ${source.start} s`, source.stop);
    }
    checkCard(`traffic[${index}]`, sourceCard(source), source, refuse);
    if (source.kind === 'ping' && scenario.duration / source.every > LIMITS.probes)
      refuse(
        `traffic[${index}].every`,
        `must not let more than ${LIMITS.probes} probes begin during the run`,
        source.every,
      );
  });
  scenario.measured?.forEach((run, index) => checkMeasured(`measured[${index}]`, run, refuse));
  scenario.events.forEach((event, index) => checkEvent(`events[${index}]`, event, scenario, refuse));

  if (refusals.length === 0) refuseTooMuch(scenario, refuse);
  return refusals;
}

type Refuse = (path: string, rule: string, value: unknown) => void;

/** Checks a card's rule over several of its parameters. */
function checkCard<Chosen extends { kind: string }>(
  at: string,
  card: Card<Chosen>,
  settings: Chosen,
  refuse: Refuse,
): void {
  const conflict = card.conflict?.(settings);
  if (conflict) refuse(`${at}.${conflict.key}`, conflict.rule, settings[conflict.key as keyof Chosen]);
}

function checkHops(at: string, route: { enter: number; leave: number }, hops: number, refuse: Refuse): void {
  if (route.leave >= hops) refuse(`${at}.leave`, `must be a hop of the path, 0 to ${hops - 1}`, route.leave);
  if (route.enter > route.leave)
    refuse(`${at}.enter`, `must not be after the hop it leaves, ${route.leave}`, route.enter);
}

/**
 * Groups that send their amount again and again have one, and do not begin too many; and neither they nor those that are fed
 * send by a rate of their own.
 */
function checkTransfers(scenario: Scenario, refuse: Refuse): void {
  let transfers = 0;
  scenario.flows.forEach((group, index) => {
    const { again, feed, packets, readRate, scheme } = group;
    const at = `flows[${index}]`;
    if (findScheme(scheme.kind)!.control === 'rate') {
      if (again !== 'once') refuse(`${at}.again`, "must be 'once' of a scheme without a window", again);
      if (feed !== 'greedy') refuse(`${at}.feed`, "must be 'greedy' of a scheme without a window", feed);
      if (readRate !== null) refuse(`${at}.readRate`, 'must be null of a scheme without a window', readRate);
    }
    if (again === 'once') return;
    if (packets === null) refuse(`${at}.again`, "must be 'once' where packets is null: there is no end", again);
    transfers += transfersOf(scenario, group);
    if (transfers > LIMITS.transfers)
      refuse(`${at}.gap`, `must not let more than ${LIMITS.transfers} transfers begin during the run`, group.gap);
  });
}

/** Its columns have a value for each time, and the times follow each other. */
function checkMeasured(at: string, { time, cwnd, rtt, queue }: MeasuredRun, refuse: Refuse): void {
  for (const [name, values] of Object.entries({ cwnd, rtt, queue }))
    if (values && values.length !== time.length)
      refuse(`${at}.${name}`, `must have a value for each time, ${time.length}`, values.length);
  const back = time.findIndex((each, row) => row > 0 && each < time[row - 1]!);
  if (back > 0) refuse(`${at}.time[${back}]`, `must not be before the one above it, ${time[back - 1]}`, time[back]);
}

function checkEvent(at: string, event: TimedEvent, scenario: Scenario, refuse: Refuse): void {
  if (event.at > scenario.duration) refuse(`${at}.at`, `must not be after the end, ${scenario.duration} s`, event.at);
  if ('group' in event) {
    const group = scenario.flows.find((candidate) => candidate.id === event.group);
    if (!group) refuse(`${at}.group`, 'must be the id of a flow group', JSON.stringify(event.group));
    else if ('flow' in event && event.flow >= group.count) {
      refuse(`${at}.flow`, `must be a flow of the group, 0 to ${group.count - 1}`, event.flow);
    }
  }
  const hops = hopsOf(scenario).length;
  if ('hop' in event && event.hop >= hops)
    return refuse(`${at}.hop`, `must be a hop of the path, 0 to ${hops - 1}`, event.hop);
  if ('source' in event && event.source >= scenario.traffic.length)
    return refuse(`${at}.source`, 'must be the index of a source in traffic', event.source);
  const refusal = changeOf(event).refusal?.(event, scenario);
  if (refusal) refuse(`${at}.${refusal.key}`, refusal.rule, event[refusal.key as keyof TimedEvent]);
}

/** Refuses a run whose work, frames or memory could be too large. */
function refuseTooMuch(scenario: Scenario, refuse: Refuse): void {
  const { work, samples, networkBytes, largest } = boundsOf(scenario);
  if (work > LIMITS.packets) {
    refuse(
      'duration',
      `must not let more than ${LIMITS.packets} packets through at these rates and windows`,
      Math.floor(work),
    );
  }
  if (samples > LIMITS.samples) {
    refuse('sample', `must not ask for more than ${LIMITS.samples} numbers over the whole run`, Math.floor(samples));
  }
  if (networkBytes > LIMITS.memory) {
    refuse(
      largest.path,
      `must be less: with the rates and windows it lets ${largest.packets.toExponential(1)} packets be in the network at one time, and all together may take ${LIMITS.memory / 1e6} MB`,
      largest.value,
    );
  }
}
