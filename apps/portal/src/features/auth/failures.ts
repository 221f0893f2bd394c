import { ApiError } from '@officina/client/errors'
import { defineMessages } from '@officina/ui/text'

/** A link that was used, revoked or has expired. */
export const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 410

/** A failure for the form; a throttled one says how long to wait. */
export function explained(error: unknown, t: (typeof waitMessages)['en']): unknown {
  if (!(error instanceof ApiError) || error.status !== 429) return error
  const seconds = error.retryAfter ?? 60
  const message = seconds < 90 ? t.seconds(seconds) : t.minutes(Math.ceil(seconds / 60))
  return { status: 429, message }
}

export const waitMessages = defineMessages({
  en: {
    seconds: (n: number) => `Too many tries. Try again in ${n} seconds.`,
    minutes: (n: number) => `Too many tries. Try again in ${n} minutes.`,
  },
  ja: {
    seconds: (n) => `試行回数が多すぎます。${n}秒後にもう一度お試しください。`,
    minutes: (n) => `試行回数が多すぎます。${n}分後にもう一度お試しください。`,
  },
})
