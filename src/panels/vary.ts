/**
 * *Vary…* beside a control: it stands there while the pointer rests on the control or the focus is in it, and makes an
 * experiment of its setting. The forms say only which setting of the scenario a control sets (`data-vary`).
 */
import '../styles/vary.css';

import { fetched, NotFetched } from '../link/late-part.ts';
import type { Player } from '../player/player.ts';
import { say } from '../../workers/words/say.ts';

/** Room between the button and the value beside it, px. */
const GAP = 8;

/** From now on. The button stands behind the control in the order of Tab. */
export function offerToVary(player: Player): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'vary-button';
  button.textContent = say('Vary…');
  button.addEventListener('click', () => {
    const path = button.closest<HTMLElement>('[data-vary]')?.dataset['vary'];
    if (path !== undefined) void vary(player, path);
  });
  const settle = (over: EventTarget | null): void => {
    const at = controlAround(over) ?? controlAround(document.activeElement);
    if (at === button.parentElement) return;
    if (at) place(button, at);
    else button.remove();
  };
  // Fetched at the first move: the pointer may rest already.
  settle(hovered());
  document.addEventListener('pointerover', ({ target }) => settle(target));
  document.addEventListener('focusin', ({ target }) => settle(target));
  // Where the pointer is elsewhere by now, the next move tells.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null && !hovered()) button.remove();
  });
}

/** The control under the pointer. */
const hovered = (): HTMLElement | null => document.querySelector('[data-vary]:hover');

function controlAround(target: EventTarget | Element | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-vary]') : null;
}

function place(button: HTMLElement, at: HTMLElement): void {
  const name =
    at.querySelector('label, legend')?.textContent?.trim() || at.ariaLabel || at.firstChild?.textContent || 'it';
  button.ariaLabel = say('Vary… {name}', { name });
  // A stepper is its value itself: none of its buttons is covered.
  const value = at.matches('.stepper')
    ? at
    : at.querySelector<HTMLElement>('.value, .segments, select, [role="switch"]');
  // Between the name and the value, from whichever side it is read.
  const [box, inner] = [at, value].map((each) => each?.getBoundingClientRect());
  const fromRight = getComputedStyle(at).direction === 'rtl';
  const away = inner ? GAP + (fromRight ? inner.right - box!.left : box!.right - inner.left) : 0;
  button.style.insetInlineEnd = `${away}px`;
  at.append(button);
}

/** Opens the experiment, or says why there is none. */
async function vary(player: Player, path: string): Promise<void> {
  try {
    const { openExperimentOf } = await fetched(import('../link/vary-link.ts'));
    await openExperimentOf(player.state.scenario, path);
  } catch (error) {
    const why = (error as Error).message;
    const text = error instanceof NotFetched ? why : say('This cannot be varied: {why}.', { why });
    player.say({ kind: 'refused', text });
  }
}
