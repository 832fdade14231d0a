import { shapeOf, sourceCard } from '../../workers/engine/network/sources/index.ts';
import type { ParameterValues } from '../../workers/engine/scenario/parameter.ts';
import type { TrafficSource } from '../../workers/engine/scenario/types.ts';
import { capitalized } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { CROWD_GLYPH, WaveGlyph, WavePicture } from '../previews/wave-picture.tsx';
import { sourceTitle } from '../scenario/describe.ts';
import { sourceSummary } from '../scenario/describe-traffic.ts';
import {
  OFFERS,
  withAddedSource,
  withFlashCrowd,
  withoutSource,
  withSource,
  withSourceShape,
} from '../scenario/edit-traffic.ts';
import { Fold, Select, Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { CardFields } from './card-fields.tsx';
import { RouteFields } from './hop-fields.tsx';

/** The sources that do not listen, one card each, and what can be added. */
export function TrafficEditor() {
  const { player } = usePage();
  const traffic = usePageState((state) => state.scenario.traffic);
  return (
    <>
      {traffic.map((source, index) => (
        // Sources have no name but their place.
        <Source key={index} source={source} index={index} />
      ))}
      <p className="help">{traffic.length === 0 ? 'Traffic that does not slow down. Add:' : 'Add another:'}</p>
      <div className="verbs add-verbs">
        {OFFERS.map(({ shape }) => (
          <button
            key={shape.id}
            type="button"
            onClick={() => player.edit('the disturbance', (old) => withAddedSource(old, shape.id))}
          >
            <WaveGlyph path={shape.glyph} /> {capitalized(shape.button)}
          </button>
        ))}
        <button type="button" onClick={() => player.edit('the flows', withFlashCrowd)}>
          <WaveGlyph path={CROWD_GLYPH} /> Flash crowd
        </button>
      </div>
    </>
  );
}

function Source({ source, index }: { source: TrafficSource; index: number }) {
  const { player } = usePage();
  const title = usePageState((state) => sourceTitle(state.scenario, index));
  const duration = usePageState((state) => state.scenario.duration);
  const set = (change: Partial<TrafficSource>): boolean =>
    player.edit('the disturbance', (old) => withSource(old, index, change));
  const { parameters } = sourceCard(source);
  const shape = shapeOf(source);
  return (
    <div className="source-card" role="group" aria-label={`${title}: ${sourceSummary(source)}`}>
      <Select
        label={title}
        value={shape.id}
        options={OFFERS.map((offer) => ({ value: offer.shape.id, label: offer.shape.name }))}
        onChange={(id) => player.edit('the disturbance', (old) => withSourceShape(old, index, id))}
      />
      <WavePicture source={source} />
      <Choices source={source} onSet={set} />
      <CardFields
        name={shape.name}
        // What makes the shape is chosen above.
        parameters={parameters
          .filter(({ key }) => !(key in shape.values))
          .map((parameter) => ({ ...parameter, name: shape.names?.[parameter.key] ?? parameter.name }))}
        values={source as unknown as ParameterValues}
        onSet={set}
      />
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
        <RouteFields route={source} what={title} onSet={set} />
      </Fold>
      <p className="flow-verbs">
        <button
          type="button"
          className="link-button"
          onClick={() => player.edit('the disturbance', (old) => withoutSource(old, index))}
        >
          Remove {title.toLowerCase()}
        </button>
      </p>
    </div>
  );
}

/** Settings worth a press at the rate of the source's first hop. */
function Choices({ source, onSet }: { source: TrafficSource; onSet(change: Partial<TrafficSource>): boolean }) {
  const rate = usePageState((state) => state.scenario.path[source.enter]?.rate ?? null);
  const { choices } = sourceCard(source);
  const offered = rate === null ? [] : (choices?.on(source, rate) ?? []);
  if (!choices || offered.length === 0) return null;
  const current: Readonly<Record<string, unknown>> = { ...source };
  const isSet = (values: Partial<TrafficSource>): boolean =>
    Object.entries(values).every(([key, value]) => Math.abs(Number(current[key]) - Number(value)) < 1);
  return (
    <div className="chips" role="group" aria-label={choices.title}>
      <span className="help">{choices.title}</span>
      {offered.map(({ label, values }) => (
        <button key={label} type="button" className="chip" aria-pressed={isSet(values)} onClick={() => onSet(values)}>
          {label}
        </button>
      ))}
    </div>
  );
}
