/** Nobody is reminded between 21:00 and 8:00 of the business time zone. */
export function isQuiet(at: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at),
  )
  return hour >= 21 || hour < 8
}
