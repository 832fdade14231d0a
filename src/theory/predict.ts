/**
 * What the closed forms say beside each measured number, or why they say nothing. Measured are the loss event rate p and
 * the round trip R, and they go into the forms; no form is fitted, and none is used outside what its paper assumes.
 */
import type { FlowGroup, Hop, Scenario } from '../../workers/engine/scenario/types.ts';
import { aimdLossRate } from '../../workers/theory/throughput.ts';
import type { GroupNumbers, RunNumbers } from '../run/numbers.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { eventRateOfLoneFlow, type LoneFlow, loneFlow, usedByLoneFlow } from './lone-flow.ts';
import { closedForm, none, type Prediction, type Quantity } from './prediction.ts';
import { aimdOf, HELD_BACK, heldTo, percent, response, theoryOfScheme } from './response.ts';
import { onlyLoss, unsteady } from './steady.ts';
import { covPrediction } from './variation.ts';
import { say } from '../../workers/words/say.ts';

export interface Theory {
  groups: Record<Quantity, Prediction>[];
  /** Of the link of the hop in view: the part in use. */
  used: Prediction;
}

/** Loss events that p must be measured from: then its own standard error is below a quarter. */
export const ENOUGH_EVENTS = 20;
/** Climbs over which a lone flow is looked at, at least. */
const ENOUGH_CLIMBS = 5;
/** Between the halves of the span the throughput of a steady flow differs by no more than this and by what chance does. */
const DRIFT = 0.1;
/** Groups meet the same p if theirs are no further apart than this and than chance makes them. */
const ALIKE = 1.25;

/** With the rates, delays, losses and limits that hold at `time`, s: the means begin after a change, or nothing steady is said. */
function asItStands(scenario: Scenario, time: number): Scenario {
  if (scenario.events.length === 0) return scenario;
  const { rates, delays, losses, limits } = effectiveAt(scenario, time);
  const path = scenario.path.map((hop, at): Hop => {
    const queue = { ...hop.queue, limit: limits[at]! };
    return { ...hop, rate: rates[at]!, delay: delays[at]!, loss: losses[at]!, queue };
  });
  return { ...scenario, path };
}

/** @param time the time on show, s; `numbers` are those at it */
export function theoryOf(numbers: RunNumbers, time: number): Theory {
  const scenario = asItStands(numbers.scenario, time);
  const why = unsteady(scenario, numbers.since, time);
  const lone = loneFlow(scenario);
  const { flows } = scenario;
  const shares = why === null ? sharesOf(scenario, numbers) : flows.map(() => none(why));
  const steady = (predict: () => Prediction): Prediction => (why === null ? predict() : none(why));
  return {
    groups: flows.map((group, index) => {
      const own = numbers.groups[index]!;
      const because = why ?? drifting(own);
      const settled = (predict: () => Prediction): Prediction => (because === null ? predict() : none(because));
      return {
        mean: settled(() => meanOf(scenario, group, own, lone)),
        share: shares[index]!,
        cov: settled(() =>
          own.lossEvents < ENOUGH_EVENTS ? tooFew(own) : covPrediction(scenario, group, numbers, own),
        ),
        lost: steady(() => lostOf(scenario, numbers)),
        lossEventRate: settled(() => eventRateOf(scenario, group, own, lone)),
        roundTrip: roundTripOf(scenario, group, numbers),
      };
    }),
    used: steady(() => usedOf(lone, numbers)),
  };
}

const HELD = { formula: 'n × its rate', source: 'the application’s: all that it writes, or reads, gets through' };

