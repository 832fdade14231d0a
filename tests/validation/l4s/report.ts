/** The section of docs/validation.md on Prague, DualPI2 and BBRv3. */
import { ENGINE_VERSION } from '../../../workers/engine/version.ts';
import { number, table } from '../markdown.ts';
import { withImplementedBbr3 } from './implemented.ts';
import { compareMeasure, type Compared, LOW_BESIDE_CUBIC, MEASURES } from './measures.ts';
import { caseKey, caseName, type L4sCase, type L4sReference } from './reference.ts';
import { type OurRun, runCase } from './run.ts';

export const L4S_HEADING = '## Beside implementations of L4S and BBRv3';

export interface L4sResult {
  compared: Compared[];
  /** The measures of BBRv3 once more, with the references' rules in place of the draft's. */
  counter: Compared[];
  /** The waits beside CUBIC once more, behind the fork's access links. */
  waits: Compared[];
  /** Of each run with Prague behind DualPI2: α over marks. */
  alphas: { each: L4sCase; ours: number; marks: number }[];
}

/** Runs every case that a measure asks for, once. */
export function runL4s(reference: L4sReference): L4sResult {
  const runs = new Map<string, { each: L4sCase; run: OurRun }>();
  const remembered = (prefix: string, run: (each: L4sCase) => OurRun) => (each: L4sCase) => {
    const key = prefix + caseKey(each);
    if (!runs.has(key)) runs.set(key, { each, run: run(each) });
    return runs.get(key)!.run;
  };
  const own = remembered('', (each) => runCase(each));
  const compared = MEASURES.flatMap((measure) => compareMeasure(measure, reference, own));
  const alphas = [...runs.values()]
    .filter(
      ({ each }) => each.queue === 'dualpi2' && each.flows[0] === 'prague' && each.rttsMs[0] === each.rttsMs.at(-1),
    )
    .map(({ each, run }) => ({ each, ours: run.alphas[0]!, marks: run.each[0]!.marks }));
  const changed = remembered('changed', (each) => withImplementedBbr3(() => runCase(each)));
  const ofBbr = MEASURES.filter((measure) => [13, 14, 15].includes(measure.number));
  const counter = ofBbr.flatMap((measure) => compareMeasure(measure, reference, changed));
  const behindLinks = remembered('links', (each) => runCase(each, 1, true));
  const ofWaits = MEASURES.filter(({ name }) => name === LOW_BESIDE_CUBIC);
  const waits = ofWaits.flatMap((measure) => compareMeasure(measure, reference, behindLinks));
  return { compared, counter, waits, alphas };
}

const INTRODUCTION = `\`tests/reference/l4s/\` holds what code that others wrote gave for DualPI2, Prague and BBRv3: the L4S simulations' fork of ns-3 (an ACK per packet), prague_cc of the L4S team and picoquic, the latter two over a bottleneck that was proved against the fork's DualPI2, packet by packet. 1500-byte packets, ten packets at first, starts within 0.2 s, 60 s of which 40 count; CUBIC without ECN. A drop-tail queue is as long as said, in bandwidth-delay products (BDP); DualPI2 has the numbers of RFC 9332 (a ramp from 0.8 to 1.2 ms, updates every 15 ms), not those of Linux, which are the card's. Only measures on which at least two of the references agree are bars, each with the tolerance within which they do; *wide* ones have one reference.

**Measure 1** is a test (\`tests/engine/dualpi2.test.ts\`): of 1,503 packets through DualPI2 each is sent, marked or dropped as in the reference, and p is equal to nine digits after each of 167 updates, by the RFC and with Linux' sparing of a short queue.

BBRv3 is the draft's (draft-ietf-ccwg-bbr-06), and no implementation of that draft was at hand: beside them stand the draft's own 22 example test cases, all of which hold (\`tests/schemes/bbr3.test.ts\`; no path here reorders, so in the two of needless recoveries a test hands packets to the path late). **How BBRv3 shares with CUBIC is not proven**: the two references differ by a factor of two and more, and over seeds; below stand theirs and ours.`;

const BBR_COUNTER = `**What differs for BBRv3, and why.** Ours holds the draft's two rules: a probe ends when three rounds have brought no more (Sec. 5.3.3.7), and probes are as many rounds apart as packets fill the path, at most 63 (Sec. 5.3.3.8). Both references end a probe as soon as a quarter more is in flight than fills the path, and have 2 to 3 s between probes, however long a round is (REFILL lasts a round, so its part of the time tells). Counter-run: ours with these two rules in place of the draft's.`;

