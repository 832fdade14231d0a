/** What stands between the flows: the bottleneck, a disturbance, losses. */
import type { CbrSource, LossModel, Queue, RedQueue } from '../../workers/engine/scenario/types.ts';
import { compact, fixed, oneIn, rateText, spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { bufferInWords, withQueue, withQueueKind, withRate, withRoundTrip, withSource, withWave } from '../scenario/edit.ts';
import { baseRtt, effectiveAt } from '../scenario/effective.ts';
import { Section, Segments } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';

/** The rate in force now, of the first hop, bit/s. Renders again only when it changes. */
function useRate(): number | null {
  return usePageState((state) => effectiveAt(state.scenario, state.now).rates[0] ?? null);
}

export function BottleneckSection() {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const rate = useRate();
  const { queue } = scenario.path[0]!;
  const buffer = bufferInWords(scenario, rate);
  const setQueue = (change: Partial<RedQueue>): boolean => player.edit('the queue', (old) => withQueue(old, { ...old.path[0]!.queue, ...change } as Queue));
  return (
    <Section id="bottleneck" title="Bottleneck" open value={`${rate === null ? 'no limit' : rateText(rate)}, ${queue.kind === 'red' ? 'RED' : 'drop-tail'}`}>
      {rate !== null && (
        <SliderField
          label="Link rate" unit="Mbit/s" value={rate / 1e6} min={0.1} max={1000}
          onCommit={(mbps) => player.change('the link rate', { do: 'rate', hop: 0, rate: mbps * 1e6 }, (old) => withRate(old, 0, mbps * 1e6))}
        />
      )}
      <SliderField
        label="Round trip, empty queue" unit="ms" value={baseRtt(scenario) * 1000} min={1} max={1000}
        onCommit={(ms) => player.edit('the round trip', (old) => withRoundTrip(old, ms / 1000))}
      />
      <Segments
        label="Queue" value={queue.kind}
        options={[{ value: 'droptail', label: 'Drop-tail' }, { value: 'red', label: 'RED' }]}
        onChange={(kind) => player.edit('the queue', (old) => withQueueKind(old, kind))}
      />
      <SliderField label="Holds" unit="packets" value={queue.limit} min={1} max={1000} whole onCommit={(limit) => setQueue({ limit })} />
      {queue.kind === 'red' && (
        <>
          <SliderField label="RED drops from" unit="packets" value={queue.minThreshold} min={1} max={1000} onCommit={(minThreshold) => setQueue({ minThreshold })} />
          <SliderField label={`RED drops ${oneIn(queue.maxP).replace('1 packet in', '1 in')} at`} unit="packets" value={queue.maxThreshold} min={1} max={1000} onCommit={(maxThreshold) => setQueue({ maxThreshold })} />
          <label className="check">
            <input type="checkbox" checked={queue.ecn} onChange={(event) => setQueue({ ecn: event.target.checked })} />
            Mark packets instead of dropping them (ECN)
          </label>
        </>
      )}
      {buffer && (
        <p className="help">
          {spanText(Number(buffer.drain.toPrecision(2)))} when full, {compact(buffer.share, 2)} of the bandwidth–delay product ({fixed(buffer.bdp, 0)} packets).
        </p>
      )}
    </Section>
  );
}

export function DisturbanceSection() {
  const { player } = usePage();
  const source = usePageState((state) => state.scenario.traffic[0]);
  const set = (change: Partial<CbrSource>): boolean => player.edit('the disturbance', (old) => withSource(old, change));
  const kind = source?.wave ?? 'none';
  const value = source ? `${source.wave === 'square' ? 'square wave' : 'constant'}, ${rateText(source.high)}` : 'none';
  return (
    <Section id="disturbance" title="Disturbance" value={value}>
      <Segments
        label="Unresponsive traffic" value={kind}
        options={[{ value: 'none', label: 'None' }, { value: 'square', label: 'Square wave' }, { value: 'constant', label: 'Constant' }]}
        onChange={(wave) => player.edit('the disturbance', (old) => withWave(old, wave))}
        hideLabel
      />
      {source && (
        <>
          <SliderField label={source.wave === 'square' ? 'Wave takes' : 'Takes'} unit="Mbit/s" value={source.high / 1e6} min={0.1} max={1000} onCommit={(mbps) => set({ high: mbps * 1e6 })} />
          {source.wave === 'square' && (
            <>
              <SliderField label="On for" unit="s" value={source.on} min={0.05} max={100} onCommit={(on) => set({ on })} />
              <SliderField label="Off for" unit="s" value={source.off} min={0.05} max={100} onCommit={(off) => set({ off })} />
            </>
          )}
          <SliderField label="Begins at" unit="s" value={source.start} min={0} max={100} onCommit={(start) => set({ start })} />
        </>
      )}
    </Section>
  );
}

const LOSS_DEFAULTS: Record<LossModel['kind'], LossModel> = {
  none: { kind: 'none' },
  periodic: { kind: 'periodic', every: 100, offset: 100 },
  bernoulli: { kind: 'bernoulli', p: 0.01 },
};

export function LossesSection() {
  const { player } = usePage();
  // The model in force now; the selection is by JSON, so that equal models do not render again.
  const text = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now).loss));
  const model = JSON.parse(text) as LossModel;
  const set = (next: LossModel): void => player.change('the losses', { do: 'loss', model: next }, (old) => ({ ...old, loss: next }));
  const value =
    model.kind === 'none' ? 'only what the queue drops' : model.kind === 'periodic' ? `1 in ${compact(model.every)}, evenly` : `${oneIn(model.p).replace(' packet', '')}, at random`;
  return (
    <Section id="losses" title="Losses" value={value}>
      <Segments
        label="Packets lost before the queue" value={model.kind}
        options={[{ value: 'none', label: 'None' }, { value: 'periodic', label: 'Evenly' }, { value: 'bernoulli', label: 'At random' }]}
        onChange={(kind) => set(LOSS_DEFAULTS[kind])}
        hideLabel
      />
      {model.kind === 'periodic' && (
        <SliderField label="One packet in" unit="packets" value={model.every} min={2} max={10000} whole onCommit={(every) => set({ kind: 'periodic', every, offset: every })} />
      )}
      {model.kind === 'bernoulli' && (
        <SliderField label="Lost" unit="%" value={model.p * 100} min={0.01} max={50} onCommit={(percent) => set({ kind: 'bernoulli', p: percent / 100 })} />
      )}
    </Section>
  );
}
