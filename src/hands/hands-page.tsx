/** The games: take the wheel of a flow, or be the network. */
import '../styles/hands.css';

import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Role } from '../../workers/hands/protocol.ts';
import {
  forNetwork,
  freeSeats,
  GAME_SECONDS,
  recordOf,
  seatOf,
  setBy,
  type Sets,
  withRecord,
  withSeat,
} from '../../workers/hands/seat.ts';
import { Frame } from '../frame/frame.tsx';
import type { Place } from '../link/route.ts';
import { usePage } from '../page.ts';
import { GAMES, scenarioOfPlace, TABLE } from './address.ts';
import { LEVELS } from './levels.ts';
import { NetworkOutcome } from './network-outcome.tsx';
import { NetworkScreen } from './network-screen.tsx';
import { pressesOf, withPresses } from './network-score.ts';
import type { Measurer } from '../run/measurer.ts';
import { Play } from './play.ts';
import { everyMs, makeMeasurer, spawnGame } from './spawn.ts';
import { TableScreen } from './table-screen.tsx';
import { WheelOutcome } from './wheel-outcome.tsx';
import { Warning } from '../ui/warning.tsx';
import { useTitle } from '../ui/use-title.ts';
import { WheelScreen } from './wheel-screen.tsx';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';
import { namesOf } from '../scenario/names.ts';
import { Segments, Select } from '../ui/controls.tsx';

interface Game {
  title: string;
  about: string;
  role: Role;
  /** To be played; of one whose seat is to be chosen, the run without anybody in it. */
  scenario: Scenario;
  groups?: readonly number[];
  /** As it was played already; null if it was not. */
  played: Scenario | null;
}

export function HandsPage({ place }: { place: Place }) {
  const body = useRef<HTMLDivElement>(null);
  const { item } = place;
  useTitle(say('Your own hands · Sawtooth'));
  return (
    <Frame place={place} title={say('Sawtooth: your own hands')} body={body}>
      <main className={item === null || item === 'table' ? 'hands hands-list' : 'hands'}>
        {item === null ? (
          <Games />
        ) : item === 'table' ? (
          <Table />
        ) : (
          <Asked key={`${item} ${place.query}`} place={place} />
        )}
      </main>
    </Frame>
  );
}

function Table() {
  return (
    <>
      <h1 className="figure-title" tabIndex={-1}>
        A table of games
      </h1>
      <p className="notice ink-2 pretty">
        Each link is computed anew, beside the same run with TCP in that seat. What a link says of itself counts for
        nothing. <a href={GAMES}>The games</a>
      </p>
      <TableScreen />
    </>
  );
}

/** The game that the address asks for. */
function Asked({ place }: { place: Place }) {
  const { player } = usePage();
  const [game, setGame] = useState<Game | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let gone = false;
    gameOf(place, () => player.state.scenario).then(
      (found) => !gone && setGame(found),
      (error: unknown) => !gone && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      gone = true;
    };
  }, [place, player]);
  if (problem)
    return (
      <>
        <h1 className="figure-title">This game cannot be opened</h1>
        <Warning>{problem}</Warning>
        <p>
          <a href={GAMES}>The games</a>
        </p>
      </>
    );
  return game && <Played game={game} />;
}

function Games() {
  return (
    <>
      <h1 className="figure-title" tabIndex={-1}>
        Your own hands
      </h1>
      <p className="notice ink-2 pretty">
        Be the congestion control of one flow for a minute, with nothing to go by but what comes back to you; or be the
        network, and see what five lost packets do.
      </p>
      {(['wheel', 'network'] as const).map((role) => (
        <section key={role}>
          <h2>{role === 'wheel' ? 'Take the wheel' : 'Be the network'}</h2>
          <ul className="hands-games">
            {LEVELS.filter((level) => level.role === role).map(({ id, title, about }) => (
              <li key={id}>
                <a href={`${GAMES}/${id}`}>{title}</a>
                <span>{about}</span>
              </li>
            ))}
            <li>
              <a href={`${GAMES}/${role}`}>The run in the playground</a>
              <span>
                {role === 'wheel'
                  ? 'You choose whose seat you take, and whether you set its window or its rate.'
                  : 'Half a minute of it, with five packets to lose or to mark.'}
              </span>
            </li>
          </ul>
        </section>
      ))}
      <section>
        <h2>For a class</h2>
        <p>
          {sayMarked(
            '<table>A table of games</table>: paste the links of a class; all are computed anew and ranked by what you choose.',
            {},
            { table: (words) => <a href={TABLE}>{words}</a> },
          )}
        </p>
      </section>
    </>
  );
}

