import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What the built page may load: itself, nothing else; no inline script or style, no eval.
 * Left out of the dev server, whose hot reloading needs inline scripts.
 */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  root: 'src',
  // Relative, so that the built page works under any path of any static host.
  base: './',
  publicDir: '../public',
  plugins: [react(), contentSecurityPolicy()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // An inlined asset would be a data: URL, which the policy above refuses.
    assetsInlineLimit: 0,
    // Names the worker's built file, for the test that runs the very file that ships.
    manifest: true,
  },
  // The workers lie beside the root.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1' },
});
