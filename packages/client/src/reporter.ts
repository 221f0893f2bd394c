import * as Sentry from '@sentry/react'
import { scrub, scrubEvent } from './scrub.ts'

/** Traces 100 %, replays 10 %, replays on error 100 % (specification, section 9); all text masked, all media blocked. */
export function initReporter(dsn: string, environment: string): (error: unknown) => void {
  Sentry.init({
    dsn,
    environment,
    sendDefaultPii: false,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [Sentry.browserTracingIntegration()],
    tracePropagationTargets: [],
    beforeSend: (event) => scrubEvent(event),
    beforeSendTransaction: (event) => scrubEvent(event),
    beforeBreadcrumb: (crumb) =>
      crumb.category === 'ui.input' || crumb.category === 'console'
        ? null
        : {
            ...crumb,
            ...(crumb.message ? { message: scrub(crumb.message) } : {}),
            ...(crumb.data ? { data: scrubEvent(crumb.data) } : {}),
          },
  })
  Sentry.addIntegration(
    Sentry.replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkDetailAllowUrls: [],
      beforeAddRecordingEvent: (event) => scrubEvent(event),
    }),
  )
  return (error) => void Sentry.captureException(error)
}
