import '@officina/openapi/resources/patients'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { patientBulk } from './bulkActions.ts'
import { Reveal } from './Reveal.tsx'

/** Patients of all practices. */
export default function PatientList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="patients"
      headings={{ open_problems: t.problems }}
      quickFilters={['status', 'doctor_id', 'registered_at']}
      cells={{
        email_masked: (row) => (
          <Reveal patientId={row.id} field="email" masked={row.email_masked} />
        ),
      }}
      bulk={patientBulk}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  problems: ['Open problems', '未解決'],
  empty: ['No patients yet', '患者はまだいません'],
  emptyText: [
    'Patients appear here when doctors add or invite them.',
    '医師が患者を追加または招待すると、ここに表示されます。',
  ],
})
