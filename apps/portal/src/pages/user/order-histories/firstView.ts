import { firstAnswers } from '@officina/client/firstAnswers'
import type { components } from '@officina/openapi/schema'
import { formatDate, formatDays } from '@officina/shared/format'
import { chip, el, firstView, link, money, shape } from '@officina/ui/firstView.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

type Schemas = components['schemas']

firstView({
  words: messages,
  title: (t) => t.title,
  tools: ['filters'],
  answers: firstAnswers<Schemas['PatientMe'], { data: Schemas['PatientOrderSummary'][] }>(),
  zoneOf: ({ me }) => me.own_time_zone,
  draw({ body }, t, locale) {
    if (body.data.length === 0) return undefined
    const cards = body.data.map((order) => {
      const placed = formatDate(order.placed_at, locale)
      const rest = order.delivery
        ? t.arrives(formatDays(order.delivery, locale))
        : t.items(order.item_count)
      return el(
        'div.f-card-row.f-data',
        el('div.f-pictures', ...order.items.map(shape)),
        el(
          'div.f-text',
          el(
            'div.f-line',
            link(
              'f-main-link',
              pathTo('/user/order-histories', {}, { id: order.id }),
              order.number,
            ),
            chip('patient_order', order.status, locale),
          ),
          el(
            'div.f-line.f-small',
            el('span', `${placed} · ${rest}`),
            el('b', money(order, locale)),
          ),
        ),
      )
    })
    return { title: t.title, content: [el('div.f-list', ...cards)] }
  },
})
