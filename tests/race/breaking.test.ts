import { beforeAll, describe, expect, it } from 'vitest';
import { pointsOf } from '../../workers/experiments/points.ts';
import type { Outcome } from '../../workers/experiments/rows.ts';
import { rowsByRunning } from '../../workers/papers/batch/index.ts';
import {
  askedOf,
  type Breaking,
  breakingExperiment,
  breakingExperiments,
  breakingSoFar,
} from '../../workers/race/breaking/breaking.ts';
import { FAILURES, type Measured } from '../../workers/race/breaking/failures.ts';
import { drawnNetwork, NETWORKS, RANGES } from '../../workers/race/breaking/networks.ts';
import { entryOf } from '../../workers/race/race.ts';
import { scenarioWith } from '../support/scenario.ts';

const schemeOf = (rule: string) => entryOf('Yours', { kind: 'own', rule }).scheme!;
const TCP = schemeOf('on ack: W = W + 1 / W\non loss: W = W / 2');
const COWARD = schemeOf('in slow start: W = 1\non ack: W = 1');
const DEAF = schemeOf('on ack: W = W + 0.2\non loss: W = 0.95 * W');

/** In a few of the networks. */
function tried(scheme: ReturnType<typeof schemeOf>, numbers: readonly number[]): Breaking {
  const experiment = breakingExperiment(scheme, 1, numbers);
  const outcomes = new Map(rowsByRunning(experiment).map(({ point, outcome }) => [point, outcome]));
  return breakingSoFar([experiment], (_, point) => outcomes.get(point) ?? null);
}

describe('networks to break a rule in', () => {
  it('are drawn from a seed, the same for everybody, within the ranges that are said, and all of them can run', () => {
    const within = (value: number, [least, most]: readonly [number, number]): boolean =>
      value >= least * 0.999 && value <= most * 1.001;
    for (let number = 0; number < NETWORKS; number += 1) {
      const network = drawnNetwork(9, number);
      expect(network).toEqual(drawnNetwork(9, number));
      const { path, flows } = scenarioWith({ ...network });
      expect(within(path[0]!.rate!, RANGES.rate)).toBe(true);
      expect(within(4 * path[0]!.delay, RANGES.roundTrip)).toBe(true);
      for (const { count } of flows) expect(within(count, RANGES.flows)).toBe(true);
    }
    expect(drawnNetwork(9, 0)).not.toEqual(drawnNetwork(10, 0));
  });

  it('are made a few at a time, each once', () => {
    const titles = [...breakingExperiments(TCP, 1, 12)].flatMap(({ vary }) =>
      'list' in vary[0]!.values ? vary[0]!.values.list.map((one) => (one as { title: string }).title) : [],
    );
    expect(titles).toEqual(Array.from({ length: 12 }, (_, number) => `Network ${number + 1} of seed 1`));
  });
});

describe('a failure', () => {
  const sound: Measured = { own: 1e6, others: 1e6, loss: 0.01, cov: 0.3, full: 0.5 };
  const id = (rule: Measured, tcp: Measured): string[] =>
    FAILURES.filter(({ beyond }) => beyond(rule, tcp) > 1).map((failure) => failure.id);

  it.each([
    ['starves-itself', { own: 0.2e6 }],
    ['starves-tcp', { others: 0.2e6 }],
    ['loses', { loss: 0.06 }],
    ['unsettled', { cov: 1.2 }],
    ['full', { full: 0.95 }],
  ])('%s is told of a run beyond its bound, and of none where TCP makes as little of the network', (name, bad) => {
    const rule = { ...sound, ...bad };
    expect(id(rule, sound)).toEqual([name]);
    expect(id(rule, rule)).toEqual([]);
    expect(id(sound, sound)).toEqual([]);
  });

  it('has a number of times where a rate is nothing at all', () => {
    for (const { beyond, says } of FAILURES) {
      const nothing = { own: 0, others: 0, loss: 0, cov: 0, full: 1 };
      expect(Number.isFinite(beyond(nothing, sound))).toBe(true);
      expect(says(nothing, sound)).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('a rule in random networks', () => {
  // Slow links: runs of 3,000 packets.
  const few = [12, 94];
  let [deaf, coward]: (Breaking | null)[] = [null, null];
  beforeAll(() => {
    deaf = tried(DEAF, few);
    coward = tried(COWARD, few);
  });

  it('TCP written as a rule fails in none: it is compared with TCP in its own place', () => {
    expect(tried(TCP, few)).toEqual({ tried: few.length, broken: [] });
  });

  it('one that never climbs starves itself, and one that hardly falls starves TCP, whose window is then asked for', () => {
    const names = ({ broken }: Breaking): string[] =>
      broken.flatMap(({ found }) => found.map(({ failure }) => failure.id));
    expect(names(coward!)).toContain('starves-itself');
    expect(names(deaf!)).toContain('starves-tcp');
    expect(deaf!.broken[0]!.found[0]!.failure.id).toBe('starves-tcp');
    expect(askedOf(deaf!.broken[0]!)).toEqual({ group: 'tcp', flow: 0 });
    expect(askedOf(coward!.broken[0]!).group).toBe('entry');
  });

  it('has those first in which most fails, and before them one that cannot run at all', () => {
    const experiment = breakingExperiment(TCP, 1, [12, 63, 94]);
    const says = (own: number, loss: number): Outcome => ({
      values: { 'throughput entry': own, 'throughput tcp': 1e6, 'loss entry': loss, 'cov entry': 0.3, 'mean-queue': 1 },
      ...{ why: {}, digest: '' },
    });
    const tcp = says(1e6, 0.01);
    const died = { failed: 'a worker died of it twice' };
    const outcomes = [says(1e3, 0.01), says(0.2e6, 0.1), died, tcp, tcp, tcp];
    const { tried: count, broken } = breakingSoFar(
      [experiment],
      (_, point) => outcomes[pointsOf(experiment).indexOf(point)]!,
    );
    expect(count).toBe(3);
    // Of networks 12 and 63 one of both runs is not over.
    const under = (_: unknown, point: Parameters<Parameters<typeof breakingSoFar>[1]>[1]): Outcome | null => {
      const at = pointsOf(experiment).indexOf(point);
      return at === 0 || at === 4 ? null : outcomes[at]!;
    };
    expect(breakingSoFar([experiment], under)).toMatchObject({ tried: 1, broken: [died] });
    expect(broken.map(({ found, failed }) => failed ?? found.map(({ failure }) => failure.id).join())).toEqual([
      'a worker died of it twice',
      'loses,starves-itself',
      'starves-itself',
    ]);
  });
});
