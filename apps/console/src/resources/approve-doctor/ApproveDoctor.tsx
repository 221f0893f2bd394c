import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { StatusChip } from '@officina/ui/StatusChip'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { useCounts } from '../../admin/useCounts.ts'
import type { RowOf } from '../../schema/overrides.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { TwoLines } from '../../schema/TwoLines.tsx'
import { whereWidest } from '../../schema/tableStyles.ts'
import { sumOf } from '../definition.ts'
import { waiting } from '../doctors/doctor.ts'
import { businessDaysSince, isSameDay } from './businessDays.ts'

/** The inbox of applications, oldest first; a row opens the review beside it. */
export default function ApproveDoctor() {
  const t = useText(messages)
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const renewals = search.get('filter')?.includes('"renewal_sent":true') ?? false
  const view = renewals ? renewalView : applicationView
  // it stays while it goes out of sight
  const [isPanel, setPanel] = useState(false)
  if (id && !isPanel) setPanel(true)
  const open = (next: string | null) =>
    setSearch((old) => {
      const params = new URLSearchParams(old)
      if (next) params.set('id', next)
      else params.delete('id')
      return params
    })
  return (
    <Box onPointerEnter={ReviewPanel.preload} onFocus={ReviewPanel.preload}>
      <SchemaList
        resource="doctors"
        title={t.title}
        subtitle={t.subtitle}
        // another list, with sort and columns of its own
        key={view.storeKey}
        {...view}
        tabs={
          <>
            <Suspense fallback={<div style={{ minHeight: 172 }} />}>
              <KpiStrip />
            </Suspense>
            <ReviewTabs renewals={renewals} />
          </>
        }
        cells={{
          applied_at: (row) => <Waiting doctor={row} />,
          clinic_name: (row) => <TwoLines>{row.clinic_name}</TwoLines>,
          documents: (row) =>
            row.documents ? row.documents : <StatusChip tone="attention">{t.none}</StatusChip>,
          duplicates: (row) =>
            row.duplicates ? <StatusChip tone="attention">{row.duplicates}</StatusChip> : '–',
        }}
        onRowClick={(row) => open(row.id)}
        empty={renewals ? { title: t.noRenewal } : { title: t.empty, text: t.emptyText }}
      />
      {isPanel && <ReviewPanel id={id} onOpen={open} />}
    </Box>
  )
}

const ReviewPanel = lazyPart(() => import('./ReviewPanel.tsx'), 'ReviewPanel')

const KpiStrip = lazyWithRetry(() => import('../../admin/kpis/KpiStrip.tsx'))

/** Applications, and renewed licences of doctors who are approved already. */
function ReviewTabs(props: { renewals: boolean }) {
  const t = useText(messages)
  const counts = useCounts()
  return (
    <TabsNav
      label={t.tabs}
      tabs={[
        {
          label: t.applications,
          to: '/approve-doctor',
          current: !props.renewals,
          count: counts.doctors && sumOf(counts.doctors, waiting),
        },
        {
          label: t.renewals,
          to: `/approve-doctor?filter=${encodeURIComponent('{"renewal_sent":true}')}`,
          current: props.renewals,
          count: counts.reviews?.renewals,
        },
      ]}
    />
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

const widths = {
  phone: ['applied_at', 'licence_renewal_sent_at', 'status', 'clinic_name', 'documents'],
  tablet: ['duplicates', 'licence_expires_on'],
  desktop: ['speciality', 'licence_type'],
} as const

const under = { licence_type: ['licence_number', 'licence_country'] } as const

const applicationView = {
  storeKey: 'approve-doctor',
  filter: { status: waiting },
  quickFilters: ['speciality', 'applied_at'],
  order: ['applied_at', 'ASC'],
  columns,
  under,
  widths,
} as const

const renewalView = {
  storeKey: 'approve-doctor.renewals',
  quickFilters: ['renewal_sent', 'speciality', 'licence_expires_on'],
  order: ['licence_expires_on', 'ASC'],
  columns: [
    'name',
    'licence_renewal_sent_at',
    'status',
    'clinic_name',
    'documents',
    'licence_type',
    'licence_number',
    'licence_country',
    'licence_expires_on',
    'duplicates',
    'assigned_to_name',
  ],
  under,
  widths,
} as const

/**
 * When somebody applied or answered and how long that is: amber after the business days it may take, red after three
 * times as many. While the doctor is asked, the time is theirs.
 */
function Waiting(props: { doctor: RowOf<'doctors'> }) {
  const t = useText(messages)
  const { time_zone: zone = 'UTC', review_sla_days: most } = useMe()
  const { applied_at, waiting_since, status } = props.doctor
  const since = waiting_since ?? applied_at
  if (!since) return <None />
  if (status === 'needs_info')
    return (
      <StatusChip tone="draft">
        {t.asked}
        <DateText value={since} />
      </StatusChip>
    )
  const now = new Date()
  const days = businessDaysSince(since, now, zone)
  return (
    <>
      <StatusChip tone={days > 3 * most ? 'stopped' : days > most ? 'attention' : 'draft'}>
        {isSameDay(since, now, zone) ? t.today : t.days(days)}
      </StatusChip>
      <Box component="span" sx={whereWidest}>
        <DateText value={since} />
      </Box>
    </>
  )
}

const messages = defineMessages({
  title: ['Applications', '申請の審査'],
  subtitle: [
    'Doctors waiting for a decision, oldest first.',
    '審査を待っている医師を、申請が古い順に表示しています。',
  ],
  tabs: ['To review', '審査の対象'],
  applications: ['Applications', '新規の申請'],
  renewals: ['Renewed licences', '免許の更新'],
  noRenewal: ['No licence renewals to review', '確認待ちの更新免許はありません'],
  none: ['None', 'なし'],
  empty: ['All caught up', '対応待ちはありません'],
  emptyText: ['No applications to review.', '審査を待っている申請はありません。'],
  asked: ['Asked ', '回答待ち：'],
  today: ['today', '本日'],
  days: (n: number) => [
    n === 0 ? 'less than 1 business day' : n === 1 ? '1 business day' : `${n} business days`,
    n === 0 ? '1営業日未満' : `${n}営業日`,
  ],
})
