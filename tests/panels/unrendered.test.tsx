/** Parts of the page around picture, plots and lists: what each is given reaches what it draws, and what it names is there. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginExperiment, heldExperiment, holdExperiment } from '../../src/link/held-experiment.ts';
import { CollectPage } from '../../src/lessons/collect-page.tsx';
import { encodeAnswer } from '../../src/lessons/code.ts';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { LibraryLists } from '../../src/library/library-lists.tsx';
import { encodeHash } from '../../src/link/codec.ts';
import { FlowsSection } from '../../src/panels/flows-section.tsx';
import { Stage } from '../../src/panels/stage.tsx';
import { setUp } from '../../src/screen/set-up.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import { numbersOf } from '../../workers/experiments/offers.ts';
import { faultsOf } from './support/faults.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, scenarioOf } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

withCanvas();
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});

/** With plain spaces where the page sets unbreakable ones. */
const said = (): string => document.body.textContent.replaceAll(/\s+/g, ' ');
const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

describe('the picture of the network', () => {
  /** The scales at which the picture is asked for by the frames that follow. */
  async function scales(panel: Panel, of: readonly number[]): Promise<number[]> {
    const drawn: number[] = [];
    vi.spyOn(StagePainter.prototype, 'draw').mockImplementation(
      (_, _width, _height, scale) => (drawn.push(scale), false),
    );
    const pictures = new Set<(wallMs: number) => void>();
    panel.loop.addPicture = (draw) => {
      pictures.add(draw);
      return () => pictures.delete(draw);
    };
    for (const scale of of) {
      await panel.show(<Stage onShow={() => undefined} scale={scale} />);
      expect(pictures.size).toBe(1);
      for (const draw of pictures) draw(100);
    }
    return drawn;
  }

  test('is drawn at the scale that it is given, also after that has changed', async () => {
    expect(await scales(await Panel.of(null), [1.8, 1, 1.4])).toEqual([1.8, 1, 1.4]);
  });

  test('arrows go round all flows of all groups, Enter observes the one that is pointed at, Escape leaves it', async () => {
    const panel = await Panel.of(<Stage onShow={() => undefined} />);
    const stage = document.querySelector('.stage')!;
    const pointed = (): string => JSON.stringify(panel.player.state.pointed);
    const all = ['tcp 0', 'tcp 1', 'aimd 0'].map((flow) => {
      const [group, at] = flow.split(' ');
      return JSON.stringify({ group, flow: Number(at) });
    });
    const down: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await panel.key(stage, 'ArrowDown');
      down.push(pointed());
    }
    expect(down).toEqual([...all, all[0]]);
    await panel.key(stage, 'ArrowUp');
    expect(pointed()).toBe(all[2]);
    await panel.key(stage, 'Enter');
    expect(panel.player.state.observedFlow).toEqual({ group: 'aimd', flow: 0 });
    await panel.key(stage, 'Escape');
    expect(pointed()).toBe('null');
    await panel.key(stage, 'ArrowUp');
    expect(pointed()).toBe(all[2]);
    await panel.settle(() => stage.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(pointed()).toBe('null');
    // With none pointed at, Escape and Enter are the page's, and so are other keys.
    for (const key of ['Escape', 'Enter', 'a', 'ArrowDown']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await panel.settle(() => stage.dispatchEvent(event));
      expect([key, event.defaultPrevented]).toEqual([key, key === 'ArrowDown']);
    }
  });

  test.each([
    ['on a calm page is a picture that keys pass by', true],
    ['else is something to walk through by keys', false],
  ])('%s', async (_, calm) => {
    setUp.setState({ calm });
    await Panel.of(<Stage onShow={() => undefined} />);
    const stage = document.querySelector<HTMLElement>('.stage')!;
    expect([stage.tabIndex, stage.getAttribute('role')]).toEqual(calm ? [-1, 'img'] : [0, 'application']);
  });
});

