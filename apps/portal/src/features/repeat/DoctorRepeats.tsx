import Box from '@mui/material/Box'
import { listQ } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { Loaded } from '../Loaded.tsx'
import { useRepeatText } from './rhythm.ts'
import type { Repeat } from './types.ts'

const patientRepeatsQuery = (patientId: string) =>
  listQ('/api/doctor/patients/{patientId}/repeats', { params: { path: { patientId } } })

/** What of the patient's recipes is ordered automatically, and why something is not. */
export function DoctorRepeats({ patientId }: { patientId: string }) {
  const t = useText(messages)
  return (
    <Loaded query={useQuery(patientRepeatsQuery(patientId))}>
      {({ data }) =>
        data.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {data.map((repeat) => (
              <Row key={repeat.id} repeat={repeat} patientId={patientId} />
            ))}
          </Box>
        )
      }
    </Loaded>
  )
}

function Row({ repeat, patientId }: { repeat: Repeat; patientId: string }) {
  const t = useText(messages)
  const text = useRepeatText()
  const locale = useLocale()
  const { product, recipe, reason, next_on: next } = repeat
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Link to={pathTo('/doctors/patients/:patientId/recipes', { patientId }, { id: recipe.id })}>
          {product.title}
        </Link>
        <Status kind="repeat" value={repeat.status} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {text.often(repeat)} · {t.packs(repeat.quantity)}
        {repeat.status === 'active' &&
          repeat.waits_for === null &&
          repeat.orders_left > 0 &&
          next &&
          ` · ${t.next(formatDate(next, locale, 'UTC'))}`}
      </Box>
      {repeat.status === 'paused' && reason && (
        <Box sx={{ fontSize: '0.875rem' }}>{t.reasons[reason as keyof typeof t.reasons]}</Box>
      )}
      {repeat.waits_for === 'payment' && repeat.retry_on && (
        <Box sx={{ fontSize: '0.875rem' }}>
          {t.declined(formatDate(repeat.retry_on, locale, 'UTC'))}
        </Box>
      )}
      {repeat.waits_for === 'stock' && <Box sx={{ fontSize: '0.875rem' }}>{t.stock}</Box>}
    </Box>
  )
}

const messages = defineMessages({
  none: ['Nothing is ordered automatically.', '定期注文はありません。'],
  packs: (n: number) => [n === 1 ? '1 pack' : `${n} packs`, `${n}点`],
  next: (date: string) => [`next order ${date}`, `次回 ${date}`],
  declined: (date: string) => [
    `The card was declined and is tried again on ${date}.`,
    `カードが承認されず、${date}に再度決済します。`,
  ],
  stock: ['Waiting for stock.', '入荷待ちです。'],
  reasons: {
    patient: ['Paused by the patient.', '患者さんが休止しています。'],
    payment_failed: [
      'The patient’s card was declined three times.',
      'カードが3回承認されませんでした。',
    ],
    card_removed: [
      'The patient has removed the card.',
      '患者さんが保存済みのカードを削除しました。',
    ],
    payment_unavailable: [
      'The payment method is no longer offered.',
      '支払方法が利用できなくなりました。',
    ],
    confirm_payment: ['The patient has to confirm the payment.', '支払いの認証待ちです。'],
    price: ['The patient has to agree to a higher price.', '値上げへの同意待ちです。'],
    product_changed: [
      'The patient has to agree to the new product.',
      '変更後の商品への同意待ちです。',
    ],
    product_unavailable: [
      'The product is not available. Replace it in the recipe.',
      '商品の取り扱いがありません。レシピで別の商品に変更してください。',
    ],
    quantity: ['The quantity is above the limit.', '数量が上限を超えています。'],
    recipe_on_hold: [
      'The product is paused or the recipe is on hold.',
      '商品が休止中か、レシピが一時停止中です。',
    ],
    stop_warning: [
      'The product may conflict with an allergy on the patient’s record. Review the recipe.',
      'この商品は、患者さんのアレルギーと合わない可能性があります。レシピをご確認ください。',
    ],
    below_minimum: ['Below the minimum order.', '最低注文金額に達していません。'],
    no_address: ['The patient has no delivery address.', 'お届け先がありません。'],
  },
})
