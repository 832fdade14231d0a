import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RandomStream } from '../../workers/engine/random.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { anyScenario, PERIOD } from '../engine/support/arbitrary.ts';
import { settingsOf } from '../engine/support/cards.ts';
import { LONG } from '../engine/support/long.ts';
import { runs } from '../engine/support/property.ts';
import { FLOW_COLUMNS, flowOffset } from '../../workers/engine/sampling/frame.ts';
import { FlowRig } from './support/flow-rig.ts';

const MAX_WINDOW = 60;
/** How long a flow meets adversity, s. */
const SECONDS = LONG ? 25 : 10;
/** TFRC's ceiling of 25 MB/s, packets of 1000 bytes. */
const TFRC_CEILING = 25_000;

/** What the link does to a flow: chance of loss and of marks, and times in which nothing comes through. */
const adversity = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  loss: fc.constantFrom(0.01, 0.05, 0.2, 0.5, 0.9),
  marks: fc.constantFrom(0, 0.05, 0.5, 1),
  bursts: fc.boolean(),
  silences: fc.array(
    fc.record({
      from: fc.double({ min: 0, max: 0.8 * SECONDS, noNaN: true }),
      seconds: fc.double({ min: 0.05, max: 0.4 * SECONDS, noNaN: true }),
    }),
    { maxLength: 3 },
  ),
  rtt: fc.constantFrom(0.01, 0.1, 0.35),
  settings: fc.record({
    timerTick: fc.constantFrom(0.01, 0.1),
    initialWindow: fc.integer({ min: 1, max: 10 }),
    handshake: fc.boolean(),
    limitedTransmit: fc.boolean(),
    truncateWindows: fc.boolean(),
    prr: fc.boolean(),
    rack: fc.boolean(),
    tlp: fc.boolean(),
    minRtoBeyondRtt: fc.boolean(),
    delayedAck: fc.boolean(),
  }),
  profile: fc.constantFrom('ns-2.35' as const, 'ns-2 of 2000' as const),
});

describe.each(schemes.map((card) => [card.kind, card] as const))('%s', (kind, card) => {
  it('under any order of ACKs, losses and marks shows only finite numbers, but for a threshold that it has not yet, and keeps its window or rate within its bounds', () => {
    let packets = 0;
    fc.assert(
      fc.property(
        settingsOf(card),
        adversity,
        (scheme, { seed, loss, marks, bursts, silences, rtt, settings, profile }) => {
          const chance = new RandomStream(seed, 'wire');
          let inBurst = false;
          const rig = new FlowRig({
            scheme,
            profile,
            settings: { ...settings, maxWindow: MAX_WINDOW },
            ecn: marks > 0,
            rtt,
            random: new RandomStream(seed, 'flow'),
            lose: ({ at }) => {
              if (silences.some(({ from, seconds }) => at >= from && at < from + seconds)) return true;
              // In bursts a loss is likely after a loss.
              inBurst = chance.uniform() < (bursts && inBurst ? 0.7 : loss);
              return inBurst;
            },
            mark: () => chance.uniform() < marks,
          });
          rig.watch(SECONDS, () => {
            for (const { name, value } of rig.sender.inspect()) {
              if (typeof value === 'string') continue;
              // Before the first loss slow start has no threshold yet.
              const none = name === 'ssthresh' && Number.isNaN(value);
              if (!(Number.isFinite(value) && value >= 0) && name !== 'backlog Δ' && !none)
                throw new Error(`${name} is ${value} at ${rig.now} s`);
            }
            const { cwnd, srtt } = rig.sender;
            if (!(Number.isFinite(cwnd) && cwnd >= 0)) throw new Error(`window ${cwnd}`);
            if (card.control === 'window' && cwnd < 1) throw new Error(`window ${cwnd} at ${rig.now} s`);
            // BBR and RAP have bounds of their own: what was delivered, and a packet more per round trip.
            if (kind === 'tfrc' && cwnd > TFRC_CEILING * srtt * (1 + 1e-9)) throw new Error(`rate ${cwnd / srtt}`);
            if ((kind === 'tfrcp' || kind === 'tear') && srtt > 0 && cwnd > MAX_WINDOW * 1.5)
              throw new Error(`window ${cwnd} of ${MAX_WINDOW}`);
          });
          // No more packets under way than the maximum window holds, and those of recovery.
          if (card.control === 'window') {
            for (let round = 0; round * rtt < SECONDS; round += 1) {
              if (rig.sentBetween(round * rtt, (round + 1) * rtt) > 3 * MAX_WINDOW)
                throw new Error(`burst in round ${round}`);
            }
          }
          packets += rig.sent.length;
        },
      ),
      runs(60),
    );
    expect(packets).toBeGreaterThan(300);
  });

  it('does nothing more once a flow has stopped and its last packets are through: what it knows stays', () => {
    const settings = { maxWindow: 10 };
    const rig = new FlowRig({ scheme: { kind }, settings, rtt: 0.1, lose: ({ count }) => count % 40 === 0 });
    rig.watch(2, () => undefined);
    rig.sender.stop();
    rig.watch(12, () => undefined);
    const known = (): number[] => [rig.sent.length, rig.sender.cwnd, rig.sender.srtt];
    const stopped = known();
    rig.watch(60, () => undefined);
    expect(known()).toEqual(stopped);
  });

  /** Whole networks in which every flow follows this scheme, each group with values of its own. */
  const dumbbells = anyScenario.chain((scenario) =>
    fc.tuple(...scenario.flows.map(() => settingsOf(card))).map((chosen) =>
      normalizeScenario({
        ...scenario,
        flows: scenario.flows.map((group, index) => ({
          ...group,
          ...(card.control === 'rate' && { again: 'once', feed: 'greedy', readRate: null }),
          scheme: chosen[index],
        })),
      }),
    ),
  );

  it('in any network conserves packets, and its run is the same again and in slices', () => {
    let packets = 0;
    const slices = fc.array(
      fc.record({ time: fc.double({ min: 0, max: 6, noNaN: true }), events: fc.integer({ min: 1, max: 3_000 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(dumbbells, slices, (scenario, cuts) => {
        const sums = new Float64Array(10_000);
        const straight = new Simulation(scenario, (row) => row.forEach((value, place) => (sums[place]! += value)));
        for (let frame = 1; frame * PERIOD < scenario.duration; frame += 7) {
          straight.runUntil(frame * PERIOD);
          const underWay = straight.dataInFlight();
          straight.layout.flowGroups.forEach((_, flow) => {
            const [sent, delivered, dropped] = FLOW_COLUMNS.slice(0, 3).map(
              (column) => sums[flowOffset(flow, column)]!,
            );
            expect(sent, `flow ${flow} at frame ${frame}`).toBe(delivered! + dropped! + underWay[flow]!);
          });
        }
        straight.runUntil(scenario.duration);
        packets += straight.packetsSent;
        const sliced = new Simulation(normalizeScenario(JSON.parse(JSON.stringify(scenario))));
        for (const { time, events } of cuts) sliced.runUntil(time, events);
        sliced.runUntil(scenario.duration);
        expect(sliced.digest()).toBe(straight.digest());
        expect(sliced.summary()).toEqual(straight.summary());
      }),
      runs(20),
    );
    expect(packets).toBeGreaterThan(300);
  });
});
