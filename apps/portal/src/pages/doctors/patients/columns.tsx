import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Muted } from '@officina/ui/Muted'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money, None, TimeAgo } from '@officina/ui/values'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { PatientActions } from '../../../features/patient/PatientActions.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

export type Row = components['schemas']['DoctorPatient']

/** The columns of the list; a tag filters by itself. The same ones at each draw: rows stay as they are drawn. */
export function useColumns(): Column<Row>[] {
  const { columns: t } = useText(messages)
  const locale = useLocale()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}

type Words = (typeof messages)['en']['columns']

const columnsOf = (t: Words, locale: Locale): Column<Row>[] => [
  {
    key: 'name',
    header: t.name,
    sortKey: 'name',
    render: (row) => formatName(row, locale),
    keeps: true,
    below: ({ kana, number, email }) =>
      [number, kana, email].map((text) => text && <Muted key={text}>{text}</Muted>),
  },
  {
    key: 'status',
    header: t.status,
    render: (row) => (
      <>
        <Status kind="patient" value={row.display_status} />
        <Tags tags={row.tags} />
      </>
    ),
  },
  { key: 'recipe', header: t.recipe, render: (row) => <LastRecipe row={row} /> },
  {
    key: 'order',
    header: t.order,
    sortKey: 'last_order_at',
    fills: true,
    render: (row) => <LastOrder row={row} />,
  },
  {
    key: 'renewal',
    header: t.renewal,
    render: (row) => (row.renewal ? <Status kind="renewal" value={row.renewal} /> : '–'),
  },
  {
    key: 'questionnaire',
    header: t.questionnaire,
    wideOnly: true,
    render: (row) => <Status kind="patient_questionnaire" value={row.questionnaire} />,
  },
  {
    key: 'activity',
    header: t.activity,
    sortKey: 'last_activity_at',
    wideOnly: true,
    render: (row) => <TimeAgo value={row.last_activity_at} />,
  },
  {
    key: 'actions',
    header: t.actions,
    align: 'right',
    render: (row) => <PatientActions patient={row} />,
  },
]

function LastRecipe({ row: { last_recipe: recipe } }: { row: Row }) {
  if (!recipe) return <None />
  return (
    <div>
      <Status kind="recipe" value={recipe.status} />
      <Muted>
        <DateText value={recipe.at} />
      </Muted>
    </div>
  )
}

function LastOrder({ row: { last_order: order } }: { row: Row }) {
  if (!order) return <None />
  return (
    <div>
      <Money amount={order.total} currency={order.currency} />
      <Muted>
        <DateText value={order.placed_at} />
      </Muted>
    </div>
  )
}

function Tags({ tags }: { tags: string[] }) {
  const t = useText(messages)
  if (tags.length === 0) return null
  return (
    <div className="row-tags">
      {tags.map((tag) => (
        <Link key={tag} to={pathTo('/doctors/patients', {}, { tag })} aria-label={t.clearTag(tag)}>
          <StatusChip tone="draft">{tag}</StatusChip>
        </Link>
      ))}
    </div>
  )
}
