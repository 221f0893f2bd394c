import Box from '@mui/material/Box'
import type { ListRow } from '@officina/client/query'
import { Status } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { ShowMore } from '../../../../features/ShowMore.tsx'
import { mailsQuery, shownAtFirst } from './overview.ts'

type Mail = ListRow<'/api/doctor/patients/{patientId}/mails'>

/** What was mailed to the patient in the doctor's name, and whether it arrived. */
export function Mails({ patientId }: { patientId: string }) {
  const t = useText(mailMessages)
  const [shown, setShown] = useState<number>(shownAtFirst.mails)
  const query = useQuery({
    ...mailsQuery(patientId, shown),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t.title}>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {(data) => (
          <>
            {data.total === 0 && <Quiet>{t.none}</Quiet>}
            {data.total > 0 && (
              <Box component="ul" aria-label={t.title} sx={list}>
                {data.data.map((mail) => (
                  <Row key={mail.id} mail={mail} />
                ))}
              </Box>
            )}
            <ShowMore shown={shown} total={data.total} by={20} onShow={setShown} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Row({ mail }: { mail: Mail }) {
  const t = useText(mailMessages)
  const kind = (t.kinds as Record<string, string>)[mail.template] ?? mail.subject
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {kind}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            <DateText value={mail.sent_at ?? mail.created_at} time /> · {mail.recipient}
          </Box>
        </Box>
        <Status kind="mail" value={mail.status} />
      </Box>
      {(mail.status === 'bounced' || mail.status === 'failed') && (
        <Box sx={{ fontSize: '0.875rem' }}>{t.advice[mail.status]}</Box>
      )}
    </li>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }

/** A mail without words here goes by its subject. */
const mailMessages = defineMessages({
  title: ['Emails to the patient', '患者さんへのメール'],
  none: ['No emails sent yet.', '送信したメールはまだありません。'],
  advice: {
    bounced: [
      'It bounced. Check the address with the patient.',
      '届きませんでした。メールアドレスを患者さんにご確認ください。',
    ],
    failed: [
      'The mail server rejected it. Check the address with the patient.',
      'メールサーバーに拒否されました。メールアドレスを患者さんにご確認ください。',
    ],
  },
  kinds: {
    'patient-invitation': ['Invitation', '招待'],
    'patient-invitation-reminder': ['Invitation, reminder', '招待（リマインダー）'],
    questionnaire_sent: ['Questionnaire', '問診票'],
    questionnaire_reminder: ['Questionnaire, reminder', '問診票（リマインダー）'],
    recipe_issued: ['New recipe', '新しいレシピ'],
    recipe_reminder: ['Recipe, reminder', 'レシピ（リマインダー）'],
    recipe_expiring: ['Recipe expires soon', 'レシピの有効期限のお知らせ'],
    recipe_held: ['Recipe paused', 'レシピの一時停止'],
    recipe_resumed: ['Recipe resumed', 'レシピの再開'],
    refill_due: ['Time to refill', '再購入のご案内'],
    back_in_stock: ['Back in stock', '再入荷のお知らせ'],
    request_decided: ['Answer to a request', 'リクエストへの回答'],
    request_expiring: ['Request expires soon', 'リクエストの期限のお知らせ'],
    order_placed: ['Order placed', 'ご注文の確認'],
    order_shipped: ['Parcel shipped', '発送のお知らせ'],
    order_delivered: ['Parcel delivered', 'お届け完了'],
    order_cancelled: ['Order cancelled', 'ご注文のキャンセル'],
    order_refunded: ['Refund', '返金のお知らせ'],
    refund_refused: ['Refund to card failed', 'カードに返金できないお知らせ'],
    order_product_changed: ['Product changed in an order', 'ご注文商品の変更'],
    backorder_cancelled: ['Backorder cancelled', '入荷待ち商品のキャンセル'],
    cancel_declined: ['Cancellation declined', 'キャンセル不可のお知らせ'],
    pay_link: ['Payment link', 'お支払いリンク'],
    unpaid_order: ['Unpaid order', 'お支払い未完了のお知らせ'],
    payment_due: ['Payment needed', 'お支払いのお願い'],
    receipt: ['Receipt', '領収書'],
    about_order: ['About an order', 'ご注文について'],
    about_shipment: ['About a parcel', 'お荷物について'],
    return_decided: ['Answer to a return', '返品への回答'],
    product_report_answered: ['Answer to a report', 'ご報告への回答'],
  },
})
