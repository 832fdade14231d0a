/** From a word to its control: opens what lies around the control, brings it into sight and shows which one it is. */
import { setOpen } from '../screen/set-up.ts';
import '../styles/found.css';
import { say } from '../../workers/words/say.ts';

/** A part of the rail may still have to be fetched, ms. */
const PATIENCE_MS = 4_000;
/** How long the control is marked, ms. */
const MARKED_MS = 1_800;

/** What a control stands in together with its label. */
const ROW = '.flow, .slider-field, .select-field, .segments-field, .switch, .section > summary';

/**
 * Open a section of the rail and give one of its controls the focus. Without a control, or where it is not to be found or
 * may not be used, the section itself gets it.
 * @param way labels on the way to the control: titles of folds, then the control's own
 */
export async function showSection(id: string, way: readonly string[] = []): Promise<void> {
  setOpen(id, true);
  // Of a calm page not all sections are there before one is opened.
  const section = await appears(document.body, () => document.getElementById(id));
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  let target: HTMLElement = section.querySelector('summary')!;
  for (const label of way) {
    const next = await appears(section, () => labelled(section, say(label)));
    if (!next) break;
    const fold = next.closest('details');
    if (next.matches('summary') && fold) fold.open = true;
    else target = next;
  }
  if (target.matches(':disabled')) target = section.querySelector('summary')!;
  target.focus({ preventScroll: true });
  const row = target.closest(ROW) ?? target;
  row.scrollIntoView?.({ block: 'nearest' });
  row.classList.add('found');
  setTimeout(() => row.classList.remove('found'), MARKED_MS);
}

/** A control, or the summary of a fold, by its label. */
function labelled(section: Element, label: string): HTMLElement | null {
  const says = (element: Element): boolean => plain(element.textContent) === label;
  const found = <E extends Element>(selector: string): E[] => [...section.querySelectorAll<E>(selector)];
  const named = found<HTMLElement>('button, input, select').find(
    (control) => plain(control.getAttribute('aria-label')) === label,
  );
  if (named) return named;
  const fold = found<HTMLElement>('.fold > summary').find((summary) => says(summary.firstElementChild!));
  if (fold) return fold;
  const group = found('fieldset > legend').find(says)?.parentElement;
  if (group) return group.querySelector('input:checked') ?? group.querySelector('input');
  const own = found<HTMLLabelElement>('label').find(
    (one) => says(one.querySelector(':scope > span') ?? one) || says(one),
  );
  return own ? (own.control ?? own.querySelector('input')) : null;
}

function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** What `find` finds, at once or as soon as it is drawn; null if that takes too long. */
function appears<Found>(within: Node, find: () => Found | null): Promise<Found | null> {
  const found = find();
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const done = (what: Found | null): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(what);
    };
    const observer = new MutationObserver(() => {
      const late = find();
      if (late) done(late);
    });
    observer.observe(within, { childList: true, subtree: true });
    const timer = setTimeout(() => done(null), PATIENCE_MS);
  });
}
