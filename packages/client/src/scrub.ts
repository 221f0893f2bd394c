const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const secretParams =
  /([?&#](?:token|id|next|email|q|label|patientId|recipe|placed|product|filter)=)[^&#\s"']*/gi
const verifyPath = /(\/email\/verify\/)[^/\s"'?#]+\/[^/\s"'?#]+/gi
const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g

/** Takes ids, tokens, search words and addresses out of a text. */
export const scrub = (text: string): string =>
  text
    .replace(verifyPath, '$1:id/:token')
    .replace(secretParams, '$1[scrubbed]')
    .replace(uuid, ':id')
    .replace(email, '[email]')

/** The same for every text within an event. */
export function scrubEvent<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return scrub(value) as T
  if (depth > 12 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => scrubEvent(item, depth + 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'event_id' || key === 'trace_id' || key === 'span_id'
        ? inner
        : scrubEvent(inner, depth + 1),
    ]),
  ) as T
}
