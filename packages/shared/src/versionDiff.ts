/** A version as it is compared: named texts, and products with theirs. */
export type VersionDocument = {
  fields: readonly { key: string; label: string; text: string }[]
  lines: readonly { key: string; label: string; text: string }[]
}
export type DiffRow = {
  key: string
  label: string
  before: string
  after: string
  change: 'same' | 'changed' | 'added' | 'removed' | 'moved'
}

/**
 * Two versions side by side: fields in the order of the newer one, then products in its order, then those
 * that are gone. A product that stands twice is compared with its twin in order.
 */
export function diffOf(before: VersionDocument, after: VersionDocument): DiffRow[] {
  const fields = after.fields.map((field): DiffRow => {
    const old = before.fields.find((each) => each.key === field.key)?.text ?? ''
    return {
      key: field.key,
      label: field.label,
      before: old,
      after: field.text,
      change: old === field.text ? 'same' : 'changed',
    }
  })
  const olds = numbered(before.lines)
  const news = numbered(after.lines)
  const kept = new Set(news.map((line) => line.key))
  // places count among products that both versions have, so that one more at the top moves nothing
  const oldOrder = olds.filter((line) => kept.has(line.key)).map((line) => line.key)
  const newOrder = news.filter((line) => oldOrder.includes(line.key)).map((line) => line.key)
  const lines = news.map((line): DiffRow => {
    const old = olds.find((each) => each.key === line.key)
    if (!old) return { ...line, before: '', after: line.text, change: 'added' }
    const moved = oldOrder.indexOf(line.key) !== newOrder.indexOf(line.key)
    const change = old.text !== line.text ? 'changed' : moved ? 'moved' : 'same'
    return { key: line.key, label: line.label, before: old.text, after: line.text, change }
  })
  const gone = olds
    .filter((line) => !kept.has(line.key))
    .map((line): DiffRow => ({ ...line, before: line.text, after: '', change: 'removed' }))
  return [...fields, ...lines, ...gone].filter((row) => row.before || row.after)
}

/** Lines whose key tells twins apart: `a`, `a#2`. */
export function numbered<L extends { key: string }>(lines: readonly L[]): L[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const n = (seen.get(line.key) ?? 0) + 1
    seen.set(line.key, n)
    return { ...line, key: n === 1 ? line.key : `${line.key}#${n}` }
  })
}
