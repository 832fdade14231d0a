/** What a flow's ends need, for rigs that drive one of them, or both, by hand. */
import { EventQueue } from '../../../workers/engine/event-queue.ts';
import { PacketPool } from '../../../workers/engine/network/packets.ts';
import { Counts } from '../../../workers/engine/network/counts.ts';
import type { RandomStream } from '../../../workers/engine/random.ts';
import type { SchemeChoice, TransportProfileName, TransportSettings } from '../../../workers/engine/scenario/types.ts';
import { findScheme } from '../../../workers/engine/schemes/index.ts';
import type { ParameterValues } from '../../../workers/engine/scenario/parameter.ts';
import type { Scheme } from '../../../workers/engine/schemes/scheme.ts';
import type { FlowParts } from '../../../workers/engine/transport/ends.ts';
import { TRANSPORT_PROFILES } from '../../../workers/engine/scenario/transport-profiles.ts';
import { ConstantStream } from '../../engine/support/randomness.ts';

export interface PartsOptions {
  profile?: TransportProfileName;
  /** Options of the transport that differ from the profile. Runs begin with data, not with a handshake. */
  settings?: Partial<TransportSettings>;
  /** The flow's stream; by default 0 every time. */
  random?: RandomStream;
  ecn?: boolean;
  /** bytes */
  packetSize?: number;
}

export function flowParts({
  profile = 'ns-2.35',
  settings,
  random,
  ecn = false,
  packetSize = 1000,
}: PartsOptions = {}): FlowParts {
  return {
    eventQueue: new EventQueue(),
    pool: new PacketPool(),
    counts: new Counts(),
    settings: { ...TRANSPORT_PROFILES[profile], handshake: false, ...settings },
    profile,
    random: random ?? new ConstantStream(0),
    flow: 0,
    packetSize,
    packets: null,
    feed: null,
    readsSlowly: false,
    ecn,
  };
}

/** The scheme of that kind and its parameters, the defaults of its card where none is given. */
export function schemeOf({ kind, ...given }: SchemeChoice): { scheme: Scheme; values: ParameterValues } {
  const scheme = findScheme(kind);
  if (!scheme) throw new Error(`no scheme '${kind}'`);
  const defaults = Object.fromEntries(scheme.parameters.map((parameter) => [parameter.key, parameter.default]));
  return { scheme, values: { ...defaults, ...given } };
}
