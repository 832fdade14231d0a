import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { fromTheStart } from '../link/late-part.ts';
import { REDUCED_MOTION, usePage, usePageState } from '../page.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import type { SectionId } from '../scenario/describe.ts';
import { useSetUp } from '../screen/set-up.ts';
import { lanesHeight } from '../stage/lanes.ts';
import { StagePainter } from '../stage/painter.ts';
import { keepDrawn } from './keep-drawn.ts';
import type { StageInteraction } from './stage-interaction.ts';

/** The network; a press on a part shows its section, on a flow its inside. @param scale of marks, lines and type */
export function Stage({ onShow, scale = 1 }: { onShow(section: SectionId): void; scale?: number }) {
  const { player, loop } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const packets = useRef<HTMLCanvasElement>(null);
  const upper = useRef<HTMLCanvasElement>(null);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  }, [onShow]);
  const still = useSetUp((state) => state.calm);
  const scenario = usePageState((state) => state.scenario);
  const flows = useMemo(
    () =>
      scenario.flows.flatMap(({ id, count }) =>
        Array.from({ length: count }, (_, flow): FlowChoice => ({ group: id, flow })),
      ),
    [scenario.flows],
  );

  useEffect(() => {
    const element = box.current!;
    const painter = new StagePainter(packets.current!, upper.current);
    let [width, height] = [0, 0];
    const calm = matchMedia(REDUCED_MOTION);
    const end = keepDrawn(loop, element, {
      resize: () => ([width, height] = [element.clientWidth, element.clientHeight]),
      restyle: () => painter.restyle(),
      draw: (wallMs) => painter.draw(player, width, height, scale, calm.matches, wallMs),
      isOfRates: () => painter.isOfRates,
    });
    player.countWaitingBy({
      count: (hop) => painter.waitingAt(hop, player),
      belies: (displayed, hop) => painter.isOutdated(displayed, hop, player),
    });
    let interaction: StageInteraction | null = null;
    let gone = false;
    // Fetched after the first view; without it the picture is there all the same.
    void fromTheStart(
      player,
      () => import('./stage-interaction.ts'),
      (part) => {
        if (!gone)
          interaction = new part.StageInteraction(player, painter, element, (section) => show.current(section));
      },
    );
    return () => {
      player.countWaitingBy(null);
      gone = true;
      interaction?.dispose();
      end();
    };
  }, [player, loop, scale]);

  const press = (event: KeyboardEvent): void => {
    const { pointed } = player.state;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && flows.length > 0) {
      const place = flows.findIndex(({ group, flow }) => group === pointed?.group && flow === pointed.flow);
      player.point(
        flows[place < 0 ? (step > 0 ? 0 : flows.length - 1) : (place + step + flows.length) % flows.length]!,
      );
    } else if (event.key === 'Enter' && pointed) player.inspect(pointed);
    else if (event.key === 'Escape' && pointed) player.point(null);
    else return;
    event.preventDefault();
  };
  return (
    // It has a role, which the rule does not see: it is one of two.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="stage"
      // Each of several links side by side keeps its lane.
      style={{ '--lanes': `${lanesHeight(scenario)}px` } as React.CSSProperties}
      tabIndex={still ? -1 : 0}
      role={still ? 'img' : 'application'}
      aria-roledescription="picture of the network"
      aria-label={still ? 'The network.' : 'The network. Up and down choose a flow, Enter shows its state.'}
      aria-describedby="sentence"
      onKeyDown={press}
      onBlur={() => player.point(null)}
    >
      <canvas ref={packets} />
      <canvas ref={upper} />
    </div>
  );
}
