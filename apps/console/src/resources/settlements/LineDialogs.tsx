import { formatMoney, parseMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { useAmountCheck } from '../amounts.ts'
import type { Settlement } from './types.ts'

type Line = Settlement['lines'][number]
type Props = { settlement: Settlement; line: Line; onClose: () => void }

/** Takes a line off an open statement; it comes back on the next one. */
export function ExcludeDialog({ settlement: s, line, onClose }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/settlements/${s.id}/exclude-line`}
      idempotent
      title={t.excludeTitle(line.product ?? s.number, formatMoney(line.amount, s.currency, locale))}
      consequence={t.excludeText}
      verb={t.exclude}
      done={t.excluded}
      initial={{ reason: '' }}
      body={(values) => ({ ...values, line_id: line.id, revision: s.revision })}
    >
      {(form) => <ReasonField form={form} />}
    </ActionDialog>
  )
}

/** Answers what the doctor objects to. */
export function AnswerDialog({ settlement: s, line, onClose }: Props) {
  const t = useText(messages)
  const amountErrors = useAmountCheck(s.currency)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/settlements/${s.id}/answer-dispute`}
      idempotent
      title={t.answerTitle(s.doctor_name)}
      consequence={<q>{line.dispute?.message}</q>}
      verb={t.answer}
      done={t.answered}
      initial={{ outcome: 'declined', answer: '', amount: '' }}
      check={(values) => amountErrors(values, ['amount'])}
      body={({ amount, ...values }) => ({
        ...values,
        dispute_id: line.dispute?.id,
        amount: amount === '' ? null : (parseMoney(amount, s.currency) ?? 0),
      })}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('outcome')}
            label={t.outcome}
            options={[
              { value: 'declined', label: t.declined },
              { value: 'accepted', label: t.accepted },
            ]}
          />
          <Field
            {...form.field('answer')}
            label={t.answerLabel}
            help={t.mailed}
            required
            multiline
            minRows={3}
            inputProps={{ maxLength: 1000 }}
          />
          {form.values.outcome === 'accepted' && (
            <Field
              {...form.field('amount')}
              label={`${t.amount} (${s.currency})`}
              help={t.amountHelp}
              optional
            />
          )}
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  excludeTitle: (what: string, amount: string) => [
    `Put ${what} (${amount}) off?`,
    `${what}（${amount}）を次回に回しますか`,
  ],
  excludeText: [
    'The line leaves this statement, with its refunds, and is on the next one.',
    'この行と関連する返金は、次回の明細に移ります。',
  ],
  exclude: ['Put off', '次回に回す'],
  excluded: ['The line is on the next statement', '次回の明細に移しました'],
  answerTitle: (doctor: string) => [
    `Answer the objection of ${doctor}`,
    `${doctor} さんの申し出に回答`,
  ],
  answer: ['Answer', '回答する'],
  answered: ['The doctor has been told', '医師に通知しました'],
  outcome: ['Decision', '判断'],
  declined: ['Declined', '認めない'],
  accepted: ['Accepted', '認める'],
  answerLabel: ['Answer', '回答'],
  mailed: ['The doctor gets it by mail.', '医師にメールで送られます。'],
  amount: ['Amount for the next statement', '次の明細に加える金額'],
  amountHelp: ['What the statement was short of.', '不足していた金額です。'],
})
