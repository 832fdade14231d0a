import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many of `most` steps a row gives way by so that nothing runs off its right edge. Measured, whatever the row holds:
 * again at each change of its own width or its parts', and of `state`.
 */
export function useFolding(row: RefObject<HTMLElement | null>, most: number, state: unknown): number {
  const [folded, fold] = useState(0);
  useLayoutEffect(() => {
    const element = row.current!;
    // Called before the next picture: nobody sees what runs off.
    const observer = new ResizeObserver(() => {
      // Out of sight, as while presenting, it keeps its parts: one of them may get the focus back.
      if (element.clientWidth <= 1) return;
      for (let steps = 0; steps <= most; steps++) {
        flushSync(() => fold(steps));
        if (!runsOff(element)) return;
      }
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [row, most, state]);
  return Math.min(folded, most);
}

function runsOff(row: HTMLElement): boolean {
  const { right } = row.getBoundingClientRect();
  const edge = right - Number.parseFloat(getComputedStyle(row).paddingRight || '0');
  return [...row.children].some((child) => child.getBoundingClientRect().right > edge + 0.5);
}
