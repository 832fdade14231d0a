/** The paper's claims about a figure: the paper's value, that of ns-2.35, ours, and the verdict. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Ask } from '../../workers/papers/figures/ask.ts';
import type { Figure } from '../../workers/papers/figures/figure.ts';
import { type Answers, measure } from '../../workers/papers/figures/quantity.ts';
import type { Claim, Finding } from '../../workers/papers/claims/claim.ts';
import type { PaperClaim } from './claims.ts';
import { seedsKnown } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import { headlineOf } from './headline.ts';
import { loadFindings } from './shipped.ts';
import { answerStore, pool } from './spawn.ts';
import { VerdictMark } from './verdict.tsx';

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

/** Least number of seeds that a claim is judged on. */
const LEAST_SEEDS = 3;
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
        <span>{tally(judged)}</span>
      </div>
      {changed && (
        <p className="help">The claims are about the paper’s set-up; what you have changed does not count for them.</p>
      )}
      <ul className="claims">
        {judged.map((one) => (
          <ClaimRow key={one.paperClaim.claim.id} {...one} />
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

function seedsFor({ seeds: asked = 0 }: Claim, seeds: readonly number[]): readonly number[] {
  const least = Math.max(asked, LEAST_SEEDS);
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

function tally(judged: readonly Judged[]): string {
  const holds = judged.filter(({ finding }) => finding?.verdict === 'holds' || finding?.verdict === 'within').length;
  const checked = judged.filter(({ finding }) => finding !== null && finding.verdict !== 'unchecked').length;
  const open = judged.filter(({ own }) => !own).length;
  return checked === 0
    ? `${judged.length} in all`
    : `${holds} of ${checked} hold${open > 0 ? `, ${open} not run here yet` : ''}`;
}

function ClaimRow({ paperClaim: { claim, paper, ns2, cause, words }, finding, own }: Judged) {
  return (
    <li className="claim">
      <p className="claim-text">
        {claim.says}
        {/[.!?]$/.test(claim.says) ? '' : '.'} <span className="claim-where">{claim.where}</span>
      </p>
      <dl className="claim-facts">
        <div>
          <dt>paper says</dt>
          <dd>{paper}</dd>
        </div>
        <div>
          <dt>ns-2.35 gives</dt>
          <dd>
            {ns2 === null ? (
              <span title="The reference runs of ns-2.35 do not hold this quantity.">–</span>
            ) : (
              <Long text={ns2.replace(' †', '')} />
            )}
          </dd>
        </div>
        <div>
          <dt>we measure</dt>
          <dd className="strong">
            {finding &&
              (finding.verdict === 'unchecked' ? (
                '–'
              ) : (
                <Long text={finding.measured} remark={own ? '' : 'as shipped'} />
              ))}
          </dd>
        </div>
        <div>
          <dt>verdict</dt>
          <dd className="verdict">
            <VerdictMark verdict={finding?.verdict ?? 'waiting'} />
            <span>{finding ? words(finding) : 'not run yet'}</span>
          </dd>
        </div>
      </dl>
      {finding?.verdict === 'fails' && cause && (
        <details className="cause">
          <summary>why: {cause.kind}</summary>
          <p>{cause.text}</p>
        </details>
      )}
    </li>
  );
}

const LONG = 56;

/** Many numbers are folded. */
function Long({ text, remark = '' }: { text: string; remark?: string }) {
  const parts = text.split('; ');
  const said = remark && <span className="claim-where"> {remark}</span>;
  if (text.length <= LONG)
    return (
      <>
        {text}
        {said}
      </>
    );
  const [first, ...rest] =
    parts.length > 1 && parts[0]!.length <= LONG ? parts : [`${text.slice(0, LONG - 12)}…`, text];
  return (
    <details className="measured">
      <summary>
        {first}
        {rest[0] !== text && ` and ${rest.length} more`}
        {said}
      </summary>
      {rest.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </details>
  );
}
