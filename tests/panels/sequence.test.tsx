/** A flow packet by packet: what plot, ladder and table show of a run, and what a press asks. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { commands } from '../../src/commands/commands.ts';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import type { Mark } from '../../src/dialogs/sequence-marks.ts';
import { SequencePlot } from '../../src/dialogs/sequence-plot.tsx';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { mode, setMode } from '../../src/screen/mode.ts';
import { cellsOf, Panel, scenarioOf, textsOf } from './support/panel.tsx';

/** A link of 50 ms each way that loses packet 40 and nothing else. */
const lossy = () =>
  scenarioOf({
    duration: 20,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
    transport: { initialWindow: 1, initialSsthresh: 32, handshake: false },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' }, count: 1, accessDelay: 0 }],
    events: [{ at: 0, do: 'lose', group: 'tcp', flow: 0, packets: [40], ack: false }],
  });

async function played(seconds = 1, scenario = lossy()): Promise<Panel> {
  const panel = await Panel.of(<SequenceDialog />, scenario);
  await panel.play(seconds);
  await panel.show(<SequenceDialog />);
  return panel;
}

const row = (packet: number): string[] => cellsOf('.sequence-table', packet);

test('the plot counts what is sent, sent again and lost, and the table has the times of each packet', async () => {
  await played();
  expect(document.querySelector('.sequence-plot')!.getAttribute('aria-label')).toMatch(
    /^Packet number over time, 0\.000 to 0\.\d+ s: \d+\u00a0packets sent, 1 sent again, 1 lost\. Keys: /,
  );
  // 1000 bytes at 100 Mbit/s take 0.08 ms.
  expect(row(0)).toEqual(['0.00000', '0.05008', '0.10008', '1', 'acknowledged', 'Why?']);
  const [sent, received, acknowledged, ...rest] = row(40);
  expect(rest).toEqual(['2', 'acknowledged, lost once', 'Why?']);
  // Found by three duplicate ACKs a round trip later, sent again, and acknowledged after another.
  expect(Number(received) - Number(sent)).toBeCloseTo(0.15, 2);
  expect(Number(acknowledged) - Number(sent)).toBeCloseTo(0.2, 2);
});

test('a flow that was not looked at before is computed again, and its packets are those of the whole run', async () => {
  const panel = await Panel.of(<p />, lossy());
  await panel.play(1);
  await panel.show(<SequenceDialog />);
  await panel.pass(300);
  await panel.show(<SequenceDialog />);
  expect(row(0)[0]).toBe('0.00000');
  expect(row(40)[4]).toBe('acknowledged, lost once');
  // Nobody looks any more: nothing is recorded, and a second look begins anew.
  await panel.show(<p />);
  await panel.pass(300);
  await panel.show(<SequenceDialog />);
  await panel.pass(300);
  await panel.show(<SequenceDialog />);
  expect(row(40)[4]).toBe('acknowledged, lost once');
});

test('the ladder draws an arrow for each packet and ACK of the round trips on show, twice as many each', async () => {
  const panel = await played();
  await panel.press('Ladder');
  expect(textsOf('.sequence-ladder .strong')).toEqual(['sender', 'receiver']);
  const begun = (kind: string): number => document.querySelectorAll(`.sequence-ladder .sequence-${kind}`).length;
  // Two round trips, each with the tenth part more: packet 0, then 1 and 2, then the first of 3 to 6.
  expect(begun('packet')).toBe(7);
  expect(begun('ack')).toBe(3);
  expect(textsOf('.sequence-ladder .rounds-word')).toEqual(['0', '1–2', '3–6', 'ACK 0', 'ACK 1–2']);
  await panel.choose('Show', '4 round trips');
  expect(begun('packet')).toBe(31);
  await panel.press('Later');
  await panel.press('Hide labels');
  expect(textsOf('.sequence-ladder .rounds-word')).toEqual([]);
});

test('what answers a flow with a rate is a report, not an ACK with a number', async () => {
  const flows = [{ id: 'tfrc', scheme: { kind: 'tfrc' }, count: 1, accessDelay: 0 }];
  const panel = await played(3, { ...lossy(), events: [], flows: scenarioOf({ flows }).flows });
  await panel.press('Ladder');
  await panel.choose('Show', '8 round trips');
  const answers = textsOf('.sequence-ladder .rounds-word').filter((word) => !/^[\d–, ]+$/.test(word));
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers)).toEqual(new Set(['report']));
});

