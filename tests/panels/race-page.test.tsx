/** The page of a race: what came of it while its runs come in, link by link; where a rule stands, and what breaks it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { heldRace } from '../../src/link/held-race.ts';
import { placeOf } from '../../src/link/route.ts';
import { RacePage } from '../../src/papers/race-page.tsx';
import { RuleBreaks } from '../../src/papers/rule-breaks.tsx';
import { RulePlaces } from '../../src/papers/rule-places.tsx';
import { readAddress } from '../../src/link/address.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { seedsOf } from '../../workers/experiments/experiment.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { answerKey, type Ask } from '../../workers/papers/figures/ask.ts';
import { experimentAsks, outcomeOf, runOfPoint } from '../../workers/papers/figures/experiment-figure.ts';
import { cardPlaces } from '../../workers/papers/figures/rule-card.ts';
import { scenarioOf as scenarioOfRun } from '../../workers/papers/figures/scenario-of.ts';
import { FAILURES } from '../../workers/race/breaking/failures.ts';
import { NETWORKS } from '../../workers/race/breaking/networks.ts';
import { spreadText } from '../../workers/race/columns.ts';
import { raceLinks } from '../../workers/race/links/index.ts';
import { linkRace, normalizeRace } from '../../workers/race/race.ts';
import { standingsOn } from '../../workers/race/standing.ts';
import { viewsOf } from '../../workers/race/views.ts';
import { withinSentence } from '../../workers/words/say.ts';
import { answerTo, type FakeWorker } from '../page/support/fake-batch.ts';
import { batch, beginBatch, work } from './support/fake-spawn.ts';
import { Panel, until } from './support/panel.tsx';
import { inWidth } from './support/wide.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

inWidth(900);

const TCP = { kind: 'tcp', variant: 'sack' };
const RULE = { kind: 'own', rule: 'on ack: W = W + 2 / W\non loss: W = W / 2' };

beforeEach(() => {
  beginBatch();
  location.hash = '#/race';
});

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

/** A run of an experiment says its digest too. */
const answered = (ask: Ask, seed: number) => ({ ...answerTo(ask, seed), text: 'digest' });
function answer(worker: FakeWorker): void {
  const { id, job } = worker.current!;
  worker.report({ id, answers: job.asks.map((ask) => answered(ask, job.request.seed)), ms: 1 });
}

