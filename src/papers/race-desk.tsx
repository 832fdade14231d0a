/** Who races: the entries, built-in schemes to add, what a class has handed in, and the seeds. */
import { type Ref, useEffect, useRef, useState } from 'react';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { builtIn } from '../../workers/race/built-in.ts';
import { entryOf, type Entry, type Race, RACE_BOUNDS } from '../../workers/race/race.ts';
import { HAND_IN_LIMITS } from '../../workers/race/handed-in.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';
import { heldRace } from '../link/held-race.ts';
import { Button, SmallButton } from '../ui/button.tsx';
import { Select, Stepper } from '../ui/controls.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { type Collected, collectEntries } from './race-entries.ts';
import { Warning } from '../ui/warning.tsx';
import { textOf } from '../ui/dropped.ts';
import { FileField, LinesField } from '../ui/file-field.tsx';
import { type RaceState, withEntries } from './race-state.ts';

interface Props {
  state: RaceState;
  race: Race;
  ref: Ref<HTMLElement>;
}

/** Bytes of a file. */
const MOST_OF_FILE = 4e6;

export function RaceDesk({ state, race, ref }: Props) {
  const { entries, seed, seeds } = race;
  const set = (entry: readonly Entry[]): void => state.change({ ...race, entries: entry });
  return (
    <aside ref={ref} className="figure-desk thin-scroll experiment-desk race-desk" aria-label="The race">
      {state.linkless && (
        <p className="help">{say('{why} This tab keeps it meanwhile.', { why: say(state.linkless) })}</p>
      )}
      <section aria-label="Who races">
        <h2 className="desk-title">Who races</h2>
        <ul className="flex wrap gap-4">
          {entries.map((entry, index) => (
            <li key={entry.name} className={entry.broken === null ? 'value-chip chip' : 'value-chip chip warning'}>
              <bdi title={entry.broken ?? undefined}>{entry.name}</bdi>
              <Button
                aria-label={say('Without {name}', { name: entry.name })}
                onClick={() => set(entries.toSpliced(index, 1))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
        <Select
          label="Add a built-in scheme"
          value=""
          options={[
            { value: '', label: 'choose…' },
            ...schemes
              .filter(
                ({ kind, byHand }) =>
                  kind !== 'own' && !byHand && !entries.some((entry) => entry.scheme?.kind === kind),
              )
              .map(({ kind, name }) => ({ value: kind, label: name })),
          ]}
          onChange={(kind) => {
            const found = builtIn(kind);
            if (found && entries.length < RACE_BOUNDS.entries) set([...entries, entryOf(found.name, found.scheme)]);
          }}
        />
      </section>
      <HandedInBox race={race} onEntries={(more) => state.change(withEntries(race, more))} />
      <section aria-label="Seeds">
        <h2 className="desk-title">Seeds</h2>
        <div className="row apart">
          <span>Runs of each entry on each link</span>
          <Stepper
            label="Seeds"
            value={seeds}
            min={RACE_BOUNDS.leastSeeds}
            onChange={(count) => state.change({ ...race, seeds: Math.min(RACE_BOUNDS.seeds, count) })}
          />
        </div>
        <div className="row apart">
          <span>The first seed</span>
          <NumberField
            label="The first seed"
            value={seed}
            onCommit={(next) => state.change({ ...race, seed: Math.max(0, Math.min(0xffffffff, Math.round(next))) })}
          />
        </div>
        <p className="help">
          {sayMarked(
            'The links <i>Drawn 1</i> and <i>Drawn 2</i> are drawn from the first seed: with another one nobody knows them before.',
            {},
            { i: (words) => <i>{words}</i> },
          )}
        </p>
      </section>
    </aside>
  );
}

interface HandedInProps {
  race: Race;
  onEntries(more: readonly Entry[]): void;
}

/** Rules and links that somebody pastes, with names in front. */
function HandedInBox({ race, onEntries }: HandedInProps) {
  const [text, setText] = useState(heldRace.handedIn);
  const [reading, setReading] = useState(false);
  const [said, setSaid] = useState<Collected | null>(null);
  const [refused, refuse] = useState('');
  const turn = useRef(0);
  const here = useRef(true);
  // The reader may change the race, and the text, while it is read.
  const latest = useRef({ race, onEntries });
  useEffect(() => {
    latest.current = { race, onEntries };
  });
  const room = (): number => RACE_BOUNDS.entries - latest.current.race.entries.length;
  const take = async (all: string): Promise<void> => {
    const mine = ++turn.current;
    setReading(true);
    refuse('');
    const found = await collectEntries(all, room(), () => turn.current !== mine).catch((error: Error) => error);
    if (!found || turn.current !== mine) return;
    setReading(false);
    if (found instanceof Error) return refuse(found.message);
    const entries = found.entries.slice(0, room());
    setSaid({ ...found, entries });
    if (entries.length === 0) return;
    setText((now) => (now === all ? '' : now));
    latest.current.onEntries(entries);
  };
  const begin = useRef(take);
  useEffect(() => {
    const waiting = heldRace.handedIn;
    heldRace.handedIn = '';
    if (waiting !== '') void begin.current(waiting);
    here.current = true;
    return () => {
      here.current = false;
      turn.current += 1;
    };
  }, []);
  const takeFile = async (file: File): Promise<void> => {
    const read = await textOf(file, MOST_OF_FILE, refuse);
    if (read !== null && here.current) await take(read);
  };
  return (
    <section aria-label="What was handed in">
      <h2 className="desk-title">What a class hands in</h2>
      <LinesField
        label="Rules or links with a rule, names in front; or drop a table here"
        rows={6}
        value={text}
        placeholder={'Ada:\non ack: W = W + 2 / W\non loss: W = W / 2\n\nBob: https://…#/play?s=2.…'}
        onChange={setText}
        onFile={(file) => void takeFile(file)}
        onRefuse={refuse}
      />
      <div className="row wrap gap-12">
        <SmallButton disabled={text.trim() === '' || reading} onClick={() => void take(text)}>
          {reading ? 'Reading…' : 'Let them race'}
        </SmallButton>
        <FileField
          small
          label="or a file"
          accept="text/csv,.csv,text/plain,.txt"
          onFile={(file) => void takeFile(file)}
        />
      </div>
      <p className="help" role="status">
        {said ? saidText(said) : say('An empty line ends a rule.')}{' '}
        {say('Nothing leaves this page; names stay here and in its link.')}
      </p>
      <Warning small>{refused}</Warning>
    </section>
  );
}

function saidText({ entries, sound, broken, twice, beyond, tooLong }: Collected): string {
  const { found, line } = HAND_IN_LIMITS;
  const sentences = [
    sound === 1 ? say('1\u00a0rule read.') : say('{count}\u00a0rules read.', { count: sound }),
    broken === 1 && say('1\u00a0broken one: the table says why.'),
    broken > 1 && say('{count}\u00a0broken ones: the table says why.', { count: broken }),
    entries.length < sound + broken &&
      say(
        entries.length === 1
          ? 'The first races: a race has at most {most} entries.'
          : 'The first {count} race: a race has at most {most} entries.',
        { count: entries.length, most: RACE_BOUNDS.entries },
      ),
    twice > 0 && say('{count} handed in twice.', { count: twice }),
    beyond > 0 && say('{count} more left out: the first {most} are read.', { count: beyond, most: found }),
    tooLong === 1 && say('1\u00a0line passed over, longer than {most} characters.', { most: line }),
    tooLong > 1 &&
      say('{count}\u00a0lines passed over, longer than {most} characters.', { count: tooLong, most: line }),
  ];
  return inRow(
    '{first} {next}',
    sentences.filter((one) => one !== false),
  );
}
