/** What is wrong with a part of the page, whatever it shows. */
import { nameOf } from './panel.tsx';

/** Names of parts that are not there or there twice, controls without a name, numbers that are none. */
export function faultsOf(root: Element): string[] {
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  const ids = all.map(({ id }) => id).filter(Boolean);
  const known = new Set(ids);
  const twice = known.size === ids.length ? [] : [`of ${ids.join(' ')} some are there twice`];
  const led = all.flatMap((element) =>
    REFERENCES.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/).map((id) => [name, id] as const))
      .filter(([, id]) => id !== '' && !ELSEWHERE.test(id) && !known.has(id))
      .map(([name, id]) => `${name} of <${beginOf(element)}> leads to no #${id}`),
  );
  // An option's id may hold a blank.
  const active = all.flatMap((element) => {
    const id = element.getAttribute('aria-activedescendant');
    if (!id) return [];
    const option = document.getElementById(id);
    if (!option) return [`the active one of <${beginOf(element)}> is not there: ${id}`];
    return option.getAttribute('aria-selected') === 'true' ? [] : [`the active one is not selected: ${id}`];
  });
  const nameless = all
    .filter((element) => /^(button|input|select|textarea)$/.test(element.localName))
    .filter((element) => !element.hasAttribute('title') && element.getAttribute('type') !== 'hidden')
    .filter((element) => nameOf(element).trim() === '' && !element.hasAttribute('aria-labelledby'))
    .map((element) => `<${beginOf(element)}> has no name`);
  const odd = /.{0,30}\b(NaN|undefined|null|\[object \w+\]|Infinity)\b.{0,10}/.exec(root.textContent ?? '');
  return [...twice, ...led, ...active, ...nameless, ...(odd ? [`it says “${odd[0]}”`] : [])];
}

const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'for', 'list'];
/** Parts of the page that stand beside the one under test. */
const ELSEWHERE = /^(sentence$|term-)/;

const beginOf = (element: Element): string => element.outerHTML.slice(1, 80);
