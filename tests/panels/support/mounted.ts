/** The panel in the document, of whichever test: files share this module, and only the first of them runs its own hooks. */
export const mounted: { panel: { unmount(): void } | null } = { panel: null };
