import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { OrderDialogProps } from './types.ts'

/** A note for colleagues, and for the patient when it is said so. */
export function NoteDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/notes`}
      title={t.noteTitle(order.number)}
      consequence={t.noteText}
      verb={t.note}
      done={t.noted}
      initial={{ text: '', to_patient: false }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <Field
            {...form.field('text')}
            label={t.noteLabel}
            required
            multiline
            minRows={3}
            inputProps={{ maxLength: 1000 }}
          />
          <CheckField {...form.check('to_patient')} label={t.toPatient(order.patient_name)} />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  noteTitle: (number: string) => [`Note on order ${number}`, `注文 ${number} のメモ`],
  noteText: [
    'Only administrators read it, unless it is sent to the patient too. It cannot be changed later.',
    '患者に送る場合を除き、管理者だけが読めます。あとから変更できません。',
  ],
  toPatient: (name: string) => [`Send it to ${name} by mail`, `${name} さんにメールで送る`],
  noteLabel: ['Note', 'メモ'],
  note: ['Add note', 'メモを追加'],
  noted: ['The note is in the history', 'メモを履歴に残しました'],
})
