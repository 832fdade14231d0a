import { useEffect, useMemo, useRef } from 'react';
import { isLocked, useLesson } from '../lesson/lesson.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import { type StartPoint, startRefusal, withStarts } from '../scenario/start-points.ts';
import { PhasePlane } from '../charts/phase-plane.ts';
import type { PlaneQuantity } from '../charts/plane-lines.ts';
import { type PlaneChoice, planeFlow, type PlaneOption, planeOptions, planePair } from '../charts/plane-flows.ts';
import { usePage, usePageState } from '../page.ts';
import { keepDrawn } from './keep-drawn.ts';
import { Segments } from '../ui/controls.tsx';
import { PlaceSelect } from '../ui/select.tsx';
import { say } from '../../workers/words/say.ts';

/** The phase plane of two flows that the reader chooses; at first the first of two groups, or two of one. */
export function Plane() {
  const { player, loop } = usePage();
  const flows = usePageState((state) => state.scenario.flows);
  const planeOf = usePageState((state) => state.planeOf);
  const model = usePageState((state) => state.model);
  const locked = useLesson((lesson) => isLocked(lesson, 'flows'));
  const square = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const options = useMemo(() => planeOptions(flows), [flows]);
  const { quantity } = planeOf;
  const { across, up } = useMemo(() => planePair(options, planeOf), [options, planeOf]);

  useEffect(() => {
    const element = canvas.current!;
    const plane = new PhasePlane(element);
    const end = keepDrawn(loop, square.current!, {
      resize() {
        const { clientWidth, clientHeight } = square.current!;
        const side = Math.min(clientWidth, clientHeight);
        element.style.width = element.style.height = `${side}px`;
        plane.resize(side);
      },
      restyle: () => plane.restyle(),
      draw() {
        const { series, time } = player;
        const [one, other] = [planeFlow(series, across), planeFlow(series, up)];
        if (one && other) plane.draw({ series, now: time, quantity, across: one, up: other, model });
        return false;
      },
    });
    const begin = (event: MouseEvent): void => {
      const at = plane.valuesAt(event.offsetX, event.offsetY);
      if (!at || !across || !up) return;
      const unit = quantity === 'rate' ? 1e6 : 1;
      const points = [across, up].map(({ choice }, axis) => ({
        choice,
        quantity,
        value: unit * (axis === 0 ? at.across : at.up),
      })) as [StartPoint, StartPoint];
      const refusal = startRefusal(player.state.scenario, points);
      if (refusal !== null) return player.say({ kind: 'refused', text: refusal });
      let pair: readonly FlowChoice[] = [];
      const begun = player.edit('where the two flows begin', (scenario) => {
        const next = withStarts(scenario, points);
        ({ pair } = next);
        return next.scenario;
      });
      if (begun) player.setView({ planeOf: { ...player.state.planeOf, across: pair[0]!, up: pair[1]! } });
    };
    if (!locked) element.addEventListener('click', begin);
    return () => {
      element.removeEventListener('click', begin);
      end();
    };
  }, [player, loop, across, up, quantity, model, locked]);

  const choose = (change: Partial<PlaneChoice>): void => player.setView({ planeOf: { ...planeOf, ...change } });
  const chooser = (label: string, key: 'across' | 'up', chosen: PlaneOption | undefined) => (
    <PlaceSelect
      label={label}
      chosen={chosen ? options.indexOf(chosen) : -1}
      words={options.map((option) => option.label)}
      onChoose={(place) => choose({ [key]: options[place]!.choice })}
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
          options={{ window: 'Window', rate: 'Rate' }}
          onChange={(value) => choose({ quantity: value })}
        />
      </div>
      {!locked && (
        <p className="small ink-3">Press a point of the square: both flows begin there anew, without slow start.</p>
      )}
      <div className="plane-square still" ref={square}>
        <canvas
          ref={canvas}
          role="img"
          className={locked ? undefined : 'sets-start'}
          aria-label={say(
            quantity === 'window'
              ? '{up} against {across}: the window of each, with the diagonal and the lines of a full link'
              : '{up} against {across}: the rate of each, with the diagonal and the lines of a full link',
            { up: up?.label ?? '', across: across?.label ?? '' },
          )}
        />
      </div>
    </section>
  );
}
