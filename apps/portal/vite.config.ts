import { schemeScript } from '@officina/ui/schemeScript.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { PRODUCTION_ROUTER, SIGN_IN_CHUNK } from '../../scripts/lib/bundle.ts'
import { precompress } from '../../scripts/lib/precompress.ts'
import { SINGLE_COPIES } from '../../scripts/lib/single-copies.ts'

export default defineConfig({
  base: '/',
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    react(),
    precompress(),
    { name: 'theme-script', transformIndexHtml: (html) => html.replace('/*theme*/', schemeScript) },
  ],
  resolve: { dedupe: SINGLE_COPIES, alias: PRODUCTION_ROUTER },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: SIGN_IN_CHUNK } },
  },
})
