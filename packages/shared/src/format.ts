import type { Locale } from './locale.ts'

type Instant = string | number | Date

let viewerZone: string | undefined

/** The zone the reader chose for dates and times; undefined follows the browser. */
export function setViewerZone(zone: string | undefined): void {
  viewerZone = zone
}

/** `20 Nov 2026` / `2026年11月20日`. A plain date (`2026-11-20`) keeps its day in every zone. */
export function formatDate(value: Instant, locale: Locale, timeZone?: string): string {
  return dateFormat(locale, dateOptions, zoneOf(value, timeZone)).format(toDate(value))
}

/** `25 – 27 Nov 2026` / `2026年11月25日〜27日` of two calendar days, both included. */
export function formatDays(days: { from: string; to: string }, locale: Locale): string {
  const [from, to] = [formatDate(days.from, locale), formatDate(days.to, locale)]
  if (from === to) return from
  const isSame = (length: number) => days.from.slice(0, length) === days.to.slice(0, length)
  const [toShared, fromShared] = isSame(7) ? [/^.*月/, / .*/] : isSame(4) ? [/^.*年/, / \d+$/] : []
  if (locale === 'ja') return `${from}〜${to.replace(toShared ?? '', '')}`
  return `${from.replace(fromShared ?? '', '')} – ${to}`
}

/** For how many days a product lasts: `12 days left` / `残り12日分`, at 0 that it is used up. */
export function formatDaysLeft(days: number, locale: Locale): string {
  if (days === 0) return locale === 'ja' ? '使い切りました' : 'used up'
  if (locale === 'ja') return `残り${days}日分`
  return days === 1 ? '1 day left' : `${days} days left`
}

/** `October 2026` (short: `Oct 2026`) / `2026年10月` of a month on the wire (`2026-10`); anything else is returned unchanged. */
export function formatMonth(
  value: string,
  locale: Locale,
  month: 'long' | 'short' = 'long',
): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value
  const format = cached(
    `m${locale}${month}`,
    () =>
      new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en-GB', {
        month,
        year: 'numeric',
        timeZone: 'UTC',
      }),
  )
  // as in the dates below: three letters for every month
  const text = format.format(new Date(`${value}-01T00:00:00Z`))
  return month === 'short' ? text.replace('Sept ', 'Sep ') : text
}

/** `20 Nov 2026, 14:05` / `2026年11月20日 14:05`, in the viewer's zone unless one is given. */
export function formatDateTime(value: Instant, locale: Locale, timeZone?: string): string {
  const date = formatDate(value, locale, timeZone)
  const time = dateFormat(locale, timeOptions, timeZone ?? viewerZone).format(toDate(value))
  return locale === 'ja' ? `${date} ${time}` : `${date}, ${time}`
}

/** `3 days ago`, `in 2 hours` / `3日前`, `2時間後`; words for less than a minute. */
export function formatRelative(value: Instant, locale: Locale, now: Instant = Date.now()): string {
  const seconds = (toDate(value).getTime() - toDate(now).getTime()) / 1000
  const [unit, size] =
    units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  if (unit === 'second') return locale === 'ja' ? 'たった今' : 'just now'
  // in numbers: what is 30 hours ago may be the day before yesterday
  const format = cached(`r${locale}`, () => new Intl.RelativeTimeFormat(locale))
  const text = format.format(Math.trunc(seconds / size), unit)
  return locale === 'ja' ? text.replaceAll(' ', '') : text
}