test('has each link by itself and all of them together, each with its own numbers, and a press opens the run of that link', async () => {
  const race = normalizeRace({
    version: 1,
    seed: 3,
    entries: [
      { name: 'Ada', scheme: RULE },
      { name: 'Broken', scheme: { kind: 'own', rule: 'on ack: Wnd = 1' } },
      { name: 'TCP', scheme: TCP },
    ],
  });
  const races = raceLinks.map((link) => linkRace(race, link));
  const seeds = seedsOf(races[0]!.experiment);
  const answers = new Map(
    races.flatMap(({ experiment }) =>
      seeds.flatMap((seed) =>
        experimentAsks(experiment).map((ask) => [answerKey(ask, seed), answered(ask, seed)] as const),
      ),
    ),
  );
  const views = viewsOf(
    race,
    races.map((one) =>
      standingsOn(race, one, seeds, ({ experiment }, point, seed) => outcomeOf(experiment, answers, point, seed)),
    ),
  );
  heldRace.race = race;
  const panel = await Panel.of(<RacePage place={placeOf('#/race')!} />);
  await until(() =>
    expect(batch.workers.length + document.querySelectorAll('.run-bar .primary').length).toBeGreaterThan(0),
  );
  expect(panel.text).toContain('The first points come when every link has run once.');
  if (document.querySelector('.run-bar .primary')) await panel.press('Run');
  await work(panel, answer);
  await until(() => expect(texts('.race-plane .race-mark')).toHaveLength(2));
  for (const view of views) {
    await panel.pick(view.name);
    const rows = [...document.querySelectorAll('.race-table tbody tr')];
    expect(rows).toHaveLength(3);
    view.standings.forEach(({ entry, of }, index) => {
      const cells = [...rows[index]!.querySelectorAll('td')].map(({ textContent }) => textContent);
      expect(rows[index]!.querySelector('bdi')!.textContent).toBe(entry.name);
      expect(cells, `${view.id} ${entry.name}`).toEqual(
        entry.broken === null ? view.columns.map((column) => spreadText(of[column.quantity], column)) : [entry.broken],
      );
    });
    expect(document.querySelector('.race-plane')!.getAttribute('aria-label')).toMatch(
      new RegExp(`^${view.name}: throughput against round trip of 2 entries`),
    );
    expect(panel.text).toContain(view.about);
  }
  // Of all links together an entry has its run on each of them, made when they are asked for.
  await panel.pick('All links');
  const details = [...document.querySelectorAll<HTMLDetailsElement>('.race-runs')];
  expect(details).toHaveLength(2);
  for (const open of [true, false, true]) {
    await panel.settle(() => {
      details[1]!.open = open;
      details[1]!.dispatchEvent(new Event('toggle'));
    });
    expect(texts('.race-runs .run-link')).toEqual(open ? views.slice(1).map(({ name }) => withinSentence(name)) : []);
  }
  const hrefs = await Promise.all(
    races.map(({ experiment }) =>
      encodeHash(scenarioOfRun({ ...runOfPoint(pointsOf(experiment)[1]!), seed: seeds[0]! })),
    ),
  );
  const linked = (): (string | null)[] =>
    [...details[1]!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await until(() => expect(linked()).toEqual(hrefs));
  // Of all links together the run on the first one.
  const TCPS = 2;
  for (const [name, link] of [
    [views.at(-1)!.name, races.at(-1)!],
    ['All links', races[0]!],
  ] as const) {
    await panel.pick(name);
    location.hash = '#/race';
    await panel.settle(() =>
      [...document.querySelectorAll('.race-mark')].at(-1)!.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await until(() => expect(location.hash).not.toBe('#/race'));
    const point = pointsOf(link.experiment)[TCPS - 1]!;
    expect((await readAddress(location.hash)).scenario).toEqual(
      scenarioOfRun({ ...runOfPoint(point), seed: seeds[0]! }),
    );
  }
});

test('where a run has failed its entry says why in place of numbers', async () => {
  heldRace.race = normalizeRace({
    version: 1,
    entries: [
      { name: 'Ada', scheme: RULE },
      { name: 'TCP', scheme: TCP },
    ],
  });
  const panel = await Panel.of(<RacePage place={placeOf('#/race')!} />);
  await until(() =>
    expect(batch.workers.length + document.querySelectorAll('.run-bar .primary').length).toBeGreaterThan(0),
  );
  if (document.querySelector('.run-bar .primary')) await panel.press('Run');
  const isAda = ({ current }: FakeWorker): boolean => JSON.stringify(current!.job.request).includes('on ack');
  await work(
    panel,
    (worker) => (isAda(worker) ? worker.report({ id: worker.current!.id, error: 'it hangs' }) : answer(worker)),
    () => document.querySelector('.race-why') !== null,
  );
  await until(() => expect(texts('.race-table tbody tr .race-why')).toEqual(['it hangs']));
  expect(
    document.querySelector('.race-table tbody tr .race-why')!.closest('tr')!.querySelector('bdi')!.textContent,
  ).toBe('Ada');
});

test('the place of a rule in the taxonomy is what its run says; of one that cannot be told, why; of one to come, a dash', async () => {
  const entry = { name: 'Mine', scheme: RULE } as Parameters<typeof cardPlaces>[0];
  const places = cardPlaces(entry);
  const seed = 4;
  const answers = new Map([
    [answerKey(places[0]!.ask, seed), { value: 1, text: 'historical; sublinear; variable' }],
    [answerKey(places[1]!.ask, seed), { value: null, why: 'it never cuts' }],
    // Another seed's is none.
    [answerKey(places[2]!.ask, seed + 1), { value: 1, text: 'linear; linear; linear' }],
  ]);
  await Panel.of(
    <table>
      <tbody>
        <tr>
          <td>
            <RulePlaces places={places} answers={answers} seed={seed} />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const rows = [...document.querySelectorAll('.rule-places tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows.map(([name]) => name)).toEqual(places.map(({ name }) => name));
  expect(rows[0]).toEqual(['Mine', 'window', 'historical', 'sublinear', 'variable']);
  expect(rows[1]!.slice(1)).toEqual(['window', 'cannot be told: it never cuts']);
  expect(rows.slice(2).map((row) => row.at(-1))).toEqual(rows.slice(2).map(() => '–'));
});

test('links that break a rule are counted of those that have been tried, by how, and the worst open as runs', async () => {
  const entry = { name: 'Mine', scheme: RULE } as Parameters<typeof cardPlaces>[0];
  const panel = await Panel.of(<RuleBreaks entry={entry} seed={5} />);
  expect(texts('.rule-breaks [role=status]')[0]).toBe('No network has been tried yet.');
  const tried = new Map<string, Set<boolean>>();
  let broken = 0;
  const both = (): number => [...tried.values()].filter(({ size }) => size === 2).length;
  // With the rule in it every second network starves it; with TCP none does.
  let loses = 0;
  const valueOf = (ask: Ask, isRule: boolean, breaks: boolean, first: boolean): number => {
    const own = JSON.stringify(ask.options ?? {}).includes('entry');
    if (ask.measure === 'throughput') return isRule && own && breaks ? 1e3 : 1e6;
    return isRule && first && ask.measure === 'loss' ? 0.5 : 0.01;
  };
  const seen: string[] = [];
  await work(
    panel,
    (worker) => {
      const { id, job } = worker.current!;
      const scenario = scenarioOfRun(job.request);
      const isRule = scenario.flows[0]!.scheme.kind === 'own';
      if (!seen.includes(scenario.title)) seen.push(scenario.title);
      const breaks = seen.indexOf(scenario.title) % 2 === 0;
      const first = seen[0] === scenario.title;
      const known = tried.get(scenario.title) ?? new Set();
      tried.set(scenario.title, known.add(isRule));
      if (known.size === 2 && breaks) broken += 1;
      if (known.size === 2 && first) loses = 1;
      const values = job.asks.map((ask) => ({ value: valueOf(ask, isRule, breaks, first), text: 'digest' }));
      worker.report({ id, answers: values, ms: 1 });
    },
    () => both() >= 7,
  );
  expect([broken > 1, loses]).toEqual([true, 1]);
  const lossy = FAILURES.find(({ id }) => id === 'loses')!.name;
  await until(() =>
    expect(texts('.rule-breaks [role=status]')[0]).toBe(
      `${broken} of ${both()} that have been tried, of ${NETWORKS} networks break it: it starves itself in ${broken}` +
        `${loses > 0 ? `, ${lossy.charAt(0).toLowerCase()}${lossy.slice(1)} in 1` : ''}. ` +
        'The worst first: where most of these come together, then where one is furthest beyond its bound.',
    ),
  );
  expect(texts('.broken-list > li')[0]).toContain(`${lossy}: `);
  const list = texts('.broken-list > li');
  expect(list).toHaveLength(Math.min(3, broken));
  for (const line of list)
    expect(line).toMatch(/Open the run Why\? ?.*Starves itself: it gets 1\S* ?\S+, TCP in its place \S+ Mbit\/s\./);
});
