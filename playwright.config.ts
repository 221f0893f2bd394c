import { defineConfig } from '@playwright/test'
import { keepScratchTogether } from './scripts/lib/scratch.ts'

keepScratchTogether()

const long = /(main-job|shop-job|keyboard|accessible)\.e2e\.ts$/

/** Run it through `npm run e2e`: that finds a browser and builds the apps. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/demo.ts',
  // the longest first, so that no worker ends long before the other
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: long },
  ],
  outputDir: 'test-results/browser',
  workers: 2,
  // a test that passes only when tried again is reported as flaky; scripts/test.mjs says how many may
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // a busy machine answers late, not wrongly
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // nothing is waited for that only moves; contexts that a test opens itself get it too
    contextOptions: { reducedMotion: 'reduce' },
    // a test that is about it lets it in
    serviceWorkers: 'block',
    // a step that cannot be done fails soon, not with the whole test
    actionTimeout: 15_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.OFFICINA_CHROMIUM || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
