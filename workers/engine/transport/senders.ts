import type { SchemeChoice } from '../scenario/types.ts';
import { findScheme } from '../schemes/index.ts';
import type { RecoveryVariant } from '../schemes/scheme.ts';
import { NewRenoSender } from './newreno-sender.ts';
import { RenoSender } from './reno-sender.ts';
import { SackSender } from './sack-sender.ts';
import type { SenderParts, WindowSender } from './window-sender.ts';

const SENDERS: Readonly<Record<RecoveryVariant, new (parts: SenderParts) => WindowSender>> = {
  reno: RenoSender,
  newreno: NewRenoSender,
  sack: SackSender,
};

/** The sender that a scheme stands on. */
export function createSender(choice: SchemeChoice, parts: SenderParts): WindowSender {
  const Sender = SENDERS[findScheme(choice.kind)!.variant(choice)];
  return new Sender(parts);
}