function meanOf(scenario: Scenario, group: FlowGroup, own: GroupNumbers, lone: LoneFlow | null): Prediction {
  if (lone) {
    if (lone.loses && own.lossEvents < ENOUGH_CLIMBS) return tooFew(own, ENOUGH_CLIMBS);
    return { value: usedByLoneFlow(lone) * lone.rate, ...USED };
  }
  const held = heldTo(group);
  if (held !== null) {
    const value = group.count * held;
    return own.mean > 0.9 * value ? { value, ...HELD } : none(HELD_BACK);
  }
  const bits = group.count * 8 * group.packetSize;
  const largest = group.transport.maxWindow ?? scenario.transport.maxWindow;
  if (own.lossEvents === 0 && own.roundTrip > 0 && largest !== undefined) {
    const value = (bits * largest) / own.roundTrip;
    // Without losses only the window's bound or the link can hold a flow back; the link, if the bound asks for more.
    return own.mean > 0.9 * value
      ? { value, formula: 'Wmax / R', source: 'Padhye et al. 1998; nothing is lost' }
      : none('nothing lost so far');
  }
  if (own.lossEvents < ENOUGH_EVENTS) return tooFew(own);
  const timed = timedLosses(scenario, group, own);
  if (timed) return timed;
  const one = response(scenario, group, own.lossEventRate, own.roundTrip, evenLosses(scenario));
  if ('reason' in one) return one;
  // The forms count what is sent, the table what arrives.
  const value = bits * one.value * (1 - own.lost);
  return largest === undefined
    ? { ...one, value }
    : { ...one, value: Math.min(value, (bits * largest) / own.roundTrip) };
}

/** Why the group cannot be taken to have settled; null if it can. Loss events come by chance: of n, some √n more or fewer. */
function drifting({ lossEvents, trend }: GroupNumbers): string | null {
  if (lossEvents === 0 || Math.abs(trend - 1) <= DRIFT + 2 / Math.sqrt(lossEvents)) return null;
  return trend > 1 ? 'still settling: it climbs' : 'still settling: it falls';
}

/** One AIMD flow whose losses come at times that do not depend on its rate; null if it is not such a case. */
function timedLosses(scenario: Scenario, group: FlowGroup, { roundTrip }: GroupNumbers): Prediction | null {
  const loss = onlyLoss(scenario);
  const aimd = aimdOf(scenario, group);
  if (!alone(scenario) || loss?.kind !== 'interval' || !aimd) return null;
  const { value, formula } = closedForm('interval-window', {
    a: aimd.a,
    b: aimd.b,
    tau: loss.mean / roundTrip,
    c: loss.cv,
  });
  return {
    value: (8 * group.packetSize * value) / roundTrip,
    formula: `${formula} / R`,
    source: 'Tsao et al. 2007, Fig. 1; τ and c as set',
  };
}

function alone({ flows, traffic }: Scenario): boolean {
  return flows.length === 1 && flows[0]!.count === 1 && traffic.length === 0;
}

/** Losses come one at a time, at even gaps: one flow, and every n-th packet of it falls. */
function evenLosses(scenario: Scenario): boolean {
  return alone(scenario) && onlyLoss(scenario)?.kind === 'periodic';
}

/** Each group's flows × what one of them would get at the p and the round trip that are measured, over the sum of all. */
function sharesOf(scenario: Scenario, { groups }: RunNumbers): Prediction[] {
  const { flows } = scenario;
  const all = (reason: string): Prediction[] => flows.map(() => none(reason));
  if (flows.length < 2) return all('one scheme has all');
  if (flows.some((group) => group.direction !== flows[0]!.direction)) return all('flows go both ways');
  const drift = groups.map(drifting).find((one) => one !== null);
  if (drift) return all(drift);
  const few = groups.reduce((least, own) => (own.lossEvents < least.lossEvents ? own : least));
  if (few.lossEvents < ENOUGH_EVENTS) return all(reasonOf(tooFew(few)));
  const rates = groups.map((own) => own.lossEventRate);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const chance = 1 + 2 / Math.sqrt(Math.min(...groups.map((own) => own.lossEvents)));
  if (most / least > Math.max(ALIKE, chance))
    return all(say('p differs: {least} to {most}', { least: percent(least), most: percent(most) }));
  const p =
    groups.reduce((sum, own) => sum + own.lossEvents, 0) /
    groups.reduce((sum, own) => sum + own.lossEvents / own.lossEventRate, 0);
  const each = flows.map((group, index) => response(scenario, group, p, groups[index]!.roundTrip, false));
  const missing = each.find((one) => 'reason' in one);
  if (missing) return all(reasonOf(missing));
  const weights = each.map(
    (one, index) => flows[index]!.count * flows[index]!.packetSize * ('value' in one ? one.value : 0),
  );
  const sum = weights.reduce((so, weight) => so + weight, 0);
  return weights.map((weight) => ({
    value: weight / sum,
    formula: 'n T(p, R) / Σ n T(p, R)',
    source: say('n flows, T the form of the mean, p = {p} for all', { p: percent(p) }),
  }));
}

