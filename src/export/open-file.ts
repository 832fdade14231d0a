/** Opens a file of the reader's: a scenario, or results that name their run. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import type { LinkTrace } from '../../workers/engine/network/trace.ts';
import { compact, spanText } from '../format.ts';
import { needWords } from '../words/language.ts';
import { inRow, say } from '../../workers/words/say.ts';
import type { Player } from '../player/player.ts';
import type { PageState } from '../player/state.ts';
import { encodeHash } from '../link/codec.ts';
import { fetchCheck } from '../player/check-edit.ts';
import { withTrace } from '../scenario/edit-path.ts';
import { atHop, hopsOf, knownHop, meanText } from '../scenario/hops.ts';
import { layUnder, namingFor } from './lay-under.ts';
import { loadPreset } from '../scenario/presets.ts';
import { goToLesson } from '../link/lesson-link.ts';
import { fetched } from '../link/late-part.ts';
import { heldRace } from '../link/held-race.ts';
import { openRuns } from '../link/open-runs.ts';
import { LinkError } from '../link/link-error.ts';
import { currentPlace, watchPlace } from '../link/place.ts';
import { RACE } from '../link/route.ts';
import { needRules } from '../link/need-rules.ts';
import { type FileCommand, LARGE, readInWorker, Stopped } from './file-reader.ts';
import { type Imported, openParts } from './import.ts';
import { MAX_FILE_LENGTH, type Taken } from './take-apart.ts';
import { ImportError } from '../../workers/results/results.ts';

/** A lesson is opened by its name; it says itself what is wrong with it. Bytes of one. */
const LESSON = /\.(?:md|markdown)$/i;
const MAX_LESSON = 500_000;

/** Time after which a link will not open any more, ms. */
const PATIENCE_MS = 10_000;

/** Open a file and play it; of a wrong one, or why there is none, the page says what is wrong. @returns whether it was opened */
export async function openFile(player: Player, file: File | string): Promise<boolean> {
  if (typeof file === 'string') {
    await leavePapers();
    player.say({ kind: 'refused', text: file });
    return false;
  }
  if (LESSON.test(file.name) && file.size <= MAX_LESSON) return openLessonFile(file);
  await Promise.all([leavePapers(), needWords('export')]);
  const name = file.name.slice(0, 80);
  const refuse = (why: string): false => {
    player.say({ kind: 'refused', text: say('{name}: {why} Nothing was changed.', { name, why }) });
    return false;
  };
  if (file.size > MAX_FILE_LENGTH)
    return refuse(
      say('{size} MB are too many; at most {most} MB are read.', {
        size: Math.ceil(file.size / 1e6),
        most: MAX_FILE_LENGTH / 1e6,
      }),
    );
  let read: Imported;
  try {
    // What is read is checked as a scenario.
    await fetched(fetchCheck());
    const taken = await takenFrom(player, { file, naming: namingFor(player, name) }, name);
    await needRules(taken);
    if (taken.is === 'trace') return followTrace(player, taken.trace, name);
    if (taken.is === 'measured') return layUnder(player, taken.run, name);
    if (taken.file.experiment) return await openExperimentFile(taken.file.experiment);
    if (taken.file.race) return await openRaceFile(taken.file.race);
    read = await openParts(taken.file, loadPreset);
  } catch (error) {
    await needWords('refused');
    if (error instanceof Stopped) return refuse(say('it was not read to its end.'));
    const isSaid = error instanceof ImportError || error instanceof LinkError;
    return refuse(isSaid ? error.message : say('it cannot be read.'));
  }
  const { scenario, view, compare } = read;
  const hash = await encodeHash(scenario, null, { view, compare }).catch(() => null);
  const words = openedWords(name, read);
  if (hash === null) {
    // It fits in no link, so the browser's Back cannot lead to what was on show.
    await openRuns(player, read, true, {
      kind: 'info',
      text: inRow('{first} {next}', [words, say('No link holds it; this tab keeps it.')]),
    });
    return true;
  }
  if (location.hash === hash) {
    await openRuns(player, read, true, { kind: 'info', text: words });
  } else {
    sayOnceOpen(player, words);
    // Opened by its link, so that the browser's Back leads to what was on show.
    location.hash = hash;
  }
  return true;
}

