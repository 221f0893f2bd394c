import { parseNumber } from '@officina/shared/format'
import { isWithin } from '@officina/ui/numberBounds.ts'

/** Units as they were typed; none is 0, and what is no number NaN. */
export function unitsOf(text: unknown): number {
  const typed = String(text ?? '')
  // `1.000`, `1e3` and `0x10` could be read in two ways
  if (/[^\d\s,+−-]/.test(typed.normalize('NFKC'))) return Number.NaN
  const units = parseNumber(typed)
  return units === undefined ? Number.NaN : (units ?? 0)
}

/** What was counted; undefined for what is no whole number, and for nothing: that is no 0. */
export function countOf(text: string): number | undefined {
  const units = text.trim() === '' ? undefined : unitsOf(text)
  return units !== undefined && isWithin(units, { min: 0, max: 999_999 }) ? units : undefined
}
