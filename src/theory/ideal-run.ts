/** The textbook's model (workers/theory/ideal-rounds.ts) of the run on show. */
import { isWindowScheme, type WindowScheme } from '../../workers/engine/schemes/scheme.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { flowRtts } from '../../workers/engine/scenario/rtt.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { type IdealFlow, type IdealRounds, idealRounds, type Stretch } from '../../workers/theory/ideal-rounds.ts';
import { placeAt } from '../measured/value-at.ts';
import { rulesOfScheme } from '../scenario/card-rules.ts';
import { addedDelay, effectiveAt, eventsInOrder } from '../scenario/effective.ts';
import { say } from '../../workers/words/say.ts';

/** Of which network it is: of the link alone, or of the link and its queue. */
export type ModelChoice = 'link' | 'queue';

/** The model of a run, or why there is none. */
export type IdealRun = { rounds: IdealRounds } | { none: string };

/** Rounds of all flows, times the flows that each of them looks at. */
const MOST_WORK = 2e6;

const known: Record<ModelChoice, WeakMap<Scenario, IdealRun>> = { link: new WeakMap(), queue: new WeakMap() };

/** Worked out once for a scenario, which is another one after each change. */
export function idealRun(scenario: Scenario, choice: ModelChoice): IdealRun {
  let run = known[choice].get(scenario);
  if (!run) known[choice].set(scenario, (run = runOf(scenario, choice)));
  return run;
}

function runOf(scenario: Scenario, choice: ModelChoice): IdealRun {
  const none = lacks(scenario);
  if (none !== null) return { none };
  const flows = scenario.flows.flatMap((group) =>
    Array.from({ length: group.count }, () => idealFlow(scenario, group)),
  );
  const stretches = stretchesOf(scenario, choice);
  const { rtts } = stretches[0]!;
  const work = rtts.reduce((sum, rtt) => sum + scenario.duration / rtt, 0) * rtts.length;
  if (work > MOST_WORK) return { none: say('the run has too many rounds of too many flows for it') };
  return { rounds: idealRounds(flows, stretches, scenario.duration) };
}

/** What the model cannot be made of; null if it can. */
function lacks({ path, flows, traffic }: Scenario): string | null {
  if (path.length > 1) return say('it is of one link, and this path has several');
  if (path[0]!.rate === null || path[0]!.trace) return say('it is of a link of a steady rate');
  if (traffic.length > 0) return say('it is of flows alone, and here is other traffic beside them');
  if (flows.some(({ direction }) => direction === 'reverse')) return say('it has no flows on the reverse path');
  if (flows.some(({ packets }) => packets !== null)) return say('its flows have no end, and here are transfers');
  const without = flows.map(({ scheme }) => findScheme(scheme.kind)!).find((scheme) => !isWindowScheme(scheme));
  return without
    ? say('{scheme} does not say by one law what a round adds and what a loss leaves', { scheme: without.name })
    : null;
}

function idealFlow(scenario: Scenario, group: FlowGroup): IdealFlow {
  const { initialWindow, initialSsthresh, maxWindow } = transportSettings(scenario.transport, group.transport);
  const { kind, ...values } = group.scheme;
  const scheme = findScheme(kind) as WindowScheme;
  return {
    law: (view) => rulesOfScheme(scheme).createLaw(values, view),
    bits: 8 * group.packetSize,
    initialWindow,
    threshold: initialSsthresh ?? maxWindow,
    maxWindow,
  };
}

/** What holds from each change on. A flow with a handshake sends data one round trip after its start. */
function stretchesOf(scenario: Scenario, choice: ModelChoice): Stretch[] {
  const { flows, transport } = scenario;
  const rtts = flows.map((group) => flowRtts(scenario, group).map(({ baseRtt }) => baseRtt));
  const late = flows.map((group, index) =>
    transportSettings(transport, group.transport).handshake ? Math.max(...rtts[index]!) : 0,
  );
  const changes = [
    ...eventsInOrder(scenario).map(({ at }) => at),
    ...flows.flatMap(({ start, stop }) => [start, stop ?? start]),
  ];
  const times = new Set([0, ...changes, ...changes.flatMap((at) => late.map((seconds) => at + seconds))]);
  const packet = 8 * (flows[0]?.packetSize ?? 0);
  return [...times]
    .filter((at) => at < scenario.duration)
    .sort((a, b) => a - b)
    .map((at) => {
      const now = effectiveAt(scenario, at);
      const running = late.map((seconds, group) =>
        Math.min(now.running[group]!, effectiveAt(scenario, at - seconds).running[group]!),
      );
      return {
        at,
        rate: now.rates[0]!,
        buffer: choice === 'queue' ? now.limits[0]! * packet : 0,
        rtts: rtts.flatMap((each, group) => {
          const added = addedDelay(scenario, flows[group]!, now);
          return each.map((seconds) => seconds + added);
        }),
        sends: flows.flatMap(({ count }, group) => Array.from({ length: count }, (_, flow) => flow < running[group]!)),
      };
    });
}

/** A value of the model at a time (s); 0 before its first. */
export function idealAt({ time }: IdealRounds, values: readonly number[], at: number): number {
  return values[placeAt(time, at)] ?? 0;
}
