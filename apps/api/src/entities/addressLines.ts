import { createRequire } from 'node:module'
import type formatter from '@fragaria/address-formatter'
import { formatCountry } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { memo } from '@officina/shared/memo'
import { stateOf } from '@officina/shared/states'

const load = createRequire(import.meta.url)

type Parts = {
  country: string
  postal_code: string
  region: string
  city: string
  line1: string
  line2?: string | null | undefined
}

/** Who an address is for: the company before the person. */
export const addressees = (to: { name: string; company?: string | null | undefined }): string[] =>
  [to.company ?? '', to.name].filter(Boolean)

/**
 * An address line by line, in the order of its country. The library is large, so the server does this for the
 * browser: `lines` of an address.
 */
export function addressLines(address: Parts, locale: Locale): string[] {
  const { country, city, line1, line2 } = address
  if (country === 'JP' && (locale === 'ja' || japanese.test(city + line1)))
    return japaneseLines(address, locale)
  const values: Record<Token, string> = {
    qcode: address.postal_code,
    qstate: stateOf(country, address.region)?.[country === 'JP' ? 'en' : 'value'] ?? address.region,
    qcity: city,
    qline: line1,
    qmore: line2 ?? '',
    qland: formatCountry(country, locale),
  }
  const given = tokens.filter((token) => values[token])
  return layoutOf([country, ...given].join(' ')).map((line) =>
    // one pass, so that nothing typed can be taken for a token
    line.replace(anyToken, (token) => values[token as Token]),
  )
}

type Token = (typeof tokens)[number]
const tokens = ['qline', 'qmore', 'qcity', 'qstate', 'qcode', 'qland'] as const
const anyToken = new RegExp(tokens.join('|'), 'g')

/**
 * The lines of a country and the parts that are given (`US qline qcity`), with tokens in place of the parts: the library
 * changes texts that it thinks it knows, and it must not change what somebody typed. A part that it has no place for gets
 * a line of its own.
 */
const layoutOf = memo((key: string): string[] => {
  const [country = '', ...parts] = key.split(' ')
  const given = (token: Token) => (parts.includes(token) ? token : undefined)
  // with the forms of all countries it is 3 MB
  const { format } = load('@fragaria/address-formatter') as typeof formatter
  const lines = format(
    {
      road: given('qline'),
      city: given('qcity'),
      state: given('qstate'),
      stateCode: given('qstate'),
      postcode: given('qcode'),
      country: given('qland'),
      countryCode: country,
    } as Parameters<typeof formatter.format>[0],
    { output: 'array' },
  )
    // without names of countries that a territory belongs to, and signs around what is missing
    .filter((line) => tokens.some((token) => line.includes(token)))
    .map((line) => line.replace(/^[\s,.-]+|[\s,.-]+$/g, ''))
  for (const token of tokens)
    if (given(token) && !lines.some((line) => line.includes(token))) insert(lines, token)
  return lines
})

/** Puts a part that the library leaves out where it is looked for. */
function insert(lines: string[], token: Token): void {
  const at = (other: Token) => lines.findIndex((line) => line.includes(other))
  const street = at('qline')
  const isSmallFirst = at('qland') !== 0 || lines.length === 1
  const end = at('qland') > 0 && at('qland') === lines.length - 1 ? lines.length - 1 : lines.length
  if (token === 'qland') lines.push(token)
  else if (token === 'qmore' && street >= 0 && !lines[street]?.endsWith('qline'))
    lines[street] = lines[street]?.replace('qline', 'qline, qmore') ?? ''
  else if (token === 'qmore' || (token === 'qcity' && isSmallFirst))
    lines.splice(street < 0 ? 0 : Math.max(street, at('qmore')) + 1, 0, token)
  else if (isSmallFirst) lines.splice(end, 0, token)
  else lines.splice(Math.max(1, at('qcity')), 0, token)
}

/** Within Japan an address is written from the large to the small, and its country is not named. */
function japaneseLines(address: Parts, locale: Locale): string[] {
  const { postal_code: code, city, line1, line2 } = address
  const isJapanese = japanese.test(city || line1 || address.region)
  const state = stateOf('JP', address.region)
  const region = state?.[isJapanese ? 'ja' : 'en'] ?? address.region
  const place = [region, city, line1].filter(Boolean).join(isJapanese ? '' : ' ')
  const nation = locale === 'ja' ? '' : formatCountry('JP', locale)
  return [code && `〒${code}`, place, line2 ?? '', nation].filter(Boolean)
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