function lostOf(scenario: Scenario, { queueDrops }: RunNumbers): Prediction {
  const loss = onlyLoss(scenario);
  const queue = scenario.path[0]!.queue.kind;
  if (queueDrops > 0 || !loss) {
    if (loss) return none('no form: the queue drops too');
    return none(queue === 'droptail' ? 'no form: drop-tail drops in bursts' : 'no form of the queue’s drops');
  }
  if (loss.kind === 'bernoulli') return { value: loss.p, formula: 'p', source: 'the chance that is set' };
  if (loss.kind === 'periodic')
    return { value: 1 / loss.every, formula: `1/${loss.every}`, source: 'the gap that is set' };
  return none('no form for such losses');
}

/** The response function without timeouts, read the other way: p from the mean window W. */
function eventRateOf(scenario: Scenario, group: FlowGroup, numbers: GroupNumbers, lone: LoneFlow | null): Prediction {
  if (lone) {
    if (!lone.loses) return { value: 0, formula: '0', source: 'the largest window does not fill the queue' };
    if (numbers.lossEvents < ENOUGH_CLIMBS) return tooFew(numbers, ENOUGH_CLIMBS);
    return {
      value: eventRateOfLoneFlow(lone),
      formula: '2a / (W² (1 − (1 − b)²)), W = RC + queue',
      source: 'one tooth’s packets: Yang et al. 2000, Sec. 4.1, peak window',
    };
  }
  if (numbers.lossEvents === 0) return none('nothing lost so far');
  const window = (numbers.mean * numbers.roundTrip) / (8 * group.packetSize * group.count);
  const at = response(scenario, group, numbers.lossEventRate, numbers.roundTrip, evenLosses(scenario));
  if ('reason' in at) return at;
  const aimd = aimdOf(scenario, group);
  const own = theoryOfScheme(group);
  const byWindow = 'lossRate' in own ? own.lossRate : undefined;
  const { a, b } = aimd ?? { a: 1, b: 0.5 };
  const value = byWindow?.at(group.scheme, window) ?? aimdLossRate(a, b, window);
  if (!(value <= 0.02)) return none('no form with timeouts');
  const formula = byWindow?.formula ?? (a === 1 && b === 0.5 ? '1.5 / W²' : 'a(2 − b) / (2b W²)');
  return { value, formula, source: 'the form of the mean without timeouts, solved for p; W the mean window' };
}

/** Propagation and waiting, by Little’s law: holds whether or not anything is steady. */
function roundTripOf(scenario: Scenario, group: FlowGroup, { meanQueue, groups }: RunNumbers): Prediction {
  const { path, reverse, flows, traffic, events } = scenario;
  const [hop] = path;
  if (!hop || path.length > 1 || reverse !== 'ideal') return none('no form over several queues');
  if (groups.every((own) => own.roundTrip === 0)) return none('no round trip so far');
  const base = 2 * (hop.delay + group.accessDelay);
  if (hop.rate === null) return { value: base, formula: 'R₀', source: 'nothing waits at an unlimited link' };
  if (hop.trace || events.some((event) => event.do === 'rate')) return none('the link’s rate changes');
  if (events.some((event) => event.do === 'delay')) return none('the link’s delay changes');
  if ([...flows, ...traffic].some((sender) => sender.packetSize !== group.packetSize))
    return none('packets differ in size');
  return {
    value: base + ((meanQueue + 1) * 8 * group.packetSize) / hop.rate,
    formula: 'R₀ + (q + 1) s / C',
    source: 'Little 1961; q the queue’s mean over time, s a packet',
  };
}

const USED = {
  formula: '1 if (1 − b)W ≥ P, else W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + queue',
  source: 'one tooth of a flow alone; 3/4 without a queue (Villamizar & Song 1994)',
};

function usedOf(lone: LoneFlow | null, { used }: RunNumbers): Prediction {
  if (used === null) return none('no one rate to compare with');
  if (!lone) return none('a form for one AIMD flow alone');
  return { value: usedByLoneFlow(lone), ...USED };
}

function tooFew({ lossEvents }: GroupNumbers, needed = ENOUGH_EVENTS): Prediction {
  return none(
    lossEvents === 0
      ? 'nothing lost so far'
      : say('{events} of {needed} loss events needed', { events: lossEvents, needed }),
  );
}

function reasonOf(prediction: Prediction): string {
  return 'reason' in prediction ? prediction.reason : '';
}
