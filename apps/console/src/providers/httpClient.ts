import { ApiError, api, totalOf } from '@officina/client/api'
import { firstErrors } from '@officina/client/errors'
import { HttpError } from 'react-admin'

type Options = {
  method?: string
  headers?: Headers | Record<string, string>
  body?: string
  signal?: AbortSignal
}

/**
 * The transport of ra-data-simple-rest: one call of @officina/client, which sends the guard and the CSRF
 * token and unwraps the answer. Failures become react-admin's HttpError, one text per field.
 */
export async function httpClient(url: string, options: Options = {}) {
  const { method = 'GET', body, signal } = options
  try {
    const {
      status,
      headers,
      data,
      body: whole,
    } = await api.request(method as 'GET', url, {
      ...(body === undefined ? {} : { body: JSON.parse(body) }),
      ...(signal ? { signal } : {}),
    })
    return { status, headers, body: '', json: data, total: totalOf({ headers, body: whole }) }
  } catch (error) {
    throw toHttpError(error)
  }
}

/** Laravel's lists of messages per field become one text each; react-admin shows nothing else. */
function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'ABORTED') return error.cause ?? error
  const errors = firstErrors(error)
  return new HttpError(error.message, error.status, {
    ...error.data,
    ...(error.code ? { error_code: error.code } : {}),
    ...(error.handled ? { handled: true } : {}),
    ...(error.requestId ? { request_id: error.requestId } : {}),
    ...(Object.keys(errors).length > 0
      ? { errors: { ...errors, ...(errors._ ? { root: { serverError: errors._ } } : {}) } }
      : { errors: undefined }),
  })
}
