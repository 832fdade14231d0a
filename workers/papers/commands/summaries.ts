/**
 * What docs/replication.md says of each paper before the lists, in ten lines at most: its main statements as they are found, and what
 * hangs on the simulator. Which statements those are is chosen here; what is said of them is of the findings.
 */
import { causeText } from '../claims/cause.ts';
import { type Claim, type Finding, verdictWords } from '../claims/claim.ts';
import { type Ask, runOfAsk } from '../figures/ask.ts';
import { scenarioOf } from '../figures/scenario-of.ts';
import { compared } from '../setups/evidence.ts';
import type { PaperKey } from '../setups/setup.ts';

/** By their ids without the paper. */
const MAIN: Readonly<Record<PaperKey, string>> = {
  bansal2001:
    'f7-tcp-over-tfrc f10-slower-b f12-slower-growth f16-tfrc-worst s421-never-tfrc-wins f13-tcp8-f20 s423-slower-sluggish',
  yang2000: 'f6-order-1pct f16-order f19-half f33-order f36-order f6-tfrc-worst-20pct f34-fast',
  jin2001: 'f1-shapes f5-5pct f10-order f11-order t3-sim-below-anal f6-compat f7-epoch',
  tsao2007: 'f2-wb-rb f2-rb-het f3-aiadh-slower f4-simd-fastest t4-tfrc-best f1-group-60 f4c-fixed-fewer',
};

/** Readings that are another simulator's, and what they are of. */
const OF_SIMULATOR: Readonly<Record<PaperKey, readonly [about: string, reading: string] | null>> = {
  bansal2001: ['rounding where windows are cut', 'bansal-whole'],
  yang2000: ['the random overhead of a sending', 'yang-jitter'],
  jin2001: null,
  tsao2007: ['whose TCP Figure 2 has', 'tsao-simulator-lowmux8'],
};

export function inTenLines(paper: PaperKey, own: readonly Claim[], findings: ReadonlyMap<string, Finding>): string[] {
  const found = (claim: Claim): Finding => findings.get(claim.id)!;
  const tested = own.filter((claim) => claim.needs !== 'nothing');
  const failing = tested.filter((claim) => found(claim).verdict === 'fails');
  const main = MAIN[paper].split(' ').map((id) => tested.find((claim) => claim.id === `${paper}-${id}`)!);
  const reading = OF_SIMULATOR[paper];
  return [
    `Of ${tested.length} that can be tested: ${counted(tested.map((claim) => verdictWords(found(claim))))}. Of what does not hold: ${counted(failing.map(({ cause }) => cause?.kind ?? 'no cause found'))}.`,
    ...main.toSorted((a, b) => ranked(found(a)) - ranked(found(b))).map((claim) => told(claim, found(claim))),
    ...failing.filter(hangsOnSimulator).map((claim) => {
      const { measured, counter } = found(claim);
      return `*Hangs on the simulator*: ${plain(claim.says)}: ${cut(measured)}; ${claim.cause!.counter!.expects}: ${counter ? `${cut(counter.measured)}, ${verdictWords(counter)}` : 'not run'}`;
    }),
    ...(reading === null ? [] : [`*By another reading of the simulator*, ${reading[0]}: ${compared(reading[1])}.`]),
  ];
}

const ranked = ({ verdict }: Finding): number => ['holds', 'open', 'fails'].indexOf(verdict);

/** `holds (34), does not hold (6)`. */
function counted(words: readonly string[]): string {
  const times = [...new Set(words)].map((word) => ({ word, count: words.filter((one) => one === word).length }));
  return times
    .toSorted((a, b) => b.count - a.count)
    .map(({ word, count }) => `${word} (${count})`)
    .join(', ');
}

function told({ says, where, cause }: Claim, finding: Finding): string {
  const why =
    finding.verdict === 'fails' && cause ? `; ${cause.kind}: ${firstSentence(causeText(cause, finding))}` : '';
  return `*${capital(verdictWords(finding))}*: ${plain(says)} (${where}): ${cut(finding.measured)}${why}`;
}

/** Its counter-run is of the same network with another transport. */
function hangsOnSimulator({ quantities, cause }: Claim): boolean {
  const [one, other] = [quantities, cause?.counter?.quantities ?? []].map(
    (list) => list.flatMap(({ asks }) => asks)[0],
  );
  return one !== undefined && other?.setup === one.setup && transportOf(other) !== transportOf(one);
}

function transportOf(ask: Ask): string {
  const { transport, flows } = scenarioOf({ ...runOfAsk(ask), seed: 1 });
  return JSON.stringify([transport, flows.map((group) => group.transport)]);
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const firstSentence = (text: string): string => /^.*?[.](?= [A-Z]|$)/.exec(text)![0];
/** A statement without what is ours in it. */
const plain = (says: string): string => says.replace(/ \(here: .*\)$/, '');

export const LONG = 44;

/** The first numbers of a long list. */
export function cut(text: string): string {
  if (text.length <= LONG) return text;
  const end = text.lastIndexOf('; ', LONG);
  return `${text.slice(0, end > 0 ? end : LONG)} …`;
}
