/** Whatever has a bound takes as much as that, and one more is too much: links, files, lessons, what is kept, what is recorded. */
import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { packed } from '../../src/course/pack.ts';
import { MOST_KEPT } from '../../src/course/report.ts';
import { LARGE } from '../../src/export/file-reader.ts';
import { openFile } from '../../src/export/open-file.ts';
import { MAX_FILE_LENGTH } from '../../src/export/take-apart.ts';
import { MOST_LINKS, readList, rowOf } from '../../src/hands/ranking.ts';
import { progressFrom } from '../../src/lessons/in-course.ts';
import { fetchLesson } from '../../src/lessons/fetch-lesson.ts';
import { LESSON_LIMITS } from '../../src/lessons/limits.ts';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { noProgress, readProgress, writeProgress } from '../../src/lessons/progress.ts';
import { keepExperiment, keptExperiments } from '../../src/library/kept-experiments.ts';
import { Library, LIMITS } from '../../src/library/library.ts';
import { persistHistory } from '../../src/library/session.ts';
import { decodeHash, encodeHash, MAX_LINK_LENGTH, MAX_UNPACKED_BYTES } from '../../src/link/codec.ts';
import { readExperiment } from '../../src/link/experiment-link.ts';
import { lessonLink, TEXT_FORMAT } from '../../src/link/lesson-link.ts';
import { pack, unpack } from '../../src/link/packing.ts';
import { readRace } from '../../src/link/race-link.ts';
import { placeOf } from '../../src/link/route.ts';
import type { Player } from '../../src/player/player.ts';
import { BUSY_MS, FrameLoop } from '../../src/run/frame-loop.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { History } from '../../src/run/history.ts';
import { keepingOf, sampleBytes } from '../../src/run/keeping.ts';
import { DropLog, PacketStore } from '../../src/run/packet-store.ts';
import { refusedBy } from '../../src/words/refused.ts';
import { previewOf, TRANSLATION_LIMITS } from '../../src/words/preview.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { MOST_COUNTED } from '../../workers/engine/network/fates.ts';
import { LOG_RECORDS, PacketLog } from '../../workers/live/packet-log.ts';
import { Arrivals } from '../../workers/live/waits.ts';
import { formerScene } from '../support/former-scene.ts';
import { Parts } from './support/run-parts.ts';
import { drawnBy } from './support/walk.ts';

afterEach(() => vi.unstubAllGlobals());

const x = (count: number): string => 'x'.repeat(count);
const times = <T>(count: number, each: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => each(index));
/** Whether it comes to something; of what is refused whether that is for another reason than its size. */
const unless =
  (size: RegExp) =>
  (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error: Error) => !size.test(error.message),
    );
const noPreset = (): Promise<never> => Promise.reject(new Error('none'));
/** JSON of so many characters, where it is no more than text that storage is given. */
const ofSize = (size: number, key = 0): Scenario =>
  ({ key, text: x(size - JSON.stringify({ key, text: '' }).length) }) as unknown as Scenario;

/** A storage in memory. */
function storage(): Storage & { text(): string } {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    text: () => [...items.values()].join(''),
  } as unknown as Storage & { text(): string };
}

/** Whether there is a link for a lesson that needs one of exactly this length. */
async function lessonOfLink(length: number): Promise<boolean> {
  const before = `#/lessons?text=${TEXT_FORMAT}`.length;
  const linkOf = async (text: string): Promise<number> => before + (await pack(text)).length;
  // How long a text of one size is in a link, is for whoever packs it to say: other texts are tried until one fits.
  for (let seed = 1; seed < 100; seed++) {
    const draw = drawnBy(seed);
    // It hardly packs.
    const text = times(length, () => String.fromCharCode(48 + draw(75))).join('');
    let [low, high] = [0, length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((await linkOf(text.slice(0, middle))) < length) low = middle;
      else high = middle;
    }
    const fits = text.slice(0, high);
    if ((await linkOf(fits)) === length) return (await lessonLink(fits)) !== null;
  }
  throw new Error(`no text has a link of ${length} characters`);
}

class DeadWorker {
  onerror = (): void => undefined;
  postMessage(): void {
    queueMicrotask(() => this.onerror());
  }
  terminate(): void {}
}

