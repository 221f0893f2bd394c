import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { useSearchParams } from 'react-router'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { waiting } from '../doctors/states.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { Waiting } from './Waiting.tsx'

/** The inbox of applications, oldest first; a row opens the review beside it. */
export default function ApproveDoctor() {
  const t = useText(messages)
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const open = (next: string | null) =>
    setSearch((old) => {
      const params = new URLSearchParams(old)
      if (next) params.set('id', next)
      else params.delete('id')
      return params
    })
  return (
    <>
      <SchemaList
        resource="doctors"
        title={t.title}
        subtitle={t.subtitle}
        storeKey="approve-doctor"
        filter={{ status: waiting }}
        quickFilters={['speciality', 'applied_at']}
        order={['applied_at', 'ASC']}
        columns={columns}
        cells={{
          applied_at: (row) => <Waiting since={row.applied_at as string | null} />,
          documents: (row) =>
            row.documents ? row.documents : <StatusChip tone="attention">{t.none}</StatusChip>,
          duplicates: (row) =>
            row.duplicates ? <StatusChip tone="attention">{row.duplicates}</StatusChip> : '–',
        }}
        extraColumns={[
          { key: 'domain', header: t.domain, wideOnly: true, render: (row) => domainOf(row.email) },
        ]}
        onRowClick={(row) => open(row.id)}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      <ReviewPanel id={id} onClose={() => open(null)} />
    </>
  )
}

const columns = [
  'name',
  'applied_at',
  'status',
  'clinic_name',
  'documents',
  'speciality',
  'licence_type',
  'licence_number',
  'licence_country',
  'duplicates',
  'assigned_to_name',
] as const

const domainOf = (email: string | undefined) => email?.split('@')[1] ?? '–'

const messages = defineMessages({
  en: {
    title: 'Applications',
    subtitle: 'Doctors who wait for a decision, oldest first. The aim is one business day.',
    none: 'None',
    domain: 'E-mail domain',
    empty: 'Inbox zero',
    emptyText: 'No application waits for a decision.',
  },
  ja: {
    title: '申請の審査',
    subtitle: '審査を待っている医師を、申請が古い順に表示しています。目標は1営業日以内です。',
    none: 'なし',
    domain: 'メールのドメイン',
    empty: '対応待ちはありません',
    emptyText: '審査を待っている申請はありません。',
  },
})
