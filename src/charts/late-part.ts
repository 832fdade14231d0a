import type { Scenario } from '../../workers/engine/scenario/types.ts';

/**
 * A part of the charts that is fetched when a drawing needs it. Where it cannot be fetched the charts are drawn without it and
 * rest, and it is asked for again with the next run.
 */
export class LatePart<Part> {
  part: Part | null = null;
  private fetching: Promise<void> | null = null;
  private readonly askedFor = new WeakSet<Scenario>();

  constructor(private readonly load: () => Promise<Part>) {}

  /** A run that needs it is drawn. @returns whether it is still to come */
  isAwaited(scenario: Scenario): boolean {
    if (this.part) return false;
    if (!this.askedFor.has(scenario)) void this.fetch();
    this.askedFor.add(scenario);
    return this.fetching !== null;
  }

  readonly fetch = (): Promise<void> =>
    (this.fetching ??= this.load().then(
      (part) => {
        this.part = part;
        this.fetching = null;
      },
      () => {
        this.fetching = null;
      },
    ));
}
