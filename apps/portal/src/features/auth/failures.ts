import { ApiError } from '@officina/client/errors'

/** A link that was used, revoked or has expired. */
export const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 410
