/** The registry: every claim of the four papers with its check. */
import { bansalWaveChecks } from './bansal-checks.ts';
import { bansalLedger } from './bansal-ledger.ts';
import { bansalOtherChecks } from './bansal-other-checks.ts';
import { type Claim, claimsOf } from './claim.ts';
import { jinSimdChecks } from './jin-checks.ts';
import { jinConvergenceChecks } from './jin-convergence-checks.ts';
import { jinLedger } from './jin-ledger.ts';
import { jinSharingChecks } from './jin-sharing-checks.ts';
import { tsaoTableChecks } from './tsao-checks.ts';
import { tsaoFigureChecks } from './tsao-figure-checks.ts';
import { tsaoLedger } from './tsao-ledger.ts';
import { yangFormulaChecks } from './yang-formula-checks.ts';
import { yangLedger } from './yang-ledger.ts';
import { yangLossChecks } from './yang-loss-checks.ts';
import { yangQueueChecks } from './yang-queue-checks.ts';
import { yangTransientChecks } from './yang-transient-checks.ts';

export const claims: readonly Claim[] = [
  ...claimsOf('bansal2001', bansalLedger, { ...bansalWaveChecks, ...bansalOtherChecks }),
  ...claimsOf('yang2000', yangLedger, {
    ...yangFormulaChecks,
    ...yangLossChecks,
    ...yangQueueChecks,
    ...yangTransientChecks,
  }),
  ...claimsOf('jin2001', jinLedger, { ...jinSimdChecks, ...jinSharingChecks, ...jinConvergenceChecks }),
  ...claimsOf('tsao2007', tsaoLedger, { ...tsaoTableChecks, ...tsaoFigureChecks }),
];

/** The claims that a figure shows. */
export function claimsFor(figure: string): Claim[] {
  return claims.filter(({ figures }) => figures.includes(figure));
}
