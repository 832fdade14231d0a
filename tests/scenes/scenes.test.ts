/** Every scene: its sentence is true of its run, its address opens it, it is found by its names, and it is frozen once published. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowCards } from '../../src/charts/rows/index.ts';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { SPEEDS } from '../../src/player/state.ts';
import { sceneScenario, scenes } from '../../src/scenes/index.ts';
import { Measured, sameScenario } from '../../src/scenes/measured.ts';
import { noticeHolds, noticeParts } from '../../src/scenes/notice.ts';
import { SCENE_SPEED, type Scene } from '../../src/scenes/scene.ts';
import { LINUX_RENO } from '../../src/scenes/linux-reno.ts';
import MOBILE_PER_MS from '../../workers/race/links/mobile-trace.json' with { type: 'json' };
import { searchScenes } from '../../src/scenes/search.ts';
import { readMeasured } from '../../src/measured/read-measured.ts';
import { readTrace } from '../../src/traces/read-trace.ts';
import { seriesOf } from '../page/support/runs.ts';
import { presetFile } from '../scenario/support/presets.ts';
import { DRAW, pictures } from '../support/pictures.ts';
import { pictureOf } from '../support/run-picture.ts';
import published from './published.json' with { type: 'json' };

/** Wall time after which what is to be noticed has been seen, s. */
const PATIENCE = 20;

const each = scenes.map((scene): [string, Scene] => [scene.id, scene]);