test('a packet that is lost ends in a cross at its hop, and a press on it asks why it fell', async () => {
  const panel = await played();
  await panel.press('Ladder');
  await panel.choose('Show', '8 round trips');
  const crosses = document.querySelectorAll('.sequence-ladder .sequence-packet .sequence-lost');
  expect(crosses).toHaveLength(1);
  await act(async () => crosses[0]!.closest('g')!.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const { question } = panel.player.state;
  expect(question).toMatchObject({ flow: { group: 'tcp', flow: 0 }, about: { packet: 40 } });
  expect(question!.time).toBeCloseTo(Number(row(40)[0]), 4);
});

test('the table asks why a packet was sent when it was, and it copies every packet as CSV', async () => {
  const panel = await played();
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await panel.press('Copy as CSV');
  const [head, first] = copied[0]!.split('\n');
  expect(head).toBe('packet,sent_s,received_s,acknowledged_s,times_sent,times_lost,fate');
  expect(first).toMatch(/^0,0,0\.05008\d*,0\.10008\d*,1,0,acknowledged$/);
  act(() => setMode({ dialog: 'sequence' }));
  await panel.press('Why, packet 3');
  expect(mode.getState().dialog).toBeNull();
  expect(panel.player.state.question).toMatchObject({ about: null, variable: 'cwnd' });
});

test('marks half a px apart are all drawn, whatever their heights; of those that are nearer only one', async () => {
  const [width, height] = [800, 400];
  // The plot is 728 px wide: one px is 1 s. Its height is 326 px for some 270 packets.
  const marks = Array.from({ length: 4 * 250 }, (_, at) => ({
    packet: at % 250,
    time: 100 + Math.floor(at / 250) / 2,
  }));
  const twice = marks.flatMap(({ packet, time }) => [time, time + 0.01].map((each) => ({ packet, time: each })));
  await Panel.of(
    <SequencePlot
      {...{ width, height, acks: [], each: false, range: [0, width - 72], until: width, slot: 0, question: true }}
      marks={twice.map((mark) => ({ ...mark, kind: 'sent' }))}
      onZoom={() => undefined}
      onPress={() => undefined}
    />,
  );
  expect(document.querySelector('.dots[style]')!.getAttribute('d')!.split('M').slice(1)).toHaveLength(marks.length);
});

test('keys and presses move the stretch on show, and bring it back', async () => {
  const panel = await played();
  const stretch = (): string =>
    /[\d.]+ to [\d.]+ s/.exec(document.querySelector('.sequence-plot')!.getAttribute('aria-label')!)![0];
  const whole = stretch();
  await panel.press('Closer');
  expect(stretch()).not.toBe(whole);
  const plot = document.querySelector('.sequence-plot')!;
  const key = (name: string): Promise<void> =>
    act(async () => void plot.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  const closer = stretch();
  await key('ArrowRight');
  expect(stretch()).not.toBe(closer);
  await key('0');
  expect(stretch()).toBe(whole);
  await key('+');
  await panel.press('All');
  expect(stretch()).toBe(whole);
});

test('however it is moved, the stretch ends with the run', async () => {
  const panel = await played();
  const stretch = (): number[] =>
    /([\d.]+) to ([\d.]+) s/
      .exec(document.querySelector('.sequence-plot')!.getAttribute('aria-label')!)!
      .slice(1)
      .map(Number);
  const [, end] = stretch();
  await panel.press('Closer');
  await panel.press('Closer');
  const span = stretch()[1]! - stretch()[0]!;
  expect(span).toBeCloseTo(end! / 4, 2);
  for (let press = 0; press < 6; press += 1) await panel.press('Later');
  expect(stretch()).toEqual([expect.closeTo(end! - span, 2), end]);
  await panel.press('Wider');
  expect(stretch()).toEqual([expect.closeTo(end! - 2 * span, 2), end]);
  for (let press = 0; press < 6; press += 1) await panel.press('Earlier');
  expect(stretch()).toEqual([0, expect.closeTo(2 * span, 2)]);
  await panel.press('Wider');
  expect(stretch()).toEqual([0, end]);
  await panel.press('Wider');
  expect(stretch()).toEqual([0, end]);
});

test('closer and wider keep the middle of the stretch where it was', async () => {
  const panel = await played();
  const stretch = (): [number, number] => {
    const said = /([\d.]+) to ([\d.]+) s/.exec(document.querySelector('.sequence-plot')!.getAttribute('aria-label')!)!;
    return [Number(said[1]), Number(said[2])];
  };
  for (const press of ['Closer', 'Closer', 'Later', 'Later']) await panel.press(press);
  const [from, to] = stretch();
  const span = to - from;
  const plot = document.querySelector('.sequence-plot')!;
  for (const [closer, wider] of [
    [() => panel.press('Closer'), () => panel.press('Wider')],
    [() => panel.key(plot, '+'), () => panel.key(plot, '-')],
  ]) {
    await closer!();
    expect(stretch()).toEqual([expect.closeTo(from + span / 4, 2), expect.closeTo(to - span / 4, 2)]);
    await wider!();
    expect(stretch()).toEqual([expect.closeTo(from, 2), expect.closeTo(to, 2)]);
  }
});

test.each([0, 0.04])('%d s into the run, its first round trip is what is seen from furthest', async (seconds) => {
  const panel = await played();
  await panel.settle(() => panel.player.seek(seconds));
  await panel.show(<SequenceDialog />);
  const plot = document.querySelector('.sequence-plot')!;
  const whole = /, 0\.000 to 0\.100 s: /;
  for (const wider of [() => panel.press('Wider'), () => panel.key(plot, '-')]) {
    for (const move of [() => panel.press('Later'), () => panel.press('Closer'), wider, wider]) {
      await move();
      expect(document.querySelector('.sequence-place')!.innerHTML).not.toContain('NaN');
    }
    expect(plot.getAttribute('aria-label')).toMatch(whole);
  }
});

/** Packet 10 at the left of the plot, at 1 s; packet 11 a little later; packet 20 at the right, at 9 s. */
const FEW: Mark[] = [
  { kind: 'sent', time: 1, packet: 10 },
  { kind: 'received', time: 1.08, packet: 10 },
  { kind: 'sent again', time: 1.16, packet: 10 },
  { kind: 'sent', time: 9, packet: 20 },
];
async function plotOf(marks: readonly Mark[], question: boolean, pressed: Mark[] = []): Promise<SVGElement> {
  const [width, height] = [800, 400];
  await Panel.of(
    <SequencePlot
      {...{ width, height, marks, acks: [], each: false, range: [0, 10], until: 10, slot: 0, question }}
      onZoom={() => undefined}
      onPress={(mark) => pressed.push(mark)}
    />,
  );
  const plot = document.querySelector<SVGElement>('.sequence-plot')!;
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width, height } as DOMRect);
  return plot;
}

