import * as Sentry from '@sentry/react'
import { ApiError } from './errors.ts'
import { scrubEvent, withoutText } from './scrub.ts'
import { scrubbingTransport } from './scrubbingTransport.ts'

/** Attributes of a replay that contain text of the page. */
const spokenAttributes = [
  ...['title', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'alt', 'label'],
  ...['value', 'content', 'download', 'data-value', 'data-label', 'data-id', 'srcdoc'],
]

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
    transport: scrubbingTransport,
    beforeSend: (event, { originalException: error }) => {
      const told = scrubEvent(withoutText(event))
      return error instanceof ApiError
        ? { ...told, tags: { ...told.tags, ...tagsOf(error) } }
        : told
    },
    beforeSendTransaction: (event) => scrubEvent(event),
    beforeBreadcrumb: (crumb) =>
      crumb.category === 'ui.input' || crumb.category === 'console' ? null : scrubEvent(crumb),
  })
  Sentry.addIntegration(
    Sentry.replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      maskAttributes: spokenAttributes,
      networkDetailAllowUrls: [],
      // the transport scrubs the text and compresses it
      useCompression: false,
      beforeAddRecordingEvent: (event) => scrubEvent(event),
    }),
  )
  return (error) => void Sentry.captureException(error)
}

/** What identifies a failed call, without its message. */
const tagsOf = ({ status, code = '' }: ApiError) => ({
  status,
  ...(/^[A-Z_]+$/.test(code) ? { code } : {}),
})