/** What the page says of a file of that size; it reads none. */
async function saidOf(name: string, size: number): Promise<string[]> {
  const said: string[] = [];
  vi.stubGlobal('location', { hash: '#/play' });
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('Worker', DeadWorker);
  const player = {
    say: (notice: { text: string } | null) => void said.push(notice?.text ?? ''),
    state: { scenario: formerScene() },
  };
  await openFile(player as never, { name, size, text: () => Promise.resolve('# A lesson') } as unknown as File);
  return said;
}

const lesson = (steps = 0): Lesson => ({ steps: times(steps, () => ({})), checks: [] }) as unknown as Lesson;

/** A picture that is asked about while the frame has taken `taken` ms, and it has waited for `waited` ms. */
function painted(taken: number, waited: number): boolean {
  let [wall, run] = [0, (_: number): void => undefined];
  let count = 0;
  vi.stubGlobal('requestAnimationFrame', (next: typeof run) => ((run = next), 1));
  const loop = new FrameLoop(
    (change) => change(),
    () => wall,
  );
  loop.addPicture(() => (count++, true));
  run(1_000);
  loop.add(() => ((wall += taken), true));
  run(1_000 + waited);
  return count === 2;
}

const dropped = (count: number, first: number) => ({
  ...{ records: new Float64Array(0), missed: 0, firstDrop: first },
  drops: Float64Array.from({ length: 2 * count }, (_, at) => first + (at >> 1) + 1),
});
const recordedOnly = (count: number) => ({
  ...{ missed: 0, firstDrop: 0, drops: new Float64Array(0) },
  records: Float64Array.from({ length: 2 * count }, (_, at) => (at >> 1) + 1),
});

/** Blocks of one flow that wait with so many numbers together; what was taken before waits no longer. */
function blocksKept(numbers: number): number {
  const store = new CauseStore();
  fill(store, numbers);
  store.take(0);
  fill(store, numbers);
  return store.take(0).length;
}

function fill(store: CauseStore, numbers: number): void {
  const [half, none] = [new Float64Array(numbers >> 1), new Float64Array(0)];
  const rest = new Float64Array(numbers - half.length);
  for (const [to, fates] of [half, rest].entries())
    store.append({
      levels: none,
      flows: [{ flow: 0, whole: to === 0, changes: none, fates, rounds: none, since: 0, to }],
    });
}

/** Whether a moment of so many characters is kept over a reload. */
function momentKept(length: number): boolean {
  const { page } = new Parts();
  page.set({ phase: 'ready' });
  const [store, history] = [storage(), new History()];
  const player = {
    store: page.store,
    run: { history },
    get state() {
      return page.state;
    },
  };
  vi.stubGlobal('location', { hash: '' });
  const keep = persistHistory(player as unknown as Player, () => store);
  const around = JSON.stringify({ scenario: 0, liveEvents: 0 }).length - 1;
  history.restore([{ scenario: ofSize(length - around), liveEvents: 0 }], []);
  page.set({ canUndo: true });
  keep();
  return (JSON.parse(store.text()) as { past: object[] }).past.length === 1;
}

const size = { flows: 2, groups: 1, hops: 1, sources: 0, samples: 1_024 };
/** Characters of the library around one entry, by its name's length. */
function nameFits(total: number): boolean {
  const store = storage();
  const library = new Library(() => store);
  for (const key of [1, 2, 3, 4]) library.addNamed(`kept ${key}`, ofSize(LIMITS.scenario, key), 0);
  library.addNamed('last', ofSize(100_000, 5), 0);
  const before = store.text().length;
  return library.addNamed('last', ofSize(100_000 + total - before, 5), 0) === null;
}

