/** The registry: one line per scheme. Everything that lists schemes reads it. */
import { aiadH } from './aiad-h.ts';
import { aimd } from './aimd.ts';
import { bbr } from './bbr.ts';
import { bbr3 } from './bbr3.ts';
import { binomial } from './binomial.ts';
import { cubic } from './cubic.ts';
import { dctcp } from './dctcp.ts';
import { hands } from './hands.ts';
import { handsRate } from './hands-rate.ts';
import { ledbat } from './ledbat.ts';
import { own } from './own.ts';
import { prague } from './prague.ts';
import { rap } from './rap.ts';
import type { Scheme } from './scheme.ts';
import { simd } from './simd.ts';
import { tcp } from './tcp.ts';
import { tear } from './tear.ts';
import { tfrc } from './tfrc.ts';
import { tfrcp } from './tfrcp.ts';
import { vegas } from './vegas.ts';

export const schemes: readonly Scheme[] = [
  tcp,
  aimd,
  binomial,
  simd,
  aiadH,
  tfrc,
  tfrcp,
  tear,
  rap,
  cubic,
  vegas,
  bbr,
  dctcp,
  ledbat,
  prague,
  bbr3,
  own,
  hands,
  handsRate,
];

/** The scheme with that `kind`; undefined if the registry has none. */
export function findScheme(kind: string): Scheme | undefined {
  return schemes.find((scheme) => scheme.kind === kind);
}

/** Whether a flow's scheme is in the whole live worker alone. */
export function needsWhole(flows: readonly { scheme: { kind: string } }[]): boolean {
  return flows.some(({ scheme }) => findScheme(scheme.kind)?.isLate);
}