const WAITS = `**Prague's wait beside CUBIC** is the rest of the packet that is being sent when one of its packets comes: none of Prague's waits for another of Prague's. The bar, 0.6 ms at 10 Mbit/s and 0.15 ms at 40, is half of what a packet takes, the mean for packets that come at any moment. Paced packets do not: a round trip is a certain number of packet times, so the moments at which they come keep a phase against those at which packets leave, and the mean lies some hundredths beside a half. Where exactly depends on what else is on the path. Counter-run: a link of ten times the rate in front of the bottleneck, as the fork's flows have, on which each packet takes a tenth of that time.`;
const WAITS_LEFT = `It takes half and more of what is above the bar away. **Open** is the rest: the fork's packets wait 0.47 of a packet's time at 10 and 40 Mbit/s and 0.50 at 100. Packets of 1502 bytes, as the fork's are on the wire, change nothing; pacing a fifth faster, so that ACKs say when packets go, makes waits longer (0.54 to 0.59 of a packet's time at 40 Mbit/s).`;

const SEEDS = [1, 2, 3];
const BESIDE = `Three seeds of ours each, in brackets the least and the greatest. With the references' two rules ours mostly lies between them; with the draft's it takes more, above all at 100 ms, where the rounds of a probe are long. That BBRv3 gets a quarter at most at 100 ms, which both references have in common, is so for the greater part their rules' doing and not the draft's; the rest, at 1 BDP, is open.`;

export function l4sSection({ compared, counter, waits, alphas }: L4sResult, reference: L4sReference): string {
  const numbers = compared.filter(({ measure }) => !measure.wide);
  const count = (of: readonly Compared[]): string => `${of.filter(({ agrees }) => agrees).length} of ${of.length}`;
  const below = alphas.filter(({ marks, each }) => marks < 0.2 && !isUnsettled(each));
  const off = Math.max(...below.map(({ ours, marks }) => Math.abs(ours / marks - 1)));
  return [
    L4S_HEADING,
    `Generated by \`npm run validate\`, or by \`npm run validate -- --l4s\` alone; do not edit. Engine ${ENGINE_VERSION}.`,
    INTRODUCTION,
    `${count(numbers)} numbers agree (${count(numbers.filter(({ measure }) => measure.number <= 12))} of measures 2 to 12, ${count(numbers.filter(({ measure }) => measure.number > 12))} of 13 to 15, BBRv3; in its counter-run ${count(counter)}), and ${count(compared.filter(({ measure }) => measure.wide))} of the wide ones.`,
    `**Measure 10**: Prague's α is the part of its packets that is marked, within ${number(100 * off)} % where that is below 0.2 (tolerance 5 %).`,
    '### What differs, and why',
    rowsOf(compared.filter(({ agrees }) => !agrees)),
    BBR_COUNTER,
    rowsOf(counter),
    WAITS,
    rowsOf(waits),
    WAITS_LEFT,
    '### BBRv3 beside CUBIC: not proven',
    beside(reference),
    '### Measure by measure',
    rowsOf(compared),
  ].join('\n\n');
}

/** Two flows of 833 packets each take longer to share than a minute. */
function isUnsettled({ rateMbps, rttsMs }: L4sCase): boolean {
  return rateMbps === 100 && rttsMs[0] === 100;
}

function rowsOf(compared: readonly Compared[]): string {
  return table(
    ['measure', 'of', 'case', 'ours', 'references', 'taken for agreement', 'agrees'],
    compared.map(({ measure, each, ours, theirs, low, high, agrees }) => [
      `${measure.number}${measure.wide ? ', wide' : ''}`,
      measure.unit ? `${measure.name}, ${measure.unit}` : measure.name,
      caseName(each),
      number(ours),
      theirs.map(({ source, value }) => `${source} ${number(value)}`).join(', '),
      `${number(low)} to ${number(high)}`,
      agrees ? 'yes' : '**no**',
    ]),
  );
}

/** Shares of the link, behind drop-tail: means of ours over seeds. */
function beside({ cases }: L4sReference): string {
  const chosen = cases.filter(({ flows, rateMbps }) => flows.join() === 'bbr3,cubic' && rateMbps < 100);
  const keys = [...new Set(chosen.map(caseKey))];
  const share = (rates: readonly number[]): number => rates[0]! / (rates[0]! + rates[1]!);
  const rows = keys.map((key) => {
    const same = chosen.filter((each) => caseKey(each) === key);
    const ours = (): string => {
      const shares = SEEDS.map((seed) => share(runCase(same[0]!, seed).each.map(({ rate }) => rate)));
      const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
      return `${mean.toFixed(2)} (${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)})`;
    };
    const theirs = same.map(({ source, each }) => `${source} ${share(each.map(({ rate }) => rate)).toFixed(2)}`);
    return [caseName(same[0]!), ours(), withImplementedBbr3(ours), theirs.join(', ')];
  });
  const head = ['case', 'share of BBRv3: ours', 'ours with the references’ rules', 'references'];
  return `${table(head, rows)}\n\n${BESIDE}`;
}
