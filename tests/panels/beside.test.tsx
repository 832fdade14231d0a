/** Parts that stand beside a run: the narrator's line, the textbook's note, the invitation, files that are dropped, *Vary…*. */
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeDrops } from '../../src/export/drop.ts';
import { Invitation } from '../../src/first/invitation.tsx';
import { INVITATIONS } from '../../src/first/invitations.ts';
import { answered, told } from '../../src/first/invited.ts';
import { heldExperiment } from '../../src/link/held-experiment.ts';
import { PageContext } from '../../src/page.ts';
import { offerToVary } from '../../src/panels/vary.ts';
import { mode } from '../../src/screen/mode.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { ModelNote } from '../../src/side/model-note.tsx';
import { NarratorLine } from '../../src/side/narrator-line.tsx';
import { SetUpSheet } from '../../src/side/set-up-sheet.tsx';
import { parting } from '../../src/theory/parting.ts';
import { Stepper } from '../../src/ui/controls.tsx';
import { until } from '../support/until.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

beforeEach(() => {
  answered.setState({ given: null });
  told.setState(false, true);
});

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

describe('the narrator’s line', () => {
  /** The line in a page whose frames the test draws, `at` ms of wall time. */
  async function line() {
    const panel = await Panel.of(null, scenarioOf({ flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }] }));
    const frames = new Set<(wallMs: number) => boolean>();
    const loop = { add: (frame: (wallMs: number) => boolean) => (frames.add(frame), () => frames.delete(frame)) };
    const page = { player: panel.player, loop, makePlayer: () => panel.player } as unknown as NonNullable<
      Parameters<typeof PageContext>[0]['value']
    >;
    const show = (): Promise<void> =>
      panel.show(
        <PageContext value={page}>
          <NarratorLine />
        </PageContext>,
      );
    await show();
    return { panel, frames, show, draw: (at: number) => act(() => frames.forEach((frame) => frame(at))) };
  }
  const said = (): string => textOf('.narrator-text');
  const why = (): HTMLElement => document.querySelector<HTMLElement>('.narrator-why')!;

  test('says what happens, to a screen reader too, without a break between number and unit; then it may be asked', async () => {
    const { panel, draw } = await line();
    await panel.settle(() => panel.player.setView({ narrator: true }));
    draw(1_000);
    const before = said();
    expect(before).not.toBe('');
    // Before anything has happened there is nothing to ask.
    expect(why().style.visibility).toBe('hidden');
    await panel.play(20);
    draw(30_000);
    expect(said()).not.toBe(before);
    expect(why().style.visibility).not.toBe('hidden');
    expect(textOf('.visually-hidden[role=status]')).not.toBe('');
    for (const { textContent } of all('.narrator-text')) expect(textContent).not.toMatch(/\d (?:ms|s|%|Mbit\/s)(?!\w)/);
    expect(why().getAttribute('aria-expanded')).toBe('false');
    await panel.press('Why?');
    expect(panel.player.state.question).not.toBeNull();
    expect(why().getAttribute('aria-expanded')).toBe('true');
  });

  test('says nothing any more of a run that is gone: its engine has ended, or another one starts', async () => {
    const { panel, draw } = await line();
    await panel.settle(() => panel.player.setView({ narrator: true }));
    await panel.play(20);
    for (const phase of ['dead', 'starting'] as const) {
      draw(30_000);
      expect(said()).not.toBe('');
      await panel.settle(() => panel.player.store.setState({ phase }));
      draw(31_000);
      expect(said()).toBe('');
      await panel.settle(() => panel.player.store.setState({ phase: 'ready' }));
    }
  });

  test('is off at a press, reads no frame then, and begins anew when it is on again', async () => {
    const { panel, frames, draw } = await line();
    await panel.settle(() => panel.player.setView({ narrator: true }));
    draw(1_000);
    expect(frames.size).toBe(1);
    await panel.press('Narrator off');
    expect([frames.size, said(), panel.player.state.narrator]).toEqual([0, '', false]);
    await panel.settle(() => panel.player.setView({ narrator: true }));
    await panel.play(20);
    draw(40_000);
    expect(frames.size).toBe(1);
    expect(said()).not.toBe('');
  });
});

describe('the note of the textbook’s model', () => {
  test('stands where the model is drawn, in the sentences of the run on show, by the names of its flows', async () => {
    const scenario = scenarioOf({ flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2 }] });
    const panel = await Panel.of(<ModelNote />, scenario);
    await panel.play(20);
    expect(document.querySelector('.model-note')).toBeNull();
    await panel.settle(() => panel.player.setView({ model: 'queue' }));
    expect(textOf('.model-note h2')).toBe('Textbook’s model, dashed');
    const { series, state } = panel.player;
    const sentences = parting(series, ['TCP 1', 'TCP 2'], 'queue', state.now);
    expect(sentences.length).toBeGreaterThan(1);
    expect(all('.model-note p').map(({ textContent }) => textContent)).toEqual(sentences);
    expect(textOf('.model-note')).toMatch(/TCP 1 .* TCP 2 /);
    await panel.play(10);
    expect(all('.model-note p').map(({ textContent }) => textContent)).toEqual(
      parting(series, ['TCP 1', 'TCP 2'], 'queue', panel.player.state.now),
    );
  });
});

