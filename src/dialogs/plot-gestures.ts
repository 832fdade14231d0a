/** Pointer, wheel and keys on a plot over time: a drag chooses a stretch, the wheel and + and − zoom, arrows move, a press presses. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Range, shifted, zoomed } from './sequence-marks.ts';

/** A pointer that moves less than this presses, px. */
const DRAG_FROM = 5;

interface Plot {
  range: Range;
  /** The last time that can be shown, s. */
  until: number;
  /** Px of the drawing: its width, and where its axis begins and ends. */
  width: number;
  left: number;
  right: number;
  /** Another stretch; null for all. */
  onZoom(range: Range | null): void;
  /** A press, or a pointer that rests, at these px of the drawing; null: it has left. */
  onPress(x: number, y: number): void;
  onOver(x: number, y: number): void;
  onLeave(): void;
}

/** @returns the drawing's element, and what is being chosen, px */
export function usePlotGestures(plot: Plot): [svg: RefObject<SVGSVGElement | null>, drag: Range | null] {
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Range | null>(null);
  const place = ({ clientX, clientY }: MouseEvent): Range => {
    const box = svg.current!.getBoundingClientRect();
    const scale = plot.width / box.width;
    return [(clientX - box.left) * scale, (clientY - box.top) * scale];
  };
  const within = (x: number): number => Math.max(plot.left, Math.min(plot.right, x));
  const timeAt = (x: number): number => {
    const [from, to] = plot.range;
    return from + ((within(x) - plot.left) / (plot.right - plot.left)) * (to - from);
  };
  const down = useEffectEvent((event: PointerEvent): void => {
    if (event.button !== 0) return;
    svg.current!.setPointerCapture?.(event.pointerId);
    const x = within(place(event)[0]);
    setDrag([x, x]);
  });
  const move = useEffectEvent((event: PointerEvent): void => {
    const [x, y] = place(event);
    if (drag) setDrag([drag[0], within(x)]);
    else plot.onOver(x, y);
  });
  const up = useEffectEvent((event: PointerEvent): void => {
    if (!drag) return;
    setDrag(null);
    const [from, to] = drag[0] < drag[1] ? drag : [drag[1], drag[0]];
    if (to - from >= DRAG_FROM) plot.onZoom([timeAt(from), timeAt(to)]);
    else plot.onPress(...place(event));
  });
  const wheel = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault();
    plot.onZoom(zoomed(plot.range, event.deltaY > 0 ? 1.25 : 0.8, timeAt(place(event)[0]), plot.until));
  });
  const key = useEffectEvent((event: KeyboardEvent): void => {
    const { range, until } = plot;
    const middle = (range[0] + range[1]) / 2;
    const by: Record<string, () => Range | null> = {
      ArrowLeft: () => shifted(range, -0.25, until),
      ArrowRight: () => shifted(range, 0.25, until),
      '+': () => zoomed(range, 0.5, middle, until),
      '-': () => zoomed(range, 2, middle, until),
      '0': () => null,
    };
    const to = by[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    plot.onZoom(to());
  });
  const leave = useEffectEvent((): void => plot.onLeave());
  const all = useEffectEvent((): void => plot.onZoom(null));
  useEffect(() => {
    const element = svg.current!;
    element.tabIndex = 0;
    element.role = 'application';
    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    element.addEventListener('pointermove', (event) => move(event), { signal });
    element.addEventListener('pointerup', (event) => up(event), { signal });
    element.addEventListener('pointercancel', () => setDrag(null), { signal });
    element.addEventListener('pointerleave', () => leave(), { signal });
    element.addEventListener('dblclick', () => all(), { signal });
    element.addEventListener('keydown', (event) => key(event), { signal });
    element.addEventListener('wheel', (event) => wheel(event), { signal, passive: false });
    return () => ended.abort();
  }, []);
  return [svg, drag];
}
