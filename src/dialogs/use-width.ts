import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element of a dialog, px, also when it changes. */
export function useWidth(): [place: RefObject<HTMLDivElement | null>, width: number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(720);
  useEffect(() => {
    const measure = (): void => {
      const { clientWidth } = place.current!;
      if (clientWidth > 0) setWidth(clientWidth);
    };
    // What is scrolled away would not be printed.
    const toTop = (): void => place.current!.closest('dialog')!.scrollTo(0, 0);
    measure();
    addEventListener('resize', measure);
    addEventListener('beforeprint', toTop);
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('beforeprint', toTop);
    };
  }, []);
  return [place, width];
}
