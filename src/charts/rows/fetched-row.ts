/** Rows that few readers open: their drawing is fetched. */
import { latePart } from '../late-part.ts';
import type { ChartRow } from '../scene.ts';

/**
 * Makes a row whose drawing is fetched when it is first asked for: an empty one until it is there, and where it cannot be fetched.
 * @param name its title until then
 */
export function fetchedRow(name: string, fetch: () => Promise<new () => ChartRow>): () => ChartRow {
  const drawing = latePart(fetch);
  const make = (): ChartRow | null => drawing.part && new drawing.part();
  return () => {
    void drawing.fetch();
    let made: ChartRow | null = null;
    const row = (): ChartRow | null => (made ??= make());
    return (
      make() ?? {
        title: (scene) => row()?.title(scene) ?? [name, '', ''],
        draw: (scene, box) => row()?.draw(scene, box) ?? drawing.of(scene.scenario) === undefined,
        readings: (scene, time) => row()?.readings(scene, time) ?? [],
        refit: () => row()?.refit?.(),
      }
    );
  };
}
