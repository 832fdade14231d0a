/** The sentence, the news under it, fields and the picker: what is said, what a press leads to, what is locked. */
import { describe, expect, test, vi } from 'vitest';
// Fetched when first needed, with nothing in its place until then: here it is there at once.
import '../../src/panels/changes.tsx';
import { BottleneckSection } from '../../src/panels/bottleneck-section.tsx';
import { FlowsSection } from '../../src/panels/flows-section.tsx';
import { NewsLine } from '../../src/side/news-line.tsx';
import { Sentence } from '../../src/panels/sentence.tsx';
import { ViewChoices } from '../../src/panels/view-choices.tsx';
import { enterLesson } from '../../src/lesson/lesson.ts';
import { NumberField } from '../../src/ui/number-field.tsx';
import { SliderField } from '../../src/ui/slider-field.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

describe('the sentence', () => {
  test('leads from each of its words to the section that sets it', async () => {
    const shown = vi.fn<(section: string) => void>();
    const panel = await Panel.of(<Sentence onShow={shown} />);
    expect(panel.text).toMatch(
      /^Two TCP and one AIMD\(0\.2, 1\/8 cut\) flow share an 8.Mbit\/s link with a drop-tail queue of 50.packets/,
    );
    await panel.press(/^two TCP/i);
    await panel.press(/^8.Mbit\/s/);
    await panel.press(/^drop-tail/);
    expect(shown.mock.calls.map(([section]) => section)).toEqual(['flows', 'bottleneck', 'bottleneck']);
  });
});

describe('the line of news', () => {
  test('offers the default after a broken link, and nothing else', async () => {
    const open = vi.fn<() => void>();
    const panel = await Panel.of(<NewsLine onOpenDefault={open} />);
    await panel.settle(() => panel.player.say({ kind: 'link', text: 'This link breaks off.' }));
    expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Open the default']);
    await panel.press('Open the default');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is dismissed after a refusal', async () => {
    const panel = await Panel.of(<NewsLine onOpenDefault={() => undefined} />);
    await panel.settle(() => panel.player.say({ kind: 'refused', text: 'flows[0].count: must be …' }));
    expect(document.querySelector('.warning')?.textContent).toContain('flows[0].count');
    await panel.press('Dismiss');
    expect(document.querySelector('.warning')).toBeNull();
  });

  test('tells what differs from what was opened, and takes it back', async () => {
    const panel = await Panel.of(
      <>
        <NewsLine onOpenDefault={() => undefined} />
        <FlowsSection />
      </>,
    );
    await panel.press('Number of TCP flows: one more');
    expect(panel.text).toContain('Changed: flows 3 TCP (was 2 TCP)');
    await panel.press(/^Back to the beginning/);
    expect(panel.scenario.flows[0]!.count).toBe(2);
    expect(panel.text).not.toContain('Changed:');
  });
});

