/** JSON whose objects are laid out down to a depth, a member a line, so that a change is one line of a diff. */
export function layOut(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${layOut(inner, depth - 1)}`,
  )
  return `{\n${members.join(',\n')}\n}`
}
