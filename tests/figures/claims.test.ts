import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { causedClaims, causeOf } from '../../workers/papers/claims/causes.ts';
import { above, below, between, cannot, near, nearEach, nearOneRun, same } from '../../workers/papers/claims/checks.ts';
import { all, some } from '../../workers/papers/claims/joint-checks.ts';
import { dip, flat, more, ordered, trend } from '../../workers/papers/claims/order-checks.ts';
import { bansalLedger } from '../../workers/papers/claims/bansal-ledger.ts';
import { type Check, claimsOf, paperText, verdictText } from '../../workers/papers/claims/claim.ts';
import { claims, claimsFor } from '../../workers/papers/claims/index.ts';
import { jinLedger } from '../../workers/papers/claims/jin-ledger.ts';
import { ns2Claims } from '../../workers/papers/claims/ns2.ts';
import { tsaoLedger } from '../../workers/papers/claims/tsao-ledger.ts';
import { yangLedger } from '../../workers/papers/claims/yang-ledger.ts';
import { findFigure, figures } from '../../workers/papers/figures/index.ts';
import { computed, measure, type Measured } from '../../workers/papers/figures/quantity.ts';
import { findSetup } from '../../workers/papers/setups/index.ts';

/** A quantity over seeds, as if it had been measured. */
function seeds(...values: number[]): Measured {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    label: 'x',
    values,
    mean,
    low: Math.min(...values),
    high: Math.max(...values),
    sd: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    beyond: false,
    why: null,
  };
}

const q = computed('x', 0);
const verdict = (check: Check, ...found: Measured[]): string => check.judge(found).verdict;

