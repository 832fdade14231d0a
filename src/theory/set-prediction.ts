/**
 * What closed forms say of a run before it runs, by what is set alone: an experiment draws it as a curve. Where the other
 * predictions take the loss event rate and the round trip that were measured, these take those that are set, so they hold where
 * the losses are set and the link is never full, or where one flow alone fills a drop-tail queue. Anything else has none.
 */
import { flowRtts } from '../../workers/engine/scenario/rtt.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { loneFlow, usedByLoneFlow } from './lone-flow.ts';
import { none, type Prediction } from './prediction.ts';
import { response } from './response.ts';
import { onlyLoss, unsteady } from './steady.ts';
import { say } from '../../workers/words/say.ts';

/** Ids of the measures that are asked about (workers/measures/numbers.ts). */
export const PREDICTED = ['throughput', 'share', 'link-use'] as const;

/** Mean load, as a part of the link, up to which a sawtooth whose peak is 4/3 of its mean does not fill it. */
const NOT_FULL = 0.75;

/**
 * @param group of which flows; left out: of all
 * @returns bit/s of a throughput, else a part of one
 */
export function setPrediction(scenario: Scenario, id: (typeof PREDICTED)[number], group?: string): Prediction {
  const why = unsteady(scenario, scenario.warmup, scenario.duration);
  if (why !== null) return none(why);
  const lone = loneFlow(scenario);
  if (lone && id !== 'share') {
    if (scenario.path[0]!.queue.limit < 2) return none('slow start’s pairs of packets do not fit into the queue');
    const used = usedByLoneFlow(lone);
    return { value: id === 'throughput' ? used * lone.rate : used, ...LONE };
  }
  if (id === 'link-use') return none('no form of several flows');
  const rates = ratesOf(scenario);
  if ('reason' in rates) return rates;
  const all = rates.each.reduce((sum, { value }) => sum + value, 0);
  const own = rates.each.filter((_, index) => group === undefined || scenario.flows[index]!.id === group);
  const value = own.reduce((sum, one) => sum + one.value, 0);
  const [{ formula, source }] = own as [Known];
  if (id === 'throughput') return { value, formula, source };
  return {
    value: value / all,
    formula: 'n T(p, R) / Σ n T(p, R)',
    source: say('T of each group: {formula}, {source}', { formula: say(formula), source: say(source) }),
  };
}

type Known = Extract<Prediction, { value: number }>;

const LONE = {
  formula: '(W² − w²) / (2C (C − w) + W² − C²), w = (1 − b) W below the pipe C, else 1',
  source: 'Villamizar & Song 1994; W the pipe and its queue, in packets',
};

/** bit/s that arrive of each group, by its response function at the loss rate that is set and the round trip of an empty queue. */
function ratesOf(scenario: Scenario): { each: Known[] } | { reason: string } {
  const { path, reverse, flows, traffic } = scenario;
  const [hop] = path;
  const loss = onlyLoss(scenario);
  if (!hop || path.length > 1 || reverse !== 'ideal') return { reason: 'no form over several queues' };
  if (traffic.length > 0) return { reason: 'no form beside other traffic' };
  const p = loss?.kind === 'bernoulli' ? loss.p : loss?.kind === 'periodic' ? 1 / loss.every : null;
  if (p === null || p === 0) return { reason: 'no losses are set whose rate a form takes' };
  if (flows.some(({ direction, feed }) => direction === 'reverse' || feed !== 'greedy'))
    return { reason: 'no form of flows that go back, or have nothing to send at times' };
  const alone = flows.length === 1 && flows[0]!.count === 1;
  const each: Known[] = [];
  for (const group of flows) {
    const one = rateOf(scenario, group, p, alone && loss!.kind === 'periodic');
    if ('reason' in one) return one;
    each.push(one);
  }
  const sent = each.reduce((sum, { value }) => sum + value, 0) / (1 - p);
  if (hop.rate !== null && sent > NOT_FULL * hop.rate) return { reason: 'the link would be full at times' };
  return { each };
}

/** @param even losses come one at a time, at even gaps */
function rateOf(scenario: Scenario, group: FlowGroup, p: number, even: boolean): Prediction {
  const bits = 8 * group.packetSize;
  const [hop] = scenario.path;
  const { maxWindow } = transportSettings(scenario.transport, group.transport);
  let value = 0;
  let form: Known | null = null;
  for (const { baseRtt } of flowRtts(scenario, group)) {
    const rtt = baseRtt + (hop!.rate === null ? 0 : bits / hop!.rate);
    const one = response(scenario, group, p, rtt, even);
    if ('reason' in one) return one;
    value += bits * (1 - p) * Math.min(one.value, maxWindow / rtt);
    form = one;
  }
  return { value, formula: form!.formula, source: form!.source };
}
