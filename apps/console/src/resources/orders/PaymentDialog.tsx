import { formatMoney, parseMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { amountText, todayIn, useAmountCheck } from '../amounts.ts'
import { asRead } from './asRead.ts'
import type { OrderDialogProps } from './types.ts'

/** A transfer or a paid invoice has been seen on the account. */
export function PaymentDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: zone = 'UTC' } = useMe()
  const { currency } = order
  const amountErrors = useAmountCheck(currency)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/record-payment`}
      idempotent
      title={t.title(order.number)}
      consequence={t.consequence(formatMoney(order.total, currency, locale))}
      verb={t.verb}
      done={t.done(order.number)}
      {...asRead(order)}
      initial={{
        paid_on: todayIn(zone),
        reference: '',
        amount: amountText(order.total, currency),
        note: '',
      }}
      check={(values) => amountErrors(values, ['amount'])}
      body={(values) => ({
        ...values,
        amount: parseMoney(values.amount, currency) ?? 0,
        note: values.note || null,
        revision: order.revision,
      })}
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
          <Field
            {...form.field('amount')}
            label={`${t.amount} (${currency})`}
            required
            inputProps={{ inputMode: 'decimal' }}
          />
          <Field {...form.field('note')} label={t.note} optional inputProps={{ maxLength: 500 }} />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  title: (number: string) => [`Record the payment of ${number}`, `${number} の入金を記録`],
  consequence: (total: string) => [
    `The order counts as paid. The amount must be ${total}.`,
    `支払い済みになります。金額は ${total} である必要があります。`,
  ],
  verb: ['Record payment', '入金を記録'],
  done: (number: string) => [`${number} is paid`, `${number} の入金を記録しました`],
  paidOn: ['Paid on', '入金日'],
  reference: ['Reference', '照会番号'],
  referenceHelp: [
    'As it stands on the bank statement; each only once.',
    '銀行明細のとおりに入力してください。同じ番号は一度だけ使えます。',
  ],
  amount: ['Amount', '金額'],
  note: ['Note', 'メモ'],
})
