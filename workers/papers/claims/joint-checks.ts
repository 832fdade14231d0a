/** Several checks as one. */
import type { Check, Finding } from './claim.ts';
import { split, worst } from './findings.ts';

/** Parts of a joint check that are listed one by one. */
const MANY = 6;

/** The first few of a list, and how many more there are. */
function few(texts: readonly string[], rest: string): string {
  return texts.length <= MANY
    ? texts.join('; ')
    : `${texts.slice(0, MANY).join('; ')}; and ${texts.length - MANY} ${rest}`;
}

function joint(expects: string, checks: readonly Check[], judge: (findings: readonly Finding[]) => Finding): Check {
  return {
    expects,
    quantities: checks.flatMap(({ quantities }) => quantities),
    judge(found) {
      const lengths = checks.map(({ quantities }) => quantities.length);
      const parts = split(found, lengths);
      return judge(checks.map((check, index) => check.judge(parts[index]!)));
    },
  };
}

/** All of several checks; where there are many, only those are listed that do not hold. */
export function all(...checks: readonly Check[]): Check {
  const expects = few([...new Set(checks.map((check) => check.expects))], 'such');
  return joint(expects, checks, (findings) => {
    const verdict = worst(findings.map((one) => one.verdict));
    const telling = findings.filter((one) => one.verdict === verdict);
    const undecided = (['partly', 'one simulation'] as const).find((why) =>
      telling.some((one) => one.undecided === why),
    );
    const kept = findings.length <= MANY || verdict === 'holds' ? findings : telling;
    const tells = telling.flatMap((one) => one.tells ?? []);
    return {
      verdict,
      ...(undecided && { undecided }),
      measured: few(
        kept.map(({ measured }) => measured),
        'more',
      ),
      ...(tells.length > 0 && tells.length <= MANY && { tells: tells.join('; ') }),
    };
  });
}

/** Of several checks more than half hold: for what a paper says of most cases. */
export function mostOf(expects: string, checks: readonly Check[]): Check {
  return joint(expects, checks, (findings) => {
    const count = (wanted: Finding['verdict']): number => findings.filter(({ verdict }) => verdict === wanted).length;
    const [held, failed] = [count('holds'), count('fails')];
    const others = findings.flatMap(({ verdict, measured }, index) =>
      verdict === 'holds' ? [] : [`${checks[index]!.expects}: ${measured}`],
    );
    return {
      verdict: 2 * held > checks.length ? 'holds' : 2 * failed >= checks.length ? 'fails' : 'open',
      measured: [
        `${held} of ${checks.length} hold, ${failed} do not`,
        ...(others.length > 0 ? [few(others, 'more')] : []),
      ].join(': '),
    };
  });
}

/** At least one of several checks holds. */
export function some(expects: string, checks: readonly Check[]): Check {
  return joint(expects, checks, (findings) => {
    const best = findings.find(({ verdict }) => verdict === 'holds');
    if (best) return best;
    const open = findings.some(({ verdict }) => verdict === 'open');
    return { verdict: open ? 'open' : 'fails', measured: findings.map(({ measured }) => measured).join('; ') };
  });
}
