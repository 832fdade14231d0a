/** The panel in the document, of whichever test. */
export const mounted: { panel: { unmount(): void } | null } = { panel: null };
