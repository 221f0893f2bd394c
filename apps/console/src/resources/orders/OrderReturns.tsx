import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Photos } from '@officina/ui/Photos'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { Colon, defineMessages, Space, useJoin, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { Section } from '../../schema/Section.tsx'
import type { Order, OrderReturn, Report } from './order.ts'
import { reportActions, returnActions } from './returnActions.ts'

/** What patients have reported about an order, and what comes back of it. */
export default function Problems({ order }: { order: Order }) {
  const t = useText(messages)
  return (
    <>
      {order.reports.length > 0 && (
        <Section title={t.reports}>
          <Box sx={{ display: 'grid', gap: 3 }}>
            {order.reports.map((report) => (
              <OneReport key={report.id} report={report} />
            ))}
          </Box>
        </Section>
      )}
      {order.returns.length > 0 && (
        <Section title={t.returns}>
          <Box sx={{ display: 'grid', gap: 3 }}>
            {order.returns.map((back) => (
              <OneReturn key={back.id} order={order} back={back} />
            ))}
          </Box>
        </Section>
      )}
    </>
  )
}

/** What comes back: why, how it stands, and the next step for whoever may take it. */
function OneReturn({ order, back }: { order: Order; back: OrderReturn }) {
  const t = useText(messages)
  const join = useJoin()
  const record = { ...back, order, currency: order.currency }
  const { offers, choose, dialog } = useActions(returnActions, record)
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? ''
  return (
    <Card sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 2 }}>
        <Status kind="return" value={back.status} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t.asked} <DateText value={back.created_at} time />
        </Box>
        {back.refund_amount !== null && (
          <Box component="span" sx={{ ml: 'auto' }}>
            {back.status === 'refunded' ? t.refunded : t.worth}{' '}
            <Money amount={back.refund_amount} currency={order.currency} />
          </Box>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {back.lines.map((line) => (
          <li key={line.order_line_id}>
            {titleOf(line.order_line_id)} × {line.quantity}
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        {t.reasons[back.reason_code]}
        {back.reason_text && (
          <>
            <Colon />
            {back.reason_text}
          </>
        )}
      </Box>
      {back.decision_reason && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          {t.answer}
          <Colon />
          {back.decision_reason}
        </Box>
      )}
      {back.send_to && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          {t.sendTo}
          <Colon />
          {join(back.send_to.split('\n'))}
        </Box>
      )}
      <Photos
        label={t.photos}
        photos={back.photos}
        src={(id) => `/api/admin/returns/${back.id}/photos/${id}`}
      />
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <ActionButtons offers={offers} onChoose={choose} size="small" />
        </Box>
      )}
      {dialog}
    </Card>
  )
}

/** What the patient reports about a product: the doctor answers, the office closes. */
function OneReport({ report }: { report: Report }) {
  const t = useText(messages)
  const { offers, choose, dialog } = useActions(reportActions, report)
  const isDone = report.handled_at !== null
  return (
    <Card sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 2 }}>
        <StatusChip tone={isDone ? 'good' : 'attention'}>{isDone ? t.done : t.open}</StatusChip>
        <strong>{report.product}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DateText value={report.created_at} time />
        </Box>
      </Box>
      <div>
        {t.kinds[report.kind]} · {t.by[report.reported_by]}
      </div>
      <div>{report.message ?? t.hidden}</div>
      <Box sx={{ color: 'text.secondary' }}>
        {t.lot} {report.lot ?? '–'} · {t.expires}{' '}
        <DateText value={report.expires_on} timeZone="UTC" />
      </Box>
      {report.decision && (
        <Box sx={{ mt: 1 }}>
          {t.decisions[report.decision]}
          <Space />
          {report.answer}
        </Box>
      )}
      {report.handling_note && (
        <Box sx={{ mt: 1 }}>
          {t.note}
          <Colon />
          {report.handling_note}
        </Box>
      )}
      <Photos
        label={t.photos}
        photos={report.photos}
        src={(id) => `/api/admin/reports/${report.id}/photos/${id}`}
      />
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <ActionButtons offers={offers} onChoose={choose} size="small" />
        </Box>
      )}
      {dialog}
    </Card>
  )
}

const card = { p: 4, whiteSpace: 'pre-line' } as const

const messages = defineMessages({
  returns: ['Returns', '返品'],
  sendTo: ['Sent back to', '送付先'],
  asked: ['Requested', '申請'],
  worth: ['Value', '返金見込み'],
  refunded: ['Refunded', '返金額'],
  answer: ['Answer', '回答'],
  photos: ['Patient’s photos', '患者が送った写真'],
  reasons: {
    not_needed: ['No longer needed', '不要になった'],
    wrong_item: ['Wrong product', '違う商品が届いた'],
    damaged: ['Arrived damaged', '破損していた'],
    other: ['Something else', 'その他'],
  },
  reports: ['Reported problems', '報告された問題'],
  open: ['Open', '未対応'],
  done: ['Resolved', '対応済み'],
  by: {
    patient: ['from the patient', '患者から'],
    doctor: ['from the doctor', '医師から'],
  },
  kinds: {
    reaction: ['Reaction to the product', '商品への反応'],
    quality: ['Quality problem', '品質の問題'],
    damaged: ['Arrived damaged', '破損'],
    missing: ['Missing from the parcel', '不足'],
  },
  hidden: [
    'Only the doctor and clinical reviewers can read the text.',
    '本文は担当医と医療審査担当者だけが読めます。',
  ],
  lot: ['Lot', 'ロット'],
  expires: ['use by', '使用期限'],
  decisions: {
    stopped: ['The doctor has stopped the product.', '医師が使用を中止しました。'],
    continued: ['The doctor says the patient can keep using it.', '医師が継続可と回答しました。'],
  },
  note: ['Resolution', '対応内容'],
})
