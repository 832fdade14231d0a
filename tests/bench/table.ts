/** The bench's numbers as Markdown. */

export interface Timing {
  packets: number;
  wallSeconds: number;
}

export interface BenchResult {
  flows: number;
  rate: number;
  seconds: number;
  ours: Timing[];
  /** Empty where ns-2.35 was not run. */
  theirs: Timing[];
}

export interface BenchReport {
  engine: string;
  node: string;
  cpu: string;
  ns: string | null;
  repeats: number;
  results: BenchResult[];
}

/** One row per scenario, and the cost per packet at the most flows over that at the fewest. */
export function benchTable({ engine, node, cpu, ns, repeats, results }: BenchReport): string {
  const rows = results.map((result) => {
    const ours = speeds(result.ours);
    const theirs = result.theirs.length > 0 ? speeds(result.theirs) : null;
    const packets = result.ours[0]!.packets;
    return [
      `${result.flows.toLocaleString('en')} × ${result.rate / 1e6} Mbit/s × ${result.seconds} s`,
      millions(packets),
      millions(ours.best),
      millions(ours.median),
      `${(1e9 / ours.median).toFixed(0)} ns`,
      theirs ? millions(theirs.best) : '–',
      theirs ? millions(theirs.median) : '–',
      theirs ? `**${(ours.median / theirs.median).toFixed(1)}**` : '–',
    ];
  });
  const header = [
    'flows × bottleneck × simulated',
    'data packets a turn, M',
    'ours best, M/s',
    'ours median, M/s',
    'per packet',
    'ns-2.35 best, M/s',
    'ns-2.35 median, M/s',
    'ratio of medians',
  ];
  const first = results[0]!;
  const last = results[results.length - 1]!;
  const scaling = speeds(first.ours).median / speeds(last.ours).median;
  return [
    `Engine ${engine}, Node ${node}, ${cpu}, one core; ${repeats} runs each${ns ? `; ns-2 version ${ns}` : '; ns-2 not installed'}.`,
    '',
    line(header),
    line(header.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
    '',
    `Cost per packet at ${last.flows.toLocaleString('en')} flows over that at ${first.flows}: **${scaling.toFixed(2)}** (medians).`,
  ].join('\n');
}

/** Best and median packets per second. */
export function speeds(timings: readonly Timing[]): { best: number; median: number } {
  const sorted = timings.map(({ packets, wallSeconds }) => packets / wallSeconds).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { best: sorted[sorted.length - 1]!, median };
}

function millions(value: number): string {
  return (value / 1e6).toFixed(2);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
