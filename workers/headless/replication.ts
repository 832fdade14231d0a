import type { Claim, Finding } from '../figures/claims/claim.ts';
export function replicationDocument(_c: readonly Claim[], _f: ReadonlyMap<string, Finding>, _m: object): string { return ''; }
