/** The panels behind the disclosures, in a file of their own that is fetched after the first view. */
import { lazy } from 'react';
import { fetchCheck } from '../run/check-edit.ts';

// What is set in them is checked at once.
const fetchPanels = async () => (await Promise.all([import('./panels.ts'), fetchCheck()]))[0];

export const Changes = lazy(async () => ({ default: (await fetchPanels()).Changes }));
export const CompareBar = lazy(async () => ({ default: (await fetchPanels()).CompareBar }));
export const GroupBody = lazy(async () => ({ default: (await fetchPanels()).GroupBody }));
export const SchemePicker = lazy(async () => ({ default: (await fetchPanels()).SchemePicker }));
export const PathEditor = lazy(async () => ({ default: (await fetchPanels()).PathEditor }));
export const QueueSettings = lazy(async () => ({ default: (await fetchPanels()).QueueSettings }));
export const TrafficEditor = lazy(async () => ({ default: (await fetchPanels()).TrafficEditor }));
export const LossEditor = lazy(async () => ({ default: (await fetchPanels()).LossEditor }));
export const ViewChoices = lazy(async () => ({ default: (await fetchPanels()).ViewChoices }));
export const NowMore = lazy(async () => ({ default: (await fetchPanels()).NowMore }));

/** Wall time after which the panels are fetched though nobody has asked for them, ms. */
const REST_MS = 1_500;

/** Fetch the panels once the page has come to rest, so that they open at once, and without a network later. */
export function fetchPanelsSoon(): void {
  setTimeout(() => {
    // Who opens one is told if it cannot be had.
    fetchPanels().catch(() => undefined);
  }, REST_MS);
}
