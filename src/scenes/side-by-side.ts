import type { SceneScenario } from './scene.ts';

type Hop = NonNullable<SceneScenario['path']>[number] & object;
type Group = SceneScenario['flows'][number] & object;

/** Separate links in one run, each with a group of its own: what they differ in can be seen on one chart. */
export function sideBySide(
  links: readonly { hop?: Hop; group: Group }[],
  hop: Hop,
  group: Omit<Group, 'id'>,
): Pick<SceneScenario, 'path' | 'flows'> {
  return {
    path: links.map((link) => ({ ...hop, ...link.hop })),
    flows: links.map((link, at) => ({ ...group, ...link.group, enter: at, leave: at })),
  };
}
