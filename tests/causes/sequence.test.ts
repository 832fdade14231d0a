/** The packets of one flow, one by one: what is recorded of them is what the engine did with them. */
import { expect, test } from 'vitest';
import { recordOf } from '../../src/narrator/record.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { ackSteps, packetLives, sequenceOf } from '../../src/run/sequence.ts';
import { windowRounds } from '../../src/run/rounds.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { CauseRecorder } from '../../workers/live/cause-recorder.ts';
import { LONG } from '../engine/support/long.ts';
import { scenarioWith } from '../support/scenario.ts';

/** Kurose and Ross, chapter 3, P40: a fast link of 50 ms each way, nothing lost but what is asked for. */
const p40 = (more: object = {}): Scenario =>
  scenarioWith({
    duration: 6,
    warmup: 0,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
    transport: { initialWindow: 1, initialSsthresh: 32, handshake: false },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' }, count: 1, packetSize: 1000, accessDelay: 0 }],
    ...more,
  });

/** The packets of flow 0, recorded from the start in blocks of `every` s. @param again at this time the run is computed again */
function recorded(scenario: Scenario, every = scenario.duration, again = Infinity) {
  const wanted = { follow: [0], packetsOf: 0 };
  const recorder = new CauseRecorder();
  const causes = new CauseStore();
  let simulation = new Simulation(scenario);
  recorder.load(simulation, null, { ...wanted, kept: false });
  recorder.begin(simulation);
  for (let time = every; time <= scenario.duration + every / 2; time += every) {
    if (time > again) {
      const before = simulation;
      again = Infinity;
      simulation = new Simulation(scenario);
      recorder.load(simulation, before, { ...wanted, kept: true });
      simulation.runUntil(recorder.limit);
      recorder.begin(simulation);
    }
    simulation.runUntil(time);
    const block = recorder.take(simulation);
    if (block) causes.append(block);
  }
  const record = recordOf({ causes, explainedFlow: 0 });
  const { toFirstHop } = simulation.wiring[0]!;
  return { record, sequence: sequenceOf(record, toFirstHop), simulation };
}

/** All that is recorded, as plain data. */
const plain = ({ sequence: { passages, acks } }: ReturnType<typeof recorded>) => ({ passages, acks });

test('a packet arrives when its link has sent it and the delay is over, and its ACK a delay later', () => {
  const { sequence } = recorded(p40());
  const [first, second, third] = sequence.passages;
  // 1000 bytes at 100 Mbit/s take 80 µs.
  expect(first!.arrived - first!.sent).toBeCloseTo(0.05008, 12);
  expect(second!.sent).toBeCloseTo(0.10008, 12);
  // The third is sent with the second and waits for it.
  expect(third!.sent).toBe(second!.sent);
  expect(third!.arrived - third!.sent).toBeCloseTo(0.05016, 12);
  for (const ack of sequence.acks.filter(({ arrived }) => arrived <= 6))
    expect(ack.arrived - ack.sent).toBeCloseTo(0.05, 12);
  expect(sequence.passages.every(({ lost, turn }) => lost === null && turn === 1)).toBe(true);
});

test('slow start sends 1, 2, 4, 8, 16 and 32 packets, each lot a round trip after the one before', () => {
  const { sequence, record } = recorded(p40());
  const rounds = windowRounds(record.rounds, { handshake: false, maxWindow: 1e6 }).rounds.slice(0, 6);
  const lots = rounds.map(({ time, until }) => sequence.passages.filter(({ sent }) => sent >= time && sent < until));
  expect(lots.map(({ length }) => length)).toEqual([1, 2, 4, 8, 16, 32]);
  lots.slice(1).forEach((lot, index) => expect(lot[0]!.sent - lots[index]![0]!.sent).toBeGreaterThan(0.1));
});

test('a packet that is lost falls at its hop, three duplicate ACKs tell of it, and then it is sent again', () => {
  const lose = { at: 0, do: 'lose', group: 'tcp', flow: 0, packets: [40], ack: false };
  const { sequence } = recorded(p40({ events: [lose] }));
  const [once, again, ...more] = sequence.passages.filter(({ packet }) => packet === 40);
  expect(more).toEqual([]);
  expect(once).toMatchObject({ turn: 1, lost: { hop: 0 } });
  expect(once!.lost!.time).toBeCloseTo(once!.sent, 12);
  expect(again!.turn).toBe(2);
  const duplicates = sequence.acks.filter(({ packet, arrived }) => packet === 39 && arrived <= again!.sent + 1e-12);
  // The ACK of packet 39 itself, and the three.
  expect(duplicates).toHaveLength(4);
  expect(duplicates[3]!.arrived).toBeCloseTo(again!.sent, 12);
  const life = packetLives(sequence, 6, false)[40]!;
  expect(life).toMatchObject({ packet: 40, timesSent: 2, fate: 'acknowledged', received: again!.arrived });
  // All that came meanwhile is acknowledged at once.
  const steps = ackSteps(sequence.acks, 6, false);
  const jump = steps.findIndex(({ upTo }) => upTo >= 40);
  expect(steps[jump]!.upTo - steps[jump - 1]!.upTo).toBeGreaterThan(10);
});

