import { statusOf } from '@officina/shared/status/words'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'

/** Chip of a state in the patient's words, where the office has others for it. */
export function PatientStatus(props: { kind: keyof typeof messages.en; value: string }) {
  const own: Readonly<Record<string, string>> = useText(messages)[props.kind]
  const { tone, label } = statusOf(props.kind, props.value, useLocale())
  return <StatusChip tone={tone}>{own[props.value] ?? label}</StatusChip>
}

const messages = defineMessages({
  payment: {
    authorized: ['Not charged yet', '請求前'],
    paid: ['Paid', 'お支払い済み'],
    partially_refunded: ['Partly refunded', '一部返金済み'],
    failed: ['Payment failed', 'お支払い未完了'],
  },
  order_line: {
    waiting: ['Ordered', 'ご注文済み'],
    reserved: ['Set aside for you', '商品を確保済み'],
    backordered: ['Waiting for stock', '入荷待ち'],
    picking: ['Preparing', '準備中'],
    packed: ['Preparing', '準備中'],
    credited: ['Taken off the invoice', '請求額から減額'],
  },
  return: {
    declined: ['Return declined', '返品をお受けできません'],
    received: ['Return received', '返品商品が到着'],
    rejected: ['Return not accepted', '商品をお返しします'],
  },
  recipe: { on_hold: ['Paused', '一時停止中'] },
  request: {
    open: ['Waiting for an answer', '回答待ち'],
    declined: ['Declined', '承認されませんでした'],
    withdrawn: ['Withdrawn', '取り下げ済み'],
  },
})
