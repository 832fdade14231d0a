/**
 * All that is said of runs of many shapes, as recorded: by the narrator, by Why?, to who cannot see, in files, by theory and to
 * lessons. A sentence stands once for each run and part; what each run says at each time is a digest. Who changes words or numbers on purpose
 * looks at the difference and writes them anew by `vitest -u`.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { dataTable } from '../../src/announce/table-data.ts';
import { summaryOf } from '../../src/announce/summary.ts';
import { ROWS } from '../../src/charts/rows/index.ts';
import { parameterList } from '../../src/export/parameters.ts';
import { columnsOf } from '../../src/export/results-of.ts';
import { MEASURES } from '../../src/lessons/measures.ts';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { Narrator } from '../../src/narrator/narrator.ts';
import { CauseRecord } from '../../src/narrator/record.ts';
import { type Narrated, sentenceOf, standingSentence } from '../../src/narrator/sentences.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import { DropLog, PacketStore } from '../../src/run/packet-store.ts';
import type { RunHandle } from '../../src/run/run-handle.ts';
import { windowRounds } from '../../src/run/rounds.ts';
import { emptySeries } from '../../src/run/series.ts';
import { arrivalBeside, lossBeside, roundTripBeside, roundTripsBy } from '../../src/run/steps.ts';
import { framesIn } from '../../src/run/stretch.ts';
import { namesOf } from '../../src/scenario/names.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { networkShares } from '../../src/theory/network-shares.ts';
import { parting } from '../../src/theory/parting.ts';
import { theoryOf } from '../../src/theory/predict.ts';
import { PREDICTED, setPrediction } from '../../src/theory/set-prediction.ts';
import { aboutAt } from '../../src/why/about.ts';
import { chainAt } from '../../src/why/chain.ts';
import { outcomeOf } from '../../src/why/difference.ts';
import { whyLines } from '../../src/why/tally.ts';
import { whyNot } from '../../src/why/why-not.ts';
import { forksOf } from '../../src/why/without.ts';
import { digestOf, roundedJson } from '../support/digest.ts';
import { narratedIn, shapeAt, SHAPES } from './support/shapes.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** Sentences of the test that stand in the file already, with any numbers and names. */
const known = new Set<string>();
beforeEach(() => known.clear());
const NUMBERS_AND_NAMES = /“[^”]*”|\d[\d.,]*|[A-Z][\w()]*(?: [A-Z])?(?: #)?/g;

/** Those of the texts that are new, in clear, below a digest of all. */
function told(texts: readonly string[]): string {
  const fresh = texts.map(plain).filter((text) => {
    const words = text.replaceAll(/\d[\d.,]*/g, '#').replaceAll(NUMBERS_AND_NAMES, '@');
    return known.size < known.add(words).size;
  });
  const short = fresh.map((text) => (text.length > 64 ? `${text.slice(0, 64)}…` : text));
  return [`${texts.length}: ${digestOf(texts)}`, ...short].join('\n');
}

const runs = Object.keys(SHAPES).map((name) => {
  const bench = shapeAt(name);
  const { scenario } = bench.player.series;
  const part = (of: number): number => of * scenario.duration;
  return { name, bench, scenario, player: bench.player, flows: narratedIn(bench), part };
});

describe.each(runs)('of $name', ({ player, flows, scenario, part }) => {
  const { series, run } = player;
  const { duration, path, traffic } = scenario;
  const ends = [flows[0]!, ...(flows.length > 1 ? [flows.at(-1)!] : [])];
  const times = Array.from({ length: 4 * duration }, (_, index) => index / 4);

  test('the narrator', () => {
    const said = ends.map((flow) => {
      const happened = happeningsIn(flow.record, series, -1, duration).map((each) => sentenceOf(each, flow));
      const goesOn = times.map((time) => standingSentence(flow, time));
      const atRest = times.map((time) => new Narrator().at(flow, time, 0, false));
      return [told(happened), told(goesOn), told(atRest), ...[1, 6].map((speed) => told(played(flow, speed)))];
    });
    expect(said.flat().join('\n')).toMatchSnapshot();
  });

  /** What it says while the run plays, each sentence with the time at which it came. */
  function played(flow: Narrated, speed: number): string[] {
    const narrator = new Narrator();
    const said: string[] = [];
    let last = '';
    for (let wall = 0; (wall * speed) / 1000 <= duration; wall += 50) {
      const text = narrator.at(flow, (wall * speed) / 1000, wall, true);
      if (text !== last) said.push(`${(wall / 1000).toFixed(2)} ${text}`);
      last = text;
    }
    return said;
  }

  test('a narrator that has told another run, or another time, says at rest what a new one does', () => {
    const used = new Narrator();
    for (const [index, time] of [...times.slice(1), ...times.slice(1).toReversed()].entries()) {
      const flow = ends[index % ends.length]!;
      used.at(runs[0]!.flows[0]!, time / 3, 100 * index, index % 3 > 0);
      used.at(flow, Math.max(0, time - 0.3), 100 * index + 20, true);
      expect(used.at(flow, time, 100 * index + 50, false)).toBe(new Narrator().at(flow, time, 0, false));
    }
  });

  test('Why?', () => {
    const asked = ends.map((flow) => {
      const { record } = flow;
      const at = [0.02, 0.1, 0.3, 0.45, 0.6, 0.8, 1].map(part);
      const chains = at.map((time) => chainAt(flow, time));
      const rates = at.map((time) => chainAt(flow, time, 'rate'));
      const lines = [...chains, ...rates].flatMap((chain) => chain.lines);
      const nots = at.flatMap((time, index) => whyNot(flow, time, chains[index]!.change));
      const kinds = [...new Map(record.fates.map((fate) => [`${fate.fate} ${fate.hop}`, fate])).values()];
      const abouts = [
        ...kinds.map(({ packet, time }) => aboutAt(flow, { packet }, time)),
        ...at.map((time) => aboutAt(flow, 'queue', time)),
      ].filter((each) => each !== null);
      const forks = [...chains.map(({ fate, wait }) => [fate, wait]), ...kinds.map((fate) => [fate])].flatMap(
        (fates, index) =>
          forksOf(
            flow,
            fates.filter((fate) => fate !== null),
            at[index] ?? fates[0]!.time,
          ),
      );
      return [
        told(lines.map(({ text }) => text)),
        digestOf(lines.map(({ time, highlight }) => [time, highlight])),
        digestOf(chains.map(({ change, fate, wait, cutShort }) => [change, fate, wait, cutShort])),
        told(nots.map(({ text }) => text)),
        digestOf(nots.map(({ time, fate }) => [time, fate])),
        told(abouts.flatMap((about) => [about.title, ...about.lines.map(({ text }) => text)])),
        digestOf(abouts.map((about) => [about.fate, about.lines.map(({ time, highlight }) => [time, highlight])])),
        told(forks.map(({ words, since }) => `${words} (${since.toPrecision(6)})`)),
        digestOf(forks.map((fork) => fork.scenario)),
      ];
    });
    const sums = [
      [0, duration],
      [part(0.2), part(0.6)],
      [part(0.55), part(0.95)],
    ].flatMap(([from, to]) => [
      ...whyLines(run, from!, to!),
      ...whyLines(run, from!, to!, run.followed.at(-1)),
      ...ends.map(({ record }) => roundedJson(outcomeOf(series, [record.flow, 0], from!, to!))),
    ]);
    expect([...asked.flat(), told(sums)].join('\n')).toMatchSnapshot();
  });

  test('who cannot see', () => {
    const hops = [...new Set([0, path.length - 1])];
    const rows = ROWS.map(({ id }) => id);
    const spoken = hops.flatMap((hop) =>
      [0, 0.05, 0.4, 1].map(part).map((time) => {
        const numbers = runNumbers(series, hop, time);
        return summaryOf({ run, otherRun: null, time, state: { ...player.state, rows, hop, numbers } } as never);
      }),
    );
    const tables = (['s', 'rtt'] as const).flatMap((unit) =>
      hops.map((hop) => {
        const table = dataTable({ series, hop, variable: null, from: part(0.1), to: part(0.9), unit, rows });
        return [table.caption, ...[table.heads, ...table.rows].map((cells) => cells.join('; '))];
      }),
    );
    expect(
      [told(spoken), ...tables.map((table) => told(table.slice(0, 1)) + digestOf(table))].join('\n'),
    ).toMatchSnapshot();
  });

  test('files', () => {
    const state = { ...player.state, rows: ROWS.map(({ id }) => id) };
    const columns = (hop: number): string[] =>
      (['charts', 'all'] as const).flatMap((detail) =>
        [null, [part(0.25), part(0.5)] as const].map((stretch) => {
          const all = columnsOf({ run, otherRun: null, state: { ...state, hop } }, detail, stretch);
          const values = all.map((column) =>
            Array.from({ length: column.values.length }, (_, at) => column.values.at(at)),
          );
          return `${all.length} of ${values[0]!.length}: ${digestOf(values)} ${digestOf(all.map(({ name, unit }) => [name, unit]))}`;
        }),
      );
    const list = parameterList(scenario).map(({ name, value }) => `${name}: ${value}`);
    expect([...columns(0), ...columns(path.length - 1), told(list)].join('\n')).toMatchSnapshot();
  });

  test('theory', () => {
    const names = series.layout.flowGroups.map((group, flow) => `${namesOf(scenario)[group]} ${flow}`);
    const predicted = [0.15, 0.5, 1].map(part).flatMap((time) =>
      [0, path.length - 1].flatMap((hop) => {
        const { groups, used } = theoryOf(runNumbers(series, hop, time), time);
        return [...groups.flatMap((group) => Object.values(group)), used];
      }),
    );
    const set = PREDICTED.flatMap((what) =>
      [undefined, ...scenario.flows.map(({ id }) => id)].map((id) => setPrediction(scenario, what, id)),
    );
    const texts = [...predicted, ...set].map((one) => ('reason' in one ? one.reason : `${one.formula}; ${one.source}`));
    const values = [...predicted, ...set].map((one) => ('value' in one ? one.value : null));
    const shares = [framesIn(series, 0, duration)!, framesIn(series, part(0.3), part(0.5))!].map((frames) =>
      networkShares(series, frames),
    );
    const left = (['link', 'queue'] as const).flatMap((choice) =>
      [0.3, 1].flatMap((of) => parting(series, names, choice, part(of))),
    );
    expect([told(texts), digestOf(values), roundedJson(shares), told(left)].join('\n')).toMatchSnapshot();
  });

  test('lessons', () => {
    const given = { packets: [5, 12], 'Mbit/s': [0.4, 1.2], '%': [50, 95] };
    const asked = Object.entries(MEASURES).map(([name, { takes, of }]) => {
      const words = takes.map((one) => {
        if (one === 'group') return scenario.flows.map(({ id }) => id);
        if (one === 'hop?') return [undefined, path.length];
        return one in given
          ? given[one as keyof typeof given]
          : [undefined, part(one === 'from?' ? 0.3 : 0.7), part(0.65)];
      });
      const all = words.reduce<(string | number | undefined)[][]>(
        (so, each) => so.flatMap((before) => each.map((word) => [...before, word])),
        [[]],
      );
      const values = [1, 0.6].flatMap((of_) => {
        const measured = Measured.of(scenario, series, part(of_))!;
        return all.map((args) => of(measured, args));
      });
      return `${name} ${digestOf(values)}`;
    });
    expect(asked.join(', ')).toMatchSnapshot();
  });

  test('before anything has come', () => {
    const empty = emptySeries(scenario);
    const none = { record: new CauseRecord(0, []), series: empty };
    const idle = { series: empty, drops: new DropLog(), packets: new PacketStore(), causes: new CauseStore() };
    const waits = { ...idle, followed: [0], explainedFlow: 0 } as unknown as RunHandle;
    const rows = ROWS.map(({ id }) => id);
    const state = { ...player.state, rows, hop: 0, numbers: runNumbers(empty) };
    const at = { series: empty, hop: 0, variable: null, from: 0, to: 9, unit: 's', rows } as const;
    const chain = chainAt(none, 1);
    const texts = [
      summaryOf({ run: waits, otherRun: null, time: 0, state } as never),
      ...[standingSentence(none, 1), ...[true, false].map((playing) => new Narrator().at(none, 0, 0, playing))],
      ...[...chain.lines, ...whyNot(none, 1, chain.change), ...whyLines(waits, 0, 9).map((text) => ({ text }))].map(
        ({ text }) => text,
      ),
      ...forksOf(none, [], 20).map(({ words }) => words),
      ...parting(empty, [], 'link', 5),
    ];
    const numbers = [
      path.map((_, hop) => ({ ...runNumbers(empty, hop, 3), scenario: null })),
      [dataTable(at), aboutAt(none, 'queue', 3), aboutAt(none, { packet: 0 }, 3), outcomeOf(empty, [0], 0, 3), chain],
      [
        framesIn(empty, 0, 3),
        roundTripsBy(empty, 2),
        ...([1, -1] as const).flatMap((to) => [0, 0.01].map((time) => roundTripBeside(empty, time, to))),
      ],
      ([1, -1] as const).flatMap((to) => [lossBeside(waits.drops, 1, to), arrivalBeside(waits.packets, 0, 1, to)]),
      columnsOf({ run: waits, otherRun: null, state }, 'charts', [0, 3]).map(({ values }) => values.length),
    ];
    expect([told(texts), ...numbers.map(digestOf)].join('\n')).toMatchSnapshot();
  });

  test('what all of it is made of', () => {
    const columns = [
      ...series.throughput,
      ...series.roundTrip,
      ...[...series.throughputBands, ...series.windowBands].flatMap((band) => (band ? Object.values(band) : [])),
      ...series.streams.map(({ throughput }) => throughput),
      ...[...series.sent, ...series.delivered, ...series.dropped, ...series.sentSquares, ...series.queueSum],
      ...[...series.lossEvents, ...series.roundTrips, ...series.timed, ...series.dropsOfGroup, ...series.departures],
      ...[series.steadyFairness, series.fairShare, series.sourceLevel],
    ].map((column) => Array.from({ length: series.length }, (_, at) => column.at(at)));
    const beside = times.flatMap((time) => [
      roundTripsBy(series, time),
      ...([1, -1] as const).flatMap((to) => [
        lossBeside(run.drops, time, to),
        roundTripBeside(series, time, to),
        ...path.map((_, hop) => arrivalBeside(run.packets, hop, time, to)),
      ]),
    ]);
    const rounds = flows.map(({ record }) =>
      windowRounds(record.rounds, { handshake: true, maxWindow: 10_000, initialSsthresh: null }, part(0.8)),
    );
    const took = [...scenario.flows.keys()].flatMap((group) => series.completionsOf(group, part(0.2), part(0.9)));
    const probes = [...traffic.keys()].flatMap((source) => series.probesOf(source, part(0.2), part(0.9)));
    expect([columns, beside, rounds, [took, probes]].map(digestOf).join(' ')).toMatchSnapshot();
  });
});
