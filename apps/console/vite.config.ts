import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { preloadScript } from '../../packages/client/src/preloadScript.ts'
import { schemeScript } from '../../packages/ui/src/schemeScript.ts'
import { LEFT_OUT, leanLibraries, PRODUCTION_ROUTER } from '../../scripts/lib/bundle.ts'
import { chunkFileNames, fewFiles } from '../../scripts/lib/chunks.ts'
import { compiledWhole } from '../../scripts/lib/compiledWhole.ts'
import { firstViews } from '../../scripts/lib/firstViews.ts'
import { precompress } from '../../scripts/lib/precompress.ts'
import { prerenderFrames } from '../../scripts/lib/prerender.ts'
import { SINGLE_COPIES } from '../../scripts/lib/single-copies.ts'
import { preloadedCalls } from './src/preloadedCalls.ts'

export default defineConfig({
  base: '/admins/',
  plugins: [
    react(),
    leanLibraries(),
    compiledWhole(/^(base|area)$/),
    inlineScripts(),
    precompress(),
    prerenderFrames('admin'),
    firstViews(build, (folder) => folder.replace(/^resources/, '/admins')),
  ],
  resolve: { dedupe: SINGLE_COPIES, alias: [...PRODUCTION_ROUTER, ...LEFT_OUT] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: fewFiles({
          frames: /src\/(admin\/Console|schema\/SchemaList)\.tsx$/,
          pages: /src\/resources\/[^/]+\/(\w+(List|Page)|ApproveDoctor|RegisteredDoctors)\.tsx$/,
          areas: { area: /(List|Doctors?)\.tsx$/, records: /Page\.tsx$/ },
          signedOut: /src\/pages\/.*\/page\.tsx$/,
        }),
      },
    },
    // react-admin is one large library: a warning at 500 kB would never go away
    chunkSizeWarningLimit: 1200,
  },
})

/** The page's head chooses light or dark and sends the first calls. */
function inlineScripts(): Plugin {
  return {
    name: 'officina-inline-scripts',
    transformIndexHtml: (html) =>
      html
        .replace('/*theme*/', () => schemeScript)
        .replace('/*preload*/', () => preloadScript({ admins: 'admin' }, preloadedCalls)),
  }
}
