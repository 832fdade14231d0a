import type { CodelQueue, PieQueue, Queue, RedQueue } from '../../workers/engine/scenario/types.ts';
import { oneIn } from '../format.ts';
import { usePage } from '../page.ts';
import { withQueue } from '../scenario/edit-path.ts';
import { Fold, Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';

/** What a queue that drops early can be told, beside how much it holds. */
export function QueueSettings({ queue, hop }: { queue: Queue; hop: number }) {
  switch (queue.kind) {
    case 'droptail':
      return null;
    case 'red':
      return <RedSettings queue={queue} hop={hop} />;
    case 'codel':
      return <CodelSettings queue={queue} hop={hop} />;
    case 'pie':
      return <PieSettings queue={queue} hop={hop} />;
  }
}

/** A change of the queue's settings, as an edit of the scenario. */
function useQueueEdit(hop: number): (change: Partial<Queue>) => boolean {
  const { player } = usePage();
  return (change) => player.edit('the queue', (old) => withQueue(old, hop, change));
}

function RedSettings({ queue, hop }: { queue: RedQueue; hop: number }) {
  const set: (change: Partial<RedQueue>) => boolean = useQueueEdit(hop);
  return (
    <>
      <SliderField
        label="RED drops from"
        unit="packets"
        value={queue.minThreshold}
        min={1}
        max={1000}
        onCommit={(minThreshold) => set({ minThreshold })}
      />
      <SliderField
        label={`RED drops ${oneIn(queue.maxP).replace('1 packet in', '1 in')} at`}
        unit="packets"
        value={queue.maxThreshold}
        min={1}
        max={1000}
        onCommit={(maxThreshold) => set({ maxThreshold })}
      />
      <Switch label="Marks instead of dropping (ECN)" checked={queue.ecn} onChange={(ecn) => set({ ecn })} />
      <Fold title="More of RED">
        <SliderField
          label="Drop chance at the upper threshold"
          unit="%"
          value={queue.maxP * 100}
          min={0.1}
          max={100}
          onCommit={(percent) => set({ maxP: percent / 100 })}
        />
        <SliderField
          label="Weight of the newest length"
          unit=""
          value={queue.weight}
          min={0.0001}
          max={1}
          onCommit={(weight) => set({ weight })}
        />
        <p className="help">In the average that RED goes by; a small weight is a long memory.</p>
        <Switch
          label="Gentle: the chance climbs on to 1"
          checked={queue.gentle}
          onChange={(gentle) => set({ gentle })}
        />
        <Switch label="Wait: spaces its drops apart" checked={queue.wait} onChange={(wait) => set({ wait })} />
        {queue.ecn && (
          <SliderField
            label="Marks while the chance is below"
            unit="%"
            value={queue.markP * 100}
            min={0.1}
            max={100}
            onCommit={(percent) => set({ markP: percent / 100 })}
          />
        )}
      </Fold>
    </>
  );
}

function CodelSettings({ queue, hop }: { queue: CodelQueue; hop: number }) {
  const set: (change: Partial<CodelQueue>) => boolean = useQueueEdit(hop);
  return (
    <>
      <SliderField
        label="Waiting it lets pass"
        unit="ms"
        value={queue.target * 1000}
        min={0.5}
        max={100}
        onCommit={(ms) => set({ target: ms / 1000 })}
      />
      <SliderField
        label="Drops after so long above it"
        unit="ms"
        value={queue.interval * 1000}
        min={5}
        max={1000}
        onCommit={(ms) => set({ interval: ms / 1000 })}
      />
      <Switch label="Marks instead of dropping (ECN)" checked={queue.ecn} onChange={(ecn) => set({ ecn })} />
    </>
  );
}

function PieSettings({ queue, hop }: { queue: PieQueue; hop: number }) {
  const set: (change: Partial<PieQueue>) => boolean = useQueueEdit(hop);
  return (
    <>
      <SliderField
        label="Waiting it aims at"
        unit="ms"
        value={queue.target * 1000}
        min={0.5}
        max={100}
        onCommit={(ms) => set({ target: ms / 1000 })}
      />
      <Switch label="Marks instead of dropping (ECN)" checked={queue.ecn} onChange={(ecn) => set({ ecn })} />
      <Fold title="More of PIE">
        <SliderField
          label="Sets its drop chance every"
          unit="ms"
          value={queue.tUpdate * 1000}
          min={1}
          max={1000}
          onCommit={(ms) => set({ tUpdate: ms / 1000 })}
        />
        <SliderField
          label="Weight of the waiting"
          symbol="α"
          unit="1/s"
          value={queue.alpha}
          min={0.01}
          max={10}
          onCommit={(alpha) => set({ alpha })}
        />
        <SliderField
          label="Weight of its growth"
          symbol="β"
          unit="1/s"
          value={queue.beta}
          min={0.01}
          max={100}
          onCommit={(beta) => set({ beta })}
        />
        <SliderField
          label="Lets a burst pass for"
          unit="ms"
          value={queue.maxBurst * 1000}
          min={0}
          max={1000}
          onCommit={(ms) => set({ maxBurst: ms / 1000 })}
        />
        {queue.ecn && (
          <SliderField
            label="Marks while the chance is below"
            unit="%"
            value={queue.markP * 100}
            min={0.1}
            max={100}
            onCommit={(percent) => set({ markP: percent / 100 })}
          />
        )}
      </Fold>
    </>
  );
}
