/** `2050` → `20.5`. */
export const percentOf = (points: number): string => String(points / 100)

/** `20.5` → `2050`; what is no number stays as text, so that the server says what is wrong. */
export function pointsOf(percent: string): number | string {
  const plain = percent.normalize('NFKC').replace(/[\s%]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : percent
}
