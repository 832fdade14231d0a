/** CoV over time of what one flow sends per round trip: known where the pattern of the losses is known, and the link is not what limits. */
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { type NotAimd, TOOTH } from '../../workers/engine/schemes/theory.ts';
import { straightToothCov } from '../../workers/theory/variation.ts';
import type { GroupNumbers, RunNumbers } from '../run/numbers.ts';
import { closedForm, none, type Prediction } from './prediction.ts';
import { aimdOf, HELD_BACK, heldTo, RARE_LOSSES, theoryOfScheme } from './response.ts';
import { onlyLoss } from './steady.ts';

/** Above this use of the link a queue stands, and the link's own rate evens out what is sent. */
const NOT_LIMITED = 0.9;
/** A swing of fewer packets than this per round trip is hidden by their coming in whole numbers. */
const WHOLE_PACKETS = 0.5;

export function covPrediction(
  scenario: Scenario,
  group: FlowGroup,
  numbers: RunNumbers,
  own: GroupNumbers,
): Prediction {
  if (heldTo(group) !== null) return none(HELD_BACK);
  const loss = onlyLoss(scenario);
  if (!loss || numbers.queueDrops > 0)
    return none(loss ? 'no form: the queue drops too' : 'no form for losses at a queue');
  if (numbers.used !== null && numbers.used > NOT_LIMITED) return none('no form: the link limits the rate');
  const lone = scenario.flows.length === 1 && group.count === 1 && scenario.traffic.length === 0;
  switch (loss.kind) {
    case 'periodic':
      return lone
        ? unlessHidden(evenLosses(scenario, group, own), group, own)
        : none('no form: flows share the losses');
    case 'interval':
      if (!lone) return none('no form: flows share the losses');
      return loss.cv === 1 ? lossesPoissonInTime(scenario, group) : none('no form unless losses are Poisson');
    case 'bernoulli':
      return lossesPerPacket(group, loss.p);
    default:
      return none('no form for such losses');
  }
}

function unlessHidden(
  prediction: Prediction,
  { packetSize }: FlowGroup,
  { mean, roundTrip }: GroupNumbers,
): Prediction {
  const window = (mean * roundTrip) / (8 * packetSize);
  return 'value' in prediction && prediction.value * window < WHOLE_PACKETS
    ? none('under half a packet: rounding rules')
    : prediction;
}

/** The same tooth over and over: standard deviation over mean of its shape. */
function evenLosses(scenario: Scenario, group: FlowGroup, { mean, roundTrip }: GroupNumbers): Prediction {
  const aimd = aimdOf(scenario, group);
  if (aimd)
    return {
      value: straightToothCov(aimd.b),
      formula: 'b / (√3 (2 − b))',
      source: `AIMD’s tooth from (1 − b)W to W, ${TOOTH}`,
    };
  const { evenLosses: tooth } = theoryOfScheme(group) as NotAimd;
  return tooth?.(group.scheme, (mean * roundTrip) / (8 * group.packetSize)) ?? none('no closed form of this scheme');
}

function lossesPoissonInTime(scenario: Scenario, group: FlowGroup): Prediction {
  const aimd = aimdOf(scenario, group);
  if (aimd) return { ...closedForm('cov-aimd', { b: aimd.b }), source: 'Yang et al. 2000, Eq. 4' };
  const { poissonLosses: own } = theoryOfScheme(group) as NotAimd;
  if (!own) return none('no form of this scheme for such losses');
  return { ...closedForm(own.form, own.with ?? {}), source: own.source };
}

function lossesPerPacket(group: FlowGroup, p: number): Prediction {
  const theory = theoryOfScheme(group);
  const own = 'randomLosses' in theory ? theory.randomLosses?.(group.scheme) : undefined;
  if (!own) return none('no form for losses per packet');
  if ('none' in own) return none(own.none);
  if (p > RARE_LOSSES) return none('the form leaves timeouts out');
  return { ...covAt(own.form, p), source: own.source };
}

let known = { id: '', p: NaN, form: { value: NaN, formula: '' } };

/** Sums some 30/p terms, and p does not change while a run goes on. */
function covAt(id: string, p: number): { value: number; formula: string } {
  if (id !== known.id || p !== known.p) known = { id, p, form: closedForm(id, { p }) };
  return known.form;
}
