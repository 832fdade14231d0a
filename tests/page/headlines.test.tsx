/** The sentence in large type on a figure's page says in the same breath where our runs do not bear it out. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Notice } from '../../src/papers/notice.tsx';
import { findingsIn } from '../../src/papers/shipped.ts';
import type { ShippedFindings } from '../../workers/papers/claims/claim.ts';
import { hereOf, type Judged, statesClaim } from '../../workers/papers/claims/headline.ts';
import { claims, claimsFor } from '../../workers/papers/claims/index.ts';
import { type Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';

const shipped = findingsIn(
  JSON.parse(readFileSync(new URL('../../public/figures/findings.json', import.meta.url), 'utf8')),
);

const judgedIn = (figure: Figure, findings: ShippedFindings['findings']): Judged[] =>
  claimsFor(figure.id).map((claim) => ({ claim, finding: findings[claim.id] ?? null }));

/** The sentence as the page shows it, without its markup. */
function said(figure: Figure, findings: ShippedFindings['findings']): string {
  return renderToStaticMarkup(<Notice notice={figure.notice} here={hereOf(figure, judgedIn(figure, findings))} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’');
}

/** The shipped findings with the verdict of all, or of some, turned. */
function turned(verdict: 'holds' | 'open' | 'fails', which = /./): ShippedFindings['findings'] {
  return Object.fromEntries(
    Object.entries(shipped).map(([id, finding]) => [id, which.test(id) ? { ...finding, verdict } : finding]),
  );
}

/** How a place of each paper is written. */
const PLACES = {
  bansal2001: /^(Section 4\.2\.[1-4]|Figure 17)$/,
  yang2000: /^(Section ([1-6]|2\.[12]|3\.1\.[12]|3\.3\.[12]|[45]\.[12])|Appendix [A-D])$/,
  jin2001: /^(Sections 1 and 2|Section ([2-5]|4\.[12]|5\.[1-3]|5\.3\.[12]))$/,
  tsao2007: /^(Abstract|TCP-Friendly Criteria|Observation [1-4]|Table [1-4]|Conclusions)$/,
};

const each = figures.map((figure) => [figure.id, figure] as const);

describe('the sentence of a figure', () => {
  test.each(each)(
    '%s names the paper’s place or is ours, and says “Here” if, and only if, a statement about the figure does not hold or cannot be told',
    (_, figure) => {
      const having = (verdict: string) =>
        judgedIn(figure, shipped).filter(({ finding }) => finding?.verdict === verdict).length;
      const words = said(figure, shipped);
      expect(words.includes('cannot be told')).toBe(having('open') > 0);
      const doubts = having('fails') + having('open');
      if (figure.notice.at === null) expect(words).toMatch(/^Here: .+\.$/);
      else
        expect(words).toMatch(
          doubts > 0 ? /^The paper \(.+\): .+ Here: .+\.$/ : /^The paper \(.+\): (?!.*Here: ).+\.$/,
        );
      expect(words).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  test.each(each)(
    '%s has its source among the sections, observations and captions of its paper',
    (id, { notice, paper }) => {
      const { at, says } = notice;
      expect(says).toMatch(/^[A-Z].+\.$/);
      if (at !== null) expect([id, at]).toEqual([id, expect.stringMatching(PLACES[paper])]);
    },
  );

  test('hides no statement that fails: those that it leaves out are counted', () => {
    const figure = findFigure('tsao2007-fig1')!;
    const others = claimsFor(figure.id).filter(({ id }) => !statesClaim(figure, id));
    expect(others.length).toBeGreaterThan(2);
    const fails = others.filter(({ id }) => shipped[id]!.verdict === 'fails').length;
    expect(said(figure, shipped)).toContain(`of ${others.length} further statements ${fails} do not hold`);
    expect(said(figure, turned('holds'))).not.toContain('further statements');
  });

  test.each(each)('%s follows the verdicts: all turned, it says the other', (_, figure) => {
    expect(said(figure, turned('holds'))).toBe(
      renderToStaticMarkup(<Notice notice={figure.notice} here="" />)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&#x27;', '’'),
    );
    const any = claimsFor(figure.id).length > 0;
    expect(hereOf(figure, judgedIn(figure, turned('fails'))) !== '').toBe(any);
    expect(said(figure, turned('open')).includes('cannot be told')).toBe(any);
  });

  test.each(each)('%s is short enough for large type: two hundred characters of what our runs give', (_, figure) => {
    expect(hereOf(figure, judgedIn(figure, shipped)).length).toBeLessThanOrEqual(200);
  });

  test.each(each)('%s leaves no number bare: each stands with what it is a number of', (_, figure) => {
    expect(hereOf(figure, judgedIn(figure, shipped))).not.toMatch(/” does not hold: /);
  });

  test('has no verdict of its own', () => {
    for (const { id, notice } of figures)
      expect([id, notice]).not.toEqual([id, expect.stringMatching(/\b(here|our runs|in the paper)\b/i)]);
  });

  test('gives the numbers of the claim that does not hold', () => {
    expect(said(findFigure('tsao2007-fig4')!, shipped)).toMatch(
      /Here: SIMD takes \d\.\d+ times as long as TCP to use what is free; /,
    );
    expect(said(findFigure('yang2000-fig13')!, shipped)).toMatch(
      /Here: it moves about TCP 0\.\d+, GAIMD 0\.\d+, TFRC 0\.\d+, TEAR 0\.\d+; the saw tooth predicts 0\.7\.$/,
    );
  });

  test('states only claims of its own figure', () => {
    for (const { id, paper, states = [] } of figures)
      for (const own of states) {
        const claim = claims.find((one) => one.id === `${paper}-${own}`);
        expect([id, claim?.figures]).toEqual([id, expect.arrayContaining([id])]);
      }
  });

  test('gives each number under its own name: of two readings of four schemes all eight, in their order', () => {
    const { values } = shipped['yang2000-f24-similar']!;
    expect(values).toHaveLength(8);
    const [, tfrc] = /TFRC ([\d.]+) and/.exec(said(findFigure('yang2000-fig24')!, shipped))!;
    expect(Number(tfrc)).toBe(Number(values![4]!.mean!.toPrecision(2)));
  });

  test('gives no numbers of a finding that has none', () => {
    const bare = Object.fromEntries(Object.entries(shipped).map(([id, { values: _, ...rest }]) => [id, rest]));
    expect(said(findFigure('tsao2007-fig4')!, bare)).toMatch(/“SIMD uses [^”]+” does not hold; /);
  });
});
