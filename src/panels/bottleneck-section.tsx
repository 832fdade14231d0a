import { limitOf } from '../../workers/engine/network/queues/card.ts';
import { queueCard, queues } from '../../workers/engine/network/queues/index.ts';
import { LINK_RATE } from '../../workers/engine/scenario/run-fields.ts';
import { capitalized, compact, packetsText, rateText, spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { bufferInWords, withQueue, withQueueKind, withRate, withRoundTrip } from '../scenario/edit-path.ts';
import { baseRtt, effectiveAt } from '../scenario/effective.ts';
import { areApart, atHop, hopPath, hopsOf } from '../scenario/hops.ts';
import { Choice } from '../ui/choice.tsx';
import { Fold, Section } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { HopSelect, useHop } from './hop-fields.tsx';
import { lazyEditor } from './lazy-editor.ts';
import { ParameterSlider } from './parameter-slider.tsx';
import { TimedChange } from './timed-change.tsx';
import { inRow, say } from '../../workers/words/say.ts';

const PathEditor = lazyEditor(async () => (await import('./path-editor.tsx')).PathEditor);
const TraceEditor = lazyEditor(async () => (await import('./trace-editor.tsx')).TraceEditor);
const QueueSettings = lazyEditor(async () => (await import('./queue-settings.tsx')).QueueSettings);

const QUEUES = queues.map(({ kind, name }) => ({ value: kind, label: capitalized(name) }));

/** The selected bottleneck: rate, round trip and queue; and the controls of a longer path. */
export function BottleneckSection() {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const hop = useHop();
  // Rate and buffer in force now; renders again only when they change.
  const rate = usePageState((state) => effectiveAt(state.scenario, state.now).rates[hop] ?? null);
  const { queue, trace } = hopsOf(scenario)[hop]!;
  const limit = usePageState((state) => effectiveAt(state.scenario, state.now).limits[hop] ?? queue.limit);
  const roundTrip = usePageState((state) => baseRtt(state.scenario, effectiveAt(state.scenario, state.now)));
  const card = queueCard(queue);
  const buffer = bufferInWords(scenario, rate, limit, effectiveAt(scenario, player.time));
  const at = hopPath(scenario, hop);
  const several = scenario.path.length > 1;
  const value = several
    ? say(areApart(scenario) ? '{count} side by side' : '{count} in series', { count: scenario.path.length })
    : inRow('{first}, {next}', [rate === null ? say('no limit') : rateText(rate), say(card.name)]);
  return (
    <Section id="bottleneck" title={several ? 'Bottlenecks' : 'Bottleneck'} value={value}>
      <HopSelect label="Which one" />
      {trace && <TraceEditor hop={hop} />}
      {rate !== null && !trace && (
        <ParameterSlider
          parameter={LINK_RATE}
          value={rate}
          vary={`${at}.rate`}
          onCommit={(next) =>
            player.change(
              say('the link rate{at}', { at: atHop(scenario, hop) }),
              { do: 'rate', hop, rate: next },
              (old) => withRate(old, hop, next),
            )
          }
        />
      )}
      <TimedChange change="rate" hop={hop} />
      <SliderField
        label="Round trip, empty queue"
        unit="ms"
        value={roundTrip * 1000}
        min={1}
        max={1000}
        vary="roundTrip"
        onCommit={(ms) => player.edit('the round trip', (old) => withRoundTrip(old, ms / 1000))}
      />
      {rate !== null && (
        <>
          <div data-vary={`${at}.queue.kind`}>
            <Choice
              label="Queue"
              value={queue.kind}
              options={QUEUES}
              onChange={(kind) => player.edit('the queue', (old) => withQueueKind(old, hop, kind))}
            />
          </div>
          <ParameterSlider
            parameter={limitOf(card)}
            value={limit}
            vary={`${at}.queue.limit`}
            onCommit={(next) =>
              player.change(
                say('the queue{at}', { at: atHop(scenario, hop) }),
                { do: 'queue', hop, limit: next },
                (old) => withQueue(old, hop, { limit: next }),
              )
            }
          />
          <TimedChange change="queue" hop={hop} />
          {card.parameters.length > 1 && <QueueSettings queue={queue} hop={hop} />}
        </>
      )}
      {buffer && (
        <p className="help">
          {say('{span} when full, {share} of the bandwidth–delay product ({packets}).', {
            span: spanText(Number(buffer.drain.toPrecision(2))),
            share: compact(buffer.share, 2),
            packets: packetsText(Math.round(buffer.bdp)),
          })}
        </p>
      )}
      <Fold
        title="The path"
        value={inRow('{first}, {next}', [
          several ? say('{count} bottlenecks', { count: scenario.path.length }) : say('one bottleneck'),
          say(scenario.reverse === 'ideal' ? 'ideal reverse path' : 'real reverse path'),
        ])}
      >
        <PathEditor hop={hop} />
      </Fold>
    </Section>
  );
}
