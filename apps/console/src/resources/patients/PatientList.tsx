import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { BulkCommand } from '../../schema/BulkCommand.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { Reveal } from './Reveal.tsx'

/** Patients of all practices. */
export default function PatientList() {
  const t = useText(messages)
  const { permissions } = useMe()
  return (
    <SchemaList
      resource="patients"
      quickFilters={['status', 'doctor_id', 'registered_at']}
      cells={{
        email_masked: (row) => (
          <Reveal patientId={row.id} field="email" masked={row.email_masked} />
        ),
      }}
      {...(permissions.includes('patient.manage')
        ? {
            bulk: (ids: string[], clear: () => void) => (
              <BulkCommand
                ids={ids}
                clear={clear}
                path="/api/admin/patients/resend-invitations"
                label={t.resend}
                title={t.title(ids.length)}
                consequence={t.consequence}
              />
            ),
          }
        : {})}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  resend: ['Resend invitations', '招待を再送'],
  title: (n: number) => [
    n === 1
      ? 'Send the invitation of 1 patient again?'
      : `Send the invitations of ${n} patients again?`,
    `${n}名の招待を再送しますか`,
  ],
  consequence: [
    'Each gets a mail with a new link; the link before it stops working. Patients who have an account are left out.',
    '新しいリンクがメールで送られ、以前のリンクは無効になります。登録済みの患者には送られません。',
  ],
  empty: ['No patient yet', '患者はまだいません'],
  emptyText: [
    'Patients appear here as soon as doctors add or invite them.',
    '医師が患者を追加または招待すると、ここに表示されます。',
  ],
})
