/** docs/replication.md is made of the findings that ship, of the counts of readings and of what the ledgers say: nothing in it is older. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ShippedFindings } from '../../workers/papers/claims/claim.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { replicationDocument } from '../../workers/papers/commands/replication.ts';
import { inTenLines } from '../../workers/papers/commands/summaries.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { engine, findings } = JSON.parse(read('public/figures/findings.json')) as ShippedFindings;
const found = new Map(Object.entries(findings));

test('the document says what the findings that ship say (npm run claims -- --only ^none$ --rest public/figures/findings.json)', () => {
  expect([...found.keys()].toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
  expect(read('docs/replication.md')).toBe(replicationDocument(claims, found, engine));
});

test('each paper has ten lines at most, and a statement stands in them as it was found', () => {
  for (const paper of ['bansal2001', 'yang2000', 'jin2001', 'tsao2007'] as const) {
    const own = claims.filter((claim) => claim.paper === paper);
    const lines = inTenLines(paper, own, found);
    expect(lines.length, paper).toBeGreaterThan(7);
    expect(lines.length, paper).toBeLessThanOrEqual(10);
    const turned = new Map(
      own.map(({ id }) => [id, { ...findings[id]!, verdict: 'open', undecided: 'an hour' } as const]),
    );
    expect(inTenLines(paper, own, turned).join()).not.toMatch(/\*Holds\*|\*Does not hold\*/);
  }
});
