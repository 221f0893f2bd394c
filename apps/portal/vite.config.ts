import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../scripts/lib/precompress.ts'
import { SINGLE_COPIES } from '../../scripts/lib/single-copies.ts'

export default defineConfig({
  base: '/',
  plugins: [react(), precompress()],
  resolve: { dedupe: SINGLE_COPIES },
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, manifest: true },
})
