import { bracketed } from '@officina/shared/format'
import '@officina/openapi/resources/orders'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { cardBrand } from '@officina/shared/cardBrand'
import { sentence } from '@officina/shared/status/words'
import { type Fact, FactList } from '@officina/ui/facts'
import { Status } from '@officina/ui/StatusChip'
import { Colon, defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MethodName } from '../../schema/deliveryMethods.tsx'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { ReferenceLink } from '../../schema/ReferenceLink.tsx'
import { CardSection } from '../../schema/Section.tsx'
import { specOf } from '../../schema/spec.ts'
import { Reveal } from '../patients/Reveal.tsx'
import { recordPath } from '../recordPath.ts'
import { OrderRefunds } from './OrderRefunds.tsx'
import type { Order } from './order.ts'

/** People, delivery, payments: what stands beside the receipt. */
export function OrderSide({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const fields = specOf('orders').fields
  const value = (name: 'payment_method' | 'source') => {
    const field = fields[name]
    return field ? <FieldValue field={field} value={order[name]} /> : order[name]
  }
  const { address } = order
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Part
        title={t.people}
        facts={[
          {
            label: t.patient,
            value: (
              <MuiLink component={Link} to={recordPath('patients', order.patient_id)}>
                {bracketed(order.patient_name ?? '', order.patient_number ?? '', locale)}
              </MuiLink>
            ),
          },
          {
            label: t.email,
            value: order.patient_email && (
              <Reveal patientId={order.patient_id} field="email" masked={order.patient_email} />
            ),
          },
          { label: t.doctor, value: <ReferenceLink resource="doctors" value={order.doctor_id} /> },
          { label: t.source, value: value('source') },
          { label: t.by, value: order.placed_by && t.onBehalf(order.placed_by) },
          {
            label: t.consent,
            value: order.consent && (
              <>
                <DateText value={order.consent.given_on} />
                <Colon />
                {order.consent.note}
              </>
            ),
          },
          {
            label: t.shopOrder,
            value: order.shop_url ? (
              <MuiLink href={order.shop_url} target="_blank" rel="noreferrer">
                {order.shop_order_id}
              </MuiLink>
            ) : (
              order.shop_order_id
            ),
          },
        ]}
      />
      <Part
        title={t.delivery}
        facts={[
          {
            label: t.address,
            value: (
              <>
                {[address.company, address.name, ...address.lines].filter(Boolean).map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {address.phone && (
                  <Reveal
                    patientId={order.patient_id}
                    field="phone"
                    orderId={order.id}
                    masked={address.phone}
                  />
                )}
              </>
            ),
          },
          { label: t.method, value: <MethodName method={order.method} /> },
          {
            label: t.window,
            value: canStillCancel(order) ? <DateText value={order.cancel_until} time /> : undefined,
          },
        ]}
      />
      <Part
        title={t.payments}
        facts={[
          { label: t.payment_method, value: value('payment_method') },
          ...order.payments.map((payment) => ({
            label: payment.amount < 0 ? t.paidBack(payment.ref) : (payment.ref ?? t.payment),
            value: (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <Money amount={payment.amount} currency={order.currency} />
                <Status kind="payment" value={payment.status} />
                {payment.settled_at && <DateText value={payment.settled_at} />}
                {payment.card_last4 && (
                  <span>{t.card(cardBrand(payment.card_brand ?? ''), payment.card_last4)}</span>
                )}
                {payment.failure && (
                  <span>{t.refused(t.refusals[payment.failure] ?? sentence(payment.failure))}</span>
                )}
              </Box>
            ),
          })),
        ]}
      />
      {order.refunds.length > 0 && (
        <Part title={t.refunds}>
          <OrderRefunds order={order} />
        </Part>
      )}
    </Box>
  )
}

const canStillCancel = ({ order_state, released_at, cancel_until }: Order): boolean =>
  order_state === 'open' && !released_at && new Date(cancel_until) > new Date()

function Part(props: { title: string; facts?: Fact[]; children?: ReactNode }) {
  return (
    <CardSection title={props.title} sx={{ p: 4 }}>
      {props.facts && <FactList columns={1} facts={props.facts} />}
      {props.children}
    </CardSection>
  )
}

const messages = defineMessages({
  people: ['People', '関係者'],
  patient: ['Patient', '患者'],
  email: ['Email', 'メールアドレス'],
  doctor: ['Doctor', '医師'],
  source: ['Source', '注文元'],
  by: ['Ordered by', '注文者'],
  onBehalf: (doctor: string) => [
    `Dr ${doctor}, on behalf of the patient`,
    `${doctor} さん（代理注文）`,
  ],
  consent: ['Consent', '同意'],
  shopOrder: ['Shop order no.', 'ショップ注文番号'],
  delivery: ['Delivery', '配送'],
  address: ['Address', 'お届け先'],
  method: ['Method', '配送方法'],
  window: ['Patient can cancel until', '患者がキャンセルできる期限'],
  payments: ['Payments', '支払い'],
  payment_method: ['Method', '支払方法'],
  payment: ['Payment', '入金'],
  paidBack: (ref: string | null | undefined) =>
    ref ? [`${ref}, paid back`, `${ref}（返金）`] : ['Difference refunded', '差額の返金'],
  card: (brand: string, last4: string) => [
    `${brand} ending in ${last4}`,
    `${brand}（末尾${last4}）`,
  ],
  refused: (code: string) => [`Last attempt refused: ${code}`, `前回の拒否理由：${code}`],
  refunds: ['Refunds', '返金'],
  refusals: {
    insufficient_funds: ['Insufficient funds', '残高不足'],
    expired_card: ['Card expired', 'カードの有効期限切れ'],
    card_velocity_exceeded: ['Card limit reached', 'カードの利用上限'],
    authentication_failed: ['Not confirmed by the bank', '本人認証の未完了'],
    authentication_required: ['Confirmation needed', '本人認証が必要'],
    card_declined: ['Declined by the card’s bank', 'カード会社が拒否'],
    card_removed: ['Saved card removed', '保存済みのカードの削除'],
  } as Record<string, readonly [string, string]>,
})
