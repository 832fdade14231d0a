/** What stands beside a figure of the papers: cells that are not cut, and set-ups that say what the figure's runs have. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClaimRow, folded } from '../../src/papers/claim-row.tsx';
import { setUpsOf } from '../../src/papers/set-up.ts';
import { findingsIn } from '../../src/papers/shipped.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { type Finding, paperText } from '../../workers/papers/claims/claim.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';

const shipped = findingsIn(JSON.parse(readFileSync('public/figures/findings.json', 'utf8')));
const each = figures
  .filter((figure) => asksOf(figure).length > 0)
  .map((figure): [string, Figure] => [figure.id, figure]);

describe('a cell of a claim', () => {
  test.each([
    ['power of TCP > power of TFRC', 'power of TCP > power of TFRC', 0],
    [
      'AIMD(1/5, 1/8), short of TCP by > 1.5 × SIMD(1/16), short of TCP by',
      'AIMD(1/5, 1/8), short of TCP by > 1.5 × SIMD(1/16), short of TCP by',
      0,
    ],
    ['one: 1.0 ± 0.1; two: 2.0 ± 0.1; three: 3.0 ± 0.1; four: 4.0 ± 0.1', 'one: 1.0 ± 0.1 and 3 more', 3],
  ])('is shown whole, or by its first part: %s', (text, first, more) => {
    const cell = folded(text);
    expect([cell.first, cell.rest.length]).toEqual([first, more]);
  });

  test('is never cut within a word, and holds all of it unfolded', () => {
    const texts = claims.flatMap((claim) => [paperText(claim), claim.ns2 ?? '', shipped[claim.id]?.measured ?? '']);
    for (const text of texts) {
      const { first, rest } = folded(text);
      const seen = first.replace(/ …$| and \d+ more$/, '');
      expect(text.startsWith(seen), first).toBe(true);
      expect([undefined, ' ', ';'], first).toContain(text[seen.length]);
      if (rest.length > 0) expect([...(first.endsWith(' …') ? [] : [seen]), ...rest].join('; ')).toBe(text);
    }
  });
});

describe('a statement that an hour of runs does not tell', () => {
  const claim = claims.find(({ id }) => id === 'yang2000-f23-tcp-below')!;
  const row = (finding: Finding): string => {
    const props = { claim, finding, own: false, seeds: claim.seeds, counter: null, onCounter() {} };
    return renderToStaticMarkup(createElement(ClaimRow, props));
  };

  test('says on its figure’s page how many seeds would, and how long they take', () => {
    const open: Finding = { verdict: 'open', undecided: 'an hour', measured: '1' };
    expect(row({ ...open, wanted: { seeds: 318_720, hours: 1.36 } })).toContain(
      'About 320,000 seeds would tell, 1.4 hours of a processor by doubling,',
    );
    expect(row(open)).not.toContain('would tell');
  });

  test('has both with it where it ships', () => {
    const untold = Object.values(shipped).filter(({ undecided }) => undecided === 'an hour');
    expect(untold.filter(({ wanted }) => !(wanted && wanted.hours > 1))).toEqual([]);
  });
});

describe('the set-up', () => {
  test.each(each)(
    'of %s says of reverse flows and of the length what its runs have, and so does the note',
    (_, figure) => {
      const reverseFlows = ({ flows }: Scenario): number =>
        flows.reduce((sum, { direction, count }) => (direction === 'reverse' ? sum + count : sum), 0);
      for (const { id, notes } of setUpsOf(figure)) {
        const asks = asksOf(figure).filter(({ setup }) => setup === id);
        const runs = asks.map((ask) => scenarioOf({ ...ask, seed: 1 }));
        const said = (name: string): string => notes.find(({ parameter }) => parameter === name)?.value ?? '';
        const counts = new Set(runs.map(reverseFlows));
        const words: Record<number, RegExp> = { 0: /^(none)?$/, 2: /^two /, 4: /^four / };
        for (const count of counts) expect(said('reverse flows'), id).toMatch(words[count]!);
        if (/without reverse traffic/i.test(figure.note ?? '')) expect([...counts], id).toEqual([0]);
        const durations = runs.map(({ duration }) => duration);
        const length = /^(\d+)(?: to (\d+))? s(?:,|$)/.exec(said('length'));
        if (length)
          expect([Number(length[1]), Number(length[2] ?? length[1])], id).toEqual([
            Math.min(...durations),
            Math.max(...durations),
          ]);
      }
    },
  );
});
