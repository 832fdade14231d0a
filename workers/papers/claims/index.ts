/** The registry: every claim of the four papers with its check. */
import { bansalWaveChecks } from '../bansal2001/wave-checks.ts';
import { bansalLedger } from '../bansal2001/ledger.ts';
import { bansalOtherChecks } from '../bansal2001/other-checks.ts';
import { type Claim, claimsOf } from './claim.ts';
import { jinSimdChecks } from '../jin2001/simd-checks.ts';
import { jinConvergenceChecks } from '../jin2001/convergence-checks.ts';
import { jinLedger } from '../jin2001/ledger.ts';
import { jinSharingChecks } from '../jin2001/sharing-checks.ts';
import { tsaoTableChecks } from '../tsao2007/table-checks.ts';
import { tsaoFigureChecks } from '../tsao2007/figure-checks.ts';
import { tsaoLedger } from '../tsao2007/ledger.ts';
import { yangFormulaChecks } from '../yang2000/formula-checks.ts';
import { yangLedger } from '../yang2000/ledger.ts';
import { yangLossChecks } from '../yang2000/loss-checks.ts';
import { yangQueueChecks } from '../yang2000/queue-checks.ts';
import { yangTransientChecks } from '../yang2000/transient-checks.ts';

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
