import type { CbrSource, OnOffSource, TrafficSource } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { WaveGlyph, WavePicture } from '../previews/wave-picture.tsx';
import { sourceSummary, SOURCE_NAMES } from '../scenario/describe-traffic.ts';
import {
  type SourceKind,
  sourceKind,
  swingRate,
  withAddedSource,
  withFlashCrowd,
  withoutSource,
  withSource,
  withSourceKind,
} from '../scenario/edit-traffic.ts';
import { Fold, Segments, Select, Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { RouteFields } from './hop-fields.tsx';

const KINDS: readonly SourceKind[] = ['constant', 'square', 'sawtooth', 'reverse-sawtooth', 'onoff'];

/** The sources that do not listen, one card each, and what can be added. */
export function TrafficEditor() {
  const { player } = usePage();
  const traffic = usePageState((state) => state.scenario.traffic);
  return (
    <>
      {traffic.map((source, index) => (
        // Sources have no name but their place.
        <Source key={index} source={source} index={index} alone={traffic.length === 1} />
      ))}
      <p className="help">{traffic.length === 0 ? 'Traffic that does not slow down. Add:' : 'Add another:'}</p>
      <div className="verbs add-verbs">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => player.edit('the disturbance', (old) => withAddedSource(old, kind))}
          >
            <WaveGlyph kind={kind} /> {short(kind)}
          </button>
        ))}
        <button type="button" onClick={() => player.edit('the flows', withFlashCrowd)}>
          <WaveGlyph kind="crowd" /> Flash crowd
        </button>
      </div>
    </>
  );
}