describe('the choice of a scheme', () => {
  test.each([
    ['has the focus in its field', false],
    ['on a touch screen has it beside the field, which would bring up the keyboard over the list', true],
  ])('%s', async (_, coarse) => {
    const panel = await Panel.of(<FlowsSection />);
    onScreen(...(coarse ? ['(pointer: coarse)'] : []));
    await panel.press('Add a scheme');
    expect(document.activeElement).toBe(document.querySelector(coarse ? 'dialog' : '[role=combobox]'));
  });

  test.each([
    ['to add one', 'Add a scheme'],
    ['in the place of the second', /^Another scheme$/],
  ])('%s: one option is active, selected and there, whichever it is', async (_, button) => {
    const panel = await Panel.of(<FlowsSection />);
    const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      typeof button === 'string' ? textContent === button : button.test(textContent),
    );
    await panel.settle(() => buttons.at(-1)!.click());
    await panel.pass(50);
    const field = document.querySelector<HTMLInputElement>('[role=combobox]')!;
    const selected = (): Element[] => [...document.querySelectorAll('[role=option][aria-selected=true]')];
    const seen: string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      expect(selected().map(({ id }) => id)).toEqual([field.getAttribute('aria-activedescendant')]);
      seen.push(selected()[0]!.id);
      await panel.key(field, 'ArrowDown');
    }
    expect(new Set(seen).size).toBeGreaterThan(8);
    expect(faultsOf(document.querySelector('dialog')!)).toEqual([]);
    await panel.enter(field, 'no such scheme');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  });
});

describe('the choice of a scheme, by keys', () => {
  const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[role=combobox]')!;
  const chosen = (): string => textsOf('[role=option][aria-selected=true]')[0]!;
  const open = async (button: string | RegExp): Promise<Panel> => {
    const panel = await Panel.of(<FlowsSection />);
    const found = [...document.querySelectorAll('button')].filter((each) => each.textContent.match(button));
    await panel.settle(() => found.at(-1)!.click());
    await panel.pass(50);
    return panel;
  };
  const kinds = (panel: Panel) => panel.scenario.flows.map(({ scheme, count }) => [scheme.kind, count]);

  test('begins with one that no group has; what is typed means one, arrows stop at both ends, and Enter adds so many of it', async () => {
    const panel = await open(/^Add a scheme$/);
    expect(chosen()).not.toMatch(/^(TCP|AIMD)\b/);
    await panel.enter(field(), 'cubic');
    expect(chosen()).toMatch(/^CUBIC/);
    await panel.enter(field(), '');
    // Without a text it stays with what was chosen.
    expect(chosen()).toMatch(/^CUBIC/);
    const all = document.querySelectorAll('[role=option]').length;
    for (const [key, last] of [
      ['ArrowUp', 0],
      ['ArrowDown', all - 1],
    ] as const) {
      for (let press = 0; press <= all; press++) await panel.key(field(), key);
      expect(document.querySelectorAll('[role=option]')[last]!.getAttribute('aria-selected')).toBe('true');
    }
    await panel.enter(field(), 'cubic');
    await panel.press('Number of flows: one more');
    await panel.press('Number of flows: one more');
    await panel.key(field(), 'Enter');
    expect(document.querySelector('dialog')).toBeNull();
    expect(kinds(panel)).toEqual([
      ['tcp', 2],
      ['aimd', 1],
      ['cubic', 3],
    ]);
  });

  test('with nothing found Enter adds nothing; what cannot be is refused beside it, until another is chosen; Cancel leaves all as it was', async () => {
    const panel = await open(/^Add a scheme$/);
    await panel.enter(field(), 'no such scheme');
    await panel.key(field(), 'Enter');
    expect(document.querySelector<HTMLButtonElement>('.main-button')!.disabled).toBe(true);
    await panel.enter(field(), 'cubic');
    expect(document.querySelector('dialog [role=alert]')).toBeNull();
    await panel.type('Number of flows', '1000000');
    expect([document.querySelectorAll('dialog [role=alert]').length, panel.value('Number of flows')]).toEqual([1, '1']);
    await panel.key(field(), 'ArrowDown');
    expect(document.querySelector('dialog [role=alert]')).toBeNull();
    await panel.press('Cancel');
    expect([document.querySelector('dialog'), kinds(panel).length]).toEqual([null, 2]);
  });

  test('of a group begins with its own, values and all, and takes its place alone', async () => {
    const panel = await open(/^Another scheme$/);
    expect(chosen()).toMatch(/^AIMD/);
    expect(document.querySelector('dialog h2')!.textContent).toContain('0.2');
    await panel.enter(field(), 'tfrc');
    await panel.key(field(), 'Enter');
    expect(kinds(panel)).toEqual([
      ['tcp', 2],
      ['tfrc', 1],
    ]);
  });
});

