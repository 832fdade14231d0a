import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import { compact, fixed, spanText } from '../format.ts';
import { recordOf } from '../narrator/record.ts';
import { usePage, usePageState } from '../page.ts';
import { ackSteps, packetLives, sequenceOf } from '../run/sequence.ts';
import { hopName } from '../scenario/hops.ts';
import { setMode } from '../screen/mode.ts';
import { useSummaries } from '../side/use-summaries.ts';
import { SmallButton } from '../ui/button.tsx';
import { Segments, Switch } from '../ui/controls.tsx';
import { PlaceSelect } from '../ui/select.tsx';
import { Modal } from '../ui/modal.tsx';
import { FlowDialogHead, ObservedFlow, TakeAway, useFlowInView } from './flow-dialog.tsx';
import { MOST_ARROWS, SequenceLadder } from './sequence-ladder.tsx';
import { marksIn, passagesIn, type Range, shifted, zoomed } from './sequence-marks.ts';
import { SequencePlot } from './sequence-plot.tsx';
import { MOST_ROWS, packetsCsv, SequenceTable } from './sequence-table.tsx';
import { useWidth } from './use-width.ts';
import '../styles/rounds.css';
import '../styles/sequence.css';
import { inRow, say } from '../../workers/words/say.ts';

type View = 'plot' | 'ladder';

/** Round trips that a ladder shows. */
const LADDER_ROUNDS = [1, 2, 4, 8];
/** Added to a time that is asked about, s: what happened at that very time counts. */
const JUST_AFTER = 1e-9;

/** Every packet of one flow: its number over time, or the time-sequence diagram of sender and receiver. */
export function SequenceDialog() {
  const { player, loop } = usePage();
  const { scenario, flow, choice, group, name, scheme, slot } = useFlowInView();
  const playing = usePageState((state) => state.playing);
  const [, setKnown] = useState(0);
  useSummaries(() => undefined, 'packets');
  const [view, setView] = useState<View>('plot');
  const [zoom, setZoom] = useState<Range | null>(null);
  const [rounds, setRounds] = useState(2);
  const [question, ask] = useState(false);
  const [place, width] = useWidth();
  const table = useRef<HTMLTableElement>(null);

  const { run, time: until } = player;
  const wiring = run.wiring[flow];
  const ahead = wiring?.toFirstHop ?? 0;
  const sequence = sequenceOf(recordOf(run, flow), ahead);
  const { passages, acks, since } = sequence;
  // What has come since it was drawn, also while the run rests: it may be computed again to get the packets.
  const look = useEffectEvent((): boolean => {
    // While it plays the time on show draws it again, some times a second.
    const now = sequenceOf(recordOf(run, flow), ahead);
    if (!playing) setKnown(now.passages.length + now.acks.length);
    return false;
  });
  useEffect(() => loop.add(() => look()), [loop]);

  const each = scheme?.control === 'rate';
  const rtt = run.series.layout.flowBaseRtt[flow] ?? 0.1;
  const whole: Range = [0, Math.max(until, rtt)];
  const shown = zoom ?? whole;
  const begun = passages[0]?.sent ?? 0;
  const from = zoom ? shown[0] : Math.max(0, begun - rtt / 20);
  const range: Range = view === 'plot' ? shown : [from, from + rounds * rtt * 1.1];
  const limit = Math.max(whole[1], range[1]);
  const marks = marksIn({ passages }, range, until);
  const steps = ackSteps(acks, until, each);
  const listed = new Set<number>();
  for (const { packet } of marks) if (listed.size < MOST_ROWS) listed.add(packet);
  const lives = packetLives(sequence, until, each, (packet) => listed.has(packet));
  const [packets, answers] = [passagesIn(passages, range, until), passagesIn(acks, range, until)];
  const arrows = packets.length + answers.length;
  const title = (): string =>
    view === 'plot' ? say('Packets of {name} over time', { name }) : say('Sender and receiver of {name}', { name });

  const why = (time: number, lost: number | null): void => {
    setMode({ dialog: null });
    player.ask({
      flow: choice,
      time: time + JUST_AFTER,
      variable: 'cwnd',
      about: lost === null ? null : { packet: lost },
    });
  };
  const show = (next: Range | null): void => setZoom(next && next[1] - next[0] >= whole[1] ? null : next);
  const middle = (range[0] + range[1]) / 2;
  const closer = (factor: number): void => {
    if (view === 'plot') return show(zoomed(range, factor, middle, limit));
    const at = LADDER_ROUNDS.indexOf(rounds) + (factor > 1 ? 1 : -1);
    setRounds(LADDER_ROUNDS[at] ?? rounds);
  };
  return (
    <Modal name="sequence" label="Packet by packet" className="popover rounds-dialog sequence-dialog">
      <FlowDialogHead title={title()} />
      <div className="rounds-choices row wrap gap-16 small">
        <Segments<View>
          label="View"
          hideLabel
          value={view}
          options={{ plot: 'Sequence plot', ladder: 'Ladder' }}
          onChange={(value) => setView(value)}
        />
        <ObservedFlow flow={flow} />
        {view === 'ladder' && (
          <PlaceSelect
            label="Show"
            chosen={LADDER_ROUNDS.indexOf(rounds)}
            words={LADDER_ROUNDS.map((value) =>
              value === 1 ? 'one round trip' : say('{value} round trips', { value }),
            )}
            onChoose={(chosen) => setRounds(LADDER_ROUNDS[chosen]!)}
          />
        )}
        <span className="row gap-8 sequence-moves" role="group" aria-label="The stretch on show">
          <SmallButton onClick={() => show(shifted(range, -0.5, limit))}>Earlier</SmallButton>
          <SmallButton onClick={() => show(shifted(range, 0.5, limit))}>Later</SmallButton>
          <SmallButton onClick={() => closer(0.5)}>Closer</SmallButton>
          <SmallButton onClick={() => closer(2)}>Wider</SmallButton>
          {view === 'plot' && <SmallButton onClick={() => setZoom(null)}>All</SmallButton>}
        </span>
        <Switch label="Hide labels" checked={question} onChange={ask} />
      </div>
      <div ref={place} className="sequence-place">
        {passages.length === 0 ? (
          <p className="help">
            {until > 0
              ? 'One moment: the run is computed again, and its packets are recorded.'
              : 'No packet has been sent yet. Play, and they come.'}
          </p>
        ) : view === 'plot' ? (
          <SequencePlot
            marks={marks}
            acks={steps}
            each={each}
            range={range}
            until={limit}
            question={question}
            width={width}
            slot={slot}
            height={Math.round(Math.min(420, 230 + width / 5))}
            onZoom={show}
            onPress={(mark) =>
              why(mark.kind === 'lost' ? mark.time : mark.time + ahead, mark.kind === 'lost' ? mark.packet : null)
            }
          />
        ) : arrows > MOST_ARROWS ? (
          <p className="help">
            {say(
              '{arrows} arrows would lie on one another here: choose fewer round trips, or look at the sequence plot.',
              {
                arrows,
              },
            )}
          </p>
        ) : (
          <SequenceLadder
            packets={packets}
            acks={answers}
            range={range}
            until={until}
            width={width}
            question={question}
            hops={(wiring?.hops ?? []).map((number) => ({ number, name: hopName(scenario, number) }))}
            slot={slot}
            onPress={({ packet, sent, lost }) => why(lost ? lost.time : sent + ahead, lost ? packet : null)}
          />
        )}
      </div>
      {since > 0 && (
        <p className="help">{say('Packets before {since} are no longer recorded.', { since: spanText(since) })}</p>
      )}
      {passages.length > 0 && (
        <>
          <TakeAway
            place={place}
            title={title}
            table={table}
            csv={() => packetsCsv(packetLives(sequence, until, each))}
          />
          <p className="help rounds-help">
            {helpWords(view, each, transportSettings(scenario.transport, group.transport).delayedAck)}
          </p>
          <p className="small">{stretchWords([range[0], Math.min(range[1], until)], listed.size === MOST_ROWS, rtt)}</p>
          <SequenceTable
            ref={table}
            lives={lives}
            question={question}
            onPress={({ packet, sent, lost }) =>
              lost.length > 0 ? why(lost.at(-1)!, packet) : why(sent + ahead, null)
            }
          />
        </>
      )}
    </Modal>
  );
}

