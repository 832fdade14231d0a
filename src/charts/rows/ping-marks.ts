/** What pings measured, in the row of round trips: a dot for each probe that came back, a cross where one was lost. */
import type { RunSeries } from '../../run/series.ts';
import type { Context } from '../canvas.ts';
import { Derived, ofRun } from '../derived.ts';
import type { RowBox } from '../geometry.ts';
import { BACK, type Scene, type ShownRun } from '../scene.ts';

/** Half the side of a dot and of a cross, px. */
const [DOT, CROSS] = [1.5, 3];

/** Of each unresponsive source the longest round trip of the last sample that has one, s; 0 before, and of what is no ping. */
export const pingTimes = ofRun((series: RunSeries) => {
  const { samples } = series;
  return series.scenario.traffic.map(({ kind }, source) => {
    let last = 0;
    return new Derived(series, (sample) => {
      if (kind !== 'ping') return 0;
      const took = series.probesOf(source, samples.timeOf(sample - 1), samples.timeOf(sample));
      return (last = took.reduce((most, time) => Math.max(most, time), 0) || last);
    });
  });
});

/** In place of lines. */
export function drawPings(
  scene: Scene,
  { series, since }: ShownRun,
  box: RowBox,
  y: (s: number) => number,
  on: Context,
) {
  const { samples, completions, layout, scenario, streams } = series;
  if (!scenario.traffic.some(({ kind }) => kind === 'ping')) return;
  const from = Math.max(scene.from, since);
  on.globalAlpha = scene.pointed === null ? 1 : BACK;
  on.fillStyle = on.strokeStyle = scene.palette.ink2;
  const end = completions.endedBy(scene.to);
  for (let index = completions.endedBy(from); index < end; index++) {
    if (completions.endpoint(index) < layout.flowGroups.length) continue;
    const ended = completions.ended(index);
    on.fillRect(scene.x(ended) - DOT, y(ended - completions.began(index)) - DOT, 2 * DOT, 2 * DOT);
  }
  on.lineWidth = 1;
  on.beginPath();
  scenario.traffic.forEach(({ kind }, source) => {
    const { dropped } = streams[source]!;
    const [first, last] = [samples.indexAt(from), samples.indexAt(scene.to)];
    if (kind !== 'ping' || dropped.between(first, last) === 0) return;
    for (let sample = first + 1; sample <= last; sample++) {
      if (dropped.between(sample - 1, sample) === 0) continue;
      const [x, top] = [scene.x(samples.timeOf(sample)), box.top + CROSS];
      on.moveTo(x - CROSS, top - CROSS);
      on.lineTo(x + CROSS, top + CROSS);
      on.moveTo(x - CROSS, top + CROSS);
      on.lineTo(x + CROSS, top - CROSS);
    }
  });
  on.stroke();
  on.globalAlpha = 1;
}
