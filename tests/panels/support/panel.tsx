/** A panel in a document without a screen, on a real run of the engine: what it says, and hands to use its controls. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { FrameLoop } from '../../../src/run/frame-loop.ts';
import { PageContext } from '../../../src/page.ts';
import type { Player } from '../../../src/player/player.ts';
import { Bench } from '../../page/support/direct-worker.ts';
import { scenarioWith } from '../../support/scenario.ts';
import { mounted } from './mounted.ts';
import { keepShown } from './shown.ts';

/** Two groups on one bottleneck; as the page opens, but for what `fields` says. */
export function scenarioOf(fields: object = {}): Scenario {
  return scenarioWith({
    duration: 60,
    warmup: 5,
    seed: 7,
    path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 50 } }],
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
      { id: 'aimd', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, startJitter: 1 },
    ],
    ...fields,
  });
}

/** What stands in the place of a part that has still to be fetched. */
const FETCHING = 'One moment…';

export class Panel {
  /** Frames and pictures are none of the panels’ business here, unless a test makes them its own. */
  readonly loop = {
    add: () => () => undefined,
    addPicture: () => () => undefined,
    request: () => undefined,
  } as unknown as FrameLoop;
  private readonly root: Root;
  private readonly host = document.createElement('div');

  private constructor(readonly bench: Bench) {
    document.body.append(this.host);
    this.root = createRoot(this.host);
  }

  /** The panel of a run at its beginning; all that it fetches has been fetched, all that it folds away is open. */
  static async of(node: ReactNode, scenario: Scenario = scenarioOf()): Promise<Panel> {
    if (mounted.panel) {
      await keepShown();
      mounted.panel.unmount();
    }
    const panel = new Panel(new Bench(scenario, 10));
    mounted.panel = panel;
    await panel.show(node);
    return panel;
  }

  /** Show something else of the same run, as it stands by now. */
  async show(node: ReactNode): Promise<void> {
    await act(async () => this.draw(node));
    await this.openAll();
    await keepShown();
  }

  /** The same, and wait for nothing. */
  draw(node: ReactNode): void {
    const page = { player: this.player, loop: this.loop, makePlayer: () => this.player };
    this.root.render(<PageContext value={page}>{node}</PageContext>);
  }

  get player(): Player {
    return this.bench.player;
  }

  get scenario(): Scenario {
    return this.player.state.scenario;
  }

  get text(): string {
    return document.body.textContent ?? '';
  }

  unmount(): void {
    act(() => this.root.unmount());
    document.body.replaceChildren();
    mounted.panel = null;
  }

  /** Play some simulated seconds, and pause. */
  async play(seconds: number): Promise<void> {
    await act(async () => {
      this.player.togglePlay(true);
      this.bench.pass(100 * seconds);
      this.player.togglePlay(false);
      this.bench.pass(50);
    });
  }

  /** Let some ms of wall time pass. */
  async pass(ms: number): Promise<void> {
    await this.settle(() => this.bench.pass(ms));
  }

  /** Open every disclosure, also those within others. */
  async openAll(): Promise<void> {
    for (let closed = this.closed(); closed.length > 0; closed = this.closed()) {
      await this.settle(() => {
        for (const details of closed) {
          details.open = true;
          details.dispatchEvent(new Event('toggle'));
        }
      });
    }
  }

  private closed(): HTMLDetailsElement[] {
    return [...document.querySelectorAll('details')].filter((details) => !details.open);
  }

  /** What stands in a text field, by its label. */
  value(label: string): string {
    return this.input(label).value;
  }

  /** Type into a field in place of what is there, and press Enter. */
  async type(label: string, text: string): Promise<void> {
    await this.typeInto(this.input(label), text);
  }

  async typeInto(input: HTMLInputElement, text: string): Promise<void> {
    await this.settle(() => input.focus());
    await this.enter(input, text);
    await this.key(input, 'Enter');
    await this.settle(() => input.blur());
  }

  /** Choose in a list, by the words of the option. */
  async choose(label: string, option: string): Promise<void> {
    const select = this.byLabel<HTMLSelectElement>(label, 'select');
    if (!optionOf(select, option))
      throw new Error(`${label} offers ${[...select.options].map((each) => plain(each.textContent)).join(', ')}`);
    await this.chooseIn(select, option);
  }

