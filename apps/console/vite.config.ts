import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { schemeScript } from '../../packages/ui/src/schemeScript.ts'
import { PRODUCTION_ROUTER, SIGN_IN_CHUNK } from '../../scripts/lib/bundle.ts'
import { precompress } from '../../scripts/lib/precompress.ts'
import { SINGLE_COPIES } from '../../scripts/lib/single-copies.ts'

export default defineConfig({
  base: '/admins/',
  plugins: [react(), themeBeforePaint(), precompress()],
  resolve: { dedupe: SINGLE_COPIES, alias: PRODUCTION_ROUTER },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: SIGN_IN_CHUNK } },
    // react-admin is one large library: a warning at 500 kB would never go away
    chunkSizeWarningLimit: 1200,
  },
})

/** Puts the script that chooses light or dark into the page's head. */
function themeBeforePaint(): Plugin {
  return {
    name: 'officina-theme',
    transformIndexHtml: (html) => html.replace('/*theme*/', () => schemeScript),
  }
}
