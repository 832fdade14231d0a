/** CoV over time of what one flow sends per round trip: known where the pattern of the losses is known, and the link is not what limits. */
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { simdToothCov, straightToothCov } from '../../workers/theory/variation.ts';
import type { GroupNumbers, RunNumbers } from '../run/numbers.ts';
import { closedForm, none, type Prediction } from './prediction.ts';
import { aimdOf, RARE_LOSSES } from './response.ts';
import { onlyLoss } from './steady.ts';

/** Above this use of the link a queue stands, and the link's own rate evens out what is sent. */
const NOT_LIMITED = 0.9;
/** A swing of fewer packets than this per round trip is hidden by their coming in whole numbers. */
const WHOLE_PACKETS = 0.5;
const OWN = 'integrated over one tooth; the measured CoV also holds the unevenness of whole packets';

export function covPrediction(
  scenario: Scenario,
  group: FlowGroup,
  numbers: RunNumbers,
  own: GroupNumbers,
): Prediction {
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
function evenLosses(scenario: Scenario, group: FlowGroup, own: GroupNumbers): Prediction {
  const { scheme } = group;
  const b = Number(scheme['b']);
  const aimd = aimdOf(scenario, group);
  if (aimd)
    return {
      value: straightToothCov(aimd.b),
      formula: 'b / (√3 (2 − b))',
      source: `AIMD’s tooth from (1 − b)W to W, ${OWN}`,
    };
  switch (scheme.kind) {
    case 'simd':
      return {
        value: simdToothCov(b),
        formula: 'β √(4/45) / (1 − 2β/3)',
        source: `the curve of Jin et al. 2001, Eq. 1, ${OWN}`,
      };
    case 'binomial':
    case 'aiad-h': {
      const window = (own.mean * own.roundTrip) / (8 * group.packetSize);
      const cut = b * Math.pow(window, Number(scheme['l'] ?? 0) - 1);
      return {
        value: straightToothCov(cut),
        formula: 'f / (√3 (2 − f)), f = β W^(l − 1)',
        source: `the climb taken as straight, ${OWN}`,
      };
    }
    case 'tfrc':
    case 'tear':
      return {
        value: 0,
        formula: '0',
        source: 'even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)',
      };
    default:
      return none('no closed form of this scheme');
  }
}

function lossesPoissonInTime(scenario: Scenario, group: FlowGroup): Prediction {
  const aimd = aimdOf(scenario, group);
  if (aimd) return { ...closedForm('cov-aimd', { b: aimd.b }), source: 'Yang et al. 2000, Eq. 4' };
  if (group.scheme.kind !== 'tear') return none('no form of this scheme for such losses');
  const { value: c } = closedForm('cov-aimd', { b: 0.5 });
  return {
    ...closedForm('cov-tear', { c }),
    source: 'Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)',
  };
}

function lossesPerPacket({ scheme }: FlowGroup, p: number): Prediction {
  if (scheme.kind !== 'tfrc') return none('no form for losses per packet');
  if (Number(scheme['intervals']) !== 8) return none('a form for 8 intervals only');
  if (p > RARE_LOSSES) return none('the form leaves timeouts out');
  return { ...tfrcCov(p), source: 'Yang et al. 2000, Eq. 56' };
}

let known = { p: NaN, form: { value: NaN, formula: '' } };

/** Sums some 30/p terms, and p does not change while a run goes on. */
function tfrcCov(p: number): { value: number; formula: string } {
  if (p !== known.p) known = { p, form: closedForm('cov-tfrc', { p }) };
  return known.form;
}