/** What an address asks for. @throws Error, in words */
async function gameOf(place: Place, onShow: () => Scenario): Promise<Game> {
  const level = LEVELS.find(({ id }) => id === place.item);
  if (level) return { ...level, scenario: level.scenario(), played: null };
  if (place.item !== 'wheel' && place.item !== 'network')
    throw new Error(say('There is no game called “{name}”.', { name: place.item ?? '' }));
  const role = place.item;
  const scenario = (await scenarioOfPlace(place)) ?? onShow();
  if (role === 'network')
    return {
      title: 'Be the network',
      about: 'Five packets to lose or to mark.',
      role,
      scenario: forNetwork(scenario),
      played: pressesOf(scenario).length > 0 && scenario.duration <= GAME_SECONDS ? scenario : null,
    };
  const isGame = seatOf(scenario) >= 0;
  if (isGame && scenario.duration > GAME_SECONDS)
    throw new Error(
      say('This run lasts {duration} s, and a game at most {most} s.', {
        duration: scenario.duration,
        most: GAME_SECONDS,
      }),
    );
  const wheel = { title: 'Take the wheel', about: 'One flow of this run is yours.', role } as const;
  if (isGame)
    return { ...wheel, scenario: withRecord(scenario, ''), played: recordOf(scenario) === '' ? null : scenario };
  const groups = freeSeats(scenario);
  // Where no seat is free, taking one says why.
  if (groups.length === 0) withSeat(scenario, 0);
  return { ...wheel, scenario, groups, played: null };
}

function Played({ game }: { game: Game }) {
  const { role, title, about, played, groups } = game;
  const [seat, sit] = useState<Seat | null>(() => {
    const group = groups?.[0];
    return group === undefined ? null : { group, sets: setBy(game.scenario.flows[group]!) };
  });
  const scenario = useMemo(
    () => (seat ? withSeat(game.scenario, seat.group, seat.sets) : game.scenario),
    [game.scenario, seat],
  );
  const [measurer] = useState(makeMeasurer);
  /** How often it was begun; 0 while the game of the link is on show. */
  const [round, setRound] = useState(played ? 0 : 1);
  useEffect(() => () => measurer.close(), [measurer]);
  const again = (): void => setRound((before) => before + 1);
  const Outcome = role === 'wheel' ? WheelOutcome : NetworkOutcome;
  return (
    <>
      <div className="hands-head">
        <h1>{title}</h1>
        <p className="ink-2">{about}</p>
      </div>
      {played && round === 0 ? (
        <Outcome scenario={played} played="" measurer={measurer} again={again} />
      ) : (
        <Going
          key={`${round} ${JSON.stringify(seat)}`}
          role={role}
          scenario={scenario}
          measurer={measurer}
          again={again}
          choice={seat && <SeatChoice scenario={game.scenario} groups={groups!} seat={seat} onChange={sit} />}
        />
      )}
    </>
  );
}

interface GoingProps {
  role: Role;
  scenario: Scenario;
  /** Of the seat, before it begins. */
  choice: ReactNode;
  measurer: Measurer;
  again(): void;
}

/** A game from its ready screen to its outcome. */
function Going({ role, scenario, choice, measurer, again }: GoingProps) {
  const [play] = useState(() => new Play(spawnGame, everyMs, scenario, role));
  const { phase, why, digest } = useSyncExternalStore(play.subscribe, play.snapshot);
  useEffect(() => {
    play.open();
    return () => play.close();
  }, [play]);
  const finished = useMemo(() => (phase === 'over' ? finishedGame(play) : null), [phase, play]);
  if (phase === 'refused') return <Warning>{why}</Warning>;
  if (!finished) return role === 'wheel' ? <WheelScreen play={play} choice={choice} /> : <NetworkScreen play={play} />;
  const Outcome = role === 'wheel' ? WheelOutcome : NetworkOutcome;
  return <Outcome scenario={finished} played={digest} measurer={measurer} again={again} />;
}

/** The scenario with what was done in it: all that the outcome is computed from. */
function finishedGame({ role, scenario, record, presses }: Play): Scenario {
  return role === 'wheel' ? withRecord(scenario, record) : normalizeScenario(withPresses(scenario, presses));
}

interface Seat {
  group: number;
  sets: Sets;
}

interface SeatProps {
  /** The run without anybody in it, and the groups of which a seat is free. */
  scenario: Scenario;
  groups: readonly number[];
  seat: Seat;
  onChange(seat: Seat): void;
}

/** Whose seat one takes, and whether one sets its window or its rate. */
function SeatChoice({ scenario, groups, seat, onChange }: SeatProps) {
  const names = namesOf(scenario);
  return (
    <div className="row wrap gap-16 hands-seat">
      {groups.length > 1 && (
        <Select
          label="Your seat"
          value={String(seat.group)}
          options={groups.map((group) => ({ value: String(group), label: names[group]! }))}
          onChange={(group) => onChange({ ...seat, group: Number(group) })}
        />
      )}
      <Segments
        label="You set"
        value={seat.sets}
        options={{ window: 'A window', rate: 'A rate' }}
        onChange={(sets) => onChange({ ...seat, sets })}
      />
    </div>
  );
}
