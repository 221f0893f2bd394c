/** Where two values of JSON differ first, in words; undefined where they are the same. */
export function differenceOf(one: unknown, other: unknown, at = ''): string | undefined {
  if (!isObject(one) || !isObject(other))
    return Object.is(one, other) ? undefined : `${at}: ${asText(one)} and ${asText(other)}`
  if (Array.isArray(one) !== Array.isArray(other)) return `${at}: a list and an object`
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = differenceOf(one[name], other[name], at ? `${at}.${name}` : name)
    if (found) return found
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const asText = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
