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
  en: {
    excludeTitle: (what: string, amount: string) => `Put ${what} (${amount}) off?`,
    excludeText: 'The line leaves this statement, with its refunds, and is on the next one.',
    exclude: 'Put off',
    excluded: 'The line is on the next statement',
    answerTitle: (doctor: string) => `Answer the objection of ${doctor}`,
    answer: 'Answer',
    answered: 'The doctor has been told',
    outcome: 'Decision',
    declined: 'Declined',
    accepted: 'Accepted',
    answerLabel: 'Answer',
    mailed: 'The doctor gets it by mail.',
    amount: 'Amount for the next statement',
    amountHelp: 'What the statement was short of.',
  },
  ja: {
    excludeTitle: (what, amount) => `${what}（${amount}）を次回に回しますか`,
    excludeText: 'この行と関連する返金は、次回の明細に移ります。',
    exclude: '次回に回す',
    excluded: '次回の明細に移しました',
    answerTitle: (doctor) => `${doctor} さんの申し出に回答`,
    answer: '回答する',
    answered: '医師に通知しました',
    outcome: '判断',
    declined: '認めない',
    accepted: '認める',
    answerLabel: '回答',
    mailed: '医師にメールで送られます。',
    amount: '次の明細に加える金額',
    amountHelp: '不足していた金額です。',
  },
})
