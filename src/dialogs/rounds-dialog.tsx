import { useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import { isLocked, useLesson } from '../lesson/lesson.ts';
import type { SchemeCard } from '../../workers/engine/schemes/scheme.ts';
import { openDialog } from '../screen/mode.ts';
import { formTextsOf } from '../scenario/card-texts.ts';
import { recordOf } from '../narrator/record.ts';
import { usePage } from '../page.ts';
import { windowRounds, type WindowRound } from '../run/rounds.ts';
import { lostPackets, withLostPackets } from '../scenario/edit-loss.ts';
import { useSummaries } from '../side/use-summaries.ts';
import { SmallButton } from '../ui/button.tsx';
import { Switch } from '../ui/controls.tsx';
import { PlaceSelect } from '../ui/select.tsx';
import { Modal } from '../ui/modal.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { FlowDialogHead, ObservedFlow, TakeAway, useFlowInView } from './flow-dialog.tsx';
import { phasesOf, roundsCsv } from './round-words.ts';
import { RoundsGraph } from './rounds-graph.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { useWidth } from './use-width.ts';
import '../styles/rounds.css';
import { inRow, say } from '../../workers/words/say.ts';

/** A list of more phases says less than the table does. */
const MOST_PHASES = 24;
const COUNTS = [25, 50, 100, 200];

/** The textbooks' graph of one flow: window and threshold by transmission round, and what would be lost. */
export function RoundsDialog() {
  const { player } = usePage();
  const { scenario, flow, choice, group, name, scheme, slot } = useFlowInView();
  const [, known] = useState(0);
  useSummaries(() => known((times) => times + 1));
  const [from, setFrom] = useState(1);
  const [count, setCount] = useState(50);
  const [question, ask] = useState(false);
  const [place, width] = useWidth();
  const table = useRef<HTMLTableElement>(null);
  const locked = useLesson((lesson) => isLocked(lesson, 'losses'));

  const settings = transportSettings(scenario.transport, group.transport);
  const { rounds, forgotten } = windowRounds(recordOf(player.run, flow).rounds, settings, player.time);
  const shown = rounds.filter(({ number }) => number >= from).slice(0, count);
  const of = { ...choice, ack: false };
  const title = (): string => say('Window of {name} by transmission round', { name });

  const lose = (packets: readonly number[], wanted: boolean, round: WindowRound): void => {
    const change = (old: Scenario): Scenario => {
      const others = lostPackets(old, of).filter((packet) => !packets.includes(packet));
      return withLostPackets(old, of, wanted ? [...others, ...packets] : others);
    };
    player.editHere('the packets that are lost', change, round.time);
  };
  return (
    <Modal name="rounds" label="By rounds" className="popover rounds-dialog">
      <FlowDialogHead title={title()} />
      <div className="rounds-choices row wrap gap-16 small">
        <ObservedFlow flow={flow} />
        <span className="row gap-8">
          From round
          <NumberField label="From round" value={from} onCommit={(value) => setFrom(Math.max(1, Math.round(value)))} />
        </span>
        <PlaceSelect
          label="At most"
          chosen={COUNTS.indexOf(count)}
          words={COUNTS.map((value) => say('{value} rounds', { value }))}
          onChoose={(chosen) => setCount(COUNTS[chosen]!)}
        />
        <Switch label="Hide phases" checked={question} onChange={ask} />
      </div>
      <div ref={place}>
        {shown.length > 0 ? (
          <>
            <RoundsGraph
              rounds={shown}
              maxWindow={settings.maxWindow}
              slot={slot}
              question={question}
              width={width}
              height={Math.round(Math.min(340, 190 + width / 4))}
            />
            {!question && <PhaseList rounds={shown} width={width} />}
          </>
        ) : (
          <>
            <p className="help">{emptyWords(scheme, from, rounds.length)}</p>
            {scheme?.control === 'rate' && (
              <SmallButton onClick={() => openDialog('sequence')}>Look at it packet by packet</SmallButton>
            )}
          </>
        )}
      </div>
      {forgotten > 0 && (
        <p className="help">
          {say('Rounds 1 to {forgotten} are no longer recorded: so much is kept of the latest ones.', { forgotten })}
        </p>
      )}
      {shown.length > 0 && (
        <>
          <TakeAway place={place} title={title} table={table} csv={roundsCsv(shown)} />
          <p className="help rounds-help">
            A round begins with the first packet sent after the ACK of the first packet of the round before, or when a
            packet is sent again for three duplicate ACKs or a timeout. The window is that under which its last packets
            went. Reno and NewReno have three packets more in fast recovery, for the three duplicate ACKs, and one more
            for each that follows: the dotted arrow and “to” say how far that inflates it (RFC 5681, Section 3.2).
            Segments are counted from 1, packets as their sender numbers them.
          </p>
          {!question && (
            <p className="help rounds-help">
              {inRow('{first} {next}', [
                say(
                  'Lose the first packet of a round, and three duplicate ACKs tell of it; lose the whole round, and only the timer does. The run is computed again to where it is now. A textbook counts in whole packets; here each ACK adds its part as it comes.',
                ),
                growthWords(scheme),
              ])}
            </p>
          )}
          <RoundsTable
            ref={table}
            rounds={shown}
            question={question}
            locked={locked}
            lost={new Set(lostPackets(scenario, of))}
            onLose={lose}
          />
        </>
      )}
    </Modal>
  );
}

/** How its window differs from the textbooks', by its law. */
function growthWords(scheme: SchemeCard | null): string {
  if (scheme?.kind === 'tcp')
    return say(
      'So TCP grows by a little less than one packet a round. A loss halves its window, where RFC 5681 halves what is under way, and at the end of fast recovery what duplicate ACKs have added is gone.',
    );
  const law = (scheme ? formTextsOf(scheme).law : []).map((line) => say(line));
  return say(
    "By the rule of {scheme}: {law}. A textbook's figure is TCP's: another law has other steps, and a flow that paces its packets sends a round evenly.",
    { scheme: scheme?.name ?? say('this scheme'), law: inRow('{first}; {next}', law) },
  );
}

function emptyWords(scheme: SchemeCard | null, from: number, known: number): string {
  if (scheme?.control === 'rate')
    return say(
      '{scheme} sends by a rate, one packet after the other by a timer: it has no window that a round of ACKs lets out, so there are no transmission rounds. Its graph over time is the chart of windows and rates, where its rate times the round trip stands for a window.',
      { scheme: scheme.name },
    );
  if (known > 0) return say('No round from number {from} on is over: {known} are.', { from, known });
  return say('No round is over yet. Play, and they come.');
}

/** Below a graph that is too narrow for all names of phases: which rounds were in which. */
function PhaseList({ rounds, width }: { rounds: readonly WindowRound[]; width: number }) {
  const phases = phasesOf(rounds);
  const narrow = phases.some(({ phase, from, to }) => (width * (to - from + 1)) / rounds.length < 8 * phase.length);
  if (!narrow || phases.length > MOST_PHASES) return null;
  return (
    <ol className="rounds-phases small ink-2">
      {phases.map(({ phase, from, to }) => (
        <li key={from}>{`${from === to ? from : `${from}–${to}`} ${say(phase)}`}</li>
      ))}
    </ol>
  );
}
