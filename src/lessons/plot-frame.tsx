/** Axes of an empty chart to answer in, and what of a pointer falls on it. */
import { scaleLinear } from 'd3-scale';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

export interface Scale {
  low: number;
  high: number;
  label: string;
}

/** Of the drawing, in its own units; the frame scales with its box. */
export const PLOT = { width: 720, height: 400, left: 52, right: 14, top: 26, bottom: 58 };

export const INNER = { width: PLOT.width - PLOT.left - PLOT.right, height: PLOT.height - PLOT.top - PLOT.bottom };

/** Parts of the plot's width and height, from its lower left. */
export interface Place {
  across: number;
  up: number;
}

export const xOf = (across: number): number => PLOT.left + across * INNER.width;
export const yOf = (up: number): number => PLOT.top + (1 - up) * INNER.height;

interface Props {
  across: Scale;
  up: Scale;
  children: ReactNode;
}

function PlotFrame({ across, up, children }: Props) {
  const ticks = ({ low, high }: Scale, count: number): { at: number; text: string }[] => {
    const scale = scaleLinear([low, high], [0, 1]);
    const format = scale.tickFormat(count);
    return scale.ticks(count).map((value) => ({ at: scale(value), text: format(value) }));
  };
  return (
    <svg className="plot-frame block full" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
      <text x={PLOT.left} y={16} className="plot-name">
        {up.label}
      </text>
      {ticks(up, 5).map(({ at, text }) => (
        <g key={text}>
          <path className="plot-grid" d={`M${PLOT.left} ${yOf(at)}h${INNER.width}`} />
          <text x={PLOT.left - 8} y={yOf(at) + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {ticks(across, 8).map(({ at, text }) => (
        <g key={text}>
          <path className="plot-tick" d={`M${xOf(at)} ${yOf(0)}v5`} />
          <text x={xOf(at)} y={yOf(0) + 22} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <path className="plot-axis" d={`M${PLOT.left} ${PLOT.top}V${yOf(0)}H${PLOT.width - PLOT.right}`} />
      <text x={PLOT.width - PLOT.right} y={PLOT.height - 6} textAnchor="end">
        {across.label}
      </text>
      {children}
    </svg>
  );
}

/** What a reader answers with on a plot. */
export interface Hand {
  /** What the keys do. */
  help: string;
  /** What is set, as it is spoken. */
  said: string;
  /** 0 to 100. */
  now: number;
  /** The plot is pressed, or the pointer goes on over it. */
  put(place: Place, first: boolean): void;
  /** An arrow key: one step across or up. */
  move(across: number, up: number): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A plot that is answered on, or, without a hand, one to look at. `label` says what is asked or shown. */
export function AnswerPlot({ hand, label, children, ...axes }: Props & { hand: Hand | null; label: string }) {
  const plot = <PlotFrame {...axes}>{children}</PlotFrame>;
  if (!hand)
    return (
      <div className="sketch" role="img" aria-label={label}>
        {plot}
      </div>
    );
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const first = event.type === 'pointerdown';
    if (first) event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    hand.put(placeOf(event, event.currentTarget.querySelector('svg')!), first);
  };
  const press = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    hand.move(...by);
  };
  return (
    <div
      className="sketch to-draw"
      role="slider"
      tabIndex={0}
      aria-label={`${label} ${hand.help}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={hand.now}
      aria-valuetext={hand.said}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={press}
      ref={keepTouch}
    >
      {plot}
    </div>
  );
}

/** A stroke is no swipe: after a swipe browsers take the next tap for its end, and it presses nothing. */
function keepTouch(plot: HTMLDivElement | null): (() => void) | undefined {
  const keep = (event: TouchEvent): void => event.preventDefault();
  // React's own listener is passive and may not prevent anything.
  plot?.addEventListener('touchstart', keep, { passive: false });
  return () => plot?.removeEventListener('touchstart', keep);
}

/** Where on the plot a pointer is, within it. */
function placeOf(event: PointerEvent, svg: SVGSVGElement): Place {
  const box = svg.getBoundingClientRect();
  // The drawing keeps its shape within its box.
  const scale = Math.min(box.width / PLOT.width, box.height / PLOT.height);
  const x = (event.clientX - box.left - (box.width - PLOT.width * scale) / 2) / scale;
  const y = (event.clientY - box.top - (box.height - PLOT.height * scale) / 2) / scale;
  const part = (value: number): number => Math.max(0, Math.min(1, value));
  return { across: part((x - PLOT.left) / INNER.width), up: part(1 - (y - PLOT.top) / INNER.height) };
}