describe('the invitation', () => {
  const shown = (): ReactNode => <Invitation changes={<i>what changed</i>} instead={<b>the changes</b>} />;

  test('offers each change; the one that was pressed is marked and answered with numbers before and after, and undone', async () => {
    act(() => setUp.setState({ calm: true }));
    const panel = await Panel.of(shown());
    await panel.play(12);
    expect(all('.invitation button').map(({ textContent }) => textContent)).toEqual(
      INVITATIONS.map(({ words }) => words),
    );
    const bigger = INVITATIONS[1]!;
    await panel.press(bigger.words);
    await panel.pass(3_000);
    await panel.play(5);
    const pressed = () => all('.invitation button[aria-pressed=true]').map(({ textContent }) => textContent);
    expect(pressed()).toEqual([bigger.words]);
    expect(textOf('.answer .visually-hidden')).toBe('The queue holds 250 packets, from the start of the run.');
    const numbers = all('.before-after').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(numbers.length).toBeGreaterThan(1);
    for (const number of numbers) expect(number).toMatch(/^\D+ [\d.,]+ → [\d.,]+ \S+$/);
    await panel.press('Undo');
    expect(panel.player.state.scenario.path[0]!.queue.limit).toBe(50);
    await panel.pass(3_000);
    expect([pressed(), document.querySelector('.answer')]).toEqual([[], null]);
  });

  test('of another change says so beside the offers, and with all controls on show gives its place to the changes', async () => {
    act(() => setUp.setState({ calm: true }));
    const panel = await Panel.of(shown());
    expect(textOf('.invitation')).not.toContain('what changed');
    await panel.settle(() => panel.player.edit('the seed', (now) => ({ ...now, seed: 8 })));
    expect(textOf('.invitation .source')).toBe('what changed');
    await panel.settle(() => setUp.setState({ calm: false }));
    expect(document.querySelector('.invitation')).toBeNull();
    expect(panel.text).toContain('the changes');
  });

  test('when the story is told leads on: to a lesson, a scene, one’s own run where it is no sheet, course work', async () => {
    const media = (matches: boolean) => ({ matches, addEventListener: () => 0, removeEventListener: () => 0 });
    const narrow = vi.spyOn(window, 'matchMedia').mockImplementation(() => media(false) as unknown as MediaQueryList);
    act(() => setUp.setState({ calm: true }));
    const panel = await Panel.of(shown());
    expect(document.querySelector('.onward')).toBeNull();
    await panel.settle(() => told.setState(true, true));
    expect(textOf('.onward')).toBe('Now: a lessona sceneyour owncourse work');
    expect(all('.onward a').map((link) => link.getAttribute('href'))).toEqual(['#/lessons/sawtooth', '#/lessons']);
    expect(all('.onward [title]').map(({ title }) => title)).toEqual([
      'Say what a run will do, then see it run',
      'A run by the name that lecturers use',
      'Every setting of this run',
      'Lessons in the order of a course, and how to make one',
    ]);
    await panel.press('a scene');
    expect(mode.getState().dialog).toBe('open');
    await panel.press('your own');
    expect(setUp.getState().open).toContain('flows');
    await panel.settle(() => setUp.setState({ calm: false }));
    expect(document.querySelector('.onward')).toBeNull();
    await panel.show(null);
    narrow.mockImplementation(() => media(true) as unknown as MediaQueryList);
    act(() => setUp.setState({ calm: true }));
    await panel.show(shown());
    expect(textOf('.onward')).toBe('Now: a lessona scenecourse work');
  });
});

describe('a stepper', () => {
  test('goes down to the least, takes away there only what can be taken, and up from any', async () => {
    const changes: number[] = [];
    const removed = vi.fn<() => void>();
    const stepper = (value: number, remove?: { words: string; run(): void }) => (
      <Stepper
        label="Flows"
        value={value}
        min={1}
        remove={remove}
        vary="flows.0.count"
        onChange={(to) => changes.push(to)}
      />
    );
    const panel = await Panel.of(stepper(2));
    expect(document.querySelector('.stepper')!.getAttribute('data-vary')).toBe('flows.0.count');
    await panel.press('Flows: one less');
    await panel.press('Flows: one more');
    expect(changes).toEqual([1, 3]);
    await panel.show(stepper(1));
    expect((panel.button('Flows: one less') as HTMLButtonElement).disabled).toBe(true);
    await panel.show(stepper(1, { words: 'Remove TCP', run: removed }));
    await panel.press('Remove TCP');
    expect([removed.mock.calls.length, changes.length]).toEqual([1, 2]);
    await panel.show(stepper(2, { words: 'Remove TCP', run: removed }));
    await panel.press('Flows: one less');
    await panel.type('Flows', '-3');
    await panel.type('Flows', '4.6');
    expect([removed.mock.calls.length, changes]).toEqual([1, [1, 3, 1, 1, 5]]);
  });
});

