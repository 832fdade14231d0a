import type { ParameterValues } from '../scenario/parameter.ts';
import { connectBbr } from '../schemes/bbr.ts';
import { connectBbr3 } from '../schemes/bbr3.ts';
import { connectDctcp } from '../schemes/dctcp.ts';
import { connectHands, connectHandsRate } from '../schemes/hands-sender.ts';
import { connectLedbat } from '../schemes/ledbat.ts';
import { connectOwn } from '../schemes/own-sender.ts';
import { connectPrague } from '../schemes/prague.ts';
import { connectRap } from '../schemes/rap.ts';
import { connectTear } from '../schemes/tear.ts';
import { connectTfrc } from '../schemes/tfrc.ts';
import { connectTfrcp } from '../schemes/tfrcp.ts';
import { connectVegas } from '../schemes/vegas.ts';
import { isWindowScheme, type Scheme, standsOnModern } from '../schemes/scheme.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { ModernSender } from '../transport/modern-sender.ts';
import { NewRenoSender } from '../transport/newreno-sender.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { RenoSender } from '../transport/reno-sender.ts';
import { SackSender } from '../transport/sack-sender.ts';
import { TahoeSender } from '../transport/tahoe-sender.ts';
import type { RecoveryVariant } from '../transport/window-law.ts';
import type { WindowSender } from '../transport/window-sender.ts';

const SENDERS: Readonly<Record<RecoveryVariant, new (parts: FlowParts) => WindowSender>> = {
  reno: RenoSender,
  newreno: NewRenoSender,
  sack: SackSender,
  tahoe: TahoeSender,
};

/** The registry of the schemes with ends of their own, by kind: one line per scheme. */
export const OWN_ENDS: Record<string, (values: ParameterValues, parts: FlowParts) => Ends> = {
  bbr: connectBbr,
  bbr3: connectBbr3,
  dctcp: connectDctcp,
  hands: connectHands,
  'hands-rate': connectHandsRate,
  ledbat: connectLedbat,
  own: connectOwn,
  prague: connectPrague,
  rap: connectRap,
  tear: connectTear,
  tfrc: connectTfrc,
  tfrcp: connectTfrcp,
  vegas: connectVegas,
};

/**
 * The two ends of a flow. A scheme that is only a window law gets the window transport and its loss recovery.
 * @param values of the scheme's parameters, already validated against its card
 * @throws Error if the scheme is neither
 */
export function endsOf(scheme: Scheme, values: ParameterValues, parts: FlowParts): Ends {
  const own = OWN_ENDS[scheme.kind];
  if (own) return own(values, parts);
  if (!isWindowScheme(scheme)) throw new Error(`no ends of ${scheme.kind}`);
  const isModern = standsOnModern(scheme, values, parts.settings);
  const sender = new (isModern ? ModernSender : SENDERS[scheme.variant(values)])(parts);
  sender.law = scheme.createLaw(values, sender);
  return { sender, receiver: new TcpReceiver(parts) };
}
