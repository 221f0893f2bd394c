import { formatDate, formatDateTime } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { defineMessages, useLocale, useText } from './text.tsx'

type Held = {
  held_by?: 'payment' | 'cancel_window' | 'office' | 'stock' | 'packing' | null
  held_until?: string | null
  restock_on?: string | null
}

/** Why a line of an order has not left yet, and when that ends; patients are addressed themselves. */
export function HoldingText({ line, toPatient = false }: { line: Held; toPatient?: boolean }) {
  const t = useText(messages)[toPatient ? 'patient' : 'others']
  const { restock } = useText(messages)
  const locale = useLocale()
  const until = line.held_until
  if (!line.held_by) return null
  if (line.held_by === 'cancel_window') return t.cancel_window(formatDateTime(until ?? '', locale))
  if (line.held_by !== 'stock') return t[line.held_by]
  const { restock_on: on } = line
  return sentences(
    [
      t.stock,
      on && restock(formatDate(on, locale, 'UTC')),
      until && t.stockEnds(formatDate(until, locale)),
    ],
    locale,
  )
}

const messages = defineMessages({
  restock: (day: string) => [`Expected ${day}.`, `${day}に入荷予定です。`],
  patient: {
    payment: ['Waiting for your payment.', 'ご入金をお待ちしています。'],
    office: ['On hold while our team checks it.', '担当者が確認中のため、保留しています。'],
    packing: ['We will pack and ship it next.', 'これから梱包し、発送します。'],
    cancel_window: (until: string) => [
      `Ships after ${until}, when you can no longer cancel it.`,
      `キャンセル可能な期間（${until}まで）が過ぎてから発送します。`,
    ],
    stock: [
      'Waiting for stock. The rest ships without it, and you pay for delivery once.',
      '入荷待ちです。ほかの商品は先にお届けし、送料は1回分です。',
    ],
    stockEnds: (day: string) => [
      `If it is not back by ${day}, we will cancel it and refund you.`,
      `${day}までに入荷しない場合は、キャンセルのうえ返金いたします。`,
    ],
  },
  others: {
    payment: ['Waiting for payment.', '入金を待っています。'],
    office: ['The order is on hold.', '注文は保留中です。'],
    packing: ['Ready to pack and ship.', '梱包・発送を待っています。'],
    cancel_window: (until: string) => [
      `Ships after ${until}. Until then the patient can cancel it.`,
      `患者がキャンセルできる期間（${until}まで）が過ぎてから発送します。`,
    ],
    stock: ['Waiting for stock.', '入荷を待っています。'],
    stockEnds: (day: string) => [
      `If it is not back by ${day}, it is cancelled and refunded.`,
      `${day}までに入荷しない場合は、キャンセルして返金します。`,
    ],
  },
})