const sentIn = (): string => document.querySelector('[clip-path] .dots[style]')!.getAttribute('d')!;

test('so few that they have room are named by their numbers, which a question hides with the key, and the marks stay', async () => {
  const words = (): string[] => textsOf('.sequence-plot .rounds-word');
  const many = Array.from({ length: 41 }, (_, packet): Mark => ({ kind: 'sent', time: packet / 5, packet }));
  const named: [readonly Mark[], string[]][] = [
    [FEW, ['10', '10', '20']],
    [many.slice(1), many.slice(1).map(({ packet }) => String(packet))],
    [many, []],
  ];
  for (const [marks, numbers] of named) {
    await plotOf(marks, false);
    const dots = sentIn();
    expect(words().filter((word) => /\d/.test(word))).toEqual(numbers);
    expect(words()).toContain('sent again');
    await plotOf(marks, true);
    expect(words()).toEqual([]);
    expect(sentIn()).toBe(dots);
  }
});

test('of marks that lie close the nearest is told and pressed, whichever comes first, and none beyond 18 px', async () => {
  const pressed: Mark[] = [];
  for (const marks of [FEW, FEW.toReversed()]) {
    const plot = await plotOf(marks, true, pressed);
    const at = async (type: string, [clientX, clientY]: readonly [number, number]): Promise<void> =>
      act(async () => void plot.dispatchEvent(new PointerEvent(type, { clientX, clientY, button: 0, bubbles: true })));
    // 728 px for 10 s, from 56 px on. All but the last stand at one height.
    const x = ({ time }: Mark): number => 56 + 72.8 * time;
    const heights = [...sentIn().matchAll(/M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
    const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
    for (const mark of FEW) {
      const y = mark.packet === 20 ? top : bottom;
      await at('pointermove', [x(mark) + 1, y + 1]);
      expect(textsOf('.sequence-over-words').join()).toContain(
        `Packet ${mark.packet} ${mark.kind} at ${mark.time.toFixed(5)}`,
      );
      await at('pointerdown', [x(mark) + 1, y + 1]);
      await at('pointerup', [x(mark) + 1, y + 1]);
      expect(pressed.splice(0)).toEqual([mark]);
    }
    const last = FEW.at(-1)!;
    for (const [by, told] of [
      [17.9, true],
      [18.1, false],
    ] as const) {
      await at('pointermove', [x(last) + by, top]);
      expect(document.querySelector('.sequence-over') !== null).toBe(told);
    }
    await at('pointermove', [x(last), top]);
    await at('pointerleave', [0, 0]);
    expect(document.querySelector('.sequence-over')).toBeNull();
  }
});

test('the ladder is closer and wider by its own steps, and no further than they go', async () => {
  const panel = await played();
  await panel.press('Ladder');
  const steps = ['one round trip', '2 round trips', '4 round trips', '8 round trips'];
  expect(panel.picked(steps[1]!)).toBe(true);
  for (const [press, seen] of [
    ['Closer', [0, 0]],
    ['Wider', [1, 2, 3, 3]],
  ] as const)
    for (const place of seen) {
      await panel.press(press);
      expect(panel.picked(steps[place]!)).toBe(true);
    }
});

test('it opens from Inside of a flow, and from the list of commands by any of its words', async () => {
  const panel = await Panel.of(<FlowStatePanel />, lossy());
  await panel.press('Packet by packet');
  expect(mode.getState().dialog).toBe('sequence');
  const command = commands(panel.player, () => undefined).find(({ id }) => id === 'sequence')!;
  expect(command.synonyms).toContain('ladder');
});