test('the sheet of the set-up bears its name and is closed by Done', async () => {
  await Panel.of(<SetUpSheet ref={null}>inside</SetUpSheet>);
  expect(document.querySelector('dialog')!.getAttribute('aria-label')).toBe('Set up');
  expect(textOf('.sheet-head')).toBe('Set upDone');
  expect(document.querySelector('.sheet-head')!.getAttribute('method')).toBe('dialog');
  expect(textOf('.rail')).toBe('inside');
});

describe('a file that is dropped', () => {
  const dispatch = (type: string, dataTransfer: object | null): Event => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
    document.dispatchEvent(event);
    return event;
  };
  const dropping = (): boolean => document.documentElement.hasAttribute('data-dropping');

  test('is shown as welcome while it is held over the page, and opened; what is no file is left to the browser', async () => {
    const panel = await Panel.of(<dialog open>a dialog</dialog>);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    takeDrops(panel.player);
    const held = { types: ['Files'], dropEffect: 'none', files: [] };
    expect(dispatch('dragover', { types: ['text/plain'] }).defaultPrevented).toBe(false);
    expect(dropping()).toBe(false);
    expect(dispatch('dragover', held).defaultPrevented).toBe(true);
    expect([dropping(), held.dropEffect]).toEqual([true, 'copy']);
    vi.advanceTimersByTime(200);
    dispatch('dragover', held);
    vi.advanceTimersByTime(200);
    expect(dropping()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(dropping()).toBe(false);
    vi.useRealTimers();
    dispatch('dragover', held);
    expect(dispatch('drop', { types: ['text/plain'], files: [], items: [] }).defaultPrevented).toBe(false);
    expect(dropping()).toBe(false);
    expect(document.querySelector('dialog')!.open).toBe(true);
    // Of several the first is opened.
    const [file, other] = ['mine.json', 'other.json'].map((name) => new File(['no run'], name));
    await act(async () => {
      expect(dispatch('drop', { types: ['Files'], files: [file, other], items: [] }).defaultPrevented).toBe(true);
      await vi.dynamicImportSettled();
    });
    expect(document.querySelector('dialog')!.open).toBe(false);
    await until(() => expect(panel.player.state.notice?.text).toMatch(/^mine\.json: .* Nothing was changed\.$/));
  });
});

describe('Vary…', () => {
  const over = (element: Element): boolean => element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const button = (): HTMLElement | null => document.querySelector('.vary-button');

  test('stands beside the control under the pointer or with the focus, by its name, and makes an experiment of its setting', async () => {
    const panel = await Panel.of(
      <>
        <div data-vary="path.0.queue.limit" id="limit">
          <label htmlFor="field">Buffer</label>
          <input id="field" />
        </div>
        <fieldset data-vary="nonsense" id="nonsense">
          <legend>Nonsense</legend>
        </fieldset>
        <p id="elsewhere" />
      </>,
    );
    offerToVary(panel.player);
    const [limit, nonsense, elsewhere] = ['#limit', '#nonsense', '#elsewhere'].map((id) => document.querySelector(id)!);
    expect(button()).toBeNull();
    over(limit!);
    expect([button()!.parentElement, button()!.textContent, button()!.ariaLabel]).toEqual([
      limit,
      'Vary…',
      'Vary… Buffer',
    ]);
    over(nonsense!);
    expect([button()!.parentElement, button()!.ariaLabel]).toEqual([nonsense, 'Vary… Nonsense']);
    await panel.settle(() => button()!.click());
    await until(() => expect(panel.player.state.notice?.text).toMatch(/^This cannot be varied: .*\.$/));
    expect(panel.player.state.notice!.kind).toBe('refused');
    over(elsewhere!);
    expect(button()).toBeNull();
    document.querySelector<HTMLElement>('#field')!.focus();
    expect(button()!.parentElement).toBe(limit);
    // The focus holds it while the pointer is elsewhere.
    over(elsewhere!);
    expect(button()!.parentElement).toBe(limit);
    await panel.settle(() => button()!.click());
    await until(() => expect(heldExperiment()?.vary.map(({ path }) => path)).toEqual(['path.0.queue.limit']));
    await until(() => expect(location.hash).toMatch(/^#\/experiment/));
    document.querySelector<HTMLElement>('#field')!.blur();
    expect(button()).toBeNull();
  });
});
