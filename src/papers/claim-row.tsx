/** One claim: what the paper says, what ns-2.35 and we have, the verdict; opened, how it was judged, and why it does not hold. */
import { causeText } from '../../workers/papers/claims/cause.ts';
import {
  type Claim,
  type Finding,
  paperText,
  seedsText,
  type Verdict,
  VERDICT_WORDS,
  verdictWords,
  wantedText,
} from '../../workers/papers/claims/claim.ts';
import { RULE_OF } from '../../workers/papers/claims/words.ts';
import { SmallButton } from '../ui/button.tsx';

interface Props {
  claim: Claim;
  /** Null while it is not known. */
  finding: Finding | null;
  /** By runs of this page. */
  own: boolean;
  /** Number of them that it is judged on. */
  seeds: number;
  /** What the counter-run of its cause gives, once the reader has asked for it. */
  counter: Finding | 'running' | null;
  onCounter(): void;
}

export function ClaimRow({ claim, finding, own, seeds, counter, onCounter }: Props) {
  const { ns2, cause } = claim;
  return (
    <li className="claim">
      <p className="claim-text pretty">
        {claim.says}
        {/[.!?]$/.test(claim.says) ? '' : '.'} <span className="claim-where ink-3 nowrap">{claim.where}</span>
      </p>
      <dl className="claim-facts s">
        <div>
          <dt className="xs ink-3">paper says</dt>
          <dd>
            <Long text={paperText(claim)} />
          </dd>
        </div>
        <div>
          <dt className="xs ink-3">ns-2.35 gives</dt>
          <dd>
            {ns2 === null ? (
              <span title="The reference runs of ns-2.35 do not hold this quantity.">–</span>
            ) : (
              <Long text={ns2.replace(' †', '')} />
            )}
          </dd>
        </div>
        <div>
          <dt className="xs ink-3">{claim.needs === 'run' ? 'we measure' : 'we compute'}</dt>
          <dd className="strong">
            {finding && <Long text={finding.measured} remark={own || claim.needs !== 'run' ? '' : 'as shipped'} />}
          </dd>
        </div>
        <div>
          <dt className="xs ink-3">verdict</dt>
          <dd className="verdict flex strong">
            <VerdictMark verdict={finding?.verdict ?? 'waiting'} />
            <span>{finding ? verdictWords(finding) : 'not run yet'}</span>
          </dd>
        </div>
      </dl>
      {finding?.wanted && <p className="s ink-2">{wantedText(finding)}.</p>}
      {claim.needs !== 'nothing' && (
        <details className="cause s">
          <summary>how it is judged</summary>
          <p>
            Asked: {claim.expects}.{rulesIn(claim.expects)}
            {claim.source === 'ours' && ' The measure is ours: the paper says it in words.'}
            {claim.needs === 'run' && ` ${seedsText(claim, seeds)}; ± is the 95 % interval of their mean.`}
            {finding?.tells && ` What decides: ${finding.tells}.`}
          </p>
        </details>
      )}
      {finding?.verdict === 'fails' && cause && (
        <details className="cause s">
          <summary>why: {cause.kind}</summary>
          <p>{causeText(cause, finding)}</p>
          {cause.counter && (
            <p>
              {counter === null && <SmallButton onClick={onCounter}>Take the cause away</SmallButton>}
              {counter === 'running' && 'Running without it …'}
              {counter !== null && counter !== 'running' && (
                <>
                  {cause.counter.expects}: {counter.measured}. <b>Then it {VERDICT_WORDS[counter.verdict]}.</b>
                </>
              )}
            </p>
          )}
        </details>
      )}
    </li>
  );
}

/** The rules of the words in what is asked. */
function rulesIn(expects: string): string {
  return Object.entries(RULE_OF)
    .filter(([word]) => expects.includes(word))
    .map(([word, rule]) => ` By our rule for “${word}”: ${rule}.`)
    .join('');
}

/** Characters of a cell that is shown whole, and of a part that stands for the rest. */
const LONG = 100;
const PARTED = 56;

/** What of a cell is seen at first, and what is folded: whole parts, and never a word cut in two. */
export function folded(text: string): { first: string; rest: readonly string[] } {
  const [first = '', ...rest] = text.split('; ');
  if (text.length <= PARTED || (rest.length === 0 && text.length <= LONG)) return { first: text, rest: [] };
  if (rest.length > 0 && first.length <= LONG) return { first: `${first} and ${rest.length} more`, rest };
  return { first: `${text.slice(0, text.lastIndexOf(' ', PARTED))} …`, rest: [first, ...rest] };
}

/** Many numbers are folded. */
function Long({ text, remark = '' }: { text: string; remark?: string }) {
  const { first, rest } = folded(text);
  const said = remark && <span className="claim-where ink-3 nowrap"> {remark}</span>;
  if (rest.length === 0)
    return (
      <>
        {first}
        {said}
      </>
    );
  return (
    <details className="measured">
      <summary>
        {first}
        {said}
      </summary>
      {rest.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </details>
  );
}

/** A form beside its word, never colour alone. */
function VerdictMark({ verdict }: { verdict: Verdict | 'waiting' }) {
  return (
    <svg className={`verdict-mark still ${verdict}`} viewBox="0 0 16 16" aria-hidden="true">
      {verdict === 'holds' && (
        <>
          <circle cx="8" cy="8" r="6.5" className="fill" />
          <path className="tick" d="M4.8 8.3l2.2 2.2 4.2-4.6" />
        </>
      )}
      {verdict === 'open' && (
        <>
          <circle cx="8" cy="8" r="5.75" className="line" />
          <path d="M8 2.25a5.75 5.75 0 000 11.5z" className="fill" />
        </>
      )}
      {verdict === 'fails' && <path d="M3.5 3.5l9 9m0-9l-9 9" className="cross" />}
      {verdict === 'none' && <path d="M3.5 8h9" className="line" />}
      {verdict === 'waiting' && <circle cx="8" cy="8" r="5.75" className="line dashed" />}
    </svg>
  );
}
