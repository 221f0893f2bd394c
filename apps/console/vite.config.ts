import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { preloadScript } from '../../packages/client/src/preloadScript.ts'
import { schemeScript } from '../../packages/ui/src/schemeScript.ts'
import { LEFT_OUT, leanLibraries, PRODUCTION_ROUTER } from '../../scripts/lib/bundle.ts'
import { fewFiles } from '../../scripts/lib/chunks.ts'
import { compiledWhole } from '../../scripts/lib/compiledWhole.ts'
import { firstViews } from '../../scripts/lib/firstViews.ts'
import { precompress } from '../../scripts/lib/precompress.ts'
import { prerenderFrames } from '../../scripts/lib/prerender.ts'
import { runtimeInFirst } from '../../scripts/lib/runtimeInFirst.ts'
import { SINGLE_COPIES } from '../../scripts/lib/single-copies.ts'
import { preloadedCalls } from './src/preloadedCalls.ts'

export default defineConfig({
  base: '/admins/',
  plugins: [
    react(),
    leanLibraries(),
    fewFiles({
      // a record begins to load its history and notes as soon as it is there
      frames: /src\/(admin\/Console|schema\/(SchemaList|RecordHistory|RecordNotes))\.tsx$/,
      pages:
        /src\/(resources\/[^/]+\/(\w+(List|Page)|ApproveDoctor|RegisteredDoctors|Board|Reports)\.tsx|pages\/.*\/page\.tsx)$/,
      signedOut: /src\/pages\/.*\/page\.tsx$/,
      areas: { lists: /(List|Doctors?)\.tsx$/, records: /(Page|History|Notes)\.tsx$/ },
      limits: [
        [/\/login\/page/, 1, 5_000],
        [/ApproveDoctor/, 3, 98_000],
        [/OrderList|DoctorList/, 3, 103_000],
        [/List|registered/, 4, 118_000],
        [/Board/, 5, 138_000],
        [/(Catalog|Product|Group|User|News)Page/, 5, 190_000],
        [/./, 5, 150_000],
      ],
    }),
    runtimeInFirst(),
    compiledWhole(/^(index|common)$/),
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