test.each<[what: string, most: number, takes: (size: number) => boolean | Promise<boolean>]>([
  ['bytes that a link packs', MAX_UNPACKED_BYTES, (n) => unless(/at most/)(pack(x(n - 2)))],
  [
    'bytes to which it unpacks',
    MAX_UNPACKED_BYTES,
    (n) => unless(/more than/)(unpack(deflateRawSync(JSON.stringify(x(n - 2))).toString('base64url'))),
  ],
  ['characters of a link', MAX_LINK_LENGTH, (n) => unless(/at most 20000/)(decodeHash(`#/play?${x(n - 7)}`, noPreset))],
  ['characters of a race in a link', MAX_LINK_LENGTH, (n) => unless(/longer than/)(readRace(`1.${x(n - 2)}`))],
  [
    'characters of an experiment in a link',
    MAX_LINK_LENGTH,
    (n) => unless(/longer than/)(readExperiment(`1.${x(n - 2)}`)),
  ],
  ['characters of a link with a lesson', MAX_LINK_LENGTH, lessonOfLink],
  [
    'steps to a field in a link',
    8,
    (n) => unless(/the name of no field/)(decodeHash(`#/play?${times(n, () => 'a').join('.')}=1`, noPreset)),
  ],
  [
    'fields that stand in a link in the open',
    6,
    async (n) => {
      const fields = Object.entries({
        seed: 9,
        duration: 99,
        warmup: 9,
        title: 'A',
        note: 'B',
        packetSize: 999,
        sample: 0.3,
      });
      const hash = await encodeHash({ ...formerScene(), ...Object.fromEntries(fields.slice(0, n)) });
      return !hash.includes('s=2.');
    },
  ],
  [
    'characters of such a link',
    160,
    async (n) => !(await encodeHash({ ...formerScene(), note: x(n - '#/play?note='.length) })).includes('s=2.'),
  ],
  ['letters of a name in an address', 40, (n) => placeOf(`#/terms/${x(n)}`) !== null],
  [
    'bytes of a translation',
    TRANSLATION_LIMITS.bytes,
    async (n) => {
      const read = await previewOf({ size: n, text: () => Promise.resolve('m-share-m2bcgo = Teilen') });
      return !('refusal' in read) || !read.refusal.includes('bytes');
    },
  ],
  ...(
    [
      ['lines', (n: number) => times(n, () => '# x').join('\n')],
      ['line', (n: number) => `# ${x(n - 2)}`],
      ['messages', (n: number) => times(n, (at) => `m${at} = x`).join('\n')],
      ['nested', (n: number) => `m = ${'{'.repeat(n)}${'}'.repeat(n)}`],
      ['blanks', (n: number) => `m = x${'\n'.repeat(n + 1)}n = y`],
      ['blanks', (n: number) => `m = x${' '.repeat(n)}y`],
    ] as const
  ).map(([limit, textOf]): [string, number, (n: number) => Promise<boolean>] => [
    `${limit} of a translation`,
    TRANSLATION_LIMITS[limit],
    async (n) => {
      const read = await previewOf({ size: 9, text: () => Promise.resolve(textOf(n)) });
      return !('refusal' in read) || !/at most|more than/.test(read.refusal);
    },
  ]),
  [
    'refusals within a refusal',
    4,
    (n) => {
      const refused = refusedBy(['a {x}.'], (_, { x: within }) => `[${String(within)}]`);
      return refused('a '.repeat(n + 1) + '.'.repeat(n + 1))!.includes('['.repeat(n + 1));
    },
  ],
  ['links in a table of games', MOST_LINKS, (n) => readList(times(n, () => 'x').join('\n')).leftOut === ''],
  [
    'characters of a line with a game',
    2_200,
    async (n) => !/characters/.test((await rowOf({ name: '', link: x(n) }, noPreset)).why!),
  ],
  ['characters of all games', MOST_LINKS * 2_200, (n) => readList(`${x(n - 2)}\nx`.slice(0, n)).leftOut === ''],
  [
    'characters of a lesson',
    LESSON_LIMITS.file,
    (n) => {
      vi.stubGlobal('fetch', async () => new Response(x(n)));
      return unless(/too long/)(fetchLesson(placeOf('#/lessons/mine')!));
    },
  ],
  ['bytes of a file with a lesson', 500_000, async (n) => (await saidOf('mine.md', n)).length === 0],
  [
    'bytes of a file',
    MAX_FILE_LENGTH,
    async (n) => !(await saidOf('it.csv', n)).some((said) => said.includes('too many')),
  ],
  [
    'bytes of a file of which nothing is said meanwhile',
    LARGE,
    async (n) => !(await saidOf('it.csv', n)).some((said) => said.startsWith('Reading')),
  ],
  [
    'lessons of which progress is kept',
    40,
    (n) => {
      const store = storage();
      for (let at = 0; at < n; at++) writeProgress(`lesson ${at}`, { ...noProgress(lesson(3)), at: 2 }, () => store);
      return readProgress('lesson 0', lesson(3), () => store).at === 2;
    },
  ],
  [
    'characters of progress that a course keeps',
    MOST_KEPT,
    (n) => progressFrom(JSON.stringify([1, 0, [], [], []]).padEnd(n), lesson()) !== null,
  ],
  [
    'characters of a kept experiment’s link',
    60_000,
    (n) => {
      const store = storage();
      keepExperiment('A', '#/experiment?e='.padEnd(n, 'x'), 0, () => store);
      return keptExperiments(() => store).length === 1;
    },
  ],
  [
    'experiments that are kept',
    30,
    (n) => {
      const store = storage();
      for (let at = 0; at < n; at++) keepExperiment(`A ${at}`, `#/experiment?e=${at}`, at, () => store);
      return keptExperiments(() => store).at(-1)!.title === 'A 0';
    },
  ],
  [
    'characters of a kept scenario',
    LIMITS.scenario,
    (n) => {
      const store = storage();
      const library = new Library(() => store);
      library.addRecent(ofSize(n), 0, null);
      return library.addNamed('it', ofSize(n), 0) === null && store.text().length > 2 * n;
    },
  ],
  [
    'scenarios kept by name',
    LIMITS.named,
    (n) => {
      const store = storage();
      store.setItem(
        'sawtooth-kept-1',
        JSON.stringify({ recent: [], named: times(n - 1, (at) => ({ at, name: `n ${at}`, scenario: {} })) }),
      );
      return new Library(() => store).addNamed('last', ofSize(100), 0) === null;
    },
  ],
  // A browser counts two bytes for each.
  ['characters of all that is kept', LIMITS.bytes / 2, nameFits],
  [
    'files in a package',
    2_000,
    (n) => {
      const list = times(n, (at) => [`f${at}`, '']);
      vi.stubGlobal('fetch', async (path: string) => (path === 'files.json' ? Response.json(list) : Response.error()));
      return unless(/The list/)(packed({ title: '', hash: '' }));
    },
  ],
  ['characters of moments that a reload keeps', 500_000, momentKept],
  [
    'parts that a link locks',
    64,
    (n) => unless(/different names/)(decodeHash(`#/play?view.locked=${times(n, (at) => `a${at}`).join()}`, noPreset)),
  ],
  [
    'moments that can be undone',
    100,
    (n) => {
      const history = new History();
      for (let at = 0; at < n; at++) history.remember({ scenario: ofSize(50, at), liveEvents: 0 });
      return (history.moments.past[0]!.scenario as unknown as { key: number }).key === 0;
    },
  ],
  ['bytes of room too few to keep a run whole', sampleBytes(size) - 1, (n) => keepingOf(size, n).whole < Infinity],
  [
    'drops that the page keeps',
    1 << 18,
    (n) => {
      const log = new DropLog();
      log.append(dropped(n, 0));
      return log.length === n;
    },
  ],
  [
    'records of packets on the page',
    1 << 16,
    (n) => {
      const store = new PacketStore();
      store.append(recordedOnly(n), n);
      return store.from === 0;
    },
  ],
  [
    'records of packets that wait in the worker',
    LOG_RECORDS,
    (n) => {
      const log = new PacketLog();
      for (let at = 0; at < n; at++) log.packet(at, 0);
      return log.take().missed === 0;
    },
  ],
  ['numbers of causes that wait on the page', 1 << 19, (n) => blocksKept(n) === 2],
  [
    'arrivals at a hop that are remembered',
    MOST_COUNTED,
    (n) => {
      const arrivals = new Arrivals();
      for (let at = 0; at < n; at++) arrivals.add(at % 3);
      return arrivals.before(n - 1, n - 1).length > 0;
    },
  ],
  ['ms of a frame beside which a picture is painted', BUSY_MS - 1, (n) => painted(n, 10)],
  ['ms for which a picture is not painted in a busy frame', 29, (n) => !painted(2 * BUSY_MS, n)],
])('%s: %d and no more', async (_, most, takes) => {
  expect([await takes(most), await takes(most + 1)]).toEqual([true, false]);
});
