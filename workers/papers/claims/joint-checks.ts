/** Several checks as one. */
import type { Check, Finding, Verdict } from './claim.ts';
import { split } from './findings.ts';

const WORST: readonly Verdict[] = ['holds', 'within', 'fails'];

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

/** All of several checks; where many fail, only those that do are listed. */
export function all(...checks: readonly Check[]): Check {
  const expects = few([...new Set(checks.map((check) => check.expects))], 'such');
  return joint(expects, checks, (findings) => {
    const verdict = WORST[findings.reduce((most, one) => Math.max(most, WORST.indexOf(one.verdict)), 0)]!;
    const slack = [...new Set(findings.flatMap(({ within }) => (within === undefined ? [] : [within])))];
    const listed =
      findings.length <= MANY || verdict !== 'fails' ? findings : findings.filter((one) => one.verdict === 'fails');
    const measured = few(
      listed.map((one) => one.measured),
      'more',
    );
    return { verdict, measured, ...(verdict === 'within' && { within: slack.join(', ') }) };
  });
}

/** At least one of several checks holds. */
export function some(expects: string, checks: readonly Check[]): Check {
  return joint(expects, checks, (findings) => {
    const best = findings.find(({ verdict }) => verdict === 'holds');
    return best ?? { verdict: 'fails', measured: findings.map(({ measured }) => measured).join('; ') };
  });
}
