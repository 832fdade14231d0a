import { describe, expect, it } from 'vitest';

import { normalizeEvent, normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { TRANSPORT_PROFILES, transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';

describe('a scenario of which only what must be given is given', () => {
  it('is one TCP SACK flow over 10 Mbit/s, 60 packets of buffer and a round trip of 100 ms, for two minutes', () => {
    // What else the format gains has a default that fields.test.ts checks.
    expect(normalizeScenario({ version: 1, flows: [{}] })).toMatchObject({
      version: 1,
      title: '',
      note: '',
      seed: 1,
      duration: 120,
      warmup: 24,
      sample: 'rtt',
      path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 }, loss: { kind: 'none' } }],
      reverse: 'ideal',
      transport: { profile: 'ns-2.35' },
      flows: [
        {
          id: 'group-1',
          label: '',
          scheme: { kind: 'tcp', variant: 'sack' },
          count: 1,
          start: 0,
          startJitter: 0,
          stop: null,
          accessDelay: 0.03,
          rttCv: 0,
          packetSize: 1000,
          ecn: true,
          enter: 0,
          leave: 0,
          direction: 'forward',
          packets: null,
          transport: {},
        },
      ],
      traffic: [],
      events: [],
    });
  });

  it('warms up for a fifth of its duration', () => {
    expect(normalizeScenario({ version: 1, flows: [{}], duration: 50 }).warmup).toBe(10);
    expect(normalizeScenario({ version: 1, flows: [{}], duration: 50, warmup: 0 }).warmup).toBe(0);
  });
});