function helpWords(view: View, each: boolean, delayed: boolean): string {
  return inRow('{first} {next}', [
    view === 'ladder'
      ? say(
          'Time goes down. A packet goes from left to right, its ACK back; one that is lost ends in a cross at the hop where it fell, and one that is still on its way has but begun. Press an arrow: Why?',
        )
      : say(
          'A packet stands at its number when it is sent. How far the line of ACKs is below it is what is on its way; how far to the right, a round trip.',
        ),
    each
      ? say('An ACK names the packet that it answers; a report names none.')
      : say(
          'An ACK of number n says that all packets up to n have come: four of the same number are three duplicates, upon which the missing packet is sent again.',
        ),
    ...(delayed ? [say('ACKs are delayed: one for two packets, or after 0.1 s.')] : []),
    say('Sent and acknowledged are times at the sender, received at the receiver.'),
    ...(view === 'ladder'
      ? []
      : [
          say(
            'Drag over a stretch, turn the wheel, or use arrows, + and − to see it closer; a double press shows all.',
          ),
        ]),
  ]);
}

/** @param rtt of an empty path, s */
function stretchWords([from, to]: Range, cut: boolean, rtt: number): string {
  const said = { from: fixed(from, 3), to: fixed(to, 3), rtt: compact(1000 * rtt) };
  return cut
    ? say('{from} to {to} s: the first {most} packets. A round trip without queue is {rtt} ms.', {
        ...said,
        most: MOST_ROWS,
      })
    : say('{from} to {to} s. A round trip without queue is {rtt} ms.', said);
}