describe('where the run comes from', () => {
  const source = (): string => document.querySelector('.news')!.textContent;

  test('is its title, or how it is made: packet by packet, at a speed at which the picture shows rates too', async () => {
    const panel = await Panel.of(<NewsLine onOpenDefault={() => undefined} />);
    expect(source()).toBe('Simulated packet by packet, in this page.');
    // A packet of this link takes 1 ms: ten times as fast as real no frame shows it, one twentieth as fast 1.2 frames.
    await panel.settle(() => {
      panel.player.setSpeed(10);
      panel.player.togglePlay(true);
    });
    expect(source()).toBe('Simulated packet by packet; at this speed the picture shows rates.');
    await panel.settle(() => panel.player.setSpeed(0.05));
    expect(source()).toBe('Simulated packet by packet, in this page.');
    await panel.settle(() => panel.player.setSpeed(null));
    expect(source()).toBe('Simulated packet by packet; at this speed the picture shows rates.');
    // At rest packets are drawn, whatever speed is chosen.
    await panel.settle(() => panel.player.togglePlay(false));
    expect(source()).toBe('Simulated packet by packet, in this page.');
    const titled = await Panel.of(<NewsLine onOpenDefault={() => undefined} />, scenarioOf({ title: 'Two and one' }));
    expect(source()).toBe('Two and one');
    await titled.settle(() => void titled.player.edit('the seed', (now) => ({ ...now, seed: 8 })));
    expect(source()).toMatch(/^Two and one.*Changed: seed 8/);
    // Two changes are listed; one more than that is counted.
    await titled.settle(
      () => void titled.player.edit('more', (now) => ({ ...now, duration: now.duration + 1, warmup: now.warmup + 1 })),
    );
    expect(source()).toMatch(/Changed: [^;]+; [^;]+; 1 more/);
    // How two runs differ is said where they are compared.
    await titled.settle(() => titled.player.toggleCompare());
    await titled.settle(() => titled.player.say(null));
    expect(source()).toBe('Two and one');
  });

  test.each([
    ['update', ['Later']],
    ['refused', ['Dismiss']],
    ['engine', ['Reload']],
    ['info', []],
    ['heavy', []],
  ] as const)('gives way to news (%s), and comes back after it', async (kind, buttons) => {
    const panel = await Panel.of(<NewsLine onOpenDefault={() => undefined} />);
    await panel.settle(() => panel.player.say({ kind, text: 'Something new.' }));
    expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual(buttons);
    const [said] = document.querySelectorAll('.news > p');
    expect([said!.className, said!.textContent]).toEqual([
      kind === 'info' || kind === 'update' ? 'source' : 'warning',
      `Something new.${buttons.join('')}`,
    ]);
    await panel.settle(() => panel.player.say(null));
    expect(source()).toBe('Simulated packet by packet, in this page.');
  });
});

describe('what the charts show', () => {
  test('rows, phase plane, span and unit are the page’s', async () => {
    const panel = await Panel.of(<ViewChoices />);
    const rows = (): readonly string[] => panel.player.state.rows;
    const before = rows();
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const fairness = boxes.find((box) => box.closest('label')?.textContent?.startsWith('Fairness'))!;
    await panel.settle(() => fairness.click());
    expect(rows()).toEqual(before.filter((row) => row !== 'fairness'));
    const plane = boxes.find((box) => box.closest('label')?.textContent?.startsWith('Phase plane'))!;
    await panel.settle(() => plane.click());
    expect(panel.player.state.plane).toBe(true);
    await panel.press('Round trips');
    expect(panel.player.state.unit).toBe('rtt');
    // A stretch that was zoomed into is left.
    for (const [choice, window] of [
      ['the whole run', null],
      ['the last 20 s', 20],
    ] as const) {
      await panel.settle(() => panel.player.setZoom([1, 2]));
      await panel.choose('In view', choice);
      expect(panel.player.state).toMatchObject({ window, zoom: null });
    }
  });
});

describe('a number that can be typed', () => {
  const fieldOf = async (onCommit: (value: number) => void): Promise<[Panel, HTMLInputElement]> => {
    const panel = await Panel.of(<NumberField label="Cut" value={0.5} onCommit={onCommit} />);
    return [panel, panel.input('Cut')];
  };

  test.each([
    ['1/8', 0.125],
    ['0.25', 0.25],
    ['1e3', 1000],
  ])('%s is taken as %d, once', async (text, value) => {
    const commit = vi.fn<(value: number) => void>();
    const [panel, field] = await fieldOf(commit);
    await panel.typeInto(field, text);
    expect(commit.mock.calls).toEqual([[value]]);
  });

  test('is taken when the field is left, and not by Escape', async () => {
    const commit = vi.fn<(value: number) => void>();
    const [panel, field] = await fieldOf(commit);
    await panel.settle(() => field.focus());
    await panel.enter(field, '0.3');
    await panel.key(field, 'Escape');
    await panel.settle(() => field.blur());
    expect(commit).not.toHaveBeenCalled();
    expect(field.value).toBe('0.5');
    await panel.settle(() => field.focus());
    await panel.enter(field, '0.4');
    await panel.settle(() => field.blur());
    expect(commit.mock.calls).toEqual([[0.4]]);
  });

  test('that is none is marked and not taken; the number on show is no change', async () => {
    const commit = vi.fn<(value: number) => void>();
    const [panel, field] = await fieldOf(commit);
    await panel.settle(() => field.focus());
    await panel.enter(field, 'much');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await panel.key(field, 'Enter');
    await panel.typeInto(field, '0.50');
    expect(commit).not.toHaveBeenCalled();
  });
});

