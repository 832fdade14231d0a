import { fixed, packetsText, spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { eventVerb } from '../scenario/describe.ts';
import { eventsInOrder } from '../scenario/effective.ts';
import { Section } from '../ui/controls.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { lazyEditor } from './lazy-editor.ts';
import { Button, SmallButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

const RunFields = lazyEditor(async () => (await import('./run-fields.tsx')).RunFields);
const MeasuredList = lazyPart(async () => (await import('./measured-list.tsx')).MeasuredList);

/** The run as a whole: its seed, its length, what was changed while it ran, and its fingerprint. */
export function RunSection() {
  const { player } = usePage();
  const { seed, duration } = usePageState((state) => state.scenario);
  const scenario = usePageState((state) => state.scenario);
  const liveEvents = usePageState((state) => state.liveEvents);
  const finished = usePageState((state) => state.finished);
  const setSeed = (next: number): boolean => player.edit('the seed', (old) => ({ ...old, seed: next }));
  return (
    <Section id="run" title="Run" value={say('{span}, seed {seed}', { span: spanText(duration), seed: String(seed) })}>
      <div className="row gap-8 presses">
        <span className="row-label grow" data-vary="seed">
          Seed
        </span>
        <NumberField label="Seed" value={seed} digits={12} onCommit={(next) => setSeed(Math.round(next))} />
        <SmallButton onClick={() => setSeed(crypto.getRandomValues(new Uint32Array(1))[0]! % 10000)}>
          Another
        </SmallButton>
      </div>
      <RunFields />
      <div className="verbs">
        <Button onClick={() => player.restart()}>Restart</Button>
        <Button disabled={liveEvents === 0} onClick={() => player.forgetLiveChanges()}>
          Without my changes
        </Button>
      </div>
      {scenario.measured && <MeasuredList />}
      {scenario.note && <p className="help">{scenario.note}</p>}
      {scenario.events.length > 0 && (
        <ol className="events small" aria-label="Changes in this run">
          {eventsInOrder(scenario).map((event, index) => (
            <li key={index}>
              <span className="event-time ink-3 to-right">{fixed(event.at, 2)} s</span> {eventVerb(event, scenario)}
            </li>
          ))}
        </ol>
      )}
      {finished && (
        <p className="help">
          {sayMarked(
            '{packets} simulated. Fingerprint of all samples: <digest>{digest}</digest>. The same scenario gives the same one, everywhere.',
            { packets: packetsText(finished.summary.packets), digest: finished.digest },
            { digest: () => <code data-testid="digest">{finished.digest}</code> },
          )}
        </p>
      )}
    </Section>
  );
}
