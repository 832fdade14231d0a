/**
 * What a scene is: a run by the name that a lecturer uses, how it is shown, and one sentence of what to notice in it. One
 * file per scene in `list/`, one line in the registry (index.ts).
 *
 * A published scene is frozen: its `scenario` and `compare` never change, for links hold differences from them. Its words,
 * its view and its speed may.
 */
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import type { ViewFields } from '../view/index.ts';
import type { Measured } from './measured.ts';

/** Some of the fields, at every depth. */
export type Some<T> = T extends readonly (infer Item)[]
  ? readonly Some<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Some<T[Key]> }
    : T;

/** A scenario as a file has it: what is left out is its default. Its title is the scene's name. */
export interface SceneScenario extends Some<Omit<Scenario, 'version' | 'title' | 'note'>> {
  readonly flows: readonly Some<FlowGroup>[];
}

/** Of a scene that says no other, simulated s per wall s. */
export const SCENE_SPEED = 2;

export interface Scene {
  /** In its address, `#/scene/ID`, for ever. */
  id: string;
  name: string;
  /** Other words by which it is looked for. */
  synonyms: string;
  scenario: SceneScenario;
  /** A second run beside it. */
  compare?: SceneScenario;
  /** What of the view differs from the page's own; of an exercise also whose it is and what it asks, as a link may. */
  view: ViewFields & { note?: string; question?: string };
  /** Simulated s per wall s. */
  speed?: number;
  notice: Notice;
}

/** What to notice: one sentence for somebody who is new to the field, true of the run from `from` on. */
export interface Notice {
  /** `{name}` stands for a number. */
  text: string;
  numbers: Readonly<Record<string, NoticeNumber>>;
  /** Time of the run, s, from which every number stays within its bounds, to the end of the run. */
  from: number;
}

export interface NoticeNumber {
  /** From the run up to the time on show, in `unit`. */
  of(run: Measured): number;
  /** Written behind the number: `ms`, `%`; empty where the sentence says it. */
  unit: string;
  /** The sentence is true as long as the number lies between these, in `unit`. */
  between: readonly [low: number, high: number];
}

/** One run, or two beside each other. */
export interface SceneRuns {
  scenario: Scenario;
  compare: Scenario | null;
}

/** The scene that was opened, and its runs as it has them. */
export interface SceneOnShow extends SceneRuns {
  scene: Scene;
  /** The runs of the link that led to it, which may hold changes. */
  opened: SceneRuns;
}
