import { bracketed, formatCountry, listed, named } from '@officina/shared/format'
import { defineMessages } from '@officina/shared/messages'
import type { Locale } from '../../../context.ts'
import { formatMoney } from '../../money.ts'
import type { ShippingZone, ShopSettings } from '../../platform/shopSettings.ts'

/** What the texts that are made of settings are made of. */
export type NoticeFacts = {
  settings: ShopSettings
  currency: string
  /** Delivery and payment are chosen in the checkout of another shop. */
  paysOnline: boolean
  /** Cards are taken by a provider of this installation's own. */
  takesCards: boolean
}
export type Notice = (facts: NoticeFacts) => string

/** How long a patient may cancel; what was paid in another shop is cancelled there, by the shop. */
export const cancelMinutes = ({ settings, paysOnline }: NoticeFacts): number =>
  paysOnline ? 0 : settings['order.cancel_minutes']

/** A text of several lines in one, as an address within a sentence; Japanese ones take no comma. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(/[ぁ-んァ-ヶ一-龠]/.test(text) ? ' ' : ', ')

/** `- **Name**: value`; without a value nothing. */
export const fact = (name: string, value: string | null, colon: string): string[] =>
  value ? [`- **${name}**${colon}${value}`] : []

/** A line for each zone: what each method costs there, and from which amount on it is free. */
export function deliveryPrices({ settings, currency }: NoticeFacts, locale: Locale): string[] {
  const t = words[locale]
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const methods = settings['shipping.methods'].filter(({ active }) => active)
  return settings['shipping.regions'].flatMap((zone) => {
    const prices = methods.flatMap((method) => {
      const price = zone.fees.find((each) => each.method === method.key)
      if (!price) return []
      const amounts = [price.fee, ...price.steps.map(({ fee }) => fee)]
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
      const shown = least === most ? money(least) : `${money(least)}${t.to}${money(most)}`
      const free = method.free && zone.free_from ? t.free(money(zone.free_from)) : ''
      return [`${method.name[locale]} ${shown}${free}`]
    })
    return prices.length > 0 ? [named(zoneName(zone, locale), listed(prices, locale), locale)] : []
  })
}

/** When a parcel arrives, for each method. */
export const deliveryTimes = ({ settings }: NoticeFacts, locale: Locale): string[] =>
  settings['shipping.methods']
    .filter(({ active }) => active)
    .map(({ name, transit_min: least, transit_max: most }) => {
      const t = words[locale]
      return t.days(name[locale], least === most ? `${least}` : `${least}${t.to}${most}`, most)
    })

/** Countries by name: zones are named by operators in one language. */
function zoneName({ countries, regions, name }: ShippingZone, locale: Locale): string {
  if (countries.includes('*')) return words[locale].elsewhere
  const places = countries.map((country) => formatCountry(country, locale))
  const most = 6
  if (places.length > most && name) return name
  return regions.length > 0
    ? bracketed(listed(places, locale), listed(regions, locale), locale)
    : listed(places, locale)
}

const words = defineMessages({
  to: ['–', '〜'],
  free: (amount: string) => [` (free from ${amount})`, `（${amount}以上は無料）`],
  days: (method: string, days: string, most: number) => [
    `${method}: ${days} business ${most === 1 ? 'day' : 'days'} after shipping`,
    `${method}：発送から${days}営業日`,
  ],
  elsewhere: ['All other countries', 'その他の国'],
})
