import { useEffect, useMemo, useRef } from 'react';
import { PhasePlane } from '../charts/phase-plane.ts';
import type { PlaneQuantity } from '../charts/plane-lines.ts';
import { type PlaneChoice, planeFlow, type PlaneOption, planeOptions, planePair } from '../charts/plane-flows.ts';
import { usePage, usePageState } from '../page.ts';

import { watchTheme } from '../theme.ts';
import { Segments, Select } from '../ui/controls.tsx';

/** The phase plane of two flows that the reader chooses; at first the first of two groups, or two of one. */
export function Plane() {
  const { player, loop } = usePage();
  const flows = usePageState((state) => state.scenario.flows);
  const planeOf = usePageState((state) => state.planeOf);
  const square = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const options = useMemo(() => planeOptions(flows), [flows]);
  const { quantity } = planeOf;
  const { across, up } = useMemo(() => planePair(options, planeOf), [options, planeOf]);

  useEffect(() => {
    const element = canvas.current!;
    const plane = new PhasePlane(element);
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = square.current!;
      const side = Math.min(clientWidth, clientHeight);
      element.style.width = element.style.height = `${side}px`;
      plane.resize(side);
      loop.request();
    });
    observer.observe(square.current!);
    const stopWatching = watchTheme(() => {
      plane.restyle();
      loop.request();
    });
    const remove = loop.addPicture(() => {
      const { series, time } = player;
      const [one, other] = [planeFlow(series, across), planeFlow(series, up)];
      if (one && other) plane.draw({ series, now: time, quantity, across: one, up: other });
      return false;
    });
    return () => {
      observer.disconnect();
      stopWatching();
      remove();
    };
  }, [player, loop, across, up, quantity]);

  const choose = (change: Partial<PlaneChoice>): void => player.setView({ planeOf: { ...planeOf, ...change } });
  const chooser = (label: string, key: 'across' | 'up', chosen: PlaneOption | undefined) => (
    <Select
      label={label}
      value={String(chosen && options.indexOf(chosen))}
      options={options.map((option, index) => ({ value: String(index), label: option.label }))}
      onChange={(index) => choose({ [key]: options[Number(index)]!.choice })}
    />
  );
  return (
    <section className="plane flex still gap-4" aria-label="Phase plane">
      <div className="plane-choice row wrap">
        {chooser('Up', 'up', up)}
        {chooser('across', 'across', across)}
        <Segments<PlaneQuantity>
          label="Of each flow the"
          hideLabel
          value={quantity}
          options={[
            { value: 'window', label: 'Window' },
            { value: 'rate', label: 'Rate' },
          ]}
          onChange={(value) => choose({ quantity: value })}
        />
      </div>
      <div className="plane-square still" ref={square}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${up?.label ?? ''} against ${across?.label ?? ''}: the ${quantity} of each, with the diagonal and the lines of a full link`}
        />
      </div>
    </section>
  );
}
