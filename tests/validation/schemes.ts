/**
 * The reference runner's scheme names, as schemes of ours. In its names b is always the part cut; `-ecn` (ECN-capable
 * packets) is a property of the flow and not read here.
 *
 *   sack, tahoe, reno, newreno  TCP
 *   gaimd, gaimd-sack         AIMD(0.31, 1/8) on Reno (yang2000), on SACK
 *   tcp(b), aimd(a,b)         AIMD on SACK; tcp(b) has the TCP-friendly a (bansal2001)
 *   sqrt, iiad                binomial with a = 1, b = 0.67 (jin2001, tsao2007); sqrt(b), iiad(b): a = 1.5 b
 *   simd(b), aiadh(b)         the runner's own plug-in: ns-2 has neither
 *   tfrc(k)[-nodisc][-cons]   k intervals, without history discounting, conservative; ns-2's `overhead_` of 0.1 is `spread`
 *   rap, rap-fine, vegas      ns-2's own; rap-fine has `useFineGrain_`
 *   linux:cubic               TCP/Linux with the module of Linux 2.6.22, which keeps 819/1024 at a loss
 *   linux:reno                TCP/Linux with Reno's law; ours is TCP with SACK
 */
import { friendlyIncrease } from '../../workers/theory/throughput.ts';
import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';

const SENDER_SPREAD = 0.1;

const NAMED: Record<string, SchemeChoice> = {
  tahoe: { kind: 'tcp', variant: 'tahoe' },
  reno: { kind: 'tcp', variant: 'reno' },
  newreno: { kind: 'tcp', variant: 'newreno' },
  sack: { kind: 'tcp', variant: 'sack' },
  gaimd: { kind: 'aimd', a: 0.31, b: 0.125, variant: 'reno' },
  'gaimd-sack': { kind: 'aimd', a: 0.31, b: 0.125, variant: 'sack' },
  sqrt: { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67, variant: 'sack' },
  iiad: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67, variant: 'sack' },
  rap: { kind: 'rap', fineGrain: false },
  'rap-fine': { kind: 'rap', fineGrain: true },
  vegas: { kind: 'vegas' },
  'linux:reno': { kind: 'tcp', variant: 'sack' },
  'linux:cubic': { kind: 'cubic', kept: 819 / 1024, variant: 'sack' },
};

const WITH_VALUES: Record<string, (values: number[], suffix: string) => SchemeChoice> = {
  tcp: ([b]) => ({ kind: 'aimd', a: friendlyIncrease(b!, 'timeouts'), b: b!, variant: 'sack' }),
  aimd: ([a, b]) => ({ kind: 'aimd', a: a!, b: b!, variant: 'sack' }),
  sqrt: ([b]) => ({ kind: 'binomial', k: 0.5, l: 0.5, a: 1.5 * b!, b: b!, variant: 'sack' }),
  iiad: ([b]) => ({ kind: 'binomial', k: 1, l: 0, a: 1.5 * b!, b: b!, variant: 'sack' }),
  simd: ([b]) => ({ kind: 'simd', b: b!, period: false, variant: 'sack' }),
  aiadh: ([b]) => ({ kind: 'aiad-h', b: b!, variant: 'sack' }),
  tfrc: ([k], suffix) => ({
    kind: 'tfrc',
    intervals: k!,
    discounting: !suffix.includes('-nodisc'),
    conservative: suffix.includes('-cons'),
    spread: SENDER_SPREAD,
  }),
};

/** The scheme of that name (without `-ecn`), or null if the engine has none. */
export function schemeOf(name: string): SchemeChoice | null {
  if (name in NAMED) return NAMED[name]!;
  const [, kind, list, suffix] = /^([a-z]+)\(([^)]*)\)((?:-nodisc|-cons)*)$/.exec(name) ?? [];
  const build = WITH_VALUES[kind ?? ''];
  if (!build || (suffix !== '' && kind !== 'tfrc')) return null;
  return build(list!.split(',').map(fraction), suffix!);
}

/** `0.125` or `1/8`. */
function fraction(text: string): number {
  const [numerator, denominator] = text.split('/').map(Number);
  return numerator! / (denominator ?? 1);
}