describe('what to notice in the scene', () => {
  test.each(each)('%s is true of its run, from when it is said to the end', (_, scene) => {
    const [one, beside] = [scene.scenario, scene.compare].map(
      (input) => input && seriesOf(sceneScenario(scene, input)).series,
    );
    const { duration } = one!.scenario;
    const { notice } = scene;
    const said: string[] = [];
    for (const through of [0, 0.25, 0.5, 0.75, 1]) {
      const time = notice.from + through * (duration - notice.from);
      const run = Measured.of(one!.scenario, one!, time, beside && Measured.of(beside.scenario, beside, time))!;
      for (const [name, { of, unit, between }] of Object.entries(notice.numbers)) {
        const what = `${name} in ${unit || '1'} at ${time} s`;
        expect(of(run), what).toBeGreaterThanOrEqual(between[0]);
        expect(of(run), what).toBeLessThanOrEqual(between[1]);
      }
      expect(noticeHolds(notice, run)).toBe(true);
      expect(
        noticeParts(notice, run)
          .map((part) => ('words' in part ? part.words : part.number))
          .join(''),
      ).not.toMatch(/[{}]|null|NaN/);
      said.push(
        Object.entries(notice.numbers)
          .map(([name, { of }]) => `${name} ${of(run).toPrecision(4)}`)
          .join(', '),
      );
    }
    // As measured when it was published: a scene's run never changes, and what it says of A is not of B.
    expect(said).toMatchSnapshot();
    // The small picture in the lists is of it too.
    expect(pictures.scenes[scene.id], DRAW).toEqual(pictureOf(one!, scene.view.rows));
    expect(pictures.scenes[scene.id]!.length).toBeGreaterThan(0);
    // After its end no other scene takes it for its own: that one's sentence has no number yet.
    for (const other of scenes) {
      const own = sceneScenario(other, other.scenario);
      if (sameScenario(own, one!.scenario)) expect(other.id).toBe(scene.id);
      else expect(Measured.of(own, one!, duration), other.id).toBeNull();
    }
  });

  test.each(each)(
    '%s is said with numbers alone that are measured, and seen within 20 s',
    (_, { notice, speed = SCENE_SPEED, scenario }) => {
      expect(Object.keys(notice.numbers).length).toBeGreaterThan(0);
      const named = [...notice.text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      expect(named.sort()).toEqual(Object.keys(notice.numbers).sort());
      // And before its run has begun none.
      expect(noticeParts(notice, null).filter((part) => 'number' in part && part.number !== null)).toEqual([]);
      expect(notice.from / speed).toBeLessThanOrEqual(PATIENCE);
      expect(notice.from).toBeLessThan(scenario.duration!);
      expect(SPEEDS).toContain(speed);
    },
  );
});

test('throughput, queue and fairness are on show in every scene in which flows share a link, in four rows at the most', () => {
  let shared = 0;
  for (const scene of scenes) {
    const { flows, path } = sceneScenario(scene, scene.scenario);
    const rows = scene.view.rows ?? [];
    expect(rows.length, scene.id).toBeLessThanOrEqual(4);
    const at = (hop: number): number =>
      flows.reduce(
        (sum, { direction, enter, leave, count }) =>
          sum + (direction === 'forward' && enter <= hop && hop <= leave ? count : 0),
        0,
      );
    // Where transfers are on show the question is how long they take.
    if (!path.some((_, hop) => at(hop) > 1) || rows.includes('completion')) continue;
    shared += 1;
    expect(rows, scene.id).toEqual(expect.arrayContaining(['throughput', 'queue', 'fairness']));
  }
  expect(shared).toBeGreaterThan(10);
});

describe('the address of the scene', () => {
  test.each(each)('%s opens its runs as they are shown, and is the address of what it opens', async (id, scene) => {
    const hash = `#/scene/${id}`;
    const { preset, scenario, view, compare } = await decodeHash(hash, presetFile);
    expect(preset!.scene).toBe(scene);
    expect(scenario.title).toBe(scene.name);
    expect(rowCards(view.rows ?? []).map((row) => row.id)).toEqual(view.rows ?? []);
    expect(compare !== null).toBe(scene.compare !== undefined);
    expect(await encodeHash(scenario, preset, { view, compare })).toBe(hash);
  });

  test('holds a difference in the open, and a packed one', async () => {
    const opened = await decodeHash('#/scene/bufferbloat?seed=9', presetFile);
    expect(opened.scenario.seed).toBe(9);
    expect(opened.view.rows).toEqual(opened.preset!.scene!.view.rows);
    expect(await encodeHash(opened.scenario, opened.preset, opened)).toBe('#/scene/bufferbloat?seed=9');
    const fewer = { ...opened.scenario, flows: opened.scenario.flows.slice(0, 2) };
    const packed = await encodeHash(fewer, opened.preset, opened);
    const again = await decodeHash(packed, presetFile);
    expect(again.scenario).toEqual(fewer);
    expect(again.view).toEqual(opened.view);
  });

  test('is refused in one line where there is no such scene', async () => {
    await expect(decodeHash('#/scene/nonsense', presetFile)).rejects.toThrow(
      /^There is no scene called “nonsense”: Open has a list of them\.$/,
    );
  });

  test('stands in an embed as well', async () => {
    const { scenario } = await decodeHash('#/play?scene=bufferbloat&seed=9', presetFile);
    expect([scenario.title, scenario.seed]).toEqual(['Bufferbloat: four buffers', 9]);
  });
});

function digestOf({ scenario, compare }: Scene): string {
  const text = JSON.stringify([scenario, compare ?? null]);
  return createHash('sha256').update(text).digest('hex');
}

describe('a published scene', () => {
  test.each(Object.entries(published))(
    '%s is what it was when it was published (to change one, publish another beside it)',
    (id, digest) => {
      expect(digestOf(scenes.find((scene) => scene.id === id)!)).toBe(digest);
    },
  );

  test('is entered here when it is published, under a name of its own', () => {
    const missing = scenes.filter(({ id }) => !(id in published)).map((scene) => `"${scene.id}": "${digestOf(scene)}"`);
    expect(missing, 'tests/scenes/published.json must have these lines').toEqual([]);
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    for (const { id } of scenes) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
  });
});

describe('what scenes have of files beside the page', () => {
  test('is what the files hold: the mobile link’s trace, and Linux’s run', () => {
    const { perMs } = readTrace(readFileSync('public/traces/mobile.trace', 'utf8'), '');
    expect(MOBILE_PER_MS).toBe(perMs);
    expect(readMeasured(readFileSync('public/measured/linux-reno.csv', 'utf8'), 'Linux')).toEqual(LINUX_RENO);
  });
});

describe('the search for a scene', () => {
  test.each([
    ['bufferbloat', 'bufferbloat'],
    ['wifi', 'wireless'],
    ['Wi-Fi', 'wireless'],
    ['UDP', 'udp'],
    ['sawtooth', 'sawtooth'],
    ['slow start', 'slow-start'],
    ['fair share', 'who-shares'],
    ['rtt unfairness', 'round-trips'],
    ['incast', 'incast'],
    ['satellite', 'satellite'],
    ['global synchronization', 'red'],
    ['RED', 'red'],
    ['AQM', 'red'],
    ['CoDel', 'codel-pie'],
    ['ECN', 'ecn'],
    ['RTO', 'timeouts'],
    ['square wave', 'square-wave'],
    ['short flows', 'flash-crowd'],
    ['parking lot', 'parking-lot'],
    ['upload', 'reverse-path'],
    ['TFRC', 'smooth'],
    ['IIAD', 'families'],
    ['SIMD', 'simd'],
    ['Reno', 'vegas'],
    ['long fat', 'cubic'],
    ['Google', 'bbr'],
    ['Chiu Jain', 'phase-plane'],
    ['BDP', 'buffer-sizing'],
    ['LTE', 'mobile'],
    ['mahimahi', 'mobile'],
    ['measurement', 'measured'],
    ['tahoe', 'course-tahoe-lab'],
    ['triple duplicate ack', 'course-window-graph'],
    ['kurose', 'course-window-graph'],
    ['delayed ack', 'course-delayed-ack'],
    ['receive window', 'course-first-window'],
    ['max-min', 'course-max-min'],
    ['flow completion time', 'flash-crowd'],
    ['web page download', 'course-web-page'],
    ['bbr vs cubic', 'bbr-cubic'],
    ['bbr startup', 'bbr-start'],
    ['lost acks', 'lost-acks'],
    ['congestion collapse', 'course-collapse'],
  ])('finds “%s” first as %s', (text, id) => {
    expect(searchScenes(text)[0]?.id).toBe(id);
  });

  test('finds nothing where nothing is called so, and everything where nothing is asked', () => {
    expect(searchScenes('perpetuum')).toEqual([]);
    expect(searchScenes(' ')).toEqual(scenes);
  });
});
