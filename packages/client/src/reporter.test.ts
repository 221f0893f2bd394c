import * as Sentry from '@sentry/react'
import { expect, test, vi } from 'vitest'
import { initReporter } from './reporter.ts'

vi.mock('@sentry/react', () => ({
  init: vi.fn(),
  addIntegration: vi.fn(),
  browserTracingIntegration: vi.fn(),
  replayIntegration: vi.fn(),
}))

test('traces everything, and replays a tenth of the sessions and every one with an error', () => {
  initReporter('https://key@sentry.example.com/1', 'staging')
  expect(Sentry.init).toHaveBeenCalledWith(
    expect.objectContaining({
      dsn: 'https://key@sentry.example.com/1',
      environment: 'staging',
      sendDefaultPii: false,
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    }),
  )
  expect(Sentry.replayIntegration).toHaveBeenCalledWith(
    expect.objectContaining({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
  )
})