test('an experiment that is begun from the run on show holds nothing of the one before', () => {
  holdExperiment(numbersOf([scenarioOf()], null));
  beginExperiment();
  expect([heldExperiment(), location.hash]).toEqual([null, '#/experiment']);
});

test('what is kept is listed without taking the focus from where it is', async () => {
  const panel = await Panel.of(<LibraryLists onOpen={() => undefined} />);
  await panel.type('Name the scenario on show', 'mine');
  expect(textsOf('.library-open b')).toEqual(['mine']);
  expect(document.activeElement).toBe(document.body);
  await panel.show(<LibraryLists key="again" onOpen={() => undefined} />);
  expect(document.activeElement).toBe(document.body);
});

/** A lesson of two steps, with a question each. */
async function lessonText(): Promise<string> {
  const hash = await encodeHash(scenarioOf({ duration: 6, warmup: 1 }));
  const step = (title: string, question: string, from: number): string =>
    `## ${title}\n\n\`\`\`scene\nopen: ${hash}\nfrom: ${from}\nuntil: ${from + 3}\n\`\`\`\n\n\`\`\`question\n${question}\n\`\`\`\n`;
  return `# Shares\n\n${step('First', 'choice: Who gets more?\n- [ ] AIMD.\n  One flow.\n- [x] TCP.\n  Two flows.', 0)}\n${step('Second', 'number: How much does TCP get?\nunit: Mbit/s\nanswer: rate(tcp, 3, 6)\nnear: 0.5', 3)}`;
}

describe('answers of a class', () => {
  test('are read for the step that is chosen, and what is right is shown and hidden by one switch, which says so', async () => {
    const lesson = await openLesson(await lessonText());
    const coded = { lesson: 'abc', digest: '', reason: '' };
    const codes = [
      encodeAnswer({ ...coded, step: 0, answer: { kind: 'choice', option: 0 }, tag: 'a1' }),
      encodeAnswer({ ...coded, step: 0, answer: { kind: 'choice', option: 1 }, tag: 'a2' }),
      encodeAnswer({ ...coded, step: 1, answer: { kind: 'number', value: 4 }, tag: 'a3' }),
    ];
    const panel = await Panel.of(<CollectPage lesson={lesson} lessonKey="abc" />, lesson.steps[0]!.scenario);
    const lines = document.querySelector('textarea')! as unknown as HTMLInputElement;
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
    await panel.settle(() => {
      setter.call(lines, `Ann ${codes[0]}\nBob ${codes[1]}\n${codes[2]}\nnonsense ST1-abc`);
      lines.dispatchEvent(new Event('input', { bubbles: true }));
    });
    for (let turn = 0; turn < 20; turn++) await panel.pass(200);
    expect(said()).toContain('3 answers to this lesson. 1 code is of another one, or broken.');
    const steps = (): (string | null)[] =>
      [...document.querySelectorAll('.lesson-crumbs button')]
        .slice(0, 2)
        .map((button) => button.getAttribute('aria-current'));
    expect(steps()).toEqual(['step', null]);
    const told = (): HTMLButtonElement =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.endsWith(' what is right'))!;
    expect([told().textContent, told().getAttribute('aria-pressed')]).toEqual(['Show what is right', 'false']);
    expect(panel.text).not.toContain('What the run gives');
    await panel.settle(() => told().click());
    expect([told().textContent, told().getAttribute('aria-pressed')]).toEqual(['Hide what is right', 'true']);
    expect(faultsOf(document.body)).toEqual([]);
    // Another step keeps its own secret.
    await panel.press('Step 2: Second');
    expect(steps()).toEqual([null, 'step']);
    expect([told().textContent, told().getAttribute('aria-pressed')]).toEqual(['Show what is right', 'false']);
    expect(textsOf('.lesson-part')).toEqual(['Second']);
  });
});
