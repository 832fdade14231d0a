/** Runs a scenario as far as a number of events leads, and looks for anything that must not be. */
import type { Network } from '../../../workers/engine/assemble/network.ts';
import type { PacketPool } from '../../../workers/engine/network/packets.ts';
import { flowOffset } from '../../../workers/engine/sampling/frame.ts';
import { boundsOf } from '../../../workers/engine/scenario/bounds.ts';
import { hopsOf } from '../../../workers/engine/scenario/hops.ts';
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../../workers/engine/scenario/refusal.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { complaint, endpoints, numbersIn } from './audit.ts';
import { heldBytes } from './held-bytes.ts';

export interface Tried {
  /** The first rule that refused it; '' if it was accepted. */
  refused: string;
  /** What was wrong with its run; '' if nothing. */
  wrong: string;
  /** Data packets that were sent. */
  packets: number;
  /** Parts of its bounds that were used: packets sent, packets in the network, bytes. */
  used: { sent: number; inFlight: number; bytes: number };
}

/** Times at which a run is looked at as a whole. */
const LOOKS = 4;
/** Numbers of a frame whose check takes about as long as an event. */
const FRAME_AS_EVENT = 16;

export function tryExtreme(input: object, events: number): Tried {
  const tried: Tried = { refused: '', wrong: '', packets: 0, used: { sent: 0, inFlight: 0, bytes: 0 } };
  let scenario;
  try {
    scenario = normalizeScenario(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    tried.refused = `${error.refusals[0]!.path.replace(/\d+/g, 'n')}: ${error.refusals[0]!.rule}`;
    return tried;
  }
  const bounds = boundsOf(scenario);
  const find = (what: string): void => void (tried.wrong ||= what);
  const totals = hopsOf(scenario).map(() => ({ arrivals: 0, drops: 0, marks: 0, departures: 0 }));
  const simulation = new Simulation(scenario, (row, index) => {
    if (tried.wrong !== '') return;
    const found = complaint(row, simulation.layout, scenario, totals);
    if (found !== '') find(`frame ${index}: ${found}`);
    simulation.layout.flowBaseRtt.forEach((base, flow) => {
      const srtt = row[flowOffset(flow, 'srtt')]!;
      if (srtt !== 0 && srtt < base * (1 - 1e-6))
        find(`frame ${index}: round trip ${srtt} of flow ${flow}, base ${base}`);
    });
  });
  const { network } = simulation as unknown as { network: Network };
  const { pool } = network.hops[0] as unknown as { pool: PacketPool };
  const note = (which: keyof Tried['used'], part: number): void => {
    tried.used[which] = Math.max(tried.used[which], part);
    if (part > 1) find(`${which}: ${part.toFixed(2)} times the bound at ${simulation.now} s`);
  };
  const look = (): void => {
    const underWay = simulation.dataInFlight();
    network.counts.forEach(({ sent, delivered, dropped }, endpoint) => {
      if (sent !== delivered + dropped + underWay[endpoint]!)
        find(
          `endpoint ${endpoint} at ${simulation.now} s: ${sent} sent, ${delivered} delivered, ${dropped} dropped, ${underWay[endpoint]} in flight`,
        );
    });
    // A bound of the whole run holds for a part of it, but for what the first round trips send at once.
    const longest = Math.max(...simulation.layout.flowBaseRtt);
    const part = Math.min(1, (simulation.now + longest) / scenario.duration);
    const { packets, atStart } = bounds;
    note('sent', simulation.packetsSent / (atStart + (packets - atStart) * part + endpoints(simulation.layout).length));
    note('inFlight', pool.inUse / bounds.inFlight);
    note('bytes', heldBytes(simulation) / bounds.networkBytes);
  };
  // A frame of many numbers takes as long as many events.
  const share = Math.ceil(events / LOOKS / (1 + simulation.layout.width / FRAME_AS_EVENT));
  for (let at = 0; at < LOOKS && tried.wrong === ''; at += 1) {
    const done = simulation.runUntil(scenario.duration, share);
    look();
    if (done) break;
  }
  if (numbersIn(simulation.summary()).some((value) => !Number.isFinite(value))) find('a number of the summary is none');
  tried.packets = simulation.packetsSent;
  return tried;
}
