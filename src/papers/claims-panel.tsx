/** The paper's claims about a figure: the paper's value, that of ns-2.35, ours, and the verdict. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Ask } from '../../workers/papers/figures/ask.ts';
import { seedsKnown } from '../../workers/papers/figures/data.ts';
import type { Figure } from '../../workers/papers/figures/figure.ts';
import { type Answers, measure, type Quantity, seedsOfIts } from '../../workers/papers/figures/quantity.ts';
import {
  type Check,
  type Claim,
  type Finding,
  type ShippedFindings,
  tally,
} from '../../workers/papers/claims/claim.ts';
import { hereOf, type Judged as Found } from '../../workers/papers/claims/headline.ts';
import { ClaimRow } from './claim-row.tsx';
import { FigureRun } from './figure-run.ts';
import { loadFindings } from './shipped.ts';
import { answerStore, pool } from './spawn.ts';
import { SmallButton } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

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

/** While runs are missing its finding is what was found before. */
interface Judged extends Found {
  /** By runs of this page. */
  own: boolean;
}

type Wanted = readonly [seeds: readonly number[], asks: readonly Ask[]];

/** Packets of the runs that only claims need, above which the reader is asked first: about ten seconds on two cores. */
const MOST_BY_ITSELF = 2.5e7;
const NO_CLAIMS: Claim[] = [];
const NONE: ShippedFindings['findings'] = {};

export function ClaimsPanel({ figure, seeds, ready, compute, changed, onHere }: Props) {
  const [claims, setClaims] = useState<Claim[] | 'waiting' | 'failed'>('waiting');
  const [shipped, setShipped] = useState(NONE);
  useEffect(() => {
    let stale = false;
    Promise.all([import('../../workers/papers/claims/index.ts'), loadFindings()]).then(
      ([{ claimsFor }, findings]) => {
        if (stale) return;
        setShipped(findings);
        setClaims(claimsFor(figure.id));
      },
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
    for (const [wanted, asks] of bySeeds(known.flatMap((claim) => asksBySeeds(claim, seedsFor(claim, seeds)))))
      void run.want(asks, wanted, compute ? MOST_BY_ITSELF : 0);
  }, [run, known, ready, seeds, compute]);
  const judged = known.map((claim) => judge(claim, shipped, answers, seeds));
  const here = claims === 'waiting' ? null : hereOf(figure, judged);
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
        <p className="claim-text pretty">
          {inRow('{first} {next}', [
            say(figure.notice.says),
            say('The paper makes no claim about it that a run could check.'),
          ])}
        </p>
      </>
    );
  }
  const { status, done, all } = progress;
  return (
    <>
      <div className="desk-head row on-line apart small ink-3">
        <h2 className="desk-title">What the paper claims</h2>
        <span>{counted(judged)}</span>
      </div>
      {changed && (
        <p className="help">The claims are about the paper’s set-up; what you have changed does not count for them.</p>
      )}
      <ul className="claims">
        {judged.map((one) => (
          <ClaimRow
            key={one.claim.id}
            {...one}
            seeds={seedsFor(one.claim, seeds).length}
            counter={
              asked.has(one.claim.id)
                ? (findingOf(one.claim.cause!.counter!, answers, seedsFor(one.claim, seeds)) ?? 'running')
                : null
            }
            onCounter={() => {
              setAsked(new Set([...asked, one.claim.id]));
              for (const [wanted, asks] of bySeeds(asksBySeeds(one.claim.cause!.counter!, seedsFor(one.claim, seeds))))
                void run.want(asks, wanted);
            }}
          />
        ))}
      </ul>
      {status === 'running' && (
        <p className="more-runs small ink-2" role="status">
          {say(all === 1 ? 'Checking: {done} of {all} run' : 'Checking: {done} of {all} runs', { done, all })}{' '}
          <SmallButton onClick={() => run.stop()}>Stop</SmallButton>
        </p>
      )}
      {status === 'stopped' && (
        <p className="more-runs small ink-2">
          {moreRuns(
            all - done,
            judged.some(({ own }) => !own),
          )}{' '}
          <SmallButton onClick={() => run.resume()}>Run them</SmallButton>
        </p>
      )}
    </>
  );
}

function judge(claim: Claim, shipped: ShippedFindings['findings'], answers: Answers, seeds: readonly number[]): Judged {
  const own = findingOf(claim, answers, seedsFor(claim, seeds));
  return { claim, finding: own ?? shipped[claim.id] ?? null, own: own !== null };
}

/** What a check finds; null while runs are missing: one that asks for many seeds waits for all, a few of them say little. */
function findingOf(check: Check, answers: Answers, seeds: readonly number[]): Finding | null {
  const missing = ([wanted, asks]: Wanted): boolean => seedsKnown({ asks }, answers, wanted).length < wanted.length;
  if (asksBySeeds(check, seeds).some(missing)) return null;
  return check.judge(check.quantities.map((quantity) => measure(quantity, answers, seedsOfIts(quantity, seeds))));
}

/** What each quantity of a check asks that has seeds `seeds`, and on which of them. */
function asksBySeeds({ quantities }: Check, seeds: readonly number[]): Wanted[] {
  const withRuns = quantities.filter(({ asks }) => asks.length > 0);
  return withRuns.map((quantity: Quantity) => [seedsOfIts(quantity, seeds), quantity.asks]);
}

function seedsFor({ seeds: least }: Claim, seeds: readonly number[]): readonly number[] {
  return least > seeds.length ? Array.from({ length: least }, (_, index) => index + 1) : seeds;
}

/** What is asked, put together by the seeds that it is asked for; few seeds first. */
function bySeeds(all: readonly Wanted[]): Wanted[] {
  const groups = new Map<string, [readonly number[], Ask[]]>();
  for (const [wanted, asks] of all) {
    const key = wanted.join(' ');
    const group = groups.get(key) ?? [wanted, []];
    groups.set(key, group);
    group[1].push(...asks);
  }
  return [...groups.values()].toSorted(([a], [b]) => a.length - b.length);
}

/** `12 hold, 2 cannot be told, 3 do not hold, 1 no test`: never added up. */
function counted(judged: readonly Judged[]): string {
  const { holds, open, fails, none } = tally(judged.map(({ finding }) => finding?.verdict));
  const parts = [
    [holds, say(holds === 1 ? '{count} holds' : '{count} hold', { count: holds })],
    [open, say('{count} cannot be told', { count: open })],
    [fails, say(fails === 1 ? '{count} does not hold' : '{count} do not hold', { count: fails })],
    [none, say('{count} no test', { count: none })],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([, words]) => words);
  return inRow('{first}, {next}', shown) || say('{count} in all', { count: judged.length });
}

/** @param others some claims were judged by runs that came with the page */
function moreRuns(count: number, others: boolean): string {
  if (others)
    return count === 1
      ? say('To run the others here takes 1 more run.')
      : say('To run the others here takes {count} more runs.', { count });
  return count === 1 ? say('There is 1 more run.') : say('There are {count} more runs.', { count });
}
