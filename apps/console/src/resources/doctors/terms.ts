/** `2050` → `20.5`. */
export const percentOf = (points: number): string => String(points / 100)

/** `20.5` → `2050`; what is no number stays as text, so that the server says what is wrong. */
export function pointsOf(percent: string): number | string {
  const plain = percent.normalize('NFKC').replace(/[\s%]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : percent
}

/** Today in a time zone, `2026-11-20`. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
