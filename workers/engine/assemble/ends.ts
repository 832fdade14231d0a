import type { ParameterValues } from '../scenario/parameter.ts';
import type { Scheme } from '../schemes/scheme.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
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

/**
 * The two ends of a flow. A scheme that is only a window law gets the window transport and its loss recovery.
 * @param values of the scheme's parameters, already validated against its card
 */
export function endsOf(scheme: Scheme, values: ParameterValues, parts: FlowParts): Ends {
  if ('connect' in scheme) return scheme.connect(values, parts);
  const sender = new SENDERS[scheme.variant(values)](parts);
  sender.law = scheme.createLaw(values, sender);
  return { sender, receiver: new TcpReceiver(parts) };
}
