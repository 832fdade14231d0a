/**
 * The eras of the window transport. A profile sets every option; a scenario, or a flow group, may set any of them alone.
 *
 * 'ns-2.35' is what the release of 2011 does by default (tcl/lib/ns-default.tcl), but for the maximum window, which
 * ns-2 keeps at 20 packets and nobody's experiment does.
 * 'ns-2 of 2000' is what the four papers ran (ns-2.1b6): coarse clock, no minimum RTO, windows truncated on a cut, no
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

/** The settings that hold for a group: profile, then the scenario's options, then the group's. */
export function transportSettings(
  options: TransportOptions,
  group: Partial<TransportSettings> = {},
): TransportSettings {
  const { profile, ...alone } = options;
  return { ...TRANSPORT_PROFILES[profile], ...alone, ...group };
}
