import { changeOf } from '../../workers/engine/changes/index.ts';
import type { NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import type { TimedEvent } from '../../workers/engine/scenario/types.ts';
import { spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { baseRtt, effectiveAt } from '../scenario/effective.ts';
import { atHop, withHop } from '../scenario/hops.ts';
import { Button } from '../ui/button.tsx';
import { ParameterSlider } from './parameter-slider.tsx';
import { TimedChange } from './timed-change.tsx';
import { say } from '../../workers/words/say.ts';

const DELAY = changeOf({ do: 'delay' }).fields.find(({ key }) => key === 'delay') as NumberParameter;

/** The delay of a hop's link from now on, and the round trip of an empty path that follows from it. */
export function DelayNow({ hop }: { hop: number }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const seconds = usePageState((state) => effectiveAt(state.scenario, state.now).delays[hop]!);
  const roundTrip = usePageState((state) => baseRtt(state.scenario, effectiveAt(state.scenario, state.now)));
  const event: TimedEvent = { at: 0, do: 'delay', hop, delay: seconds };
  const refusal = changeOf(event).refusal?.(event, scenario) ?? null;
  if (refusal) return <p className="help">{say('The delay cannot change here: it {rule}.', { rule: refusal.rule })}</p>;
  const set = (next: number): void => {
    const delay = Number(next.toPrecision(9));
    player.change(say('the delay{at}', { at: atHop(scenario, hop) }), { do: 'delay', hop, delay }, (old) =>
      withHop(old, hop, { delay }),
    );
  };
  // Where ACKs come straight back the link counts twice.
  const share = roundTrip / (scenario.reverse === 'ideal' ? 2 : 1);
  return (
    <>
      <ParameterSlider parameter={DELAY} value={seconds} onCommit={set} />
      <TimedChange change="delay" hop={hop} />
      <div className="verbs">
        <Button onClick={() => set(seconds + share)}>Round trip × 2</Button>
        <Button disabled={seconds - share / 2 < DELAY.min} onClick={() => set(seconds - share / 2)}>
          Round trip ÷ 2
        </Button>
      </div>
      <p className="help">
        {say('An empty path takes {span} there and back now.', { span: spanText(Number(roundTrip.toPrecision(4))) })}
      </p>
    </>
  );
}
