/** What of a page's text does not fit: beyond an edge, cut off, or over other text. */
import type { Page } from '@playwright/test';

/** Of all text in sight, a line for each that does not fit. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Of its text in sight, which may take several lines. */
    interface Shown {
      element: Element;
      text: string;
      box: DOMRect;
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const named = ({ element, text }: Shown): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text.slice(0, 40)}”`;
    /** The elements whose boxes may cut what is in it. */
    function* around(element: Element): Generator<[Element, CSSStyleDeclaration]> {
      let position = 'static';
      for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
        const style = getComputedStyle(each);
        // What is set apart is cut by nothing up to what it is placed in; and what has no box of its own cuts nothing.
        if (position === 'absolute' && style.position === 'static') continue;
        if (each.getClientRects().length > 0) yield [each, style];
        ({ position } = style);
        if (position === 'fixed') return;
      }
    }
    /** Of a box what the elements around it let through. */
    const visiblePart = (element: Element, { left, right, top, bottom }: DOMRect): DOMRect => {
      const part = { left, right, top, bottom };
      for (const [each, { overflowX, overflowY }] of around(element)) {
        const frame = each.getBoundingClientRect();
        if (overflowX !== 'visible')
          [part.left, part.right] = [Math.max(part.left, frame.left), Math.min(part.right, frame.right)];
        if (overflowY !== 'visible')
          [part.top, part.bottom] = [Math.max(part.top, frame.top), Math.min(part.bottom, frame.bottom)];
      }
      return new DOMRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    };
    /** Whether somebody sees it there: nothing lies over it, and it is not scrolled away. */
    const inSight = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return at !== null && (at.contains(element) || element.contains(at));
    };
    const shown: Shown[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, option, script, style, [inert], title, desc')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight)
          shown.push({ element, text, box });
    }
    for (const each of shown) {
      const { element, box } = each;
      // On a phone the parts of the page, and numbers of many flows, are gone through sideways.
      if (element.closest('.nav') || (innerWidth <= 640 && element.closest('.numbers-box'))) continue;
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`beyond the edge: ${named(each)}`);
      for (const [outer, { overflowX, overflowY, textOverflow, clipPath }] of around(element)) {
        // An ellipsis says that there is more, and a press or the title says it.
        if (textOverflow === 'ellipsis' || clipPath !== 'none') break;
        const { left, right, top, bottom } = outer.getBoundingClientRect();
        if (overflowX !== 'visible' && (box.left < left - 2 || box.right > right + 2))
          found.push(`cut at the side by ${outer.getAttribute('class')}: ${named(each)}`);
        else if (['hidden', 'clip'].includes(overflowY) && (box.top < top - 6 || box.bottom > bottom + 6))
          found.push(`cut above or below: ${named(each)}`);
        else continue;
        break;
      }
    }
    const seen = shown
      .map(({ box, ...rest }) => ({ ...rest, box: visiblePart(rest.element, box) }))
      .filter(({ element, box }) => box.width > 1 && box.height > 1 && inSight(element, box));
    for (const [place, one] of seen.entries())
      for (const other of seen.slice(place + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Boxes of lines are higher than their letters.
        if (across > 3 && down > 0.4 * Math.min(one.box.height, other.box.height))
          found.push(`over each other: ${named(one)}, ${named(other)}`);
      }
    return [...new Set(found)];
  });
}
