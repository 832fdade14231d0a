/**
 * Profiles of the window transport. A profile sets every option; a scenario or a flow group can override each of them.
 *
 * 'ns-2.35' has the defaults of the release of 2011 (tcl/lib/ns-default.tcl), except for the maximum window: ns-2's is 20
 * packets, which no experiment uses.
 * 'ns-2 of 2000' is ns-2 as Yang et al. 2000 had it (ns-2.1b6): coarse clock, no minimum RTO, windows truncated on a cut, no
 * limited transmit, initial window 1, no handshake.
 */
import { fieldDefaults } from './parameter.ts';
import { PROFILE, TRANSPORT_FIELDS } from './transport-fields.ts';
import type { TransportOptions, TransportProfileName, TransportSettings } from './types.ts';

function settingsOf(name: TransportProfileName): TransportSettings {
  const older = TRANSPORT_FIELDS.flatMap((field) => ('in2000' in field ? [[field.key, field.in2000] as const] : []));
  return { ...fieldDefaults(TRANSPORT_FIELDS), ...(name === 'ns-2 of 2000' && Object.fromEntries(older)) };
}

export const TRANSPORT_PROFILES = Object.fromEntries(
  PROFILE.options.map(({ value }) => [value, settingsOf(value)]),
) as Readonly<Record<TransportProfileName, TransportSettings>>;

/**
 * TCP of Linux 6.18, for a flow group. The kernel's clock counts microseconds; what it lacks of Linux is said in
 * modern-sender.ts.
 */
export const LINUX_TODAY = {
  initialWindow: 10,
  initialSsthresh: null,
  prr: true,
  rack: true,
  tlp: true,
  truncateWindows: true,
  timerTick: 0.001,
  minRto: 0.2,
  minRtoBeyondRtt: true,
  initialRto: 1,
  maxRto: 120,
} as const satisfies Partial<TransportSettings>;

/** CUBIC's parameters in Linux 6.18, where they are not the card's. */
export const LINUX_CUBIC = { hystart: true, fullClimb: false, wholeSteps: true };

/** A group's settings: the profile's, overridden by the scenario's options, then by the group's. */
export function transportSettings(
  options: TransportOptions,
  group: Partial<TransportSettings> = {},
): TransportSettings {
  const { profile, ...alone } = options;
  return { ...TRANSPORT_PROFILES[profile], ...alone, ...group };
}