/** What the file holds. While a large one is read the page says so, and can stop it. */
async function takenFrom(player: Player, command: FileCommand, name: string): Promise<Taken> {
  if (command.file.size <= LARGE) return readInWorker(command, () => undefined).taken;
  const read = (percent: number): void =>
    player.say({
      kind: 'info',
      text: say('Reading {name}: {percent} % …', { name, percent }),
      action: { words: 'Stop', run: reading.stop },
    });
  const reading = readInWorker(command, read);
  read(0);
  const taken = await reading.taken;
  player.say(null);
  return taken;
}

/** The link in view follows the trace. @returns whether it does */
function followTrace(player: Player, trace: LinkTrace, name: string): boolean {
  const hop = knownHop(player.state.scenario, player.state.hop);
  if (!player.edit('what the link follows', (old) => withTrace(old, hop, trace))) return false;
  const { scenario } = player.state;
  const { rate } = hopsOf(scenario)[hop]!;
  const seconds = spanText(trace.perMs.length / 1000);
  player.say({
    kind: 'info',
    text: say('The link{at} follows {name}, over and over: {seconds}, {rate} on average.', {
      at: atHop(scenario, hop),
      name,
      seconds,
      rate: meanText(rate!),
    }),
  });
  return true;
}

async function openLessonFile(file: File): Promise<boolean> {
  await goToLesson(await file.text());
  return true;
}

/** @throws ImportError with the field that is wrong */
async function openExperimentFile(json: object): Promise<boolean> {
  const { openExperiment } = await fetched(import('../link/vary-link.ts'));
  try {
    await openExperiment(json);
  } catch (error) {
    throw new ImportError(`${(error as Error).message}.`);
  }
  return true;
}

/** @throws ImportError with the field that is wrong */
async function openRaceFile(json: object): Promise<boolean> {
  const { raceOfJson } = await fetched(import('../link/race-link.ts'));
  try {
    heldRace.race = await raceOfJson(json);
  } catch (error) {
    throw new ImportError(`${(error as Error).message}`);
  }
  location.hash = RACE;
  return true;
}

/** From the papers, go to the playground first: there a file is shown, and there the page says why it is not. */
async function leavePapers(): Promise<void> {
  if (!currentPlace()) return;
  // Nobody else hears of an address that leads back to the playground.
  const arrived = new Promise<void>((resolve) => {
    const stop = watchPlace(() => {
      if (currentPlace()) return;
      stop();
      // What the address holds is opened by then.
      setTimeout(resolve);
    });
  });
  location.hash = '#/play';
  await arrived;
}

/** Opening a link sets the notice; this one is shown after that. */
function sayOnceOpen(player: Player, text: string): void {
  const before = player.state.scenario;
  const stop = player.store.subscribe(({ scenario, notice }: PageState) => {
    if (scenario === before) return;
    stop();
    if (notice === null) player.say({ kind: 'info', text });
  });
  setTimeout(stop, PATIENCE_MS);
}

function openedWords(name: string, { results }: Imported): string {
  if (!results) return say('Opened {name}.', { name });
  const { seed, engine, runs } = results.header;
  const count = results.columns[0]?.values.length ?? 0;
  const rows = count === 1 ? say('1\u00a0sample') : say('{count}\u00a0samples', { count: compact(count) });
  const other =
    engine === ENGINE_VERSION
      ? []
      : [
          say('It was made by engine {engine}; this page has {own}, so the curves may differ.', {
            engine,
            own: ENGINE_VERSION,
          }),
        ];
  const opened = runs
    ? say(
        'Opened the two runs that {name} is of: seeds {seed} and {second}, {rows} in the file. They are computed again here.',
        { name, seed, second: runs[1].seed, rows },
      )
    : say('Opened the run that {name} is of: seed {seed}, {rows} in the file. It is computed again here.', {
        name,
        seed,
        rows,
      });
  return inRow('{first} {next}', [opened, ...other]);
}
