import { type RefObject, useEffect, useRef, useState } from 'react';

/** The room that an element has, px, also when it changes. */
export function useRoom(): [place: RefObject<HTMLDivElement | null>, room: { width: number; height: number }] {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 720, height: 360 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setRoom({ width: clientWidth, height: clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, room];
}