/** Money from an integer of minor units: `formatMoney(-1250, 'USD', 'en')` is `−$12.50`, JPY has no decimals. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const format = moneyFormat(currency, locale)
  return format.format(amount / 10 ** minorDigits(currency)).replace('-', '−')
}

/** How many decimals a currency has: USD 2, JPY 0, KWD 3. */
export function minorDigits(currency: string): number {
  return cached(
    `f${currency}`,
    () => moneyFormat(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2,
  )
}

/**
 * Text of a number field: null when it is empty, undefined while it is no number. Full-width digits count. A comma
 * before three digits separates thousands; another one (`1,5`) is a decimal point.
 */
export function parseNumber(text: string): number | null | undefined {
  const plain = withoutThousands(text.normalize('NFKC').trim()).replace(',', '.')
  if (plain === '') return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}

const withoutThousands = (text: string): string =>
  /^-?[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text

/**
 * Text of a money field to minor units; undefined if it is no amount or has too many decimals. A comma stands
 * before three digits only: elsewhere (`0,05`) it could be read in two ways.
 */
export function parseMoney(text: string, currency: string): number | undefined {
  const typed = text
    .normalize('NFKC')
    .replace('−', '-')
    .replace(/[\s¥$€£]/g, '')
  const plain = withoutThousands(typed)
  const digits = minorDigits(currency)
  const pattern = digits ? new RegExp(`^-?\\d+(\\.\\d{0,${digits}})?$`) : /^-?\d+$/
  if (!pattern.test(plain)) return undefined
  const amount = Math.round(Number(plain) * 10 ** digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  const key = `n${locale}${JSON.stringify(options ?? {})}`
  return cached(key, () => new Intl.NumberFormat(locale, options)).format(value)
}

/** Basis points as per cent: 2050 is `20.5%`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return formatNumber(basisPoints / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 })
}

export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < 1000) return `${formatNumber(bytes, locale)} B`
  const mega = bytes >= 1_000_000
  // a limit of 10 MB is written 10 · 1024 · 1024 and must read as it is meant
  const number = bytes / (bytes % 1_048_576 === 0 ? 1_048_576 : mega ? 1_000_000 : 1000)
  return `${formatNumber(number, locale, { maximumFractionDigits: mega ? 1 : 0 })} ${mega ? 'MB' : 'kB'}`
}

/** A country's name from its two letters (ISO 3166), in short `US`; anything else is returned unchanged. */
export function formatCountry(
  code: string,
  locale: Locale,
  style: 'long' | 'short' = 'long',
): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const key = `c${style}${locale}`
  const names = () => new Intl.DisplayNames(locale, { type: 'region', style })
  return cached(`${key}${code}`, () => cached(key, names).of(code) ?? code)
}

/** Where something is sent, of a country and its region: `US-NY` as `NY, United States`, a Japanese prefecture by its name. */
export function formatRegion(code: string, locale: Locale, style?: 'short'): string {
  const [, country, region] = /^([A-Z]{2})-(.*)$/.exec(code) ?? []
  if (!country) return code
  const name = formatCountry(country, locale, style)
  if (!region) return name
  if (locale === 'en') return `${region}, ${name}`
  return country === 'JP' ? region : `${name} ${region}`
}

/** A name and its value: `Status: Paid`, `状態：支払い済み`. */
export const named = (name: string, value: string, locale: Locale): string =>
  `${name}${locale === 'ja' ? '：' : ': '}${value}`

/** Words in a row: `Zinc, Iron` / `亜鉛、鉄`. */
export const listed = (words: readonly string[], locale: Locale): string =>
  words.join(locale === 'ja' ? '、' : ', ')

/** Words within a sentence: `Zinc, Iron and Iodine` / `亜鉛、鉄、ヨウ素`. */
export const listedInSentence = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(words)

/** What is said in passing: `Amount (USD)`, `金額（USD）`. */
export const bracketed = (text: string, aside: string | number, locale: Locale): string =>
  locale === 'ja' ? `${text}（${aside}）` : `${text} (${aside})`

type PersonName = { first_name?: string | null; last_name?: string | null }

/** `Ana Brown`, `山田 花子`: as the script of the name wants it; `honorific` adds 様 in ja, at which no line begins. */
export function formatName(
  person: PersonName,
  locale: Locale,
  options: { honorific?: boolean } = {},
): string {
  const first = person.first_name?.trim() ?? ''
  const last = person.last_name?.trim() ?? ''
  const lastFirst = cjk.test(last + first)
  const name = (lastFirst ? [last, first] : [first, last]).filter(Boolean).join(' ')
  return name && locale === 'ja' && options.honorific ? `${name}\u00a0様` : name
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const plainDate = /^\d{4}-\d{2}-\d{2}$/
const dateOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const timeOptions: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function toDate(value: Instant): Date {
  return value instanceof Date ? value : new Date(value)
}

function zoneOf(value: Instant, timeZone: string | undefined): string | undefined {
  return typeof value === 'string' && plainDate.test(value) ? 'UTC' : (timeZone ?? viewerZone)
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions, timeZone?: string) {
  // British order of day and month; en-GB alone writes "Sept" with four letters.
  const tag = locale === 'ja' ? 'ja-JP' : 'en-GB'
  return cached(`d${tag}${timeZone}${options.hour ?? ''}`, () => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone })
    return { format: (date: Date) => format.format(date).replace('Sept', 'Sep') }
  })
}

function moneyFormat(currency: string, locale: Locale): Intl.NumberFormat {
  return cached(
    `m${currency}${locale}`,
    () =>
      new Intl.NumberFormat(locale === 'ja' ? 'ja-JP' : 'en-US', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
  )
}

// Intl objects cost about 50 µs each; lists format thousands of values with a handful of them.
const cache = new Map<string, unknown>()
function cached<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make())
  return cache.get(key) as T
}
