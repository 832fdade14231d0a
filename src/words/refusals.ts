/** Refusals as patterns, `{place}` for what is put in. The build writes them here (tests/tools/words/listed.ts). */
export const REFUSALS: readonly string[] = [];
