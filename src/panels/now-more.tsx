import { useState } from 'react';
import type { FlowGroup, LossModel } from '../../workers/engine/scenario/types.ts';
import { lossCard, lossInForce, NO_LOSSES } from '../../workers/engine/network/losses/index.ts';
import { usePage, usePageState } from '../page.ts';
import { isDown, LINK_DOWN, lossSummary, lossWhenUp } from '../scenario/describe-loss.ts';
import { atHop } from '../scenario/hops.ts';
import { namesOf, spokenNames } from '../scenario/names.ts';
import { Select, Stepper } from '../ui/controls.tsx';
import { HopSelect, useHop, useLoss } from './hop-fields.tsx';
import { Button } from '../ui/button.tsx';
import { DelayNow } from './delay-now.tsx';
import { say } from '../../workers/words/say.ts';
import { countWord } from '../format.ts';
import { phaseCount, withShuffledPhases } from '../scenario/shuffle.ts';

/** Flows that a press stops or starts at first. */
const SOME = 5;

/** The rarer verbs: some flows of a group, more and fewer losses. `running` is the flows of each group that send now. */
export function NowMore({ ended, running }: { ended: boolean; running: readonly number[] }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const hop = useHop();
  const model = useLoss(hop);
  const [wanted, want] = useState(SOME);
  const [chosen, choose] = useState('');
  const found = scenario.flows.findIndex((candidate) => candidate.id === chosen);
  const index = Math.max(0, found);
  const group: FlowGroup = scenario.flows[index]!;
  const names = spokenNames(scenario, namesOf(scenario));
  const sending = running[index] ?? 0;
  const idle = group.count - sending;
  const lose = (next: LossModel): void => player.act({ do: 'loss', hop, model: next });
  const loseTimes = (factor: number): void => {
    const inForce = lossInForce(model, player.time);
    lose(lossCard(inForce).scaled(inForce, factor));
  };
  return (
    <>
      <div className="row gap-8 presses">
        <Stepper label="How many flows" value={wanted} min={1} onChange={want} />
        <Select
          label="Flows of which group"
          hideLabel
          value={group.id}
          options={scenario.flows.map((flows, at) => ({
            value: flows.id,
            label: say('of {name}', { name: names[at]! }),
          }))}
          onChange={choose}
        />
      </div>
      <div className="verbs">
        <Button
          disabled={ended || sending === 0}
          onClick={() => player.act({ do: 'stop', group: group.id, count: Math.min(wanted, sending) })}
        >
          {say('Stop {count}', { count: Math.min(wanted, sending || wanted) })}
        </Button>
        <Button
          disabled={ended || idle === 0}
          onClick={() => player.act({ do: 'start', group: group.id, count: Math.min(wanted, idle) })}
        >
          {say('Start {count}', { count: Math.min(wanted, idle || wanted) })}
        </Button>
      </div>
      <p className="help">
        {say('{sending} of {count} {name} send now.', { sending, count: group.count, name: names[index]! })}
      </p>
      <HopSelect label="Rate, losses and delay at" />
      <div className="verbs">
        <Button disabled={ended} onClick={() => loseTimes(2)}>
          {model.kind === 'none' ? 'Lose 1 in 100' : 'Twice the losses'}
        </Button>
        <Button disabled={ended || model.kind === 'none'} onClick={() => loseTimes(1 / 2)}>
          Half the losses
        </Button>
        <Button disabled={ended || model.kind === 'none'} onClick={() => lose(NO_LOSSES)}>
          No losses
        </Button>
      </div>
      <div className="verbs">
        <Button disabled={ended || isDown(model)} onClick={() => lose(LINK_DOWN)}>
          Link down
        </Button>
        <Button disabled={ended || !isDown(model)} onClick={() => lose(lossWhenUp(scenario, hop, player.time))}>
          Link up
        </Button>
      </div>
      <p className="help">
        {say('Losses{at} now: {losses}.', { at: atHop(scenario, hop), losses: lossSummary(model) })}{' '}
        {scenario.reverse === 'ideal' &&
          say('ACKs alone are lost where the reverse path is real (Bottleneck, The path).')}
      </p>
      <DelayNow hop={hop} />
      <Phases />
    </>
  );
}

/** The changes of the run so far, as phases in an order that the seed draws. */
function Phases() {
  const { player } = usePage();
  const count = usePageState((state) => phaseCount(state.scenario));
  const seed = usePageState((state) => state.scenario.seed);
  if (count < 2) return null;
  const shuffle = (): void => {
    const text = say('The changes now come in the order that seed {seed} draws.', { seed });
    player.open(withShuffledPhases(player.state.scenario), true, { kind: 'info', text });
  };
  return (
    <>
      <div className="verbs">
        <Button className="wide" onClick={shuffle}>
          {say('Shuffle the {count} phases', { count: countWord(count) })}
        </Button>
      </div>
      <p className="help">
        {say(
          'A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.',
          { seed },
        )}
      </p>
    </>
  );
}
