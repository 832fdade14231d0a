import { useId, useState } from 'react';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { usePage, usePageState } from '../page.ts';
import { lostPackets, packetsText, readPackets, withLostPackets } from '../scenario/edit-loss.ts';
import { flowChoice } from '../scenario/flow-choice.ts';
import { Fold, Switch } from '../ui/controls.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FlowSelect } from './flow-select.tsx';
import { inRow, say } from '../../workers/words/say.ts';

/** Packets that are lost by their numbers, once each: those of one flow, or the ACKs of them. */
export function LostPackets() {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const [wanted, choose] = useState(0);
  const [ack, setAck] = useState(false);
  const help = useId();
  const flows = scenario.flows.reduce((sum, { count }) => sum + count, 0);
  const index = Math.min(wanted, flows - 1);
  const of = { ...flowChoice(scenario, index)!, ack };
  const all = scenario.events.reduce((sum, event) => sum + (event.do === 'lose' ? event.packets.length : 0), 0);
  const commit = (text: string): boolean => {
    const packets = readPackets(text);
    return packets !== null && player.edit('the packets that are lost', (old) => withLostPackets(old, of, packets));
  };
  return (
    <Fold title="Exactly these packets" value={all > 0 ? String(all) : 'none'}>
      <FlowSelect label="Of the flow" flow={index} onChoose={choose} />
      <Switch label="The ACKs of these packets" checked={ack} onChange={setAck} />
      <TextField
        key={`${index} ${ack}`}
        label="Numbers of the packets"
        value={packetsText(lostPackets(scenario, of))}
        describedBy={help}
        onCommit={commit}
      />
      <p className="help" id={help}>
        {inRow('{first} {next}', [
          say(
            'Such as 9, 25, 30-41; at most {most}. Each is lost once: what repairs it passes. Number 0 is the handshake, where there is one.',
            { most: LIMITS.packetsLost },
          ),
          ...(ack ? [say('ACKs are lost on a reverse path with links of its own.')] : []),
        ])}
      </p>
    </Fold>
  );
}
