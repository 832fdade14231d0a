/** Which flows a metric looks at, and when each of them is there. */
import type { Selection } from './card.ts';
import { Inapplicable } from './result.ts';
import { flowColumn, type RecordedRun } from './run.ts';
import type { Bins } from './window.ts';

/** Indices of the flows selected; every forward flow by default. @throws Inapplicable if there are none */
export function selectFlows(run: RecordedRun, selection: Selection | undefined): number[] {
  const all = run.layout.flowGroups.map((_, flow) => flow);
  if (selection === undefined)
    return some(
      all.filter((flow) => groupOf(run, flow).direction === 'forward'),
      'no flow goes forward',
    );
  const chosen = selection.flatMap((one) => {
    const found =
      typeof one === 'number'
        ? all.filter((flow) => flow === one)
        : all.filter((flow) => groupOf(run, flow).id === one);
    return some(
      found,
      `there is no flow ${typeof one === 'number' ? `number ${one}` : `of a group "${one}"`} in the run`,
    );
  });
  return some(chosen, 'no flow is selected');
}

/** Exactly two flows: those selected, or the forward ones, or those of them that are still there at the end. @throws Inapplicable */
export function selectPair(run: RecordedRun, selection: Selection | undefined): [number, number] {
  let flows = selectFlows(run, selection);
  if (selection === undefined && flows.length > 2) {
    const staying = flows.filter((flow) => activeAtEnds(run, flow)[run.frames - 1] === 1);
    if (staying.length === 2) flows = staying;
  }
  if (flows.length !== 2) throw new Inapplicable(`is of two flows; ${flows.length} selected`);
  return [flows[0]!, flows[1]!];
}

/** The flows that are compared with TCP: those selected, or every forward flow of another scheme. @throws Inapplicable */
export function selectStudied(run: RecordedRun, selection: Selection | undefined): number[] {
  if (selection !== undefined) return selectFlows(run, selection);
  return some(
    selectFlows(run, undefined).filter((flow) => !isTcp(run, flow)),
    'every flow is TCP: say which ones are studied',
  );
}

/** The flows of TCP that others are compared with: those selected, or every forward one of kind `tcp`. @throws Inapplicable */
export function selectTcp(run: RecordedRun, selection: Selection | undefined): number[] {
  if (selection !== undefined) return selectFlows(run, selection);
  return some(
    selectFlows(run, undefined).filter((flow) => isTcp(run, flow)),
    'no flow is TCP',
  );
}

/** 1 at every frame at whose end the flow offers data. */
export function activeAtEnds(run: RecordedRun, flow: number): Uint8Array {
  const sent = flowColumn(run, flow, 'sent');
  const cwnd = flowColumn(run, flow, 'cwnd');
  const srtt = flowColumn(run, flow, 'srtt');
  const active = new Uint8Array(run.frames);
  let begun = false;
  for (let frame = 0; frame < run.frames; frame += 1) {
    begun ||= sent[frame]! > 0;
    // Before its first round-trip sample a rate scheme has no window to show.
    active[frame] = cwnd[frame]! > 0 || (begun && srtt[frame] === 0) ? 1 : 0;
  }
  return active;
}

/** For each bin: whether the flow was there from its beginning to its end. */
export function activeThroughout(run: RecordedRun, flow: number, { first, perBin, count }: Bins): boolean[] {
  const active = activeAtEnds(run, flow);
  return Array.from({ length: count }, (_, bin) => {
    const begin = first + bin * perBin;
    for (let frame = begin - 1; frame < begin + perBin; frame += 1) if (active[frame] !== 1) return false;
    return true;
  });
}

/** Scheme of a flow with its parameters, as text that is the same for flows of the same scheme. */
export function schemeKey(run: RecordedRun, flow: number): string {
  return JSON.stringify(groupOf(run, flow).scheme);
}

function isTcp(run: RecordedRun, flow: number): boolean {
  return groupOf(run, flow).scheme.kind === 'tcp';
}

function groupOf(run: RecordedRun, flow: number): RecordedRun['scenario']['flows'][number] {
  return run.scenario.flows[run.layout.flowGroups[flow]!]!;
}

function some(flows: number[], otherwise: string): number[] {
  if (flows.length === 0) throw new Inapplicable(otherwise);
  return flows;
}
