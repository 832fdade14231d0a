/** Pointer on the picture of the network: it points at flows, and a press opens a section of the set-up or observes a flow. */
import type { Player } from '../player/player.ts';
import type { SectionId } from '../scenario/describe.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import type { StagePainter } from '../stage/painter.ts';
import { pick, type Picked } from '../stage/pick.ts';

export class StageInteraction {
  private readonly player: Player;
  private readonly painter: StagePainter;
  private readonly box: HTMLElement;
  private readonly show: (section: SectionId) => void;
  private readonly listeners = new AbortController();

  constructor(player: Player, painter: StagePainter, box: HTMLElement, show: (section: SectionId) => void) {
    [this.player, this.painter, this.box, this.show] = [player, painter, box, show];
    const { signal } = this.listeners;
    box.addEventListener('pointermove', this.hover, { signal });
    box.addEventListener('pointerleave', this.leave, { signal });
    box.addEventListener('click', this.press, { signal });
  }

  dispose(): void {
    this.listeners.abort();
  }

  private at({ offsetX, offsetY }: MouseEvent): Picked | null {
    const { scene } = this.painter;
    return scene && pick(scene, offsetX, offsetY);
  }

  private choice(flow: number): FlowChoice | null {
    const actor = this.painter.lanes[0]?.actors[flow];
    return actor ? { group: this.player.series.scenario.flows[actor.group]!.id, flow: actor.flow } : null;
  }

  private readonly hover = (event: PointerEvent): void => {
    const found = this.at(event);
    this.box.style.cursor = found && (found.section || found.flow >= 0) ? 'pointer' : '';
    this.player.point(this.choice(found?.flow ?? -1));
  };

  private readonly leave = (): void => this.player.point(null);

  private readonly press = (event: MouseEvent): void => {
    const found = this.at(event);
    if (found?.section) this.show(found.section);
    else if (found && found.flow >= 0) this.player.inspect(this.choice(found.flow));
  };
}
