/**
 * Checks of numbers that a paper has from one simulation. The mean of many runs says nothing of what one of them gave: the print
 * is asked to lie where single runs of ours lie.
 */
import { digits } from '../figures/parts.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';
import { admitted, spanInBand } from './checks.ts';
import type { Check, Verdict } from './claim.ts';
import { listOf, needsAll, worst } from './findings.ts';
import { runSpan, type Span } from './interval.ts';
import { OF_ONE_RUN, SHARP } from './words.ts';

interface Band extends Span {
  /** What a run that lies near the print may have: the band widened by a tenth, once. */
  near: Span;
}

function bandOf(print: string): Band {
  const { value, slack } = admitted(print);
  const band = { least: value - slack, most: value + slack };
  // “About” has widened it already.
  return { ...band, near: print.startsWith('about ') ? band : widened(band) };
}

function widened({ least, most }: Span): Span {
  return { least: least - SHARP * Math.abs(least), most: most + SHARP * Math.abs(most) };
}

/** Outside where 95 % of our runs lie it fails; it holds if they lie within a tenth of it, else a single run says too little. */
function judge(found: Measured, { least, most, near }: Band): Verdict {
  const span = runSpan(found.values)!;
  // Some run ended before it got there: only the lower end is known.
  if (found.beyond) return span.least > most ? 'fails' : 'open';
  const within = span.least >= near.least && span.most <= near.most;
  const verdict = spanInBand(span, least, most);
  return verdict === 'holds' && !within ? 'open' : verdict;
}

/** One band is for all quantities. */
function ofRun(expects: string, quantities: Quantity | readonly Quantity[], bands: readonly Band[]): Check {
  return {
    expects: `${expects}, ${OF_ONE_RUN}`,
    quantities: listOf(quantities),
    judge: needsAll((found) => {
      const verdict = worst(found.map((one, index) => judge(one, bands[index] ?? bands[0]!)));
      return { verdict, measured: spans(found), ...(verdict === 'open' && { undecided: 'one simulation' }) };
    }),
  };
}

/** `single runs 0.84 to 200, mean 56`; of many quantities only from where to where. */
function spans(found: readonly Measured[]): string {
  const known = found.map(({ values }) => runSpan(values)!);
  if (found.length > 12)
    return `${found.length} values, single runs ${digits(Math.min(...known.map(({ least }) => least)))} to ${digits(Math.max(...known.map(({ most }) => most)))}`;
  return found
    .map(({ label, beyond, mean }, index) => {
      const { least, most } = known[index]!;
      const runs = `single runs ${digits(least)} to ${beyond ? 'more' : digits(most)}, mean ${digits(mean!)}`;
      return found.length > 1 ? `${label}: ${runs}` : runs;
    })
    .join('; ');
}

/** Each quantity is its printed number of one run, or all of them the one that is printed. */
export function printsOfRun(
  quantities: Quantity | readonly Quantity[],
  printed: string | readonly string[],
  unit = '',
): Check {
  const prints = typeof printed === 'string' ? [printed] : printed;
  return ofRun(`${prints.join(', ')}${unit}`, quantities, prints.map(bandOf));
}

/** What one run gave lies between two printed numbers, taken as they stand, of every quantity. */
export function fromToOfRun(quantities: Quantity | readonly Quantity[], least: string, most: string): Check {
  const range = { least: Number(least), most: Number(most) };
  return ofRun(`${least} to ${most}`, quantities, [{ ...range, near: widened(range) }]);
}
