import { useEffect, useRef } from 'react';
import { TimeChart } from '../charts/time-chart.ts';
import { NO_ASIDE, PHONE, REDUCED_MOTION, useMedia, usePage, usePageState } from '../page.ts';
import { plainSentence } from '../scenario/describe.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { HopSelect } from './hop-fields.tsx';
import { InsidePanel } from './inside-panel.tsx';
import { watchTheme } from '../theme.ts';
import { fitUpright, NumberTable } from './number-table.tsx';

/** The charts on their canvas and the number table beside or under them. React sets the stage; the frame loop paints. */
export function Charts() {
  const { player, loop } = usePage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const narrow = useMedia(NO_ASIDE);
  const phone = useMedia(PHONE);
  const upright = usePageState((state) => fitUpright(state.scenario));
  const aside = !narrow && upright;
  const summary = usePageState((state) => plainSentence(state.scenario, effectiveAt(state.scenario, 0)));

  useEffect(() => {
    const element = canvas.current!;
    const chart = new TimeChart(element);
    const observer = new ResizeObserver(() => {
      chart.resize(element.clientWidth, element.clientHeight, aside);
      loop.request();
    });
    observer.observe(element);
    const redraw = (): void => {
      chart.restyle();
      loop.request();
    };
    const stopWatching = watchTheme(redraw);
    // Canvas text does not follow a font that arrives late.
    document.fonts.addEventListener('loadingdone', redraw);
    const calm = matchMedia(REDUCED_MOTION);
    const remove = loop.add((wallMs) => {
      if (player.takeRefit()) chart.refit();
      const gliding = chart.draw({ ...player.view(), glide: !calm.matches }, wallMs);
      // The choice of the hop stands in the title line of its row, at the plot's right end.
      element.parentElement!.style.setProperty('--hop-top', `${chart.queueTitle.y}px`);
      element.parentElement!.style.setProperty('--hop-right', `${chart.queueTitle.right}px`);
      return gliding;
    });
    const flowAt = (event: PointerEvent | MouseEvent): ReturnType<TimeChart['flowAt']> => chart.flowAt(event.offsetX, event.offsetY);
    const press = (event: MouseEvent): void => {
      const found = flowAt(event);
      const group = found && player.series.scenario.flows[found.group];
      if (group) player.inspect({ group: group.id, flow: found.flow });
    };
    const hover = (event: PointerEvent): void => {
      element.style.cursor = flowAt(event) ? 'pointer' : '';
    };
    element.addEventListener('click', press);
    element.addEventListener('pointermove', hover);
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('pointermove', hover);
      observer.disconnect();
      stopWatching();
      document.fonts.removeEventListener('loadingdone', redraw);
      remove();
    };
  }, [player, loop, aside]);

  return (
    <div className={aside ? 'charts with-aside' : 'charts'}>
      <div className="chart-box">
        <canvas ref={canvas} role="img" aria-label={`Throughput and window of each flow, queue and fairness over time. ${summary}`} />
        <div className="hop-choice"><HopSelect label="Queue of" hideLabel /></div>
      </div>
      <div className="numbers-box">
        <NumberTable upright={aside || (phone && upright)} />
        <InsidePanel />
      </div>
    </div>
  );
}
