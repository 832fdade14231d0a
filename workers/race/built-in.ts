/** Schemes that race beside rules of one's own, as the card of each sets them. */
import { findScheme } from '../engine/schemes/index.ts';
import type { Card } from '../engine/scenario/parameter.ts';

/** Those that stand in a new race: loss, curve, model, delay. */
export const USUAL: readonly string[] = ['tcp', 'cubic', 'bbr', 'vegas'];

/** As an entry. Null if there is no such scheme. */
export function builtIn(kind: string): { name: string; scheme: { kind: string; variant?: string } } | null {
  const card = kind === 'own' ? undefined : findScheme(kind);
  if (!card) return null;
  return { name: card.name, scheme: { kind, ...(hasVariant(card) && { variant: 'sack' }) } };
}

/** All that can race are compared with the same loss recovery. */
function hasVariant({ parameters }: Card): boolean {
  return parameters.some(({ key }) => key === 'variant');
}
