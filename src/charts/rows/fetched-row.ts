/** Rows that few readers open: their drawing is fetched. */
import type { RowBox } from '../geometry.ts';
import { LatePart } from '../late-part.ts';
import type { ChartRow, Reading, Scene } from '../scene.ts';

/**
 * Makes a row whose drawing is fetched when it is first on show.
 * @param name its title until then
 */
export function fetchedRow(name: string, fetch: () => Promise<new () => ChartRow>): () => ChartRow {
  const drawing = new LatePart(fetch);
  return () => (drawing.part ? new drawing.part() : new FetchedRow(name, drawing));
}

/** An empty row until its drawing is there, and where it cannot be fetched. */
class FetchedRow implements ChartRow {
  private made: ChartRow | null = null;

  constructor(
    private readonly name: string,
    private readonly drawing: LatePart<new () => ChartRow>,
  ) {}

  private get row(): ChartRow | null {
    return (this.made ??= this.drawing.part && new this.drawing.part());
  }

  title(scene: Scene): [string, string, string] {
    return this.row?.title(scene) ?? [this.name, '', ''];
  }

  draw(scene: Scene, box: RowBox): boolean {
    return this.row ? this.row.draw(scene, box) : this.drawing.isAwaited(scene.scenario);
  }

  readings(scene: Scene, time: number): Reading[] {
    return this.row?.readings(scene, time) ?? [];
  }

  refit(): void {
    this.row?.refit?.();
  }
}