describe('what is left out', () => {
  const of = (changes: object) => normalizeScenario({ version: 1, flows: [{}], ...changes });

  it('of a RED queue is gentle, waiting and without ECN', () => {
    expect(of({ path: [{ queue: { kind: 'red' } }] }).path[0]!.queue).toEqual({
      kind: 'red',
      limit: 60,
      minThreshold: 5,
      maxThreshold: 15,
      maxP: 0.1,
      weight: 0.002,
      gentle: true,
      wait: true,
      ecn: false,
      markP: 0.1,
    });
  });

  it('of CoDel is what RFC 8289 takes: 5 ms, 100 ms', () => {
    expect(of({ path: [{ queue: { kind: 'codel' } }] }).path[0]!.queue).toEqual({
      kind: 'codel',
      limit: 1000,
      target: 0.005,
      interval: 0.1,
      ecn: false,
    });
  });

  it('of PIE is what RFC 8033 takes: 15 ms, updates every 15 ms, 1/8 and 1 1/4, 150 ms for bursts', () => {
    expect(of({ path: [{ queue: { kind: 'pie' } }] }).path[0]!.queue).toEqual({
      kind: 'pie',
      limit: 1000,
      target: 0.015,
      tUpdate: 0.015,
      alpha: 0.125,
      beta: 1.25,
      maxBurst: 0.15,
      ecn: false,
      markP: 0.1,
    });
  });

  it('of on-off sources is those of yang2000: five of 500 kbit/s, on for 1 s and off for 2 s, Pareto with shape 1.5', () => {
    expect(of({ path: [{}, {}], traffic: [{ kind: 'onoff' }] }).traffic[0]).toEqual({
      kind: 'onoff',
      sources: 5,
      rate: 500e3,
      meanOn: 1,
      meanOff: 2,
      lengths: 'pareto',
      shape: 1.5,
      start: 0,
      startJitter: 0,
      stop: null,
      packetSize: 1000,
      enter: 0,
      leave: 1,
    });
  });

  it('of the other loss models is that of the papers', () => {
    expect(of({ loss: { kind: 'interval' } }).path[0]!.loss).toEqual({ kind: 'interval', mean: 5, cv: 1 });
    expect(of({ loss: { kind: 'pattern' } }).path[0]!.loss).toEqual({
      kind: 'pattern',
      gaps: [50, 50, 50, 400, 400, 400],
    });
    expect(of({ loss: { kind: 'phases' } }).path[0]!.loss).toEqual({
      kind: 'phases',
      phases: [
        { seconds: 6, every: 200 },
        { seconds: 1, every: 4 },
      ],
    });
    const gilbert = { toBad: 0.005, toGood: 0.5, good: 2, bad: 0.2, lossGood: 0, lossBad: 1 };
    for (const by of ['packets', 'seconds'])
      expect(of({ loss: { kind: 'gilbert', by } }).path[0]!.loss).toEqual({ kind: 'gilbert', by, ...gilbert });
    const steps = [{ at: 3, model: { kind: 'periodic', every: 7 } }];
    expect(of({ loss: { kind: 'schedule', steps } }).path[0]!.loss).toEqual({
      kind: 'schedule',
      steps: [{ at: 3, model: { kind: 'periodic', every: 7, offset: 7 } }],
    });
  });

  it('of a CBR source is a constant 5 Mbit/s over the whole path, with jitter', () => {
    expect(of({ path: [{}, {}], traffic: [{ kind: 'cbr' }] }).traffic[0]).toEqual({
      kind: 'cbr',
      wave: 'constant',
      high: 5e6,
      low: 0,
      on: 10,
      off: 10,
      start: 0,
      stop: null,
      packetSize: 1000,
      jitter: 0.5,
      scalable: false,
      enter: 0,
      leave: 1,
    });
  });

  it('of the path is one hop, which the scenario’s own loss stands before, as in old files', () => {
    const loss = { kind: 'bernoulli', p: 0.03 };
    expect(of({ loss })).toEqual(of({ path: [{ loss }] }));
    expect(of({ loss }).path[0]!.loss).toEqual(loss);
    expect(of({ loss: { kind: 'none' }, path: [{ loss }, {}] }).path.map((hop) => hop.loss.kind)).toEqual([
      'bernoulli',
      'none',
    ]);
  });

  it('of a loss model is one packet in a hundred, the hundredth first', () => {
    expect(of({ loss: { kind: 'periodic' } }).path[0]!.loss).toEqual({ kind: 'periodic', every: 100, offset: 100 });
    expect(of({ loss: { kind: 'periodic', every: 7 } }).path[0]!.loss).toEqual({
      kind: 'periodic',
      every: 7,
      offset: 7,
    });
    expect(of({ loss: { kind: 'periodic', every: 7, offset: 30 } }).path[0]!.loss).toEqual({
      kind: 'periodic',
      every: 7,
      offset: 30,
    });
    expect(of({ loss: { kind: 'bernoulli' } }).path[0]!.loss).toEqual({ kind: 'bernoulli', p: 0.01 });
  });

  it('of a group are a name by its place and a way over the whole path', () => {
    const { flows } = of({ path: [{}, {}, {}], flows: [{}, { id: 'mine', enter: 1 }, { leave: 1 }] });
    expect(flows.map(({ id, enter, leave }) => [id, enter, leave])).toEqual([
      ['group-1', 0, 2],
      ['mine', 1, 2],
      ['group-3', 0, 1],
    ]);
  });

  it('of a scheme are the defaults of its card', () => {
    for (const card of schemes) {
      const expected = Object.fromEntries(card.parameters.map((parameter) => [parameter.key, parameter.default]));
      expect(of({ flows: [{ scheme: { kind: card.kind } }] }).flows[0]!.scheme).toEqual({
        kind: card.kind,
        ...expected,
      });
    }
  });

  it('of events are all flows, the first hop, the first flow, one packet', () => {
    const events = [
      { at: 1, do: 'start', group: 'group-1' },
      { at: 1, do: 'stop', group: 'group-1' },
      { at: 1, do: 'loss', model: { kind: 'periodic', every: 3 } },
      { at: 1, do: 'rate', rate: 1e6 },
      { at: 1, do: 'drop', group: 'group-1' },
      { at: 1, do: 'cbr', on: true },
    ];
    const expected = [
      { at: 1, do: 'start', group: 'group-1', count: null },
      { at: 1, do: 'stop', group: 'group-1', count: null },
      { at: 1, do: 'loss', hop: 0, model: { kind: 'periodic', every: 3, offset: 3 } },
      { at: 1, do: 'rate', hop: 0, rate: 1e6 },
      { at: 1, do: 'drop', group: 'group-1', flow: 0, count: 1 },
      { at: 1, do: 'cbr', source: 0, on: true },
    ];
    const scenario = of({ traffic: [{ kind: 'cbr' }], events });
    expect(scenario.events).toEqual(expected);
    // One by one, as changes made live are.
    expect(events.map((event) => normalizeEvent(event, scenario))).toEqual(expected);
  });

  it('of the transport is what its profile sets', () => {
    const { transport } = of({ transport: { profile: 'ns-2 of 2000', minRto: 1 } });
    expect(transport).toEqual({ profile: 'ns-2 of 2000', minRto: 1 });
    expect(transportSettings(transport)).toEqual({ ...TRANSPORT_PROFILES['ns-2 of 2000'], minRto: 1 });
    expect(transportSettings(transport, { minRto: 2, maxWindow: 20 })).toEqual({
      ...TRANSPORT_PROFILES['ns-2 of 2000'],
      minRto: 2,
      maxWindow: 20,
    });
  });
});

describe('the eras of the transport', () => {
  it('differ as ns-2 did between 2000 and 2011', () => {
    expect(TRANSPORT_PROFILES['ns-2.35']).toMatchObject({
      timerTick: 0.01,
      minRto: 0.2,
      initialRto: 3,
      limitedTransmit: true,
      truncateWindows: false,
      initialWindow: 2,
      handshake: true,
      delayedAck: false,
    });
    expect(TRANSPORT_PROFILES['ns-2 of 2000']).toMatchObject({
      timerTick: 0.1,
      minRto: 0,
      initialRto: 6,
      limitedTransmit: false,
      truncateWindows: true,
      initialWindow: 1,
      handshake: false,
      delayedAck: false,
    });
  });
});
