import { describe, expect, test } from 'vitest';
import { gameHash, scenarioOfLink, scenarioOfPlace } from '../../src/hands/address.ts';
import { LEVELS } from '../../src/hands/levels.ts';
import { MOST_LINKS, type Order, ranked, readList, type Row, rowOf } from '../../src/hands/ranking.ts';
import { scoreOf, scoreWords } from '../../src/hands/score.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { placeOf } from '../../src/link/route.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { measured } from '../../workers/hands/game.ts';
import { freeSeats, GAME_SECONDS, whyNoGame, withRecord, withSeat, withTcp } from '../../workers/hands/seat.ts';
import { scenarioWith } from '../support/scenario.ts';

const level = LEVELS.find(({ id }) => id === 'beside-tcp')!.scenario();
const shy = withRecord(level, 'aaaaaaaaa');
const bold = withRecord(level, 'a'.repeat(60));
const measure = (scenario: Scenario) => Promise.resolve(measured(scenario));
const url = (hash: string) => `https://example.org/page/${hash}`;

describe('the address of a game', () => {
  test('holds it, and its page reads it back', async () => {
    const hash = await gameHash(bold, 'wheel');
    expect(hash).toMatch(/^#\/hands\/wheel\?/);
    expect(await scenarioOfPlace(placeOf(hash)!)).toEqual(bold);
    expect(await scenarioOfLink(url(hash))).toEqual(bold);
    expect(await scenarioOfLink(await encodeHash(bold))).toEqual(bold);
  });

  test('with fields in the open may hold spaces in them', async () => {
    const named = { ...bold, title: 'One and another' } as Scenario;
    expect(await scenarioOfPlace(placeOf(await gameHash(named, 'wheel'))!)).toEqual(named);
  });

  test('of a game without a scenario means the run on show', async () => {
    expect(await scenarioOfPlace(placeOf('#/hands/wheel')!)).toBeNull();
  });
});

describe('a list of links', () => {
  test('is computed anew, each beside TCP in its seat, and ranked by the measure that one chooses', async () => {
    const list = readList(
      [`Ada, ${url(await gameHash(shy, 'wheel'))}`, '', `Ben: ${url(await gameHash(bold, 'wheel'))}`].join('\n'),
    );
    expect(list.lines.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    const rows = await Promise.all(list.lines.map((line) => rowOf(line, measure)));
    expect(rows.map(({ why }) => why)).toEqual([undefined, undefined]);
    const names = (order: Order) => ranked(rows, order).map(({ name }) => name);
    expect(names('mine')).toEqual(['Ben', 'Ada']);
    expect(names('others')).toEqual(['Ada', 'Ben']);
    expect(names('queue')).toEqual(['Ada', 'Ben']);
    expect(names('gain')).toEqual(['Ben', 'Ada']);
    expect(names('lost')).toEqual(['Ada', 'Ben']);
    expect(rows[1]).toMatchObject({
      digest: measured(bold).digest,
      score: scoreOf(bold, measured(bold), measured(withTcp(bold))),
    });
  });

  test('has a row with its reason for each link that is no game', async () => {
    const links: [string, RegExp][] = [
      ['nothing at all', /no link/],
      [url('#/play?s=2.broken'), /cut off|altered/],
      [url(await encodeHash(scenarioWith({ flows: [{ scheme: { kind: 'tcp' } }] }))), /nobody’s hands/],
      [url(await gameHash(level, 'wheel')), /not been played/],
      [url(`#/play?${'x'.repeat(3_000)}`), /characters long/],
      [url('#/scene/there-is-none'), /no scene/],
    ];
    const rows = await Promise.all(
      readList(links.map(([link]) => link).join('\n')).lines.map((line) => rowOf(line, measure)),
    );
    links.forEach(([, reason], index) => expect(rows[index]!.why).toMatch(reason));
    expect(ranked([...rows, scoredRow('Ada', shy)], 'mine')[0]!.name).toBe('Ada');
  });

  test('has as its reason what the measuring of a game says, and of what says nothing that it cannot be opened', async () => {
    const link = url(await gameHash(bold, 'wheel'));
    const why = async (error: Error) => (await rowOf({ name: 'Ada', link }, () => Promise.reject(error))).why;
    expect(await why(new Error('the worker died'))).toBe('the worker died');
    expect(await why('nothing' as unknown as Error)).toBe('it cannot be opened');
  });

  test('of a run with two hands in it says so, and of one that is longer than a game', async () => {
    const seat = withRecord(level, 'aaa').flows[0]!;
    expect(whyNoGame({ ...bold, flows: [seat, { ...seat, id: 'too' }] })).toBe('more than one hand is in it');
    expect(whyNoGame({ ...bold, duration: GAME_SECONDS })).toBeNull();
    expect(whyNoGame({ ...bold, duration: GAME_SECONDS + 1 })).toMatch(/^it lasts \d+ s, and a game at most \d+ s$/);
  });

  test('of ten thousand lines is read up to its bound, and says so', () => {
    const { lines, leftOut } = readList(
      Array.from({ length: 10_000 }, (_, index) => `#/play?seed=${index}`).join('\n'),
    );
    expect(lines).toHaveLength(MOST_LINKS);
    expect(leftOut).toContain(`The first ${MOST_LINKS} lines`);
    expect(readList('#/play').leftOut).toBe('');
  });
});

function scoredRow(name: string, scenario: Scenario): Row {
  const hand = measured(scenario);
  return { name, link: '#/', digest: hand.digest, score: scoreOf(scenario, hand, measured(withTcp(scenario))) };
}

test('what is said of a game are the numbers of its two runs', () => {
  const [hand, tcp] = [measured(bold), measured(withTcp(bold))];
  const words = scoreWords(scoreOf(bold, hand, tcp))
    .join(' ')
    .replaceAll('\u00a0', ' ');
  expect(words).toContain(`You got ${Number((hand.flows[0]!.goodputBps / 1e6).toPrecision(4))} Mbit/s through`);
  expect(words).toContain(`which got ${Number((tcp.flows[0]!.goodputBps / 1e6).toPrecision(4))} Mbit/s`);
  expect(words).toContain('lost to you');
  expect(words).toContain(`${hand.flows[0]!.drops} of your packets were lost`);
  const same = scoreWords(scoreOf(bold, hand, hand)).join(' ');
  expect(same).toContain('as much as TCP in your seat');
});

test('the score is of the seat’s own flow, also behind groups of several', () => {
  const scenario = withSeat(
    scenarioWith({ flows: [{ id: 'crowd', count: 3 }, { id: 'pair', count: 2 }, { id: 'mine' }] }),
    2,
  );
  const flows = Array.from({ length: 6 }, (_, flow) => ({
    goodputBps: 10 ** flow,
    meanRtt: flow,
    drops: flow,
    timeouts: 0,
  }));
  const outcome = { flows, meanQueue: 0 } as unknown as Parameters<typeof scoreOf>[1];
  expect(scoreOf(scenario, outcome, outcome)).toMatchObject({
    flow: 5,
    others: 5,
    hand: { mine: 1e5, others: 11_111, lost: 5 },
  });
});

test('a seat that an event of the run would leave without its flow cannot be taken', () => {
  const flows = [{ id: 'pair', count: 2 }, { id: 'one' }];
  const events = [{ at: 1, do: 'drop', group: 'pair', flow: 1, count: 1 }];
  expect(freeSeats(scenarioWith({ flows }))).toEqual([0, 1]);
  expect(freeSeats(scenarioWith({ flows, events }))).toEqual([1]);
});

test('every game that the page offers is a run, the wheel’s with a seat that nobody has driven yet', () => {
  for (const { scenario, role } of LEVELS) {
    const outcome = measured(scenario());
    expect(outcome.flows.every(({ goodputBps }) => goodputBps >= 0)).toBe(true);
    expect(scenario().flows.some(({ scheme }) => scheme.kind.startsWith('hands'))).toBe(role === 'wheel');
  }
});
