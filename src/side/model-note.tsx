import { usePage, usePageState } from '../page.ts';
import { nameOfFlow, namesOf, shortNames } from '../scenario/names.ts';
import { parting } from '../theory/parting.ts';

/** Where the run leaves the textbook's model, in words: renewed with the numbers of the page. */
export function ModelNote() {
  const { player } = usePage();
  const model = usePageState((state) => state.model);
  const now = usePageState((state) => state.now);
  if (!model) return null;
  const { series } = player;
  const short = shortNames(namesOf(series.scenario));
  const names = series.layout.flowGroups.map((_, flow) => nameOfFlow(series.scenario, flow, short));
  return (
    <section className="model-note s still" aria-label="The textbook’s model">
      <h2 className="s">Textbook’s model, dashed</h2>
      {parting(series, names, model, now).map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </section>
  );
}
