/** The prepared scenarios, as files beside the page: `scenarios/NAME.json`. */

export const PRESETS: readonly { name: string; title: string }[] = [
  { name: 'yang2000-f12', title: 'One GAIMD flow among seven TCP flows (Yang et al. 2000, Figures 12 to 14)' },
  { name: 'bansal2001-f8', title: 'TCP and TCP(1/8) against a square wave (Bansal et al. 2001, Figure 8)' },
];

/** The scenario of that name as JSON. Rejects if there is none. */
export async function loadPreset(name: string): Promise<unknown> {
  const response = await fetch(`scenarios/${name}.json`);
  if (!response.ok) throw new Error(`no scenario ${name}`);
  return response.json();
}