function short(kind: SourceKind): string {
  const name = { ...SOURCE_NAMES, constant: 'constant', 'reverse-sawtooth': 'reverse saw', onoff: 'bursts' }[kind];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface SourceProps<S> {
  source: S;
  index: number;
  onSet(change: Partial<S>): boolean;
}

function Source({ source, index, alone }: { source: TrafficSource; index: number; alone: boolean }) {
  const { player } = usePage();
  const duration = usePageState((state) => state.scenario.duration);
  const set = (change: Partial<CbrSource> | Partial<OnOffSource>): boolean =>
    player.edit('the disturbance', (old) => withSource(old, index, change));
  const title = alone ? 'Source' : `Source ${index + 1}`;
  return (
    <div className="source-card" role="group" aria-label={`${title}: ${sourceSummary(source)}`}>
      <Select
        label={title}
        value={sourceKind(source)}
        options={KINDS.map((kind) => ({ value: kind, label: SOURCE_NAMES[kind] }))}
        onChange={(kind) => player.edit('the disturbance', (old) => withSourceKind(old, index, kind))}
      />
      <WavePicture source={source} />
      {source.kind === 'cbr' ? (
        <WaveFields source={source} index={index} onSet={set} />
      ) : (
        <BurstFields source={source} index={index} onSet={set} />
      )}
      <Fold title="When and where">
        <SliderField
          label="Begins at"
          unit="s"
          value={source.start}
          min={0}
          max={duration}
          onCommit={(start) => set({ start })}
        />
        <Switch
          label="Ends before the run"
          checked={source.stop !== null}
          onChange={(stops) => set({ stop: stops ? Math.max(source.start + 1, duration / 2) : null })}
        />
        {source.stop !== null && (
          <SliderField
            label="Ends at"
            unit="s"
            value={source.stop}
            min={0}
            max={duration}
            onCommit={(stop) => set({ stop })}
          />
        )}
        <SliderField
          label="Packet size"
          unit="bytes"
          value={source.packetSize}
          min={40}
          max={1500}
          whole
          onCommit={(packetSize) => set({ packetSize })}
        />
        {source.kind === 'cbr' && (
          <SliderField
            label="Unevenness of the gaps"
            unit="%"
            value={source.jitter * 100}
            min={0}
            max={100}
            onCommit={(percent) => set({ jitter: percent / 100 })}
          />
        )}
        <RouteFields route={source} what={title} onSet={set} />
      </Fold>
      <p className="flow-verbs">
        <button
          type="button"
          className="link-button"
          onClick={() => player.edit('the disturbance', (old) => withoutSource(old, index))}
        >
          Remove {alone ? 'it' : `source ${index + 1}`}
        </button>
      </p>
    </div>
  );
}

/** Swings of the papers: what is left of the link is so many times less while the source is on. */
const SWINGS = [2, 3, 10] as const;

function WaveFields({ source, onSet }: SourceProps<CbrSource>) {
  const rate = usePageState((state) => state.scenario.path[source.enter]?.rate ?? null);
  const ramp = source.wave === 'sawtooth' || source.wave === 'reverse-sawtooth';
  return (
    <>
      <SliderField
        label={source.wave === 'constant' ? 'Takes' : 'At its height takes'}
        unit="Mbit/s"
        value={source.high / 1e6}
        min={0.1}
        max={1000}
        onCommit={(mbps) => onSet({ high: mbps * 1e6 })}
      />
      {rate !== null && source.wave !== 'constant' && (
        <div className="chips" role="group" aria-label="Swing of what is left of the link">
          <span className="help">Left of the link, off : on</span>
          {SWINGS.map((swing) => (
            <button
              key={swing}
              type="button"
              className="chip"
              aria-pressed={Math.abs(source.high - swingRate(rate, swing)) < 1}
              onClick={() => onSet({ high: swingRate(rate, swing), low: 0 })}
            >
              {swing}:1
            </button>
          ))}
        </div>
      )}
      {source.wave !== 'constant' && (
        <SliderField
          label="At its lowest"
          unit="Mbit/s"
          value={source.low / 1e6}
          min={0}
          max={source.high / 1e6}
          onCommit={(mbps) => onSet({ low: mbps * 1e6 })}
        />
      )}
      {ramp && (
        <SliderField
          label={source.wave === 'sawtooth' ? 'Rises in' : 'Falls in'}
          unit="s"
          value={source.on}
          min={0.05}
          max={100}
          onCommit={(on) => onSet({ on })}
        />
      )}
      {source.wave === 'square' && (
        <>
          <SliderField
            label="On for"
            unit="s"
            value={source.on}
            min={0.01}
            max={100}
            onCommit={(on) => onSet({ on })}
          />
          <SliderField
            label="Off for"
            unit="s"
            value={source.off}
            min={0.01}
            max={100}
            onCommit={(off) => onSet({ off })}
          />
        </>
      )}
    </>
  );
}

function BurstFields({ source, onSet }: SourceProps<OnOffSource>) {
  return (
    <>
      <SliderField
        label="Sources"
        unit=""
        value={source.sources}
        min={1}
        max={100}
        whole
        onCommit={(sources) => onSet({ sources })}
      />
      <SliderField
        label="Each sends"
        unit="kbit/s"
        value={source.rate / 1e3}
        min={10}
        max={100_000}
        onCommit={(kbps) => onSet({ rate: kbps * 1e3 })}
      />
      <SliderField
        label="On for, on average"
        unit="s"
        value={source.meanOn}
        min={0.01}
        max={100}
        onCommit={(meanOn) => onSet({ meanOn })}
      />
      <SliderField
        label="Off for, on average"
        unit="s"
        value={source.meanOff}
        min={0.01}
        max={100}
        onCommit={(meanOff) => onSet({ meanOff })}
      />
      <Segments
        label="Lengths"
        value={source.lengths}
        options={[
          { value: 'pareto', label: 'Heavy tail' },
          { value: 'exponential', label: 'Exponential' },
        ]}
        onChange={(lengths) => onSet({ lengths })}
      />
      {source.lengths === 'pareto' && (
        <SliderField
          label="Shape of the tail (Pareto)"
          unit=""
          value={source.shape}
          min={1.05}
          max={5}
          onCommit={(shape) => onSet({ shape })}
        />
      )}
      <SliderField
        label="Starts spread over"
        unit="s"
        value={source.startJitter}
        min={0}
        max={60}
        onCommit={(startJitter) => onSet({ startJitter })}
      />
    </>
  );
}
