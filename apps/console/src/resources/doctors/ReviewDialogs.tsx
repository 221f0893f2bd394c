import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import { reviewBody } from '../approve-doctor/Checklist.tsx'
import { CodedReason } from './CodedReason.tsx'
import { type DialogProps, dialogOf } from './dialogProps.ts'

/** Fields an applicant can be asked to fill in again. */
const reopenable = [
  'licence_file',
  'licence_type',
  'licence_number',
  'licence_country',
  'licence_expires_on',
  'last_name',
  'first_name',
  'phone',
  'clinic_name',
  'clinic_phone',
  'clinic_line1',
  'website',
  'speciality',
]

export function AskDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  const locale = useLocale()
  const fields = specOf('doctors').fields
  const label = (name: string) =>
    name === 'licence_file' ? t.file : fieldLabel(name, fields[name], locale)
  return (
    <ActionDialog
      {...dialogOf(props, 'request-info')}
      title={t.askTitle(doctor.number, doctor.name)}
      consequence={t.askConsequence}
      verb={t.askVerb}
      done={t.askDone(doctor.name)}
      initial={{ question: '', reopened_fields: [] as string[] }}
      body={(values) => ({ ...values, ...reviewBody(props.review), revision: doctor.revision })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('question')}
            label={t.question}
            help={t.questionHelp}
            required
            multiline
            minRows={3}
            inputProps={{ maxLength: 2000 }}
          />
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>
              {t.reopen}
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {reopenable.map((name) => (
                <CheckField
                  key={name}
                  label={label(name)}
                  checked={form.values.reopened_fields.includes(name)}
                  onChange={(event) =>
                    form.set(
                      'reopened_fields',
                      event.target.checked
                        ? [...form.values.reopened_fields, name]
                        : form.values.reopened_fields.filter((other) => other !== name),
                    )
                  }
                />
              ))}
            </Box>
            <FormError>{form.errors.reopened_fields && t.reopenOne}</FormError>
          </Box>
        </>
      )}
    </ActionDialog>
  )
}

const reasons = ['not_verifiable', 'expired', 'not_eligible', 'duplicate', 'other']

export function RejectDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ActionDialog
      {...dialogOf(props, 'reject')}
      title={t.rejectTitle(doctor.number, doctor.name)}
      consequence={t.rejectConsequence}
      verb={t.rejectVerb}
      danger
      done={t.rejectDone(doctor.name)}
      initial={{ reason_code: '', reason: '', may_reapply: false }}
      body={(values) => ({ ...values, ...reviewBody(props.review), revision: doctor.revision })}
    >
      {(form) => (
        <>
          <CodedReason form={form} codes={reasons} />
          <CheckField {...form.check('may_reapply')} label={t.mayReapply} />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  askTitle: (number: string, name: string) => [
    `Ask ${name} (${number}) for information?`,
    `${name} さん(${number})に追加情報を求めますか`,
  ],
  askConsequence: [
    'The application goes back to the doctor with your question, by mail.',
    '申請が質問とともに医師に差し戻され、メールで通知されます。',
  ],
  askVerb: ['Send question', '質問を送る'],
  askDone: (name: string) => [`The question was sent to ${name}`, `${name} さんに質問を送りました`],
  question: ['Question to the doctor', '医師への質問'],
  questionHelp: ['The doctor reads it word for word.', 'そのまま医師に表示されます。'],
  reopen: ['Fields the doctor may change', '医師が変更できる項目'],
  reopenOne: ['Choose at least one field.', '1つ以上選んでください。'],
  file: ['Licence document', '免許の書類'],
  rejectTitle: (number: string, name: string) => [
    `Reject the application of ${name} (${number})?`,
    `${name} さん(${number})の申請を却下しますか`,
  ],
  rejectConsequence: [
    'The doctor is told by mail. The documents are deleted after 90 days. A new application is decided by another administrator.',
    '医師にメールで通知されます。書類は90日後に削除されます。再申請は、ほかの管理者が審査します。',
  ],
  rejectVerb: ['Reject application', '申請を却下'],
  rejectDone: (name: string) => [
    `The application of ${name} was rejected`,
    `${name} さんの申請を却下しました`,
  ],
  mayReapply: [
    'May apply again at once (else after 30 days)',
    'すぐに再申請できる(チェックしない場合は30日後から)',
  ],
})
