import { formatMoney, parseMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { todayIn, unsigned, useAmountCheck } from '../amounts.ts'
import type { SettlementDialogProps } from './types.ts'

/** The transfer has arrived. */
export function PaidDialog({ settlement: s, onClose }: SettlementDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: zone = 'UTC' } = useMe()
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/settlements/${s.id}/paid`}
      idempotent
      title={t.paidTitle(s.number, formatMoney(s.net, s.currency, locale))}
      consequence={t.paidText}
      verb={t.paid}
      done={t.paidDone(s.number)}
      initial={{ paid_on: todayIn(zone), reference: '' }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <Field {...form.field('paid_on')} label={t.paidOn} type="date" required />
          <Field
            {...form.field('reference')}
            label={t.reference}
            help={t.referenceHelp}
            required
            inputProps={{ maxLength: 100 }}
          />
        </>
      )}
    </ActionDialog>
  )
}

/** A correction in either direction, with its reason on the statement. */
export function AdjustDialog({ settlement: s, onClose }: SettlementDialogProps) {
  const t = useText(messages)
  const amountErrors = useAmountCheck(s.currency)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/settlements/${s.id}/adjustments`}
      idempotent
      title={t.adjustTitle(s.number, s.doctor_name)}
      consequence={t.adjustText}
      verb={t.adjust}
      done={t.adjustDone}
      initial={{ type: 'adjustment', amount: '', reason: '' }}
      check={(values) => amountErrors(values, ['amount'])}
      body={(values) => ({ ...values, amount: signed(values.amount, s.currency) })}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('type')}
            label={t.kind}
            options={[
              { value: 'adjustment', label: t.kinds.adjustment },
              { value: 'bonus', label: t.kinds.bonus },
            ]}
          />
          <Field
            {...form.field('amount')}
            label={`${t.amount} (${s.currency})`}
            help={form.values.type === 'bonus' ? undefined : t.amountHelp}
            required
            inputProps={{ inputMode: 'text' }}
          />
          <ReasonField form={form} help={t.reasonHelp} />
        </>
      )}
    </ActionDialog>
  )
}

function signed(text: string, currency: string): number {
  const amount = parseMoney(unsigned(text), currency) ?? 0
  return /^[−－-]/.test(text.trim()) ? -amount : amount
}

const messages = defineMessages({
  paidTitle: (number: string, net: string) => [
    `Mark ${number} paid with ${net}?`,
    `${number}（${net}）を支払い済みにしますか`,
  ],
  paidText: [
    'The statement is locked. Later changes go to the next one. The doctor is told by mail.',
    '明細が確定し、以後の変更は次回の明細に入ります。医師にメールで通知されます。',
  ],
  paid: ['Mark paid', '支払い済みにする'],
  paidDone: (number: string) => [`${number} is paid`, `${number} を支払い済みにしました`],
  paidOn: ['Paid on', '支払日'],
  reference: ['Reference', '照会番号'],
  referenceHelp: ['As it stands on the bank statement.', '銀行明細のとおりに入力してください。'],
  adjustTitle: (number: string, doctor: string) => [
    `Adjust ${number} of ${doctor}`,
    `${doctor} さんの明細 ${number} を調整`,
  ],
  adjustText: [
    'The adjustment stands on the statement with its reason. It cannot be changed, only balanced by another one.',
    '調整は理由とともに明細に記載されます。変更はできず、別の調整で打ち消します。',
  ],
  kind: ['Kind', '種類'],
  kinds: {
    adjustment: ['Correction', '訂正'],
    bonus: ['Bonus', 'ボーナス'],
  },
  adjust: ['Add adjustment', '調整を追加'],
  adjustDone: ['The adjustment is on the statement', '調整を明細に追加しました'],
  amount: ['Amount', '金額'],
  amountHelp: ['With a minus to take away.', '減額する場合は先頭に「-」を付けます。'],
  reasonHelp: ['The doctor reads it.', '医師に表示されます。'],
})
