import type { Scenario } from '../../workers/engine/scenario/types.ts';

interface LatePart<Part> {
  /** Null as long as it has not come. */
  part: Part | null;
  fetch(): Promise<void>;
  /** For a run that is drawn with it; undefined while it is on its way, null where it did not come. */
  of(scenario: Scenario): Part | null | undefined;
}

/**
 * A part of the charts that is fetched when a drawing needs it. Where it cannot be fetched the charts are drawn without it and
 * rest, and it is asked for again with the next run.
 */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let fetching: Promise<void> | null = null;
  const asked = new WeakSet<Scenario>();
  const late: LatePart<Part> = {
    part: null,
    fetch: () =>
      (fetching ??= load().then(
        (part) => void (late.part = part),
        () => void (fetching = null),
      )),
    of(scenario) {
      if (!asked.has(scenario)) void late.fetch();
      asked.add(scenario);
      return late.part ?? (fetching ? undefined : null);
    },
  };
  return late;
}
