import { useEffect, useMemo, useRef, useState } from 'react';
import { PhasePlane, type PlaneFlow, type PlaneQuantity } from '../charts/phase-plane.ts';
import { usePage, usePageState } from '../page.ts';
import type { RunSeries } from '../run/series.ts';
import { flowName, namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import { watchTheme } from '../theme.ts';
import { Segments, Select } from '../ui/controls.tsx';

/** The phase plane of two flows that the reader chooses; at first the first of two groups, or two of one. */
export function Plane() {
  const { player, loop } = usePage();
  const flows = usePageState((state) => state.scenario.flows);
  const [quantity, setQuantity] = useState<PlaneQuantity>('window');
  const [wanted, setWanted] = useState<{ across?: string; up?: string }>({});
  const square = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const options = useMemo(() => {
    const names = shortNames(namesOf({ flows }));
    const slots = slotsOf({ flows });
    return flows.flatMap(({ id, count }, group) =>
      Array.from({ length: count }, (_, place) => ({ value: `${place} ${id}`, label: flowName(names[group]!, count, place), slot: slots[group]!, group, place })),
    );
  }, [flows]);
  const known = (key: string | undefined): string | undefined => options.find(({ value }) => value === key)?.value;
  const across = known(wanted.across) ?? options[0]?.value ?? '';
  const second = options.find(({ group }) => group === 1) ?? options[1] ?? options[0];
  const up = known(wanted.up) ?? second?.value ?? '';

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
    const chosen = [across, up].map((key) => options.find(({ value }) => value === key));
    const remove = loop.add(() => {
      const { series, time } = player;
      const [one, other] = chosen.map((choice) => flowOf(series, choice));
      if (one && other) plane.draw({ series, now: time, quantity, across: one, up: other });
      return false;
    });
    return () => {
      observer.disconnect();
      stopWatching();
      remove();
    };
  }, [player, loop, across, up, quantity, options]);

  const nameOf = (key: string): string => options.find(({ value }) => value === key)?.label ?? '';
  return (
    <section className="plane" aria-label="Phase plane">
      <div className="plane-choice">
        <Select label="Up" value={up} options={options} onChange={(key) => setWanted({ ...wanted, up: key })} />
        <Select label="across" value={across} options={options} onChange={(key) => setWanted({ ...wanted, across: key })} />
        <Segments<PlaneQuantity> label="Of each flow the" hideLabel value={quantity} options={[{ value: 'window', label: 'Window' }, { value: 'rate', label: 'Rate' }]} onChange={setQuantity} />
      </div>
      <div className="plane-square" ref={square}>
        <canvas ref={canvas} role="img" aria-label={`${nameOf(up)} against ${nameOf(across)}: the ${quantity} of each, with the lines of equal shares and of a full link`} />
      </div>
    </section>
  );
}

/** The flow in the run on show; null if that has none such, as for a moment between two runs. */
function flowOf({ flowsOfGroup }: RunSeries, choice: { group: number; place: number; label: string; slot: number } | undefined): PlaneFlow | null {
  const flow = choice && flowsOfGroup[choice.group]?.[choice.place];
  return flow === undefined ? null : { flow, name: choice!.label, slot: choice!.slot, place: choice!.place };
}
