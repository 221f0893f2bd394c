/**
 * Whether what the server has is what was sent to it. A save whose answer was lost may have arrived: the next one is
 * then told of a change since, which is its own.
 */
export const hasArrived = (sent: unknown, stored: unknown): boolean =>
  JSON.stringify(plain(sent)) === JSON.stringify(plain(stored))

/** Without what the server adds or tidies: ids, empty fields, spaces around a text, the order of fields. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name, part]) => name !== 'id' && part !== null && part !== undefined && part !== '')
    .map(([name, part]) => [name, plain(part)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}
