/** Semantic version of the engine, written into every result. Changing a curve is a breaking change. */
export const ENGINE_VERSION = '0.6.1';