test('what a flow does not know yet, a packet is not: at each time it is under way, lost, received or acknowledged', () => {
  const lose = { at: 0, do: 'lose', group: 'tcp', flow: 0, packets: [3], ack: false };
  const { sequence } = recorded(p40({ events: [lose] }));
  const { sent, arrived } = sequence.passages.find(({ packet }) => packet === 2)!;
  const fateOf = (packet: number, time: number) =>
    packetLives(sequence, time, false).find((life) => life.packet === packet)?.fate;
  expect(fateOf(2, sent - 0.001)).toBeUndefined();
  expect(fateOf(2, sent + 0.001)).toBe('under way');
  expect(fateOf(2, arrived + 0.001)).toBe('received');
  expect(fateOf(2, arrived + 0.051)).toBe('acknowledged');
  expect(fateOf(3, sent + 0.102)).toBe('lost');
  expect(fateOf(3, 1)).toBe('acknowledged');
});

const PATHS = {
  'an ideal reverse path': {},
  'delayed ACKs': { transport: { delayedAck: true } },
  'ACKs that wait and are lost': {
    reverse: [
      { rate: 0.1e6, delay: 0.01, queue: { kind: 'droptail', limit: 8 } },
      { rate: 0.1e6, delay: 0.01, queue: { kind: 'droptail', limit: 8 } },
    ],
  },
};
/** Of each run. */
const SECONDS = 5;
const SCHEMES = ['tcp', 'cubic', 'vegas', 'bbr', 'tfrc', 'rap', 'tear', 'tfrcp'];

/** Each scheme over one of the paths in turn; `npm run test:long` has each over all. */
const CASES = SCHEMES.flatMap((kind, place) =>
  (Object.keys(PATHS) as (keyof typeof PATHS)[])
    .filter((_, index, { length }) => LONG || index === place % length)
    .map((path) => [kind, path] as const),
);

test.each(CASES)(
  'of %s over %s every packet that is counted is recorded, in any blocks and across a replay, and the run is the run',
  (kind, path) => {
    const scenario = scenarioWith({
      duration: SECONDS,
      warmup: 0,
      path: [
        { rate: 3e6, delay: 0.01, queue: { kind: 'droptail', limit: 12 } },
        { rate: 2e6, delay: 0.01, queue: { kind: 'red', limit: 40 }, loss: { kind: 'bernoulli', p: 0.002 } },
      ],
      flows: [{ id: 'a', scheme: { kind }, count: 2, accessDelay: 0.01 }],
      ...PATHS[path],
    });
    const whole = recorded(scenario);
    const bare = new Simulation(scenario);
    bare.runUntil(SECONDS);
    expect(whole.simulation.digest()).toBe(bare.digest());
    expect(plain(recorded(scenario, 0.25))).toEqual(plain(whole));
    expect(plain(recorded(scenario, 0.25, SECONDS / 2))).toEqual(plain(whole));

    const { passages, acks } = whole.sequence;
    const { sent, delivered } = whole.simulation.summary().flows[0]!;
    expect(passages).toHaveLength(sent);
    const received = passages.filter(({ arrived }) => arrived <= SECONDS);
    // A packet is known to have come when its ACK is back.
    expect(received.length).toBeLessThanOrEqual(delivered);
    expect(received.length).toBeGreaterThan(delivered - 100);
    const propagation = 0.02 + (bare.wiring[0]!.toFirstHop + bare.wiring[0]!.toReceiver);
    for (const { sent: at, arrived } of received) expect(arrived - at).toBeGreaterThan(propagation);
    for (const { sent: at, lost } of passages) if (lost) expect(lost.time).toBeGreaterThanOrEqual(at);
    for (const list of [passages, acks])
      for (let index = 1; index < list.length; index += 1)
        expect(list[index]!.sent).toBeGreaterThanOrEqual(list[index - 1]!.sent - 1e-9);
    // Paths keep the order.
    for (const list of [received, acks.filter(({ arrived }) => arrived <= SECONDS)])
      for (let index = 1; index < list.length; index += 1)
        expect(list[index]!.arrived).toBeGreaterThanOrEqual(list[index - 1]!.arrived);
  },
);
