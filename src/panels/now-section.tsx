import { capitalized } from '../format.ts';
import { useState } from 'react';
import type { Change, Scenario } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { sourceName } from '../scenario/describe-traffic.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { hopsOf } from '../scenario/hops.ts';
import { flowName, namesOf, spokenNames } from '../scenario/names.ts';
import { Fold, Section, Select } from '../ui/controls.tsx';
import { useHop } from './hop-fields.tsx';
import { lazyEditor } from './lazy-editor.ts';
import { Button } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

const NowMore = lazyEditor(async () => (await import('./now-more.tsx')).NowMore);

/** Verbs that act on the run as it goes; each becomes an event of the scenario, with its time. */
export function NowSection() {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const ended = usePageState((state) => state.finished !== null || state.phase !== 'ready');
  const standing = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now)));
  const now = JSON.parse(standing) as ReturnType<typeof effectiveAt>;
  const hop = useHop();
  const [chosen, choose] = useState('');
  const group = scenario.flows.find((candidate) => candidate.id === chosen) ?? scenario.flows[0]!;
  const names = spokenNames(scenario, namesOf(scenario));
  // What a trace sets cannot be halved.
  const rate = hopsOf(scenario)[hop]!.trace ? null : (now.rates[hop] ?? null);
  const running = now.running.reduce((sum, count) => sum + count, 0);
  const idle = scenario.flows.reduce((sum, flows) => sum + flows.count, 0) - running;

  const stopHalf = scenario.flows.flatMap((flows, index): Change[] => {
    const count = Math.ceil(now.running[index]! / 2);
    return count > 0 ? [{ do: 'stop', group: flows.id, count }] : [];
  });
  const halve = (): void => {
    player.act(...stopHalf);
    player.say({ kind: 'info', text: say('Stopped: {flows}.', { flows: stoppedText(scenario, now.running) }) });
  };
  const startAll = scenario.flows.map((flows): Change => ({ do: 'start', group: flows.id, count: null }));

  return (
    <Section id="now" title="Do it now">
      <div className="verbs">
        <Button disabled={ended} onClick={() => player.act({ do: 'drop', group: group.id, flow: 0, count: 1 })}>
          Drop a packet
        </Button>
        {scenario.flows.length > 1 ? (
          <Select
            label="Of which group"
            hideLabel
            value={group.id}
            options={scenario.flows.map((flows, index) => ({
              value: flows.id,
              label: say('of {name}', { name: names[index]! }),
            }))}
            onChange={choose}
          />
        ) : (
          <span />
        )}
        <Button disabled={ended || running < 2} onClick={halve}>
          Stop half
        </Button>
        <Button disabled={ended || idle === 0} onClick={() => player.act(...startAll)}>
          Start all
        </Button>
        <Button disabled={ended || rate === null} onClick={() => player.act({ do: 'rate', hop, rate: rate! / 2 })}>
          Halve the rate
        </Button>
        <Button disabled={ended || rate === null} onClick={() => player.act({ do: 'rate', hop, rate: rate! * 2 })}>
          Double the rate
        </Button>
        {scenario.traffic.map((source, index) => {
          const name = say(sourceName(source));
          const which = scenario.traffic.length > 1 ? `${name} ${index + 1}` : name;
          const verb = say(now.sources[index] ? '{source} off' : '{source} on', { source: which });
          return (
            <Button
              key={index}
              className="wide"
              disabled={ended}
              onClick={() => player.act({ do: 'cbr', source: index, on: !now.sources[index] })}
            >
              {capitalized(verb)}
            </Button>
          );
        })}
      </div>
      <Fold title="Some flows, losses, delay">
        <NowMore ended={ended} running={now.running} />
      </Fold>
    </Section>
  );
}

/** The flows that stop when each group stops half of its `running` ones, the last ones first: `TCP 3 and 4, AIMD 2`. */
function stoppedText(scenario: Scenario, running: readonly number[]): string {
  const names = spokenNames(scenario, namesOf(scenario));
  const stopped = scenario.flows.flatMap(({ count }, index) => {
    const last = running[index]!;
    const first = last - Math.ceil(last / 2);
    if (last === 0) return [];
    const name = flowName(names[index]!, count, first);
    if (last - first === 1) return [name];
    return [say(last - first === 2 ? '{first} and {last}' : '{first} to {last}', { first: name, last })];
  });
  return inRow('{first}, {next}', stopped);
}
