/** Trusted Types: scripts, workers and parsed text come only through the rules named in tests/tools/headers.mjs. */
interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(url: string): string | null;
}

interface Policy {
  createHTML(text: string): unknown;
}

/** The rules under a name that the page's policy allows; null in a browser without Trusted Types. */
export function trustedTypes(name: 'default' | 'svg', rules: Rules): Policy | null {
  const { trustedTypes: types } = window as { trustedTypes?: { createPolicy(of: string, by: Rules): Policy } };
  return types?.createPolicy(name, rules) ?? null;
}

/** Scripts and workers come from this site. Before the first worker is made. */
export function trustOwnScripts(): void {
  trustedTypes('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