describe('a slider', () => {
  const sliderOf = async (
    value: number,
    whole: boolean,
    onCommit: (value: number) => void,
  ): Promise<[Panel, HTMLInputElement]> => {
    const panel = await Panel.of(
      <SliderField label="Holds" unit="packets" value={value} min={1} max={100} whole={whole} onCommit={onCommit} />,
    );
    return [panel, panel.slider('Holds')];
  };

  test.each([
    ['ArrowRight', {}, 11],
    ['ArrowUp', {}, 11],
    ['ArrowLeft', {}, 9],
    ['ArrowDown', { shiftKey: true }, 1],
    ['ArrowRight', { shiftKey: true }, 20],
  ])(
    'of whole numbers goes by one at %s, by ten with Shift (%j), and stays within its ends',
    async (key, more, expected) => {
      const commit = vi.fn<(value: number) => void>();
      const [panel, slider] = await sliderOf(10, true, commit);
      await panel.settle(() => slider.focus());
      await panel.key(slider, key, more);
      // What it shows is applied when it is left.
      expect(panel.value('Holds, packets')).toBe(String(expected));
      expect(commit).not.toHaveBeenCalled();
      await panel.settle(() => slider.blur());
      expect(commit.mock.calls).toEqual([[expected]]);
    },
  );

  test('of any numbers moves at every press', async () => {
    const commit = vi.fn<(value: number) => void>();
    const [panel, slider] = await sliderOf(10, false, commit);
    await panel.settle(() => slider.focus());
    await panel.key(slider, 'ArrowRight');
    const once = Number(panel.value('Holds, packets'));
    await panel.key(slider, 'ArrowRight');
    expect(once).toBeGreaterThan(10);
    expect(Number(panel.value('Holds, packets'))).toBeGreaterThan(once);
  });
});

describe('a queue whose buffer is too short for its times', () => {
  test('says beside its settings what no packet waits for, until the buffer is long enough', async () => {
    const path = [{ rate: 8e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 10 } }];
    const panel = await Panel.of(<BottleneckSection />, scenarioOf({ path }));
    // Ten packets of 1000 bytes leave in 10 ms: more than the threshold of 1 ms, less than the target of 15 ms.
    expect(panel.text).toMatch(/10\sms when full/);
    expect(panel.text).toContain('before a packet has waited for the target');
    await panel.type('Holds, packets', '100');
    expect(panel.text).not.toContain('The full buffer empties');
  });
});

describe('a link that locks a section', () => {
  // The panel still stands.

  test('leaves its controls to be looked at, and its words in the sentence without a way to them', async () => {
    const panel = await Panel.of(
      <>
        <Sentence onShow={() => undefined} />
        <FlowsSection />
        <BottleneckSection />
      </>,
      scenarioOf(),
    );
    await panel.settle(() => enterLesson({ locked: ['bottleneck'] }));
    expect(
      panel.input('Link rate, Mbit/s').matches(':disabled') ||
        panel.input('Link rate, Mbit/s').closest('fieldset[disabled]'),
    ).toBeTruthy();
    expect(panel.button('Number of TCP flows: one more').closest('fieldset[disabled]')).toBeNull();
    expect(document.querySelector('#bottleneck .locked')?.textContent).toBe('locked');
    expect([...document.querySelectorAll('.sentence button')].map((word) => word.textContent)).not.toContain(
      'drop-tail queue',
    );
  });
});
