import { plainCode } from '@officina/shared/plainCode'
import type { RecordOf } from '../../schema/spec.ts'

export type Parcel = RecordOf<'shipments'>
type Numbered = { number: string; order_number: string; status: string }
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

/** A scanner types what the keyboard is set to, which may be full-width signs. */
export const scanned = (code: string): string => plainCode(code).toUpperCase()

/** The parcel that a scanned number is its own or its order's; of several the next one to work on. */
export function parcelOf<R extends Numbered>(rows: readonly R[], number: string): R | undefined {
  const plain = (text: string) => scanned(text).replace(/[\s-]/g, '')
  return rows
    .filter((row) => [row.number, row.order_number].some((each) => plain(each) === plain(number)))
    .sort((a, b) => rank(a.status) - rank(b.status))[0]
}

const rank = (status: string) => {
  const place = ['picking', 'to_pick', 'packed'].indexOf(status)
  return place < 0 ? 9 : place
}

/** What a scanned code does to a parcel of which `counts` units are in the box: a product number, or a proposed lot. */
export function scanInto(
  lines: readonly Line[],
  counts: readonly number[],
  code: string,
): ScanResult {
  const wanted = scanned(code)
  const fits = lines
    .map((line, index) => ({ line, index, count: counts[index] ?? 0 }))
    .filter(({ line }) =>
      [line.sku, ...(line.proposed ?? []).map(({ lot }) => lot)].some(
        (each) => scanned(each) === wanted,
      ),
    )
  const open = fits.find(({ line, count }) => count < line.quantity)
  if (open) {
    const { title, quantity } = open.line
    return { is: 'counted', index: open.index, title, count: open.count + 1, quantity }
  }
  return fits[0] ? { is: 'full', title: fits[0].line.title } : { is: 'wrong' }
}
