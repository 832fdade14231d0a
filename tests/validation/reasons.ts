/** Why a case disagrees, kept by hand in reasons.json so that a new report keeps it. */
import { readFileSync } from 'node:fs';

export interface Reason {
  /** Regular expression on case ids. */
  case: string;
  reason: string;
}

export function loadReasons(file = 'reasons.json'): Reason[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return (JSON.parse(text) as { reasons: Reason[] }).reasons;
}

/** The first reason whose pattern matches the id, or null. */
export function reasonFor(reasons: readonly Reason[], id: string): string | null {
  return reasons.find((each) => new RegExp(each.case).test(id))?.reason ?? null;
}