  /** Choose one of several, by its words: they stand in a row, or in a list where they are too many for a row. */
  async pick(option: string): Promise<void> {
    const list = this.listOf(option);
    await (list ? this.chooseIn(list, option) : this.press(option));
  }

  /** Whether it is the chosen one of several, by its words. */
  picked(option: string): boolean {
    const list = this.listOf(option);
    return list ? optionOf(list, option)!.selected : (this.button(option) as HTMLInputElement).checked;
  }

  private listOf(option: string): HTMLSelectElement | undefined {
    return [...document.querySelectorAll('select')].find((select) => optionOf(select, option));
  }

  private async chooseIn(select: HTMLSelectElement, option: string): Promise<void> {
    await this.enter(select, optionOf(select, option)!.value);
  }

  /** Press a button, a radio button or a switch, by its words. */
  async press(name: string | RegExp): Promise<void> {
    const target = this.button(name);
    await this.settle(() => target.click());
  }

  button(name: string | RegExp): HTMLButtonElement | HTMLInputElement {
    return this.find(name, 'button, input[type=radio], input[type=checkbox]');
  }

  /** A press of a key where the focus is, or on an element. */
  async key(target: Element, key: string, more: KeyboardEventInit = {}): Promise<void> {
    await this.settle(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    );
  }

  slider(label: string): HTMLInputElement {
    return this.byLabel(label, 'input[type=range]');
  }

  input(label: string): HTMLInputElement {
    return this.byLabel(label, 'input[type=text], input[type=search], textarea, input:not([type])');
  }

  /** Set a field to a text, a slider to a place, or a list to one of its values. */
  async enter(control: Settable, value: string): Promise<void> {
    await this.settle(() => {
      setNative(control, value);
      control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }));
    });
  }

  private byLabel<E extends Element>(label: string, selector: string): E {
    return this.find<E>(label, selector);
  }

  private find<E extends Element>(name: string | RegExp, selector: string): E {
    const all = [...document.querySelectorAll<E & HTMLElement>(selector)];
    const fits = (element: Element): boolean => {
      const said = nameOf(element);
      return typeof name === 'string' ? said === name : name.test(said);
    };
    const found = all.filter(fits);
    if (found.length !== 1)
      throw new Error(`${found.length} of “${String(name)}” among: ${all.map(nameOf).join(' | ')}`);
    return found[0]!;
  }

  /** Do something and wait for what the page makes of it, also what it has to fetch first. */
  async settle(what: () => unknown): Promise<void> {
    await act(async () => {
      what();
      await new Promise((resolve) => setImmediate(resolve));
    });
    while (this.text.includes(FETCHING)) await act(async () => new Promise((resolve) => setImmediate(resolve)));
  }
}

/** What a control is called: its own label, or the one that stands before it or around it. */
export function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const label =
    (element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`)) || element.closest('label');
  return plain((label || element).textContent);
}

/** With plain spaces where the page sets narrow or unbreakable ones. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

type Settable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** As a browser sets it: React watches the property of the element itself. */
function setNative(element: Settable, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
}

function optionOf(select: HTMLSelectElement, words: string): HTMLOptionElement | undefined {
  return [...select.options].find((option) => plain(option.textContent) === words);
}

/** Lets the page do what it does in its own time until that holds. */
export async function until(holds: () => void): Promise<void> {
  for (let turns = 500; ; turns -= 1) {
    await act(() => new Promise((resolve) => void setTimeout(resolve, 10)));
    try {
      return holds();
    } catch (error) {
      if (turns === 0) throw error;
    }
  }
}

/** The texts of all such elements. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The cells of a table's row by what it is headed, as texts. */
export function cellsOf(table: string, head: number): string[] {
  const rows = [...document.querySelectorAll(`${table} tbody tr`)];
  const found = rows.find((each) => each.querySelector('th')!.textContent === String(head));
  return [...found!.querySelectorAll('td')].map(({ textContent }) => textContent ?? '');
}
