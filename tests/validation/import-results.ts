/** Reads the measured numbers of a case under our own names. */
import type { RawResult } from './raw-case.ts';
import type { ClassMeasure, ReferenceCase, RunMeasure, Setup, Spread } from './reference.ts';

const CLASS_NAMES: Record<ClassMeasure, string> = {
  goodputPps: 'goodput_pps',
  sentPps: 'sent_pps',
  norm: 'norm',
  dropRate: 'queue_drop_rate',
  cov1: 'cov_1rtt',
  cov2: 'cov_2rtt',
  cov10: 'cov_10rtt',
  lossEventRate: 'loss_event_rate',
  timeouts: 'timeouts',
};

const LINK_NAMES: Partial<Record<RunMeasure, string>> = {
  utilization: 'utilization',
  dropRate: 'drop_rate',
  markRate: 'mark_rate',
  injectedRate: 'injected_rate',
  meanQueue: 'mean_queue',
  maxQueue: 'max_queue',
};

const RUN_NAMES: Partial<Record<RunMeasure, string>> = {
  jainLong: 'jain_long',
  jain1: 'jain_1rtt',
  jain2: 'jain_2rtt',
  jain10: 'jain_10rtt',
};

const GAP_NAMES: Record<string, string> = {
  w1: 'first',
  w2: 'second',
  t_gap: 'close',
  t_first_drop: 'firstDrop',
  gap_at_loss: 'gapAtDrop',
};

const CROWD_NAMES = { completed: 'completed', mean: 'mean_s', median: 'median_s', percentile90: 'p90_s' };

/** Rates below this have too few of the six decimals that the runner keeps: they are computed from its counts. */
const RARE = 0.001;

/** Everything of a reference case but its id and set-up. */
export function readResults(raw: RawResult, setup: Setup): Omit<ReferenceCase, 'id' | 'origin' | 'setup' | 'seeds'> {
  const run = { ...spreads(raw.link, LINK_NAMES), ...spreads(raw, RUN_NAMES) };
  const classes: ReferenceCase['classes'] = {};
  const bottleneck = spreads(raw.link, { arrivals: 'arrivals', drops: 'drops' });
  if (run.dropRate && run.dropRate[0] < RARE)
    run.dropRate = ratio(bottleneck['drops'], bottleneck['arrivals']) ?? run.dropRate;
  for (const [name, numbers] of Object.entries(raw.classes)) {
    const measured: ReferenceCase['classes'][string] = spreads(numbers, CLASS_NAMES);
    const { drops, cuts, sentPps } = spreads(numbers, {
      drops: 'queue_drops',
      cuts: 'window_cuts',
      sentPps: 'sent_pps',
    });
    const sent = scaled(sentPps, (setup.countTo ?? setup.duration) - setup.warmup);
    if (measured.dropRate && measured.dropRate[0] < RARE) measured.dropRate = ratio(drops, sent) ?? measured.dropRate;
    if (measured.lossEventRate && measured.lossEventRate[0] < RARE)
      measured.lossEventRate = ratio(cuts, sent) ?? measured.lossEventRate;
    classes[name] = measured;
  }
  const results: Omit<ReferenceCase, 'id' | 'origin' | 'setup' | 'seeds'> = { run, classes };
  if (setup.freed) results.freed = record(raw['fk'], (key) => key);
  if (setup.converge) results.converge = record(raw['converge'], (key) => key.replace('t_w', ''));
  if (setup.windowGap) results.windowGap = record(raw['cwnd_gap'], (key) => GAP_NAMES[key]!);
  if (setup.crowd) results.crowd = spreads(raw['crowd'] as Record<string, unknown>, CROWD_NAMES);
  if (setup.smooth) {
    results.smooth = Object.fromEntries(
      Object.entries(raw.classes).map(([name, numbers]) => [name, readSmoothness(numbers, setup)]),
    );
  }
  if (setup.trajectory) {
    const trajectory = raw['trajectory'] as { classes: Record<string, number[]>; queue: number[] };
    results.trajectory = { rate: trajectory.classes[setup.trajectory.class]!, queue: trajectory.queue };
    results.transient = readTransient(raw['transient'] as Record<string, unknown>);
  }
  return results;
}

function spreads<Name extends string>(
  source: Record<string, unknown>,
  names: Partial<Record<Name, string>>,
): Partial<Record<Name, Spread>> {
  const out: Partial<Record<Name, Spread>> = {};
  for (const [ours, theirs] of Object.entries(names) as [Name, string][]) {
    const spread = toSpread(source[theirs]);
    if (spread) out[ours] = spread;
  }
  return out;
}

/** A count over another that hardly varies between seeds. */
function ratio(part: Spread | undefined, whole: Spread | undefined): Spread | null {
  if (!part || !whole || whole[0] === 0) return null;
  return [part[0] / whole[0], part[1] / whole[0], part[2]];
}

function scaled(value: Spread | undefined, factor: number): Spread | undefined {
  return value && [value[0] * factor, value[1] * factor, value[2]];
}

function record(source: unknown, rename: (key: string) => string): Record<string, Spread> {
  const out: Record<string, Spread> = {};
  for (const [key, value] of Object.entries(source as Record<string, unknown>)) {
    const spread = toSpread(value);
    if (spread) out[rename(key)] = spread;
  }
  return out;
}

function toSpread(value: unknown): Spread | null {
  if (typeof value !== 'object' || value === null || !('mean' in value)) return null;
  const { mean, sd, n } = value as { mean: number; sd: number; n: number };
  return [mean, sd, n];
}

/** Of the runner's bins, named after their length in seconds. */
function readSmoothness(numbers: Record<string, unknown>, setup: Setup): Record<string, Spread> {
  const out: Record<string, Spread> = {};
  for (const bins of setup.smooth!) {
    const length = `${Number((bins * setup.bin).toFixed(6))}s`;
    const found = spreads(numbers, {
      cov: `cov_${length}`,
      ratio: `ratio_mean_${length}`,
      ratio95: `ratio_p95_${length}`,
    });
    for (const [key, value] of Object.entries(found)) out[`${key} ${bins}`] = value;
  }
  return out;
}

const TRANSIENT_NAMES: Record<string, string> = {
  rate_before_pkts_per_rtt: 'rateBefore',
  rate_after_pkts_per_rtt: 'rateAfter',
  rtts_to_half: 'rttsToHalf',
  rtts_to_50pct_of_change: 'rttsTo50Percent',
  rtts_to_90pct_of_change: 'rttsTo90Percent',
  rtts_to_double: 'rttsToDouble',
  slope_20rtt: 'slope20',
  undershoot: 'undershoot',
  queue_before: 'queueBefore',
  queue_dip: 'queueDip',
  rtts_to_queue_90pct_refill: 'rttsToRefill',
};

function readTransient(raw: Record<string, unknown>): Record<string, number | null> {
  const out: Record<string, number | null> = {};
  for (const [theirs, ours] of Object.entries(TRANSIENT_NAMES)) {
    if (theirs in raw) out[ours] = raw[theirs] as number | null;
  }
  return out;
}
