/** Prepared scenarios as the page fetches them, read from where they lie. */
import { readFileSync } from 'node:fs';

import { PRESETS } from '../../../src/scenario/presets.ts';

export function presetText(name: string): string {
  return readFileSync(new URL(`../../../public/scenarios/${name}.json`, import.meta.url), 'utf8');
}

/** As `loadPreset` of the page: rejects if there is none. */
export async function presetFile(name: string): Promise<unknown> {
  if (!PRESETS.some((preset) => preset.name === name)) throw new Error(`no preset ${name}`);
  return JSON.parse(presetText(name));
}
