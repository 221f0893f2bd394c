import '@officina/openapi/resources/settlements'
import Box from '@mui/material/Box'
import { bracketed, formatDays } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { ActionNotice } from '../../schema/ActionNotice.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { type Settlement, settlementActions } from './actions.tsx'
import { Figures, Places } from './SettlementFigures.tsx'
import { SettlementLines } from './SettlementLines.tsx'

/** One statement: figures, lines that explain themselves, and its steps. */
export default function SettlementPage() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaDetail
      resource="settlements"
      subtitle={(s) =>
        `${bracketed(s.doctor_name, s.doctor_number, locale)} · ${formatDays({ from: s.period_start, to: s.period_end }, locale)}`
      }
      actions={settlementActions}
      header={(settlement) => (
        <>
          <VoidRequest settlement={settlement} />
          <Places settlement={settlement} />
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

function VoidRequest({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const isAsked = Boolean(s.void_requested_at)
  return (
    <ActionNotice actions={settlementActions} record={s} part="void" isAsked={isAsked}>
      <div>
        {t.asked(s.void_requested_by_name ?? '')} <DateText value={s.void_requested_at} time />
      </div>
      {s.void_reason && <div>{s.void_reason}</div>}
      {s.void_mine && <div>{t.mine}</div>}
    </ActionNotice>
  )
}

function Payment({ settlement }: { settlement: Settlement }) {
  const t = useText(messages)
  const { bank, paid_at: paidAt } = settlement
  return (
    <>
      <SchemaShow
        resource="settlements"
        record={settlement}
        groups={['payment']}
        // the bank names a day
        values={{ paid_at: () => paidAt && <DateText value={paidAt} /> }}
      />
      <Box sx={{ color: 'text.secondary' }}>
        {bank
          ? [bank.holder, bank.bank, bank.branch, bank.number].filter(Boolean).join(' · ')
          : settlement.status === 'open'
            ? t.atClosing
            : t.noBank}
      </Box>
    </>
  )
}

const messages = defineMessages({
  payment: ['Payment', '支払い'],
  asked: (name: string) => [
    `${name} asked to void this statement.`,
    `${name} さんがこの精算書の無効化を申請しました。`,
  ],
  mine: [
    'Another owner must confirm your request.',
    'ご自身の申請のため、ほかのオーナーの承認が必要です。',
  ],
  atClosing: [
    'The bank details are recorded when the statement is closed.',
    '振込先は締めの時点で記録されます。',
  ],
  noBank: [
    'There were no bank details when the statement was closed.',
    '締めの時点で振込先が登録されていません。',
  ],
})
