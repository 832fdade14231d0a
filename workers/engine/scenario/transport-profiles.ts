/**
 * Profiles of the window transport. A profile sets every option; a scenario or a flow group can override each of them.
 *
 * 'ns-2.35' has the defaults of the release of 2011 (tcl/lib/ns-default.tcl), except for the maximum window: ns-2's is 20
 * packets, which no experiment uses.
 * 'ns-2 of 2000' is the version of the four papers (ns-2.1b6): coarse clock, no minimum RTO, windows truncated on a cut, no
 * limited transmit, initial window 1, no handshake.
 */
import type { TransportOptions, TransportProfileName, TransportSettings } from './types.ts';

export const TRANSPORT_PROFILES: Readonly<Record<TransportProfileName, TransportSettings>> = {
  'ns-2.35': {
    timerTick: 0.01,
    minRto: 0.2,
    maxRto: 60,
    initialRto: 3,
    minRtoBeforeBackoff: true,
    limitedTransmit: true,
    truncateWindows: false,
    initialWindow: 2,
    initialSsthresh: null,
    handshake: true,
    delayedAck: false,
    maxWindow: 10_000,
    sendJitter: 0,
  },
  'ns-2 of 2000': {
    timerTick: 0.1,
    minRto: 0,
    maxRto: 64,
    initialRto: 6,
    minRtoBeforeBackoff: false,
    limitedTransmit: false,
    truncateWindows: true,
    initialWindow: 1,
    initialSsthresh: null,
    handshake: false,
    delayedAck: false,
    maxWindow: 10_000,
    sendJitter: 0,
  },
};

/** A group's settings: the profile's, overridden by the scenario's options, then by the group's. */
export function transportSettings(
  options: TransportOptions,
  group: Partial<TransportSettings> = {},
): TransportSettings {
  const { profile, ...alone } = options;
  return { ...TRANSPORT_PROFILES[profile], ...alone, ...group };
}
