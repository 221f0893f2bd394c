import { defineConfig } from '@playwright/test'

/** Run it through `npm run e2e`: that finds a browser, picks a free port and builds the apps. */
const port = process.env.PORT ?? '3100'
const address = `http://127.0.0.1:${port}`

/** Settings that keep their defaults while the browser tests run. */
const UNSET = [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SENTRY_DSN',
  'SHOPIFY_STORE_DOMAIN',
  'SHOPIFY_STOREFRONT_TOKEN',
  'SHOPIFY_WEBHOOK_SECRET',
  'SESSION_IDLE_MINUTES',
  'SESSION_REMEMBER_DAYS',
  'SESSION_CAP_HOURS',
  'SESSION_PATIENT_CAP_DAYS',
  'SECRET_KEY',
]

export default defineConfig({
  testDir: 'e2e',
  // the main job moves the server's clock by months, so it runs when everybody else is done
  projects: [
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: '**/main-job.e2e.ts' },
    { name: 'main job', testMatch: '**/main-job.e2e.ts', dependencies: ['pages'] },
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
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
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
  webServer: {
    command: 'node apps/api/src/main.ts',
    url: `${address}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      NODE_ENV: 'development',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      SEED: 'demo',
      CURRENCY: 'USD',
      APP_TIME_ZONE: 'UTC',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '100000',
      // a .env file of the developer must not reach the tests
      ...Object.fromEntries(UNSET.map((name) => [name, ''])),
      DATA_DIR: process.env.DATA_DIR ?? 'node_modules/.cache/officina/e2e-data',
    },
  },
})
