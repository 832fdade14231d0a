/** A player at work, written down: after each act what went to its workers and what changed of all that the page knows. */
import type { Command } from '../../../workers/live/protocol.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { RunHandle } from '../../../src/run/run-handle.ts';
import { NumberHash } from '../../support/number-hash.ts';
import type { Bench } from './direct-worker.ts';
import { short } from './walk.ts';

export type Act = readonly [name: string, act: (bench: Bench) => unknown, ms: number];

/** What may differ of a scenario. */
const whatIs = ({ seed, path, flows, events }: Scenario): string =>
  [
    ...[`seed ${seed}`, `room ${path[0]!.queue.limit}`, `${flows.length} groups`],
    ...events.map(({ at, do: what, ...rest }) => [`${what}@${short(at)}`, ...Object.values(rest).map(short)].join(' ')),
  ].join(', ');

function sentOf({ type, ...rest }: Command): string {
  const given = 'scenario' in rest ? { ...rest, scenario: digest(whatIs(rest.scenario as Scenario)) } : rest;
  return Object.keys(given).length === 0 ? type : `${type} ${short(given)}`;
}

const digest = (text: string): string => new NumberHash().take(text).toString().slice(0, 4);

function factsOfRun(run: RunHandle): Record<string, unknown> {
  const { series, head, loading, ghost, outcome, followed, causes, packets, drops, client } = run;
  return {
    ...{ head, loading, samples: series.length, scenario: whatIs(series.scenario), drops: drops.length },
    ghost: ghost && [ghost.since, ghost.series.length],
    ...{ outcome: outcome?.digest, followed, changing: client.changing, awaited: run.awaited, replaces: run.replaces },
    ...{ packets: [packets.from, packets.to, packets.end - packets.first], state: series.flowState?.length },
    causes: followed.map((flow) => causes.knownTo(flow)),
  };
}

function facts({ player }: Bench): Record<string, unknown> {
  const { state, otherRun } = player;
  const { numbers, scenario, base, other, notice, finished, flowState, held, ...plain } = state;
  return {
    ...plain,
    ...{ time: player.time, scenario: whatIs(scenario), base: whatIs(base), finished: finished?.digest.slice(0, 4) },
    ...{ notice: notice && `${notice.kind}: ${notice.text}`, inPast: player.navigator.inPast },
    other: other && [other.name, other.liveEvents, whatIs(other.scenario)],
    numbers: digest(short(numbers)),
    ...{ flowState: flowState && [flowState.flow, flowState.now], held: held.length, refits: player.takeRefit() },
    run: digestOf(player.run),
    beside: otherRun && digestOf(otherRun),
  };
}

/** Of a run all that is known of it, in short. */
const digestOf = (run: RunHandle): string =>
  `${short(run.head)}${run.loading ? '…' : ''} ${digest(short(factsOfRun(run)))}`;

/** A line for each act. */
export function recordOf(bench: Bench, acts: readonly Act[]): string[] {
  let sent: string[] = [];
  bench.told = (worker, command) => {
    if (command.type !== 'credit') sent.push(`>${worker} ${sentOf(command)}`);
  };
  const known = (): Map<string, string> =>
    new Map(Object.entries(facts(bench)).map(([key, value]) => [key, short(value)]));
  let before = known();
  return acts.map(([name, act, ms]) => {
    act(bench);
    bench.pass(ms);
    const now = known();
    const changed = [...now]
      .filter(([key, value]) => before.get(key) !== value)
      .map(([key, value]) => `${key}=${value}`);
    before = now;
    const line = [`${name} (${ms})`, ...sent, ...changed].join(' | ');
    sent = [];
    return line;
  });
}
