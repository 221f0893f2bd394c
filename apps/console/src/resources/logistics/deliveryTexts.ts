import type { components } from '@officina/openapi/schema'
import { parseMoney } from '@officina/shared/format'
import { amountText } from '../../schema/amounts.ts'

type Method = components['schemas']['ShippingMethod']
type Region = components['schemas']['ShippingRegion']

/** A method as it is typed; `isNew` until it is saved. */
export type MethodTexts = {
  id: number
  key: string
  en: string
  ja: string
  active: boolean
  free: boolean
  transit_min: string
  transit_max: string
  isNew: boolean
}

/** Fees of one region as they are typed, by the methods' ids. */
export type RegionTexts = {
  id: number
  country: string
  regions: string
  fees: Record<number, string>
  free_from: string
}

let ids = 0

export const methodTexts = ({
  name,
  transit_min,
  transit_max,
  ...method
}: Method): MethodTexts => ({
  id: ++ids,
  ...method,
  ...name,
  transit_min: String(transit_min),
  transit_max: String(transit_max),
  isNew: false,
})

export const newMethod = (): MethodTexts => ({
  id: ++ids,
  key: '',
  en: '',
  ja: '',
  active: true,
  free: false,
  transit_min: '2',
  transit_max: '4',
  isNew: true,
})

/** The method as it is sent; the key of a new one comes from its English name. */
export const methodOf = ({ id, key, en, ja, active, free, ...texts }: MethodTexts): Method => ({
  key: key || keyFrom(en, id),
  name: { en: en.trim(), ja: ja.trim() },
  active,
  free,
  transit_min: daysOf(texts.transit_min),
  transit_max: daysOf(texts.transit_max),
})

// what cannot be read is sent as -1, which the server refuses at its field
const daysOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : -1)

function keyFrom(name: string, id: number): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  const key = slug.replace(/^[^a-z]+/, '').replace(/_+$/, '')
  return key.slice(0, 30) || `method_${id}`
}

export const regionTexts = (
  region: Region,
  methods: MethodTexts[],
  currency: string,
): RegionTexts => ({
  id: ++ids,
  country: region.country,
  regions: region.regions.join(', '),
  fees: Object.fromEntries(
    methods.flatMap(({ id, key }) => {
      const found = region.fees.find((each) => each.method === key)
      return found ? [[id, amountText(found.fee, currency)]] : []
    }),
  ),
  free_from: region.free_from === null ? '' : amountText(region.free_from, currency),
})

export const newRegion = (): RegionTexts => ({
  id: ++ids,
  country: '',
  regions: '',
  fees: {},
  free_from: '',
})

/** The methods that have a fee typed, in the order in which they are sent. */
export const feesTyped = ({ fees }: RegionTexts, methods: MethodTexts[]): MethodTexts[] =>
  methods.filter(({ id }) => fees[id]?.trim())

// an amount that cannot be read is sent as -1, which the server refuses at its field
export const regionOf = (texts: RegionTexts, methods: MethodTexts[], currency: string): Region => ({
  country: texts.country.trim().toUpperCase(),
  regions: texts.regions
    .split(/[,、]/)
    .map((name) => name.trim())
    .filter(Boolean),
  fees: feesTyped(texts, methods).map((method) => ({
    method: methodOf(method).key,
    fee: parseMoney(texts.fees[method.id] ?? '', currency) ?? -1,
  })),
  free_from: texts.free_from.trim() === '' ? null : (parseMoney(texts.free_from, currency) ?? -1),
})
