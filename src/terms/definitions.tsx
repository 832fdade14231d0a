/**
 * The card of a term, beside the element with `data-term`: shown by hover, focus and tap, put away by Escape, by a press
 * elsewhere or by leaving it. The pointer may go into it (WCAG 2.2, 1.4.13). Screen readers have the definition as the
 * element's description.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { watchPlace } from '../link/place.ts';
import { sceneHash, termHash } from '../link/route.ts';
import { findTerm, terms } from './index.ts';
import { TermPicture } from './picture.tsx';
import { scenesOf } from './scenes-of.ts';
import type { Term } from './term.ts';
import '../styles/terms.css';
import { say } from '../../workers/words/say.ts';

/** A pointer that rests on a term means it; one that leaves may be on its way to the card, ms. */
const [SHOW_MS, HIDE_MS] = [350, 250];
/** Room between a term and its card, and between a card and the edge of the page, px. */
const [GAP, EDGE] = [6, 8];

export const descriptionOf = (name: string): string => `term-${name}`;

/** From now on terms open their cards. @returns how to stop that */
export function showDefinitions(): () => void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(<Definitions />);
  return () => {
    root.unmount();
    box.remove();
  };
}

interface Shown {
  term: Term;
  anchor: Element;
}

function Definitions() {
  const [shown, setShown] = useState<Shown | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => listenToTerms(card, setShown), []);
  return (
    <>
      <div hidden>
        {terms.map(({ name, definition }) => (
          <p key={name} id={descriptionOf(name)}>
            {definition}
          </p>
        ))}
      </div>
      {/* What lies outside of an open dialog cannot be pressed. */}
      {shown &&
        createPortal(
          <Card key={shown.term.name} {...shown} ref={card} />,
          shown.anchor.closest('dialog') ?? document.body,
        )}
    </>
  );
}

function Card({ term, anchor, ref }: Shown & { ref: React.RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    const element = ref.current!;
    element.showPopover();
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [anchor, ref]);
  const target = location.hash.startsWith('#/embed') ? '_blank' : undefined;
  return (
    <div ref={ref} popover="manual" className="term-card to-left" role="dialog" aria-label={term.title}>
      <p className="strong">{term.title}</p>
      <TermPicture term={term} />
      <p>{term.definition}</p>
      <p className="term-links flex wrap small">
        {scenesOf(term)
          .slice(0, 1)
          .map(({ id, name }) => (
            <a key={id} href={sceneHash(id)} target={target}>
              {say('See it: {name}', { name: say(name) })}
            </a>
          ))}
        <a href={termHash(term.name)} target={target}>
          All terms
        </a>
      </p>
    </div>
  );
}

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** Under the term, or over it where there is more room; never beyond the page's edges. */
export function placeBeside(
  anchor: Box,
  card: { width: number; height: number },
  page: { width: number; height: number },
): { left: number; top: number } {
  const below = page.height - anchor.bottom;
  const fits = card.height + GAP + EDGE <= below || below >= anchor.top;
  const top = fits ? anchor.bottom + GAP : anchor.top - GAP - card.height;
  return {
    left: Math.max(EDGE, Math.min(anchor.left, page.width - card.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, page.height - card.height - EDGE)),
  };
}

/** Tells a pointer that moves from one under which the page moves: that is somewhere else, yet at the same place. */
function pointerMoves(): { moved(event: PointerEvent): boolean } {
  let place: string | null = null;
  return {
    moved({ type, clientX, clientY }) {
      const next = `${clientX} ${clientY}`;
      // Of the first event only a move tells.
      if (place === null && type === 'pointerover') return false;
      const moved = next !== place;
      place = next;
      return moved;
    },
  };
}

/** Show and hide by what the reader does anywhere on the page. @returns how to stop */
function listenToTerms(
  card: React.RefObject<HTMLDivElement | null>,
  setShown: (shown: Shown | null) => void,
): () => void {
  let shown: Shown | null = null;
  let timer = 0;
  const set = (next: Shown | null): void => {
    wait();
    if (next?.anchor === shown?.anchor) return;
    shown = next;
    setShown(next);
  };
  /** What the pointer waits on. */
  let awaited: Element | null = null;
  const wait = (): void => {
    clearTimeout(timer);
    awaited = null;
  };
  const later = (next: Shown | null, ms: number): void => {
    wait();
    awaited = next?.anchor ?? null;
    timer = window.setTimeout(() => set(next), ms);
  };
  const pointer = pointerMoves();
  const at = (target: EventTarget | null): Shown | null => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
    const term = anchor && findTerm(anchor.dataset['term']!);
    return anchor && term ? { term, anchor } : null;
  };
  const inCard = (target: EventTarget | null): boolean =>
    target instanceof Node && (card.current?.contains(target) ?? false);

  const over = (event: PointerEvent): void => {
    const { target } = event;
    if (event.pointerType === 'touch') return;
    const moved = pointer.moved(event);
    const found = at(target);
    if (found) {
      // A word that slides under a resting pointer is not meant; one that is waited on needs no second wait.
      if (found.anchor === shown?.anchor) set(found);
      else if (moved && found.anchor !== awaited) later(found, SHOW_MS);
    } else if (inCard(target)) wait();
    // What has the focus keeps its card.
    else if (shown && document.activeElement !== shown.anchor && !inCard(document.activeElement)) later(null, HIDE_MS);
    else if (!shown) wait();
  };
  const focus = ({ target }: FocusEvent): void => {
    const found = at(target);
    if (found && target instanceof Element && target.matches(':focus-visible')) set(found);
    else if (shown && !inCard(target)) set(null);
  };
  const blur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null && shown && document.hasFocus()) later(null, HIDE_MS);
  };
  const press = (event: MouseEvent): void => {
    const found = at(event.target);
    if (found?.anchor.matches('.term')) {
      // A press on a label's term is not meant for the label's control.
      event.preventDefault();
      set(found);
    } else if (!inCard(event.target) || (event.target as Element).closest('a')) set(null);
  };
  const key = (event: KeyboardEvent): void => {
    const found = at(event.target);
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      if (inCard(document.activeElement)) (shown.anchor as HTMLElement).focus();
      set(null);
    } else if ((event.key === 'Enter' || event.key === ' ') && found?.anchor.matches('.term')) {
      event.preventDefault();
      event.stopPropagation();
      set(found);
      // The card is drawn by then.
      setTimeout(() => card.current?.querySelector('a')?.focus());
    }
  };
  const away = (): void => set(null);
  const pairs = [
    ['pointerover', over],
    ['pointermove', over],
    ['focusin', focus],
    ['focusout', blur],
    ['click', press],
    ['keydown', key],
    ['scroll', away],
  ] as const;
  for (const [name, listener] of pairs) document.addEventListener(name, listener as EventListener, true);
  addEventListener('resize', away);
  // Of an address that leads to another part of the page no other listener hears.
  const stay = watchPlace(away);
  return () => {
    wait();
    for (const [name, listener] of pairs) document.removeEventListener(name, listener as EventListener, true);
    removeEventListener('resize', away);
    stay();
  };
}
