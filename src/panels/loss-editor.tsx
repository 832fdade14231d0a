import { lossModels } from '../../workers/engine/network/losses/index.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { LossPicture } from '../previews/loss-picture.tsx';
import { lossOfKind, withLoss } from '../scenario/edit-loss.ts';
import { atHop, hopPath, hopsOf } from '../scenario/hops.ts';
import { Select } from '../ui/controls.tsx';
import { HopSelect } from './hop-fields.tsx';
import { LossFields } from './loss-fields.tsx';
import { LostPackets } from './lost-packets.tsx';
import { TimedChange } from './timed-change.tsx';
import { say } from '../../workers/words/say.ts';

const KINDS = lossModels.map(({ kind, name }) => ({ value: kind, label: name }));

/** Losses at a hop, as they are in force: changed while a run goes on, they change from then on. */
export function LossEditor({ hop, model }: { hop: number; model: LossModel }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const { duration } = scenario;
  const at = `${hopPath(scenario, hop)}.loss`;
  const packetRate = (hopsOf(scenario)[hop]!.rate ?? 10e6) / (8 * (scenario.flows[0]?.packetSize ?? 1000));
  const set = (next: LossModel): void =>
    player.change(say('the losses{at}', { at: atHop(scenario, hop) }), { do: 'loss', hop, model: next }, (old) =>
      withLoss(old, hop, next),
    );
  return (
    <>
      <HopSelect label="Lost in front of the queue of" />
      <div data-vary={`${at}.kind`}>
        <Select
          label="Packets are lost"
          value={model.kind}
          options={KINDS}
          onChange={(kind) => set(lossOfKind(kind, model, duration))}
        />
      </div>
      <LossPicture model={model} duration={duration} packetRate={packetRate} />
      <TimedChange change="loss" hop={hop} />
      <LossFields model={model} duration={duration} at={at} onSet={set} />
      <LostPackets />
    </>
  );
}
