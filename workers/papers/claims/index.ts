/** The registry: every claim of the four papers with its check. */
import { bansalCauses, bansalHere } from '../bansal2001/failing.ts';
import { bansalLedger } from '../bansal2001/ledger.ts';
import { bansalOtherChecks } from '../bansal2001/other-checks.ts';
import { bansalWaveChecks } from '../bansal2001/wave-checks.ts';
import { jinConvergenceChecks } from '../jin2001/convergence-checks.ts';
import { jinCauses, jinHere } from '../jin2001/failing.ts';
import { jinLedger } from '../jin2001/ledger.ts';
import { jinSharingChecks } from '../jin2001/sharing-checks.ts';
import { jinSimdChecks } from '../jin2001/simd-checks.ts';
import { tsaoCauses, tsaoHere } from '../tsao2007/failing.ts';
import { tsaoFigureChecks } from '../tsao2007/figure-checks.ts';
import { tsaoLedger } from '../tsao2007/ledger.ts';
import { tableChecks } from '../tsao2007/tables.ts';
import { yangCauses, yangHere } from '../yang2000/failing.ts';
import { yangFormulaChecks } from '../yang2000/formula-checks.ts';
import { yangLedger } from '../yang2000/ledger.ts';
import { yangLossChecks } from '../yang2000/loss-checks.ts';
import { yangQueueChecks } from '../yang2000/queue-checks.ts';
import { yangTransientChecks } from '../yang2000/transient-checks.ts';
import { type Claim, claimsOf } from './claim.ts';

const bansalChecks = { ...bansalWaveChecks, ...bansalOtherChecks };
const yangChecks = { ...yangFormulaChecks, ...yangLossChecks, ...yangQueueChecks, ...yangTransientChecks };
const jinChecks = { ...jinSimdChecks, ...jinSharingChecks, ...jinConvergenceChecks };
const tsaoChecks = { ...tableChecks, ...tsaoFigureChecks };

export const claims: readonly Claim[] = [
  ...claimsOf('bansal2001', { ledger: bansalLedger, checks: bansalChecks, causes: bansalCauses, here: bansalHere }),
  ...claimsOf('yang2000', { ledger: yangLedger, checks: yangChecks, causes: yangCauses, here: yangHere }),
  ...claimsOf('jin2001', { ledger: jinLedger, checks: jinChecks, causes: jinCauses, here: jinHere }),
  ...claimsOf('tsao2007', { ledger: tsaoLedger, checks: tsaoChecks, causes: tsaoCauses, here: tsaoHere }),
];

/** The claims that a figure shows. */
export function claimsFor(figure: string): Claim[] {
  return claims.filter(({ figures }) => figures.includes(figure));
}
