const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
// every value of every query: a parameter of tomorrow is scrubbed today
const params = /([?&#][\w.-]+=)[^&#\s"'\\]+/g
const verifyPath = /(\/email\/verify\/)[^/\s"'?#\\]+\/[^/\s"'?#\\]+/gi
// begins only where a word begins: a recording has long words, and is read once
const email = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(\.[\w-]+)+/g
/** The part of an element's path (`div > button[aria-label="Remove Ana"]`) that contains text of the page. */
const spoken = /\[(?:aria-label|title|alt|name|type)="[\s\S]*"\]/

/** Removes ids, tokens, query values and email addresses from a text. */
export const scrub = (text: string): string =>
  text
    .replace(verifyPath, '$1:id/:token')
    .replace(params, '$1[scrubbed]')
    .replace(uuid, ':id')
    .replace(email, '[email]')

/** The same for every text within an event, and labels of elements. */
export function scrubEvent<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return scrub(value).replace(spoken, '') as T
  if (typeof value !== 'object' || value === null) return value
  // no report is this deep: drop the rest unseen
  if (depth > 12) return '[scrubbed]' as T
  if (Array.isArray(value)) return value.map((item) => scrubEvent(item, depth + 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      kept.has(key) ? inner : dropped.has(key) ? '[scrubbed]' : scrubEvent(inner, depth + 1),
    ]),
  ) as T
}

/** Ids that connect events, and queries without their address. */
const kept = new Set(['event_id', 'trace_id', 'span_id', 'dsn'])
const dropped = new Set([
  'http.query',
  'url.query',
  'query_string',
  'http.fragment',
  'url.fragment',
])

type Thrown = { type?: string; value?: string }
type ErrorEvent = { message?: string; exception?: { values?: Thrown[] } }

/**
 * An error as it may be reported: its class and stack. Messages, thrown strings and properties of an error may
 * contain patient data.
 */
export function withoutText<Event extends ErrorEvent>(event: Event): Event {
  const { message, logentry, extra, ...rest } = event as Event & Record<string, unknown>
  const values = event.exception?.values?.map((thrown) => ({
    ...thrown,
    type: /^[A-Za-z_$][\w$]{0,60}$/.test(thrown.type ?? '') ? thrown.type : 'Error',
    value: '',
  }))
  return { ...rest, ...(values ? { exception: { values } } : {}) } as unknown as Event
}
