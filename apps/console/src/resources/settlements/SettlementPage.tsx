import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDate, formatMoney } from '@officina/shared/format'
import { StatCard } from '@officina/ui/facts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { ActionButtons, RecordActions, useActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import { type Settlement, settlementActions } from './actions.tsx'
import { SettlementLines } from './SettlementLines.tsx'

/** One statement: figures, lines that explain themselves, and its steps. */
export default function SettlementPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaDetail
      resource="settlements"
      id={id}
      subtitle={(s) =>
        `${s.doctor_name} (${s.doctor_number}) · ${formatDate(s.period_start, locale, 'UTC')} – ${formatDate(s.period_end, locale, 'UTC')}`
      }
      actions={(settlement) => <RecordActions actions={settlementActions} record={settlement} />}
      header={(settlement) => (
        <>
          <VoidRequest settlement={settlement} />
          <Figures settlement={settlement} />
        </>
      )}
      overview={(settlement) => <SettlementLines settlement={settlement} />}
      tabs={[
        {
          key: 'payment',
          label: t.payment,
          render: (settlement) => <Payment settlement={settlement} />,
        },
      ]}
    />
  )
}

/** A dialog outlives the notice it came from: what meanwhile is no longer asked is refused in words. */
function VoidRequest({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const { time_zone: zone } = useMe()
  const { dialog, offers, choose } = useActions(settlementActions, s, { part: 'void' })
  return (
    <>
      {s.void_requested_at && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          <div>
            {t.asked(s.void_requested_by_name ?? '')}{' '}
            <DateText value={s.void_requested_at} time timeZone={zone} />
          </div>
          {s.void_reason && <div>{s.void_reason}</div>}
          {s.void_mine && <div>{t.mine}</div>}
          {offers.length > 0 && (
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
              <ActionButtons offers={offers} onChoose={choose} />
            </div>
          )}
        </Alert>
      )}
      {dialog}
    </>
  )
}

function Figures({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => <Money amount={amount} currency={s.currency} />
  const reasons = specOf('settlements').fields.carry_reason
  return (
    <Box sx={{ mb: 5 }}>
      {s.status === 'closed' && s.closed_mine && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.closedMine}
        </Alert>
      )}
      {s.carry_reason && reasons && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.carried(valueLabel(reasons, s.carry_reason, locale))}
        </Alert>
      )}
      {s.minimum_waived && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.waived[s.minimum_waived]}
        </Alert>
      )}
      {s.failed_reason && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {t.failed(s.failed_reason)}
        </Alert>
      )}
      <Box sx={figures}>
        <StatCard label={t.base} value={money(s.gross_base)} note={t.orders(s.order_count)} />
        <StatCard label={t.commission} value={money(s.commission)} />
        <StatCard label={t.adjustments} value={money(s.adjustments)} />
        <StatCard
          label={t.carriedIn}
          value={money(s.carried_in)}
          note={
            s.withholding ? t.withheld(formatMoney(s.withholding, s.currency, locale)) : undefined
          }
        />
        <StatCard
          label={s.status === 'carried_over' ? t.carriedOut : t.net}
          value={money(s.net)}
          note={
            s.pay_on && s.status !== 'carried_over'
              ? t.payOn(formatDate(s.pay_on, locale, 'UTC'))
              : undefined
          }
        />
      </Box>
    </Box>
  )
}

function Payment({ settlement }: { settlement: Settlement }) {
  const t = useText(messages)
  const { time_zone: zone } = useMe()
  const { bank, paid_at: paidAt } = settlement
  return (
    <>
      <SchemaShow
        resource="settlements"
        record={settlement}
        groups={['payment']}
        // the bank names a day
        values={{ paid_at: () => paidAt && <DateText value={paidAt} timeZone={zone} /> }}
      />
      <Box sx={{ color: 'text.secondary' }}>
        {bank
          ? [bank.holder, bank.bank, bank.branch, bank.number].filter(Boolean).join(' · ')
          : t.noBank}
      </Box>
    </>
  )
}

const figures = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
}

const messages = defineMessages({
  payment: ['Payment', '支払い'],
  base: ['Base', '対象売上'],
  orders: (n: number) => [n === 1 ? '1 order' : `${n} orders`, `注文${n}件`],
  commission: ['Commission', '手数料'],
  adjustments: ['Adjustments', '調整額'],
  carriedIn: ['Carried in', '前回繰越'],
  withheld: (amount: string) => [`Withheld: ${amount}`, `源泉徴収：${amount}`],
  carriedOut: ['Carried over', '次回繰越'],
  net: ['Net', '支払額'],
  payOn: (date: string) => [`Pay date ${date}`, `支払予定日 ${date}`],
  carried: (why: string) => [
    `Carried over to the next statement: ${why}.`,
    `次回の精算書に繰り越されます：${why}`,
  ],
  waived: {
    year_end: [
      'Paid below the minimum payout: every balance is paid with the December statement.',
      '最低振込額未満ですが、12月分の精算書ではすべての残高を振り込みます。',
    ],
    account_closed: [
      'Paid below the minimum payout: the account is closed.',
      '最低振込額未満ですが、アカウント終了のため振り込みます。',
    ],
  },
  asked: (name: string) => [
    `${name} asked to void this statement.`,
    `${name} さんがこの精算書の無効化を申請しました。`,
  ],
  mine: [
    'Another owner must confirm your request.',
    'ご自身の申請のため、ほかのオーナーの承認が必要です。',
  ],
  closedMine: [
    'You closed this statement, so another administrator approves it.',
    'ご自身が締めた精算書のため、ほかの管理者が承認します。',
  ],
  failed: (why: string) => [`The transfer failed: ${why}`, `振込に失敗しました：${why}`],
  noBank: [
    'There were no bank details when the statement was closed.',
    '締めの時点で振込先が登録されていません。',
  ],
})
