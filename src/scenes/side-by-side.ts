import type { FlowGroup, Hop } from '../../workers/engine/scenario/types.ts';
import type { SceneScenario, Some } from './scene.ts';

/** Separate links in one run, each with a group of its own: what they differ in can be seen on one chart. */
export function sideBySide(
  links: readonly { hop?: Some<Hop>; group: Some<FlowGroup> }[],
  hop: Some<Hop>,
  group: Some<FlowGroup>,
): Pick<SceneScenario, 'path' | 'flows'> {
  return {
    path: links.map((link) => ({ ...hop, ...link.hop })),
    flows: links.map((link, at) => ({ ...group, ...link.group, enter: at, leave: at })),
  };
}
