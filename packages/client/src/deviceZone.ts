/**
 * The device's time zone, such as `Asia/Tokyo`. `Temporal` is asked where there is one: the first use of `Intl` takes
 * 15 to 20 ms. The page's inline script has the text of this function: it must not use anything from this module.
 */
export const deviceZone = (): string =>
  (globalThis as { Temporal?: { Now: { timeZoneId(): string } } }).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone
