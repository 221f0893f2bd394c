import type { Locale } from './locale.ts'
import { plainCode } from './plainCode.ts'
import { postalProblem } from './postal.ts'
import { stateOf, statesOf } from './states.ts'

/** The parts of an address that a country may not have. */
export type AddressPart = 'line1' | 'city' | 'region' | 'postal_code'
type RegionKind = 'state' | 'province' | 'prefecture' | 'emirate' | 'county' | 'region'

/** What an address of a country has: the parts that mail needs, those that it has at all, and what its region is called. */
export type AddressForm = {
  required: ReadonlySet<AddressPart>
  shown: ReadonlySet<AddressPart>
  region: RegionKind
}

/** The form of addresses of a country (ISO 3166). Countries that we know nothing of ask for street and city. */
export function addressFormOf(country: string): AddressForm {
  const needs = Object.hasOwn(needed, country) ? (needed[country] ?? '') : 'AC'
  const required = partsOf(needs)
  const shown = new Set<AddressPart>([...required, 'line1', 'city'])
  if (!withoutPostal.has(country)) shown.add('postal_code')
  if (withRegion.has(country)) shown.add('region')
  return { required, shown, region: regionKinds[country] ?? 'region' }
}

type Address = Record<AddressPart, string> & { country: string }

/** As it is stored: the state as its country writes it, the postal code without what keyboards add. */
export const plainAddress = <A extends Address>(address: A): A => ({
  ...address,
  region: stateOf(address.country, address.region)?.value ?? address.region.trim(),
  postal_code: plainCode(address.postal_code),
})

/** What is wrong with an address, by part, in both languages. */
export function addressProblems(
  address: Address,
): Partial<Record<AddressPart, Record<Locale, string>>> {
  const { country, region, postal_code: code } = address
  const { required } = addressFormOf(country)
  const missing = [...required].filter((part) => address[part].trim() === '')
  const isUnknown = region.trim() !== '' && statesOf(country) && !stateOf(country, region)
  const wrongCode = code.trim() === '' ? undefined : postalProblem(country, code)
  return {
    ...Object.fromEntries(missing.map((part) => [part, fillIn])),
    ...(isUnknown ? { region: notInList } : {}),
    ...(wrongCode ? { postal_code: wrongCode } : {}),
  }
}

const fillIn = { en: 'Fill in this field.', ja: '入力してください。' }
const notInList = {
  en: 'Choose one from the list for this country.',
  ja: 'この国の一覧から選んでください。',
}

const partsOf = (letters: string): Set<AddressPart> =>
  new Set([...letters].map((letter) => parts[letter as 'A']))
const parts = { A: 'line1', C: 'city', S: 'region', Z: 'postal_code' } as const

const listOf = (text: string): Set<string> => new Set(text.split(/\s+/))

/** What mail of a country needs: street (A), city (C), state (S), postal code (Z); after the data of libaddressinput. */
const needed: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...listOf(`AT AX BE BL CH CZ DE DK FI FK FO FR GB GF GG GL GP GR GU HU IM JE LI LT LU MC MF MQ MY NC NL NO NZ
        PL PM PR PT RE SE SH SI SK TC TR UA YT ZA`),
    ].map((country) => [country, 'ACZ']),
  ),
  ...Object.fromEntries(
    [...listOf('AS AU BR CA CN ES FM IN IT JP KR MH MP MX PW RU TW US VI')].map((country) => [
      country,
      'ACSZ',
    ]),
  ),
  ...Object.fromEntries([...listOf('CR PG SO SV VE')].map((country) => [country, 'ACS'])),
  AE: 'AS',
  GI: 'A',
  HK: 'AS',
  ID: 'AS',
  KY: 'AS',
  MO: 'A',
  NR: 'AS',
  SG: 'AZ',
  SM: 'AZ',
  VA: 'A',
}

/** Where an address has a state, province or the like, needed or not. */
const withRegion =
  listOf(`AE AM AR AS AU BF BH BN BR BS BY CA CL CN CO CR CV DO EG ES FM GN GU HK HN ID IE IN IR IT
  JM JP KG KN KR KY KZ MH MP MX MY MZ NG NI NR PA PE PG PH PW RU SO SR SV TH TR TV TW UA US UY UZ VE VI VN`)

const withoutPostal =
  listOf(`AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK
  KI KM KN LC ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU WS YE ZW`)

const regionKinds: Record<string, RegionKind> = {
  AE: 'emirate',
  AU: 'state',
  BR: 'state',
  CA: 'province',
  CN: 'province',
  ES: 'province',
  IE: 'county',
  IN: 'state',
  IT: 'province',
  JP: 'prefecture',
  KR: 'province',
  MX: 'state',
  MY: 'state',
  NG: 'state',
  US: 'state',
}
