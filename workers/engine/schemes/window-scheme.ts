import type { Ends, FlowParts } from '../transport/ends.ts';
import { NewRenoSender } from '../transport/newreno-sender.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { RenoSender } from '../transport/reno-sender.ts';
import { SackSender } from '../transport/sack-sender.ts';
import { TahoeSender } from '../transport/tahoe-sender.ts';
import type { WindowSender } from '../transport/window-sender.ts';
import type { WindowScheme } from './scheme.ts';
import type { RecoveryVariant, WindowLaw } from '../transport/window-law.ts';

const SENDERS: Readonly<Record<RecoveryVariant, new (parts: FlowParts) => WindowSender>> = {
  reno: RenoSender,
  newreno: NewRenoSender,
  sack: SackSender,
  tahoe: TahoeSender,
};

/** A scheme that is only a window law. The window transport and the chosen loss recovery do the rest. */
export function windowScheme(scheme: Omit<WindowScheme, 'connect' | 'control'>): WindowScheme {
  return {
    ...scheme,
    control: 'window',
    connect: (values, parts) =>
      connectWindow(parts, scheme.variant(values), (sender) => scheme.createLaw(values, sender)),
  };
}

/** The two ends of a flow of the window transport. */
export function connectWindow(
  parts: FlowParts,
  variant: RecoveryVariant,
  createLaw: (sender: WindowSender) => WindowLaw,
): Ends {
  const sender = new SENDERS[variant](parts);
  sender.law = createLaw(sender);
  return { sender, receiver: new TcpReceiver(parts) };
}