describe('the ledger of claims', () => {
  it('has every line of the four papers once, with its check', () => {
    const lines = Object.entries({
      bansal2001: bansalLedger,
      yang2000: yangLedger,
      jin2001: jinLedger,
      tsao2007: tsaoLedger,
    }).flatMap(([paper, ledger]) => ledger.map(([id]) => `${paper}-${id}`));
    expect(new Set(lines).size).toBe(lines.length);
    expect(claims.map(({ id }) => id)).toEqual(lines);
    for (const { id, expects, judge } of claims)
      expect([typeof expects, typeof judge], id).toEqual(['string', 'function']);
  });

  it('leads from every claim to figures that there are, and to set-ups that there are', () => {
    for (const claim of claims) {
      expect(claim.figures.length, claim.id).toBeGreaterThan(0);
      for (const figure of claim.figures) expect(findFigure(figure), `${claim.id}: ${figure}`).toBeDefined();
      for (const { asks } of claim.quantities)
        for (const ask of asks) expect(findSetup(ask.setup), claim.id).toBeDefined();
    }
    expect(figures.flatMap(({ id }) => claimsFor(id)).length).toBeGreaterThanOrEqual(claims.length);
  });

  it('never shows a bound of ours as the paper’s', () => {
    for (const claim of claims.filter(({ source }) => source === 'ours')) {
      expect(paperText(claim)).toBe('no number given');
      expect(verdictText(claim, { verdict: 'holds', measured: '' })).toMatch(/^holds at our bound/);
    }
  });

  it('refuses a line without a check and a check without a line', () => {
    const line = ['a', 'Section 1', 'fig7', 'paper', 'says'] as const;
    expect(() => claimsOf('bansal2001', [line], {})).toThrow('no check for a');
    expect(() => claimsOf('bansal2001', [line], { a: near(q, 0, 0), b: near(q, 0, 0) })).toThrow('no line for b');
  });

  it('gives causes and numbers of ns-2.35 only for claims that there are', () => {
    const ids = new Set(claims.map(({ id }) => id));
    expect([...causedClaims, ...ns2Claims].filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a check', () => {
  it('of a number holds to the digits printed, then within the tolerance, then not', () => {
    const check = near(q, 0.51, 0.12);
    expect([0.5149, 0.6, 0.64].map((value) => verdict(check, seeds(value)))).toEqual(['holds', 'within', 'fails']);
    expect(verdict(nearEach([q, q], [6.1, 99.6], [3, 8]), seeds(7), seeds(99.6))).toBe('within');
    expect(verdict(nearEach([q, q], [6.1, 99.6], [3, 8]), seeds(7), seeds(90))).toBe('fails');
  });

  it('of what the paper read off one run allows two standard deviations of single runs', () => {
    expect(verdict(nearOneRun(q, 68, 24), seeds(60, 130, 200))).toBe('within');
    expect(verdict(nearOneRun(q, 68, 24), seeds(128, 130, 132))).toBe('fails');
  });

  it('of a bound that was not reached within the run knows only that it is above', () => {
    const late = { ...seeds(60), beyond: true };
    expect(verdict(above(q, 40), late)).toBe('holds');
    expect(verdict(below(q, 100), late)).toBe('fails');
    expect(verdict(near(q, 60, 5), late)).toBe('fails');
    expect(verdict(between(q, 50, 70), late)).toBe('fails');
    expect(verdict(ordered('ascending', [q, q]), seeds(1), late)).toBe('holds');
    expect(verdict(ordered('ascending', [q, q]), late, seeds(100))).toBe('fails');
    expect(verdict(ordered('descending', [q, q]), late, seeds(1))).toBe('holds');
    expect(verdict(more(q, q), seeds(100), late)).toBe('fails');
    expect(verdict(trend('rising', [q, q, q]), seeds(1), late, seeds(100))).toBe('fails');
    expect(verdict(flat([q, q], 0.3), late, late)).toBe('fails');
  });

  it('of an order parts groups and leaves them unordered inside', () => {
    const check = ordered('ascending', [[q, q], q]);
    expect(verdict(check, seeds(2), seeds(1), seeds(3))).toBe('holds');
    expect(verdict(check, seeds(2), seeds(4), seeds(3))).toBe('fails');
    expect(verdict(ordered('descending', [q, q]), seeds(2), seeds(1))).toBe('holds');
  });

  it('of a trend forgives a step back that chance makes, and no other', () => {
    const check = trend('rising', [q, q, q], 0.05);
    expect(verdict(check, seeds(1), seeds(2), seeds(3))).toBe('holds');
    expect(verdict(check, seeds(1), seeds(0.97), seeds(3))).toBe('within');
    expect(verdict(check, seeds(1, 1.4), seeds(0.8, 1.2), seeds(3))).toBe('within');
    expect(verdict(check, seeds(1), seeds(0.8), seeds(3))).toBe('fails');
    expect(verdict(check, seeds(3), seeds(3), seeds(1))).toBe('fails');
  });

  it('of a dip finds where it is', () => {
    const check = dip([0.05, 0.1, 0.15, 0.3, 0.5], [q, q, q, q, q], 0.15, 1);
    expect(verdict(check, ...[1, 0.9, 0.8, 0.9, 1].map((value) => seeds(value)))).toBe('holds');
    expect(verdict(check, ...[1, 0.9, 0.8, 0.7, 1].map((value) => seeds(value)))).toBe('within');
    expect(verdict(check, ...[1, 0.9, 0.8, 0.7, 0.6].map((value) => seeds(value)))).toBe('fails');
  });

  it('of several is as good as the worst, or as the best', () => {
    expect(verdict(all(above(q, 1), near(q, 2, 1)), seeds(2), seeds(2.9))).toBe('within');
    expect(verdict(all(above(q, 1), near(q, 2, 1)), seeds(0), seeds(2))).toBe('fails');
    expect(verdict(some('one', [above(q, 1), above(q, 5)]), seeds(2), seeds(2))).toBe('holds');
    expect(verdict(flat([q, q], 0.3), seeds(1), seeds(2))).toBe('fails');
  });

  it('without a value fails and says why; what cannot be checked says why too', () => {
    const none: Measured = { ...seeds(0), mean: null, why: 'no flow' };
    expect(near(q, 1, 10).judge([none])).toEqual({ verdict: 'fails', measured: 'none (no flow)' });
    expect(cannot('x', 'it is a definition').judge([])).toMatchObject({
      verdict: 'unchecked',
      why: 'it is a definition',
    });
    expect([same('a', 'a'), same('a', 'b')].map((check) => verdict(check))).toEqual(['holds', 'fails']);
  });
});

describe('claims about closed forms and presets, which need no run', () => {
  const ready = claims.filter(({ quantities }) => quantities.every(({ asks }) => asks.length === 0));

  it('are over a hundred', () => expect(ready.length).toBeGreaterThan(100));

  it.each(ready.map((claim) => [claim.id, claim] as const))('%s holds', (_, claim) => {
    const { verdict: found } = claim.judge(claim.quantities.map((quantity) => measure(quantity, new Map(), [1])));
    expect(['holds', 'within', 'unchecked']).toContain(found);
  });
});

describe('docs/replication.md', () => {
  const text = readFileSync(new URL('../../docs/replication.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((row) => /^\| (<a id="[^"]*"><\/a>)?`/.test(row));

  it('has every claim, with what we measure and a verdict', () => {
    expect(rows).toHaveLength(claims.length);
    for (const { id, says } of claims)
      expect(
        rows.filter((row) => row.includes(`\`${id.slice(id.indexOf('-') + 1)}\` ${says.replaceAll('|', '\\|')}`)),
        id,
      ).toHaveLength(1);
    for (const row of rows) expect(row).toMatch(/\| (holds|does not hold|cannot be checked)[^|]*\|$/);
  });

  it('gives a cause for every claim that does not hold', () => {
    const failing = rows.filter((row) => /\| does not hold[^|]*\|$/.test(row));
    expect(failing.length).toBeGreaterThan(0);
    expect(text).not.toContain('no cause found');
    const listed = text.split('\n').filter((row) => row.startsWith('- `') && row.includes('`: *'));
    expect(listed).toHaveLength(failing.length);
    for (const id of causedClaims) expect(causeOf(id)!.text.length).toBeGreaterThan(30);
  });
});
