/** The paper's claims about a figure: the paper's value, that of ns-2.35, ours, and the verdict. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Ask } from '../../workers/papers/figures/ask.ts';
import type { Figure } from '../../workers/papers/figures/figure.ts';
import { type Answers, measure } from '../../workers/papers/figures/quantity.ts';
import { type Claim, type Finding, tally } from '../../workers/papers/claims/claim.ts';
import { ClaimRow } from './claim-row.tsx';
import type { PaperClaim } from './claims.ts';
import { seedsKnown } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import { headlineOf } from './headline.ts';
import { loadFindings } from './shipped.ts';
import { answerStore, pool } from './spawn.ts';

interface Props {
  figure: Figure;
  /** Seeds of the figure. */
  seeds: readonly number[];
  /** The figure is complete: runs that only the claims need may begin. */
  ready: boolean;
  /** Whether runs begin by themselves. */
  compute: boolean;
  /** The reader has changed the set-up; the claims are about the paper's. */
  changed: boolean;
  /** Receives what our runs give where they do not bear out what the figure's sentence states; empty if they do. */
  onHere(here: string): void;
}

interface Judged {
  paperClaim: PaperClaim;
  /** While runs are missing: what was found before, or null. */
  finding: Finding | null;
  /** By runs of this page. */
  own: boolean;
}

/** Packets of the runs that only claims need, above which the reader is asked first: about ten seconds on two cores. */
const MOST_BY_ITSELF = 2.5e7;
const NO_CLAIMS: PaperClaim[] = [];

export function ClaimsPanel({ figure, seeds, ready, compute, changed, onHere }: Props) {
  const [claims, setClaims] = useState<PaperClaim[] | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    let stale = false;
    Promise.all([import('./claims.ts'), loadFindings()]).then(
      ([{ claimsFor }, shipped]) => !stale && setClaims(claimsFor(figure.id, shipped)),
      () => !stale && setClaims('failed'),
    );
    return () => {
      stale = true;
    };
  }, [figure]);
  const [run] = useState(() => new FigureRun(pool, answerStore));
  useEffect(() => () => run.close(), [run]);
  const { answers, progress } = useSyncExternalStore(run.subscribe, run.latest);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const known = Array.isArray(claims) ? claims : NO_CLAIMS;
  useEffect(() => {
    if (!ready) return;
    for (const [wanted, asks] of bySeeds(known, seeds)) void run.want(asks, wanted, compute ? MOST_BY_ITSELF : 0);
  }, [run, known, ready, seeds, compute]);
  const judged = known.map((one) => judge(one, answers, seeds));
  const here = claims === 'waiting' ? null : headlineOf(figure, judged).here;
  useEffect(() => {
    if (here !== null) onHere(here);
  }, [here, onHere]);

  if (claims === 'waiting') return <h2 className="desk-title">What the paper claims</h2>;
  if (claims === 'failed')
    return (
      <p className="help" role="alert">
        The claims could not be fetched. Reload the page to try again.
      </p>
    );
  if (claims.length === 0) {
    return (
      <>
        <h2 className="desk-title">What can be seen</h2>
        <p className="claim-text">{figure.notice} The paper makes no claim about it that a run could check.</p>
      </>
    );
  }
  const { status, done, all } = progress;
  return (
    <>
      <div className="desk-head">
        <h2 className="desk-title">What the paper claims</h2>
        <span>{counted(judged)}</span>
      </div>
      {changed && (
        <p className="help">The claims are about the paper’s set-up; what you have changed does not count for them.</p>
      )}
      <ul className="claims">
        {judged.map((one) => (
          <ClaimRow
            key={one.paperClaim.claim.id}
            {...one}
            seeds={seedsFor(one.paperClaim.claim, seeds).length}
            counter={asked.has(one.paperClaim.claim.id) ? counterOf(one.paperClaim, answers, seeds) : null}
            onCounter={() => {
              const { claim, cause } = one.paperClaim;
              setAsked(new Set([...asked, claim.id]));
              const asks = cause!.counter!.quantities.flatMap((quantity) => quantity.asks);
              void run.want(asks, seedsFor(claim, seeds));
            }}
          />
        ))}
      </ul>
      {status === 'running' && (
        <p className="more-runs" role="status">
          Checking: {done} of {all} runs{' '}
          <button type="button" className="small-button" onClick={() => run.stop()}>
            Stop
          </button>
        </p>
      )}
      {status === 'stopped' && (
        <p className="more-runs">
          {judged.some(({ own }) => !own) ? 'To run the others here takes' : 'There are'} {all - done} more{' '}
          {all - done === 1 ? 'run' : 'runs'}.{' '}
          <button type="button" className="small-button" onClick={() => run.resume()}>
            Run them
          </button>
        </p>
      )}
    </>
  );
}

function judge(paperClaim: PaperClaim, answers: Answers, seeds: readonly number[]): Judged {
  const { claim } = paperClaim;
  const wanted = seedsFor(claim, seeds);
  const asks = claim.quantities.flatMap((quantity) => quantity.asks);
  const known = seedsKnown({ asks }, answers, wanted);
  // A claim that asks for many seeds waits for all: a few of them say little.
  if (known.length < wanted.length && asks.length > 0) return { paperClaim, finding: paperClaim.shipped, own: false };
  return {
    paperClaim,
    finding: claim.judge(claim.quantities.map((quantity) => measure(quantity, answers, wanted))),
    own: true,
  };
}

/** What the counter-run of a cause gives; 'running' until it is there. */
function counterOf({ claim, cause }: PaperClaim, answers: Answers, seeds: readonly number[]): Finding | 'running' {
  const { quantities, judge: judged } = cause!.counter!;
  const wanted = seedsFor(claim, seeds);
  const asks = quantities.flatMap((quantity) => quantity.asks);
  if (asks.length > 0 && seedsKnown({ asks }, answers, wanted).length < wanted.length) return 'running';
  return judged(quantities.map((quantity) => measure(quantity, answers, wanted)));
}

function seedsFor({ seeds: least }: Claim, seeds: readonly number[]): readonly number[] {
  return least > seeds.length ? Array.from({ length: least }, (_, index) => index + 1) : seeds;
}

/** What the claims ask, by the seeds that they ask it for; few seeds first. */
function bySeeds(claims: readonly PaperClaim[], seeds: readonly number[]): [seeds: readonly number[], asks: Ask[]][] {
  const groups = new Map<string, [readonly number[], Ask[]]>();
  for (const { claim } of claims) {
    const wanted = seedsFor(claim, seeds);
    const key = wanted.join(' ');
    const group = groups.get(key) ?? [wanted, []];
    groups.set(key, group);
    group[1].push(...claim.quantities.flatMap(({ asks }) => asks));
  }
  return [...groups.values()].toSorted(([a], [b]) => a.length - b.length);
}

/** `12 hold, 2 cannot be told, 3 do not hold, 1 no test`: never added up. */
function counted(judged: readonly Judged[]): string {
  const { holds, open, fails, none } = tally(judged.map(({ finding }) => finding?.verdict));
  const parts = [
    [holds, holds === 1 ? 'holds' : 'hold'],
    [open, 'cannot be told'],
    [fails, fails === 1 ? 'does not hold' : 'do not hold'],
    [none, 'no test'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return shown.length === 0 ? `${judged.length} in all` : shown.join(', ');
}
