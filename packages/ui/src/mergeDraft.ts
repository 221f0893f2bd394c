type Line = { key: string; id?: string | undefined }
type Draft = { lines: Line[] }

/**
 * A draft with what was written here put on what stands on the server: of each field, and of each line, the one that
 * differs from `base`, what both had in common; where both differ it is ours. Lines that either side has taken out are
 * gone, unless they were written on here. `sent` makes of a line what a save sends of it.
 */
export function mergeDraft<F extends Draft>(
  { base, mine, theirs }: { base: F; mine: F; theirs: F },
  sent: (line: F['lines'][number]) => unknown,
): F {
  type L = F['lines'][number]
  const fields = Object.entries(mine).map(([name, value]) => {
    const isOurs = !isSame(value, base[name as keyof F])
    return [name, isOurs ? value : theirs[name as keyof F]]
  })
  const isWritten = (line: L) => {
    const before = find(base.lines, line)
    return !before || !isSame(sent(line), sent(before))
  }
  const stored = theirs.lines.flatMap((line) => {
    const ours = find(mine.lines, line)
    if (!ours) return find(base.lines, line) ? [] : [line]
    return [isWritten(ours) ? ours : line]
  })
  const added = mine.lines
    .filter((line) => !find(theirs.lines, line) && isWritten(line))
    // what the server no longer has is new to it
    .map((line) => ({ ...line, id: undefined }))
  const order = mine.lines.map(idOf)
  const isMoved = !isSame(order, base.lines.map(idOf))
  const place = (line: L) => (order.includes(idOf(line)) ? order.indexOf(idOf(line)) : order.length)
  const lines = [...stored, ...added]
  if (isMoved) lines.sort((a, b) => place(a) - place(b))
  return { ...Object.fromEntries(fields), lines } as F
}

/** Names of the fields in which two drafts differ. */
export function fieldsThatDiffer<F extends Draft>(
  one: F,
  other: F,
  sent: (line: F['lines'][number]) => unknown,
): string[] {
  const written = (draft: F): Record<string, unknown> => ({
    ...draft,
    lines: draft.lines.map(sent),
  })
  const [a, b] = [written(one), written(other)]
  return Object.keys(a).filter((name) => !isSame(a[name], b[name]))
}

const idOf = (line: Line): string => line.id ?? line.key
const find = <L extends Line>(lines: readonly L[], line: L): L | undefined =>
  lines.find((each) => idOf(each) === idOf(line))
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
