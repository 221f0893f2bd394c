import { ApiError } from './errors.ts'

/** A JSON object with the key `data` is replaced by its value; anything else is returned as it is. */
export function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && 'data' in body
    ? body.data
    : body
}

/**
 * The JSON of a 2xx answer; an empty text is undefined.
 * Throws ApiError BAD_ANSWER for anything that is no JSON (a proxy's HTML page, a cut-off body).
 */
export function parseJson(text: string, status: number, headers?: Headers): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ status, headers, code: 'BAD_ANSWER', cause })
  }
}

/** The body of a failed answer: its JSON, or undefined for HTML and other text. */
export function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
