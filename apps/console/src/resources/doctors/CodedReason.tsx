import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ActionForm } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

type Values = { reason_code: string; reason: string }
type Props<V extends Values> = { form: Pick<ActionForm<V>, 'field'>; codes: readonly string[] }

/** Why a doctor's state changes: one of the contract's codes, and words that the doctor reads. */
export function CodedReason<V extends Values>({ form, codes }: Props<V>) {
  const t = useText(messages)
  const locale = useLocale()
  const field = specOf('doctors').fields.status_reason_code
  return (
    <>
      <SelectField
        {...form.field('reason_code')}
        label={t.code}
        required
        empty={t.choose}
        options={codes.map((value) => ({
          value,
          label: field ? valueLabel(field, value, locale) : value,
        }))}
      />
      <ReasonField form={form} label={t.reason} help={t.help} max={2000} />
    </>
  )
}

const messages = defineMessages({
  code: ['Reason', '理由の区分'],
  choose: ['Choose', '選択してください'],
  reason: ['Reason in words', '理由'],
  help: ['The doctor reads it word for word.', 'そのまま医師に表示されます。'],
})
