import {
  amountIn,
  defaultShopSettings,
  type SettingKey,
  type ShippingZone,
  type ShopSettings,
} from '../../../entities/platform/shopSettings.ts'
import type { World } from './world.ts'

/** Who sells in the demonstration, as receipts and statements name them. */
const company = {
  'company.name': 'Officina Demo Dispensary, Inc.',
  'company.address': '120 Mercer Street\nNew York, NY 10012\nUnited States',
  'company.phone': '+1 212 555 0142',
  'company.email': 'billing@officina.test',
  'company.tax_number': '12-3456789',
  'company.registration_number': 'NY 4820193',
  'company.representative': 'Elena Torres',
  'company.support_email': 'support@officina.test',
  'company.support_phone': '+1 212 555 0143',
}

/** Name, countries, states, standard and priority price, free from; amounts for two decimals. */
const zones: [string, string[], string[], number, number, number | null][] = [
  ['United States', ['US'], [], 875, 1_195, 5_000],
  ['Alaska and Hawaii', ['US'], ['Alaska', 'Hawaii', 'AK', 'HI'], 1_495, 2_495, 10_000],
  ['Japan', ['JP'], [], 980, 1_480, 6_000],
  ['Europe', ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'PT'], [], 1_790, 2_990, null],
  ['Rest of the world', ['*'], [], 2_490, 3_990, null],
]

/** What the demonstration's owner has set; everything else is the default. */
function own(currency: string): Partial<ShopSettings> {
  const amount = amountIn(currency)
  return {
    ...company,
    'returns.address':
      'Officina Demo Dispensary, Returns\n48 Dock Street\nNewark, NJ 07102\nUnited States',
    'shipping.regions': zones.map(
      ([name, countries, regions, standard, priority, free]): ShippingZone => ({
        name,
        countries,
        regions,
        price_by: 'flat',
        fees: [
          { method: 'standard', fee: amount(standard), steps: [] },
          { method: 'priority', fee: amount(priority), steps: [] },
        ],
        free_from: free === null ? null : amount(free),
        min_total: null,
      }),
    ),
    'commission.tiers': [
      { from: amount(1_000_000), rate_bp: 2_200 },
      { from: amount(2_500_000), rate_bp: 2_500 },
    ],
    'application.forms': countryForms,
    'tax.zones': [
      taxZone('Japan', ['JP'], [1_000, 800]),
      taxZone('Germany', ['DE'], [1_900, 700], { tax_name: 'VAT' }),
      // prices in the United States are without tax, and each state has its own; Oregon has none
      ...usStates.map(([name, state, rate]) =>
        taxZone(name, ['US'], [rate, rate], {
          ...{ regions: [state], tax_name: 'Sales tax', prices: 'added' },
        }),
      ),
      taxZone('United States', ['US'], [0, 0], { prices: 'added' }),
    ],
  }
}

const countryForm = (
  countries: string[],
  asked: Partial<ShopSettings['application.forms'][number]>,
): ShopSettings['application.forms'][number] => ({
  countries,
  last_name_kana: 'optional',
  first_name_kana: 'optional',
  clinic_line2: 'optional',
  clinic_phone: 'optional',
  website: 'optional',
  job_title: 'optional',
  licence_expires_on: 'optional',
  ...asked,
})

/** What doctors are asked; licences of physicians have no end in these countries. */
export const countryForms = [
  countryForm(['JP'], {
    last_name_kana: 'required',
    first_name_kana: 'required',
    licence_expires_on: 'hidden',
  }),
  countryForm(['DE', 'AT'], { clinic_phone: 'required', licence_expires_on: 'hidden' }),
  countryForm(['*'], {}),
]

const usStates: [string, string, number][] = [
  ['Washington', 'WA', 880],
  ['California', 'CA', 863],
  ['Massachusetts', 'MA', 625],
]

type TaxZone = ShopSettings['tax.zones'][number]

const taxZone = (
  name: string,
  countries: string[],
  [standard_bp = 0, reduced_bp = 0]: number[],
  more: Partial<TaxZone> = {},
): TaxZone => ({
  ...{ name, countries, regions: [], standard_bp, reduced_bp, tax_name: null },
  ...more,
})

/** The rules by which the demonstration's orders were placed. */
export const demoSettings = (currency: string): ShopSettings => ({
  ...defaultShopSettings(currency),
  ...own(currency),
})

export function addSettings(world: World): void {
  for (const [key, value] of Object.entries(own(world.settings.currency)))
    world.add('settings', { key: key as SettingKey, value, updatedAt: world.at(-400, 9) })
}
