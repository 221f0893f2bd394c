import Box from '@mui/material/Box'
import type { ListRow } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { RecipeMenu } from '../../../features/recipe/RecipeMenu.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

export type Row = ListRow<'/api/doctor/recipes'>

/** Where a recipe opens: a draft without a patient has no page but the builder. */
export const placeOf = (row: Row): string =>
  row.patient
    ? pathTo('/doctors/patients/:patientId/recipes', { patientId: row.patient.id }, { id: row.id })
    : pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: row.id })

export function useRowName(): (row: Row) => string {
  const t = useText(messages)
  const locale = useLocale()
  return (row) =>
    [
      row.number ? t.version(row.number, row.version) : t.draft,
      row.label || row.title,
      row.patient && formatName(row.patient, locale),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** The columns of the list. */
export function useColumns(): Column<Row>[] {
  const t = useText(messages)
  const locale = useLocale()
  const nameOf = useRowName()
  return [
    { key: 'recipe', header: t.recipe, sortKey: 'label', render: (row) => <Name row={row} /> },
    {
      key: 'patient',
      header: t.patient,
      render: (row) =>
        row.patient ? (
          <Link to={pathTo('/doctors/patients/:patientId', { patientId: row.patient.id })}>
            {formatName(row.patient, locale)}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'status',
      header: t.status,
      render: (row) => <Status kind="recipe" value={row.status} />,
    },
    {
      key: 'issued_at',
      header: t.issued,
      sortKey: 'issued_at',
      render: (row) => <DateText value={row.issued_at} />,
    },
    {
      key: 'until',
      header: t.until,
      sortKey: 'expires_on',
      render: (row) => (row.issued_at ? <DateText value={row.expires_on} /> : '–'),
    },
    {
      key: 'ordered',
      header: t.ordered,
      render: (row) => (row.issued_at ? t.orderedOf(row.ordered_count, row.needed_count) : '–'),
    },
    {
      key: 'last',
      header: t.lastOrder,
      sortKey: 'last_ordered_at',
      wideOnly: true,
      render: (row) => <DateText value={row.last_ordered_at} />,
    },
    {
      key: 'renewal',
      header: t.renewal,
      render: (row) => (row.renewal ? <Status kind="renewal" value={row.renewal} /> : '–'),
    },
    {
      key: 'actions',
      header: t.actions,
      align: 'right',
      render: (row) => <RecipeMenu recipe={row} name={nameOf(row)} />,
    },
  ]
}

function Name({ row }: { row: Row }) {
  const t = useText(messages)
  return (
    <>
      {row.label || row.title || t.noLabel}
      <Box sx={muted}>
        {row.number ? t.version(row.number, row.version) : t.draft} · {t.lines(row.lines_count)}
      </Box>
    </>
  )
}

// an inline block is not underlined with the link it stands in
const muted = {
  display: 'inline-block',
  width: '100%',
  fontSize: '0.875rem',
  fontWeight: 400,
  color: 'text.secondary',
}
