import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { type StatusKind, statusOf } from '@officina/ui/statusTones.ts'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, type Locale, useLocale, useText } from '@officina/ui/text'

type Event = components['schemas']['SettlementEvent']

/** What happened to an order, a parcel or a statement, newest first. */
export function RecordTimeline(props: {
  events: readonly Event[]
  kind: 'order' | 'shipment' | 'settlement'
}) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Timeline
        entries={props.events.toReversed().map((event, i) => ({
          id: `${event.at}${i}`,
          at: event.at,
          actor: event.actor || t.roles[event.actor_role as 'system'] || event.actor_role,
          event: t.events[event.event as 'order.paid'] ?? event.event,
          ...(event.to && event.from
            ? {
                before: wordOf(props.kind, event.from, locale),
                after: wordOf(props.kind, event.to, locale),
              }
            : {}),
          note: event.reason ?? undefined,
        }))}
      />
    </Card>
  )
}

/** An order has three states, each with words of its own. */
function wordOf(kind: StatusKind, value: string, locale: Locale): string {
  const kinds: StatusKind[] = kind === 'order' ? ['fulfilment', 'payment', 'order'] : [kind]
  const labels = kinds.map((each) => ({ each, ...statusOf(each, value, locale) }))
  const plain = value.replaceAll('_', ' ')
  return (labels.find((l) => l.label.toLowerCase() !== plain) ?? labels[0])?.label ?? value
}

const messages = defineMessages({
  en: {
    roles: { system: 'System', admin: 'Administrator', patient: 'Patient', doctor: 'Doctor' },
    events: {
      'order.placed': 'Placed',
      'order.paid': 'Payment recorded',
      'order.released': 'Released to logistics',
      'order.held': 'Put on hold',
      'order.unheld': 'Hold released',
      'order.progressed': 'Moved on',
      'order.cancelled': 'Cancelled',
      'order.refunded': 'Refunded',
      'order.noted': 'Note',
      'order.address_changed': 'Address corrected',
      'order.archived': 'Archived',
      'shipment.create': 'Parcel made',
      'shipment.picking': 'Picking begun',
      'shipment.packed': 'Packed',
      'shipment.shipped': 'Handed to the carrier',
      'shipment.in_transit': 'On its way',
      'shipment.delivered': 'Delivered',
      'shipment.cancelled': 'Cancelled',
      'shipment.exception': 'Delivery problem',
      'shipment.reshipped': 'Sent again',
      'shipment.refunded': 'Closed as refunded',
      'settlement.open': 'Opened',
      'settlement.close': 'Closed',
      'settlement.carry_over': 'Carried over',
      'settlement.reopen': 'Reopened',
      'settlement.approve': 'Approved',
      'settlement.pay': 'Handed to the bank',
      'settlement.paid': 'Paid',
      'settlement.failed': 'Transfer failed',
      'settlement.void': 'Made void',
    },
  },
  ja: {
    roles: { system: 'システム', admin: '管理者', patient: '患者', doctor: '医師' },
    events: {
      'order.placed': '注文',
      'order.paid': '入金を記録',
      'order.released': '出荷指示',
      'order.held': '保留',
      'order.unheld': '保留を解除',
      'order.progressed': '状態の更新',
      'order.cancelled': 'キャンセル',
      'order.refunded': '返金',
      'order.noted': 'メモ',
      'order.address_changed': 'お届け先の修正',
      'order.archived': 'アーカイブ',
      'shipment.create': '出荷を作成',
      'shipment.picking': 'ピッキング開始',
      'shipment.packed': '梱包',
      'shipment.shipped': '発送',
      'shipment.in_transit': '配送中',
      'shipment.delivered': 'お届け',
      'shipment.cancelled': '取消',
      'shipment.exception': '配送トラブル',
      'shipment.reshipped': '再発送',
      'shipment.refunded': '返金済みとして終了',
      'settlement.open': '作成',
      'settlement.close': '締め処理',
      'settlement.carry_over': '繰越',
      'settlement.reopen': '締めを取り消し',
      'settlement.approve': '承認',
      'settlement.pay': '銀行へ依頼',
      'settlement.paid': '支払い完了',
      'settlement.failed': '振込失敗',
      'settlement.void': '無効化',
    },
  },
})
