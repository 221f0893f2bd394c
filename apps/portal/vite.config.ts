import { schemeScript } from '@officina/ui/schemeScript.ts'
import react from '@vitejs/plugin-react'
import { build, defineConfig } from 'vite'
import { preloadScript } from '../../packages/client/src/preloadScript.ts'
import { LEFT_OUT, leanLibraries, PRODUCTION_ROUTER } from '../../scripts/lib/bundle.ts'
import { fewFiles } from '../../scripts/lib/chunks.ts'
import { compiledWhole } from '../../scripts/lib/compiledWhole.ts'
import { firstViews } from '../../scripts/lib/firstViews.ts'
import { precompress } from '../../scripts/lib/precompress.ts'
import { prerender, prerenderFrames } from '../../scripts/lib/prerender.ts'
import { runtimeInFirst } from '../../scripts/lib/runtimeInFirst.ts'
import { serviceWorker } from '../../scripts/lib/serviceWorker.ts'
import { SINGLE_COPIES } from '../../scripts/lib/single-copies.ts'
import { preloadedCalls } from './src/pages.ts'
import { workerScript } from './src/worker.ts'

const signedOut =
  /src\/pages\/.*(login|register|doctors\/registration|sign-up|reset-password|-of-service|privacy|returns|commerce|user\/pay).*\/page\.tsx$/

/** Besides the homes. */
const busiest = /\/(doctors\/(patients|recipes)|user\/(order-histories|recipes|catalogs))\/page/

export default defineConfig({
  base: '/',
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    react(),
    leanLibraries(),
    fewFiles({
      frames: /src\/layouts\/(Doctor|Patient)Layout\.tsx$/,
      pages: /src\/pages\/.*\/page\.tsx$/,
      areas: {
        doctors: /DoctorLayout|pages\/doctors\//,
        patients: /PatientLayout|pages\/user\//,
      },
      signedOut,
      limits: [
        [/\/(doctors|user)\/login\/page/, 1, 1_000],
        [signedOut, 4, 64_000],
        [/\/top\/page/, 4, 62_000],
        [busiest, 3, 80_000],
        [/./, 5, 86_000],
      ],
    }),
    runtimeInFirst(),
    compiledWhole(/^index$/),
    precompress(),
    prerender(build, PRODUCTION_ROUTER),
    prerenderFrames('doctor', 'patient'),
    firstViews(build, (folder) => folder.replace(/^pages/, '')),
    serviceWorker({
      entries:
        /^(index\.html|src\/layouts\/(PatientLayout|AccountMenuList|BottomMoreMenu|states)\.tsx|src\/pages\/user\/.*(page|OrderPanel)\.tsx)$/,
      files: ['/offline.html', '/brand/offline.css', '/brand/mark.svg'],
      script: workerScript,
    }),
    {
      name: 'inline-scripts',
      transformIndexHtml: (html) =>
        html
          .replace('/*theme*/', () => schemeScript)
          .replace('/*preload*/', () =>
            preloadScript({ '': 'doctor', doctors: 'doctor', user: 'patient' }, preloadedCalls),
          ),
    },
  ],
  resolve: { dedupe: SINGLE_COPIES, alias: [...PRODUCTION_ROUTER, ...LEFT_OUT] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
  },
})
