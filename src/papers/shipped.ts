/**
 * The verdicts on the claims when this version was built: `public/figures/findings.json`, written by `npm run gallery` from
 * the results of `npm run claims`. Shown, marked as such, until this page's own runs are done.
 */
import {
  type Finding,
  type ShippedFindings,
  UNDECIDED_WORDS,
  VERDICT_WORDS,
} from '../../workers/papers/claims/claim.ts';

const UNDECIDED: ReadonlySet<unknown> = new Set(Object.keys(UNDECIDED_WORDS));
const VERDICTS: ReadonlySet<unknown> = new Set(Object.keys(VERDICT_WORDS));

/** Empty where there are none, or none that can be read. Never rejects. */
export async function loadFindings(): Promise<ShippedFindings['findings']> {
  try {
    const response = await fetch('figures/findings.json');
    return response.ok ? findingsIn(await response.json()) : {};
  } catch {
    return {};
  }
}

/** The findings among what was fetched. */
export function findingsIn(json: unknown): ShippedFindings['findings'] {
  const { findings } = Object(json) as { findings?: unknown };
  return Object.fromEntries(
    Object.entries(Object(findings) as Record<string, unknown>).filter((entry): entry is [string, Finding] =>
      isFinding(entry[1]),
    ),
  );
}

function isFinding(json: unknown): boolean {
  const { verdict, undecided, wanted, measured, tells, values, counter } = Object(json) as Record<string, unknown>;
  const isText = (text: unknown): boolean => typeof text === 'string';
  return (
    VERDICTS.has(verdict) &&
    (undecided === undefined || UNDECIDED.has(undecided)) &&
    (wanted === undefined || isWanted(wanted)) &&
    isText(measured) &&
    (tells === undefined || isText(tells)) &&
    (values === undefined || (Array.isArray(values) && values.every(isValue))) &&
    (counter === undefined || isFinding(counter))
  );
}

function isWanted(json: unknown): boolean {
  const { seeds, hours } = Object(json) as { seeds?: unknown; hours?: unknown };
  return Number.isFinite(seeds) && Number.isFinite(hours);
}

function isValue(json: unknown): boolean {
  const { mean } = Object(json) as { mean?: unknown };
  return mean === null || Number.isFinite(mean);
}
