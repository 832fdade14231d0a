/** The sentence in large type on a figure's page says in the same breath where our runs do not bear it out. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { claimsFor } from '../../src/papers/claims.ts';
import { Notice } from '../../src/papers/notice.tsx';
import { headlineOf, statesClaim, valuesIn } from '../../src/papers/headline.ts';
import { findingsIn } from '../../src/papers/shipped.ts';
import type { ShippedFindings } from '../../workers/papers/claims/claim.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { listed } from '../../workers/papers/claims/findings.ts';
import type { Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';

const shipped = findingsIn(
  JSON.parse(readFileSync(new URL('../../public/figures/findings.json', import.meta.url), 'utf8')),
);

/** The sentence as the page shows it, without its markup. */
function said(figure: Figure, findings: ShippedFindings['findings']): string {
  const judged = claimsFor(figure.id, findings).map((paperClaim) => ({ paperClaim, finding: paperClaim.shipped }));
  return renderToStaticMarkup(<Notice {...headlineOf(figure, judged)} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’');
}

/** The shipped findings with the verdict of all, or of some, turned. */
function turned(verdict: 'holds' | 'open' | 'fails', which = /./): ShippedFindings['findings'] {
  return Object.fromEntries(
    Object.entries(shipped).map(([id, finding]) => [id, which.test(id) ? { ...finding, verdict } : finding]),
  );
}

const each = figures.map((figure) => [figure.id, figure] as const);

describe('the sentence of a figure', () => {
  test.each(each)(
    '%s says “Here” if, and only if, a claim that it states does not hold or cannot be told',
    (_, figure) => {
      const having = (verdict: string) =>
        claimsFor(figure.id, shipped).filter(
          ({ claim, shipped: finding }) => finding?.verdict === verdict && statesClaim(figure, claim.id),
        ).length;
      const words = said(figure, shipped);
      expect(words.includes('cannot be told')).toBe(having('open') > 0);
      const doubts = having('fails') + having('open');
      expect(words.includes('Here: ')).toBe(doubts > 0);
      expect(words).toMatch(doubts > 0 ? /^The paper: .+ Here: .+\.$/ : /\.$/);
      expect(words).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  test.each(each)('%s follows the verdicts: all turned, it says the other', (_, figure) => {
    expect(said(figure, turned('holds'))).toBe(
      renderToStaticMarkup(<Notice paper={figure.notice} here="" />)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&#x27;', '’'),
    );
    const states = claimsFor(figure.id, shipped).some(({ claim }) => statesClaim(figure, claim.id));
    expect(said(figure, turned('fails')).includes('Here: ')).toBe(states);
    expect(said(figure, turned('open')).includes('cannot be told with these seeds')).toBe(states);
  });

  test.each(each)('%s is short enough for large type: two hundred characters of what our runs give', (_, figure) => {
    const judged = claimsFor(figure.id, shipped).map((paperClaim) => ({ paperClaim, finding: paperClaim.shipped }));
    expect(headlineOf(figure, judged).here.length).toBeLessThanOrEqual(200);
  });

  test('has no verdict of its own', () => {
    for (const { id, notice } of figures)
      expect([id, notice]).not.toEqual([id, expect.stringMatching(/\b(here|our runs|in the paper)\b/i)]);
  });

  test('gives the numbers of the claim that does not hold', () => {
    expect(said(findFigure('tsao2007-fig4')!, shipped)).toMatch(
      /Here: SIMD takes \d\.\d+ times as long as TCP to use what is free\.$/,
    );
    expect(said(findFigure('yang2000-fig13')!, shipped)).toMatch(
      /Here: it moves about TCP 0\.\d+, GAIMD 0\.\d+, TFRC 0\.\d+, TEAR 0\.\d+; the saw tooth predicts 0\.7\.$/,
    );
  });

  test('does not state claims that are not the figure’s', () => {
    for (const { id, paper } of figures) {
      const states = claims.filter((claim) => claim.paper === paper && statesClaim({ id, paper }, claim.id));
      if (states.length === claims.filter((claim) => claim.paper === paper).length) continue;
      for (const claim of states) expect([id, claim.figures]).toEqual([id, expect.arrayContaining([id])]);
    }
  });
});

describe('the numbers of a finding', () => {
  test('are read back as they were written', () => {
    const one = (label: string, mean: number, sd = 0, beyond = false) => ({
      ...{ label, mean, sd, beyond, values: [mean], low: mean, high: mean, why: null },
    });
    const some = [one('TCP', 0.5, 0.1), one('AIMD(1/16), computed', 1217), one('IIAD', 60, 0, true)];
    expect(valuesIn(listed(some))).toEqual([0.5, 1217, 60]);
    expect(valuesIn(listed(some.slice(0, 1)))).toEqual([0.5]);
    expect(valuesIn('TCP: single runs 0.4 to 0.7, mean 0.5; TEAR: single runs 30 to more, mean 60')).toEqual([0.5, 60]);
    expect(valuesIn('single runs 26 to 27, mean 26.6')).toEqual([26.6]);
  });
});
