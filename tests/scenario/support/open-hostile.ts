import { deepStrictEqual } from 'node:assert/strict';

import { decodeHash, encodeHash, LinkError, type Opened } from '../../../src/link/codec.ts';
import { readView, viewFields } from '../../../src/link/view.ts';
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { presetFile } from './presets.ts';

const PRISTINE = Object.getOwnPropertyNames(Object.prototype).length;
/** Characters that a message may have: one line of the page. */
const LONGEST_MESSAGE = 400;

/**
 * Opens any link. What opens must be a scenario as normalization gives it, shown in a view that is
 * one, and must be the same after it was shared once more; what does not must say why in one line.
 * @throws Error naming the link, if anything else happens
 */
export async function openHostile(link: string): Promise<'opened' | 'refused'> {
  let opened: Opened;
  try {
    opened = await decodeHash(link, presetFile);
  } catch (error) {
    assertRefusal(error, link);
    return 'refused';
  }
  try {
    deepStrictEqual(normalizeScenario(opened.scenario), opened.scenario);
    deepStrictEqual(readView(viewFields(opened.view), opened.scenario), opened.view);
    if (opened.compare) deepStrictEqual(normalizeScenario(opened.compare), opened.compare);
    const again = await decodeHash(await encodeHash(opened.scenario, opened.preset, opened), presetFile);
    deepStrictEqual({ ...again, preset: null }, { ...opened, preset: null });
  } catch (error) {
    if (!(error instanceof LinkError && /Save it as a file/.test(error.message)))
      throw new Error(`${shown(link)} opened as what it is not`, { cause: error });
  }
  return 'opened';
}

function assertRefusal(error: unknown, link: string): void {
  const ok =
    error instanceof LinkError &&
    error.message.length > 10 &&
    error.message.length <= LONGEST_MESSAGE &&
    !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(error.message) &&
    Object.getOwnPropertyNames(Object.prototype).length === PRISTINE;
  if (!ok) throw new Error(`${shown(link)} is not refused in one line`, { cause: error });
}

function shown(link: string): string {
  return JSON.stringify(link.length > 600 ? `${link.slice(0, 600)}… (${link.length})` : link);
}
