/** What groups of flows are called: their labels, else their schemes, with a letter where several are alike. */
import type { Scenario } from '../engine/scenario/types.ts';
import { findScheme } from '../engine/schemes/index.ts';

export function groupNames({ flows }: Pick<Scenario, 'flows'>): string[] {
  const bare = flows.map(({ label, scheme }) => label || (findScheme(scheme.kind)?.name ?? scheme.kind));
  return bare.map((name, index) => {
    const earlier = bare.slice(0, index).filter((other) => other === name).length;
    return bare.filter((other) => other === name).length > 1 ? `${name} ${'ABCDEFGH'[earlier] ?? earlier + 1}` : name;
  });
}
