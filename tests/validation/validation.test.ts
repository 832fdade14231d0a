import { describe, expect, it } from 'vitest';

import { LONG } from '../engine/support/long.ts';
import { compare } from './compare.ts';
import { EXPERIMENTS, loadPapers, verdict } from './papers.ts';
import { loadReasons } from './reasons.ts';
import { loadNotYet, loadReference } from './reference.ts';
import { toScenario } from './to-scenario.ts';
import { curveDistance, transientOf } from './transient.ts';

const references = loadReference();

describe('the reference', () => {
  it('has every case as a scenario that the engine accepts, with the flows of the set-up', () => {
    expect(references.length).toBeGreaterThan(200);
    for (const { id, setup } of references) {
      const { scenario, groupClass } = toScenario(id, setup, 1);
      const crowd = setup.crowd ? [setup.crowd.count] : [];
      expect(scenario.flows.map((group) => group.count)).toEqual([
        ...setup.flows.map((flows) => flows.count),
        ...crowd,
      ]);
      expect(groupClass).toEqual([...setup.flows.map((flows) => flows.class), ...crowd.map(() => 'crowd')]);
      // Bins begin at 0 here and at the end of the warm-up there; tsao2007's 0.06, 0.12 and 0.14 s and jin2001's 0.07 s do not go into it.
      const bins = scenario.warmup / setup.bin;
      if (!/^F-(tsao60-cbr|tsao-(cbr|loss|twostate)|jin)/.test(id))
        expect(bins, `${id}: warm-up in bins`).toBeCloseTo(Math.round(bins), 6);
    }
  });

  it('draws the losses of the two-state model with the share that its stretches give', () => {
    // Stretches of mean 100 and 1 packets: lost is what lies in a bad one even in part, nearly 2 packets of 101.
    const setup = references.find(({ id }) => id === 'L-twostate-stock-sqrt')!.setup;
    const gaps = [1, 2, 3, 4, 5].flatMap((seed) => {
      const { loss } = toScenario('two-state', setup, seed).scenario.path[0]!;
      return loss.kind === 'pattern' ? loss.gaps : [];
    });
    const share = gaps.length / gaps.reduce((sum, gap) => sum + gap, 0);
    expect(gaps.every((gap) => gap >= 1)).toBe(true);
    expect(share).toBeGreaterThan(0.0185);
    expect(share).toBeLessThan(0.0211);
  });

  it('lists what cannot be run yet with a reason each, and nothing twice', () => {
    const notYet = loadNotYet();
    expect(notYet.every(({ why }) => why.length > 0)).toBe(true);
    const ids = [...notYet, ...references].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives the same transients from its trajectories here as its own runner read from them', () => {
    const steps = references.filter((each) => each.trajectory);
    expect(steps.length).toBeGreaterThan(20);
    for (const { id, setup, trajectory, transient } of steps) {
      const here = transientOf(setup, trajectory!);
      for (const [key, value] of Object.entries(transient!)) {
        if (value === null) expect(here[key], `${id} ${key}`).toBeNull();
        // The collection rounds trajectories to three decimals.
        else expect(here[key], `${id} ${key}`).toBeCloseTo(value, 2);
      }
      expect(curveDistance(setup, trajectory!.rate, trajectory!.rate)).toBe(0);
    }
  });

  it('has no reason for a disagreement of a case that is not there', () => {
    for (const { case: pattern } of loadReasons()) {
      expect(
        references.some(({ id }) => new RegExp(pattern).test(id)),
        pattern,
      ).toBe(true);
    }
  });
});

describe('the rule of agreement', () => {
  it('allows 5 % of throughput, however the seeds spread', () => {
    expect(compare('a', 'goodputPps', [104, 1, 5], [100, 1, 5]).verdict).toBe('agrees');
    expect(compare('a', 'goodputPps', [106, 1, 5], [100, 1, 5]).verdict).toBe('differs');
    expect(compare('a', 'goodputPps', [106, 10, 5], [100, 10, 5]).verdict).toBe('unresolved');
  });

  it('allows 10 % of drop rate and CoV, or what chance makes of the difference of two means', () => {
    expect(compare('a', 'cov1', [0.54, 0.01, 5], [0.5, 0.01, 5]).verdict).toBe('agrees');
    expect(compare('a', 'cov1', [0.56, 0.01, 5], [0.5, 0.01, 5]).verdict).toBe('differs');
    // 2 √(0.05²/5 + 0.05²/5) = 0.063
    expect(compare('a', 'cov1', [0.56, 0.05, 5], [0.5, 0.05, 5]).verdict).toBe('agrees');
    expect(compare(null, 'dropRate', [0.013, 0, 5], [0.01, 0.002, 5]).verdict).toBe('within spread');
    expect(compare(null, 'dropRate', [0.015, 0, 5], [0.01, 0.002, 5]).verdict).toBe('differs');
  });
});

describe('the papers beside the engine', () => {
  it('has a range around every value that the paper prints, and names each once', () => {
    const { values, notYet } = loadPapers();
    expect(values.length).toBeGreaterThan(50);
    expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
    for (const { id, paper, min, max } of values) {
      expect(max, id).toBeGreaterThan(min);
      const printed = Number(paper.replace(/ ±.*| \(.*/, ''));
      if (Number.isFinite(printed)) expect(printed >= min && printed <= max, `${id}: ${printed}`).toBe(true);
    }
    expect(notYet.every(({ what, why }) => what.length > 0 && why.length > 0)).toBe(true);
  });

  it.runIf(LONG)('measures a value for every number that it looks up', () => {
    const ids = new Set(loadPapers().values.map(({ id }) => id));
    const measured = [
      EXPERIMENTS.randomLossTear(1),
      EXPERIMENTS.blackout(1),
      EXPERIMENTS.responsiveness(1),
      EXPERIMENTS.doubling(1),
      EXPERIMENTS.sharesAgainstTcp(1),
    ];
    for (const id of measured.flatMap((each) => Object.keys(each)))
      expect(ids.has(id) || id.endsWith('without timeout-half'), id).toBe(true);
    const names = new Set(measured.flatMap((each) => Object.keys(each)));
    for (const id of ids) if (/^(yang|tfrcp|jin-f[678])/.test(id)) expect(names.has(id), id).toBe(true);
  });

  it('agrees inside the range, and says why not outside it', () => {
    const value = { id: 'a', where: '', scheme: '', what: '', paper: '5', min: 4, max: 6 };
    expect(verdict(value, 5)).toBe('agrees');
    expect(verdict(value, 7)).toContain('not explained');
    expect(verdict({ ...value, reason: 'of rounding' }, 7)).toContain('differs: of rounding');
    expect(verdict(value, null)).toContain('differs');
  });
});
