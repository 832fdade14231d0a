import { say, withinSentence } from '../../workers/words/say.ts';
import { shapeOf, sourceCard } from '../../workers/engine/network/sources/index.ts';
import { SOURCE_FIELDS } from '../../workers/engine/scenario/sender-fields.ts';
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
  withSourceFields,
  withSourceShape,
} from '../scenario/edit-traffic.ts';
import { Fold, Select } from '../ui/controls.tsx';
import { CardFields } from './card-fields.tsx';
import { ScenarioFields } from './scenario-fields.tsx';
import { Button, LinkButton } from '../ui/button.tsx';

/** In one part, for they are few. */
const WHEN_AND_WHERE = SOURCE_FIELDS.map((field) => ({ ...field, part: undefined }));

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
          <Button
            key={shape.id}
            onClick={() => player.edit('the disturbance', (old) => withAddedSource(old, shape.id))}
          >
            <WaveGlyph path={shape.glyph} /> {capitalized(shape.button)}
          </Button>
        ))}
        <Button onClick={() => player.edit('the flows', withFlashCrowd)}>
          <WaveGlyph path={CROWD_GLYPH} /> Flash crowd
        </Button>
      </div>
    </>
  );
}

function Source({ source, index }: { source: TrafficSource; index: number }) {
  const { player } = usePage();
  const title = usePageState((state) => sourceTitle(state.scenario, index));
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
        fields={parameters
          .filter(({ key }) => !(key in shape.values))
          .map((parameter) => ({ ...parameter, name: shape.names?.[parameter.key] ?? parameter.name }))}
        values={{ ...source }}
        at={`traffic.${index}`}
        onSet={set}
      />
      <Fold title="When and where">
        <ScenarioFields
          name={shape.name}
          fields={WHEN_AND_WHERE}
          values={{ ...source }}
          at={`traffic.${index}`}
          onSet={(change) => player.edit('the disturbance', (old) => withSourceFields(old, index, change))}
        />
      </Fold>
      <p className="flow-verbs flex wrap">
        <LinkButton onClick={() => player.edit('the disturbance', (old) => withoutSource(old, index))}>
          {say('Remove {name}', { name: withinSentence(title) })}
        </LinkButton>
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
    <div className="chips row wrap" role="group" aria-label={choices.title}>
      <span className="help grow">{choices.title}</span>
      {offered.map(({ label, values }) => (
        <Button key={label} className="chip" aria-pressed={isSet(values)} onClick={() => onSet(values)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
