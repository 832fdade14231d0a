/** Rows that few readers open: their drawing is fetched. */
import type { RowBox } from '../geometry.ts';
import type { ChartRow, Reading, Scene } from '../scene.ts';

/**
 * Makes a row whose drawing is fetched when it is first on show.
 * @param name its title until then
 */
export function fetchedRow(name: string, fetch: () => Promise<new () => ChartRow>): () => ChartRow {
  let Drawing: (new () => ChartRow) | null = null;
  return () =>
    Drawing
      ? new Drawing()
      : new FetchedRow(
          name,
          fetch().then((fetched) => new (Drawing = fetched)()),
        );
}

/** An empty row until its drawing is there, and where it cannot be fetched. */
class FetchedRow implements ChartRow {
  private row: ChartRow | null = null;
  private fetching = true;

  constructor(
    private readonly name: string,
    row: Promise<ChartRow>,
  ) {
    row.then(
      (fetched) => {
        this.row = fetched;
      },
      () => {
        this.fetching = false;
      },
    );
  }

  title(scene: Scene): [string, string, string] {
    return this.row?.title(scene) ?? [this.name, '', ''];
  }

  draw(scene: Scene, box: RowBox): boolean {
    return this.row ? this.row.draw(scene, box) : this.fetching;
  }

  readings(scene: Scene, time: number): Reading[] {
    return this.row?.readings(scene, time) ?? [];
  }

  refit(): void {
    this.row?.refit?.();
  }
}
