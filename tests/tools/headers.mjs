/** The security headers of `npm start`. docs/security.md lists them for other hosts and says what each is for. */

/** What a document may load: this site and nothing else; no inline script or style, no `eval`. In the page itself as well. */
export const PAGE_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default svg";

/** What a simulating worker may do: run its own files. No network, no `eval`. A worker obeys the headers of its own file. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

/** With every document: no one learns where the reader was, and the page asks for no device but the camera, for answer codes. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=()',
};

/**
 * The security headers of a file. Documents and workers obey those of their own file; the others need none.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(path) {
  if (path.endsWith('.html')) return PAGE_HEADERS;
  if (/\.worker-[^/\\]*\.js$/.test(path)) return { 'Content-Security-Policy': WORKER_POLICY };
  // The service worker fetches what it keeps.
  return /[/\\]offline\.js$/.test(path) ? { 'Content-Security-Policy': PAGE_POLICY } : {};
}
