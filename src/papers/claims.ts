/**
 * What the papers claim of a figure, as the page shows it. The claims themselves, with what each one measures and how it is
 * judged, are `workers/figures/claims/`; this is all that the page needs of them.
 */
import type { Measured, Quantity } from '../../workers/figures/quantity.ts';

export type Verdict = 'holds' | 'within' | 'fails' | 'unchecked';

export interface Finding {
  verdict: Verdict;
  /** What we measure, for people. */
  measured: string;
  within?: string;
  why?: string;
}

export interface PaperClaim {
  id: string;
  says: string;
  /** Where the paper says it. */
  where: string;
  quantities: readonly Quantity[];
  /** Seeds that it asks for where the usual few would leave it to chance. */
  seeds?: number;
  /** What stands in the paper's column; what is ours is never shown as the paper's. */
  paper: string;
  /** What ns-2.35 gives; null where the reference has nothing on it. */
  ns2: string | null;
  /** Why it does not hold, where that has been looked into. */
  cause: string | null;
  judge(found: readonly Measured[]): Finding;
  /** The verdict in words. */
  words(finding: Finding): string;
}

interface ClaimFacts extends Pick<PaperClaim, 'id' | 'says' | 'where' | 'quantities' | 'seeds' | 'judge'> {
  ns2?: string | null;
}

interface Modules {
  index: { claimsFor(figure: string): ClaimFacts[] };
  claim: { verdictText(claim: ClaimFacts, finding: Finding): string; paperText(claim: ClaimFacts): string };
  causes: { causeOf(id: string): unknown };
}

const files = import.meta.glob<unknown>('../../workers/figures/claims/{index,claim,causes}.ts');

/** The claims that show in a figure; null where this build has none at all. Rejects if they cannot be fetched. */
export async function claimsFor(figure: string): Promise<PaperClaim[] | null> {
  const [index, claim, causes] = await Promise.all([part('index'), part('claim'), part('causes')]);
  if (!index || !claim) return null;
  return index.claimsFor(figure).map((facts) => ({
    id: facts.id,
    says: facts.says,
    where: facts.where,
    quantities: facts.quantities,
    ...(facts.seeds !== undefined && { seeds: facts.seeds }),
    paper: claim.paperText(facts),
    ns2: facts.ns2 ?? null,
    cause: wordsOf(causes?.causeOf(facts.id)),
    judge: (found) => facts.judge(found),
    words: (finding) => claim.verdictText(facts, finding),
  }));
}

async function part<Name extends keyof Modules>(name: Name): Promise<Modules[Name] | null> {
  const load = files[`../../workers/figures/claims/${name}.ts`];
  return load ? ((await load()) as Modules[Name]) : null;
}

/** A cause as text, however it is recorded. */
function wordsOf(cause: unknown): string | null {
  if (typeof cause === 'string') return cause;
  const { text, words, why } = Object(cause) as { text?: unknown; words?: unknown; why?: unknown };
  return [text, words, why].find((one) => typeof one === 'string') ?? null;
}
