import { describe, expect, it } from 'vitest';

import { groupRemark } from '../../src/scenario/describe.ts';
import { mayBeRepaired, schemeDefaults, sendsAsLinux, withGroup, withLinux } from '../../src/scenario/edit-flows.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { TRANSPORT_PROFILES, transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { toNs2 } from '../../workers/ns2/script.ts';

function scenarioOf(scheme: object, transport: object = {}): Scenario {
  return normalizeScenario({ version: 1, flows: [{ id: 'one', scheme, transport }] });
}

describe('Linux of today', () => {
  it.each([{ kind: 'tcp' }, schemeDefaults('cubic'), schemeDefaults('aimd')])(
    'is one choice for %o, and goes again without a trace',
    (scheme) => {
      const before = scenarioOf(scheme, { sendJitter: 0.001 });
      const linux = withLinux(before, 0, true);
      expect(sendsAsLinux(before.flows[0]!)).toBe(false);
      expect(sendsAsLinux(linux.flows[0]!)).toBe(true);
      expect(normalizeScenario(JSON.parse(JSON.stringify(linux)))).toEqual(linux);
      expect(withLinux(linux, 0, false)).toEqual(before);
      expect(groupRemark(linux.flows[0]!, linux)).toContain('as Linux of today');
      expect(groupRemark(before.flows[0]!, before)).not.toContain('Linux');
    },
  );

  it('has of CUBIC HyStart, whole steps, and no full step above the old window', () => {
    const { scheme } = withLinux(scenarioOf({ kind: 'cubic' }), 0, true).flows[0]!;
    expect(scheme).toMatchObject({ hystart: true, fullClimb: false, wholeSteps: true });
  });

  it('is no more what it was called once one of its values is another', () => {
    const linux = withLinux(scenarioOf({ kind: 'tcp' }), 0, true);
    const transport = { ...linux.flows[0]!.transport, tlp: false };
    expect(sendsAsLinux(withGroup(linux, 0, { transport }).flows[0]!)).toBe(false);
    const cubic = withLinux(scenarioOf({ kind: 'cubic' }), 0, true);
    for (const other of [{ hystart: false }, { fullClimb: true }] as const) {
      const scheme: SchemeChoice = Object.assign({}, cubic.flows[0]!.scheme, other);
      expect(sendsAsLinux(withGroup(cubic, 0, { scheme }).flows[0]!)).toBe(false);
    }
  });

  it('is for window schemes that recover by SACK', () => {
    const kinds = (scheme: object): boolean => mayBeRepaired(scenarioOf(scheme).flows[0]!);
    expect(kinds({ kind: 'tcp', variant: 'sack' })).toBe(true);
    expect(kinds({ kind: 'tcp', variant: 'reno' })).toBe(false);
    expect(kinds({ kind: 'bbr' })).toBe(false);
  });

  it('is off in every profile', () => {
    for (const settings of Object.values(TRANSPORT_PROFILES))
      expect(settings).toMatchObject({ prr: false, rack: false, tlp: false, minRtoBeyondRtt: false });
    expect(scenarioOf({ kind: 'cubic' }).flows[0]!.scheme).toMatchObject({
      hystart: false,
      fullClimb: true,
      wholeSteps: false,
    });
  });
});

describe('the options of modern TCP', () => {
  it('are named by the script for ns-2.35, which has none of them', () => {
    const { remarks } = toNs2(withLinux(scenarioOf({ kind: 'tcp' }), 0, true));
    expect(remarks.join()).toContain('ns-2.35 has no proportional rate reduction, RACK, tail loss probes');
    expect(toNs2(scenarioOf({ kind: 'tcp' })).remarks.join()).not.toContain('RACK');
  });

  it('hold for a group where they hold for the scenario', () => {
    expect(transportSettings({ profile: 'ns-2.35', rack: true }, { rack: false }).rack).toBe(false);
    expect(transportSettings({ profile: 'ns-2.35', rack: true }).rack).toBe(true);
  });
});
