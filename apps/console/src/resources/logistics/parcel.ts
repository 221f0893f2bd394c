import type { RecordOf } from '../../schema/spec.ts'

export type Parcel = RecordOf<'shipments'>
type Line = {
  title: string
  sku: string
  quantity: number
  proposed?: readonly { lot: string }[] | undefined
}

export type ScanResult =
  | { is: 'counted'; index: number; title: string; count: number; quantity: number }
  | { is: 'full'; title: string }
  | { is: 'wrong' }

/** What a scanned code does to a parcel of which `counts` units are in the box: a product number, or a proposed lot. */
export function scanInto(
  lines: readonly Line[],
  counts: readonly number[],
  code: string,
): ScanResult {
  const wanted = code.trim().toUpperCase()
  const fits = lines
    .map((line, index) => ({ line, index, count: counts[index] ?? 0 }))
    .filter(({ line }) =>
      [line.sku, ...(line.proposed ?? []).map(({ lot }) => lot)].some(
        (each) => each.toUpperCase() === wanted,
      ),
    )
  const open = fits.find(({ line, count }) => count < line.quantity)
  if (open) {
    const { title, quantity } = open.line
    return { is: 'counted', index: open.index, title, count: open.count + 1, quantity }
  }
  return fits[0] ? { is: 'full', title: fits[0].line.title } : { is: 'wrong' }
}
