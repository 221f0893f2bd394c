import { firstAnswers } from '@officina/client/firstAnswers'
import orders from '@officina/openapi/resources/orders'
import type { components } from '@officina/openapi/schema'
import { formatDate, formatRegion } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import {
  type Child,
  chip,
  firstView,
  money,
  muted,
  shape,
  table,
  toned,
} from '@officina/ui/firstView.ts'
import { storeKey } from '../../providers/storeKey.ts'
import type { FieldSpec } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import { hidden } from './hidden.ts'
import { paymentOf } from './paymentOf.ts'

type Schemas = components['schemas']
type Order = Schemas['Order']

firstView({
  words: orders.label,
  title: (label) => label,
  actions: 'always',
  tools: ['tabs', 'filters'],
  answers: firstAnswers<Schemas['AdminMe'], { data: Order[] }>(),
  zoneOf: ({ me }) => me.time_zone,
  draw({ me, body }, title, locale) {
    if (body.data.length === 0 || isArranged(me.id)) return undefined
    const fields: Readonly<Record<string, FieldSpec>> = orders.fields
    const { phone, desktop }: { phone: readonly string[]; desktop: readonly string[] } =
      orders.widths
    const columns = orders.columns
      .filter((name) => !hidden.includes(name as never))
      .map((name, at) => ({
        header: fieldLabel(name, fields[name], locale),
        right: name === 'total',
        ...(at > 0 && !phone.includes(name)
          ? { from: desktop.includes(name) ? ('widest' as const) : ('wide' as const) }
          : {}),
        cell: (row: Order) => cellOf(name, row, locale),
      }))
    return {
      title,
      content: [table(body.data, columns, ({ id }) => `/admins/orders/detail/${id}`)],
    }
  },
})

/** Whoever has chosen columns, another sort or longer pages (providers/store.ts) waits for those. */
function isArranged(adminId: string): boolean {
  const stored = (name: string) => localStorage.getItem(storeKey(adminId, `orders.${name}`))
  if (stored('hiddenColumns') || stored('columnOrder')) return true
  const { sort, order, perPage } = JSON.parse(stored('listParams') ?? '{}')
  const [field, direction] = orders.order
  return (sort ?? field) !== field || (order ?? direction) !== direction || (perPage ?? 25) !== 25
}

/** What a column says; what needs more of the console's code is a shape until that has come. */
function cellOf(name: string, order: Order, locale: Locale): Child[] {
  if (name === 'number') return [order.number]
  if (name === 'placed_at') return [formatDate(order.placed_at, locale)]
  if (name === 'patient_name')
    return [order.patient_name, muted(formatRegion(order.ship_region, locale, 'short'))]
  if (name === 'total') return [money(order, locale)]
  if (name === 'payment_state') {
    const { tone, label } = paymentOf(order, locale)
    return [toned(tone, label)]
  }
  if (name === 'fulfilment_state')
    return [
      order.order_state === 'cancelled'
        ? chip('order', 'cancelled', locale)
        : chip('fulfilment', order.fulfilment_state, locale),
    ]
  if (name === 'doctor_id') return [order.doctor_name]
  return [shape()]
}
