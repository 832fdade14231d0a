/** Presses in the dialogs that show a run: its data, the rounds and the packets of a flow; and what comes while one is open. */
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DataDialog } from '../../src/dialogs/data-table.tsx';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { enterLesson } from '../../src/lesson/lesson.ts';
import { withCanvas } from './support/canvas.ts';
import { cellsOf, Panel, scenarioOf, textsOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';

withCanvas();

const plain = (selector: string): string[] => textsOf(selector).map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** Frames of the page, which panels do not draw by themselves here. @returns one frame */
function framesOf(panel: Panel): () => Promise<void> {
  const works = new Set<(ms: number) => boolean>();
  Object.assign(panel.loop, {
    add: (work: (ms: number) => boolean) => {
      works.add(work);
      return () => works.delete(work);
    },
  });
  return () => panel.settle(() => works.forEach((work) => work(0)));
}

describe('the table of the data', () => {
  const time = (): number => Number(/at ([\d.]+)/.exec(document.querySelector('h2')!.textContent)![1]);

  test('stands while the run goes on, until it is brought up to date', async () => {
    const panel = await Panel.of(null);
    await panel.play(3);
    await panel.show(<DataDialog />);
    const first = time();
    await panel.play(2);
    expect(time()).toBe(first);
    expect(plain('button')).not.toContain('Bring up to date');
    await panel.settle(() => panel.player.togglePlay(true));
    await panel.pass(1500);
    expect(time()).toBe(first);
    await panel.press('Bring up to date');
    expect(time()).toBeGreaterThan(first + 1);
  });

  test('is of what the charts show: all, the last seconds, or what is zoomed into', async () => {
    const panel = await Panel.of(null);
    await panel.play(14);
    const times = async (): Promise<[number, number]> => {
      await panel.show(null);
      await panel.show(<DataDialog />);
      const all = textsOf('tbody th').map(Number);
      return [all[0]!, all.at(-1)!];
    };
    await panel.settle(() => panel.player.setWindow(null));
    expect((await times())[0]).toBeLessThan(1);
    await panel.settle(() => panel.player.setWindow(5));
    expect((await times())[0]).toBeGreaterThan(8);
    await panel.settle(() => panel.player.setZoom([5, 8]));
    const [from, to] = await times();
    expect([from >= 4.5, to <= 8.5]).toEqual([true, true]);
  });
});

describe('a flow’s drawing', () => {
  test.each([
    ['rounds', () => <RoundsDialog />],
    ['packets', () => <SequenceDialog />],
  ])('of %s is taken away under its name; a picture that cannot be made is said, until the next', async (_, part) => {
    const panel = await Panel.of(part());
    await panel.play(2);
    await panel.show(part());
    await panel.pass(300);
    await panel.show(part());
    const files = saved();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await panel.press('Print');
    expect(print).toHaveBeenCalledTimes(1);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const said = (): string => plain('.rounds-presses [role=status]').join('');
    await panel.press('PNG');
    await until(() => expect(said()).toContain('The browser could not make this picture.'));
    await panel.press('SVG');
    await until(() => expect(files).toHaveLength(1));
    expect(said()).not.toContain('could not make');
    expect(files[0]!.name).toMatch(/^sawtooth-.+\.svg$/);
    expect(await files[0]!.text()).toContain(`Seed ${panel.scenario.seed}. ${location.href.split('#')[0]}`);
  });
});

describe('the rounds of a flow', () => {
  const numbers = (): number[] => textsOf('.rounds-table tbody th').map(Number);

  test('begin with a whole number from 1 on, and are so many at most; beyond the last it says how many are over', async () => {
    const panel = await Panel.of(<RoundsDialog />, scenarioOf({ flows: [{ id: 'one', scheme: { kind: 'cubic' } }] }));
    await panel.play(8);
    await panel.show(<RoundsDialog />);
    expect(numbers()).toHaveLength(50);
    await panel.choose('At most', '25 rounds');
    expect([numbers()[0], numbers().length]).toEqual([1, 25]);
    await panel.type('From round', '2.6');
    expect(panel.value('From round')).toBe('3');
    expect([numbers()[0], numbers().length]).toEqual([3, 25]);
    await panel.type('From round', '-5');
    expect(panel.value('From round')).toBe('1');
    expect(numbers()[0]).toBe(1);
    // Another law than the textbooks’ is said.
    expect(panel.text).toContain('By the rule of CUBIC: ');
    await panel.choose('At most', '200 rounds');
    const { length } = numbers();
    await panel.type('From round', '1000');
    expect(panel.text).toContain(`No round from number 1000 on is over: ${length} are.`);
  });

  test.each([
    [['losses'], false],
    [['flows'], true],
  ])('where %j are locked a round is lost by a press: %s', async (locked, offered) => {
    const panel = await Panel.of(null);
    act(() => enterLesson({ note: 'Look.', locked }));
    await panel.play(3);
    await panel.show(<RoundsDialog />);
    expect(document.querySelectorAll('.rounds-lose').length > 0).toBe(offered);
    expect(plain('.rounds-table thead th').includes('lose')).toBe(offered);
  });
});

describe('a flow packet by packet', () => {
  const lossy = (flow: object = {}, more: object = {}) =>
    scenarioOf({
      duration: 20,
      path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
      transport: { initialWindow: 1, initialSsthresh: 32, handshake: false, ...more },
      flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' }, count: 1, accessDelay: 0.01, ...flow }],
      events: [{ at: 0, do: 'lose', group: 'tcp', flow: 0, packets: [40], ack: false }],
    });
  async function played(scenario = lossy(), seconds = 1): Promise<Panel> {
    const panel = await Panel.of(<SequenceDialog />, scenario);
    await panel.play(seconds);
    await panel.show(<SequenceDialog />);
    return panel;
  }

  test('a press asks of a lost packet why it fell, of another one why it was sent, in the plot and in the table', async () => {
    const panel = await played();
    const plot = document.querySelector<SVGElement>('.sequence-plot')!;
    const [, , width, height] = plot.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width, height } as DOMRect);
    const press = async (x: number, y: number): Promise<void> => {
      for (const type of ['pointerdown', 'pointerup'])
        await panel.settle(() =>
          plot.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true })),
        );
    };
    const sent = (packet: number): number => Number(cellsOf('.sequence-table', packet)[0]);
    const asked = () => panel.player.state.question!;
    const crosses = [...document.querySelectorAll('[clip-path] .sequence-lost')].map((each) => each.getAttribute('d')!);
    expect(crosses).toHaveLength(1);
    const [left, top] = /M([\d.-]+) ([\d.-]+)/.exec(crosses[0]!)!.slice(1).map(Number) as [number, number];
    await press(left + 4, top + 4);
    expect(asked()).toMatchObject({ about: { packet: 40 }, variable: 'cwnd', flow: { group: 'tcp', flow: 0 } });
    const fell = asked().time;
    // At the hop: so long is the way there.
    const ahead = panel.player.run.wiring[0]!.toFirstHop;
    expect(ahead).toBeGreaterThan(0.001);
    expect(fell - sent(40)).toBeCloseTo(ahead, 6);
    await panel.press('Why, packet 40');
    expect([asked().about, asked().time]).toEqual([{ packet: 40 }, fell]);
    const dot = /M([\d.]+) ([\d.]+)/.exec(document.querySelector('[clip-path] .dots[style]')!.getAttribute('d')!)!;
    await press(Number(dot[1]), Number(dot[2]));
    expect(asked().about).toBeNull();
    expect(asked().time - sent(0)).toBeCloseTo(ahead, 6);
    await panel.press('Why, packet 0');
    expect(asked()).toMatchObject({ about: null, time: expect.closeTo(sent(0) + ahead, 6) as number });
  });

  test('more arrows than can be told apart are counted and not drawn', async () => {
    const panel = await played(lossy(), 4);
    await panel.press('Ladder');
    await panel.choose('Show', '8 round trips');
    for (let press = 0; press < 4; press += 1) await panel.press('Later');
    const [, arrows] = /(\d+) arrows would lie on one another here/.exec(panel.text) ?? [];
    expect(Number(arrows)).toBeGreaterThan(400);
    expect(document.querySelector('.sequence-ladder')).toBeNull();
    await panel.choose('Show', 'one round trip');
    expect(document.querySelector('.sequence-ladder')).not.toBeNull();
  });

  test('says that ACKs are delayed where they are, and what an ACK of a scheme with a rate names', async () => {
    for (const [scenario, delayed, each] of [
      [lossy(), false, false],
      [lossy({}, { delayedAck: true }), true, false],
      [lossy({ scheme: { kind: 'rap' } }), false, true],
    ] as const) {
      const panel = await played(scenario);
      expect(panel.text.includes('ACKs are delayed: ')).toBe(delayed);
      expect(panel.text.includes('An ACK names the packet that it answers')).toBe(each);
      // Each ACK by itself is a dot, all of them up to a number a staircase.
      expect(/^M.*h0$/.test(document.querySelector('[clip-path] .sequence-acks')!.getAttribute('d')!)).toBe(each);
    }
  });

  test('what has come since it was drawn is drawn with the next frame while the run stands', async () => {
    const panel = await Panel.of(null, lossy());
    const frame = framesOf(panel);
    await panel.play(1);
    await panel.show(<SequenceDialog />);
    expect(panel.text).toContain('One moment: the run is computed again');
    for (let turns = 0; turns < 5; turns += 1) {
      await panel.pass(100);
      await frame();
    }
    expect(document.querySelector('.sequence-plot')).not.toBeNull();
  });
});
