import { describe, expect, it, test } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { findSetup, setups } from '../../workers/papers/setups/index.ts';
import type { ChoiceValue } from '../../workers/papers/setups/setup.ts';
import { FACTS } from './facts.ts';
import { known, run, scenarioOf } from './run.ts';

const MOMENT_SECONDS = 3;

describe('the set-ups of the four papers', () => {
  it('are those whose facts the papers state, each under the id by which it is known', () => {
    expect(setups.map(({ id }) => id).toSorted()).toEqual(Object.keys(FACTS).toSorted());
    for (const setup of setups) expect(findSetup(setup.id)).toBe(setup);
    expect(findSetup('yang2000-1v9')).toBeUndefined();
  });

  it('serve every figure and table of the papers', () => {
    const shown = new Set(setups.flatMap(({ figures }) => figures));
    const numbered = (paper: string, from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, index) => `${paper}-fig${from + index}`);
    const all = [
      ...numbered('bansal2001', 7, 17),
      ...numbered('yang2000', 1, 38),
      'yang2000-table1',
      ...numbered('jin2001', 1, 11),
      ...['jin2001-table1', 'jin2001-table2', 'jin2001-table3'],
      ...numbered('tsao2007', 1, 4),
      ...[1, 2, 3, 4].map((table) => `tsao2007-table${table}`),
    ];
    expect([...shown].toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.keys(FACTS))('%s has the rate, round trip, buffer and flows of the paper', (id) => {
    const fact = FACTS[id]!;
    const scenario = scenarioOf(id);
    const setup = known(id);
    expect(setup.paper).toBe(id.split('-')[0]);
    expect(setup.figures.map((figure) => figure.replace(/^.*-/, '')).toSorted()).toEqual(
      fact.figures.split(' ').filter(Boolean).toSorted(),
    );
    expect(scenario.path).toHaveLength(fact.hops ?? 1);
    const { rate, queue } = scenario.path[0]!;
    if (fact.mbps === null) expect(rate).toBeNull();
    else expect(rate).toBeCloseTo(fact.mbps * 1e6, 3);
    if (fact.queue) {
      expect(queue.kind).toBe(fact.queue[0]);
      const sizes = queue.kind === 'red' ? [queue.minThreshold, queue.maxThreshold, queue.limit] : [queue.limit];
      expect(sizes).toEqual(fact.queue.slice(1));
    }
    if (fact.duration) expect(scenario.duration).toBe(fact.duration);
    for (const group of scenario.flows) expect(group.packetSize).toBe(fact.packet ?? 1000);
    const { layout } = run(scenario, 0).simulation;
    expect(layout.flowBaseRtt).toHaveLength(fact.flows);
    const { background = { flows: 0, rtt: 0 } } = fact;
    layout.flowBaseRtt.forEach((baseRtt, flow) => {
      const wanted = flow < fact.flows - background.flows ? fact.rtt : background.rtt;
      expect(baseRtt).toBeCloseTo(wanted / 1000, 9);
    });
  });

  it.each(Object.keys(FACTS))('%s runs: what may send in the first seconds does, and what arrives was sent', (id) => {
    const scenario = scenarioOf(id);
    const ran = run(scenario, MOMENT_SECONDS);
    let delivered = 0;
    let sent = 0;
    ran.simulation.layout.flowGroups.forEach((group, index) => {
      const begins = scenario.flows[group]!.start + scenario.flows[group]!.startJitter < MOMENT_SECONDS;
      const packets = ran.between(ran.flow(index, 'sent'), 0, MOMENT_SECONDS);
      if (begins) expect(packets).toBeGreaterThan(0);
      else expect(packets).toBe(0);
      sent += packets;
      delivered += ran.between(ran.flow(index, 'delivered'), 0, MOMENT_SECONDS);
    });
    expect(delivered).toBeGreaterThanOrEqual(0);
    expect(delivered).toBeLessThanOrEqual(sent);
    expect(sent).toBeGreaterThan(0);
  });

  it.each(Object.keys(FACTS))('%s is accepted at every value that the paper varies', (id) => {
    const setup = known(id);
    for (const [name, values] of Object.entries(setup.sweeps)) {
      expect(setup.defaults).toHaveProperty([name]);
      for (const value of values)
        expect(() => normalizeScenario(setup.build({ [name]: value, seed: 7 }))).not.toThrow();
    }
    expect(normalizeScenario(setup.build({ seed: 7 })).seed).toBe(7);
  });

  it('say of every value whether the paper states it, and of every other one why it is taken', () => {
    for (const { id, notes } of setups) {
      expect(notes.length, id).toBeGreaterThan(5);
      expect(new Set(notes.map(({ parameter }) => parameter)).size, id).toBe(notes.length);
      for (const { parameter, source, why } of notes)
        if (source !== 'stated') expect(why, `${id}: ${parameter}`).not.toBe('');
    }
  });

  it('refuse choices that there are not, and names of schemes that the paper has not', () => {
    expect(() => known('yang2000-1v7').build({ lossRate: 0.1 })).toThrow(
      /yang2000-1v7: there is no choice 'lossRate'; there are .*scheme/,
    );
    expect(() => known('tsao2007-criteria').build({ criterion: 'envy' })).toThrow(
      'criterion must be one of compatibility, equivalence, equal share',
    );
    expect(() => known('yang2000-bern5').build({ lossRate: 'some' })).toThrow('lossRate must be a number');
    expect(() => known('yang2000-1v7').build({ scheme: 'SIMD' })).toThrow("yang2000 has no scheme 'SIMD'");
    expect(() => known('bansal2001-doubling').build({ scheme: 'AIMD(1/8)' })).toThrow(
      "bansal2001 has no scheme 'AIMD(1/8)'",
    );
    expect(() => known('jin2001-growth').build({ scheme: 'SIMD' })).toThrow("jin2001 has no scheme 'SIMD'");
    expect(() => known('tsao2007-bursty').build({ scheme: 'toString' })).toThrow("tsao2007 has no scheme 'toString'");
  });

  it('take a scheme with parameters of one’s own in place of a name', () => {
    const scheme = { kind: 'aimd', a: 0.5, b: 0.3, variant: 'reno' };
    expect(scenarioOf('yang2000-1v7', { scheme }).flows[0]!.scheme).toEqual(scheme);
  });
});

test('every experiment of Yang et al. behind the bottleneck can be repeated with their RED, as Section 2.2 says it was', () => {
  const { queue } = scenarioOf('yang2000-1v7-red').path[0]!;
  const queued = setups.filter(({ paper, id }) => paper === 'yang2000' && scenarioOf(id).path[0]!.rate !== null);
  expect(queued.length).toBeGreaterThan(15);
  for (const { id } of queued) expect(scenarioOf(id, { queue: 'RED' }).path[0]!.queue, id).toEqual(queue);
});

test('all flows of Jin et al. beside TCP mend losses in the one way that is chosen', () => {
  const { flows } = scenarioOf('jin2001-vs-tcp-red', { variant: 'newreno', maxWindowPackets: 128 });
  expect(flows.map(({ scheme }) => 'variant' in scheme && scheme.variant)).toEqual(['newreno', 'newreno', 'newreno']);
});

describe('every choice of a set-up', () => {
  // TEAR alone, other sources or a measure go by these; a scheme's name is held by the sweeps' own tests.
  const ofSome = /^(tear\w+|binSeconds|intervalSeconds|wholeWindowsFromCut|crossEach|lossRate|scheme)$/;
  const chosen = setups.flatMap(({ id, defaults }) =>
    Object.keys(defaults)
      .filter((key) => !ofSome.test(key))
      .map((key) => [id, key] as const),
  );
  it.each(chosen)('%s: %s makes another run', (id, key) => {
    const setup = known(id);
    const usual = setup.defaults[key];
    const others = [...(setup.sweeps[key] ?? []), ...otherThan(usual)];
    const before = JSON.stringify(scenarioOf(id));
    const changed = others.some((value) => {
      try {
        return JSON.stringify(scenarioOf(id, { [key]: value })) !== before;
      } catch {
        return false;
      }
    });
    expect(changed).toBe(true);
  });
});

/** Numbers near to one. */
function otherThan(value: ChoiceValue | undefined): ChoiceValue[] {
  return typeof value === 'number' ? [value / 2, 2 * value, value + 1] : [];
}
