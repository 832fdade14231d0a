/** Files of the reader's that are no run: a lesson, an experiment, a race; and runs that no link holds, or more than the run can have behind it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { normalizeRace, raceFile } from '../../workers/race/race.ts';
import { openFile } from '../../src/export/open-file.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { readExperiment } from '../../src/link/experiment-link.ts';
import { heldRace } from '../../src/link/held-race.ts';
import { placeOf } from '../../src/link/route.ts';
import { fetchLesson } from '../../src/lessons/fetch-lesson.ts';
import { lessonOfLink } from '../../src/lessons/of-link.ts';
import { place, standAtPlay } from './support/file-worker.ts';
import { Bench } from './support/direct-worker.ts';
import { noise } from '../support/noise.ts';
import { scenarioWith } from '../support/scenario.ts';

beforeEach(() => {
  standAtPlay();
  heldRace.race = null;
});

const scenario = scenarioWith({
  ...{ duration: 20, seed: 11, path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }] },
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
});
const experiment = normalizeExperiment({ version: 1, scenario, vary: [{ path: 'path.0.rate', values: [1e6, 2e6] }] });
const race = normalizeRace({ version: 1, seed: 3, entries: [{ name: 'TCP', scheme: { kind: 'tcp' } }] });
const LESSON = '# Mine\n\nAbout it.\n\n## One\n\n```scene\nopen: #/scene/sawtooth\nuntil: 2\n```\n\nSo.\n';

async function open(text: string, name = 'it.json', own = scenario) {
  const { player } = new Bench(own);
  const opened = await openFile(player, new File([text], name));
  return { opened, player, notice: player.state.notice };
}

describe('a file', () => {
  test.each(['mine.md', 'mine.markdown'])('%s is opened as a lesson, by its link', async (name) => {
    expect(await open(LESSON, name)).toMatchObject({ opened: true, notice: null });
    expect(place.hash).toMatch(/^#\/lessons\?text=/);
    expect(await fetchLesson(placeOf(place.hash)!)).toBe(LESSON);
  });

  test('of an experiment, as its page saves it, leads there', async () => {
    expect(await open(JSON.stringify(experimentFile(experiment)))).toMatchObject({ opened: true, notice: null });
    const { part, query } = placeOf(place.hash)!;
    expect([part, await readExperiment(query.get('e')!)]).toEqual(['experiment', experiment]);
  });

  test('of a race, as its page saves it, leads there and is the one that is held', async () => {
    expect(await open(JSON.stringify(raceFile(race)))).toMatchObject({ opened: true, notice: null });
    expect([place.hash, heldRace.race]).toEqual(['#/race', race]);
  });

  test.each([
    ['an experiment', { ...experimentFile(experiment), seeds: 0 }, /^it\.json: .*seeds.*\. Nothing was changed\.$/],
    ['a race', { ...raceFile(race), seed: -1 }, /^it\.json: .*seed.* Nothing was changed\.$/],
  ])('of %s that cannot be says which field is wrong, and leads nowhere', async (_, json, words) => {
    const { opened, notice } = await open(JSON.stringify(json));
    expect([opened, place.hash, heldRace.race]).toEqual([false, '#/play', null]);
    expect(notice).toMatchObject({ kind: 'refused', text: expect.stringMatching(words) });
  });

  test('of a run that is too long for a link is opened here, and says so', async () => {
    const trace = { name: 'long', perMs: noise(60_000), loop: true };
    const long = { ...scenario, path: [{ ...scenario.path[0]!, trace }] };
    const { opened, player, notice } = await open(JSON.stringify(long));
    expect([opened, place.hash, player.state.scenario.path[0]!.trace?.perMs.length]).toEqual([true, '#/play', 60_000]);
    expect(notice!.text).toBe('Opened it.json. No link holds it; this tab keeps it.');
  });

  test('of results says of how many samples, and of which engine where that is another one', async () => {
    const link = `https://example.org/sawtooth/${await encodeHash(scenario)}`;
    const results = (engine: string, ...times: number[]): string =>
      [`# sawtooth results 1`, `# link ${link}`, '# seed 11', `# engine ${engine}`, 'time (s)', ...times, ''].join(
        '\r\n',
      );
    // Opened by its link it is said once that is open; dropped where it is on show already, at once.
    const said = async (text: string): Promise<string> => {
      await open(text, 'it.csv');
      return (await open(text, 'it.csv')).notice!.text;
    };
    expect(await said(results(ENGINE_VERSION, 1, 2))).toMatch(
      /^Opened the run that it\.csv is of: seed 11, 2\ssamples in the file\. It is computed again here\.$/,
    );
    expect(await said(results('0.1.0', 1))).toMatch(
      new RegExp(`seed 11, 1\\ssample in the file.* made by engine 0\\.1\\.0; this page has ${ENGINE_VERSION}, so`),
    );
  });

  test('of measurements is refused where as many are behind the run as can be', async () => {
    const measured = Array.from({ length: LIMITS.measured }, (_, at) => ({
      name: `m${at}`,
      time: [0, 1],
      cwnd: [5, 6],
    }));
    const own = scenarioWith({ ...scenario, measured });
    const { opened, player, notice } = await open('time,cwnd\n0,5\n1,6\n', 'more.csv', own);
    expect([opened, player.state.scenario.measured!.length]).toEqual([false, LIMITS.measured]);
    expect(notice!.text).toContain(`${LIMITS.measured} measured runs are behind this one, and no more can be.`);
    // One row is said as one.
    expect((await open('time,cwnd\n2,5\n', 'one.csv')).notice!.text).toMatch(/1\srow of windows, up to 2 s\./);
  });
});

describe('the answers to a link’s question', () => {
  test('are those of a lesson of one step, in words, of the run and rows that the link shows', async () => {
    const hash = await encodeHash(scenario, null, { view: { question: 'Why?', rows: ['queue'] } });
    const { lesson, key } = await lessonOfLink(hash);
    expect(lesson.steps).toMatchObject([
      {
        question: { kind: 'words', ask: [{ is: 'text', text: 'Why?' }] },
        scenario,
        rows: ['queue'],
        from: 0,
        until: 20,
      },
    ]);
    const other = await lessonOfLink(await encodeHash(scenario, null, { view: { question: 'How?' } }));
    expect(other.key).not.toBe(key);
    expect(other.lesson.steps[0]!.rows.length).toBeGreaterThan(1);
  });

  test('of a link that asks nothing, or cannot be read, are none: it says why', async () => {
    await expect(encodeHash(scenario).then(lessonOfLink)).rejects.toThrow('This link asks nothing');
    await expect(lessonOfLink('#/play?s=9.x')).rejects.toThrow(/format/);
  });
});
